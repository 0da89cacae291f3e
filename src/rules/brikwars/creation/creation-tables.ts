import { printDice } from '../../dice/notation.ts';
import { cell, column } from '../../rules-table.ts';
import { levelArmor } from '../wreck/structure-armor.ts';
import { creationWeaponKinds } from './creation.ts';
import { weaponValues } from './creation-weapons.ts';

/** Structure Levels with their Armor (BW-CRE-06). */
export function structureLevelTable() {
  return {
    columns: [column('armor')],
    rows: [0, 1, 2, 3, 4, 5].map((level) => ({
      id: 'structure-level' as const,
      amount: level,
      cells: [cell(printDice(levelArmor(level)))],
    })),
  };
}

/** What one inch of Weapon Size brings (BW-CRE-14). */
export function creationWeaponTable() {
  const dice = (count: number, sides: number) => (count > 0 ? `${count}d${sides}` : undefined);
  return {
    columns: [column('cost'), column('use'), column('damage'), column('armor'), column('reach', 'reach')],
    rows: creationWeaponKinds.map((kind) => {
      const { cost, use, damageD6, damageD10, armorD6, range, rangeD6 } = weaponValues({ kind, size: 1 });
      const reach = range > 0 ? range : dice(rangeD6, 6);
      const damage = dice(damageD6, 6) ?? dice(damageD10, 10);
      return { id: kind, cells: [cost, use, damage, dice(armorD6, 6), reach].map(cell) };
    }),
  };
}
