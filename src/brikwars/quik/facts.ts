import {
  type LugpolDifficulty,
  lugpolActOdds,
  lugpolDifficulties,
  lugpolUses,
} from '../../rules/brikwars/lugpol-acts.ts';
import { quikArmor } from '../../rules/brikwars/quik-attack.ts';
import { type QuikTable, quikGameOf } from '../../rules/brikwars/quik-house-rules.ts';
import { quikFire } from '../../rules/brikwars/quik-siege.ts';
import {
  type PropulsionId,
  propulsionIds,
  propulsionTerrains,
  type QuikTerrain,
} from '../../rules/brikwars/quik-vehicle.ts';
import { printDice } from '../../rules/dice/notation.ts';
import type { QuikRow, QuikWeaponChoice } from './inputs.ts';

/** A weapon as its card tells it: dice as notation, inches. */
export interface QuikWeaponFacts {
  readonly damage: string | undefined;
  readonly range: number | undefined;
  readonly thrown: string | undefined;
  readonly touch: boolean;
  readonly crewed: boolean;
  /** The distance to the target matters. */
  readonly far: boolean;
}

export function weaponFacts(table: QuikTable, weapon: QuikWeaponChoice, crew = 1): QuikWeaponFacts {
  const game = quikGameOf(table);
  const arm = game.weapons[weapon];
  const fire = arm && quikFire(arm, crew, game.rules);
  const far = arm?.range !== undefined || arm?.thrown !== undefined;
  return {
    damage: fire && printDice(fire.damage),
    range: fire?.range,
    thrown: arm?.thrown,
    touch: arm?.touch === true,
    crewed: arm?.crewed === true,
    far,
  };
}

/** The Armor roll of a unit with what protects it, as notation. */
export function armorNotation(table: QuikTable, { unit, shield, armor }: QuikRow): string {
  return printDice(quikArmor(quikGameOf(table), { unit, shield, armor }).dice);
}

/** How many options few need are in force for an attacker. */
export function rareInForce({ other, shield, armor }: QuikRow): number {
  return Number(other !== 'bare-hands') + Number(shield) + Number(armor);
}

const rare: readonly PropulsionId[] = ['treads', 'skids', 'thrusters', 'propeller'];

/** The propulsion that works on a terrain: what is usual, and the rest. */
export function propulsionFor(terrain: QuikTerrain): {
  readonly usual: readonly PropulsionId[];
  readonly rest: readonly PropulsionId[];
} {
  const fit = propulsionIds.filter((id) => propulsionTerrains[id].includes(terrain));
  return { usual: fit.filter((id) => !rare.includes(id)), rest: fit.filter((id) => rare.includes(id)) };
}

/** The ladder of difficulties: what a die must reach, and how often it does. */
export function lugpolLadder(
  table: QuikTable,
): readonly { readonly difficulty: LugpolDifficulty; readonly use: number; readonly chance: number }[] {
  const { rules } = quikGameOf(table);
  return lugpolDifficulties.map((difficulty) => ({
    difficulty,
    use: lugpolUses[difficulty],
    chance: lugpolActOdds(difficulty, rules).value,
  }));
}
