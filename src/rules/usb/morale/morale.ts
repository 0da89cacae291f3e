// Morale (U181-186/188-193): what is tested at which loss, and what follows.
import type { Result } from '../../result.ts';
import type { UsbRuleId } from '../ids.ts';
import { checkUsbTest, type UsbTest, type UsbTestIssue } from '../test/test.ts';

/** How much of its Standfast a unit has lost, in per cent, when it must test (USB-MOR-01). */
export const moraleLevels = [25, 50, 75] as const;
export type MoraleLevel = (typeof moraleLevels)[number];

/** How a unit feels, from best to worst. */
export const moraleStates = ['steady', 'shaken', 'panicked', 'destroyed'] as const;
export type MoraleState = (typeof moraleStates)[number];

export interface MoraleTest {
  readonly rule: UsbRuleId;
  readonly passed: MoraleState;
  readonly failed: MoraleState;
}

/** What follows the one die on the unit's best Obrona (USB-MOR-02 to USB-MOR-04). */
export const moraleTests: Readonly<Record<MoraleLevel, MoraleTest>> = {
  25: { rule: 'USB-MOR-02', passed: 'steady', failed: 'shaken' },
  50: { rule: 'USB-MOR-03', passed: 'steady', failed: 'panicked' },
  75: { rule: 'USB-MOR-04', passed: 'panicked', failed: 'destroyed' },
};

/** The highest threshold that so many lost points of `start` have reached; undefined below a quarter (USB-MOR-01). */
export function moraleLevel(start: number, lost: number): MoraleLevel | undefined {
  if (lost <= 0) return undefined;
  if (4 * lost >= 3 * start) return 75;
  if (2 * lost >= start) return 50;
  return 4 * lost >= start ? 25 : undefined;
}

/** The level to test after a loss: only the highest that is newly reached, none twice (USB-MOR-08, USB-A-24). */
export function moraleDue(start: number, lostBefore: number, lostNow: number): MoraleLevel | undefined {
  const level = moraleLevel(start, lostNow);
  return level !== undefined && level > (moraleLevel(start, lostBefore) ?? 0) ? level : undefined;
}

/** What changes the one die of a morale test; entrenchment, cover and weapons do not (USB-MOR-07, USB-A-23). */
export interface MoraleModifiers {
  readonly brave?: boolean;
  readonly pitOfCorpses?: boolean;
}

/** A morale test as one die on `obrona` (4 for 4+), the unit's best or a hero's within 10 inches (USB-MOR-07). */
export function moraleTest(
  obrona: number,
  { brave, pitOfCorpses }: MoraleModifiers = {},
): Result<UsbTest, UsbTestIssue> {
  const modifier = (brave ? 1 : 0) - (pitOfCorpses ? 1 : 0);
  return checkUsbTest({ dice: 1, stat: obrona, modifier, reroll: 'none', onlySix: false });
}

/** How the unit stands after the test; a test never makes its state better (USB-A-24). */
export function moraleAfter(
  level: MoraleLevel,
  success: boolean,
  before: MoraleState = 'steady',
): MoraleState {
  const { passed, failed } = moraleTests[level];
  const after = success ? passed : failed;
  return moraleStates.indexOf(after) > moraleStates.indexOf(before) ? after : before;
}
