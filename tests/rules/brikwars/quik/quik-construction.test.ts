import { describe, expect, it } from 'vitest';
import { bricksOdds } from '../../../../src/rules/brikwars/quik/quik-bricks.ts';
import {
  checkQuikDemolition,
  type QuikDemolitionSetup,
  quikDemolitionOdds,
} from '../../../../src/rules/brikwars/quik/quik-construction.ts';
import {
  type QuikUnitId,
  type QuikWeaponId,
  quikGames,
} from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { dice } from '../support.ts';

type Setup = QuikDemolitionSetup<QuikWeaponId, QuikUnitId>;

const game = quikGames.pl;

function oddsOf(setup: Omit<Setup, 'game'>, rules: Partial<Setup['game']['rules']> = {}) {
  const checked = checkQuikDemolition({ ...setup, game: { ...game, rules: { ...game.rules, ...rules } } });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return quikDemolitionOdds(checked.value);
}

describe('attacks on Constructions', () => {
  it('BW-QW-15: several attackers knock bricks off with the sum of their dice', () => {
    const studs = [4, 4, 2, 6];
    const strikers = [
      { unit: 'minifig', weapon: 'hand', count: 2 },
      { unit: 'minifig', weapon: 'siege', crew: 2 },
    ] as const;
    const { bricks, reasons } = oddsOf({ strikers, studs });
    const one = bricksOdds(dice('7d6'), studs, game.rules).bricks;
    for (let off = 0; off <= studs.length; off++)
      expect(chanceOf(bricks, off)).toBeCloseTo(chanceOf(one, off), 12);
    expect(reasons).toContainEqual({ rule: 'BW-QW-09', effect: 'dice-together', amount: 3 });
  });

  it('BWC-69: a hero breaks a wall by the dice of both attacks, or by a sum doubled', () => {
    const setup = { strikers: [{ unit: 'hero', weapon: 'hand', use: 'double' }], studs: [13] } as const;
    expect(mean(oddsOf(setup, { bonus: 'none' }).bricks)).toBeCloseTo(
      mean(bricksOdds(dice('4d6'), [13], { bonus: 'none' }).bricks),
      12,
    );
    // More than 13 by a doubled sum: 7 or more with two dice.
    expect(mean(oddsOf(setup, { bonus: 'none', double: 'doubled-sum' }).bricks)).toBeCloseTo(21 / 36, 12);
  });

  it('brikwars/quik/quik-construction: every issue is found at once', () => {
    const codes = (setup: Omit<Setup, 'game'>) => {
      const checked = checkQuikDemolition({ ...setup, game });
      return checked.ok ? [] : checked.issues.map(({ code, path }) => `${path.join('.')} ${code}`);
    };
    expect(codes({ strikers: [], studs: [] })).toEqual(['strikers no-strikers', 'studs no-bricks']);
    expect(codes({ strikers: [{ unit: 'minifig', weapon: 'brick' }], studs: [1.5, 2, -1, 401] })).toEqual([
      'studs.0 studs-range',
      'studs.2 studs-range',
      'studs.3 studs-range',
    ]);
    expect(
      codes({
        strikers: [{ unit: 'minifig', weapon: 'hand', distance: -1 }],
        studs: Array.from({ length: 61 }, () => 1),
      }),
    ).toEqual(['strikers.0.distance distance-range', 'studs too-many-bricks']);
  });
});
