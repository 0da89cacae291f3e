import { certain, type Distribution, difference, highest } from '../../dice/distribution.ts';
import { armorOdds, damageOdds } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { totalOf } from '../attack/hit.ts';
import { killChance } from './charge-blow.ts';
import { type ChargeBlow, type ChargeContest, type Flies, opponent } from './charge-clash.ts';
import { chargerRunsOn } from './charge-knockback.ts';
import { type BlowInHand, type ChargeKnown, heldKnown } from './charge-known.ts';
import { contestPoints, flightOf, type Landing, landing, resistance } from './charge-landing.ts';
import { d6, momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import {
  arrivingDamage,
  type HitChance,
  type Holding,
  heldByArmor,
  hitChances,
  holding,
  parriedChance,
  type Rolls,
  shieldOf,
} from './charge-wound.ts';

/** What the plans of one Charge have in common: the odds of its blows, of its KnockBack and of its falls, worked out once. */
export interface ChargeBook {
  /** What each side's armor holds. */
  readonly holds: Readonly<Record<Side, Float64Array>>;
  /** What the target's armor holds where nothing has struck it. */
  readonly bare: Holding;
  readonly held: Map<string, Holding>;
  readonly hits: Map<string, readonly HitChance[]>;
  readonly margins: Map<string, Margins>;
  readonly flights: Map<string, Readonly<Record<Flies, readonly FlightGroup[]>>>;
  readonly falls: Map<number, number>;
  readonly rolls: Readonly<Record<Side, Rolls>>;
  readonly lines: Map<string, LineBlow>;
  /** What the dice of a Charge that is being played have said; the odds are those of what is still to come. */
  readonly known?: ChargeKnown;
}

/** The rolls of a KnockBack contest, and by how much the charger's beats the target's. */
export interface Margins {
  readonly mine: Distribution;
  readonly theirs: Distribution;
  readonly margin: Distribution;
}

/** One way that a KnockBack contest can fall out: by how much the charger's roll beats the target's, and how far it throws. */
export interface Flight {
  readonly by: number;
  readonly part: number;
  readonly inches: number;
}

/** The flights after which the same follows. */
export interface FlightGroup {
  readonly flies: Flies;
  /** All their chances together. */
  readonly part: number;
  readonly flights: readonly Flight[];
  /** Of a target that flies. */
  readonly lands?: Landing;
  /** The charger may go on to the next target. */
  readonly runsOn: boolean;
}

/** A book of a Charge; it also serves the same Charge with other choices. */
export function createChargeBook(charge: Charge, known?: ChargeKnown): ChargeBook {
  const holds = { attacker: heldByArmor(charge, 'attacker'), defender: heldByArmor(charge, 'defender') };
  // More than armor and shield can ever stop is as good as any more.
  const rollsOf = (by: Side): Rolls => {
    const { shield } = charge[opponent[by]];
    const stopped = shield ? highest(totalOf(shield.damage, charge.rules.bonus)) : 0;
    return { known: new Map(), most: holds[opponent[by]].length + stopped };
  };
  return {
    holds,
    bare: holding(certain(0), holds.defender),
    held: new Map(),
    hits: new Map(),
    margins: new Map(),
    flights: new Map(),
    falls: new Map(),
    rolls: { attacker: rollsOf('attacker'), defender: rollsOf('defender') },
    lines: new Map(),
    ...(known && { known }),
  };
}

export function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** The Skill rolls of a side, by the number that hit. */
export function hitsKept(charge: Charge, book: ChargeBook, by: Side, count: number): readonly HitChance[] {
  const parries = shieldOf(charge, opponent[by]) !== undefined;
  const key = `${by} ${count} ${charge.plan.strikes === 'shove'} ${parries}`;
  return kept(book.hits, key, () => hitChances(charge, by, count, book.known?.tries[by]));
}

/** How often the shield of who is struck parries a blow that falls. */
function parryKept(charge: Charge, book: ChargeBook, blow: ChargeBlow): number {
  const { by, hits } = blow;
  if (hits === 0) return parriedChance(charge, blow);
  const tries = book.known?.tries[by];
  // Who missed changes nothing of the highest roll that hit.
  const count = tries ? tries.thrown + hits - tries.hits : hits;
  return hitsKept(charge, book, by, count)[hits]?.parried ?? 0;
}

/** The same for a blow whose dice are on the table already, as far as they are. */
export function heldInHand(charge: Charge, book: ChargeBook, taken: BlowInHand, momentum?: number): Holding {
  const known = book.known ?? { armor: {} };
  return heldKnown(charge, known, taken, () => parryKept(charge, book, taken.blow), momentum);
}

/** What the armor of who takes a blow holds of it. */
export function heldKept(charge: Charge, book: ChargeBook, blow: ChargeBlow, momentum?: number): Holding {
  const { by, hits, bodies } = blow;
  const target = opponent[by];
  const parries = shieldOf(charge, target) !== undefined;
  const key = `${by} ${hits} ${bodies} ${charge[by].points} ${parries} ${momentum}`;
  return kept(book.held, key, () => {
    const parried = parryKept(charge, book, blow);
    return holding(arrivingDamage(charge, blow, parried, momentum, book.rolls[by]), book.holds[target]);
  });
}

/** The rolls of a contest. */
export function marginsKept(charge: Charge, book: ChargeBook, contest: ChargeContest): Margins {
  const points = contestPoints(charge, contest);
  return kept(book.margins, `${points.attacker} ${points.defender}`, () => {
    const rolled = (side: Side): Distribution => {
      const shown = book.known?.pushed[side];
      return shown === undefined ? momentumTotals(points[side], charge.rules, charge[side]) : certain(shown);
    };
    const mine = rolled('attacker');
    const theirs = rolled('defender');
    return { mine, theirs, margin: difference(mine, theirs) };
  });
}

/** The flights of a contest by who flies. */
export function flightsKept(
  charge: Charge,
  book: ChargeBook,
  contest: ChargeContest,
  chargerLives: boolean,
): Readonly<Record<Flies, readonly FlightGroup[]>> {
  const points = contestPoints(charge, contest);
  const { attacker, defender } = contest.struck;
  const key = `${points.attacker} ${points.defender} ${attacker} ${defender} ${chargerLives}`;
  return kept(book.flights, key, () => {
    const all: (FlightGroup & { part: number; readonly flights: Flight[] })[] = [];
    const { margin } = marginsKept(charge, book, contest);
    const size = resistance(charge, contest, 'defender');
    for (let i = 0; i < margin.weights.length; i++) {
      const part = margin.weights[i] as number;
      if (part === 0) continue;
      const by = margin.min + i;
      const { flies, inches } = flightOf(charge, contest, by);
      const lands = flies === 'defender' ? landing(charge, inches, chargerLives) : undefined;
      const runsOn = chargerRunsOn(by, size, charge.rules);
      // Rolls next to each other mostly fall out alike: the latest group comes first.
      let group = all.findLast(
        (one) => one.flies === flies && one.runsOn === runsOn && sameLanding(one.lands, lands),
      );
      if (!group) {
        group = { flies, part: 0, flights: [], runsOn, ...(lands && { lands }) };
        all.push(group);
      }
      group.part += part;
      group.flights.push({ by, part, inches });
    }
    const of = (flies: Flies) => all.filter((group) => group.flies === flies);
    return { nobody: of('nobody'), defender: of('defender'), attacker: of('attacker') };
  });
}

/** The same awaits the target, wherever it lands. */
function sameLanding(one: Landing | undefined, other: Landing | undefined): boolean {
  return (
    one?.knockedOver === other?.knockedOver &&
    one?.crushed === other?.crushed &&
    one?.mayTrample === other?.mayTrample &&
    one?.smash === other?.smash &&
    one?.fallDice === other?.fallDice
  );
}

/** The chance that a fall of so many dice kills the target (BWC-84). */
export function fallKept({ rules, defender }: Charge, book: ChargeBook, fallDice: number): number {
  if (fallDice === 0) return 0;
  const known = book.falls.get(fallDice);
  if (known !== undefined) return known;
  const fallen = book.known?.fall;
  const damage =
    fallen === undefined
      ? damageOdds(d6(fallDice), rules.bonus, rules.damageCriticalFailure)
      : certain(fallen);
  const chance = killChance(damage, armorOdds(defender.armor, rules.bonus, rules));
  book.falls.set(fallDice, chance);
  return chance;
}

/** The charger's own bodily blow in the line and what it meets: nothing of it depends on the KnockBack. */
export interface LineBlow {
  readonly kill: number;
  /** The target dies under it though the impact left it alive. */
  readonly trampled: number;
  readonly chargerDies: number;
  readonly opposition: Distribution;
  /** For each Momentum that is left: how often it clears the target away, tramples it, and goes on. */
  readonly clears: Float64Array;
  readonly tramples: Float64Array;
  readonly goesOn: Float64Array;
  /** A charger goes on who beats the target by more. */
  readonly needed: number;
  /** How many of the targets in the line each Momentum reaches on average. */
  readonly visits: Float64Array;
}
