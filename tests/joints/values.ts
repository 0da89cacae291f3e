// Random whole values of what the app keeps, drawn by the same schemas that read it.
import fc from 'fast-check';
import type * as v from 'valibot';
import { marksOf } from '../../src/rules/battle.ts';
import { battleMarks } from '../../src/rules/battle-marks.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import { games } from '../../src/rules/ids.ts';
import { actionTypes, castleGames } from '../../src/rules/mage-knight/actions.ts';
import type { Figure, FigureClick } from '../../src/rules/mage-knight/attack/figure.ts';
import { strengths } from '../../src/rules/mage-knight/kinds.ts';
import { playEvent } from '../../src/rules/mage-knight/siege/siege.ts';
import { figureOrigins, type SiegeEvent } from '../../src/rules/mage-knight/siege/siege-events.ts';
import type { DialClick, DialProfile, SiegeSetup } from '../../src/rules/mage-knight/siege/siege-setup.ts';
import { type SiegeState, startOf } from '../../src/rules/mage-knight/siege/siege-state.ts';
import type { UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { type Army, type ArmyUnit, armySchema } from '../../src/storage/army/army.ts';
import { figureSchema, unitOf as unitOfFigure } from '../../src/storage/castle/castle-figures.ts';
import { sectionSchema, unitOfSection } from '../../src/storage/castle/castle-sections.ts';
import { figureDialSchema } from '../../src/storage/castle/figure-dial-schema.ts';
import { profileEntries } from '../../src/storage/castle/siege-schema.ts';
import type { StoredSiege } from '../../src/storage/castle/sieges.ts';
import type { WrittenPhoto } from '../../src/storage/photos.ts';
import { playSchema, type StoredPlay } from '../../src/storage/plays.ts';
import { type RollRecord, rollSchema } from '../../src/storage/rolls.ts';
import { type StoredSeason, seasonSchema } from '../../src/storage/season.ts';
import { unitOf as unitOfProfile } from '../../src/storage/units/profile-unit.ts';
import { profileSchema } from '../../src/storage/units/profiles.ts';
import { unitOf as unitOfUsb, usbUnitSchema } from '../../src/storage/units/usb-units.ts';
import { live, storedSiege } from '../rules/mage-knight/siege/lived-siege.ts';
import { begun } from '../rules/mage-knight/siege/siege-game.ts';
import { anyOf, type Known } from './schema.ts';

/** Ids as the device makes them. */
export const anyId = fc.stringMatching(/^[0-9a-z]{4,10}$/);
export const anyTime = fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 });
export const anyPoints = fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100);
/** Names as players write them. */
export const anyName = fc
  .tuple(
    fc.constantFrom(
      'Guard',
      'Zażółć',
      'Őrség',
      'Rycerz św. Jerzego',
      'The 7th',
      'Knights, mounted',
      '“Wolves”',
    ),
    fc.constantFrom('', ' of the hill', ' II', ' (tired)', ': one & all', ' / two', ' =3'),
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  anyName,
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim()),
);
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
export const anyDice = fc.constantFrom('0', '4', '1d6', '2d10-1', '4+1d6', '1d10+1d6+2', '30');

export const anyProfile: fc.Arbitrary<Profile> = anyOf(profileSchema as v.GenericSchema<unknown, Profile>, {
  name: anyName,
  skill: anyDice,
  armor: anyDice,
  cost: anyPoints,
  'weapons.name': anyName,
  'weapons.damage': anyDice,
});
export const anyUsbUnit: fc.Arbitrary<UsbUnit> = anyOf(usbUnitSchema);
export const anyFigure: fc.Arbitrary<Figure> = anyOf(figureSchema, { name: anyName, cost: anyPoints });
export const anySection = anyOf(sectionSchema, { name: anyName, cost: anyPoints });

/** What a later version says of a unit: it is kept as it is. */
const laterUnit = fc
  .record({ game: fc.constantFrom(...games), data: fc.jsonValue({ maxDepth: 2 }) })
  .map((unit): ArmyUnit => ({ ...unit, data: JSON.parse(JSON.stringify(unit.data)), version: 2 }));
const mostlyNow = (units: fc.Arbitrary<ArmyUnit>) =>
  fc.oneof({ arbitrary: units, weight: 9 }, { arbitrary: laterUnit, weight: 1 });

