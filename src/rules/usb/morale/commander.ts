import type { Distribution } from '../../dice/distribution.ts';
import { plus } from '../../dice/distribution.ts';
import type { UsbRules } from '../house-rules.ts';
import type { Fighter } from '../units/fighter.ts';
import { fateChances, type MoraleMoment, type MoraleOdds, testedAt } from './morale-odds.ts';

/** The death of the commander is tested as the loss of half a unit (USB-MOR-10). */
export const commanderLevel = 50;

export interface CommanderOdds {
  /** One test for each remaining unit, in the order given. */
  readonly units: readonly MoraleOdds[];
  /** How many fail their test: they panic, or lose models where they are unbreakable. */
  readonly failing: Distribution;
}

/** What the commander's death does to the units that are left: one die each (USB-MOR-10). */
export function commanderOdds(
  units: readonly { readonly fighter: Fighter; readonly moment?: MoraleMoment }[],
  rules: UsbRules,
): CommanderOdds {
  const odds = units.map(({ fighter, moment }) => testedAt(commanderLevel, fighter, rules, moment));
  let failing: Distribution = { min: 0, weights: Float64Array.of(1), cutOff: 0 };
  for (const { passes } of odds) {
    const none: Distribution = { min: 0, weights: new Float64Array(0), cutOff: 0 };
    failing = plus(plus(none, failing, 0, passes), failing, 1, 1 - passes);
  }
  return { units: odds, failing };
}

/** The chance that a unit panics by its test. */
export function panics({ outcomes }: Pick<MoraleOdds, 'outcomes'>): number {
  return fateChances(outcomes).panicked;
}
