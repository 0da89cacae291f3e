import { type Answer, answer, type CastleReason } from './answer.ts';
import { type DoorId, type SectionKind, sectionFacts } from './kinds.ts';

/** When a door is to be changed: before the lord's own command phase, later in his own turn, or in another's turn. */
export const doorMoments = ['before-command', 'own-turn', 'other-turn'] as const;
export type DoorMoment = (typeof doorMoments)[number];

export const passages = ['movement', 'shot'] as const;
export type Passage = (typeof passages)[number];

export const doorEffects = [
  'no-such-door',
  'only-the-lord',
  'before-command-phase-only',
  'stays-to-next-command-phase',
  'doors-apart',
  'breached-stays-open',
  'base-keeps-portcullis-open',
  'only-portcullis-is-kept',
  'closed-stops-movement',
  'closed-stops-shots',
  'open-lets-through',
] as const;
export type DoorEffect = (typeof doorEffects)[number];

/** The doors that stand open: those opened, or all of a breached section (MK-BRE-03). All are closed at the start (MK-ENT-01). */
export function openDoors(
  kind: SectionKind,
  opened: readonly DoorId[] = [],
  breached = false,
): readonly DoorId[] {
  return sectionFacts[kind].doors.filter((door) => breached || opened.includes(door));
}

export interface DoorChange {
  readonly kind: SectionKind;
  readonly door: DoorId;
  readonly to: 'open' | 'closed';
  /** Asked by the castle's lord. */
  readonly byLord: boolean;
  readonly moment: DoorMoment;
  readonly breached: boolean;
  /** A figure's base stands in the way. */
  readonly blocked: boolean;
}

/**
 * Whether a door may be opened or closed: by the castle's lord before his command phase (MK-ENT-04), never closed in
 * a breached section (MK-BRE-03), and a portcullis not upon a base (MK-GATE-03); for other doors the text has no
 * such rule (MK-A-27). Every refusal is named.
 */
export function mayChangeDoor(change: DoorChange): Answer<DoorEffect> {
  const { kind, door, to, moment } = change;
  const { doors, rule } = sectionFacts[kind];
  if (!doors.includes(door)) return answer([{ rule, effect: 'no-such-door' }], []);

  const closing = to === 'closed';
  const refusals: CastleReason<DoorEffect>[] = [];
  if (!change.byLord) refusals.push({ rule: 'MK-ENT-04', effect: 'only-the-lord' });
  if (moment !== 'before-command') {
    refusals.push({ rule: 'MK-ENT-04', effect: 'before-command-phase-only' });
  }
  if (closing && change.breached) refusals.push({ rule: 'MK-BRE-03', effect: 'breached-stays-open' });
  if (closing && change.blocked && door === 'portcullis') {
    refusals.push({ rule: 'MK-GATE-03', effect: 'base-keeps-portcullis-open' });
  }

  const grounds: CastleReason<DoorEffect>[] = [{ rule: 'MK-ENT-04', effect: 'stays-to-next-command-phase' }];
  if (doors.length > 1) grounds.push({ rule: 'MK-ENT-05', effect: 'doors-apart' });
  const questioned = closing && change.blocked && door !== 'portcullis';
  if (questioned) grounds.push({ rule: 'MK-A-27', effect: 'only-portcullis-is-kept' });
  const answered = answer(refusals, grounds);
  return questioned && answered.allowed
    ? { ...answered, otherwise: { rule: 'MK-A-27', allowed: false } }
    : answered;
}

/** The doors open after one of them is opened or closed; the others stay as they are (MK-ENT-05). */
export function withDoor(opened: readonly DoorId[], door: DoorId, to: 'open' | 'closed'): readonly DoorId[] {
  const others = opened.filter((other) => other !== door);
  return to === 'open' ? [...others, door] : others;
}

/** Whether a move or a shot of any kind goes through a door: not through a closed one (MK-ENT-02). */
export function mayPassDoor(open: boolean, passage: Passage): Answer<DoorEffect> {
  const effect = passage === 'movement' ? 'closed-stops-movement' : 'closed-stops-shots';
  return answer(open ? [] : [{ rule: 'MK-ENT-02', effect }], [
    { rule: 'MK-ENT-02', effect: 'open-lets-through' },
  ]);
}
