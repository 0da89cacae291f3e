import type { Language } from '../rules/languages.ts';
import { onDemand } from './lazily.ts';

/** Numbers, shares, plurals and lists as the language writes them. */
export interface Format {
  readonly language: Language;
  readonly number: (value: number, digits?: number) => string;
  /** A signed number: +1, −2, 0. */
  readonly signed: (value: number) => string;
  /** A chance in percent: whole numbers, but never 0 or 100 for what is possible and not certain. */
  readonly hundredths: (chance: number) => string;
  /**
   * The chances of ends that exclude each other, as whole hundredths that add up to 100, each as `hundredths` writes it
   * where these do (what stands as <1 fills what lacks), else by the largest remainder; what the chances leave open is an
   * end too, not written.
   */
  readonly shares: (chances: readonly number[]) => readonly string[];
  /** A chance with one decimal, in percent; never 0 or 100 for what is possible and not certain. */
  readonly percent: (chance: number) => string;
  /** As `shares`, in percent with one decimal, each written as `percent` does. */
  readonly percentShares: (chances: readonly number[]) => readonly string[];
  /** A chance in whole percent, and in two digits where these say too little: 4 %, 0.042 %. */
  readonly fine: (chance: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly date: (time: number) => string;
  readonly dateTime: (time: number) => string;
  readonly bytes: (count: number) => string;
}

const smallest = 0.001;

/**
 * The options of a date, and the locale that writes it. English orders the parts of a date by the country: as the
 * browser's own English does, and so that nobody can take the month for the day where that is not known.
 */
function dated(language: Language, browser: string | undefined) {
  if (language !== 'en')
    return { locale: language, moment: { dateStyle: 'short', timeStyle: 'short' } } as const;
  if (browser && /^en-./i.test(browser)) {
    return { locale: browser, moment: { dateStyle: 'short', timeStyle: 'short' } } as const;
  }
  return { locale: 'en-GB', moment: { dateStyle: 'medium', timeStyle: 'short' } } as const;
}

/** How a month is written in a date: the short one of Polish stands in the wrong case, "26 maj". */
export const monthIn = (language: string) => (language === 'pl' ? 'long' : 'short');

/** `browser` is the browser's own language, which may name a country: en-GB. */
export function createFormat(language: Language, browser?: string): Format {
  const plain = new Map<number, Intl.NumberFormat>();
  const number = (value: number, digits = 2): string => {
    let format = plain.get(digits);
    if (!format) {
      format = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
      plain.set(digits, format);
    }
    return value < 0 ? `\u2212${format.format(-value)}` : format.format(value);
  };
  const conjunction = onDemand(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const dates = dated(language, browser);
  const dateStyle = monthIn(language) === 'long' ? 'long' : 'medium';
  const day = onDemand(() => new Intl.DateTimeFormat(dates.locale, { dateStyle }));
  const moment = onDemand(() => new Intl.DateTimeFormat(dates.locale, dates.moment));
  const hundredths = (near: number): string => {
    const chance = settled(near);
    return counted(chance, Math.round(chance * 100));
  };
  /** So many percent, but never 0 or 100 for what is possible and not certain. */
  const counted = (chance: number, rounded: number): string => {
    if (rounded === 0 && chance > 0) return '<1';
    if (rounded === 100 && chance < 1) return '>99';
    return number(rounded, 0);
  };
  /** One decimal, and the sign as on every screen: after a space that does not break. */
  const oneDecimal = (chance: number): string => `${number(chance * 100, 1)}\u00a0%`;
  /** So many tenths of a percent, but never 0 or 100 % for what is possible and not certain. */
  const inPercent = (chance: number, tenths: number): string => {
    if (tenths === 0 && chance > 0) return `<${oneDecimal(smallest)}`;
    if (tenths * smallest === 1 && chance < 1 - 1e-12) return `>${oneDecimal(1 - smallest)}`;
    return oneDecimal(tenths * smallest);
  };
  return {
    language,
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : value < 0 ? number(value) : '0'),
    hundredths,
    shares: (chances) => {
      const near = chances.map(settled);
      const all = whole(near);
      const plain = all.map((chance) => Math.round(chance * 100));
      const left = 100 - plain.reduce((sum, share) => sum + share, 0);
      const slight = plain.filter((share, at) => share === 0 && all[at] !== 0).length;
      return (left >= 0 && left <= slight ? plain : largestRemainder(all, 100))
        .slice(0, near.length)
        .map((rounded, at) => counted(near[at] ?? 0, rounded));
    },
    percent: (near) => {
      const chance = settled(near);
      return inPercent(chance, Math.round(chance / smallest));
    },
    percentShares: (chances) => {
      const near = chances.map(settled);
      return largestRemainder(whole(near), 1 / smallest)
        .slice(0, near.length)
        .map((rounded, at) => inPercent(near[at] ?? 0, rounded));
    },
    fine: (near) => {
      const chance = settled(near);
      const shown =
        chance >= 0.01 || chance <= 0
          ? hundredths(chance)
          : number(chance * 100, Math.min(20, 1 - Math.floor(Math.log10(chance * 100))));
      return `${shown}\u00a0%`;
    },
    list: (items) => conjunction().format(items),
    date: (time) => day().format(time),
    dateTime: (time) => moment().format(time),
    bytes: (count) =>
      count < 1024 * 1024
        ? `${number(Math.ceil(count / 1024), 0)} kB`
        : `${number(count / (1024 * 1024), 1)} MB`,
  };
}

/** The chances with what they leave open. */
function whole(chances: readonly number[]): readonly number[] {
  const open = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return open > 1e-9 ? [...chances, open] : chances;
}

/** Whole shares of `parts` that add up to it: those that lose most by rounding down get what is left. */
export function largestRemainder(chances: readonly number[], parts: number): readonly number[] {
  const exact = chances.map((chance) => chance * parts);
  // What is a whole number but for the arithmetic is one.
  const floors = exact.map((share) => Math.floor(share + 1e-9));
  const left = parts - floors.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - (floors[at] ?? 0) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at);
  const raised = new Set(byLoss.slice(0, Math.max(0, left)).map(({ at }) => at));
  return floors.map((share, at) => share + (raised.has(at) ? 1 : 0));
}

