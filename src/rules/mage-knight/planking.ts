import { type Answer, answer, type CastleReason } from './answer.ts';

export const plankingEffects = [
  'only-the-lord',
  'touches-no-wall',
  'not-at-right-angles',
  'may-be-placed',
  'belongs-to-its-wall',
] as const;
export type PlankingEffect = (typeof plankingEffects)[number];

export interface PlacedPlanking {
  readonly byLord: boolean;
  readonly touchesWall: boolean;
  /** Degrees between the planking and the wall. */
  readonly angle: number;
}

/** Angles nearer than this, in degrees, count as the same: the error of arithmetic, no slack for the table. */
const sameAngle = 1e-9;

/** Whether planking may lie so: placed by the castle's lord (MK-PLK-06), touching the wall at right angles (MK-PLK-04), whose part it then is (MK-PLK-05). */
export function mayPlacePlanking(planking: PlacedPlanking): Answer<PlankingEffect> {
  const refusals: CastleReason<PlankingEffect>[] = [];
  if (!planking.byLord) refusals.push({ rule: 'MK-PLK-06', effect: 'only-the-lord' });
  if (!planking.touchesWall) refusals.push({ rule: 'MK-PLK-04', effect: 'touches-no-wall' });
  const fromWall = ((planking.angle % 180) + 180) % 180;
  if (Math.abs(fromWall - 90) > sameAngle) {
    refusals.push({ rule: 'MK-PLK-04', effect: 'not-at-right-angles', amount: planking.angle });
  }
  return answer(refusals, [
    { rule: 'MK-PLK-04', effect: 'may-be-placed' },
    { rule: 'MK-PLK-05', effect: 'belongs-to-its-wall' },
  ]);
}
