// Frozen: reads the links and drafts of the short games that were written by the places of their values. Nothing writes
// them now.
import { at, flag, list, oneOf, readParts, row, shaped, whole } from '../../kit/question/link.ts';
import { lugpolDifficulties } from '../../rules/brikwars/quik/lugpol-acts.ts';
import { lugpolUnitIds, lugpolWeaponIds } from '../../rules/brikwars/quik/lugpol-game.ts';
import { quikUnitIds, quikWeaponIds } from '../../rules/brikwars/quik/quik-game.ts';
import { propulsionIds, quikTerrains } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { quikHouse } from '../house-rules.ts';

const unit = oneOf([...quikUnitIds, ...lugpolUnitIds]);
const weapon = oneOf([...quikWeaponIds, ...lugpolWeaponIds]);
const steps = whole(0, 20);
const inches = whole(0, 15);
const studs = list(whole(0, 64), '.', 0, 24);

const striker = row({
  unit,
  weapon,
  other: weapon,
  count: whole(1, 40),
  crew: whole(1, 20),
  shield: flag,
  armor: flag,
  distance: whole(0, 60),
});

const units = shaped(
  list(row({ id: oneOf(propulsionIds), count: whole(1, 12) }, '-'), '.', 0, propulsionIds.length),
  (held: Readonly<Record<string, number>>) => propulsionIds.map((id) => ({ id, count: held[id] ?? 0 })),
  (held) => Object.fromEntries(held.map(({ id, count }) => [id, count])),
);

/** `v=1&e=en&k=attack&a=…~…&t=…&w=together&g=kill&b=4.4.4&m=…&mu=wheels-2&mb=4.4&f=…&c=…&d=normal`. */
const readFlat = readParts({
  e: at('table', quikHouse),
  k: at('kind', oneOf(['attack', 'building', 'vehicle', 'feat', 'move'])),
  a: at('strikers', list(striker, '~', 1, 3)),
  t: at('target', striker),
  w: at('manner', oneOf(['together', 'apart', 'best'])),
  g: at('goal', oneOf(['kill', 'survive', 'trade'])),
  b: at('studs', studs),
  m: at(
    'vehicle',
    row({
      terrain: oneOf(quikTerrains),
      aboard: whole(0, 9),
      controlled: flag,
      lastInches: inches,
      obstacle: oneOf(['unit', 'bricks']),
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
      height: whole(0, 9),
      swim: steps,
      handled: whole(0, 9),
      lift: whole(0, 99),
    }),
  ),
  c: at('car', row({ size: whole(1, 99), level: whole(0, 1), groundInches: inches, airInches: inches })),
  d: at('difficulty', oneOf(lugpolDifficulties)),
});

export function readQuik1(query: string) {
  const { vehicle, units, bricks, ...inputs } = readFlat(query) ?? {};
  return vehicle && { ...inputs, vehicle: { ...vehicle, units: units ?? {}, studs: bricks ?? [] } };
}
