// Army line → battle unit → fight inputs → fight result → battle unit → report, and battle → season.
import fc from 'fast-check';
import { winnerOf } from '../../src/armies/battle/enter-league.tsx';
import { unitsOfArmy } from '../../src/armies/battle/rows.ts';
import { reportLines } from '../../src/armies/battle/text.ts';
import { newSeason, withResult } from '../../src/armies/league/edit.ts';
import { battle as battleWords } from '../../src/armies/words/en.ts';
import { brikwarsBattleFights } from '../../src/brikwars/battle/fill.ts';
import { chargeCodec } from '../../src/brikwars/charge/inputs.ts';
import { duelCodec, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec } from '../../src/brikwars/many/inputs.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckKept } from '../../src/brikwars/wreck/in-battle.ts';
import { wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { castleCodec } from '../../src/castle/attack/inputs.ts';
import { castleBattleFight } from '../../src/castle/battle/fill.ts';
import type { BattleFighter, BattlePair, OfBattle } from '../../src/kit/question/battle-ref.ts';
import { createFormat } from '../../src/platform/format.ts';
import type { FightChange, Marks } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { fightEventOf } from '../../src/rules/battle-fight.ts';
import { battleVerdict } from '../../src/rules/battle-verdict.ts';
import type { BattleWreck } from '../../src/rules/battle-wreck.ts';
import type { TableRules } from '../../src/rules/brikwars/house-rules.ts';
import { type Side, sides, type Winner } from '../../src/rules/brikwars/league/results.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import { formations } from '../../src/rules/usb/circumstances.ts';
import { type UsbTable, usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import type { Fighter } from '../../src/rules/usb/units/fighter.ts';
import { plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import type { ArmyLine } from '../../src/storage/army/army.ts';
import type { StoredPlay } from '../../src/storage/plays.ts';
import type { SeasonMeeting } from '../../src/storage/season.ts';
import { usbBattleFights } from '../../src/usb/battle/fill.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { usbHouse, usbHousePlace } from '../../src/usb/house-rules.ts';
import { decodeMorale } from '../../src/usb/morale/inputs.ts';
import { decodeShoot } from '../../src/usb/shoot/inputs.ts';
import { textOf } from '../support/addressed.ts';
import { en } from '../support/words.ts';
import { anyTable, table as tableFields } from './brikwars-inputs.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import * as records from './records.ts';
import { anyUsbTable, usbTable } from './usb-inputs.ts';
import { anyArmy, anyName, anySeason } from './values.ts';

const names = { armies: await en.armies(), usb: await en.usb() };

const ofList = { why: 'stands in the army, not on the table' };

/** A line and the army that it stands in. */
const armyLines: AnyJoint = joint<ArmyLine>({
  what: 'army line → battle unit',
  fields: {
    id: 'travels',
    name: 'travels',
    count: 'travels',
    points: ofList,
    models: { why: 'of minifigs all go together; of others each is a row' },
    note: ofList,
    squad: ofList,
    reserve: { never: 'what stays at home is not set up' },
    photo: ofList,
    unit: records.armyUnit,
  },
  any: anyArmy
    .filter(({ game, lines }) => game !== 'usb' && lines.length > 0)
    .map(({ lines: [line] }) => line)
    .filter((line) => line !== undefined)
    .map(({ reserve: _, models: _models, ...line }) => ({
      ...line,
      name: line.name.trim() || 'Guard',
      count: 1 + (line.count % 40),
    }))
    .chain((line) =>
      fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined }).map((models) => ({
        ...line,
        ...(models !== undefined && { models }),
      })),
    ),
  walk: (line) => {
    const game = line.unit?.game === 'mage-knight' ? 'mage-knight' : 'brikwars';
    const army = {
      id: 'a',
      version: 1,
      name: '',
      game,
      lines: [line],
      created: 0,
      changed: 0,
      revision: 0,
    } as const;
    const units = unitsOfArmy(army, 'mine', names, usbOwnRules);
    const [first] = units;
    if (!first) return undefined;
    const all = units.reduce((sum, { models }) => sum + models, 0);
    return {
      id: first.line,
      name: units.length > 1 ? first.name.replace(/ 1$/, '') : first.name,
      count: all / (line.models ?? 1),
      ...(first.unit && { unit: first.unit }),
    };
  },
  runs: 60,
});

/** A unit of a battle as it goes into a fight, and what is played by there. */
interface IntoBrikwars {
  readonly fighter: BattleFighter;
  readonly table: TableRules;
}

const brikwarsMarks = (of: Partial<Record<keyof Marks, fc.Arbitrary<number>>>) =>
  fc.record(of as Record<string, fc.Arbitrary<number>>, { requiredKeys: [], noNullPrototype: true });

const anyFighter: fc.Arbitrary<BattleFighter> = fc
  .record({
    ref: fc.record({
      play: fc.stringMatching(/^[0-9a-z]{4,10}$/),
      stamp: fc.stringMatching(/^[0-9a-z]{1,3}$/),
      unit: fc.constantFrom('m1', 'm2', 'm11'),
    }),
    models: fc.integer({ min: 1, max: 8 }),
    lost: fc.nat(7),
    marks: brikwarsMarks({
      saved: fc.constant(1),
      disrupted: fc.constant(1),
      squad: fc.integer({ min: 1, max: 9 }),
      pips: fc.integer({ min: 1, max: 2 }),
      cranky: fc.integer({ min: 1, max: 5 }),
      shield: fc.integer({ min: 1, max: 10 }),
      undead: fc.integer({ min: 1, max: 9 }),
      used: fc.integer({ min: 1, max: 3 }),
    }),
    acted: fc.boolean(),
  })
  .map(({ lost, ...fighter }) => ({ ...fighter, left: Math.max(1, fighter.models - lost) }));

const enemy: BattleFighter = {
  ref: { play: 'p', stamp: '1', unit: 't1' },
  models: 5,
  left: 5,
  marks: { squad: 1 },
  acted: false,
};

const soldier: Profile = {
  name: 'Soldier',
  skill: '1d6',
  armor: '4',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['hand', 'short-ranged'],
};

/** Inches are measured to the enemy: he has them, and not who acts. */
const far = { never: 'it is the enemy who is so far away' } as const;

const decided = { why: 'what a fight may be is decided on the table: the sign is told in the battle' };
const otherFight = { why: 'matters in another kind of fight' };
const nobodyAsks = { never: 'of another game, or counted elsewhere' } as const;
const area = {
  'area-1': nobodyAsks,
  'area-2': nobodyAsks,
  'area-3': nobodyAsks,
  'area-4': nobodyAsks,
  'area-5': nobodyAsks,
  'area-6': nobodyAsks,
  'area-7': nobodyAsks,
  'area-8': nobodyAsks,
  'area-9': nobodyAsks,
  'area-10': nobodyAsks,
};
const ofOthers = {
  entrenched: nobodyAsks,
  formation: nobodyAsks,
  locked: nobodyAsks,
  joined: nobodyAsks,
  carried: nobodyAsks,
  shaken: nobodyAsks,
  panicked: nobodyAsks,
  blessed: nobodyAsks,
  fatigue: nobodyAsks,
  wounds: nobodyAsks,
  spent: nobodyAsks,
  demoralised: nobodyAsks,
  pushed: nobodyAsks,
  clicks: nobodyAsks,
  tokens: nobodyAsks,
};

const duelMarks: Fields<Marks> = {
  saved: decided,
  disrupted: decided,
  squad: otherFight,
  pips: otherFight,
  cranky: 'travels',
  shield: decided,
  undead: otherFight,
  used: otherFight,
  ...area,
  ...ofOthers,
};

const intoDuel: Fields<IntoBrikwars> = {
  fighter: {
    ref: { play: 'travels', stamp: 'travels', unit: 'travels' },
    models: { why: 'those that began are told in the battle' },
    left: { why: 'one fights' },
    marks: duelMarks,
    acted: decided,
    wreck: { never: 'only a creation breaks, which is struck in a joint of its own' },
    explosives: { never: 'counted in a joint of its own' },
    mage: { never: 'only magic asks' },
    power: { never: 'of USB' },
    locked: { never: 'of USB' },
    far,
  },
  table: tableFields,
};

type Ways = Awaited<ReturnType<typeof brikwarsBattleFights>>;

/** The unit and the rules as they stand in a fight. */
interface Arrived {
  readonly battle?: BattlePair | undefined;
  readonly table: TableRules;
  readonly cranky?: number | undefined;
  readonly left?: number | undefined;
  readonly undead?: number | undefined;
}

function intoBrikwars(
  way: keyof Ways,
  fields: Fields<IntoBrikwars>,
  profile: Profile,
  arrived: (query: string, edition: TableRules['edition']) => Arrived | undefined,
  {
    against = soldier,
    left = [1, 8],
  }: { readonly against?: Profile; readonly left?: readonly [number, number] } = {},
): AnyJoint {
  return joint<IntoBrikwars>({
    what: `battle unit → ${way}`,
    fields,
    any: fc.record({
      fighter: anyFighter.map((fighter) => ({
        ...fighter,
        models: 8,
        left: Math.min(left[1], Math.max(left[0], fighter.left)),
      })),
      table: anyTable,
    }),
    walk: async ({ fighter, table }) => {
      const kept = duelCodec(table.edition).encode({ ...initialDuel(table.edition), table });
      const drafts = { load: async (place: string) => (place === 'fight' ? kept : undefined) };
      const fights = await brikwarsBattleFights(
        drafts,
        table.edition,
        { ...fighter, profile },
        { ...enemy, profile: against },
      );
      const fight = fights[way];
      const came = fight && arrived(textOf(fight), table.edition);
      if (!came) return undefined;
      const { cranky, undead, left } = came;
      return {
        fighter: {
          ref: came.battle?.acts,
          left,
          marks: { ...(cranky ? { cranky } : {}), ...(undead ? { undead } : {}) },
        },
        table: came.table,
      };
    },
    runs: 60,
  });
}

const fought = (
  part: Partial<Fields<BattleFighter>>,
  marks: Partial<Fields<Marks>> = {},
): Fields<IntoBrikwars> => ({
  fighter: { ...intoDuel.fighter, ...part, marks: { ...duelMarks, ...marks } } as Fields<BattleFighter>,
  table: tableFields,
});

const hero: Profile = { ...soldier, training: { magic: 3 } };

const brikwarsFights: readonly AnyJoint[] = [
  intoBrikwars('fight', intoDuel, soldier, (query, edition) => {
    const read = duelCodec(edition).decode(query);
    return read && { ...read, cranky: read.attacker.cranky };
  }),
  intoBrikwars('shoot', intoDuel, soldier, (query, edition) => {
    const read = duelCodec(edition).decode(query);
    return read && { ...read, cranky: read.attacker.cranky };
  }),
  intoBrikwars('charge', fought({}, { cranky: 'travels' }), soldier, (query, edition) => {
    const read = chargeCodec(edition).decode(query);
    return read && { ...read, cranky: read.attacker.cranky };
  }),
  intoBrikwars(
    'many',
    fought({ left: 'travels' }),
    { ...soldier, weapons: ['hand'] },
    (query, edition) => {
      const read = manyCodec(edition).decode(query);
      const [group] = read?.gang.attackers ?? [];
      return read && { ...read, cranky: group?.cranky, left: group?.count };
      // More than three have no room around one.
    },
    { left: [2, 3] },
  ),
  intoBrikwars(
    'squads',
    fought({ left: 'travels' }, { cranky: { why: 'a squad has no hero but its Officer' } }),
    soldier,
    (query, edition) => {
      const read = squadsCodec(edition).decode(query);
      return read && { ...read, left: read.mine.count };
    },
    // Fewer are offered no fight of squads.
    { left: [3, 8] },
  ),
  intoBrikwars(
    'wreck',
    fought({ left: 'travels' }, { cranky: 'travels' }),
    soldier,
    (query, edition) => {
      const read = wreckCodec(edition).decode(query);
      const [group] = read?.groups ?? [];
      return read && { ...read, cranky: group?.cranky, left: group?.count };
    },
    {
      against: {
        ...soldier,
        creation: {
          size: 4,
          level: 2,
          verminArmor: 0,
          propulsion: [],
          weapons: [],
          mind: { kind: 'none', skillRaise: 0, multidexterity: 0, multitasking: 0 },
        },
      },
    },
  ),
  intoBrikwars('magic', fought({}, { cranky: 'travels', undead: 'travels' }), hero, (query, edition) => {
    const read = magicCodec(edition).decode(query);
    return read && { table: read.table, battle: read.battle, undead: read.undead, cranky: read.cranky };
  }),
];

/** A unit of USB of a battle as it goes into a fight. */
interface IntoUsb {
  readonly fighter: BattleFighter;
  readonly table: UsbTable;
}

const anyUsbFighter: fc.Arbitrary<BattleFighter> = fc
  .record({
    ref: fc.record({
      play: fc.stringMatching(/^[0-9a-z]{4,10}$/),
      stamp: fc.stringMatching(/^[0-9a-z]{1,3}$/),
      unit: fc.constantFrom('m1', 'm2', 'm11'),
    }),
    models: fc.constant(10),
    left: fc.integer({ min: 1, max: 10 }),
    state: fc.constantFrom<Marks>({}, { shaken: 1 }, { panicked: 1 }),
    more: brikwarsMarks({
      blessed: fc.constant(1),
      fatigue: fc.integer({ min: 1, max: 9 }),
      spent: fc.integer({ min: 1, max: 8 }),
      entrenched: fc.constant(1),
      formation: fc.integer({ min: 1, max: 3 }),
      carried: fc.constant(1),
      locked: fc.constant(3),
      joined: fc.constant(2),
    }),
    locked: fc.option(fc.constant(enemy.ref.unit), { nil: undefined }),
    acted: fc.boolean(),
  })
  .map(({ state, more, locked, ...fighter }) => ({
    ...fighter,
    marks: { ...state, ...more },
    ...(locked !== undefined && { locked }),
  }));

const ofBrikwars = {
  saved: nobodyAsks,
  disrupted: nobodyAsks,
  squad: nobodyAsks,
  pips: nobodyAsks,
  cranky: nobodyAsks,
  shield: nobodyAsks,
  undead: nobodyAsks,
  used: nobodyAsks,
  ...area,
};

const intoUsb = (
  marks: Partial<Fields<Marks>> = {},
  locked: Fields<BattleFighter>['locked'] = { why: 'only who charges is asked' },
): Fields<IntoUsb> => ({
  fighter: {
    ref: { play: 'travels', stamp: 'travels', unit: 'travels' },
    models: { why: 'those that began stand in the unit itself' },
    left: 'travels',
    marks: {
      ...ofBrikwars,
      entrenched: 'always',
      formation: 'travels',
      locked: { why: 'by what the battle knows both' },
      joined: { why: 'the hero comes with his own values' },
      carried: { why: 'only who shoots is asked' },
      shaken: 'always',
      panicked: 'always',
      blessed: { why: 'whether its one reroll is used is seen in the battle' },
      fatigue: 'travels',
      wounds: { never: 'one Standfast each' },
      spent: 'travels',
      demoralised: nobodyAsks,
      pushed: nobodyAsks,
      clicks: nobodyAsks,
      tokens: nobodyAsks,
      ...marks,
    } as Fields<Marks>,
    acted: { why: 'the activation in hand tires nobody yet' },
    wreck: { never: 'of BrikWars' },
    explosives: { never: 'of BrikWars' },
    mage: { never: 'of BrikWars' },
    power: { never: 'only heroes have it' },
    far,
    locked,
  },
  table: usbTable,
});

interface CameToUsb extends OfBattle {
  readonly inTransport?: boolean;
  readonly locked?: boolean;
}

const backFrom = (
  { models, state, fights, spent = 0, entrenched, formation }: Fighter,
  { battle, inTransport, locked }: CameToUsb,
) => ({
  ref: battle?.acts,
  left: models,
  marks: {
    ...(state === 'steady' ? {} : { [state]: 1 }),
    ...(fights > 0 && { fatigue: fights }),
    ...(spent > 0 && { spent }),
    ...(entrenched && { entrenched: 1 }),
    ...(formation !== 'skirmish' && { formation: formations.indexOf(formation) }),
    ...(inTransport && { carried: 1 }),
  },
  ...(locked && battle?.other && { locked: battle.other.unit }),
});

const usbWays: Readonly<
  Record<
    string,
    (query: string) => (CameToUsb & { readonly fighter: Fighter; readonly table: UsbTable }) | undefined
  >
> = {
  shoot: (query) => {
    const read = decodeShoot(query);
    return read && { ...read, fighter: read.shooter.fighter };
  },
  charge: (query) => {
    const read = usbChargeCodec.decode(query);
    return read && { ...read, fighter: read.charger.fighter };
  },
  morale: (query) => {
    const read = decodeMorale(query);
    return read && { ...read, fighter: read.side.fighter };
  },
};

const usbFights = Object.entries(usbWays).map(([way, arrived]) =>
  joint<IntoUsb>({
    what: `battle unit of USB → ${way}`,
    fields: intoUsb(
      way === 'shoot' ? { carried: 'always' } : {},
      ...(way === 'charge' ? (['travels'] as const) : []),
    ),
    any: fc.record({ fighter: anyUsbFighter, table: anyUsbTable }),
    walk: async ({ fighter, table }) => {
      const kept = usbHouse.write(table);
      const drafts = { load: async (place: string) => (place === usbHousePlace ? kept : undefined) };
      const unit = plainSoldiers({ models: 10, ranged: 'small-arms' });
      const fights = await usbBattleFights(drafts, { ...fighter, unit }, { ...enemy, marks: {}, unit });
      const came = arrived(textOf(Reflect.get(fights, way)));
      return came && { fighter: backFrom(came.fighter, came), table: came.table };
    },
    runs: 60,
  }),
);

const castleFight: AnyJoint = joint<BattleFighter & { readonly name: string }>({
  what: 'battle figure → attack on a castle',
  fields: {
    name: 'travels',
    ref: { play: 'travels', stamp: 'travels', unit: 'travels' },
    models: { why: 'a figure is one' },
    left: { why: 'a figure is one' },
    marks: {
      ...ofBrikwars,
      ...{
        entrenched: nobodyAsks,
        formation: nobodyAsks,
        locked: nobodyAsks,
        joined: nobodyAsks,
        carried: nobodyAsks,
        shaken: nobodyAsks,
        panicked: nobodyAsks,
        blessed: nobodyAsks,
        fatigue: nobodyAsks,
        wounds: nobodyAsks,
        spent: nobodyAsks,
      },
      demoralised: { why: 'whether it may attack at all the table says' },
      pushed: { why: 'whether it may attack at all the table says' },
      clicks: 'travels',
      tokens: { why: 'whether it may attack at all the table says' },
    },
    acted: { why: 'whether it may attack at all the table says' },
    locked: { why: 'of USB' },
    far,
    wreck: { never: 'of BrikWars' },
    explosives: { never: 'of BrikWars' },
    mage: { never: 'of BrikWars' },
    power: { never: 'of USB' },
  },
  any: fc
    .record({
      fighter: anyUsbFighter,
      name: anyName.map((name) => name.slice(0, 20).trim()),
      marks: brikwarsMarks({
        demoralised: fc.constant(1),
        pushed: fc.constant(1),
        tokens: fc.integer({ min: 1, max: 2 }),
        clicks: fc.integer({ min: 1, max: 4 }),
      }),
    })
    .map(({ fighter, name, marks }) => ({ ...fighter, name, marks })),
  walk: (fighter) => {
    // Each click is known by what it does.
    const dial = [5, 4, 3, 2, 1].map((damage) => ({ damage }));
    const figure = {
      name: fighter.name,
      kind: 'warrior',
      baseDamage: 9,
      baseRangedDamage: 9,
      abilities: [],
      dial,
    } as const;
    const read = castleCodec.decode(textOf(castleBattleFight({ ...fighter, figure }, enemy)));
    const [attacker] = read?.figures ?? [];
    if (!read || !attacker) return undefined;
    const clicks = 5 - attacker.baseDamage;
    return { name: attacker.name, ref: read.battle?.acts, marks: clicks > 0 ? { clicks } : {} };
  },
  runs: 80,
});

const playOf = (game: StoredPlay['game'], name: string): StoredPlay => ({
  version: 2,
  id: 'play',
  game,
  name: 'Battle',
  created: 0,
  changed: 0,
  revision: 0,
  mine: { name: 'We' },
  theirs: { name: 'They' },
  units: [
    {
      id: 'm1',
      side: 'mine',
      name,
      models: 40,
      explosives: 99,
      power: 8,
      mage: { area: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => ({ level, casts: 99 })) },
    },
    { id: 't1', side: 'theirs', name: 'Enemy', models: 9 },
  ],
  events: [],
  undone: [],
});

