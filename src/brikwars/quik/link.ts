import { decodeTable, encodeTable } from '../../fight/house-switch.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, list, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { lugpolDifficulties } from '../../rules/brikwars/lugpol-acts.ts';
import { quikGoals } from '../../rules/brikwars/quik-choice.ts';
import {
  type QuikGameId,
  type QuikHouseRuleId,
  type QuikTable,
  quikGameIds,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../../rules/brikwars/quik-house-rules.ts';
import { propulsionIds, quikTerrains } from '../../rules/brikwars/quik-vehicle.ts';
import {
  initialQuik,
  type QuikInputs,
  type QuikVehicleInputs,
  quikBounds,
  quikKinds,
  quikManners,
  quikObstacles,
  quikUnitsOf,
  quikWeaponsOf,
} from './inputs.ts';

/** `en`, or with its changes `lugpol~protection.one-die~crewLimit.Infinity`. */
export function encodeQuikTable({ game, house }: QuikTable): string {
  return encodeTable(game, quikHouseRulesOf(game), house);
}

/** The rules that a text names; undefined where a part of it is not known. */
export function decodeQuikTable(text: string): QuikTable | undefined {
  return decodeTable<QuikTable>(
    text,
    (played) => {
      const game = quikGameIds.find((id) => id === played);
      return game && { game, house: {} };
    },
    (table, id, word) => {
      const name = quikHouseRulesOf(table.game).find((known) => known === id);
      return name && withQuikWord(table, name, word);
    },
  );
}

const quikRules: Field<QuikTable> = { write: encodeQuikTable, read: decodeQuikTable };

/** The table with the switch at the value that is written so. */
function withQuikWord<Name extends QuikHouseRuleId>(
  table: QuikTable,
  name: Name,
  word: string,
): QuikTable | undefined {
  const value = quikValuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withQuikHouseRule(table, name, value);
}

const unit = oneOf(quikGameIds.flatMap(quikUnitsOf));

const weapon = oneOf(quikGameIds.flatMap(quikWeaponsOf));

const steps = whole(0, quikBounds.steps);

const inches = whole(0, quikBounds.inches);

const studs = list(whole(0, quikBounds.studs), '.', 0, quikBounds.bricks);

const striker = row({
  unit,
  weapon,
  other: weapon,
  count: whole(1, quikBounds.count),
  crew: whole(1, quikBounds.crew),
  shield: flag,
  armor: flag,
  distance: whole(0, quikBounds.distance),
});

const units = shaped(
  list(
    row({ id: oneOf(propulsionIds), count: whole(1, quikBounds.units) }, '-'),
    '.',
    0,
    propulsionIds.length,
  ),
  (held: QuikVehicleInputs['units']) =>
    propulsionIds.map((id) => ({ id, count: held[id] ?? 0 })).filter(({ count }) => count > 0),
  (held) => Object.fromEntries(held.map(({ id, count }) => [id, count])),
);

/** The vehicle stands in three fields of a link. */
const flat = ({ vehicle: { units, studs, ...vehicle }, ...inputs }: QuikInputs) => ({
  ...inputs,
  vehicle,
  units,
  bricks: studs,
});

/** `v=1&e=en&k=attack&a=…~…&t=…&w=together&g=kill&b=4.4.4&m=…&mu=wheels-2&mb=4.4&f=…&c=…&d=normal`. */
const codec = link(flat(initialQuik('en')), {
  e: at('table', quikRules),
  k: at('kind', oneOf(quikKinds)),
  a: at('strikers', list(striker, '~', 1, quikBounds.rows)),
  t: at('target', striker),
  w: at('manner', oneOf(quikManners)),
  g: at('goal', oneOf(quikGoals)),
  b: at('studs', studs),
  m: at(
    'vehicle',
    row({
      terrain: oneOf(quikTerrains),
      aboard: whole(0, quikBounds.aboard),
      controlled: flag,
      lastInches: whole(0, quikBounds.lastInches),
      obstacle: oneOf(quikObstacles),
    }),
  ),
  mu: at('units', units),
  mb: at('bricks', studs),
  f: at(
    'move',
    row({
      unit,
      run: steps,
      leap: steps,
      height: whole(0, quikBounds.height),
      swim: steps,
      handled: whole(0, quikBounds.handled),
      lift: whole(0, quikBounds.lift),
    }),
  ),
  c: at(
    'car',
    row({
      size: whole(1, quikBounds.size),
      level: whole(0, quikBounds.level),
      groundInches: inches,
      airInches: inches,
    }),
  ),
  d: at('difficulty', oneOf(lugpolDifficulties)),
});

/** Whether all of it is in the game that is played. */
function fits({ table: { game }, strikers, target, move }: Omit<QuikInputs, 'vehicle'>): boolean {
  const [known, weapons] = [quikUnitsOf(game), quikWeaponsOf(game)];
  return (
    known.includes(move.unit) &&
    [...strikers, target].every(
      ({ unit, weapon, other }) =>
        known.includes(unit) && weapons.includes(weapon) && weapons.includes(other),
    )
  );
}

export const encodeQuik = (inputs: QuikInputs): string => codec.encode(flat(inputs));

export function decodeQuik(query: string): QuikInputs | undefined {
  const read = codec.decode(query);
  if (!read || !fits(read)) return undefined;
  const { vehicle, units, bricks, ...inputs } = read;
  return { ...inputs, vehicle: { ...vehicle, units, studs: bricks } };
}

export function quikCodec(game: QuikGameId): InputCodec<QuikInputs> {
  return { initial: initialQuik(game), encode: encodeQuik, decode: decodeQuik };
}
