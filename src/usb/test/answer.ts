import { chanceAtLeast, chanceOf, type Distribution, mean } from '../../rules/dice/distribution.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { smallDiceOdds, smallDiceSum, type TestEffect } from '../../rules/usb/named-tests.ts';
import {
  effectiveTarget,
  isTwoStage,
  type UsbEffect,
  type UsbReason,
  type UsbTest,
  usbTestOdds,
} from '../../rules/usb/test.ts';
import {
  nextWave,
  type TestRoll,
  testFromFaces,
  type Wave,
  type WavePurpose,
} from '../../rules/usb/test-roll.ts';
import {
  asksStat,
  kindOf,
  modifiersOf,
  type TestKind,
  type UsbTestInputs,
  usbTestCodec,
  usbTestOf,
} from './inputs.ts';

/** A pool on the table, with the inputs it was thrown for: thrown by the app, or typed in and perhaps not yet whole. */
export interface Throw {
  readonly inputs: UsbTestInputs;
  readonly waves: readonly (readonly number[])[];
  readonly typed: boolean;
  /** Only the number that succeeded is known, and faces stand for it. */
  readonly counted?: true;
  /** The wave being typed: how many dice show 1, 2 … 6. */
  readonly counts: readonly number[];
}

export const noCounts: readonly number[] = [0, 0, 0, 0, 0, 0];

export function countsOf(faces: readonly number[]): readonly number[] {
  return noCounts.map((_, index) => faces.filter((face) => face === index + 1).length);
}

export function testOf(inputs: UsbTestInputs): UsbTest {
  const test = usbTestOf(inputs);
  if (!test) throw new Error('inputs of the test screen that are no test');
  return test;
}

/** The wave that is still to be typed; none when the pool is finished. */
export function waveToType({ inputs, waves }: Throw): Wave | undefined {
  const next = nextWave(testOf(inputs), waves);
  return next.ok ? next.value : undefined;
}

/** The tests of a pool not begun yet, where a number may answer them: nothing asks for their faces. */
export function poolToCount({ inputs, waves }: Throw): number | undefined {
  const { reads } = kindOf(inputs.kind);
  const countable = reads === 'successes' && inputs.dice > 1 && inputs.reroll === 'none';
  const needed = effectiveTarget(testOf(inputs)).value;
  return waves.length === 0 && countable && !isTwoStage(needed) ? inputs.dice : undefined;
}

/** The finished roll, or nothing while dice are missing. */
export function rollOf({ inputs, waves, typed }: Throw): TestRoll | undefined {
  const roll = testFromFaces(testOf(inputs), waves);
  return roll.ok ? { ...roll.value, typed } : undefined;
}

interface WaveSummary {
  readonly purpose: WavePurpose;
  /** Highest first. */
  readonly faces: readonly number[];
  /** Dice that ended as a success here. */
  readonly successes: number;
}

const failsOrder: readonly WavePurpose[] = ['first', 'confirm', 'reroll', 'reroll-confirm'];

const onesOrder: readonly WavePurpose[] = ['first', 'reroll', 'confirm', 'confirm-reroll'];

/** What happened wave by wave, in the order in which the dice were thrown. */
export function summarise(roll: TestRoll): readonly WaveSummary[] {
  const purposes = roll.dice.flatMap((die) => die.steps.map((step) => step.purpose));
  const order = roll.test.reroll === 'fails' ? failsOrder : onesOrder;
  return order
    .filter((purpose) => purposes.includes(purpose))
    .map((purpose) => {
      const faces = roll.dice.flatMap((die) =>
        die.steps.filter((step) => step.purpose === purpose).map((step) => step.face),
      );
      const successes = roll.dice.filter(
        (die) => die.success && die.steps.at(-1)?.purpose === purpose,
      ).length;
      return { purpose, faces: faces.sort((a, b) => b - a), successes };
    });
}

/** The inputs of the test, then `y` typed, `z` counted, one `w` of digits for each wave and `c` for the wave being typed. */
export function encodeThrow({ inputs, waves, typed, counted, counts }: Throw): string {
  const parts = waves.map((faces) => `&w=${faces.join('')}`).join('');
  return `${usbTestCodec.encode(inputs)}&y=${typed ? 1 : 0}${counted ? '&z=1' : ''}&c=${counts.join('.')}${parts}`;
}