/** What a line of an army of a game says of its unit. */
const anyArmyUnit: Readonly<Record<(typeof games)[number], fc.Arbitrary<ArmyUnit>>> = {
  brikwars: mostlyNow(anyProfile.map(unitOfProfile)),
  usb: mostlyNow(anyUsbUnit.map(unitOfUsb)),
  'mage-knight': mostlyNow(fc.oneof(anyFigure.map(unitOfFigure), anySection.map(unitOfSection))),
};

const armyParts: Known = {
  id: anyId,
  name: anyText,
  edition: fc.constantFrom('2005', 'web5', 'pl', 'league'),
  limit: anyPoints,
  commander: anyId,
  notes: anyText,
  tags: fc.uniqueArray(fc.constantFrom('mine', 'tournament', 'old', 'lent'), { maxLength: 3 }),
  'lines.id': anyId,
  'lines.name': anyText,
  'lines.points': anyPoints,
  'lines.note': anyText,
  'lines.squad': anyName,
  'lines.photo': anyId,
  created: anyTime,
  changed: anyTime,
};

/** Lines of a list are known by their ids. */
const apart = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at);

/** An army of a game whose lines are of that game, or plain ones. */
export const anyArmy: fc.Arbitrary<Army> = fc.constantFrom(...games).chain((game) =>
  anyOf(armySchema as v.GenericSchema<unknown, Army>, {
    ...armyParts,
    game: fc.constant(game),
    'lines.unit': anyArmyUnit[game],
  }).map((army) => ({ ...army, lines: apart(army.lines) })),
);

