// Why a melee goes as it does: the dice of each moment, and the rules that are in force.
import type { Reason } from '../../reason.ts';
import { ramHitsOf, selfDestructionHits } from '../automatic-hits.ts';
import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { areEngineers, ignoresTerrain, isEntrenched } from '../modifiers.ts';
import { isUnbreakable } from '../morale/morale-odds.ts';
import type { Pool } from '../pools.ts';
import { effectiveTarget } from '../test/test.ts';
import { moveInches } from '../turn/movement.ts';
import { crewsNow, leading, pointsOf, startOf } from '../units/fighter.ts';
import { hasShield, machineOf } from '../units/profile.ts';
import { givesUpStriking, hitReroll, strikePools } from './melee-blows.ts';
import { duelStrike } from './melee-clash.ts';
import { movesAway, shotsAtCharger } from './melee-odds.ts';
import {
  hasFreeShield,
  hasShieldChoice,
  isDuel,
  type MeleeRole,
  type MeleeSetup,
  meleeRoles,
  otherRole,
  pushedInches,
  reactionInches,
  strikesBack,
} from './melee-setup.ts';
import { afterReaction, fleeing, inContact, meetingUnit, partsOf } from './melee-units.ts';

/** What a rule does in a melee beside the modifiers of its dice and the points of its result. */
export const meleeEffects = [
  // before contact
  'hidden',
  'moves-away',
  'moves-in-reach',
  'entrenches',
  'entrenches-in-pit',
  'shot-tires',
  'broken-from',
  'engineers',
  'heeds-no-terrain',
  // blows
  'charge-rerolls-ones',
  'leaders-reroll-ones',
  'blessed-hits',
  'blessed-saves',
  'blessed-morale',
  'brave-attack',
  'ram',
  'pole-at-once',
  'survivors-strike',
  'front-only',
  'shield-free',
  'shield-reroll',
  'shield-kept',
  'self-destruction',
  'locked-plain',
  'duel',
  'duel-fled',
  'duel-both-charge',
  'soldiers-save',
  'wounds-spill',
  'wounds-stay',
  // the end
  'one-test',
  'wiped-no-result',
  'friends',
  'unbreakable-pays',
  'defeat-tested',
  'thresholds-after',
  'pushed',
  'flight',
  'stays-put',
] as const;
export type MeleeEffect = (typeof meleeEffects)[number];

export interface MeleeReason extends Reason<UsbRuleId, MeleeEffect> {
  readonly who: MeleeRole;
}

/** The pools of each moment, of units as they are before any loss; moments that do not come are empty. */
export interface MeleePools {
  /** The target's shots at the charger. */
  readonly reaction: readonly Pool[];
  /** Of the charger's hero, and of the target's. */
  readonly duel: Readonly<Record<MeleeRole, readonly Pool[]>>;
  readonly first: readonly Pool[];
  readonly atOnce: readonly Pool[];
  readonly back: readonly Pool[];
}

export function meleePools(setup: MeleeSetup, rules: UsbRules): MeleePools {
  const charger = meetingUnit(setup, 'charger');
  const target = meetingUnit(setup, 'target');
  const units = charger && target && { charger, target };
  const heroes = isDuel(setup) && setup.duel === 'fight';
  const reroll = givesUpStriking(setup);
  const blow = (by: MeleeRole, when: 'first' | 'at-once' | 'back') =>
    units
      ? strikePools(
          setup,
          { by, when, attacker: units[by], target: units[otherRole[by]], reroll: reroll && by === 'charger' },
          rules,
        )
      : [];
  const duelOf = (by: MeleeRole) => {
    const mine = partsOf(inContact(setup[by].fighter, by === 'charger'))?.hero;
    const other = partsOf(inContact(setup[otherRole[by]].fighter, by === 'target'))?.hero;
    return heroes && mine && other ? strikePools(setup, duelStrike(by, mine, other), rules) : [];
  };
  const strikes = strikesBack(setup) && !setup.charger.selfDestructs;
  return {
    reaction: setup.locked ? [] : shotsAtCharger(setup, rules),
    duel: { charger: duelOf('charger'), target: duelOf('target') },
    first: blow('charger', 'first'),
    atOnce: strikes ? blow('target', 'at-once') : [],
    back: strikes ? blow('target', 'back') : [],
  };
}