export function decodeThrow(text: string): Throw | undefined {
  const inputs = usbTestCodec.decode(text);
  const fields = new URLSearchParams(text);
  const counts = (fields.get('c') ?? '').split('.').map(Number);
  const waves = fields.getAll('w').map((faces) => [...faces].map(Number));
  if (!inputs || counts.length !== noCounts.length) return undefined;
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return undefined;
  const found: Throw = {
    inputs,
    waves,
    typed: fields.get('y') === '1',
    ...(fields.get('z') === '1' ? { counted: true } : {}),
    counts,
  };
  if (!nextWave(testOf(inputs), waves).ok) return undefined;
  const open = waveToType(found);
  const typing = counts.reduce((sum, count) => sum + count, 0);
  return typing <= (open?.dice.length ?? 0) && (found.typed || !open) ? found : undefined;
}

/** Why a number is what it is: what the rolled test says of itself, what was ticked, and the rule that names the roll. */
export interface TestReason {
  readonly rule: UsbRuleId;
  readonly effect: UsbEffect | TestEffect | Exclude<TestKind, 'any'>;
  readonly amount?: number;
}

/** What each die of a test needs. */
export interface EachDie {
  readonly target: number;
  /** The target is out of a die's reach: six, then six again. */
  readonly sixThenSix: boolean;
  readonly chance: number;
}

/** The figures of the screen. */
export interface UsbFigures {
  /** Undefined where the dice are added up. */
  readonly each: EachDie | undefined;
  readonly reasons: readonly TestReason[];
  readonly average: number;
  /** Chance of `atLeast` or more. */
  readonly wanted: number;
  /** Chances of `min` and all numbers above. */
  readonly min: number;
  readonly weights: Float64Array;
}

/** Successes of the pool, or the sum of its dice. */
export function numberOdds(inputs: UsbTestInputs): Distribution {
  const { reads } = kindOf(inputs.kind);
  return reads === 'successes' ? usbTestOdds(testOf(inputs)).successes : smallDiceOdds(reads, inputs.dice);
}

/** The bare sum of a test makes room for the pieces that it consists of, each with its rule. */
function reasonsOf(inputs: UsbTestInputs, reasons: readonly UsbReason[]): readonly TestReason[] {
  const { kind, other } = inputs;
  const isOf = (effect: UsbEffect) => (reason: UsbReason) => reason.effect === effect;
  const pieces: readonly TestReason[] = [
    ...modifiersOf(inputs),
    ...(other === 0 ? [] : [{ rule: 'USB-TEST-04', effect: 'modifier', amount: other } as const]),
  ];
  return [
    ...(kind === 'any' ? [] : [{ rule: kindOf(kind).rule, effect: kind }]),
    ...(asksStat(kind) ? reasons.filter(isOf('stat')) : []),
    ...pieces,
    ...reasons.filter((reason) => !isOf('stat')(reason) && !isOf('modifier')(reason)),
  ];
}

export function figuresOf(inputs: UsbTestInputs): UsbFigures {
  const { kind, atLeast } = inputs;
  const odds = numberOdds(inputs);
  const figures = {
    average: mean(odds),
    wanted: chanceAtLeast(odds, atLeast),
    min: odds.min,
    weights: odds.weights,
  };
  if (kindOf(kind).reads !== 'successes') {
    return { ...figures, each: undefined, reasons: reasonsOf(inputs, []) };
  }
  const { target, perDie } = usbTestOdds(testOf(inputs));
  return {
    ...figures,
    each: { target: target.value, sixThenSix: isTwoStage(target.value), chance: perDie.value },
    reasons: reasonsOf(inputs, perDie.reasons),
  };
}

/** A finished pool and how likely its number was. */
export interface UsbResult {
  readonly kind: TestKind;
  readonly roll: TestRoll;
  /** Successes, or the sum. */
  readonly number: number;
  readonly counted?: true;
  readonly sixThenSix: boolean;
  readonly thisOrMore: number;
  readonly exactly: number;
}

export function resultOf(inputs: UsbTestInputs, roll: TestRoll): UsbResult {
  const { reads } = kindOf(inputs.kind);
  const number = reads === 'successes' ? roll.successes : smallDiceSum(reads, roll.waves[0] ?? []);
  const odds = numberOdds(inputs);
  return {
    kind: inputs.kind,
    roll,
    number,
    sixThenSix: isTwoStage(roll.target),
    thisOrMore: chanceAtLeast(odds, number),
    exactly: chanceOf(odds, number),
  };
}