const someMarks = (all: Readonly<Record<string, number>>, least: number) =>
  fc.record(
    Object.fromEntries(
      Object.entries(all).map(([name, most]) => [name, fc.integer({ min: least, max: most })]),
    ),
    {
      requiredKeys: [],
      noNullPrototype: true,
    },
  );

const anyBattleWreck: fc.Arbitrary<BattleWreck> = fc.record(
  {
    weaponsOff: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    partsOff: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    controlsOff: fc.constant(true as const),
    size: fc.integer({ min: 1, max: 12 }),
    ground: fc
      .record({
        part: fc.constantFrom('whole', 'weapon', 'propulsion'),
        place: fc.nat(3),
        attack: fc.constantFrom('hand', 'gun'),
        points: fc.integer({ min: 1, max: 60 }),
      })
      .map((ground) => [ground]),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** What a fight did, and the game that it is of. */
interface Did {
  readonly change: FightChange;
}

const signs: Fields<Marks> = {
  saved: 'always',
  disrupted: 'always',
  squad: 'travels',
  pips: 'travels',
  cranky: 'travels',
  shield: 'travels',
  undead: 'travels',
  used: nobodyAsks,
  ...area,
  ...ofOthers,
};

const used: Fields<Marks> = {
  saved: nobodyAsks,
  disrupted: nobodyAsks,
  squad: nobodyAsks,
  pips: nobodyAsks,
  cranky: nobodyAsks,
  shield: nobodyAsks,
  undead: nobodyAsks,
  used: 'travels',
  'area-1': 'travels',
  'area-2': 'travels',
  'area-3': 'travels',
  'area-4': 'travels',
  'area-5': 'travels',
  'area-6': 'travels',
  'area-7': 'travels',
  'area-8': 'travels',
  'area-9': 'travels',
  'area-10': 'travels',
  ...ofOthers,
};

const result: AnyJoint = joint<Did>({
  what: 'fight result → battle unit',
  fields: {
    change: {
      unit: 'travels',
      lost: 'travels',
      marks: signs,
      turned: { never: 'only dials turn' },
      more: used,
      wreck: records.battleWreck,
      acted: 'always',
    },
  },
  any: fc
    .record({
      unit: fc.constantFrom('m1', 't1'),
      // Where one falls, the next is whole.
      ...{ lost: fc.constantFrom(0, 0, 0, 1, 2, 5, 9), wreck: fc.option(anyBattleWreck, { nil: undefined }) },
      marks: someMarks({ saved: 1, disrupted: 1, squad: 9, pips: 30, cranky: 5, shield: 10, undead: 30 }, 1),
      more: someMarks(
        { used: 99, ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`area-${at + 1}`, 99])) },
        1,
      ),
      acted: fc.boolean(),
    })
    .map(({ acted, unit, more, wreck, ...change }) => ({
      change: {
        ...change,
        unit,
        // Who has brought nothing uses up nothing.
        more: unit === 'm1' ? more : {},
        ...(wreck && Object.keys(wreck).length > 0 && change.lost === 0 && { wreck }),
        ...(acted && { acted: true as const }),
      },
    })),
  walk: ({ change }) => {
    const play = playOf('brikwars', 'Guard');
    const event = fightEventOf(play, [], {
      stamp: '1',
      way: 'fight',
      by: 'm1',
      at: 't1',
      changes: [change],
      dice: [],
    });
    const events = event ? [event] : [];
    const state = battleAfter(play, events);
    const hit = play.units.find(({ id }) => {
      const now = state.units.get(id);
      return (
        now &&
        (now.left < (play.units.find((unit) => unit.id === id)?.models ?? 0) ||
          now.acted ||
          now.wreck ||
          Object.keys(now.marks).length > 0)
      );
    });
    const now = hit && state.units.get(hit.id);
    // Nothing at all happened to anybody.
    if (!hit || !now) return { change: { ...change, lost: 0, marks: {}, more: {} } };
    const entries = Object.entries(now.marks).filter(([, value]) => value !== 0);
    const isUsed = ([name]: readonly [string, number]) => name === 'used' || name.startsWith('area-');
    return {
      change: {
        unit: hit.id,
        lost: hit.models - now.left,
        marks: Object.fromEntries(entries.filter((entry) => !isUsed(entry))),
        more: Object.fromEntries(entries.filter(isUsed)),
        ...(now.wreck && { wreck: now.wreck }),
        ...(now.acted && { acted: true }),
      },
    };
  },
  runs: 200,
});

