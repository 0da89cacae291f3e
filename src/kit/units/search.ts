import { fold } from '../../platform/fold.ts';
import type { ArmyUnits } from '../../storage/army/army-units.ts';

/** The things whose words hold every word of the query, in their order; all of them where nothing is asked. */
export function matching<Thing>(
  things: readonly Thing[],
  query: string,
  wordsOf: (thing: Thing) => string,
): readonly Thing[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return things;
  return things.filter((thing) => {
    const text = fold(wordsOf(thing));
    return wanted.every((word) => text.includes(word));
  });
}

/** The armies with those of their units that match by the names of both; armies without any are left out. */
export function matchingArmies<Unit>(
  armies: readonly ArmyUnits<Unit>[],
  query: string,
  nameOf: (unit: Unit) => string,
): readonly ArmyUnits<Unit>[] {
  return armies.flatMap((army) => {
    const units = matching(army.units, query, ({ unit }) => `${army.name} ${nameOf(unit)}`);
    return units.length > 0 ? [{ ...army, units }] : [];
  });
}
