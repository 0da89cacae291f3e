// Units that come later or from elsewhere, and heroes who join (U412/431, U482/498, U485/501, U493/509).

import type { UsbRules } from '../house-rules.ts';
import type { UsbTest } from '../test/test.ts';
import { areAllSpecialised, type Fighter, savingTough } from '../units/fighter.ts';

/** The one die on its Obrona that brings a unit of sudden attack onto the table when it is activated (USB-SPEC-02). */
export function suddenTest(fighter: Fighter, rules: UsbRules): UsbTest {
  return {
    dice: 1,
    stat: savingTough(fighter, rules),
    modifier: 0,
    reroll: 'none',
    onlySix: false,
    confirmingOnes: false,
  };
}

/** A unit that has just arrived by sudden attack: anywhere, activated and entrenched (USB-SPEC-02). */
export function arrived(fighter: Fighter): Fighter {
  return { ...fighter, activated: true, entrenched: true };
}

export type AssaultIssue = 'no-assault' | 'started-inside' | 'unseen';

/** What keeps a unit from charging as it arrives: it must come from elsewhere, at a target that another friendly unit sees (USB-SPEC-04). */
export function assaultIssues(
  fighter: Fighter,
  { fromElsewhere, friendSees }: { readonly fromElsewhere: boolean; readonly friendSees: boolean },
): readonly AssaultIssue[] {
  return [
    ...(areAllSpecialised(fighter, 'assault') ? [] : (['no-assault'] as const)),
    ...(fromElsewhere ? [] : (['started-inside'] as const)),
    ...(friendSees ? [] : (['unseen'] as const)),
  ];
}

/** Whether a unit may be placed after all others, here: anywhere but in the enemy's deployment zone (USB-DEP-05). */
export function mayInfiltrate(fighter: Fighter, inEnemyZone: boolean): boolean {
  return areAllSpecialised(fighter, 'infiltration') && !inEnemyZone;
}

/** Inches from which a hero joins a friendly unit; they act together from its next activation (USB-HERO-02). */
export const joinInches = 5;
