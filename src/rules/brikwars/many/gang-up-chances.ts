import { certain, chanceAtLeast, type Distribution, mixture, sum } from '../../dice/distribution.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { bodyOf, suffer } from '../attack/standing.ts';
import { type Blow, type BlowOdds, blowOdds } from '../attack/strike.ts';
import { killChance } from './combined-fire.ts';
import type { GangUp } from './gang-up.ts';
import { narrowed } from './many-sum.ts';
import { deathsOf } from './volley.ts';

/** What is worked out once, however many ways to counter are compared. */
export interface GangBook {
  odds(place: number, blow: Blow): BlowOdds;
  /** Points of all attacks together, and the chance that they kill, or take a pip (BW-DMG-03). */
  attacks(gang: GangUp): { readonly damage: Distribution; readonly victimDies: number };
  /** The chance that so many points kill the victim, or take a pip of it. */
  kills(damage: Distribution): number;
  /** One sum of damage takes one pip at most (BWC-172): who has more fights on. */
  readonly fightsOn: boolean;
  /** The chance that the counterattacks on one attacker kill him, or take a pip. */
  dies(gang: GangUp, place: number): number;
}

function keeper<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}

export function createGangBook({ fights }: Pick<GangUp, 'fights'>): GangBook {
  const [first] = fights;
  if (first === undefined) throw new RangeError('no attacker');
  const { hold, steps } = bodyOf(first, 'defender');
  const { priorDamage } = first.defender;
  const bodies = fights.map((fight) => bodyOf(fight, 'attacker'));
  const blows = keeper<BlowOdds>();
  const sums = keeper<ReturnType<GangBook['attacks']>>();
  const deaths = keeper<number>();
  // Attackers alike share their odds.
  const texts = fights.map((fight) => JSON.stringify(fight));
  const kinds = texts.map((text) => texts.indexOf(text));
  const nameOf = (place: number, { by, arm, parry }: Blow) => `${kinds[place]} ${by} ${arm} ${parry}`;
  const book: GangBook = {
    odds(place, blow) {
      return blows(nameOf(place, blow), () => {
        const fight = fights[place];
        if (fight === undefined) throw new RangeError(`no attacker ${place}`);
        return blowOdds(fight, blow);
      });
    },
    attacks(gang) {
      const made = fights.map((_, place) => gangAttack(gang, place));
      return sums(made.map((blow, place) => nameOf(place, blow)).join(), () => {
        const damage = made.reduce(
          (all, blow, place) => narrowed(sum(all, book.odds(place, blow).damage)),
          certain(0),
        );
        return { damage, victimDies: book.kills(damage) };
      });
    },
    kills: (damage) => killChance({ ...damage, min: damage.min + priorDamage }, hold),
    fightsOn: steps > 1,
    dies(gang, place) {
      const made = gangCounterattacks(gang, place);
      const body = bodies[place];
      if (body === undefined || made.length === 0) return 0;
      return deaths(made.map((blow) => nameOf(place, blow)).join(), () => {
        let stands = body.start;
        for (const blow of made) stands = suffer(body, stands, book.odds(place, blow));
        return Math.max(0, 1 - (stands.pips[0] ?? 0));
      });
    },
  };
  return book;
}

/** The attack of one of a gang, with the parry that is made against it. */
export function gangAttack({ fights, counters }: GangUp, place: number): Blow {
  const arm = counters.find(({ kind, against }) => kind === 'parry' && against === place)?.arm;
  return {
    by: 'attacker',
    arm: firstArm(fights[place] as Fight).id,
    ...(arm === undefined ? {} : { parry: arm }),
    strikerPenalty: 0,
    parryPenalty: 0,
    first: true,
  };
}

/** The counterattacks on one of a gang; his shield stops the first of them only (BW-CC-15). */
export function gangCounterattacks({ fights, counters }: GangUp, place: number): readonly Blow[] {
  const shield = fights[place]?.counterShield;
  return counters
    .filter(({ kind, against }) => kind === 'counterattack' && against === place)
    .map(({ arm }, number) => ({
      by: 'defender',
      arm,
      ...(number > 0 || shield === undefined ? {} : { parry: shield }),
      strikerPenalty: 0,
      parryPenalty: 0,
      first: false,
    }));
}

