import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackerName,
  attackerOf,
  attackOf,
  type CastleFigure,
  castleAttack,
  castleCodec,
  castleFigure,
  castlePlaces,
  damageCounts,
  damageOf,
  initialInputs,
  mostFigures,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import { siegeAbilities } from '../../../src/rules/mage-knight/attack/abilities.ts';
import { figureLimits } from '../../../src/rules/mage-knight/attack/figure.ts';
import { anyInputs } from '../../support/samples/any-inputs.ts';

const anyAttack = anyInputs(castleAttack, {
  figures: fc.array(
    anyInputs(castleFigure, {
      name: fc.string({ unit: 'grapheme', maxLength: 60 }).map(attackerName),
      abilities: fc.subarray(siegeAbilities.map(({ id }) => id)),
    }),
    { minLength: 1, maxLength: mostFigures },
  ),
  battle: fc.constantFrom(undefined, { acts: { play: 'p-1', stamp: 'abc', unit: 'u1' } }),
});

describe('castle/attack/inputs', () => {
  it('MK-ELG-12 castle/attack/inputs: the damage of the one who always may is not asked, nor through an access point', () => {
    const counts = (mode: 'close' | 'ranged' | 'access') =>
      (['warrior', 'titan', 'multi-dial', 'section'] as const).filter((kind) => damageCounts({ kind }, mode));
    expect([counts('close'), counts('ranged'), counts('access')]).toEqual([
      ['warrior'],
      ['warrior', 'section'],
      [],
    ]);
    expect([damageOf('close'), damageOf('ranged'), damageOf('access')]).toEqual([
      'baseDamage',
      'baseRangedDamage',
      'baseDamage',
    ]);
  });

  it('castle/attack/inputs: what is encoded is decoded, in at most 2,000 characters', () => {
    fc.assert(
      fc.property(anyAttack, (value) => {
        const text = castleCodec.encode(value);
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(castleCodec.decode(text)).toEqual(value);
        expect(castleCodec.faultOf?.(text)).toBeUndefined();
      }),
    );
  });

  it('castle/attack/inputs: the largest attack fits into a link', () => {
    const largest: CastleFigure = {
      name: attackerName('龍'.repeat(figureLimits.name)),
      kind: 'multi-dial',
      baseDamage: 99,
      baseRangedDamage: 99,
      abilities: siegeAbilities.map(({ id }) => id),
      frontArcTouches: false,
      place: 'planking',
    };
    const { access } = initialInputs;
    const text = castleCodec.encode({
      mode: 'ranged',
      figures: Array.from({ length: mostFigures }, () => largest),
      access: { closed: !access.closed, enemyThere: false, higher: !access.higher, others: !access.others },
    });
    expect(text.length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['nothing', ''],
    ['another version', 'v=4&mode=close'],
    ['figures of old by their new name', 'v=2&mode=close&ap=0110&figures=titan'],
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
    ['a figure at an access point in the first version', 'v=1&mode=access&f=warrior.3.3.1.elsewhere.'],
    ['no access point', 'v=2&mode=access&f=warrior.3.3.1.elsewhere..'],
    ['an access point of three signs', 'v=2&mode=access&ap=011&f=warrior.3.3.1.elsewhere..'],
    ['a figure without room for a name', 'v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.a'],
    ['an ability letter twice', 'v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.aa.'],
    ['an ability letter that is none', 'v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.z.'],
    ['a name too long', `v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere..${'x'.repeat(41)}`],
    ['nobody by name', 'v=3&figures='],
    ['a crowd by name', `v=3&figures=titan${',titan'.repeat(mostFigures)}`],
    ['nobody among others', 'v=3&figures=titan,'],
    ['a damage too high in its place', 'v=3&figures=warrior.100'],
    ['a place too many', 'v=3&figures=warrior......Griff.1'],
    ['a name too long in its place', `v=3&figures=warrior......${'x'.repeat(41)}`],
    ['an access point in one text', 'v=3&access=0110'],
    ['markup', 'v=1&mode=<b>&f=<img>'],
  ])('castle/attack/inputs: does not understand %s', (_, text) => {
    expect(castleCodec.decode(text)).toBeUndefined();
  });

  it('castle/attack/inputs: a link says what differs from the defaults, of a figure in its place', () => {
    const { access } = initialInputs;
    const figures = [plainFigure, { ...plainFigure, kind: 'titan', baseDamage: 5, name: 'St. Ő' }] as const;
    const inputs = { mode: 'access', figures, access: { ...access, closed: true } } as const;
    const text = 'v=3&mode=access&figures=warrior,titan.5.....St_2e_20_c5_90&access.closed=1';
    expect(castleCodec.encode(initialInputs)).toBe('v=3');
    expect(castleCodec.encode(inputs)).toBe(text);
    expect(castleCodec.decode(text)).toEqual(inputs);
  });

  it('castle/attack/inputs: a link that cannot be read says why', () => {
    expect(castleCodec.faultOf?.('v=3&figures=dragon')).toEqual({
      issue: 'value',
      name: 'figures',
      text: 'dragon',
    });
    expect(castleCodec.faultOf?.('v=2&mode=close&ap=0110&f=x')).toEqual({ issue: 'version', text: '2' });
  });

  it('castle/attack/inputs: links and drafts of the first version open', () => {
    const text = 'v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes,utkozes&f=titan.0.5.0.arch.';
    expect(castleCodec.decode(text)).toEqual({
      mode: 'close',
      access: initialInputs.access,
      figures: [
        { ...plainFigure, abilities: ['atutes', 'utkozes'] },
        {
          ...plainFigure,
          kind: 'titan',
          baseDamage: 0,
          baseRangedDamage: 5,
          frontArcTouches: false,
          place: 'arch',
        },
      ],
    });
  });

  it('castle/attack/inputs: a name keeps its dots, blanks and signs', () => {
    const name = 'Őr & társa. 3.1 + „Łuk” 🐉';
    const inputs = {
      mode: 'close',
      figures: [{ ...plainFigure, name }],
      access: initialInputs.access,
    } as const;
    expect(castleCodec.decode(castleCodec.encode(inputs))).toEqual(inputs);
  });

  it.each([
    ['nothing', '', ''],
    ['as it is', 'Ork, az egy igazi', 'Ork, az egy igazi'],
    ['cut', 'x'.repeat(50), 'x'.repeat(figureLimits.name)],
    ['half a sign', `a\ud83d`, 'a'],
    ['never through the middle of a sign', `${'x'.repeat(39)}🐉`, 'x'.repeat(39)],
  ])('castle/attack/inputs: a name: %s', (_, typed, kept) => {
    expect(attackerName(typed)).toBe(kept);
  });

  it('MK-ELG-04: a stored figure attacks as what it is, riders as warriors', () => {
    const stored = {
      name: 'Griff',
      kind: 'mounted',
      baseDamage: 4,
      baseRangedDamage: 0,
      abilities: [],
    } as const;
    expect(attackerOf(stored)).toEqual({ ...plainFigure, name: 'Griff', baseDamage: 4, baseRangedDamage: 0 });
    expect(attackerOf({ ...stored, kind: 'titan' }).kind).toBe('titan');
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
