import type { Game, RuleId } from './ids.ts';
import type { Reason } from './reason.ts';
import { fail, ok, type Result } from './result.ts';

/** What a line of an army list costs: `count` of something at `points` each; points have at most two decimals. */
export interface PricedLine {
  readonly count: number;
  readonly points: number;
  /** Models of each; one where nothing is said. */
  readonly models?: number;
  /** It does not play today. */
  readonly reserve?: true;
}

/** Bounds of what can be entered; they keep every total exact in hundredths of a point. */
export const armyBounds = {
  lines: 500,
  count: 9_999,
  points: 999_999.99,
  models: 9_999,
  limit: 99_999_999.99,
  name: 120,
  note: 2_000,
  notes: 10_000,
  squad: 60,
  tags: 8,
  tag: 24,
} as const;

export type ArmyEffect = 'army-within-limit' | 'army-over-limit';

export interface ArmyTotals {
  readonly points: number;
  readonly models: number;
  /** Lines that play. */
  readonly lines: number;
  /** Only with a limit: what is left of it, below 0 when the army is over. */
  readonly left?: number;
  readonly reasons: readonly Reason<RuleId, ArmyEffect>[];
}

const limitRules: Readonly<Record<Game, RuleId>> = {
  brikwars: 'BW-GEN-06',
  usb: 'USB-ARMY-01',
  'mage-knight': 'MK-PTS-02',
};

/** Standard limits of the rules of a game, in points (USB-ARMY-03). */
export const standardLimits: Readonly<Record<Game, readonly number[]>> = {
  brikwars: [],
  usb: [250, 500, 1000],
  'mage-knight': [],
};

/** The points of one line: count times points, exact. */
export function linePoints(line: PricedLine): number {
  return (line.count * hundredths(line.points)) / 100;
}

/** The lines that play today. */
export function playing<Line extends Pick<PricedLine, 'reserve'>>(lines: readonly Line[]): readonly Line[] {
  return lines.some(({ reserve }) => reserve) ? lines.filter(({ reserve }) => !reserve) : lines;
}

/**
 * Points, models and lines of what plays of an army, compared unrounded with its limit, which may be reached but not passed
 * (BW-GEN-06, USB-ARMY-01, MK-PTS-02).
 */
export function armyTotals(game: Game, lines: readonly PricedLine[], limit?: number): ArmyTotals {
  let total = 0;
  let models = 0;
  const played = playing(lines);
  for (const line of played) {
    total += line.count * hundredths(line.points);
    models += line.count * (line.models ?? 1);
  }
  const totals = { points: total / 100, models, lines: played.length };
  if (limit === undefined) return { ...totals, reasons: [] };
  const left = (hundredths(limit) - total) / 100;
  const effect = left < 0 ? 'army-over-limit' : 'army-within-limit';
  return { ...totals, left, reasons: [{ rule: limitRules[game], effect, amount: Math.abs(left) }] };
}

/** Whether a number can stand as points: not below 0, not above `highest`, at most two decimals. */
export function isPoints(value: number, highest: number = armyBounds.points): boolean {
  return value >= 0 && value <= highest && hundredths(value) / 100 === value;
}

export type PointsCode = 'points-empty' | 'points-not-a-number' | 'points-decimals' | 'points-too-large';

export interface PointsIssue {
  readonly code: PointsCode;
  readonly limit?: number;
}

/** Three digits behind each comma are thousands, as English writes them: no points have three decimals. */
const inThousands = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Reads points as they are typed: digits, with up to two decimals after a comma or a point. */
export function parsePoints(text: string, highest: number = armyBounds.points): Result<number, PointsIssue> {
  const typed = text.replace(/\s/g, '');
  const written = inThousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  if (written === '') return fail({ code: 'points-empty' });
  const match = /^(\d*)(?:\.(\d*))?$/.exec(written);
  const [, whole = '', decimals = ''] = match ?? [];
  if (!match || whole + decimals === '') return fail({ code: 'points-not-a-number' });
  const issues: PointsIssue[] = [];
  if (/[^0]/.test(decimals.slice(2))) issues.push({ code: 'points-decimals' });
  const value = Number(`${whole || '0'}.${decimals.slice(0, 2) || '0'}`);
  if (!(value <= highest)) issues.push({ code: 'points-too-large', limit: highest });
  return issues.length > 0 ? fail(...issues) : ok(value);
}

function hundredths(points: number): number {
  return Math.round(points * 100);
}