/** What a report has to say of a battle. */
interface Reported {
  readonly name: string;
  readonly lost: number;
  readonly pips: number;
  readonly note: string;
}

const report: AnyJoint = joint<Reported>({
  what: 'battle → report',
  fields: { name: 'travels', lost: 'travels', pips: 'travels', note: 'travels' },
  any: fc.record({
    name: anyName,
    lost: fc.integer({ min: 1, max: 39 }),
    pips: fc.integer({ min: 2, max: 30 }),
    note: anyName,
  }),
  walk: ({ name, lost, pips, note }) => {
    const play: StoredPlay = {
      ...playOf('brikwars', name),
      events: [
        { do: 'lose', unit: 'm1', by: lost },
        { do: 'mark', unit: 'm1', mark: 'pips', to: pips },
        { do: 'note', text: note },
      ],
    };
    const lines = reportLines(battleWords, createFormat('en'), play).map((line) => line.trim());
    const [text = '', signed = ''] = lines.filter((line) => line.includes(name)).slice(0, 2);
    return {
      name: text.includes(name) && signed.includes(name) ? name : undefined,
      lost: Number(/\d+/.exec(text.replace(name, ''))?.[0]),
      pips: Number(/\d+/.exec(signed.replace(name, ''))?.[0]),
      note: lines.includes(note) ? note : undefined,
    };
  },
});

