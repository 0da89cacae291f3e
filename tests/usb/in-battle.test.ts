import { describe, expect, it } from 'vitest';
import { fightResultOf } from '../../src/fight/battle-result.ts';
import type { OfBattle } from '../../src/kit/question/battle-ref.ts';
import type { InputCodec } from '../../src/kit/question/inputs.ts';
import type { FightChange } from '../../src/rules/battle.ts';
import { type Fighter, fresh } from '../../src/rules/usb/units/fighter.ts';
import { chargeInBattle } from '../../src/usb/charge/in-battle.ts';
import { initialUsbCharge, usbChargeCodec, withMelee, withMeleeSide } from '../../src/usb/charge/inputs.ts';
import { withUsbChargePreset } from '../../src/usb/charge/presets.ts';
import { battleFromIds } from '../../src/usb/in-battle.ts';
import { moraleInBattle } from '../../src/usb/morale/in-battle.ts';
import { initialMorale, usbMoraleCodec } from '../../src/usb/morale/inputs.ts';
import { createUsbMoraleModel } from '../../src/usb/morale/model.ts';
import { onwardAddress, onwardTo } from '../../src/usb/onward.ts';
import { shootInBattle } from '../../src/usb/shoot/in-battle.ts';
import { initialShoot, swappedShoot, usbShootCodec } from '../../src/usb/shoot/inputs.ts';
import { createUsbShootModel } from '../../src/usb/shoot/model.ts';
import type { Onward } from '../../src/usb/usb-after.tsx';
import { fightDevice } from '../brikwars/duel/device.ts';
import { hero, soldiers } from '../support/samples/usb-units.ts';
import { openUsbCharge } from './charge/device.ts';

const captain = { ...fresh({ ...hero('hero'), ranged: 'small-arms' }), id: 'battle-abc-5-m1' };
const levy = { ...fresh(soldiers({ models: 6 })), id: 'battle-abc-5-t1' };
const ofShot = battleFromIds('shooter', 'target');
const ofCharge = battleFromIds('charger', 'target');
const ofMorale = battleFromIds('side');
const usedBy = (changes: readonly FightChange[], unit: string) =>
  changes.filter((change) => change.unit === unit).flatMap(({ more }) => (more ? [more] : []));

describe('usb/in-battle', () => {
  it('USB-PP-01 usb/in-battle: points planned for a shot and spent on its dice are gone from its hero', () => {
    const shot = { ...initialShoot, shooter: { fighter: captain }, target: { fighter: levy } };
    const outcome = { found: true, points: 0, models: 0, fate: 'steady', after: levy } as const;
    const log = [
      { purpose: 'hit', count: 1 },
      { purpose: 'bend', count: 1, spent: 2 },
    ] as const;
    const notify = (part: Partial<typeof shot>, thrown: typeof log | readonly []) =>
      shootInBattle.changes([{ inputs: ofShot({ ...shot, ...part }), log: thrown, outcome }]);
    expect(usedBy(notify({ perfect: true, again: 1 }, log), 'm1')).toEqual([{ spent: 4 }]);
    expect(usedBy(notify({}, []), 'm1')).toEqual([]);
    expect(usedBy(notify({ perfect: true }, log), 't1')).toEqual([]);
  });

  it('USB-PP-04 usb/in-battle: points spent in a melee are gone from the hero who charged, round by round', () => {
    const sides = withMeleeSide(withMeleeSide(initialUsbCharge, 'charger', { fighter: captain }), 'target', {
      fighter: levy,
    });
    const inputs = ofCharge(withMelee(sides, { braveAttacks: 1, luck: 2 }));
    const side = { models: 0, points: 0, fate: 'steady' } as const;
    const outcome = {
      ending: 'locked',
      charger: { ...side, after: captain },
      target: { ...side, after: levy },
    } as const;
    const bent = { who: 'charger', part: 'first', purpose: 'bend', count: 1, spent: 1 } as const;
    const changes = chargeInBattle.changes([{ inputs, log: [bent], outcome }]);
    expect(usedBy(changes, 'm1')).toEqual([{ spent: 2 }]);
    expect(usedBy(changes, 't1')).toEqual([]);
  });

  it('USB-PP-02 usb/in-battle: points that bend a test of morale are gone', () => {
    const inputs = ofMorale({ ...initialMorale, side: { fighter: captain }, power: 4 });
    const outcome = { fate: 'steady', models: 0, chosen: true } as const;
    const log = [{ purpose: 'recovery', need: 4, bent: 3 }] as const;
    expect(usedBy(moraleInBattle.changes([{ inputs, log, outcome }]), 'm1')).toEqual([{ spent: 3 }]);
  });
});

