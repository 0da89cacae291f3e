import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFight, fightCodec } from '../../src/state/fight-codec.ts';
import { fittingHands, type Held } from '../../src/state/fight-hands.ts';
import {
  type FightInputs,
  fightBounds,
  initialFight,
  type SideInputs,
  shots,
  withSide,
} from '../../src/state/fight-inputs.ts';
import { fightOptions } from '../../src/state/fight-options.ts';

const codec = fightCodec('2005');
const things: readonly Held[] = [
  'hand',
  'heavy',
  'two-handed',
  'random-object',
  'own',
  'shield',
  'nothing',
  'bite',
];
const dice = fc.record({
  count: fc.integer({ min: 0, max: fightBounds.dice }),
  sides: fc.constantFrom(6 as const, 10 as const),
  plus: fc.integer({ min: fightBounds.plusLow, max: fightBounds.plusHigh }),
});
const side = (attacks: boolean): fc.Arbitrary<SideInputs> =>
  fc
    .record({
      unit: fc.constantFrom(...fightOptions.units),
      ownSkill: dice,
      ownArmor: dice,
      hands: fc.tuple(fc.constantFrom(...things), fc.constantFrom(...things)),
      ownWeapon: fc.record({
        use: fc.integer({ min: 0, max: fightBounds.use }),
        damage: dice,
        kind: fc.constantFrom(...fightOptions.ownKinds),
      }),
      skillModifier: fc.integer({ min: -fightBounds.modifier, max: fightBounds.modifier }),
      bonusDice: fc.constantFrom(...fightOptions.bonus),
      priorDamage: fc.integer({ min: 0, max: fightBounds.damage }),
    })
    .map((made) => withSide(made, {}, attacks));
const anyInputs: fc.Arbitrary<FightInputs> = fc
  .record({
    edition: fc.constantFrom(...fightOptions.editions),
    damageCriticalFailure: fc.constantFrom(...fightOptions.damageOnes),
    mode: fc.constantFrom(...fightOptions.modes),
    attacker: side(true),
    defender: side(false),
    situation: fc.record({
      still: fc.boolean(),
      aimed: fc.boolean(),
      thirds: fc.constantFrom(1 as const, 2 as const, 3 as const),
      blind: fc.boolean(),
      speed: fc.integer({ min: 0, max: fightBounds.speed }),
      headOn: fc.boolean(),
      large: fc.integer({ min: 0, max: fightBounds.large }),
    }),
    shieldParriesCounter: fc.boolean(),
    shot: fc.constantFrom(...shots),
    shieldAgainstShots: fc.boolean(),
    slowMissile: fc.boolean(),
    distance: fc.integer({ min: 0, max: fightBounds.distance }),
    attackRoll: fc.option(fc.integer({ min: 0, max: fightBounds.attackRoll }), { nil: undefined }),
    goal: fc.constantFrom(...fightOptions.goals),
    plan: fc.constantFrom('', 'n', 'c0', 'p1', 'r10', 'c0-p1', 'n-r01'),
  })
  .map(({ attackRoll, ...rest }) => (attackRoll === undefined ? rest : { ...rest, attackRoll }));

describe('state/fight-codec', () => {
  it('state/fight-codec: what is written is read again, and short enough for a link', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const text = encodeFight(inputs);
        expect(codec.decode(text)).toEqual(inputs);
        expect(text.length).toBeLessThan(400);
        expect(text).toMatch(/^v=1&/);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('state/fight-codec: no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        codec.decode(text);
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  const good = encodeFight(initialFight('2005'));
  it.each([
    ['v=1', 'v=2'],
    ['e=2005', 'e=2006'],
    ['cf=zero', 'cf=none'],
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
    ['p=', 'p=c0-x1'],
    ['sp=1', 'sp=2'],
  ])('state/fight-codec: %s written as %s is not understood', (from, to) => {
    expect(good).toContain(from);
    expect(codec.decode(good)).toBeDefined();
    expect(codec.decode(good.replace(from, to))).toBeUndefined();
  });
});

describe('state/fight-hands', () => {
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
      expect(fittingHands(hands, unit, 'heavy', attacks)).toEqual(fitting);
    },
  );

  it('BW-WEAP-17: an own two-handed weapon leaves no hand', () => {
    expect(fittingHands(['own', 'shield'], 'minifig', 'two-handed', true)).toEqual(['own', 'nothing']);
    expect(fittingHands(['own', 'shield'], 'minifig', 'heavy', true)).toEqual(['own', 'shield']);
  });
});
