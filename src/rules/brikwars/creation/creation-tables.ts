import { printDice } from '../../dice/notation.ts';
import { cell, column } from '../../rules-table.ts';
import { propulsionCost } from '../units/costs.ts';
import { levelArmor, partLevel } from '../wreck/structure-armor.ts';
import { creationWeaponKinds, partKinds } from './creation.ts';
import { weaponValues } from './creation-weapons.ts';

const levels = [0, 1, 2, 3, 4, 5] as const;

/** Structure Levels with the Armor of the body and of its weaker parts (BW-CRE-06, BW-CRE-07). */
export function structureLevelTable() {
  return {
    columns: partKinds.map((part) => column(part)),
    rows: levels.map((level) => ({
      id: 'structure-level' as const,
      amount: level,
      cells: partKinds.map((part) => cell(printDice(levelArmor(partLevel(level, part))))),
    })),
  };
}

/** What flight costs by speed, down, and by Structure Level, across (BW-CRE-09). */
export function flightCostTable() {
  return {
    columns: levels.map((level) => column('of-level', 'dice', level)),
    rows: [2, 6, 10, 12, 16, 20, 24].map((inches) => ({
      id: 'flight-speed' as const,
      amount: inches,
      cells: levels.map((level) => cell(propulsionCost(inches, level))),
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