describe('usb/in-battle: what a fight has done', () => {
  const archers = { ...fresh(soldiers({ models: 8, ranged: 'small-arms' })), id: 'battle-abc-5-m2' };
  const none = { entrenched: 0, formation: 0, shaken: 0, panicked: 0, fatigue: 0, wounds: 0 };
  const shot = { ...initialShoot, shooter: { fighter: archers }, target: { fighter: levy } };
  const steady = { found: true, points: 0, models: 0, fate: 'steady' } as const;

  const shotText = (part: Partial<typeof shot>, after: Fighter | undefined) =>
    shootInBattle.changes([
      { inputs: ofShot({ ...shot, ...part }), log: [], outcome: { ...steady, ...(after && { after }) } },
    ]);

  it('USB-FAT-01 usb/in-battle: who shoots has acted; who shoots in reaction is tired and has not', () => {
    expect(shotText({}, levy)).toEqual([
      { unit: 'm2', lost: 0, marks: none, acted: true },
      { unit: 't1', lost: 0, marks: none },
    ]);
    const tired = { ...archers, fights: 1 };
    expect(shotText({ kind: 'reaction', shooter: { fighter: tired } }, levy)).toEqual([
      { unit: 'm2', lost: 0, marks: { ...none, fatigue: 2 } },
      { unit: 't1', lost: 0, marks: none },
    ]);
  });

  it('USB-WOUND-02 USB-MOR-05 usb/in-battle: losses, wounds and state of a target; nothing is marked where nobody is left', () => {
    const hit: Fighter = { ...levy, models: 4, wounded: 1, state: 'shaken', fights: 2 };
    expect(shotText({}, hit)[1]).toEqual({
      unit: 't1',
      lost: 2,
      marks: { ...none, shaken: 1, fatigue: 2, wounds: 1 },
    });
    expect(shotText({}, { ...levy, state: 'panicked' })[1]?.marks).toEqual({ ...none, panicked: 1 });
    expect(shotText({}, undefined)[1]).toEqual({ unit: 't1', lost: 6 });
    expect(shootInBattle.pair(ofShot(shot))).toMatchObject({ acts: { unit: 'm2' }, other: { unit: 't1' } });
    expect([shootInBattle, chargeInBattle, moraleInBattle].map(({ way }) => (way as () => string)())).toEqual(
      ['shoot', 'charge', 'morale'],
    );
  });

  it('usb/in-battle: who is none of the battle is written nowhere', () => {
    const stranger = { ...archers, id: 'soldiers' };
    expect(shotText({ shooter: { fighter: stranger } }, levy)).toEqual([
      { unit: 't1', lost: 0, marks: none },
    ]);
  });

  const side = (after: Fighter | undefined) => ({
    ...{ models: 0, points: 0, fate: 'steady' as const },
    ...(after && { after }),
  });
  const meeting = (charger: Fighter, target: Fighter, setup: Parameters<typeof withMelee>[1] = {}) =>
    ofCharge(
      withMelee(
        withMeleeSide(withMeleeSide(initialUsbCharge, 'charger', { fighter: charger }), 'target', {
          fighter: target,
        }),
        setup,
      ),
    );
  const round = (inputs: ReturnType<typeof meeting>, charger?: Fighter, target?: Fighter) => ({
    ...{ inputs, log: [] },
    outcome: { ending: 'locked', charger: side(charger), target: side(target) } as const,
  });

  it('USB-MELEE-06 usb/in-battle: who charges has acted, once, and each has lost what it has lost since the first round', () => {
    const first = round(meeting(archers, levy), { ...archers, models: 7 }, { ...levy, models: 5 });
    expect(chargeInBattle.changes([first])).toEqual([
      { unit: 'm2', lost: 1, marks: none, acted: true, lock: { to: 't1' } },
      { unit: 't1', lost: 1, marks: none, lock: { to: 'm2' } },
    ]);
    // In the second round the other one strikes first.
    const second = round(
      meeting({ ...levy, models: 5 }, { ...archers, models: 7 }, { locked: true }),
      { ...levy, models: 2, state: 'shaken' },
      undefined,
    );
    expect(chargeInBattle.changes([first, second])).toEqual([
      { unit: 'm2', lost: 8, acted: true, lock: { to: 't1' } },
      { unit: 't1', lost: 4, marks: { ...none, shaken: 1 }, lock: { to: 'm2' } },
    ]);
    expect(chargeInBattle.changes([])).toEqual([]);
    expect(chargeInBattle.pair(first.inputs)).toMatchObject({ acts: { unit: 'm2' }, other: { unit: 't1' } });
  });

  it('USB-MELEE-12 usb/in-battle: a locked fight that goes on is nobody’s activation', () => {
    const [own] = chargeInBattle.changes([round(meeting(archers, levy, { locked: true }), archers, levy)]);
    expect(own).toEqual({ unit: 'm2', lost: 0, marks: none, lock: { to: 't1' } });
  });

  it('USB-PP-04 usb/in-battle: each hero pays for the rounds in which he struck first', () => {
    const enemy = { ...fresh(hero('hero')), id: 'battle-abc-5-t3' };
    const bent = { who: 'charger', part: 'first', purpose: 'bend', count: 1, spent: 1 } as const;
    const rounds = [
      { ...round(meeting(captain, enemy, { braveAttacks: 1 }), captain, enemy), log: [bent] },
      round(meeting(enemy, captain, { locked: true, braveAttacks: 2 }), enemy, captain),
      round(meeting(captain, enemy, { locked: true, braveAttacks: 1 }), captain, enemy),
    ];
    const changes = chargeInBattle.changes(rounds);
    expect(usedBy(changes, 'm1')).toEqual([{ spent: 3 }]);
    expect(usedBy(changes, 't3')).toEqual([{ spent: 2 }]);
  });

  it.each([
    ['steady', 2, { lost: 2, marks: none }],
    ['shaken', 0, { lost: 0, marks: { ...none, shaken: 1 } }],
    ['panicked', 9, { lost: 6, marks: { ...none, panicked: 1 } }],
    ['destroyed', 0, { lost: 6 }],
    ['wiped', 6, { lost: 6 }],
  ] as const)(
    'USB-MOR-05 USB-MOR-06 usb/in-battle: a test of morale that leaves a unit %s',
    (fate, models, notify) => {
      const inputs = ofMorale({ ...initialMorale, side: { fighter: levy } });
      const outcome = { fate, models, chosen: false };
      expect(moraleInBattle.changes([{ inputs, log: [], outcome }])).toEqual([{ unit: 't1', ...notify }]);
    },
  );

  it('USB-MOR-10 usb/in-battle: the units whose commander died are no one unit', () => {
    const inputs = ofMorale({ ...initialMorale, side: { fighter: levy } });
    expect(moraleInBattle.pair(inputs)?.acts?.unit).toBe('t1');
    expect(moraleInBattle.pair({ ...inputs, event: 'commander' })).toBeUndefined();
  });
});

