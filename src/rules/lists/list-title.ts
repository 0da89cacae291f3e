import type { Line, Said } from './line.ts';
import { known, noTitle } from './list-words.ts';

export const letters = /\p{L}/u;
/** A line, and what it says as a unit. */
export interface Weighed extends Line {
  readonly saying: Said;
  readonly fact: boolean;
  readonly sum: boolean;
  /** It is the price of the line above it. */
  readonly price: boolean;
}

/** Whether the number of a line is its price, as most lines of the list have theirs. */
export function pricing(lines: readonly Weighed[]): (line: Weighed) => boolean {
  const many = { unit: 0, bracket: 0, bar: 0, sign: 0, blank: 0 };
  for (const { saying, fact, sum } of lines)
    if (saying.form && !fact && !sum && letters.test(saying.name)) many[saying.form] += 1;
  const sure = many.unit + many.bracket + many.bar;
  const weak = many.sign + many.blank;
  return ({ saying: { form, count, of }, fact }) => {
    if (!form || fact || of !== undefined) return false;
    if (form === 'unit') return true;
    if (form === 'bracket') return many.bracket >= many.unit;
    if (form === 'bar') return count !== undefined || many.bar >= many.unit;
    return count !== undefined || weak > sure || (sure < 2 && form === 'sign');
  };
}

export const hundredths = (points: number) => Math.round(points * 100);

interface Titled {
  readonly name: string;
  readonly declared?: number;
  readonly limit?: number;
  /** The line of it, where there is one. */
  readonly line?: Weighed;
}

/** Without what stands behind a title in brackets, and what marks a version. */
function titleOf(said: string): string {
  const end = said.trimEnd().endsWith(')') ? said.indexOf('(') : -1;
  return (end > 0 ? said.slice(0, end) : said)
    .replace(/\s*\(v?\d[\d.]*\)\s*/gi, ' ')
    .replace(/[\s:,;–—-]+$/u, '')
    .trim();
}

/** What the units of a list may come to: all of them, those that are not set in or those that are, and by prices of one. */
function sums(bought: readonly Weighed[], points: number) {
  const sum = (lines: readonly Weighed[], cost: (said: Said) => number) =>
    lines.reduce((all, { saying }) => all + hundredths(cost(saying)), 0) / 100;
  const whole = ({ points: cost = 0 }: Said) => cost;
  const counted = bought.some(({ saying }) => (saying.count ?? 1) > 1);
  const [first] = bought;
  // What an army may cost at most stands above its units.
  const limit = first && first.saying.count === undefined && whole(first.saying) >= Math.max(points, 100);
  const units = limit ? bought.slice(1) : bought;
  const outer = Math.min(...units.map(({ indent }) => indent));
  const shallow = units.filter(({ indent }) => indent === outer);
  const deep = units.filter(({ indent }) => indent > outer);
  return {
    all: [units, shallow, deep].map((lines) => sum(lines, whole)),
    each: counted ? sum(units, (said) => whole(said) * (said.count ?? 1)) : undefined,
  };
}

/** The title of a list, which may say its sum. */
export function readTitle(lines: readonly Weighed[], priced: (line: Weighed) => boolean): Titled {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return { name: '' };
  const { saying } = first;
  const isPriced =
    saying.points !== undefined &&
    (saying.of !== undefined || priced(first) || saying.form === 'blank' || saying.form === 'bracket');
  if (first.sum) return { name: '' };
  if (!isPriced) {
    if (known.test(first.said) || noTitle.test(first.said) || saying.count !== undefined) return { name: '' };
    // The first of several headings.
    const heads = lines.filter(({ marked }) => marked === first.marked).length > 1;
    if (first.marked && first.marked !== '#' && heads && others[0] && priced(others[0])) return { name: '' };
    return { name: titleOf(first.said), line: first };
  }
  const points = saying.points ?? 0;
  const declares = { name: titleOf(saying.name), line: first, declared: points };
  if (saying.of !== undefined) return { ...declares, limit: saying.of };
  const bought = others.filter((line) => priced(line) && !line.sum && line.marked === '');
  if (saying.count !== undefined || bought.length === 0) return { name: '' };
  const parted = first.marked !== '' || lines[1]?.gap === true;
  const ofUnits = sums(bought, points);
  const exact = bought.length > 2 || points % 25 === 0 || parted || first.gap;
  if (ofUnits.each === points || (exact && ofUnits.all.includes(points))) return declares;
  const [sum = 0] = ofUnits.all;
  const most = Math.max(...bought.map((line) => line.saying.points ?? 0));
  const near = bought.length > 1 && points >= most && Math.abs(sum - points) <= Math.max(points, sum) * 0.3;
  const set = parted || (lines[1] && !priced(lines[1])) || points % 50 === 0;
  const [, second] = lines;
  // A heading follows, and not all below it was understood.
  const over = parted && second && !priced(second) && !second.bullet && second.indent < 2;
  return (near && set) || (over && bought.length > 1 && points >= sum) ? declares : { name: '' };
}