/** What is only rounding away from never, or from always. */
function settled(chance: number): number {
  if (chance > 1 - 1e-14) return 1;
  return chance < 1e-12 ? 0 : chance;
}

export interface PluralForms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** `plural('pl')(3, { one: '# kość', few: '# kości', many: '# kości', other: '# kości' })`; `#` becomes the number. */
export function plural(language: Language): (count: number, forms: PluralForms) => string {
  const rules = onDemand(() => new Intl.PluralRules(language));
  const digits = onDemand(() => new Intl.NumberFormat(language));
  return (count, forms) => {
    const category = rules().select(count);
    const form =
      category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined;
    return (form ?? forms.other).replace('#', digits().format(count));
  };
}

/** The same in English for a number that is written already: `1 point`, `1.5 points`. */
export function howMany(shown: string | number, one: string, other: string): string {
  return `${shown} ${String(shown) === '1' ? one : other}`;
}

/** How a language describes a pool of d6 of which each is a test. */
export interface PoolWords {
  readonly dice: (count: number) => string;
  readonly ones: string;
  readonly faces: (faces: string) => string;
  readonly fails: string;
  /** Of several dice, what each of them loses. */
  readonly each: string;
}

/**
 * A notation as players of a language read it: `k` for `d` in Polish and Hungarian, a real minus sign, and a d10 played
 * with two d6 written out. With its words a pool of d6 is described in them: `10d6r1>=4` as “10 dice, 4+, ones
 * rerolled”, and what every die loses in full.
 */
export function showNotation(notation: string, letter: 'd' | 'k', words?: PoolWords): string {
  const pool = words && /^(\d{1,4})d6(?:r([\d,]{1,11}))?>=(\d{1,2})(rf)?$/.exec(notation);
  if (pool) {
    const [, count, again, target, fails] = pool;
    const rerolled = again && (again === '1' ? words.ones : words.faces(again.replaceAll(',', ', ')));
    return [words.dice(Number(count)), `${target}+`, rerolled, fails && words.fails]
      .filter(Boolean)
      .join(', ');
  }
  return (
    notation
      // Other numbers are taken whole as well, so that no digit is read twice.
      .replace(/(\d+)(d10~)?/g, (whole, count: string, twoD6?: string) =>
        twoD6 === undefined ? whole : count === '1' ? '2d6−2' : `${count}×(2d6−2)`,
      )
      .replace(/(\d{1,4})d(\d{1,5})c(\d{1,2})/g, (whole, count: string, sides: string, less: string) =>
        words ? `${count}d${sides} (-${less}${count === '1' ? '' : ` ${words.each}`})` : whole,
      )
      .replaceAll('-', '−')
      .replaceAll('>=', '≥')
      .replace(/d(?=\d)/g, letter)
  );
}
