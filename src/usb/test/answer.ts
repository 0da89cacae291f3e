import { chanceAtLeast, chanceOf, type Distribution, mean } from '../../rules/dice/distribution.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { smallDiceOdds, smallDiceSum, type TestEffect } from '../../rules/usb/test/named-tests.ts';
import {
  isTwoStage,
  type UsbEffect,
  type UsbReason,
  type UsbTest,
  usbTestOdds,
} from '../../rules/usb/test/test.ts';
import type { TestRoll } from '../../rules/usb/test/test-roll.ts';
import { asksStat, kindOf, modifiersOf, type TestKind, type UsbTestInputs, usbTestOf } from './inputs.ts';

function testOf(inputs: UsbTestInputs): UsbTest {
  const test = usbTestOf(inputs);
  if (!test) throw new Error('inputs of the test screen that are no test');
  return test;
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

/** Whether its dice are added up. */
export function isSum({ kind }: Pick<UsbTestInputs, 'kind'>): boolean {
  return kindOf(kind).reads !== 'successes';
}

/** One die that succeeds or fails: its ends have names of their own. */
export function isAlone(inputs: Pick<UsbTestInputs, 'kind' | 'dice'>): boolean {
  return inputs.dice === 1 && !isSum(inputs);
}

/** The chance that the pool has what is wanted, or that its one die succeeds. */
export function passChance(inputs: UsbTestInputs): number {
  const { each, wanted } = figuresOf(inputs);
  return isAlone(inputs) ? (each?.chance ?? wanted) : wanted;
}

/** What a finished pool comes to: its successes, or the sum of its dice. */
export function numberOf({ kind }: Pick<UsbTestInputs, 'kind'>, roll: TestRoll): number {
  const { reads } = kindOf(kind);
  return reads === 'successes' ? roll.successes : smallDiceSum(reads, roll.waves[0] ?? []);
}

/** Whether the pool has what was wanted of it; a die alone has to succeed, whatever is wanted. */
export function hasCome(inputs: UsbTestInputs, number: number): boolean {
  return number >= wantedOf(inputs);
}

/** So many successes, or so great a sum, is what the bar shows the chance of. */
export function wantedOf(inputs: Pick<UsbTestInputs, 'kind' | 'dice' | 'atLeast'>): number {
  return isAlone(inputs) ? 1 : inputs.atLeast;
}

/** How likely a number was before the first die. */
export function likelihoodsOf(
  inputs: UsbTestInputs,
  number: number,
): { readonly thisOrMore: number; readonly exactly: number } {
  const odds = numberOdds(inputs);
  return { thisOrMore: chanceAtLeast(odds, number), exactly: chanceOf(odds, number) };
}