/** Every rule in force beside the modifiers of the dice, in the order in which they matter. */
export function meleeReasons(setup: MeleeSetup, rules: UsbRules): readonly MeleeReason[] {
  return [...approachReasons(setup, rules), ...blowReasons(setup, rules), ...endReasons(setup, rules)];
}

function approachReasons(setup: MeleeSetup, rules: UsbRules): readonly MeleeReason[] {
  const { charger, target, reaction, locked } = setup;
  if (locked) return [];
  const reasons: MeleeReason[] = [];
  if (target.fighter.formation === 'hide') {
    const amount = effectiveTarget(hidingTest(charger.fighter, rules)).value;
    reasons.push({ rule: 'USB-FORM-05', effect: 'hidden', amount, who: 'charger' });
  }
  if (reaction === 'move') {
    const effect = movesAway(setup) ? 'moves-away' : 'moves-in-reach';
    reasons.push({ rule: 'USB-REACT-02', effect, amount: reactionInches, who: 'target' });
  }
  if (reaction === 'entrench') {
    const helps = isEntrenched(afterReaction(setup), charger.fighter, { mode: 'melee' });
    reasons.push(
      helps
        ? { rule: 'USB-REACT-02', effect: 'entrenches', who: 'target' }
        : { rule: 'USB-TERR-05', effect: 'entrenches-in-pit', who: 'target' },
    );
  }
  if (reaction === 'shoot') {
    reasons.push({ rule: 'USB-A-32', effect: 'shot-tires', who: 'target' });
  }
  if (reaction === 'shoot' || setup.lostOnTheWay > 0) {
    const amount = Math.ceil(startOf(charger.fighter, rules) / 4);
    reasons.push({ rule: 'USB-REACT-03', effect: 'broken-from', amount, who: 'charger' });
  }
  reasons.push(...terrainReasons(setup));
  return reasons;
}

/** Ground that counts for nothing, and why. */
function terrainReasons({ charger, target }: MeleeSetup): readonly MeleeReason[] {
  const reasons: MeleeReason[] = [];
  if (areEngineers(charger.fighter) && target.fighter.terrain !== 'open')
    reasons.push({ rule: 'USB-SPEC-05', effect: 'engineers', who: 'target' });
  const ground = charger.fighter.terrain !== 'open' || target.fighter.terrain !== 'open';
  for (const who of meleeRoles)
    if (ground && ignoresTerrain({ charger, target }[who].fighter))
      reasons.push({ rule: 'USB-A-25', effect: 'heeds-no-terrain', who });
  return reasons;
}

function blowReasons(setup: MeleeSetup, rules: UsbRules): readonly MeleeReason[] {
  const { charger, target, locked, braveAttacks } = setup;
  const reasons: MeleeReason[] = [];
  if (locked) reasons.push({ rule: 'USB-MELEE-12', effect: 'locked-plain', who: 'charger' });
  for (const who of meleeRoles) reasons.push(...sideReasons(setup, who, rules));
  const ram = ramHitsOf(charger.fighter);
  if (!locked && ram > 0) reasons.push({ rule: 'USB-MELEE-10', effect: 'ram', amount: ram, who: 'charger' });
  if (braveAttacks > 0)
    reasons.push({ rule: 'USB-PP-04', effect: 'brave-attack', amount: braveAttacks, who: 'charger' });
  if (isDuel(setup)) {
    if (setup.duel === 'fight') {
      reasons.push({ rule: 'USB-DUEL-02', effect: 'duel', who: 'charger' });
      reasons.push({ rule: 'USB-A-38', effect: 'duel-both-charge', who: 'target' });
    } else reasons.push({ rule: 'USB-DUEL-01', effect: 'duel-fled', who: fleeing[setup.duel] });
  }
  if (!strikesBack(setup)) reasons.push({ rule: 'USB-FORM-04', effect: 'front-only', who: 'target' });
  else if (meleePools(setup, rules).atOnce.length > 0)
    reasons.push({ rule: 'USB-MELEE-07', effect: 'pole-at-once', who: 'target' });
  else reasons.push({ rule: 'USB-MELEE-06', effect: 'survivors-strike', who: 'target' });
  if (hasShieldChoice(setup) && target.blessed !== 'saves') {
    const effect = setup.shield === 'reroll' ? 'shield-reroll' : 'shield-kept';
    reasons.push({ rule: 'USB-MELEE-08', effect, who: 'target' });
  }
  return reasons;
}

