import { describe, expect, it } from 'vitest';
import { quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { checkQuikMove, type QuikMove, quikCarriers } from '../../../../src/rules/brikwars/quik/quik-move.ts';

const english = quikGames.en.rules;
const polish = quikGames.pl.rules;

function problems(move: Partial<QuikMove>, rules: Parameters<typeof checkQuikMove>[1] = english) {
  const checked = checkQuikMove({ steps: [], handled: 0, ...move }, rules);
  return checked.ok ? [] : checked.issues.map(({ code }) => code);
}

describe('QuikWars movement', () => {
  it('BW-QW-04: 5 inches in all, whatever the way', () => {
    expect(
      problems({
        steps: [
          { how: 'run', inches: 2 },
          { how: 'climb', inches: 3 },
        ],
      }),
    ).toEqual([]);
    expect(
      problems({
        steps: [
          { how: 'run', inches: 2 },
          { how: 'climb', inches: 3.5 },
        ],
      }),
    ).toEqual(['too-far']);
    expect(problems({ steps: [{ how: 'leap', inches: 5 }] })).toEqual([]);
  });

  it('BW-QW-04: 2 inches of swimming leave 3 for the land, before or after', () => {
    const swim = { how: 'swim', inches: 2 } as const;
    expect(problems({ steps: [{ how: 'run', inches: 1 }, swim, { how: 'run', inches: 2 }] })).toEqual([]);
    expect(problems({ steps: [swim, { how: 'run', inches: 1 }, { how: 'swim', inches: 1 }] })).toEqual([
      'swim-too-far',
    ]);
  });

  it('BW-QW-04: no jump is higher than 2 inches', () => {
    expect(problems({ steps: [{ how: 'leap', inches: 1, height: 2 }] })).toEqual([]);
    expect(problems({ steps: [{ how: 'leap', inches: 1, height: 2.5 }] })).toEqual(['jump-too-high']);
  });

  it('BWC-106: by the other reading no jump goes farther either', () => {
    const leap: Partial<QuikMove> = { steps: [{ how: 'leap', inches: 3 }] };
    expect(problems(leap)).toEqual([]);
    expect(problems(leap, polish)).toEqual([]);
    expect(problems(leap, { ...english, jump: 'distance' })).toEqual(['jump-too-far']);
  });

  it('BWC-105: by the English text it handles what it reaches, by the Polish it does one act', () => {
    const move: QuikMove = { steps: [{ how: 'run', inches: 4 }], handled: 3 };
    expect(problems(move)).toEqual([]);
    expect(problems(move, polish)).toEqual(['one-act-only']);
    expect(problems({ ...move, handled: 0 }, polish)).toEqual([]);
    expect(problems({ handled: 1 }, polish)).toEqual([]);
    expect(problems({ handled: 2 }, polish)).toEqual(['one-act-only']);
  });

  it('BW-QW-02: the Movement Phase gives its inches and their reasons', () => {
    const steps = [
      { how: 'leap', inches: 2, height: 1 },
      { how: 'swim', inches: 1 },
    ] as const;
    expect(checkQuikMove({ steps, handled: 1 }, english)).toEqual({
      ok: true,
      value: {
        value: 3,
        reasons: [
          { rule: 'BW-QW-04', effect: 'move-limit', amount: 5 },
          { rule: 'BW-QW-04', effect: 'swim-limit', amount: 2 },
          { rule: 'BWC-106', effect: 'jump-height', amount: 2 },
          { rule: 'BWC-105', effect: 'any-number-handled' },
        ],
      },
    });
  });

  it('brikwars/quik/quik-move: every issue is found at once', () => {
    const steps = [
      { how: 'leap', inches: 6, height: 3 },
      { how: 'swim', inches: 3 },
      { how: 'run', inches: -1 },
      { how: 'run', inches: 1, height: Number.NaN },
    ] as const;
    expect(problems({ steps, handled: 0.5 }, { ...polish, jump: 'distance' })).toEqual([
      'jump-too-high',
      'jump-too-far',
      'inches-range',
      'height-range',
      'too-far',
      'swim-too-far',
      'handled-range',
    ]);
  });
});

describe('lifting', () => {
  it.each([
    [1, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [20, 3],
  ])('BW-QW-05: a thing of %d studs takes %d minifigs', (studs, carriers) => {
    expect(quikCarriers(studs).value).toBe(carriers);
  });
});
