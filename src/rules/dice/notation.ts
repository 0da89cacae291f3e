import { fail, ok, type Result } from '../result.ts';
import { type DiceExpression, type DiceGroup, diceLimits } from './expression.ts';

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
] as const;
export type NotationCode = (typeof notationCodes)[number];

/** What is wrong with a notation, and where: the characters `at` to `at + length`, and the limit that was passed. */
export interface NotationIssue {
  readonly code: NotationCode;
  readonly at: number;
  readonly length: number;
  readonly limit?: number;
}

const plus = 43;
const hyphen = 45;
const tilde = 126;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isDiceLetter(code: number): boolean {
  return code === 100 || code === 107 || code === 68 || code === 75; // d k D K
}

function isMinus(code: number): boolean {
  return code === hyphen || code === 0x2212 || code === 0x2013; // phones turn a hyphen into a minus sign or a dash
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f;
}

/**
 * Reads dice as players write them (`2d6+3`, `k6`, `17d6+23d10+0937`, `4`; `1d10~` is a d10 played as two d6
 * minus 2): BW-DICE-01, BW-DICE-02. Fails with every fault found, each with its place in the text.
 */
export function parseDice(text: string): Result<DiceExpression, NotationIssue> {
  if (text.length > diceLimits.text) {
    const length = text.length - diceLimits.text;
    return fail<NotationIssue>({ code: 'too-long', at: diceLimits.text, length, limit: diceLimits.text });
  }
  const reader = new Reader(text);
  reader.read();
  if (reader.issues.length > 0) return fail(...reader.issues);
  return ok({ groups: reader.groups, constant: reader.constant });
}

class Reader {
  readonly issues: NotationIssue[] = [];
  readonly groups: DiceGroup[] = [];
  constant = 0;
  private dice = 0;
  private at = 0;
  /** The character at `at`; -1 at the end. */
  private code = -1;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    if (text.length > 0) this.code = text.charCodeAt(0);
  }

  read(): void {
    this.skipSpace();
    if (this.atEnd()) this.report('empty', 0, this.text.length);
    for (let first = true; !this.atEnd(); first = false) {
      const signAt = this.at;
      const signed = this.atSign();
      const negative = isMinus(this.code);
      if (signed) {
        this.advance();
        this.skipSpace();
      }
      if (signed && (this.atEnd() || this.atSign())) this.report('unexpected', signAt, 1);
      else if (signed || first) this.readTerm(negative, signAt);
      else this.unexpected();
      this.skipSpace();
    }
  }

  private readTerm(negative: boolean, signAt: number): void {
    const from = this.at;
    const counted = isDigit(this.code);
    const count = counted ? this.readNumber() : 1;
    const countEnd = this.at;
    if (counted) this.skipSpace();
    if (isDiceLetter(this.code)) this.readDice(counted, count, from, negative ? signAt : undefined);
    else if (counted) this.addConstant(negative ? -count : count, from, countEnd - from);
    else this.unexpected();
  }

  private readDice(counted: boolean, count: number, from: number, minusAt: number | undefined): void {
    const before = this.issues.length;
    const letterAt = this.at;
    this.advance();
    this.skipSpace();
    if (!isDigit(this.code)) {
      this.report('missing-sides', letterAt, 1);
      if (!this.atEnd() && !this.atSign()) this.unexpected();
      return;
    }
    const sidesAt = this.at;
    const sides = this.readNumber();
    const end = this.at;
    if (sides < diceLimits.minSides) this.report('sides-range', sidesAt, end - sidesAt, diceLimits.minSides);
    if (sides > diceLimits.maxSides) this.report('sides-range', sidesAt, end - sidesAt, diceLimits.maxSides);
    this.skipSpace();
    const twoD6 = this.code === tilde;
    if (twoD6) {
      if (sides !== 10) this.report('two-d6-needs-d10', this.at, 1);
      this.advance();
    }
    if (minusAt !== undefined) this.report('negative-dice', minusAt, end - minusAt);
    if (counted && count === 0) this.report('no-dice-count', from, letterAt - from);
    if (this.dice + count > diceLimits.dice) this.report('too-many-dice', from, end - from, diceLimits.dice);
    if (this.issues.length > before) return;
    this.dice += count;
    this.groups.push(twoD6 ? { count, sides, twoD6 } : { count, sides });
  }

  private addConstant(amount: number, from: number, length: number): void {
    if (Math.abs(amount) > diceLimits.constant || Math.abs(this.constant + amount) > diceLimits.constant) {
      this.report('number-too-large', from, length, diceLimits.constant);
    } else {
      this.constant += amount;
    }
  }

  /** Reports what stands here up to the next space or sign, and goes on behind it. */
  private unexpected(): void {
    const from = this.at;
    while (!this.atEnd() && !this.atSign() && !isSpace(this.code)) this.advance();
    this.report('unexpected', from, this.at - from);
    while (!this.atEnd() && !this.atSign()) this.advance();
  }

  private report(code: NotationCode, at: number, length: number, limit?: number): void {
    this.issues.push(limit === undefined ? { code, at, length } : { code, at, length, limit });
  }

  private readNumber(): number {
    let value = 0;
    for (; isDigit(this.code); this.advance()) value = value * 10 + this.code - 48;
    return value;
  }

  private skipSpace(): void {
    while (isSpace(this.code)) this.advance();
  }

  private atEnd(): boolean {
    return this.code < 0;
  }

  private atSign(): boolean {
    return this.code === plus || isMinus(this.code);
  }

  private advance(): void {
    this.at++;
    this.code = this.at < this.text.length ? this.text.charCodeAt(this.at) : -1;
  }
}

/** Writes dice as players do; `letter` is `d` in English and `k` in Polish and Hungarian. `parseDice` reads it back. */
export function printDice(expression: DiceExpression, letter: 'd' | 'k' = 'd'): string {
  let text = '';
  for (const { count, sides, twoD6 } of expression.groups) {
    if (text !== '') text += '+';
    text += `${count}${letter}${sides}${twoD6 ? '~' : ''}`;
  }
  const { constant } = expression;
  if (text === '') return String(constant);
  if (constant === 0) return text;
  return constant > 0 ? `${text}+${constant}` : text + constant;
}