/** A game of a season as a battle ends it: which game, whose side was which, and who won. */
interface IntoSeason {
  readonly meeting: SeasonMeeting;
  readonly own: Side;
  readonly winner: Winner;
}

const planned = { never: 'a game that is planned has none' } as const;

export const seasonJoints: readonly AnyJoint[] = [
  joint<IntoSeason>({
    what: 'battle → game of a season',
    fields: {
      meeting: {
        id: 'travels',
        kind: 'travels',
        scenario: 'travels',
        light: 'travels',
        dark: 'travels',
        day: 'travels',
        round: 'travels',
        ask: records.meetingAsk,
        card: records.scenarioCard,
        result: planned,
      },
      own: { why: 'whose side was which is asked, and stands in the result' },
      winner: 'travels',
    },
    any: fc
      .tuple(anySeason, fc.constantFrom(...sides), fc.constantFrom<Winner>(...sides, 'draw'))
      .filter(([{ meetings }]) => meetings.length > 0)
      .map(
        ([
          {
            meetings: [meeting],
          },
          own,
          winner,
        ]) => ({ meeting, own, winner }),
      )
      .filter((made): made is IntoSeason => made.meeting !== undefined)
      .map(({ meeting: { result: _, ...meeting }, ...made }) => ({
        ...made,
        meeting: { day: '2026-11-27', ...meeting },
      })),
    walk: ({ meeting, own, winner }) => {
      const score = winner === 'draw' ? [1, 1] : winner === own ? [2, 1] : [1, 2];
      const play: StoredPlay = {
        ...playOf('brikwars', 'Guard'),
        events: [
          { do: 'score', side: 'mine', by: score[0] ?? 0 },
          { do: 'score', side: 'theirs', by: score[1] ?? 0 },
        ],
      };
      const verdict = battleVerdict(play, battleAfter(play, play.events))?.winner;
      if (!verdict) return undefined;
      // A game that is proposed has no day yet.
      const { day = '', ...proposed } = meeting;
      const season = { ...newSeason('s', 'League', '2026-01-01', 0), meetings: [proposed] };
      const result = {
        by: 'game',
        winner: winnerOf(own, verdict),
        secondary: { light: false, dark: false },
      } as const;
      const after = withResult(season, proposed, result, day);
      const [entered] = after.meetings;
      return entered?.result?.by === 'game' && { meeting: entered, winner: entered.result.winner };
    },
    runs: 80,
  }),
];

