import type { Queue, QueueRules, Queues, Waiting } from './queue.ts';

const unknown = -1;

/** What differs by less is the same: dice that may be rolled on and on end with a cut. */
const same = 1e-12;

const alikeDamage = new WeakMap<Float64Array, readonly number[]>();

/**
 * For each damage that an Armor has held the least one after which all that may come is as likely. An Armor whose dice
 * are rolled on after the best face begins anew with each of them, so that few damages differ.
 */
function damagesAlike(hold: Float64Array): readonly number[] {
  const known = alikeDamage.get(hold);
  if (known) return known;
  const kinds: number[] = [];
  const alike = Array.from(hold, (held, damage) => {
    const found = kinds.find((other) => {
      const before = hold[other] as number;
      for (let more = 1; other + more < hold.length; more++)
        if (Math.abs((hold[damage + more] ?? 0) - (held * (hold[other + more] as number)) / before) > same)
          return false;
      return true;
    });
    if (found === undefined) kinds.push(damage);
    return found ?? damage;
  });
  alikeDamage.set(hold, alike);
  return alike;
}

/** Numbers for whole triples, each triple once; their parts are whole and not negative. */
function triples() {
  let slots = new Int32Array(1 << 12).fill(unknown);
  const parts: number[] = [];
  const slotOf = (a: number, b: number, c: number) =>
    (Math.imul(Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c, 0xc2b2ae35) >>> 7) &
    (slots.length - 1);
  const find = (a: number, b: number, c: number): number => {
    let slot = slotOf(a, b, c);
    for (let id = slots[slot] as number; id !== unknown; id = slots[slot] as number) {
      if (parts[3 * id] === a && parts[3 * id + 1] === b && parts[3 * id + 2] === c) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  };
  const numberOf = (a: number, b: number, c: number): number => {
    const slot = find(a, b, c);
    const known = slots[slot] as number;
    if (known !== unknown) return known;
    const id = parts.push(a, b, c) / 3 - 1;
    slots[slot] = id;
    if (2 * id > slots.length) {
      slots = new Int32Array(2 * slots.length).fill(unknown);
      for (let at = 0; at <= id; at++)
        slots[find(parts[3 * at] as number, parts[3 * at + 1] as number, parts[3 * at + 2] as number)] = at;
    }
    return id;
  };
  return { numberOf, part: (id: number, which: 0 | 1 | 2) => parts[3 * id + which] as number };
}

/** Members by numbers of their own, and rows of members: each row is one member before another row. */
function rowsOf() {
  const members: Waiting[] = [];
  const memberIds = new Map<number, number>();
  const memberOf = (one: Waiting): number => {
    const name = ((one.damage * 64 + one.seat) * 64 + one.hits) * 64 + one.kind;
    const known = memberIds.get(name);
    if (known !== undefined) return known;
    memberIds.set(name, members.length);
    return members.push(one) - 1;
  };
  // Row 0 is empty; of row n+1 the triple n says who is first and which row follows.
  const known = triples();
  const before = (first: number, rest: number) => known.numberOf(first, rest, 0) + 1;
  const lengths: number[] = [0];
  const firstOf = (row: number) => known.part(row - 1, 0);
  const restOf = (row: number) => known.part(row - 1, 1);
  const lengthOf = (row: number): number => {
    if (lengths[row] === undefined) lengths[row] = 1 + lengthOf(restOf(row));
    return lengths[row];
  };
  const listOf = (row: number): readonly number[] =>
    row === 0 ? [] : [firstOf(row), ...listOf(restOf(row))];
  const added = triples();
  const rowWith: number[] = [];
  return {
    memberOf,
    member: (at: number) => members[at] as Waiting,
    rowOf: (list: readonly number[]) => list.reduceRight((rest, first) => before(first, rest), 0),
    firstOf,
    restOf,
    lengthOf,
    listOf,
    /** The row with one more: behind all whom as many have hit, but in the order of later rounds. */
    with(row: number, member: number): number {
      const at = added.numberOf(row, member, 0);
      const made = rowWith[at];
      if (made !== undefined) return made;
      const { hits, seat } = members[member] as Waiting;
      const list = [...listOf(row)];
      const goesBefore = (other: Waiting) => other.hits === hits && other.seat > seat;
      let place = list.length;
      while (place > 0 && goesBefore(members[list[place - 1] as number] as Waiting)) place--;
      list.splice(place, 0, member);
      const to = list.reduceRight((rest, first) => before(first, rest), 0);
      rowWith[at] = to;
      return to;
    },
  };
}

/** All places that queues come to after so many hits of each group, each once, and where a hit leads from each. */
export function placesOf(
  most: readonly number[],
  { holds, most: mostHits, whole, later }: QueueRules,
  begin: Queues,
) {
  const rows = rowsOf();
  const places = triples();
  const alike = holds.map(damagesAlike);
  const each = stepsOf(most.map((count) => count + 1));
  const size = each.at(-1) as number;
  const takenOf = (taken: number, group: number) =>
    Math.floor(taken / (each[group] as number)) % ((most[group] as number) + 1);
  const all = most.reduce((sum, count) => sum + count, 0) + later;
  const open = Array.from({ length: size }, (_, taken) =>
    most.reduce((left, _count, group) => left - takenOf(taken, group), all),
  );
  const full = most.map((count, group) =>
    Array.from({ length: size }, (_, taken) => takenOf(taken, group) >= count),
  );
  // How many of each kind live, as one number.
  const kinds = holds.map((_, kind) => Math.max(0, ...begin.map(([{ living }]) => living[kind] ?? 0)));
  const units = stepsOf(kinds.map((count) => count + 1));
  const livingOf = (living: readonly number[]) =>
    living.reduce((sum, count, kind) => sum + count * (units[kind] as number), 0);
  const countsOf = (living: number) =>
    kinds.map((count, kind) => Math.floor(living / (units[kind] as number)) % (count + 1));
  // Where a hit leads: who dies, by group; who lives, by group, for the value in hand alone.
  const deaths: number[][] = most.map(() => []);
  const lived: number[] = [];
  const livedIn: number[] = [];
  let turn = 0;
  const firstOf = (row: number): Waiting | undefined => {
    const first = row === 0 ? undefined : rows.member(rows.firstOf(row));
    return first && first.hits < mostHits ? first : undefined;
  };
  const afterHit = (id: number, group: number, value: number, survives: boolean): number => {
    const [living, row] = [places.part(id, 1), places.part(id, 2)];
    const taken = places.part(id, 0) + (each[group] as number);
    const first = firstOf(row);
    if (!first) return places.numberOf(taken, living, row);
    const rest = rows.restOf(row);
    if (!survives) return places.numberOf(taken, living - (units[first.kind] as number), rest);
    const hits = first.hits + 1;
    // Nobody counts whom no hit can reach any more.
    const gone = !whole && (hits >= mostHits || rows.lengthOf(rest) >= (open[taken] as number));
    if (gone) return places.numberOf(taken, living, rest);
    const damage = first.damage + value;
    const member = rows.memberOf({ ...first, damage: alike[first.kind]?.[damage] ?? damage, hits });
    return places.numberOf(taken, living, rows.with(rest, member));
  };
  return {
    begin({ living, waiting }: Queue): number {
      const list = waiting.map(rows.memberOf);
      return places.numberOf(0, livingOf(living), rows.rowOf(whole ? list : list.slice(0, open[0])));
    },
    /** Another value is in hand. */
    next() {
      turn++;
    },
    taken: (id: number) => places.part(id, 0),
    /** What a hit of a group adds to the number of hits taken. */
    step: (group: number) => each[group] as number,
    mayTake: (id: number, group: number) => !full[group]?.[places.part(id, 0)],
    /** The chance that who is hit next lives; a hit that nobody can take is lost. */
    lives(id: number, value: number): number {
      const first = firstOf(places.part(id, 2));
      if (!first || value === 0) return 1;
      const hold = holds[first.kind] as Float64Array;
      // His Armor has held so far.
      const held = first.damage === 0 ? 1 : (hold[first.damage] ?? 0);
      return Math.min(1, (hold[first.damage + value] ?? 0) / held);
    },
    struck(id: number, group: number, value: number, survives: boolean): number {
      const own = deaths[group] as number[];
      const known = survives ? (livedIn[id] === turn ? lived[id] : undefined) : own[id];
      if (known !== undefined) return known;
      const to = afterHit(id, group, value, survives);
      if (survives) {
        lived[id] = to;
        livedIn[id] = turn;
      } else own[id] = to;
      return to;
    },
    /** What each number of hits taken counts for. */
    worthOf: (chosen: readonly (readonly number[])[]): readonly number[] =>
      Array.from({ length: size }, (_, taken) =>
        chosen.reduce((product, own, group) => product * (own[takenOf(taken, group)] ?? 0), 1),
      ),
    /** All queues that came of it, those alike as one. */
    ends(weights: readonly number[], worth: readonly number[]): Queues {
      const found = new Map<string, { readonly id: number; chance: number }>();
      for (const [id, weight] of weights.entries()) {
        const list = later > 0 ? rows.listOf(places.part(id, 2)) : [];
        const left = whole ? list : list.slice(0, later);
        const name = `${places.part(id, 1)} ${left.join()}`;
        const chance = weight * (worth[places.part(id, 0)] as number);
        const before = found.get(name);
        if (before) before.chance += chance;
        else if (chance > 0) found.set(name, { id, chance });
      }
      return [...found.values()].map(({ id, chance }) => {
        const list = rows.listOf(places.part(id, 2));
        const waiting = (whole ? list : list.slice(0, later)).map(rows.member);
        return [{ living: countsOf(places.part(id, 1)), waiting }, chance] as const;
      });
    },
  };
}

/** What one more of each counts in a number made of several; last what all of them make. */
function stepsOf(sizes: readonly number[]): readonly number[] {
  const steps = [1];
  for (const size of sizes) steps.push((steps.at(-1) as number) * size);
  return steps;
}
