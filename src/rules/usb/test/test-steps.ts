import type { DiceExpression, RollRules } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import { effectiveTarget, type UsbTest } from './test.ts';
import {
  nextWave,
  successesGiven,
  type TestRoll,
  testFromFaces,
  type Wave,
  type WavePurpose,
} from './test-roll.ts';

/** Dice of a pool thrown together, or the question whether its failures are thrown again. */
export interface TestMoment {
  readonly purpose: WavePurpose | 'bless';
  readonly dice: number;
}

export interface TestEntry extends TestMoment {
  readonly purpose: WavePurpose;
  readonly roll: Roll;
  /** Dice that ended as a success with it. */
  readonly successes: number;
  /** Dice to be thrown next. */
  readonly open: number;
}

export interface TestEnd {
  readonly roll: TestRoll;
  /** The failures might have been thrown again. */
  readonly kept: boolean;
}

/** What may be done with failures that may be thrown again once in the game (USB-SPEC-08). */
const blessChoices = ['again', 'keep'] as const;

/** How a pool is thrown. */
export interface TestWay {
  /** Its failures are thrown again only if the roller wishes it. */
  readonly blessed: boolean;
  /** Its faces are added up: nothing counts as a success. */
  readonly sums: boolean;
}

const plain: RollRules = { bonus: 'none', floor: true };

/** Dice thrown together; a six that must be confirmed is the only one that gets so far. */
function diceOf(count: number, target: number | undefined): DiceExpression {
  const reach = target === undefined ? {} : { target: Math.min(target, 6) };
  return { groups: [{ count, sides: 6, ...reach }], constant: 0 };
}

function waveAfter(test: UsbTest, waves: TestRoll['waves']): Wave | undefined {
  const next = nextWave(test, waves);
  if (!next.ok) throw new TypeError('a wave that does not fit its pool');
  return next.value;
}

function sureOf(test: UsbTest, waves: TestRoll['waves']): number {
  const given = successesGiven(test, waves);
  return given.ok ? given.value.sure : 0;
}

/** A pool played wave by wave, as at the table (USB-TEST-01 to USB-TEST-05, USB-SPEC-08). */
export function* testSteps(
  test: UsbTest,
  { blessed, sums }: TestWay,
  log: TestEntry[],
): Steps<TestMoment, TestEnd> {
  const target = sums ? undefined : effectiveTarget(test).value;
  const waves: (readonly number[])[] = [];
  let tested = test;
  for (let wave = waveAfter(tested, waves); wave; wave = waveAfter(tested, waves)) {
    const { purpose } = wave;
    const dice = wave.dice.length;
    if (purpose === 'reroll' && blessed) {
      const option = yield* askOption<TestMoment, 'again' | 'keep'>({ purpose: 'bless', dice }, blessChoices);
      if (option === 'keep') {
        tested = { ...test, reroll: 'none' };
        continue;
      }
    }
    const before = sureOf(tested, waves);
    const roll = yield* askRoll<TestMoment>({ purpose, dice }, diceOf(dice, target), plain);
    waves.push(roll.dice.map(({ face }) => face));
    log.push({
      purpose,
      dice,
      roll,
      successes: sureOf(tested, waves) - before,
      open: waveAfter(tested, waves)?.dice.length ?? 0,
    });
  }
  const roll = testFromFaces(tested, waves);
  if (!roll.ok) throw new TypeError('a pool that is not finished');
  return { roll: roll.value, kept: tested !== test };
}