/** A battle whose events speak of its own units, with signs of its game. */
export const anyPlay: fc.Arbitrary<StoredPlay> = fc.constantFrom(...games).chain((game) => {
  const mark = fc.constantFrom(...marksOf(game));
  const marked = fc.record(
    Object.fromEntries(
      marksOf(game).map((name) => [name, fc.integer({ min: 0, max: Reflect.get(battleMarks[game], name) })]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  );
  const unitId = fc.constantFrom('m1', 'm2', 't1', 't2');
  const eventParts = (of: 'events' | 'undone'): Known => ({
    [`${of}.unit`]: unitId,
    [`${of}.mark`]: mark,
    [`${of}.note`]: anyName,
    [`${of}.text`]: anyName,
    [`${of}.changes.unit`]: unitId,
    [`${of}.changes.marks`]: marked,
    [`${of}.changes.more`]: marked,
    [`${of}.at`]: unitId,
    [`${of}.came`]: fc.constant(['m2']),
    [`${of}.stamp`]: anyId,
  });
  return anyOf(playSchema, {
    id: anyId,
    game: fc.constant(game),
    name: anyName,
    created: anyTime,
    changed: anyTime,
    ended: anyTime,
    'mine.name': anyName,
    'mine.army': anyId,
    'theirs.name': anyName,
    'theirs.army': anyId,
    'units.name': anyName,
    'units.line': anyId,
    'units.unit': anyArmyUnit[game],
    'chosen.unit': unitId,
    'chosen.mine': unitId,
    'chosen.theirs': unitId,
    takenOut: fc.constant(['1.a']),
    ...eventParts('events'),
    ...eventParts('undone'),
  }).map((play) => ({
    ...play,
    units: play.units.map((unit, at) => ({ ...unit, id: `${unit.side[0]}${at + 1}` })),
  }));
});

/** What a random siege has seldom: figures with dials and their falls, taps of two events, dials typed during the game. */
const rareEvents = (
  names: readonly string[],
  dial: readonly FigureClick[],
  profile: DialProfile,
  face: number,
): readonly SiegeEvent[] => [
  ...figureOrigins.map(
    (from, at): SiegeEvent => ({
      do: 'figure',
      section: 3 + at,
      name: names[at] ?? '',
      owner: 0,
      kind: 'warrior',
      part: 'top',
      dial,
      clicks: dial.length,
      from,
      points: 10 + at,
      forced: true,
    }),
  ),
  { do: 'amend', section: 0, name: names[0] ?? '', points: 7, also: true },
  { do: 'door', section: 0, door: 'door-a', open: true },
  { do: 'door', section: 0, door: 'door-b', open: true },
  { do: 'door', section: 0, door: 'door-b', open: false },
  { do: 'profile', section: 1, by: 1, dial: { kind: 'clicks', destroyedAt: 12 } },
  { do: 'profile', section: 2, dial: { kind: 'clicks', destroyedAt: 14 }, also: true, forced: true },
  { do: 'profile', section: 6, dial: { kind: 'values', profile } },
  begun,
  { do: 'destroy', section: 3, by: 1, forced: true },
  { do: 'fall', figure: 0, face, typed: face % 2 === 0 },
];

/** What happens last of all: doors are opened and shut, a section shoots. */
const last: readonly SiegeEvent[] = [
  ...(['door-a', 'door-b'] as const).flatMap((door) =>
    [true, false].map((open): SiegeEvent => ({ do: 'door', section: 0, door, open, forced: true })),
  ),
  ...actionTypes.map((order): SiegeEvent => ({ do: 'act', section: 0, order, forced: true })),
];

/** As many of the events as can be played one after the other. */
function playable(start: SiegeState, events: readonly SiegeEvent[]) {
  let state = start;
  const played = events.filter((event) => {
    const next = playEvent(state, event);
    if (next.ok) state = next.value.state;
    return next.ok;
  });
  return { state, played };
}

/** A siege as it was really played, its players and sections called anything. */
export const anySiege: fc.Arbitrary<StoredSiege> = fc
  .record({
    seed: fc.integer({ min: 1, max: 12 }),
    folded: fc.constantFrom(0, 0, 5, 40, 90),
    played: fc.nat(150),
    back: fc.nat(40),
    parts: fc.record(
      { id: anyId, name: anyName, created: anyTime, changed: anyTime, ended: anyTime },
      { requiredKeys: ['id', 'name', 'created', 'changed'] },
    ),
    names: fc.array(anyName, { minLength: 3, maxLength: 3 }),
    actions: fc.integer({ min: 1, max: 9 }),
    points: fc.nat(90),
    size: fc.integer({ min: 1, max: 4 }),
    clicks: anyOf(profileEntries.clicks as v.GenericSchema<unknown, readonly DialClick[]>),
    dial: anyOf(figureDialSchema),
    game: fc.constantFrom(...castleGames),
  })
  .map(({ seed, folded, played, back, names, actions, points, size, clicks, dial, game, parts }) => {
    const { history } = live(seed);
    const setup: SiegeSetup = {
      game,
      players: history.setup.players.map((player, at) => ({
        ...player,
        name: names[at] ?? '',
        ...(at < 2 && { actions: actions + at }),
      })),
      sections: history.setup.sections.map((section, at) => ({
        ...section,
        name: names[at] ?? '',
        points: points + at,
        number: at + 1,
        ofKind: at,
        start: at === 8 ? size : 0,
        strength: strengths[at % strengths.length] ?? section.strength,
        ...(at === 8 && { dial: { kind: 'clicks', destroyedAt: 9 + size } }),
        ...(at === 7 && { dial: { kind: 'values', profile: { range: points, clicks } } }),
        outline:
          at === 9
            ? { shape: 'circle', centre: { x: 40, y: at }, radius: size }
            : { shape: 'rectangle', centre: { x: at, y: at }, width: size, depth: at, angle: 10 * at },
      })),
    };
    const all = [...rareEvents(names, dial, { range: points, clicks }, size), ...history.events];
    const before = playable(startOf(setup), all.slice(0, folded));
    const { played: after } = playable(before.state, [...all.slice(folded, folded + played), ...last]);
    const taken = Math.min(back, after.length);
    return storedSiege(
      {
        setup,
        folded,
        ...(folded > 0 && { base: before.state }),
        events: after.slice(0, after.length - taken),
        undone: after.slice(after.length - taken).toReversed(),
      },
      parts,
    );
  });

export const anySeason: fc.Arbitrary<StoredSeason> = anyOf(
  seasonSchema as unknown as v.GenericSchema<unknown, StoredSeason>,
  {
    id: anyId,
    name: anyName,
    start: anyDay,
    'players.id': anyId,
    'players.name': anyName,
    'players.left': anyDay,
    'players.armies.id': anyId,
    'players.armies.name': anyName,
    'meetings.id': anyId,
    'meetings.light': anyId,
    'meetings.dark': anyId,
    'meetings.day': anyDay,
    created: anyTime,
    changed: anyTime,
    deleted: anyTime,
  },
);

export const anyRoll: fc.Arbitrary<RollRecord> = anyOf(rollSchema as v.GenericSchema<unknown, RollRecord>, {
  time: anyTime,
  label: anyName,
  notation: anyDice,
  preset: fc.constantFrom('bail', 'percent'),
});

export const anyPhoto: fc.Arbitrary<WrittenPhoto> = fc.record({
  version: fc.constant(1 as const),
  id: anyId,
  type: fc.constantFrom('image/jpeg' as const, 'image/webp' as const, 'image/png' as const),
  data: fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => btoa(String.fromCharCode(...bytes))),
});
