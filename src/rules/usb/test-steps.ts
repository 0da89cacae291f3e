import { binomial } from '../dice/binomial.ts';
import { certain, type Distribution, shift, sum } from '../dice/distribution.ts';
import type { DiceExpression } from '../dice/expression.ts';
import type { Roll } from '../dice/roll.ts';
import { askRoll, type Steps } from '../steps.ts';
import { type SmallDie, smallDiceOdds, smallDiceSum } from './named-tests.ts';
import { effectiveTarget, isTwoStage, type UsbTest } from './test.ts';
import { diceAhead, nextWave, type WavePurpose } from './test-roll.ts';

/** A pool of tests, or dice that are added up. */
export type PlayedTest =
  | { readonly reads: 'successes'; readonly test: UsbTest }
  | { readonly reads: SmallDie; readonly dice: number };

/** The place of a throw: all dice, those rolled again, sixes that must be confirmed (USB-TEST-03, USB-TEST-05). */
export interface TestMoment {
  readonly purpose: WavePurpose;
  readonly count: number;
  /** What each die must reach; none where they are added up. */
  readonly need?: number;
}

/** One line of the record. */
export interface TestEntry extends TestMoment {
  readonly roll: Roll;
  /** Dice that succeeded for good in this throw, or the sum. */
  readonly number: number;
}

export interface TestOutcome {
  /** Successes, or the sum. */
  readonly number: number;
}

const facesOf = ({ dice }: Roll): readonly number[] => dice.map(({ face }) => face);

/** The faces of each throw of a record. */
export function wavesOf(log: readonly TestEntry[]): readonly (readonly number[])[] {
  return log.map(({ roll }) => facesOf(roll));
}

const plain = { bonus: 'none', floor: true } as const;

/** Whether the faces of a pool are asked for by nothing, so that the number of its successes will do. */
export function isCountable(test: UsbTest): boolean {
  return test.dice > 1 && test.reroll === 'none' && !isTwoStage(effectiveTarget(test).value);
}

function poolOf(count: number, target: number | undefined): DiceExpression {
  return { groups: [{ count, sides: 6, ...(target !== undefined && { target }) }], constant: 0 };
}

const won = (test: UsbTest, waves: readonly (readonly number[])[]): number =>
  diceAhead(test, waves).filter(({ open, chance }) => !open && chance === 1).length;

/** A pool throw by throw: all dice, then those that are rolled again or confirmed (USB-TEST-01 to USB-TEST-05, USB-DICE-01). */
export function* testSteps(played: PlayedTest, log: TestEntry[]): Steps<TestMoment, TestOutcome> {
  if (played.reads !== 'successes') {
    const moment = { purpose: 'first', count: played.dice } as const;
    const roll = yield* askRoll<TestMoment>(moment, poolOf(played.dice, undefined), plain);
    const number = smallDiceSum(played.reads, facesOf(roll));
    log.push({ ...moment, roll, number });
    return { number };
  }
  const { test } = played;
  const target = effectiveTarget(test).value;
  for (;;) {
    const waves = wavesOf(log);
    const wave = nextWave(test, waves);
    if (!wave.ok) throw new RangeError('waves that do not fit the test');
    if (!wave.value) return { number: won(test, waves) };
    const { purpose, dice } = wave.value;
    const moment: TestMoment = { purpose, count: dice.length, need: Math.min(6, target) };
    const before = won(test, waves);
    const roll = yield* askRoll(moment, poolOf(dice.length, isCountable(test) ? target : undefined), plain);
    log.push({ ...moment, roll, number: won(test, [...waves, facesOf(roll)]) - before });
  }
}

/** The number of a pool given what has been thrown of it; exact. */
export function testAhead(played: PlayedTest, waves: readonly (readonly number[])[]): Distribution {
  if (played.reads !== 'successes') {
    const [faces] = waves;
    return faces ? certain(smallDiceSum(played.reads, faces)) : smallDiceOdds(played.reads, played.dice);
  }
  const dice = diceAhead(played.test, waves);
  const sure = dice.filter(({ open, chance }) => !open && chance === 1).length;
  const chances = dice.filter(({ open }) => open).map(({ chance }) => chance);
  return shift(
    [...new Set(chances)].reduce(
      (all, chance) =>
        sum(all, binomial(chances.filter((one) => one === chance).length, Math.min(1, chance))),
      certain(0),
    ),
    sure,
  );
}
