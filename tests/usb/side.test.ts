import { describe, expect, test } from 'vitest';
import { formations, terrains } from '../../src/rules/usb/circumstances.ts';
import { usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import { fatigueOf } from '../../src/rules/usb/modifiers.ts';
import { checkUnit } from '../../src/rules/usb/units/check-unit.ts';
import { type Fighter, fresh, pointsOf } from '../../src/rules/usb/units/fighter.ts';
import { ranks } from '../../src/rules/usb/units/unit.ts';
import {
  fitted,
  isWorn,
  presetUnit,
  restored,
  usbPresetIds,
  withModels,
  withUnit,
} from '../../src/usb/side.ts';
import {
  decodeFighter,
  fatigueChoices,
  fighterTokens,
  withFatigue,
  withStart,
} from '../../src/usb/side-codec.ts';
import { deepOr } from '../support/deep.ts';
import { hero, machine, picker, randomUnit, soldiers } from '../support/samples/usb-units.ts';

const regulars = fresh(soldiers({ models: 10, ranged: 'small-arms' }));

describe('usb/side: units that stand ready', () => {
  test.each(usbPresetIds)('USB-COMP-06 %s is a legal unit', (id) => {
    expect(checkUnit(presetUnit(id), usbOwnRules)).toMatchObject({ ok: true });
  });

  test('USB-PRICE-01 every rank in 5, 10 and 20 models, growth 0, 1, 2 and 6, four tiers', () => {
    const sizes = usbPresetIds.filter((id) => ranks.some((rank) => id.startsWith(rank)));
    expect(sizes).toHaveLength(9);
    expect(usbPresetIds).toEqual(
      expect.arrayContaining(['growth-0', 'growth-1', 'growth-2', 'growth-6', 'legend']),
    );
  });

  test('USB-COMP-05 soldiers keep the arms of those before them, and nothing else', () => {
    const arms = { ranged: 'automatic', shield: true, melee: 'pole' } as const;
    const before = soldiers({ ...arms, leaders: true, specials: 1, specialisations: ['brave'] });
    expect(presetUnit('veteran-20', before)).toEqual(soldiers({ ...arms, hit: 3, tough: 3, models: 20 }));
    expect(presetUnit('heavy', before)).toMatchObject({ type: 'heavy', ranged: 'automatic' });
    expect(presetUnit('riders', machine())).toMatchObject({ type: 'riders', ranged: 'small-arms' });
  });
});

describe('usb/side: how a unit stands', () => {
  test('USB-MOR-01 losses stay losses; more models than there were mean that there were more', () => {
    const fewer = withModels(regulars, 6);
    expect(fewer).toMatchObject({ models: 6, unit: { models: 10 } });
    expect(withModels(regulars, 12)).toMatchObject({ models: 12, unit: { models: 12 } });
    expect(withStart(fewer, 4)).toMatchObject({ models: 4, unit: { models: 4 } });
    expect(withStart(fewer, 20)).toMatchObject({ models: 6, unit: { models: 20 } });
  });

  test('USB-FAT-01 a chip for each penalty, whether it was activated or not', () => {
    expect(fatigueChoices(usbOwnRules)).toEqual([0, 1, 2, 3]);
    expect(fatigueChoices({ fatigue: 'inclusive' })).toEqual([1, 2, 3, 4]);
    for (const fatigue of ['earlier', 'inclusive'] as const)
      for (const activated of [false, true])
        for (const tired of fatigueChoices({ fatigue })) {
          const set = withFatigue({ ...regulars, activated, fights: 2 }, tired, { fatigue });
          expect(fatigueOf(set, { fatigue })).toBe(tired);
        }
  });

  test('USB-HERO-02 a hero stays with soldiers, not with a machine', () => {
    const led: Fighter = { ...regulars, joined: { unit: hero('hero'), lost: 1 }, terrain: 'ruins' };
    expect(withUnit(led, { unit: soldiers({ models: 5 }) })).toMatchObject({
      models: 5,
      terrain: 'ruins',
      joined: { lost: 1 },
    });
    expect(withUnit(led, { unit: machine() })).not.toHaveProperty('joined');
  });

  test("USB-MOR-05 losses, nerve and fatigue are a unit's own: the unit that takes its place has none of them", () => {
    const worn: Fighter = {
      ...{ ...regulars, models: 4, wounded: 0, state: 'panicked', activated: true, fights: 2, id: 'u1' },
      joined: { unit: hero('hero'), lost: 1 },
    };
    expect(isWorn(worn)).toBe(true);
    const next = withUnit({ ...worn, terrain: 'ruins' }, { unit: soldiers({ models: 5 }), id: 'u2' });
    expect(next).toMatchObject({
      models: 5,
      state: 'steady',
      activated: false,
      fights: 0,
      terrain: 'ruins',
      id: 'u2',
    });
    const again = restored(worn);
    expect(again).toMatchObject({
      models: 10,
      state: 'steady',
      activated: false,
      fights: 0,
      joined: { lost: 0 },
    });
    expect(isWorn(again)).toBe(false);
  });

  test('USB-X-02 nobody has lost more than the rules of the table give him', () => {
    const gun: Fighter = { ...fresh(machine({ growth: 1 })), wounded: 5 };
    expect(fitted(gun, { growthModel: 'F1' })).toBe(gun);
    expect(pointsOf(fitted(gun, usbOwnRules), usbOwnRules)).toEqual([1]);
  });
});

describe('usb/side-codec', () => {
  test('usb/side-codec every unit comes back as it was written', () => {
    const pick = picker(7);
    let legal = 0;
    for (let i = 0; i < 400; i++) {
      const unit = randomUnit(pick);
      const checked = checkUnit(unit, { smallGrowthSlots: 1 });
      const written = fighterTokens(fresh(unit));
      expect(written).toMatch(/^[\w.-]*$/);
      expect(decodeFighter(written)?.unit).toEqual(checked.ok ? unit : undefined);
      if (checked.ok) legal++;
    }
    expect(legal).toBeGreaterThan(50);
  });

  test('usb/side-codec every fighter comes back as he stands', () => {
    // All formations of each; the grounds in turn.
    for (const [at, id] of usbPresetIds.entries())
      for (const [place, formation] of formations.entries())
        for (const terrain of deepOr<readonly (typeof terrains)[number][]>(
          terrains,
          terrains.filter((_, on) => on === (at + place) % terrains.length),
        )) {
          const unit = presetUnit(id);
          const fighter: Fighter = {
            ...fresh(unit),
            formation,
            terrain,
            entrenched: terrain === 'open',
            state: 'shaken',
            activated: true,
            fights: 3,
            ...(unit.kind === 'line' && { models: 0, joined: { unit: hero('legend'), lost: 3 } }),
          };
          expect(decodeFighter(fighterTokens(fighter))).toEqual(fighter);
        }
  });

  test('usb/side-codec a fighter known to the device keeps his id, and a hero what he has spent', () => {
    for (const joined of [{}, { joined: { unit: hero('hero'), lost: 1 } }]) {
      const fighter: Fighter = { ...regulars, ...joined, id: '0v3k-9_2' };
      expect(decodeFighter(fighterTokens(fighter))).toEqual(fighter);
    }
    const tired: Fighter = { ...fresh(hero('hero')), spent: 3 };
    for (const fighter of [tired, { ...tired, id: '0v3k-9_2' }])
      expect(decodeFighter(fighterTokens(fighter))).toEqual(fighter);
    expect(fighterTokens({ ...tired, spent: 0 })).toBe(fighterTokens(fresh(hero('hero'))));
    expect(decodeFighter(fighterTokens({ ...tired, spent: 9 }))).toBeUndefined();
    expect(decodeFighter(`${fighterTokens({ ...regulars, id: 'a' })}b,c`)).toBeUndefined();
  });

  const whole = fighterTokens(regulars);
  const broken = [
    ['nothing', ''],
    ['a unit that does not exist', whole.replace('infantry', 'dragons')],
    ['more models than were bought', whole.replace('.10.0.skirmish', '.11.0.skirmish')],
    ['nobody at all', whole.replace('.10.0.skirmish', '.0.0.skirmish')],
    ['a value out of its bounds', whole.replace('line.infantry.4', 'line.infantry.2')],
    ['more behind it', `${whole}.1`],
    ['less', whole.slice(0, -2)],
    ['a hero on a machine', fighterTokens({ ...fresh(machine()), joined: { unit: hero('hero'), lost: 0 } })],
  ] as const;
  test.each(broken)('usb/side-codec reads no text with %s', (_, text) => {
    expect(decodeFighter(text)).toBeUndefined();
  });
});
