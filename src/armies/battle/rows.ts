import type { Messages } from '../../platform/words.ts';
import { type BattleSide, type BattleUnit, battleLimits } from '../../rules/battle.ts';
import { modelsOf } from '../../rules/usb/profile.ts';
import type { Army, ArmyLine } from '../../storage/army.ts';
import { usbUnitOf } from '../../storage/usb-units.ts';
import { whoText } from '../../usb/unit-names.ts';

type Names = Pick<Messages, 'armies' | 'usbunits'>;

/** What a line brings to the table: rows that act by themselves, each with so many models. */
function rowsOf(line: ArmyLine, { game }: Army, t: Names): readonly Omit<BattleUnit, 'id' | 'side'>[] {
  const usb = game === 'usb' ? usbUnitOf(line.unit) : undefined;
  const models = usb ? modelsOf(usb) : (line.models ?? 1);
  const name = (line.name || (usb ? whoText(t.usbunits, usb, models) : t.armies.unnamedLine)).slice(
    0,
    battleLimits.name,
  );
  // Minifigs of a line go together; activations and figures each for itself.
  const together = game === 'brikwars' && line.unit === undefined ? 1 : line.count;
  const each = game === 'brikwars' && line.unit === undefined ? line.count * models : models;
  const weight = usb?.kind === 'hero' ? { weight: 2 } : {};
  return Array.from({ length: together }, (_, place) => ({
    name: together > 1 ? `${name} ${place + 1}` : name,
    models: Math.min(battleLimits.models, Math.max(1, each)),
    line: line.id,
    ...weight,
  }));
}

/** The units of an army as they are set up on the table. */
export function unitsOfArmy(army: Army, side: BattleSide, t: Names): readonly BattleUnit[] {
  return army.lines
    .filter(({ count }) => count > 0)
    .flatMap((line) => rowsOf(line, army, t))
    .slice(0, battleLimits.units / 2)
    .map((row, place) => ({ ...row, id: `${side[0]}${place + 1}`, side }));
}

/** So many units of an enemy who is not on this phone. */
export function plainUnits(names: readonly string[]): readonly BattleUnit[] {
  return names.slice(0, battleLimits.units / 2).map((name, place) => ({
    id: `t${place + 1}`,
    side: 'theirs',
    name,
    models: 1,
  }));
}
