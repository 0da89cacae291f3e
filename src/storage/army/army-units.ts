import type { Game } from '../../rules/ids.ts';
import { ok } from '../../rules/result.ts';
import type { RecordStore, Stored } from '../store.ts';
import { listArmies } from './armies.ts';
import { type ArmyLine, type ArmyUnit, armyKey, armyKind } from './army.ts';

/** How the lines of a game's armies keep its units. */
export interface UnitKeeper<Unit> {
  readonly game: Game;
  /** Longer names than this a unit cannot have, though a line can. */
  readonly longestName: number;
  /** The unit of a line under the name that the player sees; undefined for newer versions and what cannot be read. */
  readonly read: (line: Pick<ArmyLine, 'name' | 'unit'>) => Unit | undefined;
  /** What a line keeps of a unit; what a later version added to the one `before` stays. */
  readonly keep: (unit: Unit, before?: ArmyUnit) => ArmyUnit;
  /** How many models a unit has, in games whose units have more than one. */
  readonly models?: (unit: Unit) => number;
}

/** A line of an army that says how the unit fights. */
export interface ArmyUnitLine<Unit> {
  readonly line: string;
  readonly count: number;
  readonly unit: Unit;
}

/** An army of a game with those of its lines that say how they fight, in its order. */
export interface ArmyUnits<Unit> {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly units: readonly ArmyUnitLine<Unit>[];
}

/** Few enough that a screen in use does not stutter. */
const armiesAtOnce = 50;

/** All armies of a game that can be read, the one changed last first. */
export async function listArmyUnits<Unit>(
  store: RecordStore,
  { game, read: unitOf }: Pick<UnitKeeper<Unit>, 'game' | 'read'>,
): Stored<readonly ArmyUnits<Unit>[]> {
  const list = await listArmies(store);
  if (!list.ok) return list;
  const wanted = list.value.summaries
    .filter((army) => army.game === game)
    .toSorted((a, b) => b.changed - a.changed);
  const found: ArmyUnits<Unit>[] = [];
  for (let from = 0; from < wanted.length; from += armiesAtOnce) {
    const some = wanted.slice(from, from + armiesAtOnce);
    const read = await store.readMany(some.map(({ id }) => armyKey(id)));
    if (!read.ok) return read;
    for (const raw of read.value) {
      const decoded = armyKind.decode(raw);
      if (decoded.state !== 'ok') continue;
      const { id, name, changed, lines } = decoded.value;
      const units = lines.flatMap((line) => {
        const unit = unitOf(line);
        return unit ? [{ line: line.id, count: line.count, unit }] : [];
      });
      found.push({ id, name, changed, units });
    }
  }
  return ok(found);
}
