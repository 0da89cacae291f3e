import { type Format, monthIn } from '../platform/format.ts';

const days = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-GB' : language;
  const key = `${locale} ${Object.values(options).join()}`;
  const format = days.get(key) ?? new Intl.DateTimeFormat(locale, options);
  days.set(key, format);
  return format;
}

const yearOf = (time: number) => new Date(time).getFullYear();

/** "22 Nov", "26 maja"; with the year where it is another. */
export function dayOf(time: number, now: number, { language, date }: Format): string {
  if (yearOf(time) !== yearOf(now)) return date(time);
  return formatOf(language, { day: 'numeric', month: monthIn(language) }).format(time);
}

/** "November"; with the year where it is another. */
export function monthOf(time: number, now: number, { language }: Format): string {
  const year = yearOf(time) === yearOf(now) ? undefined : 'numeric';
  return formatOf(language, { month: 'long', ...(year && { year }) }).format(time);
}
