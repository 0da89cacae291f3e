import { describe, expect, it } from 'vitest';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import {
  checkQuikAttack,
  type QuikAttackIssue,
  type QuikAttackSetup,
  quikArmor,
} from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import { quikEffects } from '../../../../src/rules/brikwars/quik/quik-effects.ts';
import {
  type QuikUnitId,
  type QuikWeaponId,
  quikGames,
} from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { inchesPerCrew, quikFire } from '../../../../src/rules/brikwars/quik/quik-siege.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';

type Setup = QuikAttackSetup<QuikWeaponId, QuikUnitId>;

const game = quikGames.en;
const target = { unit: 'minifig' } as const;

function issuesOf(more: Partial<Setup>): readonly QuikAttackIssue[] {
  const checked = checkQuikAttack<QuikWeaponId, QuikUnitId>({ game, strikers: [], target, ...more });
  return checked.ok ? [] : checked.issues;
}

function damageOf(more: Partial<Setup>): readonly string[] {
  const checked = checkQuikAttack<QuikWeaponId, QuikUnitId>({ game, strikers: [], target, ...more });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value.strikes.map(
    ({ part: { times, factor, damage } }) => `${times}×${factor}×${printDice(damage)}`,
  );
}

describe('QuikWars units and weapons', () => {
  it.each([
    ['minifig', 5, '2d6', 1],
    ['hero', 5, '2d6', 2],
    ['steed', 10, '3d6', 0],
  ] as const)(
    'BW-QW-06: a %s moves %d inches, rolls %s for Armor and has %d attacks',
    (unit, move, armor, attacks) => {
      for (const text of ['en', 'pl'] as const)
        expect(quikGames[text].units[unit]).toMatchObject({ move, armor, attacks });
    },
  );

  it('EX-QW-09: a steed goes 10 inches and rolls 3d6', () => {
    expect(game.units.steed).toMatchObject({ rule: 'BW-QW-14', move: 10, armor: '3d6' });
  });

  it.each([
    ['hand', '2d6', undefined],
    ['ranged', '1d6', 10],
    ['brick', '1d6', 5],
    ['siege', '2d6', 10],
  ] as const)('BW-QW-10: %s does %s, up to %s inches', (weapon, damage, range) => {
    expect(game.weapons[weapon].damage).toBe(damage);
    expect(game.weapons[weapon].range).toBe(range);
  });

  it('BW-QW-12: a brick is swung or hurled', () => {
    expect(game.weapons.brick).toMatchObject({ touch: true, range: 5 });
    expect(issuesOf({ strikers: [{ unit: 'minifig', weapon: 'brick', distance: 5.5 }] })).toEqual([
      { code: 'out-of-range', path: ['strikers', 0, 'distance'], limit: 5 },
    ]);
  });

  it('BWC-107: both texts roll a d6 for every 6', () => {
    expect([quikGames.en.rules.bonus, quikGames.pl.rules.bonus]).toEqual(['d6', 'd6']);
  });
});

describe('QuikWars Armor', () => {
  it('EX-QW-10: a shield makes it 3d6', () => {
    const { dice, reasons } = quikArmor(game, { unit: 'minifig', shield: true });
    expect(printDice(dice)).toBe('3d6');
    expect(reasons).toEqual([
      { rule: 'BW-QW-06', effect: 'armor-roll', amount: 2 },
      { rule: 'BW-QW-11', effect: 'protection-dice', amount: 1 },
    ]);
  });

  it('BW-QW-11: armor does the same, on a steed too', () => {
    expect(printDice(quikArmor(game, { unit: 'minifig', armor: true }).dice)).toBe('3d6');
    expect(printDice(quikArmor(game, { unit: 'steed', armor: true }).dice)).toBe('4d6');
  });

  it('BWC-68: shield and armor add one die together, with the switch one each', () => {
    const both = { unit: 'minifig', shield: true, armor: true } as const;
    expect(printDice(quikArmor(game, both).dice)).toBe('3d6');
    expect(quikArmor(game, both).reasons).toContainEqual({ rule: 'BWC-68', effect: 'protection-once' });
    const each = { ...game, rules: { ...game.rules, protection: 'each' } } as const;
    expect(printDice(quikArmor(each, both).dice)).toBe('4d6');
    expect(printDice(quikArmor(lugpolGame, { ...both, unit: 'mercenary' }).dice)).toBe('2d6+4');
    expect(printDice(quikArmor(lugpolGame, { ...both, unit: 'officer' }).dice)).toBe('3d6+2');
  });
});

