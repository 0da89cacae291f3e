import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution, sum } from '../../dice/distribution.ts';
import type { RandomSource } from '../../dice/random.ts';
import { fail, ok, type Result } from '../../result.ts';
import { effectiveTarget, isTwoStage, type UsbTest } from './test.ts';

/**
 * Why a die is thrown. A pool is played as at the table, in waves: all dice first, then those that are rolled
 * again, then the sixes that must be confirmed (USB-TEST-03, USB-TEST-05).
 */
export const wavePurposes = ['first', 'reroll', 'confirm', 'reroll-confirm', 'confirm-reroll'] as const;
export type WavePurpose = (typeof wavePurposes)[number];

/** The dice to throw next, as places in the pool. */
export interface Wave {
  readonly purpose: WavePurpose;
  readonly dice: readonly number[];
}

export interface TestStep {
  readonly purpose: WavePurpose;
  readonly face: number;
}

/** One die of the pool with everything thrown for it. */
export interface TestDie {
  readonly steps: readonly TestStep[];
  readonly success: boolean;
}

export interface TestRoll {
  readonly test: UsbTest;
  readonly target: number;
  /** The faces wave by wave, enough to play the same roll again. */
  readonly waves: readonly (readonly number[])[];
  readonly dice: readonly TestDie[];
  readonly successes: number;
  readonly typed: boolean;
}

export type TestFaceIssueCode = 'face-range' | 'too-few-faces' | 'too-many-faces';

/** `wave` counts from 0; `expected` is the number of dice that the wave needs. */
export interface TestFaceIssue {
  readonly code: TestFaceIssueCode;
  readonly wave: number;
  readonly expected?: number;
}

type Pool = readonly (readonly TestStep[])[];

const failsOrder: readonly WavePurpose[] = ['first', 'confirm', 'reroll', 'reroll-confirm'];
const onesOrder: readonly WavePurpose[] = ['first', 'reroll', 'confirm', 'confirm-reroll'];

function nextPurpose(test: UsbTest, target: number, steps: readonly TestStep[]): WavePurpose | undefined {
  const last = steps.at(-1);
  if (!last) return 'first';
  const { purpose, face } = last;
  const sixAgain = isTwoStage(target);
  switch (purpose) {
    case 'first':
      if (test.reroll === 'ones' && face === 1) return 'reroll';
      if (sixAgain && face === 6) return 'confirm';
      return test.reroll === 'fails' && face < target ? 'reroll' : undefined;
    case 'reroll':
      if (!sixAgain || face !== 6) return undefined;
      return test.reroll === 'fails' ? 'reroll-confirm' : 'confirm';
    case 'confirm':
      if (test.reroll === 'fails') return face === 6 ? undefined : 'reroll';
      return test.reroll === 'ones' && test.confirmingOnes && face === 1 ? 'confirm-reroll' : undefined;
    case 'reroll-confirm':
    case 'confirm-reroll':
      return undefined;
  }
}

function succeeded(target: number, steps: readonly TestStep[]): boolean {
  const last = steps.at(-1);
  if (!last) return false;
  return isTwoStage(target)
    ? last.face === 6 && last.purpose !== 'first' && last.purpose !== 'reroll'
    : last.face >= target;
}

function pendingWave(test: UsbTest, target: number, pool: Pool): Wave | undefined {
  const order = test.reroll === 'fails' ? failsOrder : onesOrder;
  const purposes = pool.map((steps) => nextPurpose(test, target, steps));
  const purpose = order.find((candidate) => purposes.includes(candidate));
  if (!purpose) return undefined;
  return { purpose, dice: pool.flatMap((_, die) => (purposes[die] === purpose ? [die] : [])) };
}

function afterWave(pool: Pool, wave: Wave, faces: readonly number[]): Pool {
  const thrown = new Map(wave.dice.map((die, place) => [die, faces[place]]));
  return pool.map((steps, die) => {
    const face = thrown.get(die);
    return face === undefined ? steps : [...steps, { purpose: wave.purpose, face }];
  });
}

function finished(
  test: UsbTest,
  target: number,
  pool: Pool,
  waves: TestRoll['waves'],
  typed: boolean,
): TestRoll {
  const dice = pool.map((steps): TestDie => ({ steps, success: succeeded(target, steps) }));
  return { test, target, waves, dice, successes: dice.filter((die) => die.success).length, typed };
}

