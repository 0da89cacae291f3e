import { Numbered, unknown } from './numbered.ts';
import type { Queue, QueueRules, Queues, Waiting } from './queue.ts';
import { emptyRow, rowsOf } from './queue-rows.ts';

/** Cells of a place: its key, how many hits were taken, who is hit next; where he lives, in which turn; who dies, by group. */
const [tally, row, taken, next, lived, livedIn, dies] = [0, 1, 2, 3, 4, 5, 6];

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

/** All places that queues come to after so many hits of each group, each once, and where a hit leads from each. */
export function placesOf(
  most: readonly number[],
  { holds, most: mostHits, whole, later }: QueueRules,
  begin: Queues,
) {
  const rows = rowsOf();
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
  // Who lives and how many hits were taken are one number; the other is the row of those who wait.
  const places = new Numbered(4 + most.length);
  const placeOf = (count: number, alive: number, waiting: number) => {
    const id = places.numberOf(alive * size + count, waiting);
    places.set(id, taken, count);
    const first = waiting === emptyRow ? unknown : rows.firstOf(waiting);
    const open = first !== unknown && (rows.members[first] as Waiting).hits < mostHits;
    places.set(id, next, open ? first : unknown);
    return id;
  };
  const takenAt = (id: number) => places.cell(id, taken);
  const livingAt = (id: number) => Math.floor(places.cell(id, tally) / size);
  let turn = 0;
  let chances: readonly number[] = [];
  const survives = ({ kind, damage }: Waiting, value: number): number => {
    if (value === 0) return 1;
    const hold = holds[kind] as Float64Array;
    // His Armor has held so far.
    const held = damage === 0 ? 1 : (hold[damage] ?? 0);
    return Math.min(1, (hold[damage + value] ?? 0) / held);
  };
  const afterHit = (id: number, group: number, value: number, lives: boolean): number => {
    const waiting = places.cell(id, row);
    const living = livingAt(id);
    const after = takenAt(id) + (each[group] as number);
    if (places.cell(id, next) === unknown) return placeOf(after, living, waiting);
    const first = rows.members[places.cell(id, next)] as Waiting;
    const rest = rows.restOf(waiting);
    if (!lives) return placeOf(after, living - (units[first.kind] as number), rest);
    const hits = first.hits + 1;
    // Nobody counts whom no hit can reach any more.
    const gone = !whole && (hits >= mostHits || rows.lengthOf(rest) >= (open[after] as number));
    if (gone) return placeOf(after, living, rest);
    const damage = first.damage + value;
    const member = rows.memberOf({ ...first, damage: alike[first.kind]?.[damage] ?? damage, hits });
    return placeOf(after, living, rows.withOne(rest, member));
  };
  const found = new Map<number, { readonly id: number; chance: number }>();
  const names = new Numbered(0);
  const end = (id: number, chance: number) => {
    if (!(chance > 0)) return;
    const waiting = places.cell(id, row);
    const left = later === 0 ? emptyRow : whole ? waiting : rows.rowOf(rows.listOf(waiting).slice(0, later));
    const name = names.numberOf(livingAt(id), left);
    const before = found.get(name);
    if (before) before.chance += chance;
    else found.set(name, { id, chance });
  };
  return {
    begin({ living, waiting }: Queue): number {
      const list = waiting.map(rows.memberOf);
      return placeOf(0, livingOf(living), rows.rowOf(whole ? list : list.slice(0, open[0])));
    },
    /** Another value is in hand. */
    next(value: number) {
      turn++;
      chances = rows.members.map((one) => survives(one, value));
    },
    taken: takenAt,
    /** What a hit of a group adds to the number of hits taken. */
    step: (group: number) => each[group] as number,
    mayTake: (count: number, group: number) => !full[group]?.[count],
    /** Nobody is left for any hit, and who waits does not matter to what comes later. */
    over: (id: number) => later === 0 && !whole && places.cell(id, next) === unknown,
    /** The chance that who is hit next lives; a hit that nobody can take is lost. */
    lives(id: number, value: number): number {
      const first = places.cell(id, next);
      return first === unknown ? 1 : (chances[first] ?? survives(rows.members[first] as Waiting, value));
    },
    struck(id: number, group: number, value: number, lives: boolean): number {
      const at = lives ? lived : dies + group;
      const known = lives && places.cell(id, livedIn) !== turn ? unknown : places.cell(id, at);
      if (known !== unknown) return known;
      const to = afterHit(id, group, value, lives);
      places.set(id, at, to);
      if (lives) places.set(id, livedIn, turn);
      return to;
    },
    /** What each number of hits taken counts for. */
    worthOf: (chosen: readonly (readonly number[])[]): readonly number[] =>
      Array.from({ length: size }, (_, count) =>
        chosen.reduce((product, own, group) => product * (own[takenOf(count, group)] ?? 0), 1),
      ),
    /** A queue has come to its end at this place. */
    end,
    /** All queues that came to their end, those alike as one. */
    ends: (): Queues =>
      [...found.values()].map(({ id, chance }) => {
        const list = rows.listOf(places.cell(id, row));
        const waiting = (whole ? list : list.slice(0, later)).map((at) => rows.members[at] as Waiting);
        return [{ living: countsOf(livingAt(id)), waiting }, chance] as const;
      }),
  };
}

/** What one more of each counts in a number made of several; last what all of them make. */
function stepsOf(sizes: readonly number[]): readonly number[] {
  const steps = [1];
  for (const size of sizes) steps.push((steps.at(-1) as number) * size);
  return steps;
}
