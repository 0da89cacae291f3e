import type { ActionType } from './actions.ts';
import { type Answer, answer, type CastleReason, type Sum } from './answer.ts';
import { type SectionKind, sectionFacts } from './kinds.ts';

/** So many walls in play give each player one ladder (MK-LAD-02). */
const wallsPerLadder = 3;

/** Who handles a ladder: only figures in a movement formation may. */
export type LadderBearers = 'movement-formation' | 'others';

export const ladderEffects = [
  'one-per-three-walls',
  'walls-of-all-players',
  'token-may-stand-for-it',
  'carried-without-modifier',
  'movement-formation-only',
  'costs-one-action',
  'any-action-as-printed',
  'no-access-point-there',
  'new-access-point',
  'no-ladder-left',
  'move-action-only',
  'enemy-at-far-end',
  'far-end-clear',
] as const;
export type LadderEffect = (typeof ladderEffects)[number];

/** How many ladders so many walls give (MK-LAD-02). */
export function laddersFor(walls: number): number {
  return Math.floor(walls / wallsPerLadder);
}

/** How many ladders a player may have: all walls in play of all players count, rounded down (MK-LAD-02, MK-A-08). By the other reading only his own do. */
export function laddersAllowed<Owner>(
  sections: readonly { readonly kind: SectionKind; readonly destroyed: boolean; readonly owner: Owner }[],
  player: Owner,
): Sum<LadderEffect> {
  const walls = sections.filter(({ kind, destroyed }) => sectionFacts[kind].wall && !destroyed);
  const value = laddersFor(walls.length);
  const own = laddersFor(walls.filter(({ owner }) => owner === player).length);
  const reasons: CastleReason<LadderEffect>[] = [
    { rule: 'MK-LAD-02', effect: 'one-per-three-walls', amount: walls.length },
    { rule: 'MK-A-08', effect: 'walls-of-all-players' },
  ];
  if (value > 0) reasons.push({ rule: 'MK-LAD-03', effect: 'token-may-stand-for-it' });
  return own === value ? { value, reasons } : { value, reasons, otherwise: { rule: 'MK-A-08', value: own } };
}

/** What carrying a ladder does to the movement of a formation: nothing (MK-LAD-04). */
export function ladderCarryModifier(): Sum<LadderEffect> {
  return { value: 0, reasons: [{ rule: 'MK-LAD-04', effect: 'carried-without-modifier', amount: 0 }] };
}

export interface LadderRaising {
  readonly bearers: LadderBearers;
  /** The action given to them; `undefined` for none. */
  readonly action: ActionType | undefined;
  readonly kind: SectionKind;
  /** Ladders that the player has in play, and may have. */
  readonly inPlay?: number | undefined;
  readonly allowed?: number | undefined;
}

/**
 * Whether a ladder may be raised: for one action given to a movement formation (MK-LAD-05), of any kind as printed
 * (MK-A-09), against anything but a gatehouse, which has no access point at all (MK-GATE-01); as ladders make access points
 * of sections, another reading lets them (MK-LAD-01).
 */
export function mayRaiseLadder(raising: LadderRaising): Answer<LadderEffect> {
  const { bearers, action, kind, inPlay, allowed } = raising;
  const refusals: CastleReason<LadderEffect>[] = [];
  if (kind === 'gatehouse') refusals.push({ rule: 'MK-GATE-01', effect: 'no-access-point-there' });
  if (bearers !== 'movement-formation') {
    refusals.push({ rule: 'MK-LAD-05', effect: 'movement-formation-only' });
  }
  if (action === undefined) refusals.push({ rule: 'MK-LAD-05', effect: 'costs-one-action', amount: 1 });
  if (inPlay !== undefined && allowed !== undefined && inPlay >= allowed) {
    refusals.push({ rule: 'MK-LAD-02', effect: 'no-ladder-left', amount: allowed });
  }
  const grounds: CastleReason<LadderEffect>[] = [
    { rule: 'MK-LAD-05', effect: 'costs-one-action', amount: 1 },
    { rule: 'MK-LAD-01', effect: 'new-access-point' },
  ];
  const [refusal, ...more] = refusals;
  if (refusal?.effect === 'no-access-point-there' && more.length === 0) {
    return { ...answer(refusals, grounds), otherwise: { rule: 'MK-LAD-01', allowed: true } };
  }
  if (action === 'move') return answer(refusals, grounds);
  grounds.push({ rule: 'MK-A-09', effect: 'any-action-as-printed' });
  const answered = answer(refusals, grounds);
  return answered.allowed ? { ...answered, otherwise: { rule: 'MK-A-09', allowed: false } } : answered;
}

export interface LadderRemoval {
  readonly bearers: LadderBearers;
  readonly action: ActionType | undefined;
  readonly enemyAtFarEnd: boolean;
}

/** Whether a ladder may be taken away: a move action of a movement formation, and no enemy at the far end (MK-LAD-06). */
export function mayTakeLadder(removal: LadderRemoval): Answer<LadderEffect> {
  const refusals: CastleReason<LadderEffect>[] = [];
  if (removal.bearers !== 'movement-formation') {
    refusals.push({ rule: 'MK-LAD-06', effect: 'movement-formation-only' });
  }
  if (removal.action !== 'move') refusals.push({ rule: 'MK-LAD-06', effect: 'move-action-only' });
  if (removal.enemyAtFarEnd) refusals.push({ rule: 'MK-LAD-06', effect: 'enemy-at-far-end' });
  return answer(refusals, [
    { rule: 'MK-LAD-06', effect: 'far-end-clear' },
    { rule: 'MK-LAD-06', effect: 'costs-one-action', amount: 1 },
  ]);
}
