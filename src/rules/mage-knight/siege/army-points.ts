import { type Answer, answer, type Sum } from '../answer.ts';

export const armyPointsEffects = ['sections-cost-points', 'army-over-limit', 'army-within-limit'] as const;
export type ArmyPointsEffect = (typeof armyPointsEffects)[number];

/** What the sections cost out of the army; the points of each are the player's (MK-PTS-01, MK-PTS-02). */
export function castlePoints(sections: readonly { readonly points: number }[]): Sum<ArmyPointsEffect> {
  const value = sections.reduce((total, { points }) => total + points, 0);
  return { value, reasons: [{ rule: 'MK-PTS-02', effect: 'sections-cost-points', amount: value }] };
}

/** Whether figures and castle fit the army's limit together, in points (MK-PTS-02). */
export function fitsArmy(castle: number, figures: number, limit: number): Answer<ArmyPointsEffect> {
  const left = limit - castle - figures;
  return answer(left < 0 ? [{ rule: 'MK-PTS-02', effect: 'army-over-limit', amount: -left }] : [], [
    { rule: 'MK-PTS-02', effect: 'army-within-limit', amount: left },
  ]);
}