describe('siege weapons', () => {
  it.each([
    ['EX-QW-03', 3, '4d6', 20],
    ['EX-QW-04', 1 + 2, '4d6', 20],
    ['BW-QW-13', 1, '2d6', 10],
    ['BW-QW-13', 2, '3d6', 15],
    ['BWC-109', 9, '10d6', 50],
  ])('%s: a crew of %d does %s up to %d inches', (_, crew, damage, range) => {
    for (const { weapons, rules } of [quikGames.en, quikGames.pl]) {
      const fire = quikFire(weapons.siege, crew, rules);
      expect(fire && printDice(fire.damage)).toBe(damage);
      expect(fire?.range).toBe(range);
    }
  });

  it.each([
    ['EX-LP-01', 1, '2d6', 10],
    ['EX-LP-01', 2, '3d6', 15],
    ['BW-LP-03', 3, '4d6', 20],
    ['BWC-109', 4, '4d6', 20],
  ])('%s: in LUGPolWars a crew of %d does %s up to %d inches', (_, crew, damage, range) => {
    const fire = quikFire(lugpolGame.weapons.mounted, crew, lugpolGame.rules);
    expect(fire && printDice(fire.damage)).toBe(damage);
    expect(fire?.range).toBe(range);
  });

  it('BWC-109: the limit is shown only to those beyond it', () => {
    const notify = (crew: number) =>
      quikFire(lugpolGame.weapons.mounted, crew, lugpolGame.rules)?.reasons.map(({ effect }) => effect);
    expect(notify(1)).toEqual(['damage-dice']);
    expect(notify(3)).toEqual(['damage-dice', 'crew-dice', 'crew-inches']);
    expect(notify(4)).toEqual(['damage-dice', 'crew-dice', 'crew-inches', 'crew-limit']);
  });

  it('BW-QW-13: it needs somebody at its controls, and other weapons gain nothing by more', () => {
    expect(quikFire(game.weapons.siege, 0, game.rules)).toBeUndefined();
    const hand = quikFire(game.weapons.hand, 5, game.rules);
    expect(hand && printDice(hand.damage)).toBe('2d6');
    expect(quikFire(game.weapons.ranged, 5, game.rules)?.range).toBe(10);
    expect(inchesPerCrew).toBe(5);
  });

  it('BW-QW-13: it fires once, even with a hero at it', () => {
    expect(issuesOf({ strikers: [{ unit: 'hero', weapon: 'siege', use: 'double' }] })).toEqual([
      { code: 'one-attack-only', path: ['strikers', 0, 'use'], limit: 1 },
    ]);
  });
});

describe('the checked attack', () => {
  it('BW-QW-07: a hero attacks twice or once with the dice of both', () => {
    const hero = { unit: 'hero', weapon: 'hand' } as const;
    expect(damageOf({ strikers: [hero, { ...hero, use: 'two' }, { ...hero, use: 'double' }] })).toEqual([
      '1×1×2d6',
      '2×1×2d6',
      '1×1×4d6',
    ]);
  });

  it('BWC-69: with the switch the sum of one attack counts twice', () => {
    const doubled = { ...game, rules: { ...game.rules, double: 'doubled-sum' } } as const;
    expect(damageOf({ game: doubled, strikers: [{ unit: 'hero', weapon: 'hand', use: 'double' }] })).toEqual([
      '1×2×2d6',
    ]);
  });

  it('BW-QW-09: nobody rolls to hit', () => {
    const quik = checkQuikAttack({ game, strikers: [{ unit: 'minifig', weapon: 'hand' }], target });
    expect(quik.ok && quik.value.strikes[0]?.reasons[0]).toEqual({
      rule: 'BW-QW-09',
      effect: 'no-roll-to-hit',
    });
  });

  it('BWC-98: nor in LUGPolWars', () => {
    const lugpol = checkQuikAttack({
      game: lugpolGame,
      strikers: [{ unit: 'hero', weapon: 'heavy' }],
      target: { unit: 'mercenary' },
    });
    expect(lugpol.ok && lugpol.value.strikes[0]?.reasons[0]).toEqual({
      rule: 'BWC-98',
      effect: 'no-roll-to-hit',
    });
  });

  it('BW-QW-10: bare hands and steeds attack nobody', () => {
    expect(
      issuesOf({
        strikers: [
          { unit: 'minifig', weapon: 'bare-hands' },
          { unit: 'steed', weapon: 'hand' },
        ],
      }),
    ).toEqual([
      { code: 'no-damage', path: ['strikers', 0, 'weapon'] },
      { code: 'no-attack', path: ['strikers', 1, 'unit'] },
    ]);
  });

  it('BW-QW-13: crew lengthens the range', () => {
    const siege = { unit: 'minifig', weapon: 'siege', distance: 20 } as const;
    expect(issuesOf({ strikers: [{ ...siege, crew: 3 }] })).toEqual([]);
    expect(issuesOf({ strikers: [{ ...siege, crew: 2 }] })).toEqual([
      { code: 'out-of-range', path: ['strikers', 0, 'distance'], limit: 15 },
    ]);
  });

  it('brikwars/quik/quik-attack: every issue is found at once', () => {
    expect(issuesOf({}).map(({ code }) => code)).toEqual(['no-strikers']);
    const strikers = [
      { unit: 'minifig', weapon: 'hand', count: 0, crew: 1.5, distance: -1, use: 'two' },
      { unit: 'minifig', weapon: 'ranged', distance: Number.NaN, count: 101 },
      { unit: 'minifig', weapon: 'siege', count: 100, crew: 4 },
    ] as const;
    expect(issuesOf({ strikers }).map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual([
      'strikers.0.count count-range',
      'strikers.0.crew crew-range',
      'strikers.0.distance distance-range',
      'strikers.0.use one-attack-only',
      'strikers.1.count count-range',
      'strikers.1.distance distance-range',
      'strikers too-many-dice',
    ]);
  });

  it('brikwars/quik/quik-effects: each effect is shown once in the list', () => {
    expect(new Set(quikEffects).size).toBe(quikEffects.length);
  });
});
