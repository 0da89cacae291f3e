// A spell, a treatment or a shot at a hider as a chain of rolls: played one by one, and weighed from any place in it.
import type { Roll } from '../../dice/roll.ts';
import { askRoll, type Steps } from '../../steps.ts';
import { skillOdds } from '../attack/hit.ts';
import type { ContestRoll } from '../contests/contest-rules.ts';

/** Whose dice they are. */
export type CareSide = 'caster' | 'enemy' | 'target';

export type CarePurpose = 'look' | 'reach' | 'use' | 'damage' | 'taken-off' | 'armor' | 'treat';

/** The place of a roll in a turn. */
export interface CareMoment {
  readonly who: CareSide;
  readonly purpose: CarePurpose;
  /** What it must reach. */
  readonly need?: number;
  /** Damage that Armor meets. */
  readonly damage?: number;
  /** Which of several targets rolls. */
  readonly target?: number;
}

export type CareResult = 'succeeds' | 'fails' | 'points' | 'dies' | 'lives' | 'wounded';

/** One line of the record. Without `roll` nothing was thrown for it. */
export interface CareEntry extends CareMoment {
  readonly roll?: Roll;
  readonly total: number;
  readonly result: CareResult;
}

/** A roll as far as a rule looks at it. */
export type Thrown = Pick<Roll, 'total' | 'allOnes'>;

/** A roll that is due, and what follows from it: another, or the name of an end. */
export interface Stage {
  /** The same for places from which all goes on alike. */
  readonly key: string;
  readonly moment: CareMoment;
  readonly roll: ContestRoll;
  readonly after: (thrown: Thrown) => { readonly result: CareResult; readonly to: Place };
  /** The chances of its ends, where they are known without looking at every roll that follows. */
  readonly ends?: () => ReadonlyMap<string, number>;
}

export type Place = Stage | string;

export interface CareOutcome {
  readonly end: string;
}

/** Rolls what is due until the end; a roll without dice is not asked for. */
export function* careTurn(first: Place, log: CareEntry[]): Steps<CareMoment, CareOutcome> {
  let at = first;
  while (typeof at !== 'string') {
    const { moment, roll, after } = at;
    const { expression, rules } = roll;
    if (expression.groups.length === 0) {
      const total = Math.max(0, expression.constant);
      const { result, to } = after({ total, allOnes: false });
      log.push({ ...moment, total, result });
      at = to;
      continue;
    }
    const thrown = yield* askRoll(moment, expression, rules);
    const { result, to } = after(thrown);
    log.push({ ...moment, total: thrown.total, roll: thrown, result });
    at = to;
  }
  return { end: at };
}

/** Where a record has come to. */
export function placeAfter(first: Place, log: readonly CareEntry[]): Place {
  return log.reduce<Place>(
    (at, { total, roll }) =>
      typeof at === 'string' ? at : at.after({ total, allOnes: roll?.allOnes ?? false }).to,
    first,
  );
}

/** Ends weighed before. */
const weighed = new WeakMap<Stage, ReadonlyMap<string, number>>();

/** The exact chance of every end from a place on, by the ends' names. */
export function endsFrom(first: Place): ReadonlyMap<string, number> {
  const before = typeof first === 'string' ? undefined : weighed.get(first);
  if (before) return before;
  const known = new Map<string, ReadonlyMap<string, number>>();
  const weigh = (at: Place): ReadonlyMap<string, number> => {
    if (typeof at === 'string') return new Map([[at, 1]]);
    const before = known.get(at.key);
    if (before) return before;
    const ends = new Map<string, number>(at.ends?.());
    for (const { to, chance } of at.ends ? [] : waysOn(at)) {
      for (const [end, part] of weigh(to)) ends.set(end, (ends.get(end) ?? 0) + chance * part);
    }
    known.set(at.key, ends);
    return ends;
  };
  const ends = weigh(first);
  if (typeof first !== 'string') weighed.set(first, ends);
  return ends;
}

/** Where a roll leads, each place once with its chance. */
function waysOn({ roll, after }: Stage): readonly { readonly to: Place; readonly chance: number }[] {
  const ways = new Map<string, { to: Place; chance: number }>();
  const add = (thrown: Thrown, chance: number) => {
    if (chance <= 0) return;
    const { to } = after(thrown);
    const name = typeof to === 'string' ? `.${to}` : to.key;
    const way = ways.get(name) ?? { to, chance: 0 };
    way.chance += chance;
    ways.set(name, way);
  };
  const { expression, rules } = roll;
  const { totals, failing, failingTotal } = skillOdds(expression, rules.bonus, true);
  totals.weights.forEach((weight, i) => {
    const total = totals.min + i;
    const ones = total === failingTotal ? failing : 0;
    add({ total, allOnes: false }, weight - ones);
    add({ total, allOnes: true }, ones);
  });
  return [...ways.values()];
}
