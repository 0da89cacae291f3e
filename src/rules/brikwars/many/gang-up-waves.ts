import { certain, chanceAtLeast, type Distribution, mean, mixture, sum } from '../../dice/distribution.ts';
import { plus } from '../attack/fight.ts';
import { bodyOf, type Standing, suffer } from '../attack/standing.ts';
import type { Impact } from '../attack/strike.ts';
import { counterPenalty, type GangCounter, type GangUp } from './gang-up.ts';
import { createGangBook, fallsOf, type GangBook, struckBack } from './gang-up-chances.ts';
import { deathsOf } from './volley.ts';

/** What becomes of both sides where attackers come in waves; who has several pips takes one where another dies (BW-DMG-03). */
export interface WaveChances {
  readonly victimDies: number;
  /** The victim, and one of them at least. */
  readonly bothDie: number;
  readonly attackersDead: Distribution;
  readonly meanAttackersDead: number;
}

/** What all waves of the same attackers share: their odds by how many strike at once. */
export interface WaveBook {
  follow(waves: readonly (readonly number[])[], counters: readonly GangCounter[]): WaveChances;
}

interface Branch {
  readonly chance: number;
  readonly victim: Standing;
  readonly dead: Distribution;
}

const pointless = (damage: Distribution): Impact => ({ damage, lost: 0, damageNotLost: damage });

/**
 * Follows attackers who come in waves (BW-COMB-02, BW-COMB-05, BW-CC-02): each wave strikes together and costs the
 * victim Countering Skill by its own number, then he answers those of it that he chooses, and what he has taken adds up
 * (BW-CC-06). One wave of all is ganging up; waves of one come one after the other.
 */
export function createWaveBook({ fights, penalty, rules, counters: none }: GangUp): WaveBook {
  const sizes = new Map<number, { readonly gang: GangUp; readonly book: GangBook }>();
  const [first] = fights;
  if (first === undefined) throw new RangeError('no attacker');
  const body = bodyOf(first, 'defender');
  const ofSize = (size: number) => {
    const own = counterPenalty(size, rules.gangPenalty, Number.POSITIVE_INFINITY) ?? 0;
    const known = sizes.get(own);
    if (known) return known;
    const changed = fights.map((fight) => ({
      ...fight,
      defender: { ...fight.defender, skill: plus(fight.defender.skill, penalty - own) },
    }));
    const gang: GangUp = { fights: changed, penalty: own, rules, counters: none };
    const made = { gang, book: createGangBook(gang) };
    sizes.set(own, made);
    return made;
  };
  return {
    follow(waves, counters) {
      const struck = struckBack(counters);
      const ends: { weight: number; distribution: Distribution }[] = [];
      let unhurt = 0;
      let bothDie = 0;
      const count = (chance: number, hurt: number, dead: Distribution) => {
        ends.push({ weight: chance, distribution: dead });
        bothDie += hurt * chanceAtLeast(dead, 1);
      };
      let branches: readonly Branch[] = [{ chance: 1, victim: body.start, dead: certain(0) }];
      for (const wave of waves) {
        const { gang: plain, book } = ofSize(wave.length);
        const gang = { ...plain, counters };
        const falls = fallsOf(gang, book, wave, struck);
        branches = branches.flatMap(({ chance, victim, dead }) =>
          falls.map((fallen): Branch => {
            const weight = chance * fallen.chance;
            const after = suffer(body, victim, pointless(fallen.damage));
            const killed = weight * Math.max(0, victim.alive - after.alive);
            count(killed, killed, dead);
            const risks = wave
              .filter((place) => !fallen.landed.includes(place))
              .map((place) => ({ count: 1, chance: book.dies(gang, place) }))
              .filter((risk) => risk.chance > 0);
            return { chance: weight, victim: after, dead: sum(dead, deathsOf(risks)) };
          }),
        );
      }
      for (const { chance, victim, dead } of branches) {
        const [whole = 0] = victim.pips;
        unhurt += chance * whole;
        count(chance * victim.alive, chance * (victim.alive - whole), dead);
      }
      const attackersDead = mixture(ends);
      return {
        victimDies: Math.max(0, 1 - unhurt),
        bothDie,
        attackersDead,
        meanAttackersDead: mean(attackersDead),
      };
    },
  };
}
