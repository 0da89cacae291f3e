// The blows that two units exchange: who loses how much, with the chance of each way.
import { certain, type Distribution } from '../../dice/distribution.ts';
import type { UsbRules } from '../house-rules.ts';
import { type Landing, pointsLostTo } from '../landings.ts';
import { type Pool, pointsLost, unsavedChance } from '../pools.ts';
import { type Fighter, pointsOf, sumOf } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';
import { type BlowMoment, givesUpStriking, type Strike, strikePools } from './melee-blows.ts';
import { type MeleeRole, type MeleeSetup, otherRole, strikesBack } from './melee-setup.ts';

/** Blows that have begun: what their dice can still become. */
export interface BegunBlows {
  readonly landings: readonly Landing[];
  /** Whether the target strikes back after the first blows; where its shield may still go unused, with which chance. */
  readonly strikes: boolean;
  readonly unused?: number;
}

/** The blows that have begun, by who strikes and when; nobody else strikes then. */
export type Begun = (by: MeleeRole, when: BlowMoment) => BegunBlows | undefined;

/** What blows do, by who strikes and who is struck; the same are asked for often, so each is worked out once. */
export interface Blows {
  readonly setup: MeleeSetup;
  readonly rules: UsbRules;
  readonly begun: Begun;
  readonly pools: (strike: Strike) => readonly Pool[];
  /** Points of Standfast that the struck one loses. */
  readonly lost: (strike: Strike) => Distribution;
  /** The same for one who strikes at many, a few at a time: what does not change is looked up once. */
  readonly lostBy: (strike: Omit<Strike, 'target'>) => (target: Fighter) => Distribution;
  /** Points of each model that lives, weakest first. */
  readonly points: (fighter: Fighter) => readonly number[];
  /** A fighter after each number of points lost, undefined when nothing of it is left; the same one for the same losses. */
  readonly hurt: (who: MeleeRole, fighter: Fighter) => readonly (Fighter | undefined)[];
  /** The fighter of a side that is known for these losses. */
  readonly same: (who: MeleeRole, fighter: Fighter | undefined) => Fighter | undefined;
  /** Soldiers and hero put together again after a duel, of each side. */
  readonly wholes: Readonly<Record<MeleeRole, Wholes>>;
  /** A number of its own for each fighter, 0 for none: a place in a list. */
  readonly place: (fighter: Fighter | undefined) => number;
}

type Wholes = Map<Fighter | undefined, Map<Fighter | undefined, Fighter | undefined>>;

export function blowsOf(
  setup: MeleeSetup,
  rules: UsbRules,
  strikes = strikePools,
  begun: Begun = () => undefined,
): Blows {
  const known = new Map<Fighter, readonly number[]>();
  const points = (fighter: Fighter) => kept(known, fighter, () => pointsOf(fighter, rules));
  const fighters = new Map<string, Fighter>();
  const places = new Map<Fighter, number>();
  const hurtOnes = new Map<Fighter, readonly (Fighter | undefined)[]>();
  const thrown = new Map<string, readonly Pool[]>();
  const costs = new Map<string, Distribution>();
  const losses = new Map<string, Map<Fighter, Map<Fighter, Distribution>>>();
  const same = (who: MeleeRole, fighter: Fighter | undefined) =>
    fighter && kept(fighters, `${who} ${lossKey(fighter)}`, () => fighter);
  const pools = (strike: Strike) => strikes(setup, strike, rules);

  function lossOf(strike: Strike): Distribution {
    const { by, attacker, target } = strike;
    const left = points(target);
    const open = begun(by, strike.when);
    if (open) return pointsLostTo(open.landings, left, rules);
    // Their other targets make no difference to the dice, only the Obrona it saves by (USB-A-12).
    const key = `${momentOf(strike)} ${lossKey(attacker)} ${target.models > 0}`;
    const dice = kept(thrown, key, () => pools(strike));
    if (rules.d3Overflow !== 'spill' && dice.some(({ wound }) => wound !== 1))
      return pointsLost(dice, left, rules);
    // Where points are pooled, the same blows cost a weaker unit the same, only not more than it has.
    const most = sumOf(points(setup[otherRole[by]].fighter));
    const cost = kept(costs, key, () => pointsLost(dice, [most], rules));
    return cappedAt(cost, sumOf(left));
  }

  function lostBy(strike: Omit<Strike, 'target'>): (target: Fighter) => Distribution {
    const byAttacker = kept(losses, momentOf(strike), () => new Map());
    const byTarget = kept(byAttacker, strike.attacker, () => new Map());
    return (target) => kept(byTarget, target, () => lossOf({ ...strike, target }));
  }

  return {
    setup,
    rules,
    begun,
    pools,
    points,
    lost: (strike) => lostBy(strike)(strike.target),
    lostBy,
    hurt: (who, fighter) =>
      kept(hurtOnes, fighter, () =>
        Array.from({ length: sumOf(points(fighter)) + 1 }, (_, lost) =>
          same(who, hurt(fighter, lost, rules)),
        ),
      ),
    same,
    wholes: { charger: new Map(), target: new Map() },
    place: (fighter) => (fighter ? kept(places, fighter, () => places.size + 1) : 0),
  };
}

