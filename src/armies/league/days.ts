import type { Day } from '../../rules/brikwars/league/season.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `2026-11-23`, as a season keeps it. */
export const writtenDay = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');

export function readDay(written: string): Day {
  const [year = 1970, month = 1, day = 1] = written.split('-').map(Number);
  return { year, month, day };
}

/** The day of a moment where the player is. */
export function dayAt(time: number): Day {
  const at = new Date(time);
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
}

/** The beginning of a day where the player is. */
export const timeOf = ({ year, month, day }: Day): number => new Date(year, month - 1, day).getTime();

/** Whether somebody entered a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && writtenDay(dayAt(timeOf(readDay(text)))) === text;
