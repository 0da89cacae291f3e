import { armyBounds } from '../rules/army.ts';
import type { Army, ArmyLine } from './army.ts';

/** Two states that came from one, as one. `overruled`: both changed the same, and only what is mine stands in it. */
interface Joined<Value> {
  readonly value: Value;
  readonly overruled: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const alike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Field by field, also those that only a later version knows: what one of both changed is taken, mine where both did. */
function joinFields(base: Fields, mine: Fields, theirs: Fields): Joined<Fields> {
  let overruled = false;
  const joined = new Map<string, unknown>();
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [base[key], mine[key], theirs[key]];
    const keep = alike(own, before) ? other : own;
    if (keep === own && !alike(own, other) && !alike(other, before)) overruled = true;
    if (keep !== undefined) joined.set(key, keep);
  }
  return { value: Object.fromEntries(joined), overruled };
}

type Lines = readonly ArmyLine[];

const without = (ids: readonly string[], among: ReadonlySet<string>) => ids.filter((id) => among.has(id));

/** The order of both: of those that changed it mine, each new line behind the one that it was put behind. */
function joinOrder(base: Lines, mine: Lines, theirs: Lines): Joined<readonly string[]> {
  const [before, own, other] = [base, mine, theirs].map((lines) => lines.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ];
  const shared = new Set(own.filter((id) => other.includes(id)));
  const [first, mineFirst, theirsFirst] = [
    without(before, shared),
    without(own, shared),
    without(other, shared),
  ];
  const moved = !alike(mineFirst, first);
  const [frame, rest] = moved ? [own, other] : [other, own];
  const order = [...frame];
  rest.forEach((id, index) => {
    if (order.includes(id)) return;
    const behind = rest.slice(0, index).findLast((each) => order.includes(each));
    order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, id);
  });
  return {
    value: order,
    overruled: moved && !alike(theirsFirst, first) && !alike(theirsFirst, mineFirst),
  };
}

function joinLines(base: Lines, mine: Lines, theirs: Lines): Joined<Lines> {
  const [before, own, other] = [base, mine, theirs].map(
    (lines) => new Map(lines.map((line) => [line.id, line])),
  ) as [Map<string, ArmyLine>, Map<string, ArmyLine>, Map<string, ArmyLine>];
  const order = joinOrder(base, mine, theirs);
  let { overruled } = order;
  const value = order.value.flatMap((id): Lines => {
    const [was, here, there] = [before.get(id), own.get(id), other.get(id)];
    if (here && there) {
      const fields = joinFields({ ...was }, { ...here }, { ...there });
      overruled ||= fields.overruled;
      // Each field of a line is one that a line of the same id had.
      return [fields.value as unknown as ArmyLine];
    }
    if (!was) return here ? [here] : there ? [there] : [];
    // Taken away by one: what the other changed of it meanwhile makes way where it is theirs, and stays where it is mine.
    if (here) {
      if (alike(here, was)) return [];
      overruled = true;
      return [here];
    }
    if (there && !alike(there, was)) overruled = true;
    return [];
  });
  return { value, overruled };
}

/**
 * What became of an army in two places since it was `base`: edits of different lines and fields are joined, and where
 * both changed the same it is mine that stands (`overruled` says so). Its revision is theirs.
 */
export function joinArmies(
  base: Army,
  mine: Army,
  theirs: Army,
): { readonly army: Army; readonly overruled: boolean } {
  const { revision, changed } = theirs;
  const lines = joinLines(base.lines, mine.lines, theirs.lines);
  const at = { lines: [], revision, changed };
  const fields = joinFields({ ...base, ...at }, { ...mine, ...at }, { ...theirs, ...at });
  // More lines than an army may have: then one of both has to make way.
  if (lines.value.length > armyBounds.lines) return { army: { ...mine, revision, changed }, overruled: true };
  // Each field of an army is one that an army of the same id had.
  const army = { ...(fields.value as unknown as Army), lines: lines.value };
  return { army, overruled: lines.overruled || fields.overruled };
}
