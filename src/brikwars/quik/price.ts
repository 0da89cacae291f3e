import { lugpolCost } from '../../rules/brikwars/lugpol-cost.ts';
import { lugpolUnitIds, lugpolWeaponIds } from '../../rules/brikwars/lugpol-game.ts';
import type { QuikExplained } from '../../rules/brikwars/quik-effects.ts';
import type { QuikInputs, QuikRow } from './inputs.ts';

/** What both sides cost by the list of LUGPolWars. */
export interface QuikPrice {
  readonly attacker: QuikExplained;
  readonly target: QuikExplained;
}

/** What the vehicle costs by the list of LUGPolWars. */
export function carPrice({ car }: QuikInputs): QuikExplained | undefined {
  const cost = lugpolCost({ units: [], vehicles: [{ ...car, crew: 1, weapons: [] }] });
  return cost.ok ? cost.value : undefined;
}

/** What both sides cost by the list of LUGPolWars; undefined in another game. */
export function priceOf({ table, strikers, target }: QuikInputs): QuikPrice | undefined {
  if (table.game !== 'lugpol') return undefined;
  const attacker = priceOfRows(strikers);
  const other = priceOfRows([{ ...target, count: 1, crew: 1 }]);
  return attacker && other && { attacker, target: other };
}

/** Every minifig with its weapons and protection; a mounted weapon has so many minifigs at it. */
function priceOfRows(rows: readonly QuikRow[]): QuikExplained | undefined {
  const cost = lugpolCost({
    units: rows.flatMap((row) => {
      const unit = lugpolUnitIds.find((id) => id === row.unit);
      if (unit === undefined) return [];
      const carried = [...new Set([row.weapon, row.other])];
      const weapons = lugpolWeaponIds.filter((id) => priced.has(id) && carried.includes(id));
      const gear = { weapons, shields: Number(row.shield), armors: Number(row.armor) };
      const helpers = row.weapon === 'mounted' ? row.count * (row.crew - 1) : 0;
      const first = { unit, count: row.count, ...gear };
      return helpers === 0 ? [first] : [first, { unit, count: helpers, ...gear, weapons: [] }];
    }),
    vehicles: [],
  });
  return cost.ok ? cost.value : undefined;
}

/** Bare hands and what lies about cost nothing. */
const priced: ReadonlySet<string> = new Set(
  lugpolWeaponIds.filter((id) => id !== 'bare-hands' && id !== 'improvised'),
);
