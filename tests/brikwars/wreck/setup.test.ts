import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import {
  initialWreck,
  mannerOf,
  type WreckGroup,
  type WreckInputs,
  wreckWeapons,
} from '../../../src/brikwars/wreck/inputs.ts';
import { armOfGroup, conditionNow, partOf, volleyOf } from '../../../src/brikwars/wreck/setup.ts';
import { weaponValues } from '../../../src/rules/brikwars/creation/creation-weapons.ts';
import { editionOf } from '../../../src/rules/brikwars/house-rules.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const first: WreckInputs = { ...initialWreck('2005'), creation: presets.tank };
const [plain] = first.groups as readonly [WreckGroup];
const group = (part: Partial<WreckGroup>): WreckGroup => ({ ...plain, ...part });
const of = (part: Partial<WreckInputs>): WreckInputs => ({ ...first, ...part });
const attacked = (part: Partial<WreckGroup>, inputs: Partial<WreckInputs> = {}) =>
  volleyOf(of({ ...inputs, groups: [group(part)] }));

describe('brikwars/wreck/setup: what attacks', () => {
  it('BW-ATK-08 brikwars/wreck/setup: what is held and struck with is close combat, all else a shot', () => {
    const close = ['hand', 'heavy', 'two-handed', 'melee'];
    expect(wreckWeapons.filter((weapon) => mannerOf({ weapon }) === 'close')).toEqual(close);
  });

  it.each(['melee', 'gun', 'launcher', 'rocket', 'charge'] as const)(
    'BW-CRE-14 brikwars/wreck/setup: a %s has the values of its Weapon Size',
    (weapon) => {
      const values = weaponValues({ kind: weapon === 'charge' ? 'explosive' : weapon, size: 2 });
      const arm = armOfGroup(group({ weapon, weaponSize: 2 }), first);
      const dice = [
        ...(values.damageD6 > 0 ? [`${values.damageD6}d6`] : []),
        ...(values.damageD10 > 0 ? [`${values.damageD10}d10`] : []),
      ];
      expect(arm).toEqual({
        ...{ use: values.use, damage: dice.join('+') },
        ...(values.range > 0 && { range: values.range }),
      });
    },
  );

  it('BW-ATK-05 brikwars/wreck/setup: what is thrown flies its dice, what is struck with does not', () => {
    const { weapons } = editionOf(first.table);
    const arm = (weapon: WreckGroup['weapon']) =>
      armOfGroup(group({ weapon, ownUse: 7, ownDamage: '3d6' }), first);
    expect(arm('own')).toEqual({ use: 7, damage: '3d6' });
    expect(arm('hand')).not.toHaveProperty('thrown');
    expect(arm('explosive').thrown).toBe(weapons.explosive.thrown);
    expect(arm('explosive')).not.toHaveProperty('range');
    expect(arm('short-ranged').range).toBe(weapons['short-ranged'].range);
    expect(arm('short-ranged')).not.toHaveProperty('thrown');
  });

  it.each([
    ['20d20', true],
    ['21d6', false],
    ['1d21', false],
    ['1d6+21d4', false],
  ])('brikwars/wreck/setup: dice of %s are thrown: %s', (dice, good) => {
    const issues = (part: Partial<WreckGroup>) => {
      const volley = attacked(part);
      return volley.ok ? [] : volley.issues;
    };
    expect(issues({ unit: 'own', ownSkill: dice })).toEqual(good ? [] : ['dice']);
    expect(issues({ weapon: 'own', ownDamage: dice })).toEqual(good ? [] : ['dice']);
  });
});

describe('brikwars/wreck/setup: what is attacked', () => {
  const target = (part: Partial<WreckInputs>) => unwrap(volleyOf(of(part))).aim;

  it('BW-CRE-07 brikwars/wreck/setup: bricks are structure, what moves it moving parts, all else its surface', () => {
    const kinds = ['whole', 'bricks', 'propulsion', 'weapon'] as const;
    expect(kinds.map((kind) => partOf({ kind, place: 0 }))).toEqual([
      'structure',
      'structure',
      'moving',
      'surface',
    ]);
  });

  it('BW-ATK-10 brikwars/wreck/setup: the whole shows its Size if nothing is said, has its plate, and vermin their Armor', () => {
    const { size, level } = presets.tank;
    expect(target({})).toEqual({ kind: 'whole', steps: size, target: { level, size, visible: size } });
    expect(target({ visible: 2 })).toMatchObject({ target: { visible: 2 } });
    expect(target({ plate: 3 })).toMatchObject({ target: { plate: 3 } });
    const vermin = { ...presets.tank, size: 0, level: 0, verminArmor: 2, weapons: [], propulsion: [] };
    expect(target({ creation: vermin })).toMatchObject({ target: { verminArmor: 2 } });
    expect(target({ aim: { kind: 'propulsion', place: 0 }, area: '2x4' })).toEqual({
      ...{ kind: 'part', target: { area: '2x4', level, part: 'moving' } },
    });
  });

  it('BW-CRE-13 BW-DMG-03 brikwars/wreck/setup: what has come off it is not there', () => {
    const at = (state: Partial<WreckInputs['state']>) => conditionNow(of({ state: { ...unhurt, ...state } }));
    const whole = at({});
    expect(whole.weapons.map(({ id }) => id)).toEqual(['w0', 'w1']);
    expect(at({ weaponsOff: [0] }).weapons.map(({ id }) => id)).toEqual(['w1']);
    expect(at({ weaponsOff: [0, 1] }).weapons).toEqual([]);
    expect(at({ partsOff: [1] }).propulsions).not.toEqual(whole.propulsions);
    expect(at({ partsOff: [2] }).propulsions).not.toEqual(at({ partsOff: [1] }).propulsions);
    expect(at({ partsOff: [0] })).toEqual(whole);
    expect(at({ pips: 2 })).not.toEqual(whole);
  });

  it('BW-DMG-03 brikwars/wreck/setup: what flies suffers as what flies, if any of it does', () => {
    const { flyer } = presets;
    const sizes = (...media: readonly ('flight' | 'ground')[]) => {
      const propulsion = media.map((medium) => ({ medium, inches: 16, parts: 2 }));
      const creation = { ...flyer, propulsion };
      return [0, 1, 2, 3].map((pips) => conditionNow(of({ creation, state: { ...unhurt, pips } })).size);
    };
    expect(sizes('flight')).not.toEqual(sizes('ground'));
    expect(sizes('ground', 'flight')).toEqual(sizes('flight', 'flight'));
    expect(sizes('ground', 'flight')).not.toEqual(sizes('ground', 'ground'));
  });
});