const untouched = (test: UsbTest): Pool => Array.from({ length: test.dice }, () => []);

/** Rolls the whole pool (USB-TEST-01 to USB-TEST-05); every die keeps its first face, its reroll and its confirming roll. */
export function rollTest(test: UsbTest, random: RandomSource): TestRoll {
  const target = effectiveTarget(test).value;
  const waves: (readonly number[])[] = [];
  let pool = untouched(test);
  for (let wave = pendingWave(test, target, pool); wave; wave = pendingWave(test, target, pool)) {
    const faces = wave.dice.map(() => random(6));
    waves.push(faces);
    pool = afterWave(pool, wave, faces);
  }
  return finished(test, target, pool, waves, false);
}

/** Which dice are typed next after these waves; `undefined` when the pool is finished, an issue when a wave does not fit. */
export function nextWave(test: UsbTest, waves: TestRoll['waves']): Result<Wave | undefined, TestFaceIssue> {
  const played = play(test, waves);
  return played.ok ? ok(pendingWave(test, effectiveTarget(test).value, played.value)) : played;
}

/** The roll that faces typed from the table make; each wave holds one face a die in the order of `nextWave`. */
export function testFromFaces(test: UsbTest, waves: TestRoll['waves']): Result<TestRoll, TestFaceIssue> {
  const target = effectiveTarget(test).value;
  const played = play(test, waves);
  if (!played.ok) return played;
  const missing = pendingWave(test, target, played.value);
  if (missing) return fail({ code: 'too-few-faces', wave: waves.length, expected: missing.dice.length });
  return ok(finished(test, target, played.value, waves, true));
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How likely a die ends as a success, given what has been thrown for it. */
function chanceGiven(test: UsbTest, target: number, steps: readonly TestStep[]): number {
  const purpose = nextPurpose(test, target, steps);
  if (!purpose) return succeeded(target, steps) ? 1 : 0;
  return (
    faces.reduce<number>((all, face) => all + chanceGiven(test, target, [...steps, { purpose, face }]), 0) /
    faces.length
  );
}

/** The successes of a pool of which these waves lie on the table: those it has, and the odds of those it will have (USB-TEST-05). */
export function successesGiven(
  test: UsbTest,
  waves: TestRoll['waves'],
): Result<{ readonly sure: number; readonly odds: Distribution }, TestFaceIssue> {
  const played = play(test, waves);
  if (!played.ok) return played;
  const target = effectiveTarget(test).value;
  // Dice that show the same are alike.
  const alike = new Map<string, { readonly chance: number; dice: number }>();
  for (const steps of played.value) {
    const shown = steps.map(({ face }) => face).join('.');
    const known = alike.get(shown) ?? { chance: chanceGiven(test, target, steps), dice: 0 };
    alike.set(shown, { ...known, dice: known.dice + 1 });
  }
  const parts = [...alike.values()];
  const sure = parts.reduce((all, { chance, dice }) => all + (chance === 1 ? dice : 0), 0);
  const odds = parts
    .filter(({ chance }) => chance > 0 && chance < 1)
    .reduce((all, { chance, dice }) => sum(all, binomial(dice, chance)), certain(sure));
  return ok({ sure, odds });
}

function play(test: UsbTest, waves: TestRoll['waves']): Result<Pool, TestFaceIssue> {
  const target = effectiveTarget(test).value;
  let pool = untouched(test);
  for (const [index, faces] of waves.entries()) {
    const wave = pendingWave(test, target, pool);
    const expected = wave?.dice.length ?? 0;
    const issues: TestFaceIssue[] = [];
    if (faces.length < expected) issues.push({ code: 'too-few-faces', wave: index, expected });
    if (!wave || faces.length > expected) issues.push({ code: 'too-many-faces', wave: index, expected });
    if (faces.some((face) => !Number.isInteger(face) || face < 1 || face > 6)) {
      issues.push({ code: 'face-range', wave: index });
    }
    if (issues.length > 0 || !wave) return fail(...issues);
    pool = afterWave(pool, wave, faces);
  }
  return ok(pool);
}

/** The faces of a wave counted by face: `[0, 2, 1]` is two 2s and one 3. */
export function facesFromCounts(counts: readonly number[]): readonly number[] {
  return counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
}
