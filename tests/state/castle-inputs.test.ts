import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackerKinds,
  attackModes,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  castleCodec,
  castlePlaces,
  mostFigures,
  plainFigure,
  siegeAbilities,
} from '../../src/state/castle-inputs.ts';

const figures: fc.Arbitrary<CastleFigure> = fc.record({
  kind: fc.constantFrom(...attackerKinds),
  baseDamage: fc.nat(99),
  baseRangedDamage: fc.nat(99),
  abilities: fc.subarray(siegeAbilities.map(({ id }) => id)),
  frontArcTouches: fc.boolean(),
  place: fc.constantFrom(...castlePlaces),
});

const inputs: fc.Arbitrary<CastleInputs> = fc.record({
  mode: fc.constantFrom(...attackModes),
  figures: fc.array(figures, { minLength: 1, maxLength: mostFigures }),
});

describe('state/castle-inputs', () => {
  it('state/castle-inputs: what is encoded is decoded, in at most 2,000 characters', () => {
    fc.assert(
      fc.property(inputs, (value) => {
        const text = castleCodec.encode(value);
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(castleCodec.decode(text)).toEqual(value);
      }),
    );
  });

  it('state/castle-inputs: the largest attack fits into a link', () => {
    const largest: CastleFigure = {
      kind: 'multi-dial',
      baseDamage: 99,
      baseRangedDamage: 99,
      abilities: siegeAbilities.map(({ id }) => id),
      frontArcTouches: false,
      place: 'elsewhere',
    };
    const text = castleCodec.encode({
      mode: 'ranged',
      figures: Array.from({ length: mostFigures }, () => largest),
    });
    expect(text.length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['nothing', ''],
    ['another version', 'v=2&mode=close&f=warrior.3.3.1.elsewhere.'],
    ['no mode', 'v=1&f=warrior.3.3.1.elsewhere.'],
    ['an unknown mode', 'v=1&mode=magic&f=warrior.3.3.1.elsewhere.'],
    ['nobody', 'v=1&mode=close'],
    ['an unknown kind', 'v=1&mode=close&f=dragon.3.3.1.elsewhere.'],
    ['a damage too high', 'v=1&mode=close&f=warrior.100.3.1.elsewhere.'],
    ['a damage below nothing', 'v=1&mode=close&f=warrior.-1.3.1.elsewhere.'],
    ['a missing damage', 'v=1&mode=close&f=warrior..3.1.elsewhere.'],
    ['a front arc of 2', 'v=1&mode=close&f=warrior.3.3.2.elsewhere.'],
    ['an unknown place', 'v=1&mode=close&f=warrior.3.3.1.moat.'],
    ['an unknown ability', 'v=1&mode=close&f=warrior.3.3.1.elsewhere.flight'],
    ['an ability twice', 'v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes,atutes'],
    ['an ability that lets nobody attack', 'v=1&mode=close&f=warrior.3.3.1.elsewhere.mergezes'],
    ['a field too few', 'v=1&mode=close&f=warrior.3.3.1.elsewhere'],
    ['a field too many', 'v=1&mode=close&f=warrior.3.3.1.elsewhere..'],
    ['one bad figure among good ones', 'v=1&mode=close&f=warrior.3.3.1.elsewhere.&f=x'],
    ['a crowd', `v=1&mode=close${'&f=titan.3.3.1.elsewhere.'.repeat(mostFigures + 1)}`],
    ['markup', 'v=1&mode=<b>&f=<img>'],
  ])('state/castle-inputs: does not understand %s', (_, text) => {
    expect(castleCodec.decode(text)).toBeUndefined();
  });

  it('MK-A-20 and MK-A-21: places become parts of the target', () => {
    const stands = castlePlaces.map(
      (place) => attackOf({ mode: 'close', figures: [{ ...plainFigure, place }] })?.attackers[0]?.stands,
    );
    expect(stands).toEqual([
      undefined,
      { section: 'target', part: 'top' },
      { section: 'target', part: 'planking' },
      { section: 'target', part: 'arch' },
    ]);
  });

  it('MK-ELG-02: a section stands nowhere, whatever stood there before', () => {
    const attack = attackOf({ mode: 'close', figures: [{ ...plainFigure, kind: 'section', place: 'top' }] });
    expect(attack?.attackers[0]?.stands).toBeUndefined();
  });
});
