import { certain, type Distribution, mixture, sum } from '../dice/distribution.ts';
import { killChance } from './combined-fire.ts';
import type { GangUp } from './gang-up.ts';
import { narrowed } from './many-sum.ts';
import { bodyOf, suffer } from './standing.ts';
import { type Blow, type BlowOdds, blowOdds } from './strike.ts';
import { deathsOf } from './volley.ts';

/** What is worked out once, however many ways to counter are compared. */
export interface GangBook {
  odds(place: number, blow: Blow): BlowOdds;
  /** Points of all attacks together, and the chance that they kill. */
  attacks(gang: GangUp): { readonly damage: Distribution; readonly victimDies: number };
  /** The chance that the counterattacks on one attacker kill him. */
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
  const { hold } = bodyOf(first, 'defender');
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
        const victimDies = killChance({ ...damage, min: damage.min + priorDamage }, hold);
        return { damage, victimDies };
      });
    },
    dies(gang, place) {
      const made = gangCounterattacks(gang, place);
      const body = bodies[place];
      if (body === undefined || made.length === 0) return 0;
      return deaths(made.map((blow) => nameOf(place, blow)).join(), () => {
        let stands = body.start;
        for (const blow of made) stands = suffer(body, stands, book.odds(place, blow));
        return Math.max(0, 1 - stands.alive);
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
    arm: fights[place]?.attacks[0] ?? 0,
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

export interface GangChances {
  /** Points of all attacks together. */
  readonly damage: Distribution;
  readonly victimDies: number;
  /** One for each attacker. */
  readonly diesGivenVictimLives: readonly number[];
  readonly attackersDead: Distribution;
}

/** What becomes of a gang and its victim, as bare chances (BW-COMB-05, BWC-127). */
export function gangChances(gang: GangUp, book: GangBook = createGangBook(gang)): GangChances {
  const { damage, victimDies } = book.attacks(gang);
  const diesGivenVictimLives = gang.fights.map((_, place) => book.dies(gang, place));
  const attackersDead = mixture([
    { weight: victimDies, distribution: certain(0) },
    {
      weight: 1 - victimDies,
      distribution: deathsOf(
        diesGivenVictimLives.flatMap((chance) => (chance > 0 ? [{ count: 1, chance }] : [])),
      ),
    },
  ]);
  return { damage, victimDies, diesGivenVictimLives, attackersDead };
}
