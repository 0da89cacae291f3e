import { fresh } from '../../src/rules/usb/fighter.ts';
import { usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import { testedAt } from '../../src/rules/usb/morale-odds.ts';
import { statValues } from '../../src/rules/usb/unit.ts';
import { answersFrom } from './case-adapters.ts';
import type { Adapter } from './cases.ts';
import { soldiers } from './usb-units.ts';

/** Models that an unbreakable unit loses where it would panic; the only bonus of the rules is that of the brave. */
const unbreakable: Adapter = (inputs) => {
  const tough = statValues.find((value) => value === inputs.number('tough'));
  const mod = inputs.number('mod');
  if (tough === undefined || (mod !== 0 && mod !== 1)) throw new Error('no unit is so');
  const unit = soldiers({
    tough,
    models: 20,
    specialisations: mod === 1 ? ['unbreakable', 'brave'] : ['unbreakable'],
  });
  const weights = new Float64Array(7);
  for (const { models, chance } of testedAt(50, fresh(unit), usbOwnRules).outcomes) {
    weights[models] = (weights[models] ?? 0) + chance;
  }
  return answersFrom('extralost', { min: 0, weights, cutOff: 0 });
};

export const usbMoraleAdapters: Readonly<Record<string, Adapter>> = { usb_unbreakable: unbreakable };
