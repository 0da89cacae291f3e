import { describe, expect, it } from 'vitest';
import { since } from '../../src/platform/since.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const now = at(27, 15, 30);

describe('platform/since', () => {
  it.each([
    ['en', ['now', '2 min. ago', '59 min. ago', '14:05', 'yesterday', 'Sunday', '12 Nov 2026']],
    ['pl', ['teraz', '2 min temu', '59 min temu', '14:05', 'wczoraj', 'niedziela', '12 listopada 2026']],
    [
      'hu',
      ['most', '2 perccel ezelőtt', '59 perccel ezelőtt', '14:05', 'tegnap', 'vasárnap', '2026. nov. 12.'],
    ],
  ] as const)('platform/since: how long ago, as one says it in %s', (language, said) => {
    const times = [now, at(27, 15, 28), at(27, 14, 31), at(27, 14, 5), at(26, 23, 59), at(22, 9), at(12, 9)];
    expect(times.map((time) => since(language, time, now))).toEqual(said);
    // A clock that was put back does not speak of the future.
    expect(since(language, now + 90_000, now)).toBe(said[0]);
  });

  it('platform/since: just after midnight the evening before is yesterday, but minutes stay minutes', () => {
    expect(since('en', at(26, 23, 50), at(27, 0, 10))).toBe('20 min. ago');
    expect(since('en', at(26, 22), at(27, 0, 10))).toBe('yesterday');
  });
});
