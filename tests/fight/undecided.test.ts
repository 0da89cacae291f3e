import { describe, expect, it } from 'vitest';
import { squadsPlay } from '../../src/brikwars/squads/play.ts';
import { bonusDecides, countableBy } from '../../src/fight/undecided.ts';
import { readRoll } from '../../src/rules/played-roll.ts';
import type { AskedRoll } from '../../src/rules/steps.ts';

const asked = (count: number, constant = 0): AskedRoll => ({
  expression: { groups: [{ count, sides: 6 }], constant },
  rules: { bonus: 'd6', floor: true },
});

const total = (of: AskedRoll, move: Parameters<typeof readRoll>[2]): number => {
  const read = readRoll(of.expression, of.rules, move);
  return read.ok ? read.value.total : Number.NaN;
};

describe('fight/undecided', () => {
  it('BW-DICE-06 fight/undecided: a bonus die is asked for only where it can change something', () => {
    const damage = asked(1, 2);
    const against = (armor: number) => (move: Parameters<typeof readRoll>[2]) =>
      total(damage, move) > armor ? 'dies' : 'lives';
    // 6 + 2 beats an Armor of 4 already, and not yet one of 8.
    expect(bonusDecides(damage, [6], against(4))).toBe(false);
    expect(bonusDecides(damage, [6], against(8))).toBe(true);
    expect(bonusDecides(damage, [6], against(20))).toBe(true);
    expect(bonusDecides(damage, [6], () => undefined)).toBe(true);
    // Of two dice the second is still to come, and nobody declines that.
    expect(bonusDecides(asked(2), [6], () => 'same')).toBe(true);
  });

  it('fight/undecided: so many tests of one die are answered by their number, unless a face says more', () => {
    const pool = asked(8);
    const hits = (need: number) => (move: Parameters<typeof readRoll>[2]) => {
      const read = readRoll(pool.expression, pool.rules, move);
      if (!read.ok) return undefined;
      const totals = Array.from({ length: 8 }, () => 0);
      read.value.dice.forEach(({ face, bonusOf }, at) => {
        totals[(bonusOf ?? at) % 8] = (totals[(bonusOf ?? at) % 8] ?? 0) + face;
      });
      return { hits: totals.filter((one) => one >= need).length, rest: '' };
    };
    expect(countableBy(pool, 8, hits(4))).toEqual({ tests: 8, chance: 1 / 2, hit: 4, miss: 1 });
    // Its bonus die changes nothing, and is not rolled.
    expect(countableBy(pool, 8, hits(6))).toEqual({
      tests: 8,
      chance: 1 / 6,
      hit: 6,
      miss: 1,
      declined: true,
    });
    // A six may still hit.
    expect(countableBy(pool, 8, hits(8))).toBeUndefined();
    expect(countableBy(pool, 7, hits(4))).toBeUndefined();
    const told = (move: Parameters<typeof readRoll>[2]) => {
      const came = hits(4)(move);
      return came && { ...came, rest: String(move.faces[0] === 1) };
    };
    expect(countableBy(pool, 8, told)).toBeUndefined();
  });

  it('BW-SQ-23 fight/undecided: attacks of a squad are rolls alike that may be counted, its damage is not', () => {
    const moment = { pass: 'attack', who: 'attacker', count: 8 } as const;
    const of = (purpose: 'attack' | 'damage') =>
      squadsPlay.tests?.({} as Parameters<NonNullable<typeof squadsPlay.tests>>[0], {
        ...moment,
        ...asked(8),
        purpose,
      });
    expect([of('attack'), of('damage')]).toEqual([8, undefined]);
  });
});
