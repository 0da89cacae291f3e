import type { UsbRules } from '../../../../src/rules/usb/house-rules.ts';
import type { MeleeSetup } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { LineUnit } from '../../../../src/rules/usb/units/unit.ts';
import { soldiers } from '../../../support/samples/usb-units.ts';
import type { Blow, Model, Twin, TwinSide } from './melee-twin.ts';

/** A melee, and the same as plain numbers. */
export interface Scenario {
  readonly setup: MeleeSetup;
  readonly twin: Twin;
  readonly rules?: Partial<UsbRules>;
}

export const line = (models: number, change: Partial<LineUnit> = {}): Fighter =>
  fresh(soldiers({ models, ...change }));

/** Models alike. */
export const crowd = (count: number, points: number, ...blows: readonly Blow[]): readonly Model[] =>
  Array.from({ length: count }, () => ({ points, blows }));

export const side = (models: readonly Model[], more: Partial<TwinSide> = {}): TwinSide => ({
  models,
  start: models.reduce((sum, { points }) => sum + points, 0),
  morale: 4,
  ...more,
});

/** Regulars on the charge, and Regulars who strike back: 4+ to hit, 4+ to save. */
export const charge: Blow = { dice: 1, hit: 4, again: 'ones', save: 4 };
export const back: Blow = { dice: 1, hit: 4, save: 4 };
export const charging = { extra: 1 };

export function withSide(
  setup: MeleeSetup,
  who: 'charger' | 'target',
  change: Partial<MeleeSetup['charger']>,
): MeleeSetup {
  return { ...setup, [who]: { ...setup[who], ...change } };
}
