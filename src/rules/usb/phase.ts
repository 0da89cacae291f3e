import { rangedWeapons } from './equipment.ts';
import type { Fighter } from './fighter.ts';
import { crewsNow } from './fighter.ts';
import type { UsbRules } from './house-rules.ts';
import type { UsbRuleId } from './ids.ts';
import { isEntrenched } from './modifiers.ts';
import { type MoveInches, moveInches, type Way } from './movement.ts';
import { isSpecialised, machineOf } from './profile.ts';
import type { BadState } from './recovery.ts';

/** What a unit may do with its activation (USB-ACT-01 to USB-ACT-05, USB-SPEC-07); `fight` is the round of a locked one. */
export const actionIds = ['tactical', 'run', 'charge', 'aimed', 'entrench', 'smoke', 'fight'] as const;
export type ActionId = (typeof actionIds)[number];

/** What a charged unit may do (USB-REACT-02). */
export const reactionIds = ['react-move', 'react-shoot', 'react-entrench'] as const;
export type ReactionId = (typeof reactionIds)[number];

/** Why something may not be done, or what it does. */
export const phaseEffects = [
  'already-activated',
  'locked',
  'panicked-only-runs',
  'shaken-no-charge',
  'immobile',
  'column-no-entrenching',
  'machine-no-entrenching',
  'not-armed',
  'not-specialised',
  'no-melee-to-fight',
  'shoot-before-or-after',
  'shoots-in-place',
  'no-attack',
  'rerolls-ones',
  'aimed-bonus',
  'entrench-bonus',
  'keeps-reacting',
  'smoke-marker',
  'phalanx-forward',
  'hidden-ends',
  'too-close',
  'out-of-range',
  'entrenched-stays',
  'entrenched-shoots',
  'already-entrenched',
  'no-charge-no-terrain',
] as const;
export type PhaseEffect = (typeof phaseEffects)[number];

export interface PhaseReason {
  readonly rule: UsbRuleId;
  readonly effect: PhaseEffect;
  readonly amount?: number;
}

export interface PhaseItem<Id> {
  readonly id: Id;
  readonly allowed: boolean;
  /** Why not, or what it brings. */
  readonly reasons: readonly PhaseReason[];
  /** How far it goes with it. */
  readonly move?: MoveInches;
}

export interface PhaseCard {
  /** What its activation begins with (USB-C-30). */
  readonly recovery: BadState | undefined;
  readonly actions: readonly PhaseItem<ActionId>[];
  /** Whether it may react to a charge at all (USB-REACT-01, USB-A-62). */
  readonly mayReact: { readonly value: boolean; readonly reasons: readonly PhaseReason[] };
  readonly reactions: readonly PhaseItem<ReactionId>[];
}

/** What is true of the moment beside the unit. */
export interface PhaseMoment {
  /** It stands in a locked fight (USB-MELEE-12). */
  readonly locked?: boolean;
  /** Inches to an enemy who charges. */
  readonly distance?: number;
  readonly way?: Way;
}

/** Closer than this nobody shoots at a charger unless entrenched, in inches (USB-REACT-02). */
export const reactionShotInches = 5;
/** How far a unit moves in reaction to a charge (USB-REACT-02). */
export const reactionMoveInches = 3;

const reactionMove: MoveInches = {
  value: reactionMoveInches,
  reasons: [{ rule: 'USB-REACT-02', effect: 'base', amount: reactionMoveInches }],
};

/** Which actions and reactions a unit has now, how far each goes and what it brings; what it may not do says why. */
export function whatMayItDo(fighter: Fighter, moment: PhaseMoment, rules: UsbRules): PhaseCard {
  const { state } = fighter;
  return {
    recovery: state === 'steady' ? undefined : state,
    actions: actionsOf(fighter, moment, rules),
    mayReact: mayReact(fighter),
    reactions: reactionsOf(fighter, moment, rules),
  };
}

type Reasons = readonly PhaseReason[];

function actionsOf(fighter: Fighter, moment: PhaseMoment, rules: UsbRules): readonly PhaseItem<ActionId>[] {
  const armed = hasRanged(fighter, rules);
  const may = (id: ActionId, own: Reasons, brings: Reasons, moves = false): PhaseItem<ActionId> => {
    const against = [...general(id, fighter, moment), ...own];
    const allowed = against.length === 0;
    return {
      id,
      allowed,
      reasons: allowed ? brings : against,
      ...(allowed && moves && { move: moveInches(fighter, moveOf(id), moment.way) }),
    };
  };
  const still = isImmobile(fighter);
  const immobile: Reasons = still ? [{ rule: 'USB-MOVE-06', effect: 'immobile' }] : [];
  const unarmed: Reasons = armed ? [] : [{ rule: 'USB-SHOOT-04', effect: 'not-armed' }];
  const smokes = isSpecialised(fighter.unit, 'smoke');
  const list: readonly PhaseItem<ActionId>[] = [
    may(
      'tactical',
      still ? unarmed : [],
      still
        ? [{ rule: 'USB-MOVE-06', effect: 'shoots-in-place' }]
        : armed
          ? [{ rule: 'USB-ACT-01', effect: 'shoot-before-or-after' }, ...attacking(fighter)]
          : unarmed,
      !still,
    ),
    may('run', immobile, [{ rule: 'USB-ACT-02', effect: 'no-attack' }], true),
    may(
      'charge',
      [
        ...immobile,
        ...(fighter.state === 'shaken' ? [{ rule: 'USB-MOR-05', effect: 'shaken-no-charge' } as const] : []),
      ],
      [{ rule: 'USB-ACT-03', effect: 'rerolls-ones' }, ...attacking(fighter)],
      true,
    ),
    may('aimed', unarmed, [{ rule: 'USB-ACT-04', effect: 'aimed-bonus', amount: 1 }, ...attacking(fighter)]),
    may('entrench', noEntrenching(fighter), [
      { rule: 'USB-ACT-05', effect: 'entrench-bonus', amount: 1 },
      { rule: 'USB-REACT-01', effect: 'keeps-reacting' },
    ]),
    ...(smokes ? [may('smoke', [], [{ rule: 'USB-SPEC-07', effect: 'smoke-marker' }])] : []),
    ...(moment.locked
      ? [may('fight', [], [{ rule: 'USB-MELEE-12', effect: 'no-charge-no-terrain' }, ...attacking(fighter)])]
      : []),
  ];
  return list;
}

