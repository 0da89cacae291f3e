import type { Result } from '../result.ts';
import { type DiceExpression, type DiceGroup, diceLimits, type KeepMode } from './expression.ts';

export const notationCodes = [
  'empty',
  'unexpected',
  'missing-sides',
  'sides-range',
  'too-many-dice',
  'negative-dice',
  'number-too-large',
  'two-d6-needs-d10',
  'no-dice-count',
  'too-long',
  'missing-number',
  'keep-count',
  'face-range',
  'no-face-left',
  'penalty-range',
  'target-range',
  'twice',
  'pool-alone',
  'two-d6-plain',
  'fails-need-target',
  'floor-not-zero',
] as const;
export type NotationCode = (typeof notationCodes)[number];

/** What could stand in the place of a fault: dice, a number, a die's sides, a sign, a modifier of dice, the number 0. */
export const expectedTokens = ['dice', 'number', 'sides', 'sign', 'modifier', 'zero'] as const;
export type Expected = (typeof expectedTokens)[number];

/**
 * What is wrong with a notation, and where: the characters `at` to `at + length`, the limit that was passed, and what
 * could stand there (nothing where the piece has to go).
 */
export interface NotationIssue {
  readonly code: NotationCode;
  readonly at: number;
  readonly length: number;
  readonly limit?: number;
  readonly expected: readonly Expected[];
}

const term: readonly Expected[] = ['dice', 'number'];
const rest: readonly Expected[] = ['modifier', 'sign'];
const number: readonly Expected[] = ['number'];
const sidesOnly: readonly Expected[] = ['sides'];

/** A modifier with what follows it: a number, faces, the d6 of a bonus die; anything may be missing. */
const modifier = /([dk][hl]|rf?|!|c|>=|≥|min)(?:\s*([dk]\s*6(?!\d)|\d+(?:\s*,\s*\d+)*))?/iy;

type Changed<Value> = { -readonly [Key in keyof Value]: Value[Key] };

// Where reading stands. It lives between two calls only because functions that share variables of a module are twice as
// fast as those made again for every text; parseDice sets all of it.
let text = '';
let issues: NotationIssue[] = [];
let groups: DiceGroup[] = [];
let constant = 0;
let dice = 0;
let floor = false;
let at = 0;
/** Characters that printing adds. */
let implied = 0;
/** The character at `at`; -1 at the end, as a number that is not whole would slow all comparisons. */
let code = -1;

const isDigit = () => code >= 48 && code <= 57;
// Phones turn a hyphen into a minus sign or a dash.
const isMinus = () => code === 45 || code === 0x2212 || code === 0x2013;
const isSign = () => code === 43 || isMinus();
const isSpace = () => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f;
/** Whether the term goes on here. */
const isTerm = () => code >= 0 && !isSign();
const go = (to: number) => {
  at = to;
  code = to < text.length ? text.charCodeAt(to) : -1;
};
const skipSpace = () => {
  while (isSpace()) go(at + 1);
};
const readNumber = () => {
  let value = 0;
  for (; isDigit(); go(at + 1)) value = value * 10 + code - 48;
  return value;
};
const report = (fault: NotationCode, from: number, to: number, expected = number, limit?: number) => {
  issues.push({ code: fault, at: from, length: to - from, expected, ...(limit && { limit }) });
};
/** Reports what stands here up to the next space or sign, and goes on at the next sign. */
const unexpected = (expected: readonly Expected[]) => {
  const from = at;
  while (isTerm() && !isSpace()) go(at + 1);
  report('unexpected', from, at, expected);
  while (isTerm()) go(at + 1);
};

/** Reads what follows a term; only the floor may follow a plain number. */
const readModifiers = (group?: Changed<DiceGroup>) => {
  for (skipSpace(); isTerm(); skipSpace()) {
    const from = at;
    modifier.lastIndex = at;
    const [, sign = '', given] = modifier.exec(text) ?? [];
    const name = sign.toLowerCase();
    if (!name || (!group && name !== 'min')) return unexpected(group ? rest : ['sign']);
    go(modifier.lastIndex);
    const fault = (what: NotationCode, expected?: readonly Expected[], limit?: number) =>
      report(what, from, at, expected, limit);
    const value = Number(given);
    if (name === 'min' || !group) {
      if (value !== 0) fault('floor-not-zero', ['zero']);
      else if (floor) fault('twice', rest);
      floor = true;
      continue;
    }
    const inRange = (what: NotationCode, read: number, least: number, most: number) => {
      if (!(read >= least && read <= most)) fault(what, number, most);
      return read;
    };
    const put = <Key extends keyof DiceGroup>(key: Key, read: Required<DiceGroup>[Key]) => {
      if (group[key] !== undefined) fault('twice', rest);
      else group[key] = read;
    };
    if (name === 'rf' || name === '!') {
      const six = given && given > 'A';
      if (given && (name === 'rf' || (value !== 0 && !six))) fault('unexpected', rest);
      else if (name === 'rf') put('rerollFails', true);
      else put('bonus', six ? 'd6' : given ? 'none' : 'same');
    } else if (name.length > 1 && name !== '>=') {
      if (!given) implied++;
      const count = inRange('keep-count', given ? value : 1, 1, group.count);
      put('keep', { mode: name as KeepMode, count });
    } else if (!given) fault('missing-number');
    else if (name === 'r') {
      const faces = [...new Set(given.split(',').map(Number))].sort((a, b) => a - b);
      for (const face of faces) inRange('face-range', face, 1, group.sides);
      if (faces.length >= group.sides) fault('no-face-left');
      put('reroll', faces);
    } else if (name === 'c') put('penalty', inRange('penalty-range', value, 0, diceLimits.penalty));
    else {
      if (name === '≥') implied++;
      put('target', inRange('target-range', value, 1, group.sides === 6 ? diceLimits.target : group.sides));
    }
  }
};

