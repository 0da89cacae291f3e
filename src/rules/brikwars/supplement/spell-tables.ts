import { printDice } from '../../dice/notation.ts';
import { cell, column, type Figure } from '../../rules-table.ts';
import { areaCast, shieldCost, spellValues } from './spell-values.ts';

/** Levels of spells that a mage or a circle reaches; a circle's go on to the last (BW-MAG-05). */
const levels = [1, 2, 3, 4, 5, 10] as const;

/** A spell by its level. */
function rows(figures: (level: number) => readonly (Figure | undefined)[]) {
  return levels.map((level) => ({
    id: 'spell-level' as const,
    amount: level,
    cells: figures(level).map(cell),
  }));
}

/** Magic bolts (BW-MAG-02). */
export function boltTable() {
  return {
    columns: [column('use'), column('reach', 'reach'), column('damage')],
    rows: rows((level) => {
      const { use, inches, dice } = spellValues('bolt', level);
      return [use, inches, printDice(dice)];
    }),
  };
}

/** Area spells (BW-MAG-03). */
export function areaTable() {
  return {
    columns: [column('cost'), column('use'), column('reach', 'reach'), column('damage')],
    rows: rows((level) => {
      const { use, range, dice } = spellValues('area', level);
      return [areaCast(level), use, range && printDice(range), printDice(dice)];
    }),
  };
}

/** Magic shields (BW-MAG-04). */
export function shieldTable() {
  return {
    columns: [column('cost'), column('use'), column('around', 'inches'), column('taken-off')],
    rows: rows((level) => {
      const { use, radius, dice } = spellValues('shield', level);
      return [shieldCost(level), use, radius, printDice(dice)];
    }),
  };
}
