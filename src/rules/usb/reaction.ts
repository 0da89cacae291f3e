// Reactions to a charge (U163-165/173-175): who may react, and when a charge is broken.
import { type RangedId, rangedWeapons } from './equipment.ts';
import { crewsNow, type Fighter } from './fighter.ts';
import type { UsbRules } from './house-rules.ts';
import type { UsbRuleId } from './ids.ts';
import { type MeleeSetup, type Reaction, reactions } from './melee-setup.ts';
import { isEntrenched } from './modifiers.ts';
import { type MoveInches, moveInches } from './movement.ts';
import { type Attack, type Pool, poolOf } from './pools.ts';
import { machineOf } from './profile.ts';
import { reactionRights } from './reaction-rights.ts';

/** Why a unit may not react in a way. */
export const reactionIssues = [
  'no-charge',
  'activated',
  'entrenched-stays',
  'too-near',
  'entrenched-already',
  'column',
  'machine-entrench',
  'immobile',
  'no-ranged',
  'out-of-range',
] as const;
export type ReactionIssueCode = (typeof reactionIssues)[number];

export interface ReactionIssue {
  readonly code: ReactionIssueCode;
  readonly rule: UsbRuleId;
}

export interface ReactionOption {
  readonly reaction: Reaction;
  /** Undefined when it is allowed. */
  readonly issue?: ReactionIssue;
}

/** Each reaction of the charged unit, and what forbids it; to do nothing is always allowed (USB-REACT-01, USB-REACT-02). */
export function reactionsOf(setup: MeleeSetup, rules: UsbRules): readonly ReactionOption[] {
  return reactions.map((reaction): ReactionOption => {
    const issue = reactionIssue(reaction, setup, rules);
    return issue ? { reaction, issue } : { reaction };
  });
}

function reactionIssue(
  reaction: Reaction,
  { target: { fighter }, distance, locked }: MeleeSetup,
  rules: UsbRules,
): ReactionIssue | undefined {
  if (reaction === 'none') return undefined;
  if (locked) return { code: 'no-charge', rule: 'USB-MELEE-12' };
  const entrenched = isEntrenched(fighter, undefined, { mode: 'melee' });
  const rights = reactionRights({ distance, entrenched, activated: fighter.activated });
  if (!rights.includes(reaction)) {
    if (!entrenched && fighter.activated) return { code: 'activated', rule: 'USB-REACT-01' };
    if (reaction === 'move') return { code: 'entrenched-stays', rule: 'USB-REACT-02' };
    return reaction === 'shoot'
      ? { code: 'too-near', rule: 'USB-REACT-02' }
      : { code: 'entrenched-already', rule: 'USB-A-04' };
  }
  switch (reaction) {
    case 'move':
      return moveInches(fighter, 'tactical').value === 0
        ? { code: 'immobile', rule: 'USB-MOVE-06' }
        : undefined;
    case 'entrench':
      if (fighter.formation === 'column') return { code: 'column', rule: 'USB-FORM-03' };
      return machineOf(fighter.unit) ? { code: 'machine-entrench', rule: 'USB-TERR-11' } : undefined;
    case 'shoot': {
      const weapons = weaponsOf(fighter, rules);
      if (weapons.length === 0) return { code: 'no-ranged', rule: 'USB-REACT-02' };
      return weapons.every((weapon) => rangedWeapons[weapon].range < distance)
        ? { code: 'out-of-range', rule: 'USB-SHOOT-01' }
        : undefined;
    }
  }
}

function weaponsOf(fighter: Fighter, rules: UsbRules): readonly RangedId[] {
  return crewsNow(fighter, rules).flatMap(({ ranged }) => ranged);
}

/** How far the charger may charge, in inches, with reasons (USB-ACT-03, USB-MOVE-07). */
export function chargeInches({ charger, slowWay, roadWay }: MeleeSetup): MoveInches {
  return moveInches(charger.fighter, 'charge', { slow: slowWay, road: roadWay });
}

/** The shots of a unit that reacts, at whom charges it; weapons that do not reach are silent (USB-REACT-02). */
export function reactionPools(attack: Omit<Attack, 'moment'>, distance: number): readonly Pool[] {
  const shot: Attack = { ...attack, moment: { mode: 'shooting' } };
  return crewsNow(attack.attacker, attack.rules).flatMap((crew) =>
    crew.ranged
      .filter((weapon) => rangedWeapons[weapon].range >= distance)
      .map((weapon) => poolOf(shot, crew, weapon)),
  );
}
