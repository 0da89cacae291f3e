import type { Profile } from '../rules/brikwars/profile.ts';
import { ok } from '../rules/result.ts';
import { listArmies } from './armies.ts';
import { armyKey, armyKind } from './army.ts';
import { profileOfUnit } from './profiles.ts';
import type { RecordStore, Stored } from './store.ts';

/** A line of an army that says how the unit fights. */
export interface ArmyUnitLine {
  readonly line: string;
  readonly count: number;
  readonly profile: Profile;
}

/** An army of BrikWars with those of its lines that say how they fight, in its order. */
export interface ArmyUnits {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly units: readonly ArmyUnitLine[];
}

/** Few enough that a screen in use does not stutter. */
const armiesAtOnce = 50;

/** All armies of BrikWars that can be read, the one changed last first. */
export async function listArmyUnits(store: RecordStore): Stored<readonly ArmyUnits[]> {
  const list = await listArmies(store);
  if (!list.ok) return list;
  const wanted = list.value.summaries
    .filter(({ game }) => game === 'brikwars')
    .toSorted((a, b) => b.changed - a.changed);
  const found: ArmyUnits[] = [];
  for (let from = 0; from < wanted.length; from += armiesAtOnce) {
    const some = wanted.slice(from, from + armiesAtOnce);
    const read = await store.readMany(some.map(({ id }) => armyKey(id)));
    if (!read.ok) return read;
    for (const raw of read.value) {
      const decoded = armyKind.decode(raw);
      if (decoded.state !== 'ok') continue;
      const { id, name, changed, lines } = decoded.value;
      const units = lines.flatMap((line) => {
        const profile = profileOfUnit(line.unit);
        // The line's own name is the one that the player sees and changes.
        return profile
          ? [{ line: line.id, count: line.count, profile: { ...profile, name: line.name || profile.name } }]
          : [];
      });
      found.push({ id, name, changed, units });
    }
  }
  return ok(found);
}
