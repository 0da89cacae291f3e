import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, seasonEnd } from '../../../../src/rules/brikwars/league/season.ts';

const day = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const ends = (start: string, finished?: string) => {
  const end = seasonEnd(day(start), finished === undefined ? undefined : day(finished));
  return [end.year, String(end.month).padStart(2, '0'), String(end.day).padStart(2, '0')].join('-');
};

/** Day by day through the calendar of the machine until the month is full. */
function walked(start: Date, months: number): Date {
  const wanted = start.getUTCMonth() + months;
  const at = new Date(start);
  const monthsGone = () =>
    (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth();
  while (monthsGone() < months || at.getUTCDate() < start.getUTCDate()) {
    const next = new Date(at.getTime() + 86_400_000);
    // The next day is in the month after: this one is the last of a month too short.
    if (monthsGone() === months && next.getUTCMonth() !== ((wanted % 12) + 12) % 12) return at;
    at.setTime(next.getTime());
  }
  return at;
}

describe('how long a season lasts', () => {
  it('BW-LG-11 six months at most, a month after the first has finished', () => {
    expect(ends('2026-01-15')).toBe('2026-07-15');
    expect(ends('2026-01-15', '2026-03-10')).toBe('2026-04-10');
    expect(ends('2026-01-15', '2026-07-01')).toBe('2026-07-15');
    expect(ends('2026-09-01')).toBe('2027-03-01');
  });

  it('BWC-163 from a 31st it ends on the last day of a shorter month', () => {
    expect(ends('2026-08-31')).toBe('2027-02-28');
    expect(ends('2027-08-31')).toBe('2028-02-29');
    expect(ends('2026-01-01', '2026-05-31')).toBe('2026-06-30');
  });

  it('BW-LG-11 agrees with a calendar walked day by day', () => {
    const dates = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2101-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const of = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(dates, fc.nat(200), (start, later) => {
        const finished = new Date(start.getTime() + later * 86_400_000);
        const latest = walked(start, 6);
        const sooner = walked(finished, 1);
        expect(ends(of(start))).toBe(of(latest));
        expect(ends(of(start), of(finished))).toBe([of(latest), of(sooner)].sort()[0]);
      }),
    );
  });
});
