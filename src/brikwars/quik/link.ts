import type { InputCodec } from '../../kit/inputs.ts';
import { at, flag, link, list, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { lugpolDifficulties } from '../../rules/brikwars/lugpol-acts.ts';
import { quikGoals } from '../../rules/brikwars/quik-choice.ts';
import { type QuikGameId, quikGameIds } from '../../rules/brikwars/quik-house-rules.ts';
import { propulsionIds, quikTerrains } from '../../rules/brikwars/quik-vehicle.ts';
import { quikHouse } from '../house-rules.ts';
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
  e: at('table', quikHouse),
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
