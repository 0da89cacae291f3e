import { commandersOf } from '../../rules/usb/composition.ts';
import { fresh, moraleTough } from '../../rules/usb/fighter.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { priceOf } from '../../rules/usb/price.ts';
import { isSpecialised } from '../../rules/usb/profile.ts';
import { type StatValue, statValues, type UsbUnit } from '../../rules/usb/unit.ts';
import { type LeftUnits, moraleBounds, plainLeft } from './inputs.ts';

/** Units of an army that are alike, and how many activations they are. */
interface ArmyPart {
  readonly unit: UsbUnit;
  readonly count: number;
}

function toughOf(unit: UsbUnit, rules: UsbRules): StatValue {
  const tough = moraleTough(fresh(unit), rules);
  return statValues.find((value) => value <= tough) ?? 3;
}

/** What is left of an army when its commander, the dearest hero, dies: those alike together (USB-MOR-10, USB-HERO-04). */
export function leftOfArmy(parts: readonly ArmyPart[], rules: UsbRules): readonly LeftUnits[] {
  const [commander] = commandersOf(
    parts.map(({ unit }) => ({ unit, hero: unit.kind === 'hero', price: priceOf(unit, rules).points })),
  );
  const groups: LeftUnits[] = [];
  parts.forEach(({ unit, count }, place) => {
    let rest = count - (place === commander ? 1 : 0);
    const one: LeftUnits = {
      ...plainLeft,
      tough: toughOf(unit, rules),
      brave: isSpecialised(unit, 'brave'),
      unbreakable: isSpecialised(unit, 'unbreakable'),
    };
    while (rest > 0) {
      const at = groups.findIndex((group) => isAlike(group, one) && group.units < moraleBounds.units);
      const known = groups[at];
      if (!known && groups.length >= moraleBounds.groups) return;
      const taken = Math.min(rest, moraleBounds.units - (known?.units ?? 0));
      if (known) groups[at] = { ...known, units: known.units + taken };
      else groups.push({ ...one, units: taken });
      rest -= taken;
    }
  });
  return groups;
}

function isAlike(one: LeftUnits, other: LeftUnits): boolean {
  return one.tough === other.tough && one.brave === other.brave && one.unbreakable === other.unbreakable;
}
