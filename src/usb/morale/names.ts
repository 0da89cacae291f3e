import type { Messages } from '../../platform/words.ts';
import { fighterText } from '../unit-names.ts';
import type { UsbMoraleInputs } from './inputs.ts';

/** What is asked of whom, in one line. */
export function moraleTitle(
  t: Messages['usbmorale'],
  units: Messages['usbunits'],
  { event, side, left, hazard }: UsbMoraleInputs,
): string {
  if (event === 'commander') return t.titleOfAll(left.reduce((sum, group) => sum + group.units, 0));
  return t.title(fighterText(units, side.fighter), event === 'hits' ? t.hazards[hazard] : t.events[event]);
}
