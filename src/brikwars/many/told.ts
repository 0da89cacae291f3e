import { isEnemy } from '../../rules/brikwars/explosion.ts';
import type { Fight } from '../../rules/brikwars/fight.ts';
import type { SideDeaths } from '../../rules/brikwars/many-grenade-odds.ts';
import type { VolleyExplained } from '../../rules/brikwars/volley-effects.ts';
import { chanceAtLeast, chanceOf, type Distribution, highest } from '../../rules/dice/distribution.ts';
import type { BlastAnswer, GangAnswer, VolleyAnswer } from './answer.ts';
import type { ManyInputs } from './inputs.ts';

/** The dead as a player asks for them: at least one, and all of so many. */
export interface ToldDead {
  readonly any: VolleyExplained;
  readonly all: VolleyExplained;
  /** How many there are to die. */
  readonly of: number;
  /** As many die four times out of five at least. */
  readonly usual: readonly [low: number, high: number];
}

type Explained = VolleyExplained<Distribution>;

const anyOf = ({ value, reasons }: Explained): VolleyExplained => ({
  value: chanceAtLeast(value, 1),
  reasons,
});

/** How far a count must be from either end of what happens: one time in ten. */
const rare = 0.1;

export function usualOf(odds: Distribution): readonly [low: number, high: number] {
  let low = odds.min;
  while (low < highest(odds) && 1 - chanceAtLeast(odds, low + 1) < rare) low++;
  let high = highest(odds);
  while (high > low && chanceAtLeast(odds, high) < rare) high--;
  return [low, high];
}

/** How many targets a volley has. */
export function targetsOf({ kind, assaults }: Pick<ManyInputs, 'kind' | 'assaults'>): number {
  return kind === 'single' ? assaults.reduce((sum, { target }) => sum + target.count, 0) : assaults.length;
}

/** Who dies of a volley, all its targets together. */
export function volleyDead({ odds: { deaths } }: VolleyAnswer, inputs: ManyInputs): ToldDead {
  const of = targetsOf(inputs);
  const possible = highest(deaths.value) >= of;
  const all = { value: possible ? chanceOf(deaths.value, of) : 0, reasons: deaths.reasons };
  return { any: anyOf(deaths), all, of, usual: usualOf(deaths.value) };
}

/** What becomes of a gang beside its victim's death: an attacker dies, or nobody. */
export function gangDead({ odds: { victimDies, attackersDead } }: GangAnswer): {
  readonly attacker: VolleyExplained;
  readonly nobody: VolleyExplained;
} {
  const { value, reasons } = attackersDead;
  return {
    attacker: anyOf(attackersDead),
    nobody: { value: Math.max(0, chanceOf(value, 0) - victimDies.value), reasons },
  };
}

/** One side of a blast: at least one of it dies, and how many on average. */
export interface ToldSide {
  readonly any: VolleyExplained;
  readonly mean: VolleyExplained;
}

function sideOf({ deaths, meanDeaths }: SideDeaths): ToldSide {
  return { any: anyOf(deaths), mean: meanDeaths };
}

/** Who dies of a blast; a side that nobody of stands near is left out, and so are one's own who are safe. */
export function blastDead({ grenade, odds }: BlastAnswer): {
  readonly enemies?: ToldSide;
  readonly own?: ToldSide;
} {
  const { targets } = grenade.blast;
  const near = targets.some((target, thing) => target.own && thing !== grenade.thrower);
  return {
    ...(targets.some(isEnemy) && { enemies: sideOf(odds.enemies) }),
    ...((near || highest(odds.own.deaths.value) > 0) && { own: sideOf(odds.own) }),
  };
}

/** The highest total that has a chance worth a chart. */
export function highestOf(odds: Distribution): number {
  return highest(odds);
}

/** The least damage that kills the target of a fight; undefined where its Armor is rolled. */
export function killingDamage(fight: Fight | undefined): number | undefined {
  const armor = fight?.defender.armor;
  return armor === undefined || armor.groups.length > 0 ? undefined : Math.max(0, armor.constant) + 1;
}
