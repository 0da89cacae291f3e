import type { Language } from '../rules/languages.ts';
import { monthIn } from './format.ts';

const minute = 60_000;

/** The day of a time, as the device counts days. */
const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** How long ago something was, as one says it: so many minutes, a time of today, yesterday, a day of the week, a date. */
export function since(language: Language, time: number, now: number): string {
  const minutes = Math.floor((now - time) / minute);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const days = Math.round((dayOf(now) - dayOf(time)) / (24 * 60 * minute));
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(time);
  if (days === 0) return written({ timeStyle: 'short' });
  if (days === 1) return relative.format(-1, 'day');
  return days < 7
    ? written({ weekday: 'long' })
    : written({ day: 'numeric', month: monthIn(language), year: 'numeric' });
}
