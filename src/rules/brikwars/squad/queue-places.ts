import { Numbered, unknown as notYet } from './numbered.ts';
import type { Queue, QueueRules, Queues, Waiting } from './queue.ts';
import { emptyRow as nobody, Rows } from './queue-rows.ts';

// Asked for millions of times, and so not of another module each time.
const unknown = notYet;
const emptyRow = nobody;

/** Cells of a place: its key, how many hits were taken, who is hit next; where he lives, in which turn; who dies, by group. */
const [tally, row, taken, next, lived, livedIn, dies] = [0, 1, 2, 3, 4, 5, 6];

/** What differs by less is the same: dice that may be rolled on and on end with a cut. */
const same = 1e-12;

const alikeDamage = new WeakMap<Float64Array, readonly number[]>();

/**
 * For each damage that an Armor has held the least one after which all that may come is as likely. An Armor whose dice
 * are rolled on after the best face starts again with each of them, so that few damages differ.
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

/**
 * All places that queues come to after so many hits of each group, each once, and where a hit leads from each. A class,
 * for functions made again with each would not be compiled into those that call them.
 */
export class Places {
  readonly #most: readonly number[];
  readonly #rules: QueueRules;
  readonly #rows = new Rows();
  readonly #alike: readonly (readonly number[])[];
  readonly #each: readonly number[];
  readonly #size: number;
  readonly #open: readonly number[];
  readonly #full: readonly (readonly boolean[])[];
  readonly #kinds: readonly number[];
  readonly #units: readonly number[];
  readonly #places: Numbered;
  #turn = 0;
  #chances: readonly number[] = [];
  readonly #found = new Map<number, { readonly id: number; chance: number }>();
  readonly #names = new Numbered(0);