function sideReasons(setup: MeleeSetup, who: MeleeRole, rules: UsbRules): readonly MeleeReason[] {
  const { fighter, blessed, selfDestructs } = setup[who];
  const reasons: MeleeReason[] = [];
  const struck = setup[otherRole[who]].fighter;
  if (selfDestructs) {
    const amount = selfDestructionHits(pointsOf(fighter, rules));
    reasons.push({ rule: 'USB-MELEE-11', effect: 'self-destruction', amount, who });
  } else {
    const when = who === 'charger' ? 'first' : 'back';
    const again = hitReroll(setup, { by: who, when, attacker: fighter, target: struck, reroll: false });
    if (again === 'ones')
      reasons.push(
        who === 'charger' && !setup.locked
          ? { rule: 'USB-ACT-03', effect: 'charge-rerolls-ones', who }
          : { rule: 'USB-MELEE-09', effect: 'leaders-reroll-ones', who },
      );
  }
  if (blessed !== 'none') reasons.push({ rule: 'USB-SPEC-08', effect: `blessed-${blessed}`, who });
  if (hasShield(leading(fighter)) && hasFreeShield(setup, who, fighter))
    reasons.push({ rule: 'USB-C-10', effect: 'shield-free', who });
  if (fighter.joined && fighter.models > 0) reasons.push({ rule: 'USB-A-12', effect: 'soldiers-save', who });
  const heavy = crewsNow(fighter, rules).some(({ melee }) => melee.includes('really-heavy'));
  if (heavy) {
    const effect = rules.d3Overflow === 'spill' ? 'wounds-spill' : 'wounds-stay';
    reasons.push({ rule: 'USB-A-18', effect, who });
  }
  return reasons;
}

function endReasons(setup: MeleeSetup, rules: UsbRules): readonly MeleeReason[] {
  const reasons: MeleeReason[] = [];
  const { charger, target, locked } = setup;
  if (charger.others.length === 0 || target.others.length === 0)
    reasons.push({ rule: 'USB-RES-01', effect: 'wiped-no-result', who: 'target' });
  if (!locked && (setup.reaction === 'shoot' || setup.lostOnTheWay > 0))
    reasons.push({ rule: 'USB-A-24', effect: 'one-test', who: 'charger' });
  for (const who of meleeRoles) {
    const { fighter, others } = setup[who];
    if (others.length > 0) reasons.push({ rule: 'USB-A-40', effect: 'friends', amount: others.length, who });
    if (isUnbreakable(fighter)) reasons.push({ rule: 'USB-MOR-09', effect: 'unbreakable-pays', who });
    else if (machineOf(leading(fighter))?.growth === 0)
      reasons.push({ rule: 'USB-A-43', effect: 'stays-put', who });
    else {
      reasons.push({ rule: 'USB-RES-03', effect: 'pushed', amount: pushedInches, who });
      const amount = moveInches(inContact(fighter, false), 'flight').value;
      reasons.push({ rule: 'USB-RES-04', effect: 'flight', amount, who });
    }
    if (rules.meleeDefeatTest === 'lostBy2') reasons.push({ rule: 'USB-A-22', effect: 'defeat-tested', who });
    reasons.push({ rule: 'USB-A-24', effect: 'thresholds-after', who });
  }
  return reasons;
}
