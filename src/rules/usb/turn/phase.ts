import type { UsbRules } from '../house-rules.ts';
import { reactionInches } from '../melee/melee-setup.ts';
import { isEntrenched } from '../modifiers.ts';
import { type ReactionIssueCode, reactionIssue } from '../reaction/reaction-issue.ts';
import { rangedWeapons } from '../units/equipment.ts';
import { crewsNow, type Fighter, leading } from '../units/fighter.ts';
import { isSpecialised, machineOf } from '../units/profile.ts';
import { enemyInches } from './coherency.ts';
import { type MoveInches, moveInches } from './movement.ts';
import { arrivalsOf } from './phase-arrivals.ts';
import type {
  ActionId,
  PhaseCard,
  PhaseEffect,
  PhaseItem,
  PhaseMoment,
  PhaseReason,
  ReactionId,
} from './phase-items.ts';

const reactionMove: MoveInches = {
  value: reactionInches,
  reasons: [{ rule: 'USB-REACT-02', effect: 'base', amount: reactionInches }],
};

/** Which actions and reactions a unit has now, how far each goes and what it brings; what it may not do says why. */
export function whatMayItDo(fighter: Fighter, moment: PhaseMoment, rules: UsbRules): PhaseCard {
  const { state } = fighter;
  return {
    recovery: state === 'steady' ? undefined : state,
    actions: actionsOf(fighter, moment, rules),
    mayReact: mayReact(fighter),
    reactions: reactionsOf(fighter, moment, rules),
    arrivals: arrivalsOf(fighter, moment, rules),
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
  const smokes = isSpecialised(leading(fighter), 'smoke');
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
    may('run', immobile, [{ rule: 'USB-ACT-02', effect: 'no-attack' }, keepsOff], true),
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
    may('entrench', noEntrenching(fighter), digging(fighter, keepsReacting)),
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
function noEntrenching(fighter: Fighter): Reasons {
  if (machineOf(leading(fighter))) return [{ rule: 'USB-TERR-11', effect: 'machine-no-entrenching' }];
  return fighter.formation === 'column' ? [{ rule: 'USB-FORM-03', effect: 'column-no-entrenching' }] : [];
}

const keepsReacting: Reasons = [{ rule: 'USB-REACT-01', effect: 'keeps-reacting' }];

/** What entrenching brings; in a pit of corpses nothing (USB-ACT-05, USB-TERR-05). */
function digging(fighter: Fighter, more: Reasons): Reasons {
  return entrenched({ ...fighter, entrenched: true })
    ? [{ rule: 'USB-ACT-05', effect: 'entrench-bonus', amount: 1 }, ...more]
    : [{ rule: 'USB-TERR-05', effect: 'pit-no-entrenching' }];
}

/** How far each of its ranged weapons reaches, in inches. */
function rangesOf(fighter: Fighter, rules: UsbRules): readonly number[] {
  return crewsNow(fighter, rules).flatMap(({ ranged }) =>
    ranged.map((weapon) => rangedWeapons[weapon].range),
  );
}

/** Whether a unit has anything to shoot with. */
function hasRanged(fighter: Fighter, rules: UsbRules): boolean {
  return rangesOf(fighter, rules).length > 0;
}

function isImmobile(fighter: Fighter): boolean {
  return machineOf(leading(fighter))?.growth === 0;
}

/** A unit that comes nearer to an enemy charges (USB-MOVE-03). */
const keepsOff = { rule: 'USB-MOVE-03', effect: 'keeps-off', amount: enemyInches } as const;

const entrenched = (fighter: Fighter) => isEntrenched(fighter, undefined, { mode: 'melee' });

/** A unit that was not activated yet may react, an entrenched one always (USB-REACT-01, USB-A-62). */
function mayReact(fighter: Fighter): PhaseCard['mayReact'] {
  if (entrenched(fighter))
    return { value: true, reasons: [{ rule: 'USB-ACT-05', effect: 'keeps-reacting' }] };
  return fighter.activated
    ? { value: false, reasons: [{ rule: 'USB-REACT-01', effect: 'already-activated' }] }
    : { value: true, reasons: [] };
}

/** Each reason of the check of a reaction in the words of this card. */
const reactionEffects: Readonly<Record<ReactionIssueCode, PhaseEffect>> = {
  'no-charge': 'locked',
  activated: 'already-activated',
  'entrenched-stays': 'entrenched-stays',
  'too-near': 'too-close',
  'entrenched-already': 'already-entrenched',
  column: 'column-no-entrenching',
  'machine-entrench': 'machine-no-entrenching',
  immobile: 'immobile',
  'no-ranged': 'not-armed',
  'out-of-range': 'out-of-range',
  'phalanx-front': 'phalanx-forward',
};

/** Move 3 inches, shoot if the charger is more than 5 away, or entrench; entrenched only shoot, from any distance (USB-REACT-02). */
function reactionsOf(
  fighter: Fighter,
  { distance, locked }: PhaseMoment,
  rules: UsbRules,
): readonly PhaseItem<ReactionId>[] {
  const may = (id: ReactionId, brings: Reasons, move?: MoveInches): PhaseItem<ReactionId> => {
    // A unit held in a fight leaves it by no reaction.
    if (locked && id === 'react-move')
      return { id, allowed: false, reasons: [{ rule: 'USB-MELEE-12', effect: 'locked-stays' }] };
    const charge = distance === undefined ? {} : { distance };
    const issue = reactionIssue(reactionOf[id], fighter, charge, rules);
    if (!issue) return { id, allowed: true, reasons: brings, ...(move && { move }) };
    return { id, allowed: false, reasons: [{ rule: issue.rule, effect: reactionEffects[issue.code] }] };
  };
  const forward = fighter.formation === 'phalanx';
  return [
    may('react-move', [], reactionMove),
    may('react-shoot', [
      ...(entrenched(fighter) ? [{ rule: 'USB-REACT-02', effect: 'entrenched-shoots' } as const] : []),
      ...(forward ? [{ rule: 'USB-FORM-04', effect: 'phalanx-forward' } as const] : []),
    ]),
    may('react-entrench', digging(fighter, [])),
  ];
}

const reactionOf = { 'react-move': 'move', 'react-shoot': 'shoot', 'react-entrench': 'entrench' } as const;
