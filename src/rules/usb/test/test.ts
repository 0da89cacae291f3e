import { binomial } from '../../dice/binomial.ts';
import type { Distribution } from '../../dice/distribution.ts';
import { successChance } from '../../dice/pool.ts';
import type { Explained, Reason } from '../../reason.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { UsbRuleId } from '../ids.ts';

/** Which failed dice are rolled again, once: none, those that show 1 (charge), or every failed test (shield). */
export const rerolls = ['none', 'ones', 'fails'] as const;
export type Reroll = (typeof rerolls)[number];

const mostTestDice = 1000;
const highestStat = 20;
const largestModifier = 20;

/** A pool of tests as a person enters it; `stat` is the printed number (4 for 4+), a positive modifier helps the roller. */
export interface RawUsbTest {
  readonly dice: number;
  readonly stat: number;
  readonly modifier: number;
  readonly reroll: string;
  /** Panicked: hits only on 6, whatever bonuses. */
  readonly onlySix: boolean;
  /** House rule, off by default: with `ones`, a 1 in the confirming roll is rolled again too (against USB-A-52). */
  readonly confirmingOnes?: boolean;
}

export interface UsbTest {
  readonly dice: number;
  readonly stat: number;
  readonly modifier: number;
  readonly reroll: Reroll;
  readonly onlySix: boolean;
  readonly confirmingOnes: boolean;
}

export type UsbTestIssueCode = 'dice-range' | 'stat-range' | 'modifier-range' | 'unknown-reroll';

export interface UsbTestIssue {
  readonly code: UsbTestIssueCode;
  readonly lowest?: number;
  readonly highest?: number;
}

const isReroll = (text: string): text is Reroll => rerolls.some((reroll) => reroll === text);
const within = (value: number, lowest: number, highest: number) =>
  Number.isInteger(value) && value >= lowest && value <= highest;

/** Checks a pool as entered and returns it, or every issue found in it. */
export function checkUsbTest(raw: RawUsbTest): Result<UsbTest, UsbTestIssue> {
  const issues: UsbTestIssue[] = [];
  const { dice, stat, modifier, reroll, onlySix, confirmingOnes = false } = raw;
  if (!within(dice, 1, mostTestDice)) issues.push({ code: 'dice-range', lowest: 1, highest: mostTestDice });
  if (!within(stat, 1, highestStat)) issues.push({ code: 'stat-range', lowest: 1, highest: highestStat });
  if (!within(modifier, -largestModifier, largestModifier)) {
    issues.push({ code: 'modifier-range', lowest: -largestModifier, highest: largestModifier });
  }
  if (!isReroll(reroll)) issues.push({ code: 'unknown-reroll' });
  return isReroll(reroll) && issues.length === 0
    ? ok({ dice, stat, modifier, reroll, onlySix, confirmingOnes })
    : fail(...issues);
}

export const usbEffects = [
  'stat',
  'modifier',
  'one-always-fails',
  'no-easier-than-two',
  'no-harder-than-seven',
  'only-six',
  'six-then-six',
  'reroll-ones',
  'reroll-fails',
  'reroll-first-roll-only',
  'reroll-whole-test',
  'pool',
] as const;
export type UsbEffect = (typeof usbEffects)[number];
export type UsbReason = Reason<UsbRuleId, UsbEffect>;

/** The face a die needs, with reasons: at least 2 (USB-TEST-02); above 6 it is six, then six again (USB-TEST-03). */
export function effectiveTarget(test: UsbTest): Explained<UsbRuleId, UsbEffect> {
  const reasons: UsbReason[] = [{ rule: 'USB-TEST-01', effect: 'stat', amount: test.stat }];
  if (test.modifier !== 0) reasons.push({ rule: 'USB-TEST-04', effect: 'modifier', amount: test.modifier });
  let value = test.stat - test.modifier;
  if (test.onlySix && value < 6) {
    value = 6;
    reasons.push({ rule: 'USB-MOR-06', effect: 'only-six' });
  }
  if (value < 2) {
    value = 2;
    reasons.push(
      { rule: 'USB-TEST-02', effect: 'one-always-fails' },
      { rule: 'USB-A-51', effect: 'no-easier-than-two' },
    );
  }
  if (isTwoStage(value)) {
    reasons.push({ rule: 'USB-TEST-03', effect: 'six-then-six', amount: value });
    if (value > 7) reasons.push({ rule: 'USB-A-51', effect: 'no-harder-than-seven' });
  }
  return { value, reasons };
}

/** One die on a stat of 2 to 6, with nothing that lets it be rolled again. */
export function plainTest(stat: number, modifier = 0): UsbTest {
  return { dice: 1, stat, modifier, reroll: 'none', onlySix: false, confirmingOnes: false };
}

export function isTwoStage(target: number): boolean {
  return target > 6;
}

export interface UsbOdds {
  readonly target: Explained<UsbRuleId, UsbEffect>;
  /** Chance that one die of the pool ends as a success. */
  readonly perDie: Explained<UsbRuleId, UsbEffect>;
  /** Number of successes of the whole pool. */
  readonly successes: Distribution;
}

/** Chance of each die and the exact distribution of successes (USB-TEST-01 to USB-TEST-05, USB-A-51, USB-A-52). */
export function usbTestOdds(test: UsbTest): UsbOdds {
  const target = effectiveTarget(test);
  const chance = chancePerDie(test, target.value);
  const reasons = [...target.reasons, ...rerollReasons(test, target.value)];
  if (test.dice > 1) reasons.push({ rule: 'USB-TEST-05', effect: 'pool', amount: test.dice });
  return { target, perDie: { value: chance, reasons }, successes: binomial(test.dice, chance) };
}

function chancePerDie(test: UsbTest, target: number): number {
  const chance = successChance({
    sides: 6,
    target,
    ...(test.reroll === 'ones' ? { reroll: [1] } : {}),
    ...(test.reroll === 'fails' ? { rerollFails: true } : {}),
  });
  const secondChance = test.confirmingOnes && test.reroll === 'ones' && isTwoStage(target);
  return secondChance ? chance * (1 + 1 / 6) : chance;
}

function rerollReasons(test: UsbTest, target: number): readonly UsbReason[] {
  if (test.reroll === 'none') return [];
  if (test.reroll === 'ones') {
    const first: UsbReason = { rule: 'USB-ACT-03', effect: 'reroll-ones' };
    return isTwoStage(target) && !test.confirmingOnes
      ? [first, { rule: 'USB-A-52', effect: 'reroll-first-roll-only' }]
      : [first];
  }
  const failed: UsbReason = { rule: 'USB-TEST-05', effect: 'reroll-fails' };
  return isTwoStage(target) ? [failed, { rule: 'USB-A-52', effect: 'reroll-whole-test' }] : [failed];
}
