/** Two states that came from one, as one. `overruled`: both changed the same, and only what is mine stands in it. */
interface Joined<Value> {
  readonly value: Value;
  readonly overruled: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const alike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Field by field, also those that only a later version knows: what one of both changed is taken, mine where both did. */
export function joinFields(...states: readonly [base: object, mine: object, theirs: object]): Joined<Fields> {
  // Read by name, whatever their type says of them.
  const [base, mine, theirs] = states as readonly [Fields, Fields, Fields];
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

interface Item {
  readonly id: string;
}
type Items = readonly Item[];

const without = (ids: readonly string[], among: ReadonlySet<string>) => ids.filter((id) => among.has(id));

/** The order of both: of those that changed it mine, each new one behind the one that it was put behind. */
function joinOrder(base: Items, mine: Items, theirs: Items): Joined<readonly string[]> {
  const [before, own, other] = [base, mine, theirs].map((items) => items.map(({ id }) => id)) as [
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

/** Item by item and field by field, in the order of both. */
export function joinItems<Kept extends Item>(
  base: readonly Kept[],
  mine: readonly Kept[],
  theirs: readonly Kept[],
): Joined<readonly Kept[]> {
  const [before, own, other] = [base, mine, theirs].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  ) as [Map<string, Kept>, Map<string, Kept>, Map<string, Kept>];
  const order = joinOrder(base, mine, theirs);
  let { overruled } = order;
  const value = order.value.flatMap((id): readonly Kept[] => {
    const [was, here, there] = [before.get(id), own.get(id), other.get(id)];
    if (here && there) {
      const fields = joinFields(was ?? {}, here, there);
      overruled ||= fields.overruled;
      // Each of its fields is one that an item of the same id had.
      return [fields.value as unknown as Kept];
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