function moveOf(id: ActionId): 'tactical' | 'run' | 'charge' {
  return id === 'run' || id === 'charge' ? id : 'tactical';
}

/** What keeps a unit from an action whatever it is: a locked fight comes before panic (USB-A-36). */
function general(id: ActionId, { activated, state }: Fighter, { locked }: PhaseMoment): Reasons {
  if (activated) return [{ rule: 'USB-TURN-02', effect: 'already-activated' }];
  if (locked) return id === 'fight' ? [] : [{ rule: 'USB-MELEE-12', effect: 'locked' }];
  return state === 'panicked' && id !== 'run' ? [{ rule: 'USB-MOR-06', effect: 'panicked-only-runs' }] : [];
}

/** What an attack brings by the formation: a phalanx looks ahead, and nobody stays hidden. */
function attacking({ formation }: Fighter): Reasons {
  if (formation === 'phalanx') return [{ rule: 'USB-FORM-04', effect: 'phalanx-forward' }];
  return formation === 'hide' ? [{ rule: 'USB-FORM-05', effect: 'hidden-ends' }] : [];
}

/** Why entrenching is forbidden, or does nothing (USB-FORM-03, USB-ACT-05). */
function noEntrenching({ unit, formation }: Fighter): Reasons {
  if (machineOf(unit)) return [{ rule: 'USB-TERR-11', effect: 'machine-no-entrenching' }];
  return formation === 'column' ? [{ rule: 'USB-FORM-03', effect: 'column-no-entrenching' }] : [];
}

/** How far each of its ranged weapons reaches, in inches. */
function rangesOf(fighter: Fighter, rules: UsbRules): readonly number[] {
  return crewsNow(fighter, rules).flatMap(({ ranged }) =>
    ranged.map((weapon) => rangedWeapons[weapon].range),
  );
}

/** Whether a unit has anything to shoot with. */
export function hasRanged(fighter: Fighter, rules: UsbRules): boolean {
  return rangesOf(fighter, rules).length > 0;
}

function isImmobile({ unit }: Fighter): boolean {
  return machineOf(unit)?.growth === 0;
}

const entrenched = (fighter: Fighter) => isEntrenched(fighter, undefined, { mode: 'melee' });

/** A unit that was not activated yet may react, an entrenched one always (USB-REACT-01, USB-A-62). */
export function mayReact(fighter: Fighter): PhaseCard['mayReact'] {
  if (entrenched(fighter))
    return { value: true, reasons: [{ rule: 'USB-ACT-05', effect: 'keeps-reacting' }] };
  return fighter.activated
    ? { value: false, reasons: [{ rule: 'USB-REACT-01', effect: 'already-activated' }] }
    : { value: true, reasons: [] };
}

/** Move 3 inches, shoot if the charger is more than 5 away, or entrench; entrenched only shoot, from any distance (USB-REACT-02). */
function reactionsOf(
  fighter: Fighter,
  { distance }: PhaseMoment,
  rules: UsbRules,
): readonly PhaseItem<ReactionId>[] {
  const right = mayReact(fighter);
  const dug = entrenched(fighter);
  const may = (id: ReactionId, own: Reasons, brings: Reasons, move?: MoveInches): PhaseItem<ReactionId> => {
    const against = right.value ? own : right.reasons;
    const allowed = against.length === 0;
    return { id, allowed, reasons: allowed ? brings : against, ...(allowed && move && { move }) };
  };
  const close = !dug && distance !== undefined && distance <= reactionShotInches;
  const ranges = rangesOf(fighter, rules);
  const far = ranges.length > 0 && distance !== undefined && ranges.every((range) => range < distance);
  return [
    may(
      'react-move',
      dug
        ? [{ rule: 'USB-REACT-02', effect: 'entrenched-stays' }]
        : isImmobile(fighter)
          ? [{ rule: 'USB-MOVE-06', effect: 'immobile' }]
          : [],
      [],
      reactionMove,
    ),
    may(
      'react-shoot',
      [
        ...(hasRanged(fighter, rules) ? [] : [{ rule: 'USB-SHOOT-04', effect: 'not-armed' } as const]),
        ...(close
          ? [{ rule: 'USB-REACT-02', effect: 'too-close', amount: reactionShotInches } as const]
          : []),
        ...(far ? [{ rule: 'USB-SHOOT-01', effect: 'out-of-range' } as const] : []),
      ],
      dug ? [{ rule: 'USB-REACT-02', effect: 'entrenched-shoots' }] : [],
    ),
    may(
      'react-entrench',
      dug ? [{ rule: 'USB-REACT-02', effect: 'already-entrenched' }] : noEntrenching(fighter),
      [{ rule: 'USB-ACT-05', effect: 'entrench-bonus', amount: 1 }],
    ),
  ];
}
