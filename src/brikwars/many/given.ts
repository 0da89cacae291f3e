import type { OddsAhead } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import { type Distribution, highest, mean } from '../../rules/dice/distribution.ts';
import type { ManyAnswer } from './answer.ts';

/** How many die, of the ends of a volley: each has the number of the dead for its name. */
export function deathsIn(ends: readonly EndChance[]): Distribution {
  const weights = new Float64Array(ends.length);
  for (const { id, chance } of ends) weights[Number(id)] = chance;
  return { min: 0, weights, cutOff: 0 };
}

/** At least one dies with this chance, and so many on average. */
function someOf(dies: number): Distribution {
  return { min: 0, weights: Float64Array.of(1 - dies, dies), cutOff: 0 };
}

/** The odds of an attack in hand, in place of those of its beginning; the reasons stay. */
export function manyGiven(answer: ManyAnswer, { ends, also = [] }: OddsAhead): ManyAnswer {
  const all = [...ends, ...also];
  const of = (wanted: string) => all.find(({ id }) => id === wanted)?.chance ?? 0;
  if (answer.kind === 'gang') {
    const { odds } = answer;
    return {
      ...answer,
      odds: {
        ...odds,
        victimDies: { ...odds.victimDies, value: of('victim-dies') + of('both-die') },
        bothDie: of('both-die'),
        attackersDead: { ...odds.attackersDead, value: someOf(of('attacker-dies') + of('both-die')) },
      },
    };
  }
  if (answer.kind === 'blast') {
    const { odds } = answer;
    const side = (shown: typeof odds.own, dies: number, dead: number) => ({
      // A side that was safe from the beginning stays so, and is not mentioned.
      deaths: { ...shown.deaths, value: highest(shown.deaths.value) > 0 ? someOf(dies) : shown.deaths.value },
      meanDeaths: { ...shown.meanDeaths, value: dead },
    });
    return {
      ...answer,
      odds: {
        ...odds,
        onTarget: { ...odds.onTarget, value: of('on-target') },
        enemies: side(odds.enemies, of('enemy-dies') + of('both-die'), of('mean-enemies')),
        own: side(odds.own, of('own-dies') + of('both-die'), 0),
        nobodyDies: of('nobody-dies'),
      },
    };
  }
  const { odds } = answer;
  const deaths = deathsIn(ends);
  const dies = 1 - (deaths.weights[0] ?? 0);
  const [first, ...others] = odds.assaults;
  const alone = first?.combined && others.length === 0 ? first.combined : undefined;
  return {
    ...answer,
    odds: {
      ...odds,
      deaths: { ...odds.deaths, value: deaths },
      meanDeaths: { ...odds.meanDeaths, value: mean(deaths) },
      ...(first &&
        alone && {
          assaults: [
            {
              ...first,
              combined: {
                ...alone,
                kill: { ...alone.kill, value: dies },
                meanHits: { ...alone.meanHits, value: of('mean-hits') },
                meanDamage: { ...alone.meanDamage, value: of('mean-damage') },
              },
            },
          ],
        }),
    },
  };
}
