import { type ReadonlySignal, signal } from '@preact/signals';
import { asksRoll } from '../../fight/step-record.ts';
import type { Services } from '../../platform/services.ts';
import { checkFight } from '../../rules/brikwars/attack/check-fight.ts';
import type { DefencePlan, Fight } from '../../rules/brikwars/attack/fight.ts';
import { exchangeOdds } from '../../rules/brikwars/duel/exchange.ts';
import { playFight } from '../../rules/brikwars/duel/play.ts';
import type { PlayEntry } from '../../rules/brikwars/duel/play-record.ts';
import { editions } from '../../rules/brikwars/edition.ts';
import { firstEdition } from '../../rules/brikwars/edition-ids.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import type { DiceExpression, RollRules } from '../../rules/dice/expression.ts';
import { totalDistribution } from '../../rules/dice/odds.ts';
import type { RandomSource } from '../../rules/dice/random.ts';
import { roll } from '../../rules/dice/roll.ts';
import type { Game } from '../../rules/ids.ts';
import type { PlayedRoll } from '../../rules/played-roll.ts';
import { checkUsbTest, usbTestOdds } from '../../rules/usb/test/test.ts';
import { rollTest } from '../../rules/usb/test/test-roll.ts';

/** A die of an example's roll; in a pool it succeeds or does not. */
interface ExampleDie {
  readonly face: number;
  readonly success?: boolean;
}

/** What an example's roll came to, and how likely that was. */
export type ExampleOutcome = {
  readonly game: Game;
  readonly dice: readonly ExampleDie[];
  readonly chance: number;
} & (
  | { readonly kind: 'miss'; readonly attack: number }
  | { readonly kind: 'dies' | 'lives'; readonly attack: number; readonly damage: number }
  /** That number, and the chance of it or more. */
  | { readonly kind: 'count'; readonly count: number }
);

/** One live example for each game: figures and dice of the core. */
export interface ExampleModel {
  /** A sword's blow at a minifig: the chances that it dies, without defence and parrying with a shield. */
  readonly sword: { readonly dies: number; readonly diesParrying: number };
  /** Ten USB dice on 4+: the chance of five or more. */
  readonly pool: { readonly fiveOrMore: number };
  /** Two d6 of Mage Knight: the chance of eight or more. */
  readonly pair: { readonly eightOrMore: number };
  readonly outcome: ReadonlySignal<ExampleOutcome | undefined>;
  rollSword(): void;
  rollPool(): void;
  rollPair(): void;
}

/** Where each example stands ready in the app, with the same inputs. */
export const examplePaths: Readonly<Record<Game, string>> = {
  brikwars: 'fight?v=2&table=2005',
  usb: 'fight/usb/test?v=2&k=hit&n=10&t=4&x=&g=0&m=0&r=none&six=0&a=5',
  'mage-knight': 'dice?v=1&x=2d6&b=none&f=0&n=8',
};

const noDefence: DefencePlan = [{ kind: 'none' }];
const shieldParry: DefencePlan = [{ kind: 'parry', arm: 'shield.1' }];
const pair: DiceExpression = { groups: [{ count: 2, sides: 6 }], constant: 0 };
const plain: RollRules = { bonus: 'none', floor: false };

function swordAgainstMinifig(): Fight {
  const checked = checkFight({
    edition: editions[firstEdition],
    mode: 'close',
    attacker: { skill: '1d6', armor: '4', weapons: ['heavy'] },
    defender: { skill: '1d6', armor: '4', weapons: ['hand', 'shield'] },
  });
  if (!checked.ok) throw new Error('the example is a legal fight');
  return checked.value;
}

function tenOnFourPlus() {
  const checked = checkUsbTest({ dice: 10, stat: 4, modifier: 0, reroll: 'none', onlySix: false });
  if (!checked.ok) throw new Error('the example is a legal test');
  return checked.value;
}

/** The three ends of the blow: missed, hit and dead, hit and alive. */
function readOutcome(
  fight: Fight,
  { log, faces }: { readonly log: readonly PlayEntry[]; readonly faces: readonly number[] },
): ExampleOutcome {
  const odds = exchangeOdds(fight, noDefence);
  const hit = odds.attacks[0]?.hit.value ?? 0;
  const dies = odds.defenderDies.value;
  const attack = log.find((entry) => entry.purpose === 'attack')?.total ?? 0;
  const damage = log.find((entry) => entry.purpose === 'damage');
  const common = { game: 'brikwars', dice: faces.map((face) => ({ face })) } as const;
  if (!damage) return { ...common, kind: 'miss', attack, chance: 1 - hit };
  const killed = log.some((entry) => entry.result === 'dies');
  const chance = killed ? dies : hit - dies;
  return { ...common, kind: killed ? 'dies' : 'lives', attack, damage: damage.total, chance };
}

function playOut(fight: Fight, random: RandomSource) {
  const rolls: PlayedRoll[] = [];
  for (;;) {
    const play = playFight(fight, noDefence, rolls);
    if (!play.ok) throw new Error('a roll of the app did not fit the fight');
    const { next, log } = play.value;
    if (!asksRoll(next)) return { log, faces: rolls.flatMap(({ faces }) => faces) };
    rolls.push({ faces: roll(next.expression, next.rules, random).dice.map((die) => die.face) });
  }
}

export function createExampleModel({ random }: Pick<Services, 'random'>): ExampleModel {
  const fight = swordAgainstMinifig();
  const test = tenOnFourPlus();
  const successes = usbTestOdds(test).successes;
  const totals = totalDistribution(pair, plain);
  if (!totals.ok) throw new Error('two dice are never too many');
  const outcome = signal<ExampleOutcome | undefined>(undefined);
  return {
    sword: {
      dies: exchangeOdds(fight, noDefence).defenderDies.value,
      diesParrying: exchangeOdds(fight, shieldParry).defenderDies.value,
    },
    pool: { fiveOrMore: chanceAtLeast(successes, 5) },
    pair: { eightOrMore: chanceAtLeast(totals.value, 8) },
    outcome,
    rollSword() {
      outcome.value = readOutcome(fight, playOut(fight, random));
    },
    rollPool() {
      const { dice, successes: count } = rollTest(test, random);
      outcome.value = {
        game: 'usb',
        kind: 'count',
        count,
        chance: chanceAtLeast(successes, count),
        dice: dice.map(({ steps, success }) => ({ face: steps.at(-1)?.face ?? 1, success })),
      };
    },
    rollPair() {
      const { dice, total: count } = roll(pair, plain, random);
      outcome.value = {
        game: 'mage-knight',
        kind: 'count',
        count,
        chance: chanceAtLeast(totals.value, count),
        dice: dice.map(({ face }) => ({ face })),
      };
    },
  };
}