/** One way the attacks of a wave can fall: its chance, the damage, and who landed his. */
export interface Fallen {
  readonly chance: number;
  readonly damage: Distribution;
  readonly landed: readonly number[];
}

/**
 * Every way the attacks of those places can fall. Whether one of those who are `struck` back at has landed is told apart
 * only where just failed attacks are countered (BWC-60).
 */
export function fallsOf(
  gang: GangUp,
  book: GangBook,
  wave: readonly number[],
  struck: readonly number[],
): readonly Fallen[] {
  const failedOnly = gang.fights[0]?.rules.counterAfter === 'failed';
  return wave.reduce<readonly Fallen[]>(
    (all, place) => {
      const odds = book.odds(place, gangAttack(gang, place));
      const join = (
        { chance, damage, landed }: Fallen,
        weight: number,
        points: Distribution,
        lands: boolean,
      ) => ({
        chance: chance * weight,
        damage: narrowed(sum(damage, points)),
        landed: lands ? [...landed, place] : landed,
      });
      if (!failedOnly || !struck.includes(place)) return all.map((one) => join(one, 1, odds.damage, false));
      const cases = odds.cases();
      return all
        .flatMap((one) => [
          join(one, odds.lands, cases.landed.damage, true),
          join(one, 1 - odds.lands, cases.failed.damage, false),
        ])
        .filter(({ chance }) => chance > 0);
    },
    [{ chance: 1, damage: certain(0), landed: [] }],
  );
}

/** Who has several pips takes one where another dies, and is counted among the dead here (BW-DMG-03). */
export interface GangChances {
  /** Points of all attacks together. */
  readonly damage: Distribution;
  readonly victimDies: number;
  /** The victim is there to strike back. */
  readonly victimFights: number;
  /** One for each attacker. */
  readonly diesGivenVictimFights: readonly number[];
  readonly attackersDead: Distribution;
  /** The victim, and one of them at least: only a victim with pips strikes back after that. */
  readonly bothDie: number;
}

/** Who the victim strikes back at. */
export function struckBack(counters: GangUp['counters']): readonly number[] {
  return counters.flatMap(({ kind, against }) => (kind === 'counterattack' ? [against] : []));
}

/** What becomes of a gang and its victim, as bare chances (BW-COMB-05, BWC-127, BWC-60). */
export function gangChances(gang: GangUp, book: GangBook = createGangBook(gang)): GangChances {
  const { fights, counters } = gang;
  const { damage, victimDies } = book.attacks(gang);
  const dies = fights.map((_, place) => book.dies(gang, place));
  const places = fights.map((_, place) => place);
  const falls: readonly Fallen[] =
    fights[0]?.rules.counterAfter === 'failed'
      ? fallsOf(gang, book, places, struckBack(counters))
      : [{ chance: 1, damage, landed: [] }];
  const dead: { weight: number; distribution: Distribution }[] = [];
  const countered = fights.map(() => 0);
  let victimFights = 0;
  let bothDie = 0;
  for (const { chance, damage: points, landed } of falls) {
    const hurt = chance * book.kills(points);
    const fights = book.fightsOn ? chance : chance - hurt;
    const struck = deathsOf(
      dies.flatMap((one, place) => (one > 0 && !landed.includes(place) ? [{ count: 1, chance: one }] : [])),
    );
    dead.push(
      { weight: fights, distribution: struck },
      { weight: chance - fights, distribution: certain(0) },
    );
    victimFights += fights;
    if (book.fightsOn) bothDie += hurt * chanceAtLeast(struck, 1);
    for (const place of places) {
      if (!landed.includes(place)) countered[place] = (countered[place] ?? 0) + fights;
    }
  }
  return {
    damage,
    victimDies,
    victimFights,
    diesGivenVictimFights: dies.map((chance, place) =>
      victimFights > 0 ? (chance * (countered[place] ?? 0)) / victimFights : 0,
    ),
    attackersDead: mixture(dead),
    bothDie,
  };
}
