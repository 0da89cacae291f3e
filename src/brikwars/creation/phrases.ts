import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { CreationIssue } from '../../rules/brikwars/creation/creation-check.ts';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import { weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { PriceLine } from '../../rules/brikwars/creation/price-lines.ts';
import type { BuiltCreation, BuiltWeapon } from './creation-field.ts';
import { presetIds, presets } from './presets.ts';

type Texts = Messages['creation'];

const sameDesign = (a: BuiltCreation, b: BuiltCreation): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a creation is called: as one that stands ready, or by what it is. */
export function creationName(t: Texts, creation: BuiltCreation): string {
  const preset = presetIds.find((id) => sameDesign(presets[id], creation));
  return creation.name ?? (preset ? t.presets[preset] : t.classes[creationClass(creation)]);
}

/** A weapon with its Weapon Size: "Gun 3". */
export function weaponName(t: Texts, { kind, size, name }: BuiltWeapon): string {
  return name ?? t.weaponLine(t.weaponKinds[kind], String(size));
}

/** Use, damage and range of a weapon in a few words. */
export function weaponFacts(t: Texts, dice: (notation: string) => string, weapon: BuiltWeapon): string {
  const { use, damageD6, damageD10, range, rangeD6, armorD6 } = weaponValues(weapon);
  if (weapon.kind === 'plate') return t.plateStats(dice(`${armorD6}d6`));
  const damage = [damageD6 > 0 && `${damageD6}d6`, damageD10 > 0 && `${damageD10}d10`]
    .filter((part) => typeof part === 'string')
    .map(dice)
    .join(' + ');
  const far =
    range > 0 ? t.rangeInches(String(range)) : rangeD6 > 0 ? t.rangeDice(dice(`${rangeD6}d6`)) : undefined;
  return [t.weaponStats(String(use), damage), far].filter(Boolean).join(', ');
}

/** One line of the bill, which names the weapon or the propulsion it is for. */
export function billText(t: Texts, { propulsion, weapons }: BuiltCreation, line: PriceLine): string {
  const { code, place = 0 } = line;
  const weapon = code === 'weapon' ? weapons[place] : undefined;
  if (weapon) return weaponName(t, weapon);
  const moved = code === 'propulsion' ? propulsion[place] : undefined;
  return moved ? `${t.bill.propulsion}: ${t.mediums[moved.medium]}` : t.bill[code];
}

export function faultText(t: Texts, format: Format, { code, limit, found }: CreationIssue): string {
  const shown = (value: number | undefined) => (value === undefined ? '' : format.number(value));
  return t.codes[code](shown(limit), shown(found));
}
