import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createUsbArmyModel,
  type UsbArmyModel,
  type UsbArmyView,
  usbArmyView,
} from '../../../src/armies/usb/model.ts';
import { addressOfUnit, unitInAddress } from '../../../src/kit/figures/unit-address.ts';
import { type UsbRules, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import type { UsbUnit } from '../../../src/rules/usb/units/unit.ts';
import { loadArmy } from '../../../src/storage/army/armies.ts';
import type { Army, ArmyLine } from '../../../src/storage/army/army.ts';
import { saveDraft } from '../../../src/storage/army/draft.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import { write } from '../../../src/storage/store.ts';
import { unitOf, usbUnitOf } from '../../../src/storage/units/usb-units.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';
import { hero, machine, soldiers } from '../../support/samples/usb-units.ts';
import { openArmiesTab, type Tab } from '../tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

function unitLine(id: string, unit: UsbUnit, parts: Partial<ArmyLine> = {}): ArmyLine {
  return line(id, { name: '', points: 0, unit: unitOf(unit), ...parts });
}

function usbArmy(lines: readonly ArmyLine[], parts: Partial<Army> = {}): Army {
  return army('a', { game: 'usb', limit: 300, lines, ...parts });
}

const view = (of: Army, rules: Partial<UsbRules> = {}) => usbArmyView(of, { ...usbOwnRules, ...rules });
const broken = ({ checks }: UsbArmyView) =>
  checks.flatMap(({ code, kept, lines }) => (kept ? [] : [[code, lines.map((each) => each.line.id)]]));
const check = ({ checks }: UsbArmyView, code: string) => {
  const found = checks.find((each) => each.code === code);
  return found && [found.kept, found.found, found.bound];
};

describe('armies/usb/model what the page shows', () => {
  it('USB-COMP-02 a line is so many activations at the price of the whole unit', () => {
    const shown = view(
      usbArmy([
        unitLine('hero', hero('daredevil')),
        unitLine('men', soldiers(), { count: 2 }),
        unitLine('none', soldiers(), { count: 0 }),
      ]),
    );
    expect(shown.lines.map(({ of }) => [of?.points, of?.models, of?.perModel])).toEqual([
      [65, 1, undefined],
      [70, 5, 14],
      [70, 5, 14],
    ]);
    expect(check(shown, 'points')).toEqual([true, 205, 300]);
    expect(check(shown, 'activations')).toEqual([true, 3, 6]);
    expect(check(shown, 'heroes')).toEqual([true, 1, 2]);
    expect(check(shown, 'third')).toEqual([true, 70, 100]);
    expect(broken(shown)).toEqual([]);
    expect(shown.broken).toBe(0);
  });

  it('USB-PRICE-02 special weapons and leaders are paid by the unit, beside its models', () => {
    const prices = (unit: UsbUnit, rules: Partial<UsbRules> = {}) => {
      const of = view(usbArmy([unitLine('a', unit)]), rules).lines[0]?.of;
      return [of?.points, of?.models, of?.perModel, of?.perUnit];
    };
    const armed = soldiers({ models: 3, ranged: 'small-arms' });
    expect(prices(armed)).toEqual([72, 3, 24, 0]);
    expect(prices({ ...armed, specials: 1 })).toEqual([97, 3, 24, 25]);
    expect(prices({ ...armed, specials: 1, leaders: true })).toEqual([127, 3, 24, 55]);
    expect(prices({ ...armed, specials: 1 }, { specialWeaponPrice: 'replace' })).toEqual([87, 3, 24, 15]);
    expect(prices(hero('legend'))).toEqual([115, 1, undefined, undefined]);
  });

  it('USB-SHOOT-04 only who has a ranged weapon is sent to shoot, and who can move to charge (USB-MOVE-06)', () => {
    const can = (unit: UsbUnit) => {
      const of = view(usbArmy([unitLine('a', unit)])).lines[0]?.of;
      return [of?.shoots, of?.charges];
    };
    expect(can(soldiers())).toEqual([false, true]);
    expect(can(soldiers({ ranged: 'light-arms' }))).toEqual([true, true]);
    expect(can(hero('legend'))).toEqual([false, true]);
    expect(can(machine({ growth: 0, equipment: ['huge-arms'] }))).toEqual([true, false]);
    expect(can(machine({ growth: 1, equipment: ['transport'] }))).toEqual([false, true]);
    expect(can(hero('legend', { mount: machine({ growth: 2, equipment: ['large-arms'] }) }))).toEqual([
      true,
      true,
    ]);
  });

  it('USB-COMP-04 the view says what one activation may cost, where there is a bound', () => {
    expect(view(usbArmy([])).costliest).toBe(100);
    expect(view(usbArmy([]), { capRule: 'literal33' }).costliest).toBe(99);
    expect(view(usbArmy([], { scenario: true })).costliest).toBeUndefined();
    expect(view(army('a', { game: 'usb' })).costliest).toBeUndefined();
  });

  it('USB-STAT-01 a line has the values of its unit, a machine those of its growth', () => {
    const army = usbArmy([
      unitLine('men', soldiers({ type: 'riders' })),
      unitLine('gun', machine({ growth: 2 })),
    ]);
    expect(view(army).lines.map(({ of }) => of?.stats)).toEqual([
      { hit: 4, initiative: 2, tough: 4, standfast: 1 },
      { hit: 4, initiative: 2, tough: 4, standfast: 6 },
    ]);
    expect(view(army, { growthModel: 'F1' }).lines[1]?.of?.stats).toEqual({
      hit: 4,
      initiative: 3,
      tough: 4,
      standfast: 9,
    });
  });

  it('USB-ARMY-01 a line without a unit is one activation of all its points', () => {
    const shown = view(
      usbArmy([
        unitLine('hero', hero('aspiring')),
        line('old', { name: 'Old ones', count: 12, points: 12.5 }),
      ]),
    );
    expect(shown.lines[1]?.of).toBeUndefined();
    expect(check(shown, 'points')).toEqual([true, 180, 300]);
    expect(check(shown, 'activations')).toEqual([true, 2, 6]);
    expect(broken(shown)).toEqual([['third', ['old']]]);
  });

  it('USB-ARMY-01 a unit of a newer version counts by the points stored', () => {
    const newer = line('new', { points: 40, unit: { game: 'usb', version: 9, data: {} } });
    const shown = view(usbArmy([unitLine('hero', hero('aspiring')), newer]));
    expect(check(shown, 'points')).toEqual([true, 70, 300]);
  });

  it('USB-COMP-04 what is broken comes first and names the units', () => {
    const shown = view(
      usbArmy(
        [
          unitLine('legend', hero('legend')),
          unitLine('many', soldiers({ models: 21, hit: 5, tough: 5 })),
          unitLine('same', soldiers({ models: 8 })),
        ],
        { limit: 240 },
      ),
    );
    expect(broken(shown)).toEqual([
      ['points', []],
      ['third', ['legend', 'many', 'same']],
      ['sizes', ['many']],
    ]);
    expect(shown.broken).toBe(3);
    expect(shown.checks.map(({ kept }) => kept)).toEqual([
      ...Array.from({ length: 3 }, () => false),
      ...Array.from({ length: shown.checks.length - 3 }, () => true),
    ]);
    expect(shown.lines[1]?.of?.issues.map(({ code }) => code)).toEqual(['models-range']);
  });

  it('USB-COMP-04 a scenario of its own caps no activation', () => {
    const lines = [unitLine('legend', hero('legend'))];
    expect(broken(view(usbArmy(lines, { limit: 240 })))).toEqual([['third', ['legend']]]);
    const scenario = view(usbArmy(lines, { limit: 240, scenario: true }));
    expect(broken(scenario)).toEqual([]);
    expect(check(scenario, 'third')).toBeUndefined();
  });

  it('USB-A-47 without a limit nothing is broken', () => {
    const { limit: _, ...without } = usbArmy([unitLine('men', soldiers({ models: 21 }))]);
    expect(view(without)).toMatchObject({ checks: [], broken: 0 });
  });

  it('USB-X-07 a small limit cannot be spent, unless a scenario has no cap', () => {
    expect(view(usbArmy([], { limit: 90 })).unfilled).toEqual({
      limit: 90,
      most: 60,
      activations: 2,
      costliest: 30,
    });
    expect(view(usbArmy([], { limit: 150 })).unfilled).toBeUndefined();
    expect(view(usbArmy([], { limit: 90, scenario: true })).unfilled).toBeUndefined();
  });

  it('USB-HERO-04 the most expensive hero commands; of equals the one their owner chose', () => {
    const command = (of: Army) => view(of).lines.map((each) => each.of?.command);
    const cheap = unitLine('cheap', hero('aspiring'));
    const two = [cheap, unitLine('x', hero('daredevil')), unitLine('y', hero('daredevil'))];
    expect(command(usbArmy([cheap]))).toEqual(['has']);
    expect(command(usbArmy([cheap, unitLine('x', hero('daredevil'), { count: 2 })]))).toEqual([
      undefined,
      'has',
    ]);
    expect(command(usbArmy(two))).toEqual([undefined, 'could', 'could']);
    expect(view(usbArmy(two)).leaderless).toBe(true);
    expect(command(usbArmy(two, { commander: 'y' }))).toEqual([undefined, 'could', 'chosen']);
    expect(view(usbArmy(two, { commander: 'y' })).leaderless).toBe(false);
    // Who is no longer among the most expensive does not command, whatever was chosen.
    expect(command(usbArmy(two, { commander: 'cheap' }))).toEqual([undefined, 'could', 'could']);
    expect(view(usbArmy([unitLine('men', soldiers())])).leaderless).toBe(false);
  });

  it.each<[id: string, rules: Partial<UsbRules>, lines: readonly ArmyLine[], limit: number, codes: unknown]>([
    [
      'USB-C-05',
      { capRule: 'literal33' },
      [unitLine('h', hero('aspiring')), unitLine('men', soldiers({ models: 7 }))],
      294,
      [['third', ['men']]],
    ],
    [
      'USB-A-15',
      { smallGrowthSlots: 0 },
      [unitLine('h', hero('aspiring')), unitLine('gun', machine({ equipment: ['small-arms'] }))],
      300,
      [['slots', ['gun']]],
    ],
  ])('%s the house rule decides', (_, rules, lines, limit, codes) => {
    expect(broken(view(usbArmy(lines, { limit })))).toEqual([]);
    expect(broken(view(usbArmy(lines, { limit }), rules))).toEqual(codes);
  });
});

async function open(hash: string): Promise<readonly [tab: Tab, usb: UsbArmyModel]> {
  const tab = await openArmiesTab(hash);
  tabs.push(tab);
  return [tab, await tab.model.usb(createUsbArmyModel)];
}

async function stored(id: string): Promise<Army | undefined> {
  const decoded = given(await loadArmy(openTab(), id));
  return decoded?.state === 'ok' ? decoded.value : undefined;
}

async function put(each: Army): Promise<void> {
  given(
    await write(openTab(), [
      [`army:${each.id}`, each],
      [`summary:${each.id}`, summaryOf(each)],
    ]),
  );
}

async function openArmy(of: Army): Promise<readonly [tab: Tab, usb: UsbArmyModel]> {
  await put(of);
  const [tab, usb] = await open(`#/armies/${of.id}`);
  await vi.waitFor(() => expect(tab.army().id).toBe(of.id));
  return [tab, usb];
}

async function playBy(table: string): Promise<void> {
  given(await saveDraft(openTab(), 'usb-house', table, 1));
}

const totals = (tab: Tab) => tab.model.editor.totals.value;

describe('armies/usb/model the model', () => {
  it('EX-05 a new army starts from a ready one, is legal, and is stored', async () => {
    const [tab, usb] = await open('#/armies');
    tab.services.settings.change({ lastGame: 'usb' });
    tab.model.create('usb');
    expect(usb.view.value).toMatchObject({ lines: [], checks: [], broken: 0 });
    expect(usb.limits).toEqual([240, 250, 300, 500, 1000]);
    expect(usb.samples).toEqual([
      { limit: 240, heroes: 1, others: 4 },
      { limit: 300, heroes: 2, others: 3 },
    ]);
    usb.startFrom(300, 'Ready army');
    expect(tab.army()).toMatchObject({ name: 'Ready army', limit: 300 });
    expect(usb.view.value?.broken).toBe(0);
    expect(totals(tab)).toMatchObject({ points: 300, left: 0, lines: 5, models: 15 });
    const { id } = tab.army();
    await vi.waitFor(async () => expect((await stored(id))?.lines).toEqual(tab.army().lines));
    expect(tab.model.list.rows.value[0]).toMatchObject({ name: 'Ready army', points: 300, models: 15 });
  });

  it('EX-06 the name that an army has stays', async () => {
    const [tab, usb] = await open('#/armies');
    tab.services.settings.change({ lastGame: 'usb' });
    tab.model.create('usb');
    tab.model.editor.rename('Mine');
    usb.startFrom(240, 'Ready army');
    expect(tab.army()).toMatchObject({ name: 'Mine', limit: 240 });
    expect(totals(tab)?.points).toBe(234);
  });

  it('USB-PRICE-01 a unit joins at its price, and its models are counted', async () => {
    const [tab, usb] = await openArmy(usbArmy([]));
    const id = usb.addUnit({ name: 'Guard', unit: soldiers({ melee: 'pole' }) });
    const added = tab.army().lines[0];
    expect(added).toMatchObject({ id, name: 'Guard', count: 1, points: 85, models: 5 });
    expect(usbUnitOf(added?.unit)).toEqual(soldiers({ melee: 'pole' }));
    tab.model.editor.changeLine(id, { count: 2 });
    expect(totals(tab)).toMatchObject({ points: 170, models: 10 });
  });

  it('USB-A-09 a house rule changes the price shown at once, the one stored with the next change', async () => {
    const unit = soldiers({ models: 10, ranged: 'small-arms', specials: 2 });
    const [tab, usb] = await openArmy(usbArmy([unitLine('men', unit, { points: 290, models: 10 })]));
    expect(usb.house.value).toEqual([]);
    expect(totals(tab)?.points).toBe(290);
    await playBy('usb~specialWeaponPrice.replace~ruinsStack.1');
    tab.services.navigation.go('fight/usb');
    tab.services.navigation.go('armies/a');
    await vi.waitFor(() => expect(usb.house.value).toEqual([{ id: 'specialWeaponPrice', value: 'replace' }]));
    expect(totals(tab)?.points).toBe(270);
    expect(usb.view.value?.lines[0]?.of?.points).toBe(270);
    expect(tab.army().lines[0]?.points).toBe(290);
    expect((await stored('a'))?.lines[0]?.points).toBe(290);
    usb.addUnit({ name: '', unit: hero('aspiring') });
    await vi.waitFor(async () => expect((await stored('a'))?.lines[0]?.points).toBe(270));
    expect(tab.model.list.rows.value[0]?.points).toBe(300);
  });

  it('USB-X-02 and the other house rules of armies are shown, no others', async () => {
    await playBy(
      'usb~growthModel.F1~capRule.literal33~smallGrowthSlots.0~cargoMix.heavyAsTwo~fatigue.inclusive',
    );
    const [, usb] = await openArmy(usbArmy([]));
    expect(usb.house.value).toEqual([
      { id: 'capRule', value: 'literal33' },
      { id: 'growthModel', value: 'F1' },
      { id: 'smallGrowthSlots', value: '0' },
    ]);
  });

  it('USB-COMP-04 limit and scenario are stored, and taken back', async () => {
    const [tab, usb] = await openArmy(usbArmy([unitLine('legend', hero('legend'))]));
    expect(usb.view.value?.broken).toBe(1);
    usb.setScenario(true);
    expect(usb.view.value?.broken).toBe(0);
    await vi.waitFor(async () => expect((await stored('a'))?.scenario).toBe(true));
    usb.setScenario(false);
    expect('scenario' in tab.army()).toBe(false);
    usb.setLimit(500);
    expect(usb.view.value?.broken).toBe(0);
    usb.setLimit(undefined);
    expect(usb.view.value).toMatchObject({ checks: [], broken: 0 });
  });

  it('USB-A-27 the chosen commander is stored, and a copy of the army has the copy of him', async () => {
    const [tab, usb] = await openArmy(
      usbArmy([unitLine('x', hero('daredevil')), unitLine('y', hero('daredevil'))]),
    );
    usb.giveCommand('y');
    await vi.waitFor(async () => expect((await stored('a'))?.commander).toBe('y'));
    await tab.model.duplicate('a');
    await vi.waitFor(() => expect(tab.army().id).not.toBe('a'));
    const { lines, commander } = tab.army();
    expect(commander).toBe(lines[1]?.id);
    expect(usb.view.value?.lines.map(({ of }) => of?.command)).toEqual(['could', 'chosen']);
  });

  it('armies/usb/model a unit taken away comes back where it was, called by what it is', async () => {
    const [tab, usb] = await openArmy(
      usbArmy([unitLine('x', hero('daredevil')), unitLine('y', soldiers(), { points: 70, models: 5 })]),
    );
    const { notices } = tab.services;
    tab.model.editor.removeLine('x', 'Daredevil');
    expect(notices.current.value?.text).toContain('Daredevil');
    expect(broken(usb.view.value ?? view(tab.army()))).toEqual([['noHero', []]]);
    notices.current.value?.action?.run();
    expect(tab.army().lines.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(usb.view.value?.broken).toBe(0);
  });

  it('armies/usb/model an army of another game is left alone', async () => {
    const [tab, usb] = await openArmy(army('b', { lines: [unitLine('x', soldiers(), { points: 3 })] }));
    expect(usb.view.value).toBeUndefined();
    expect(totals(tab)?.points).toBe(3);
    tab.model.editor.rename('Other');
    expect(tab.army().lines[0]?.points).toBe(3);
    tab.model.editor.setGame('usb');
    expect(usb.view.value?.lines[0]?.of?.points).toBe(70);
    expect(tab.army().lines[0]).toMatchObject({ points: 70, models: 5 });
  });

  it('armies/usb/model a line goes to the mode that is wanted', () => {
    const address = addressOfUnit('a-1', 'l_2', 'fight/usb/charge');
    expect(address).toBe('fight/usb/charge?unit=a-1.l_2');
    expect(unitInAddress(address.split('?')[1] ?? '')).toEqual({ army: 'a-1', line: 'l_2' });
  });

  it('storage/army units, commander and scenario travel with a backup', async () => {
    const unit = { ...soldiers({ leaders: true }), fromLater: 'kept' } as UsbUnit;
    const [tab] = await openArmy(
      usbArmy([unitLine('x', hero('legend')), unitLine('y', unit, { points: 100, models: 5 })], {
        commander: 'x',
        scenario: true,
      }),
    );
    const before = await stored('a');
    await tab.model.backup.download();
    const file = tab.saved[0]?.text ?? '';
    freshDevice();
    const [other] = await open('#/armies');
    await other.model.backup.read({ name: 'backup.json', size: file.length, text: async () => file });
    await other.model.backup.apply();
    const after = await stored('a');
    expect(after).toEqual({ ...before, revision: 1 });
    expect(usbUnitOf(after?.lines[1]?.unit)).toEqual(unit);
  });
});
