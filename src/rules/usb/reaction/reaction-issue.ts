// Why a charged unit may not react in a way (U163-165/173-175): the same for a declared charge and for the card of a unit.

import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import type { Reaction } from '../melee/melee-setup.ts';
import { isEntrenched } from '../modifiers.ts';
import { moveInches } from '../turn/movement.ts';
import { type RangedId, rangedWeapons } from '../units/equipment.ts';
import { crewsNow, type Fighter, leading } from '../units/fighter.ts';
import { machineOf } from '../units/profile.ts';
import { reactionRights } from './reaction-rights.ts';

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
  'phalanx-front',
] as const;
export type ReactionIssueCode = (typeof reactionIssues)[number];

export interface ReactionIssue {
  readonly code: ReactionIssueCode;
  readonly rule: UsbRuleId;
}

/** The charge, as far as it is known. */
export interface ReactionMoment {
  readonly charger?: Fighter;
  /** Inches to the charger; unknown, nothing is too near or too far. */
  readonly distance?: number;
  /** A phalanx is met from a side or from behind. */
  readonly flank?: boolean;
}

/** What forbids a reaction; undefined when it is allowed (USB-REACT-01, USB-REACT-02, USB-FORM-04, USB-SPEC-05). */
export function reactionIssue(
  reaction: Exclude<Reaction, 'none'>,
  fighter: Fighter,
  { charger, distance, flank = false }: ReactionMoment,
  rules: UsbRules,
): ReactionIssue | undefined {
  const entrenched = isEntrenched(fighter, charger, { mode: 'melee' });
  const rights = reactionRights({
    distance: distance ?? Number.POSITIVE_INFINITY,
    entrenched,
    activated: fighter.activated,
  });
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
      return machineOf(leading(fighter)) ? { code: 'machine-entrench', rule: 'USB-TERR-11' } : undefined;
    case 'shoot': {
      const weapons = weaponsOf(fighter, rules);
      if (weapons.length === 0) return { code: 'no-ranged', rule: 'USB-REACT-02' };
      // A phalanx attacks to its front only, with shots as with blows.
      if (flank && fighter.formation === 'phalanx') return { code: 'phalanx-front', rule: 'USB-FORM-04' };
      return weapons.every((weapon) => rangedWeapons[weapon].range < (distance ?? 0))
        ? { code: 'out-of-range', rule: 'USB-SHOOT-01' }
        : undefined;
    }
  }
}

function weaponsOf(fighter: Fighter, rules: UsbRules): readonly RangedId[] {
  return crewsNow(fighter, rules).flatMap(({ ranged }) => ranged);
}