const momentOf = ({ by, when, reroll }: Omit<Strike, 'target'>) => `${by} ${when} ${reroll}`;

function cappedAt(cost: Distribution, most: number): Distribution {
  const weights = cost.weights.slice(0, most + 1);
  for (let i = most + 1; i < cost.weights.length; i++)
    weights[most] = (weights[most] as number) + (cost.weights[i] as number);
  return { ...cost, weights };
}

export function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** Fighters of one side of one melee differ by their losses only. */
export function lossKey({ unit, models, wounded, joined }: Fighter): string {
  return `${unit.kind} ${models} ${wounded} ${joined ? joined.lost : '-'}`;
}

/** Called for each way in which the blows can go, with its chance: points lost by both, and who destroyed itself. */
export type SeenExchange = (
  chargerLost: number,
  targetLost: number,
  chance: number,
  destroyed: MeleeRole | undefined,
) => void;

/**
 * All that two units can do to each other: the charger strikes, pole weapons with it, then the survivors strike back
 * (USB-MELEE-06, USB-MELEE-07, USB-MELEE-13).
 */
export function exchange(
  blows: Blows,
  charger: Fighter,
  target: Fighter,
  before: number,
  see: SeenExchange,
): void {
  const { setup } = blows;
  const chargers = blows.hurt('charger', charger);
  const targets = blows.hurt('target', target);
  const atOnce: Strike = {
    by: 'target',
    when: 'at-once',
    attacker: target,
    target: charger,
    reroll: false,
  };
  const mayStrike = strikesBack(setup);
  const together = mayStrike && blows.pools(atOnce).length > 0;
  for (const { loss, strikes } of firstBlows(blows, charger, target, together)) {
    const pole = together && strikes ? blows.lost(atOnce) : certain(0);
    each(loss, before, (targetLost, p) => {
      const left = targets[targetLost];
      if (setup.charger.selfDestructs) {
        see(chargers.length - 1, targetLost, p, 'charger');
        return;
      }
      const back = left && blows.lostBy({ by: 'target', when: 'back', attacker: left, reroll: false });
      each(pole, p, (poleLost, chance) => {
        const standing = chargers[poleLost];
        if (!(back && standing && strikes && mayStrike)) {
          see(poleLost, targetLost, chance, undefined);
          return;
        }
        const gone = setup.target.selfDestructs;
        const inAll = gone ? targets.length - 1 : targetLost;
        each(back(standing), chance, (more, weight) =>
          see(poleLost + more, inAll, weight, gone ? 'target' : undefined),
        );
      });
    });
  }
}

/**
 * The loss of the target by the charger's blows; where its shield is to be used, apart those in which no save failed:
 * there it has not been used, so the target strikes back all the same, unless the choice came before the dice
 * (USB-MELEE-08, USB-C-10).
 */
function firstBlows(
  blows: Blows,
  charger: Fighter,
  target: Fighter,
  declared: boolean,
): readonly { readonly loss: Distribution; readonly strikes: boolean }[] {
  const first: Strike = { by: 'charger', when: 'first', attacker: charger, target, reroll: false };
  const begun = blows.begun('charger', 'first');
  if (begun) {
    const loss = blows.lost(first);
    if (begun.unused === undefined) return [{ loss, strikes: begun.strikes }];
    return splitByShield(loss, begun.unused);
  }
  if (!givesUpStriking(blows.setup)) return [{ loss: blows.lost(first), strikes: true }];
  const loss = blows.lost({ ...first, reroll: true });
  if (declared) return [{ loss, strikes: false }];
  const unused = blows
    .pools(first)
    .reduce((chance, pool) => chance * (1 - unsavedChance(pool)) ** pool.dice, 1);
  return splitByShield(loss, unused);
}

/** Apart from the rest the blows of which every one was saved at once. */
function splitByShield(loss: Distribution, unused: number): ReturnType<typeof firstBlows> {
  const used = loss.weights.slice();
  used[0] = Math.max(0, (used[0] as number) - unused);
  return [
    { loss: { ...certain(0), weights: Float64Array.of(unused) }, strikes: true },
    { loss: { ...loss, weights: used }, strikes: false },
  ];
}

/** Ways less likely than this are left out: all of a melee together stay below 1e-12. */
const negligible = 1e-19;

/** Each value with its chance, when `before` has come first. */
export function each(of: Distribution, before: number, see: (value: number, chance: number) => void): void {
  const { min, weights } = of;
  for (let at = 0; at < weights.length; at++) {
    const chance = before * (weights[at] as number);
    if (chance > negligible) see(min + at, chance);
  }
}
