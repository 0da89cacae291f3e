import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { thingsOf } from '../unit-names.ts';
import { decodeMorale } from './link.ts';
import { moraleTitle } from './names.ts';

/** One line that names a question of morale; undefined where its inputs make none. */
export function titleOf(
  t: Messages['usbmorale'],
  units: Messages['usbunits'],
  query: string,
): string | undefined {
  const inputs = decodeMorale(query);
  return inputs && moraleTitle(t, units, inputs);
}

/** What else the question consists of, beside what its title names. */
export function detailsOf(
  t: Messages['usbmorale'],
  units: Messages['usbunits'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeMorale(query);
  if (!inputs || inputs.event === 'commander') return [];
  const { side, aura, blessed, event, from, height, hazard } = inputs;
  const { unit, terrain, state } = side.fighter;
  return [
    `${units.stats.tough} ${format.number(unit.tough)}+`,
    ...thingsOf(units, unit),
    ...(terrain === 'open' ? [] : [units.terrains[terrain]]),
    ...(state === 'steady' ? [] : [units.states[state]]),
    ...(event === 'recovery' ? [t.fromStates[from]] : []),
    ...(event === 'hits' && hazard === 'climbing' ? [`${format.number(height)}″`] : []),
    ...(aura === 'none' ? [] : [`${t.aura}: ${t.toughOf(format.number(aura))}`]),
    ...(blessed ? [t.blessed] : []),
  ];
}
