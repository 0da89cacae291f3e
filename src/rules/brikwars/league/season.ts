// How long a season lasts (BW-LG-11; P:1577-1582).

/** A day of the calendar; months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const longest = 6;
const afterFirst = 1;

/**
 * The last day: a month after the first player has sent his last report, and never later than six months after the
 * beginning (BW-LG-11). From a 31st a month leads to the last day of a shorter one (BWC-163).
 */
export function seasonEnd(start: Day, firstFinished?: Day): Day {
  const latest = monthsLater(start, longest);
  if (!firstFinished) return latest;
  const sooner = monthsLater(firstFinished, afterFirst);
  return isBefore(sooner, latest) ? sooner : latest;
}

function monthsLater({ year, month, day }: Day, months: number): Day {
  const count = month - 1 + months;
  const then = { year: year + Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...then, day: Math.min(day, daysOf(then.year, then.month)) };
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isBefore = (a: Day, b: Day) =>
  a.year - b.year < 0 || (a.year === b.year && (a.month < b.month || (a.month === b.month && a.day < b.day)));
