import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { testedAt } from '../../../src/rules/usb/morale/morale-odds.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import type { StatValue } from '../../../src/rules/usb/units/unit.ts';
import { soldiers } from '../samples/usb-units.ts';
import { answersFrom } from './case-adapters.ts';
import type { Adapter } from './cases.ts';

/** Models that an unbreakable unit loses where it would panic. */
const unbreakable: Adapter = (inputs) => {
  const unit = soldiers({
    // Magic and house units have what no list sells.
    tough: inputs.number('tough') as StatValue,
    models: 20,
    specialisations: ['unbreakable'],
  });
  const moment = { modifier: inputs.number('mod') };
  const weights = new Float64Array(7);
  for (const { models, chance } of testedAt(50, fresh(unit), usbOwnRules, moment).outcomes) {
    weights[models] = (weights[models] ?? 0) + chance;
  }
  return answersFrom('extralost', { min: 0, weights, cutOff: 0 });
};

export const usbMoraleAdapters: Readonly<Record<string, Adapter>> = { usb_unbreakable: unbreakable };