const tank: Profile = {
  ...soldier,
  creation: {
    size: 8,
    level: 2,
    verminArmor: 0,
    propulsion: [{ medium: 'ground', inches: 6, parts: 4 }],
    weapons: [1, 2, 3].map(() => ({ kind: 'gun', size: 1, payload: 0 })),
    mind: { kind: 'none', skillRaise: 0, multidexterity: 0, multitasking: 0 },
  },
};

/** What is left of a creation, on its way into the next attack on it. */
const brokenCreation: AnyJoint = joint<BattleWreck>({
  what: 'battle creation → attack on it',
  fields: records.battleWreck,
  any: fc.record(
    {
      weaponsOff: fc.subarray([0, 1, 2], { minLength: 1 }),
      partsOff: fc.integer({ min: 1, max: 3 }).map((parts) => [parts]),
      controlsOff: fc.constant(true as const),
      size: fc.integer({ min: 3, max: 7 }),
      ground: fc
        .record({
          // Aimed at is only what is there; each kind of weapon grinds for itself.
          part: fc.constantFrom('whole', 'propulsion', 'bricks'),
          points: fc.integer({ min: 1, max: 60 }),
          own: fc.boolean(),
        })
        .map(({ own, ...ground }) => [{ ...ground, place: 0, attack: own ? 'short-ranged' : 'hand' }]),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  walk: async (wreck) => {
    const attack = wreck.ground?.[0]?.attack === 'hand' ? 'hand' : 'short-ranged';
    const fights = await brikwarsBattleFights(
      { load: async () => undefined },
      '2005',
      { ...enemy, profile: { ...soldier, weapons: [attack] } },
      { ...enemy, wreck, profile: tank },
    );
    const read = wreckCodec('2005').decode(textOf(fights.wreck));
    return read && wreckKept(read);
  },
});

export const battleJoints: readonly AnyJoint[] = [
  brokenCreation,
  armyLines,
  ...brikwarsFights,
  ...usbFights,
  castleFight,
  result,
  report,
];
