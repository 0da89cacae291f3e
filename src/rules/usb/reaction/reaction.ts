// Reactions to a charge (U163-165/173-175): which there are, and the shots among them.

import type { UsbRules } from '../house-rules.ts';
import { type MeleeSetup, type Reaction, reactions } from '../melee/melee-setup.ts';
import { areEngineers } from '../modifiers.ts';
import { type Attack, type Pool, poolOf } from '../pools.ts';
import { type MoveInches, moveInches } from '../turn/movement.ts';
import { rangedWeapons } from '../units/equipment.ts';
import { crewsNow } from '../units/fighter.ts';
import { type ReactionIssue, reactionIssue } from './reaction-issue.ts';

export interface ReactionOption {
  readonly reaction: Reaction;
  /** Undefined when it is allowed. */
  readonly issue?: ReactionIssue;
}

/** Each reaction of the charged unit, and what forbids it; to do nothing is always allowed (USB-REACT-01, USB-REACT-02). */
export function reactionsOf(setup: MeleeSetup, rules: UsbRules): readonly ReactionOption[] {
  return reactions.map((reaction): ReactionOption => {
    const issue = issueOf(reaction, setup, rules);
    return issue ? { reaction, issue } : { reaction };
  });
}

function issueOf(
  reaction: Reaction,
  { charger, target, distance, flank, locked }: MeleeSetup,
  rules: UsbRules,
): ReactionIssue | undefined {
  if (reaction === 'none') return undefined;
  if (locked) return { code: 'no-charge', rule: 'USB-MELEE-12' };
  return reactionIssue(reaction, target.fighter, { charger: charger.fighter, distance, flank }, rules);
}

/** How far the charger may charge, in inches, with reasons (USB-ACT-03, USB-MOVE-07). */
export function chargeInches({ charger, slowWay, roadWay }: MeleeSetup): MoveInches {
  return moveInches(charger.fighter, 'charge', { slow: slowWay, road: roadWay });
}

/** The shots of a unit that reacts, at its charger; weapons that do not reach are silent (USB-REACT-02). */
export function reactionPools(attack: Omit<Attack, 'moment'>, distance: number): readonly Pool[] {
  const sapped = areEngineers(attack.target);
  const shot: Attack = { ...attack, moment: { mode: 'shooting', sapped } };
  return crewsNow(attack.attacker, attack.rules).flatMap((crew) =>
    crew.ranged
      .filter((weapon) => rangedWeapons[weapon].range >= distance)
      .map((weapon) => poolOf(shot, crew, weapon)),
  );
}
