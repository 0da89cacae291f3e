import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceValueOf, notationOf } from '../../../src/brikwars/dice.ts';
import type { Hands } from '../../../src/brikwars/duel/hands.ts';
import { fittingHands } from '../../../src/brikwars/duel/hands.ts';
import { duelCodec, encodeDuel, initialDuel, startingSide } from '../../../src/brikwars/duel/inputs.ts';
import type { OwnWeaponKind } from '../../../src/rules/brikwars/attack/setup.ts';
import { anyDuel } from '../../joints/brikwars-inputs.ts';

const codec = duelCodec('2005');
describe('brikwars/duel/link', () => {
  it('brikwars/duel/link: whatever is entered is short enough for a link', () => {
    fc.assert(
      fc.property(anyDuel, (inputs) => {
        const text = encodeDuel(inputs);
        expect(text.length).toBeLessThan(2_000);
        expect(text).toMatch(/^v=2&table=/);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('brikwars/duel/link: no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(() => codec.decode(text)).not.toThrow();
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  const good =
    'v=1&e=2005&m=close&a=minifig.heavy.nothing.1d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1&d=minifig.hand.shield.1d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1&s=0.0.3.0.0.0.0&x=short-ranged.0.0.0&o=0.0.0.0&ac=attack&sp=1&r=-&g=survive&ag=kill&p=';
  it.each([
    ['v=1', 'v=9'],
    ['e=2005', 'e=2006'],
    ['e=2005', 'e=2005~bonus.maybe'],
    ['e=2005', 'e=2005~luck.much'],
    ['m=close', 'm=far'],
    ['a=minifig', 'a=dragon'],
    ['.heavy.nothing', '.heavy.hand'],
    ['.heavy.nothing', '.shield.nothing'],
    ['s=0.0.3', 's=0.0.4'],
    ['s=0.0.3', 's=0.0.3.0'],
    ['x=short-ranged.0.0.0', 'x=short-ranged.0.0.99'],
    ['r=-', 'r=-1'],
    ['r=-', 'r='],
    ['g=survive', 'g=win'],
    ['ag=kill', 'ag=win'],
    ['ac=attack', 'ac=flee'],
    ['ac=attack', 'ac=attack-2'],
    ['ac=attack', 'ac=attack-0-0'],
    ['o=0.0.0.0', 'o=0.0.0.2'],
    ['o=0.0.0.0', 'o=49.0.0.0'],
    ['.1d6.4.', '.1d6d.4.'],
    ['.1d6.4.', '.1d6.<b>.'],
    ['3,1d6,heavy', '3,1d6,lance'],
    ['2,1d6,hand.1', '2,1d6,hand.31'],
    ['p=', 'p=c0-x1'],
    ['sp=1', 'sp=2'],
  ])('brikwars/duel/link: %s written as %s is not understood', (from, to) => {
    expect(good).toContain(from);
    expect(codec.decode(good)).toBeDefined();
    expect(codec.decode(good.replace(from, to))).toBeUndefined();
  });
});

describe('brikwars/duel/link: weapons by their names', () => {
  it.each([
    'order=hand.1,hand.1',
    'order=1,0,1',
    'order=2',
    'order=heavy',
    'plan=parry:1',
    'plan=c0-x1',
    'plan=c0,p1',
    'plan=parry:shield.1&order=1,0',
    'plan=none,none,none',
  ])('brikwars/duel/link: %s is not understood', (said) => {
    const whole = 'v=2&table=2005&attacker.hands=hand,hand';
    expect(codec.decode(whole)).toBeDefined();
    expect(codec.decode(`${whole}&${said}`)).toBeUndefined();
  });
});

describe('brikwars/duel/link: links of the first version', () => {
  it('brikwars/duel/link: are read whole, with their one switch as a house rule', () => {
    const old = readFileSync(new URL('../../fixtures/fight-link-1.txt', import.meta.url), 'utf8').trim();
    expect(codec.decode(old)).toEqual({
      ...initialDuel('pl'),
      table: { edition: 'pl', house: { damageCriticalFailure: 'total' } },
      attacker: {
        ...startingSide,
        unit: 'own',
        ownSkill: '2d10-1',
        ownArmor: '7',
        hands: ['own', 'shield'],
        ownWeapon: { use: 5, damage: '1d6+2', kind: 'hand' },
        skillModifier: -2,
        bonusDice: 'decline',
        priorDamage: 3,
      },
      situation: { still: false, aimed: false, thirds: 2, blind: false, speed: 12, headOn: true, large: 4 },
      shieldAgainstShots: true,
      distance: 6,
      attackRoll: 5,
      goal: 'trade',
      plan: [{ kind: 'parry', arm: 'shield.1' }],
    });
  });
});

describe('brikwars/dice', () => {
  it.each([
    ['1d6', { count: 1, sides: 6, plus: 0 }],
    ['4+1d6', { count: 1, sides: 6, plus: 4 }],
    ['2d10-3', { count: 2, sides: 10, plus: -3 }],
    ['7', { count: 0, sides: 6, plus: 7 }],
    ['1d8', undefined],
    ['1d6+1d10', undefined],
    ['2d6kh1', undefined],
  ] as const)('brikwars/dice: the steppers say %s or leave it', (notation, value) => {
    expect(diceValueOf(notation)).toEqual(value);
    if (value) expect(diceValueOf(notationOf(value))).toEqual(value);
  });
});

describe('brikwars/duel/hands', () => {
  it.each([
    ['BW-WEAP-17', ['heavy', 'hand'], 'minifig', true, ['heavy', 'nothing']],
    ['BW-WEAP-17', ['two-handed', 'shield'], 'hero', true, ['two-handed', 'nothing']],
    ['BW-WEAP-13', ['shield', 'nothing'], 'minifig', true, ['hand', 'nothing']],
    ['BW-WEAP-13', ['shield', 'nothing'], 'minifig', false, ['shield', 'nothing']],
    ['BW-WEAP-15', ['nothing', 'shield'], 'minifig', false, ['nothing', 'nothing']],
    ['BW-UNIT-01', ['heavy', 'shield'], 'warhorse', true, ['bite', 'nothing']],
    ['BW-UNIT-01', ['bite', 'nothing'], 'minifig', true, ['hand', 'nothing']],
  ] as const)(
    '%s: %j in the hands of a %s become the nearest that fit',
    (_, hands, unit, attacks, fitting) => {
      expect(fittingHands({ ...startingSide, hands, unit }, attacks)).toEqual(fitting);
    },
  );

  it('BW-WEAP-17: an own two-handed weapon leaves no hand', () => {
    const fitting = (kind: OwnWeaponKind, hands: Hands) =>
      fittingHands({ ...startingSide, hands, ownWeapon: { ...startingSide.ownWeapon, kind } }, true);
    expect(fitting('two-handed', ['own', 'shield'])).toEqual(['own', 'nothing']);
    expect(fitting('heavy', ['own', 'shield'])).toEqual(['own', 'shield']);
    expect(fitting('hand', ['own', 'own-2'])).toEqual(['own', 'own-2']);
    expect(fitting('natural', ['own', 'shield'])).toEqual(['own', 'nothing']);
  });
});