/** Reads dice from their letter on, where `count` is what stands before it. */
const readDice = (from: number, count: number | undefined, minusAt: number | undefined) => {
  const before = issues.length;
  const letterAt = at;
  go(at + 1);
  skipSpace();
  if (!isDigit()) {
    report('missing-sides', letterAt, letterAt + 1, sidesOnly);
    if (isTerm()) unexpected(sidesOnly);
    return;
  }
  if (count === undefined) implied++;
  const sidesAt = at;
  const sides = readNumber();
  const end = at;
  const group: Changed<DiceGroup> = { count: count ?? 1, sides };
  const { dice: most, minSides, maxSides } = diceLimits;
  if (sides < minSides || sides > maxSides)
    report('sides-range', sidesAt, end, sidesOnly, sides < minSides ? minSides : maxSides);
  skipSpace();
  if (code === 126) {
    group.twoD6 = true;
    go(at + 1);
    if (sides !== 10) report('two-d6-needs-d10', at - 1, at, rest);
  }
  if (minusAt !== undefined) report('negative-dice', minusAt, end);
  if (count === 0) report('no-dice-count', from, letterAt);
  if (dice + group.count > most) report('too-many-dice', from, end, number, most);
  readModifiers(group);
  const { keep, reroll, target, rerollFails, bonus, penalty } = group;
  if (group.twoD6 && (keep || reroll || target)) report('two-d6-plain', from, at, rest);
  if (target ? keep || bonus || penalty !== undefined : rerollFails)
    report(target ? 'pool-alone' : 'fails-need-target', from, at, rest);
  if (issues.length > before) return;
  dice += group.count;
  groups.push(group);
};

/** Reads a sign, if there is one, and the dice or the number after it. */
const readTerm = () => {
  const signAt = at;
  const negative = isMinus();
  if (isSign()) go(at + 1);
  skipSpace();
  const from = at;
  const count = isDigit() ? readNumber() : undefined;
  const end = at;
  skipSpace();
  // Either case of d and k.
  if ((code | 32) === 100 || (code | 32) === 107) readDice(from, count, negative ? signAt : undefined);
  else if (count !== undefined) {
    const sum = constant + (negative ? -count : count);
    const most = diceLimits.constant;
    if (count > most || Math.abs(sum) > most) report('number-too-large', from, end, number, most);
    else constant = sum;
    readModifiers();
  } else if (isTerm()) unexpected(term);
  else report('unexpected', signAt, signAt + 1, term);
};

/**
 * Reads dice as players write them (`2d6+3`, `k6`, `17d6+23d10+0937`, `4`; `1d10~` is a d10 played as two d6
 * minus 2; `4d6kh3`, `3d6r1`, `10d6>=4rf`, `2d6!`, `2d6c1`, `1d6-2min0`): BW-DICE-01, BW-DICE-02, USB-TEST-05. Fails
 * with every fault found, each with its place in the text.
 */
export function parseDice(notation: string): Result<DiceExpression, NotationIssue> {
  text = notation;
  issues = [];
  groups = [];
  constant = dice = implied = 0;
  floor = false;
  const { text: longest } = diceLimits;
  if (text.length <= longest) {
    go(0);
    skipSpace();
    if (code < 0) report('empty', 0, at, term);
    while (code >= 0) readTerm();
  }
  const most = longest - implied;
  if (text.length > most) report('too-long', most, text.length, [], longest);
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, value: floor ? { groups, constant, floor } : { groups, constant } };
}

/**
 * Writes dice as players do, modifiers in one order; `letter` is `d` in English and `k` in Polish and Hungarian.
 * `parseDice` reads it back.
 */
export function printDice({ groups, constant, floor }: DiceExpression, letter: 'd' | 'k' = 'd'): string {
  let printed = '';
  for (const { count, sides, twoD6, keep, reroll, target, rerollFails, bonus, penalty } of groups) {
    printed += `${printed && '+'}${count}${letter}${sides}`;
    if (twoD6) printed += '~';
    if (keep) printed += keep.mode + keep.count;
    if (reroll) printed += `r${reroll}`;
    if (target) printed += `>=${target}`;
    if (rerollFails) printed += 'rf';
    if (bonus) printed += bonus === 'none' ? '!0' : bonus === 'd6' ? `!${letter}6` : '!';
    if (penalty !== undefined) printed += `c${penalty}`;
  }
  if (constant !== 0 || !printed) printed += printed && constant > 0 ? `+${constant}` : constant;
  return floor ? `${printed}min0` : printed;
}