describe('usb/in-battle: which units of a battle they are', () => {
  const [acts, other] = ['m1', 't1'].map((unit) => ({ play: 'abc', stamp: '5', unit }));
  if (!acts || !other) throw new Error('two units');
  const unit = 'line.infantry.4.4.10.basic.0.small-arms.0.0.0.10.0.skirmish.open.0.steady.0.0.2.';
  const [mine, theirs] = [`${unit}battle-abc-5-m1`, `${unit}battle-abc-5-t1`];
  const melee = 'm=0.80.0.0.1.0.0.nearest.0.none.strike.fight.0.0&g=survive';
  const oldCharge = `v=1&e=usb&c=${mine}.1.none.none.0.0&d=${theirs}.1.none.none.0.0&${melee}`;
  const shot = 's=tactical.12.0.0.0.nearest.0.0.0.0&p=0.0.0.0.none.0';

  it.each([
    ['a charge', usbChargeCodec, oldCharge, ['charger', 'target']],
    ['a shooting', usbShootCodec, `v=1&e=usb&a=${mine}&t=${theirs}&${shot}`, ['shooter', 'target']],
    ['a shooting', usbShootCodec, `v=2&table=usb&shooter=${mine}&target=${theirs}`, ['shooter', 'target']],
    ['a test of morale', usbMoraleCodec, `v=2&table=usb&side=${mine}`, ['side']],
  ] as const)(
    'usb/in-battle: %s of old had its battle in the ids of its units, and is written as its field',
    (_, codec: InputCodec<object & OfBattle>, text, sides) => {
      const read = codec.decode(text);
      expect(read?.battle).toEqual(sides.length > 1 ? { acts, other } : { acts });
      expect(sides.map((side) => Reflect.get(read ?? {}, side).fighter.id)).toEqual(
        ['m1', 't1'].slice(0, sides.length),
      );
      const written = read && codec.encode(read);
      expect(written).toContain('battle=battle-abc-5-m1');
      expect(codec.decode(written ?? '')).toEqual(read);
    },
  );

  it('usb/in-battle: a charge that was half played when its battle stood in ids goes on, and is written back', async () => {
    const stored = new Map([
      ['usb-charge', oldCharge],
      ['usb-charge-play', `${oldCharge}\n6.6.6.6.6.6.6.6.6.6\n-`],
    ]);
    const { model } = await openUsbCharge({ stored });
    const play = () => model.play.play.value;
    expect(play()).toMatchObject({ stale: false, inputs: { battle: { acts, other } } });
    while (play()?.next) {
      const next = play()?.next;
      if (next && 'options' in next) model.play.choose(next.options[0] ?? '');
      else model.play.rollNext();
    }
    const shown = play();
    if (!shown) throw new Error('no play');
    const written = fightResultOf(shown, {}, chargeInBattle, model.play.text.value ?? '');
    expect(written).toMatchObject({ play: 'abc', result: { by: 'm1', at: 't1' } });
    expect(written?.result.changes.map((change) => change.unit)).toEqual(['m1', 't1']);
  });

  it('usb/in-battle: the sides change places with their battle, and another unit is none of it', async () => {
    const { model } = await openUsbCharge({ stored: new Map([['usb-charge', oldCharge]]) });
    const battle = () => model.inputs.value.value.battle;
    model.swap();
    expect(battle()).toEqual({ acts: other, other: acts });
    model.takeUnit('target', { unit: soldiers({ models: 4 }) });
    expect(battle()).toEqual({ acts: other });
    model.use(withUsbChargePreset(model.inputs.value.value, 'duel'));
    expect(battle()).toBeUndefined();
    const others = { unit: soldiers({ models: 4 }) };
    const kept = (mode: string, text: string) =>
      fightDevice({ hash: `#/fight/usb/${mode}`, stored: new Map([[`usb-${mode}`, text]]) }).device;
    const shoot = await createUsbShootModel(kept('shoot', `v=2&table=usb&shooter=${mine}&target=${theirs}`));
    shoot.takeUnit('shooter', others);
    expect(shoot.inputs.value.value.battle).toEqual({ other });
    shoot.takeUnit('target', others);
    expect(shoot.inputs.value.value.battle).toBeUndefined();
    const morale = await createUsbMoraleModel(kept('morale', `v=2&table=usb&side=${mine}`));
    expect(morale.inputs.value.value.battle).toEqual({ acts });
    morale.takeUnit(others);
    expect(morale.inputs.value.value.battle).toBeUndefined();
    const shot = ofShot({ ...initialShoot, shooter: { fighter: captain }, target: { fighter: levy } });
    expect(swappedShoot(shot).battle).toEqual({ acts: other, other: acts });
  });

  it('usb/in-battle: whose losses go on to another fight is the same unit of the battle there', () => {
    const { table } = initialShoot;
    const left = { ...levy, id: 't1' };
    const charge: Onward = { mode: 'charge', table, target: left, ref: other, acting: 'mine' };
    const morale: Onward = { mode: 'morale', table, unit: left, ref: other };
    for (const [to, battle] of [
      [charge, { other }],
      [morale, { acts: other }],
    ] as const) {
      const { mode, inputs } = onwardTo(to);
      expect(inputs.battle).toEqual(battle);
      const text = onwardAddress(to).split('?')[1] ?? '';
      const { decode } = mode === 'usb-charge' ? usbChargeCodec : usbMoraleCodec;
      expect(decode(text)).toEqual(inputs);
    }
  });
});
