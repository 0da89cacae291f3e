import type { Format } from '../platform/format.ts';
import type { UsbUnit } from '../rules/usb/unit.ts';
import { thingsOf, type UnitTexts, whoText } from './unit-names.ts';

/** A unit as a phrase made of its choices: `10 Regulars: ranged weapon, shield`. */
export function unitText(t: UnitTexts, format: Format, unit: UsbUnit, models: number): string {
  const things = thingsOf(t, unit);
  const who = whoText(t, unit, models);
  return things.length > 0 ? t.with(who, format.list(things)) : who;
}
