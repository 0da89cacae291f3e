import type { OutcomeId, Verdict } from '../fight/compare.ts';

/** What becomes of a side whose Armor does not hold: it loses one of its pips, or is at its end (BW-DMG-03, BW-DMG-04). */
export type Fate = 'dies' | 'pip' | 'destroyed';

export function fateOf(steps: number, built: boolean): Fate {
  if (steps > 1) return 'pip';
  return built ? 'destroyed' : 'dies';
}

type Figure = Verdict['figures'][number];

/** The figures of a fight by what they mean where a side does not simply die. */
export function fatedFigures(figures: readonly Figure[], target: Fate, charger: Fate): readonly Figure[] {
  const plain = target === 'dies' && charger === 'dies';
  const named: Partial<Record<OutcomeId, OutcomeId>> = {
    ...(target !== 'dies' && {
      'target-dies': `target-${target}`,
      'defender-dies': `target-${target}`,
      'any-dies': `target-${target}`,
      'enemy-dies': `target-${target}`,
    }),
    ...(charger !== 'dies' && { 'attacker-dies': `attacker-${charger}`, 'own-dies': `attacker-${charger}` }),
    ...(!plain && { 'both-die': 'both-hurt', 'nobody-dies': 'nobody-hurt' }),
  };
  return figures.map(({ id, chance }) => ({ id: named[id] ?? id, chance }));
}