  constructor(most: readonly number[], rules: QueueRules, begin: Queues) {
    const { holds, later } = rules;
    this.#most = most;
    this.#rules = rules;
    this.#alike = holds.map(damagesAlike);
    this.#each = stepsOf(most.map((count) => count + 1));
    this.#size = this.#each.at(-1) as number;
    const all = most.reduce((sum, count) => sum + count, 0) + later;
    this.#open = Array.from({ length: this.#size }, (_, taken) =>
      most.reduce((left, _count, group) => left - this.#takenOf(taken, group), all),
    );
    this.#full = most.map((count, group) =>
      Array.from({ length: this.#size }, (_, taken) => this.#takenOf(taken, group) >= count),
    );
    // How many of each kind live, as one number.
    this.#kinds = holds.map((_, kind) => Math.max(0, ...begin.map(([{ living }]) => living[kind] ?? 0)));
    this.#units = stepsOf(this.#kinds.map((count) => count + 1));
    // Who lives and how many hits were taken are one number; the other is the row of those who wait.
    this.#places = new Numbered(4 + most.length);
  }

  #takenOf(count: number, group: number): number {
    return Math.floor(count / (this.#each[group] as number)) % ((this.#most[group] as number) + 1);
  }

  #livingOf(living: readonly number[]): number {
    return living.reduce((sum, count, kind) => sum + count * (this.#units[kind] as number), 0);
  }

  #countsOf(living: number): readonly number[] {
    return this.#kinds.map((count, kind) => Math.floor(living / (this.#units[kind] as number)) % (count + 1));
  }

  #placeOf(count: number, alive: number, waiting: number): number {
    const places = this.#places;
    const rows = this.#rows;
    const id = places.numberOf(alive * this.#size + count, waiting);
    places.set(id, taken, count);
    const first = waiting === emptyRow ? unknown : rows.firstOf(waiting);
    const open = first !== unknown && (rows.members[first] as Waiting).hits < this.#rules.most;
    places.set(id, next, open ? first : unknown);
    return id;
  }

  #livingAt(id: number): number {
    return Math.floor(this.#places.cell(id, tally) / this.#size);
  }

  #survives({ kind, damage }: Waiting, value: number): number {
    if (value === 0) return 1;
    const hold = this.#rules.holds[kind] as Float64Array;
    // His Armor has held so far.
    const held = damage === 0 ? 1 : (hold[damage] ?? 0);
    return Math.min(1, (hold[damage + value] ?? 0) / held);
  }

  #afterHit(id: number, group: number, value: number, lives: boolean): number {
    const rows = this.#rows;
    const waiting = this.#places.cell(id, row);
    const living = this.#livingAt(id);
    const after = this.taken(id) + (this.#each[group] as number);
    const at = this.#places.cell(id, next);
    if (at === unknown) return this.#placeOf(after, living, waiting);
    const first = rows.members[at] as Waiting;
    const rest = rows.restOf(waiting);
    if (!lives) return this.#placeOf(after, living - (this.#units[first.kind] as number), rest);
    const hits = first.hits + 1;
    // Nobody counts those that no hit can reach any more.
    const { whole, most } = this.#rules;
    const gone = !whole && (hits >= most || rows.lengthOf(rest) >= (this.#open[after] as number));
    if (gone) return this.#placeOf(after, living, rest);
    const damage = first.damage + value;
    const held = this.#alike[first.kind]?.[damage] ?? damage;
    const member = rows.memberOf({ kind: first.kind, damage: held, hits, seat: first.seat });
    return this.#placeOf(after, living, rows.withOne(rest, member));
  }

  begin({ living, waiting }: Queue): number {
    const list = waiting.map((one) => this.#rows.memberOf(one));
    const reached = this.#rules.whole ? list : list.slice(0, this.#open[0]);
    return this.#placeOf(0, this.#livingOf(living), this.#rows.rowOf(reached));
  }

  /** Another value is in hand. */
  next(value: number): void {
    this.#turn++;
    this.#chances = this.#rows.members.map((one) => this.#survives(one, value));
  }

  taken(id: number): number {
    return this.#places.cell(id, taken);
  }

  /** What a hit of a group adds to the number of hits taken. */
  step(group: number): number {
    return this.#each[group] as number;
  }

  mayTake(count: number, group: number): boolean {
    return !this.#full[group]?.[count];
  }

  /** Nobody is left for any hit, and who waits does not matter to what comes later. */
  over(id: number): boolean {
    const { later, whole } = this.#rules;
    return later === 0 && !whole && this.#places.cell(id, next) === unknown;
  }

  /** The chance that who is hit next lives; a hit that nobody can take is lost. */
  lives(id: number, value: number): number {
    const first = this.#places.cell(id, next);
    if (first === unknown) return 1;
    return this.#chances[first] ?? this.#survives(this.#rows.members[first] as Waiting, value);
  }

  struck(id: number, group: number, value: number, lives: boolean): number {
    const places = this.#places;
    const at = lives ? lived : dies + group;
    const known = lives && places.cell(id, livedIn) !== this.#turn ? unknown : places.cell(id, at);
    if (known !== unknown) return known;
    const to = this.#afterHit(id, group, value, lives);
    places.set(id, at, to);
    if (lives) places.set(id, livedIn, this.#turn);
    return to;
  }

  /** What each number of hits taken counts for. */
  worthOf(chosen: readonly (readonly number[])[]): readonly number[] {
    return Array.from({ length: this.#size }, (_, count) =>
      chosen.reduce((product, own, group) => product * (own[this.#takenOf(count, group)] ?? 0), 1),
    );
  }

  /** A queue has come to its end at this place. */
  end(id: number, chance: number): void {
    if (!(chance > 0)) return;
    const rows = this.#rows;
    const { later, whole } = this.#rules;
    const waiting = this.#places.cell(id, row);
    const left = later === 0 ? emptyRow : whole ? waiting : rows.rowOf(rows.listOf(waiting).slice(0, later));
    const name = this.#names.numberOf(this.#livingAt(id), left);
    const before = this.#found.get(name);
    if (before) before.chance += chance;
    else this.#found.set(name, { id, chance });
  }

  /** All queues that came to their end, those alike as one. */
  ends(): Queues {
    const rows = this.#rows;
    const { later, whole } = this.#rules;
    return [...this.#found.values()].map(({ id, chance }) => {
      const list = rows.listOf(this.#places.cell(id, row));
      const waiting = (whole ? list : list.slice(0, later)).map((at) => rows.members[at] as Waiting);
      return [{ living: this.#countsOf(this.#livingAt(id)), waiting }, chance] as const;
    });
  }
}

/** What one more of each counts in a number made of several; last what all of them make. */
function stepsOf(sizes: readonly number[]): readonly number[] {
  const steps = [1];
  for (const size of sizes) steps.push((steps.at(-1) as number) * size);
  return steps;
}
