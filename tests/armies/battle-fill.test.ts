import { describe, expect, it } from 'vitest';
import { brikwarsBattleFights } from '../../src/brikwars/battle/fill.ts';
import { chargeCodec, initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { presets } from '../../src/brikwars/creation/presets.ts';
import { duelCodec, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec } from '../../src/brikwars/many/inputs.ts';
import { initialSquads, squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { castleCodec } from '../../src/castle/attack/inputs.ts';
import { castleBattleFight } from '../../src/castle/battle/fill.ts';
import { boundsOf } from '../../src/kit/question/asked.ts';
import type { BattleFighter } from '../../src/kit/question/battle-ref.ts';
import type { Marks } from '../../src/rules/battle.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import type { TableRules } from '../../src/rules/brikwars/house-rules.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import { chanceAtLeast, mean } from '../../src/rules/dice/distribution.ts';
import { type UsbTable, usbRulesOf } from '../../src/rules/usb/house-rules.ts';
import { plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import { priceOf } from '../../src/rules/usb/units/price.ts';
import { statsOf } from '../../src/rules/usb/units/profile.ts';
import type { UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { usbBattleFights } from '../../src/usb/battle/fill.ts';
import { usbChargeAnswerOf } from '../../src/usb/charge/answer.ts';
import { usbCharge, usbChargeCodec, withMelee } from '../../src/usb/charge/inputs.ts';
import { usbHouse } from '../../src/usb/house-rules.ts';
import { decodeMorale } from '../../src/usb/morale/inputs.ts';
import { shootAnswerOf } from '../../src/usb/shoot/explained-odds.ts';
import { decodeShoot, shootSetupOf, usbShoot } from '../../src/usb/shoot/inputs.ts';
import { heroOf } from '../../src/usb/side.ts';
import { textOf } from '../support/addressed.ts';

const nothing = { load: () => Promise.resolve(undefined) };

const ref = (unit: string) => ({ play: 'abc', stamp: '5', unit });

const fighter = (unit: string, models: number, left: number, marks: Marks = {}): BattleFighter => ({
  ref: ref(unit),
  models,
  left,
  marks,
  acted: true,
});

const axeman: Profile = {
  name: 'Axeman',
  skill: '1d6',
  armor: '5',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['heavy', 'shield'],
};

describe('armies/battle-fill', () => {
  it('USB-PP-01 armies/battle-fill: a hero goes into his fights with the Power points that he has left', async () => {
    const archer: UsbUnit = { ...heroOf('hero'), ranged: 'small-arms' };
    const { shoot, charge, morale } = await usbBattleFights(
      nothing,
      { ...fighter('m1', 1, 1, { spent: 5 }), unit: archer, power: 1 },
      fighter('t2', 6, 4),
    );
    const shot = decodeShoot(textOf(shoot));
    expect(shot && boundsOf(usbShoot, 'luck', shot).most).toBe(1);
    expect(shot && shootSetupOf({ ...shot, perfect: true, again: 3 })).toMatchObject({
      perfect: true,
      again: 0,
    });
    const melee = usbChargeCodec.decode(textOf(charge));
    expect(melee && boundsOf(usbCharge, 'braveAttacks', melee).most).toBe(1);
    expect(melee && withMelee(melee, { braveAttacks: 4 }).braveAttacks).toBe(1);
    expect(decodeMorale(textOf(morale))?.power).toBe(1);
  });

  it('USB-FAT-01 armies/battle-fill: USB fights have the living models and the state of both units', async () => {
    const archers = plainSoldiers({ models: 8, ranged: 'small-arms' });
    const { shoot, charge, morale } = await usbBattleFights(
      nothing,
      { ...fighter('m1', 8, 5, { fatigue: 2 }), unit: archers },
      fighter('t2', 6, 4, { shaken: 1 }),
    );
    const shot = decodeShoot(textOf(shoot));
    // Its own activation in hand tires nobody; that of the enemy does.
    expect(shot?.shooter.fighter).toMatchObject({
      unit: archers,
      models: 5,
      fights: 2,
      activated: false,
      id: 'm1',
    });
    expect(shot?.battle).toEqual({ acts: ref('m1'), other: ref('t2') });
    expect(shot?.target.fighter).toMatchObject({ models: 4, state: 'shaken', activated: true });
    expect(shoot?.falls?.[0]).toBeLessThan(1);
    expect(shoot?.falls?.[0]).toBeCloseTo(shoot?.ends?.at(-1) ?? 0, 12);
    expect(usbChargeCodec.decode(textOf(charge))?.battle).toEqual(shot?.battle);
    expect(decodeMorale(textOf(morale))).toMatchObject({
      event: '25',
      side: { fighter: { models: 5 } },
      battle: { acts: ref('m1') },
    });
  });

  it('USB-VIC-01 armies/battle-fill: a fight of USB is worth what it takes on average of the points that each unit costs', async () => {
    const shooters = { ...fighter('m1', 5, 5), unit: plainSoldiers({ models: 5, ranged: 'small-arms' }) };
    const worthOf = async (target: UsbUnit, models: number) => {
      const { shoot, charge } = await usbBattleFights(nothing, shooters, {
        ...fighter('t1', models, models),
        unit: target,
      });
      const asked = decodeShoot(textOf(shoot));
      const shot = asked && shootAnswerOf(asked);
      const melee = usbChargeCodec.decode(textOf(charge));
      const answer = melee && usbChargeAnswerOf(melee);
      if (!shot?.ok || !answer?.ok) throw new Error('no fight');
      return { shoot: shoot?.worth, charge: charge?.worth, shot: shot.value, melee: answer.value };
    };
    const rules = usbRulesOf({ house: {} });
    const line = plainSoldiers({ models: 8 });
    const men = await worthOf(line, 8);
    const each = priceOf(line, rules).points / 8;
    expect(men.shoot).toEqual({ won: expect.closeTo(each * mean(men.shot.odds.allModels), 9), risked: 0 });
    expect(men.shoot?.won).toBeGreaterThan(0.5);
    expect(men.charge?.won).toBeCloseTo(each * mean(men.melee.odds.target.models), 9);
    expect(men.charge?.risked).toBeCloseTo(
      (priceOf(shooters.unit, rules).points / 5) * mean(men.melee.odds.charger.models),
      9,
    );
    // A hero alone loses points of his Standfast.
    const hero = heroOf('legend');
    const alone = await worthOf(hero, 1);
    const point = priceOf(hero, rules).points / statsOf(hero, rules).standfast;
    expect(alone.shoot?.won).toBeCloseTo(point * mean(alone.shot.odds.points), 9);
    expect(alone.charge?.won).toBeCloseTo(point * mean(alone.melee.odds.target.points), 9);
  });

  it('USB-WOUND-02 armies/battle-fill: of who has several points a shot is hoped to take one, and nobody has to fall', async () => {
    const shooters = { ...fighter('m1', 5, 5), unit: plainSoldiers({ models: 5, ranged: 'small-arms' }) };
    const hero = { ...fighter('t1', 1, 1), unit: heroOf('legend') };
    const { shoot } = await usbBattleFights(nothing, shooters, hero);
    const asked = decodeShoot(textOf(shoot));
    const shot = asked && shootAnswerOf(asked);
    if (!shot?.ok) throw new Error('no shot');
    const { points, allModels } = shot.value.odds;
    expect(shoot?.ends?.at(-1)).toBeCloseTo(1 - chanceAtLeast(points, 1), 12);
    expect(shoot?.falls?.[0]).toBeCloseTo(1 - chanceAtLeast(points, 1), 12);
    // He would not fall by as many shots.
    expect(chanceAtLeast(allModels, 1)).toBeLessThan(0.05);
    expect(chanceAtLeast(points, 1)).toBeGreaterThan(0.3);
  });

  it('armies/battle-fill: who is carried shoots from the transport, and a hero is never in one', async () => {
    const shot = async (unit: UsbUnit, models: number, marks: Marks) => {
      const { shoot } = await usbBattleFights(
        nothing,
        { ...fighter('m1', models, models, marks), unit },
        fighter('t1', 5, 5),
      );
      return decodeShoot(textOf(shoot))?.inTransport;
    };
    const line = plainSoldiers({ models: 5, ranged: 'small-arms' });
    expect([await shot(line, 5, { carried: 1 }), await shot(line, 5, {})]).toEqual([true, false]);
    expect(await shot({ ...heroOf('hero'), ranged: 'small-arms' }, 1, { carried: 1 })).toBe(false);
  });

  it('USB-MOR-05 armies/battle-fill: the morale of a shaken unit is its recovery, and who carries nothing to shoot cannot', async () => {
    const fights = await usbBattleFights(
      nothing,
      { ...fighter('m1', 5, 5, { shaken: 1 }), unit: plainSoldiers() },
      fighter('t1', 5, 5),
    );
    expect(decodeMorale(textOf(fights.morale))).toMatchObject({ event: 'recovery', from: 'shaken' });
    expect(fights.shoot).toBeUndefined();
    expect(Object.keys(await usbBattleFights(nothing, fighter('m1', 5, 5), undefined))).toEqual(['morale']);
  });

  it('BW-HERO-03 armies/battle-fill: BrikWars fights have weapons, numbers and moods of both units', async () => {
    const fights = await brikwarsBattleFights(
      nothing,
      '2005',
      { ...fighter('m1', 4, 3, { cranky: 2 }), profile: axeman },
      fighter('t1', 6, 5),
    );
    const duel = duelCodec('2005').decode(textOf(fights.fight));
    expect(duel?.attacker).toMatchObject({ ownArmor: '5', hands: ['heavy', 'shield'], cranky: 2 });
    expect(duel?.battle).toMatchObject({ acts: { unit: 'm1' }, other: { unit: 't1' } });
    expect(fights.fight?.ends?.[0]).toBeGreaterThan(0);
    expect(fights.shoot).toBeUndefined();
    const many = manyCodec('2005').decode(textOf(fights.many));
    expect(many).toMatchObject({ kind: 'gang', gang: { attackers: [{ count: 3 }] } });
    expect(many?.battle).toEqual(duel?.battle);
  });

  it('BW-HERO-03 armies/battle-fill: a Cranky Hero is Cranky in every fight of his, no matter which of the two he is', async () => {
    const hero = {
      ...fighter('m1', 1, 1, { cranky: 2 }),
      profile: { ...axeman, skill: '1d10', training: { magic: 2 } },
    };
    const enemy = { ...fighter('t1', 4, 4, { cranky: 1 }), profile: axeman };
    const men = await brikwarsBattleFights(nothing, 'pl', hero, enemy);
    const charge = chargeCodec('pl').decode(textOf(men.charge));
    expect([charge?.attacker.cranky, charge?.defender.cranky]).toEqual([2, 1]);
    expect(magicCodec('pl').decode(textOf(men.magic))).toMatchObject({ cranky: 2 });
    const wall = { ...fighter('t3', 1, 1), profile: { ...axeman, creation: presets.wall } };
    const { wreck } = await brikwarsBattleFights(nothing, 'pl', hero, wall);
    expect(wreckCodec('pl').decode(textOf(wreck))?.groups[0]?.cranky).toBe(2);
    // Where nothing else is known, he is at least a Hero.
    const unknown = await brikwarsBattleFights(nothing, 'pl', fighter('m1', 1, 1, { cranky: 2 }), enemy);
    expect(chargeCodec('pl').decode(textOf(unknown.charge))?.attacker).toMatchObject({
      unit: 'hero',
      cranky: 2,
    });
    // What is built has no Ego.
    const car = { ...fighter('m1', 1, 1, { cranky: 2 }), profile: { ...axeman, creation: presets.car } };
    const driven = await brikwarsBattleFights(nothing, 'pl', car, wall);
    expect(wreckCodec('pl').decode(textOf(driven.wreck))?.groups[0]?.cranky).toBe(0);
    expect(chargeCodec('pl').decode(textOf(driven.charge))?.attacker.cranky).toBe(0);
  });

  it('BW-WEAP-11 armies/battle-fill: who carries Explosives throws them at men and at walls', async () => {
    const sapper = { ...fighter('m1', 3, 3), profile: { ...axeman, explosives: 2 } };
    const { shoot, many } = await brikwarsBattleFights(nothing, '2005', sapper, fighter('t2', 4, 4));
    expect(duelCodec('2005').decode(textOf(shoot))?.shot).toBe('explosive');
    expect(manyCodec('2005').decode(textOf(many))?.kind).toBe('blast');
    const wall = { ...fighter('t3', 1, 1), profile: { ...axeman, creation: presets.wall } };
    const { wreck } = await brikwarsBattleFights(nothing, '2005', sapper, wall);
    expect(wreckCodec('2005').decode(textOf(wreck))?.groups[0]).toMatchObject({
      weapon: 'explosive',
      count: 3,
    });
  });

  it('BW-WEAP-11 armies/battle-fill: Explosives that are used up are offered no more, and no more of them are thrown than are left', async () => {
    const profile: Profile = { ...axeman, weapons: ['hand', 'explosive'], explosives: 1 };
    const sapper = (used: number) => ({ ...fighter('m1', 3, 3, { used }), profile, explosives: 6 });
    const wall = { ...fighter('t3', 1, 1), profile: { ...axeman, creation: presets.wall } };
    const groupAt = async (used: number) => {
      const { wreck } = await brikwarsBattleFights(nothing, '2005', sapper(used), wall);
      return wreckCodec('2005').decode(textOf(wreck))?.groups[0];
    };
    expect(await groupAt(2)).toMatchObject({ weapon: 'explosive', count: 3 });
    expect(await groupAt(4)).toMatchObject({ weapon: 'explosive', count: 2 });
    expect(await groupAt(6)).toMatchObject({ weapon: 'hand', count: 3 });
    const { many, shoot } = await brikwarsBattleFights(nothing, '2005', sapper(6), fighter('t2', 4, 4));
    expect(manyCodec('2005').decode(textOf(many))?.kind).not.toBe('blast');
    expect(duelCodec('2005').decode(textOf(shoot))?.shot).not.toBe('explosive');
  });

  it('BW-MAG-03 armies/battle-fill: a mage casts at the enemy chosen, with the spells and the undead that the battle has left him', async () => {
    const mage: Profile = {
      ...axeman,
      weapons: ['hand'],
      training: { magic: 3, area: [{ level: 3, casts: 2 }], shield: 1, necromancy: true },
    };
    const casting = (marks: Marks) => ({
      ...fighter('m1', 2, 2, marks),
      profile: mage,
      mage: { area: [{ level: 3, casts: 4 }], shield: 1, raises: true as const },
    });
    const spell = async (marks: Marks, enemy?: Parameters<typeof brikwarsBattleFights>[3]) => {
      const { magic } = await brikwarsBattleFights(nothing, 'pl', casting(marks), enemy);
      return { magic, inputs: magicCodec('pl').decode(textOf(magic)) };
    };
    const { magic, inputs } = await spell(
      { 'area-3': 1, undead: 2 },
      { ...fighter('t1', 6, 5), profile: axeman },
    );
    expect(inputs).toMatchObject({
      ...{ kind: 'area', caster: 'own', magic: 3, level: 3, undead: 2 },
      ...{ target: 'own', ownArmor: '5', count: 5 },
      tally: { pack: { area: [{ level: 3, casts: 2 }], shield: 1, undead: 2 }, log: [] },
      battle: { acts: { unit: 'm1' }, other: { unit: 't1' } },
    });
    expect(magic?.ends?.[0]).toBeGreaterThan(0);
    const last = await spell({ 'area-3': 3 }, fighter('t1', 6, 5));
    expect(last.inputs?.tally?.pack.area).toEqual([{ level: 3, casts: 1 }]);
    // With none left he has his bolts; against nobody he casts too, and nothing is struck on a creation.
    expect((await spell({ 'area-3': 4 }, fighter('t1', 6, 5))).inputs?.kind).toBe('bolt');
    expect((await spell({}, undefined)).inputs?.battle).toEqual({ acts: casting({}).ref });
    const wall = { ...fighter('t3', 1, 1), profile: { ...axeman, creation: presets.wall } };
    expect((await spell({}, wall)).inputs?.battle?.other).toBeUndefined();
    const { magic: none } = await brikwarsBattleFights(
      nothing,
      'pl',
      { ...fighter('m1', 1, 1), profile: axeman },
      fighter('t1', 1, 1),
    );
    expect(none).toBeUndefined();
  });

  it.each(editionIds)(
    'BWC-05 armies/battle-fill: the house rules of a table of %s go into each of its fights',
    async (edition) => {
      const table = { edition, house: { bonus: edition === 'pl' ? ('d6' as const) : ('same' as const) } };
      const last = duelCodec(edition).encode({ ...initialDuel(edition), table });
      const drafts = { load: (name: string) => Promise.resolve(name === 'fight' ? last : undefined) };
      const mage: Profile = { ...axeman, explosives: 1, training: { magic: 2 } };
      const acts = { ...fighter('m1', 4, 4), profile: mage };
      const men = await brikwarsBattleFights(drafts, edition, acts, fighter('t1', 6, 5));
      const wall = { ...fighter('t3', 1, 1), profile: { ...axeman, creation: presets.wall } };
      const { wreck } = await brikwarsBattleFights(drafts, edition, acts, wall);
      expect({
        fight: duelCodec(edition).decode(textOf(men.fight))?.table,
        shoot: duelCodec(edition).decode(textOf(men.shoot))?.table,
        charge: chargeCodec(edition).decode(textOf(men.charge))?.table,
        many: manyCodec(edition).decode(textOf(men.many))?.table,
        squads: squadsCodec(edition).decode(textOf(men.squads))?.table,
        wreck: wreckCodec(edition).decode(textOf(wreck))?.table,
        magic: magicCodec(edition).decode(textOf(men.magic))?.table,
      }).toEqual({
        ...{ fight: table, shoot: table, charge: table, many: table, squads: table },
        ...{ wreck: table, magic: table },
      });
    },
  );

  it.each(['charge', 'squads'])(
    'BWC-07 armies/battle-fill: the house rules are those of the mode that was played last, as of %s',
    async (mode) => {
      const table: TableRules = { edition: '2005', house: { combined: 'momentum' } };
      const kept: Readonly<Record<string, string>> = {
        'fight-mode': mode,
        fight: duelCodec('2005').encode(initialDuel('2005')),
        charge: chargeCodec('2005').encode({ ...initialCharge('2005'), table }),
        squads: squadsCodec('2005').encode({ ...initialSquads('2005'), table }),
      };
      const drafts = { load: (name: string) => Promise.resolve(kept[name]) };
      const { charge, fight } = await brikwarsBattleFights(
        drafts,
        '2005',
        fighter('m1', 3, 3),
        fighter('t1', 1, 1),
      );
      expect(chargeCodec('2005').decode(textOf(charge))?.table).toEqual(table);
      expect(duelCodec('2005').decode(textOf(fight))?.table).toEqual(table);
    },
  );

  it('BWC-05 armies/battle-fill: those of a table of another edition do not', async () => {
    const other = { edition: 'web5', house: { bonus: 'same' } } as const;
    const last = duelCodec('web5').encode({ ...initialDuel('web5'), table: other });
    const drafts = { load: () => Promise.resolve(last) };
    const { fight } = await brikwarsBattleFights(drafts, '2005', fighter('m1', 1, 1), fighter('t1', 1, 1));
    expect(duelCodec('2005').decode(textOf(fight))?.table).toEqual({ edition: '2005', house: {} });
  });

  it('USB-A-06 armies/battle-fill: the house rules of USB go into each of its fights', async () => {
    const table: UsbTable = { house: { ruinsStack: 1, fatigue: 'inclusive' } };
    const kept = usbHouse.write(table);
    const drafts = { load: (name: string) => Promise.resolve(name === 'usb-house' ? kept : undefined) };
    const { shoot, charge, morale } = await usbBattleFights(drafts, fighter('m1', 6, 6), fighter('t1', 6, 5));
    expect({
      shoot: decodeShoot(textOf(shoot))?.table,
      charge: usbChargeCodec.decode(textOf(charge))?.table,
      morale: decodeMorale(textOf(morale))?.table,
    }).toEqual({ shoot: table, charge: table, morale: table });
  });

  it('BW-DMG-03 armies/battle-fill: a creation is attacked with the pips that the battle counts on it', async () => {
    const car: Profile = { ...axeman, name: 'Car', weapons: [], creation: presets.car };
    const fights = await brikwarsBattleFights(
      nothing,
      '2005',
      { ...fighter('m1', 4, 4), profile: axeman },
      { ...fighter('t1', 1, 1, { pips: 2 }), profile: car },
    );
    const wreck = wreckCodec('2005').decode(textOf(fights.wreck));
    expect(wreck?.state.pips).toBe(2);
    expect(wreck?.groups).toMatchObject([{ count: 4, weapon: 'heavy' }]);
    expect(fights.fight).toBeUndefined();
  });

  it('MK-A-15 armies/battle-fill: a figure attacks a castle with the values of the click that it stands at', () => {
    const troll = {
      name: 'Troll',
      kind: 'warrior',
      baseDamage: 4,
      baseRangedDamage: 0,
      abilities: [],
      dial: [
        { damage: 4, attack: 10 },
        { damage: 3, attack: 9, demoralised: true },
      ],
    } as const;
    const fight = castleBattleFight(
      { ...fighter('m1', 1, 1, { clicks: 1 }), name: 'Troll', figure: troll },
      fighter('t1', 1, 1),
    );
    expect(castleCodec.decode(textOf(fight))).toMatchObject({
      figures: [{ baseDamage: 3, name: 'Troll' }],
      battle: { acts: { unit: 'm1' }, other: { unit: 't1' } },
    });
    expect(fight.click).toEqual({
      values: { speed: undefined, attack: 9, defence: undefined, damage: 3 },
      demoralised: true,
    });
  });
});
