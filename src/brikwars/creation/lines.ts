import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation, BuiltWeapon } from '../../rules/brikwars/creation/built.ts';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import { weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import { creationArmor } from '../../rules/brikwars/wreck/structure-armor.ts';
import { pieceSize, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { type PresetId, presetIds, presets } from './presets.ts';

type Texts = Messages['creation'];

const sameDesign = (a: BuiltCreation, b: BuiltCreation): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which of those that stand ready it is. */
export function presetOf(creation: BuiltCreation): PresetId | undefined {
  return presetIds.find((id) => sameDesign(presets[id], creation));
}

/** What a creation is called: as one that stands ready, or by what it is. */
export function creationName(t: Texts, creation: BuiltCreation): string {
  const preset = presetOf(creation);
  return preset ? t.presets[preset] : t.classes[creationClass(creation)];
}

/** A weapon with its Weapon Size: "Gun 3". */
export function weaponName(t: Texts, { kind, size }: BuiltWeapon): string {
  return t.weaponLine(t.weaponKinds[kind], String(size));
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

/** Whether it flies, and so carries less (BW-CRE-15). */
export function fliesIn({ propulsion }: BuiltCreation): 'air' | 'none' {
  return propulsion.some(({ medium, inches }) => medium === 'flight' && inches > 0) ? 'air' : 'none';
}

/** What it is, how large and how strong, and how far it moves. */
export function creationLine(
  t: Texts,
  dice: (notation: string) => string,
  format: Format,
  creation: BuiltCreation,
): string {
  const { size, level, propulsion } = creation;
  const moves = propulsion.map(({ medium, inches }) =>
    medium === 'ground' ? t.move(format.number(inches)) : t.moveIn(t.mediums[medium], format.number(inches)),
  );
  return [
    t.classes[creationClass(creation)],
    t.summary(format.number(size), format.number(level)),
    t.armor(dice(printDice(creationArmor(creation, 'structure')))),
    ...moves,
  ].join(' · ');
}

/** What it is armed with; nothing where it is not. */
export function armsLine(t: Texts, { weapons }: BuiltCreation): string {
  return weapons.map((weapon) => weaponName(t, weapon)).join(', ');
}

/** What has happened to it, each thing in a few words; nothing where it is whole. */
export function damageTexts(
  t: Texts,
  format: Format,
  creation: BuiltCreation,
  state: WreckState,
): readonly string[] {
  const { pips, weaponsOff, partsOff, controlsOff } = state;
  const left = pieceSize(creation, state);
  const size = Math.max(1, left);
  if (pips >= size) return [t.damage.destroyed];
  return [
    ...(left < creation.size ? [t.damage.cutTo(format.number(left))] : []),
    ...(pips > 0 ? [t.damage.pipsLeft(format.number(pips), format.number(size))] : []),
    ...weaponsOff.flatMap((place) => {
      const weapon = creation.weapons[place];
      return weapon ? [t.damage.weaponOff(weaponName(t, weapon))] : [];
    }),
    ...partsOff.flatMap((lost, place) => {
      const moved = creation.propulsion[place];
      return moved && lost > 0 ? [t.partsLost(t.mediums[moved.medium], format.number(lost))] : [];
    }),
    ...(controlsOff ? [t.damage.controlsOff] : []),
  ];
}

/** The same in one line. */
export function damageLine(...of: Parameters<typeof damageTexts>): string {
  return damageTexts(...of).join(', ');
}
