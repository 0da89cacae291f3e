import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { fighterText, thingsOf } from '../unit-names.ts';
import type { UsbMoraleInputs } from './inputs.ts';
import { decodeMorale } from './link.ts';

/** What is asked of whom, in one line. */
export function moraleTitle(
  t: Messages['usbmorale'],
  units: Messages['usbunits'],
  { event, side, left, hazard }: UsbMoraleInputs,
): string {
  if (event === 'commander') return t.titleOfAll(left.reduce((sum, group) => sum + group.units, 0));
  return t.title(fighterText(units, side.fighter), event === 'hits' ? t.hazards[hazard] : t.events[event]);
}

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
