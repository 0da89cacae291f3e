import type { BuiltCreation } from '../creation/built.ts';
import type { WreckState } from './wreck-state.ts';

/** Where each thing of a list stands in the list after a change; what is gone stands nowhere. */
function standsAt(before: readonly object[], after: readonly object[]): readonly (number | undefined)[] {
  const [old, now] = [before, after].map((things) => things.map((thing) => JSON.stringify(thing)));
  if (!old || !now) return [];
  const fewer = Math.min(old.length, now.length);
  const differs = old.findIndex((thing, at) => thing !== now[at]);
  const head = differs < 0 ? fewer : Math.min(differs, fewer);
  let tail = 0;
  while (tail < fewer - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const open = [...now.keys()].slice(head, now.length - tail);
  const places = old.map((thing, at) => {
    if (at < head) return at;
    if (at >= old.length - tail) return at + now.length - old.length;
    const same = open.findIndex((place) => now[place] === thing);
    return same < 0 ? undefined : open.splice(same, 1)[0];
  });
  // What was changed itself is in its old place.
  return places.map(
    (place, at) => place ?? (old.length === now.length && open.includes(at) ? at : undefined),
  );
}

/** A part of a creation, and which of several. */
interface AimedPart {
  readonly kind: string;
  readonly place: number;
}

/**
 * What has happened to a creation, and the part that is aimed at, where it is built otherwise from now on: each part keeps
 * what has become of it in whatever place it stands. Undefined is a part that is gone.
 */
export function rebuilt<Aim extends AimedPart>(
  before: BuiltCreation,
  after: BuiltCreation,
  state: WreckState,
  aim?: Aim,
): { readonly state: WreckState; readonly aim: Aim | undefined } {
  const weapons = standsAt(before.weapons, after.weapons);
  const propulsion = standsAt(before.propulsion, after.propulsion);
  const places = aim && ({ weapon: weapons, propulsion } as const)[aim.kind as 'weapon' | 'propulsion'];
  const place = places ? places[aim?.place ?? 0] : aim?.place;
  return {
    state: {
      ...state,
      weaponsOff: state.weaponsOff.flatMap((off) => weapons[off] ?? []).toSorted((a, b) => a - b),
      partsOff: after.propulsion.map((_, at) => state.partsOff[propulsion.indexOf(at)] ?? 0),
    },
    aim: aim && place !== undefined ? { ...aim, place } : undefined,
  };
}
