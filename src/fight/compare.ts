import { type ReadonlySignal, signal } from '@preact/signals';
import type { Gain, Outcome } from '../kit/stage/outcome-bar.tsx';
import type { Drafts } from '../platform/drafts.ts';

/** A fight that is held against another: which mode shows it, and its inputs as text. */
export interface Variant {
  readonly mode: string;
  readonly query: string;
}

export const slots = ['a', 'b'] as const;

/** The two places of a comparison. */
export type Slot = (typeof slots)[number];

/** The two that stand over one another, and those that made way for them. */
export type Compared = Readonly<Partial<Record<Slot, Variant>>> & { readonly others: readonly Variant[] };

/** So many are remembered: the two, and those before them. */
const mostVariants = 4;

export interface FightCompare {
  readonly compared: ReadonlySignal<Compared>;
  /** Puts a fight over the last one, which is B from then on, unless it stands there. */
  add(variant: Variant): 'added' | 'known';
  /** Into the free place, or in that of B; out of its own, where it has one. */
  toggle(variant: Variant): Slot | undefined;
  /** Takes it away from those before the two as well. */
  forget(variant: Variant): void;
  /** Puts back what was taken away. */
  restore(compared: Compared): void;
}

const empty: Compared = { others: [] };

/** Which places are taken on the first line, a fight on each of the others, A and B first: `many?v=1&…`. */
export function encodeComparison({ others, ...two }: Compared): string {
  const taken = slots.filter((slot) => two[slot]);
  const all = [...taken.flatMap((slot) => two[slot] ?? []), ...others];
  return [`pair.${taken.join('')}`, ...all.map(({ mode, query }) => `${mode}?${query}`)].join('\n');
}

export function decodeComparison(text: string): Compared {
  const [head = '', ...lines] = text.split('\n');
  const known = lines.flatMap((line): readonly Variant[] => {
    const [, mode, query] = /^([a-z0-9-]{1,20})\?(.{1,2000})$/.exec(line) ?? [];
    return mode === undefined || query === undefined ? [] : [{ mode, query }];
  });
  // Before there were two places, the first line said what was wished for.
  const [, said = 'ab'] = /^pair\.(a?b?)$/.exec(head) ?? [];
  const taken = slots.filter((slot) => said.includes(slot));
  const two = taken.flatMap((slot, at) => (known[at] ? [[slot, known[at]] as const] : []));
  return { ...Object.fromEntries(two), others: known.slice(two.length, mostVariants) };
}

function isSameFight(a: Variant | undefined, b: Variant): boolean {
  return a?.mode === b.mode && a.query === b.query;
}

/** The place that a fight has; undefined for none. */
export function slotOf(compared: Compared, variant: Variant): Slot | undefined {
  return slots.find((slot) => isSameFight(compared[slot], variant));
}

/** How much better a bar is for mine: what I gain less what the enemy does. */
function worthOf(ends: readonly Outcome[]): number {
  return chanceFor(ends, 'mine') - chanceFor(ends, 'theirs');
}

function chanceFor(ends: readonly Outcome[], gain: Gain): number {
  return ends.reduce((sum, end) => sum + (end.gain === gain ? end.chance : 0), 0);
}

/** Which of the two is best for mine; none where both are equally good, or one says nothing. */
export function bestOf(
  a: readonly Outcome[] | undefined,
  b: readonly Outcome[] | undefined,
): Slot | undefined {
  if (!a?.length || !b?.length) return undefined;
  const lead = worthOf(a) - worthOf(b);
  return Math.abs(lead) < 1e-9 ? undefined : lead > 0 ? 'a' : 'b';
}

/** What one bar has more than another: in whole hundredths, as both are written, and what that is the chance of. */
export interface Shift {
  readonly gain: Exclude<Gain, 'nobody'>;
  /** Undefined where the two call it by different names. */
  readonly label: string | undefined;
  readonly by: number;
}

/** A written share, or the nearest whole one where it is written as less than that. */
const written = ({ shown, chance }: Outcome): number =>
  /^\d+$/.test(shown) ? Number(shown) : Math.round(chance * 100);

/** What A has more than B, for each side. */
export function shiftsOf(a: readonly Outcome[], b: readonly Outcome[]): readonly Shift[] {
  return (['mine', 'theirs'] as const).flatMap((gain): readonly Shift[] => {
    const [here, there] = [a, b].map((ends) => ends.filter((end) => end.gain === gain));
    if (!here?.length && !there?.length) return [];
    const sum = (ends: readonly Outcome[] = []) => ends.reduce((all, end) => all + written(end), 0);
    const names = new Set([...(here ?? []), ...(there ?? [])].map(({ label }) => label));
    const [label] = names;
    return [{ gain, label: names.size === 1 ? label : undefined, by: sum(here) - sum(there) }];
  });
}

/** The fights that are held against one another; they are there after a restart, under the name of the draft. */
export async function createFightCompare(drafts: Drafts, place = 'fight-compare'): Promise<FightCompare> {
  const stored = await drafts.load(place);
  const compared = signal(stored === undefined ? empty : decodeComparison(stored));

  function keep(next: Compared): void {
    compared.value = next;
    drafts.save(place, encodeComparison(next));
  }

  /** Those before the two, with one more, but none of the two themselves. */
  function keepTwo({ a, b }: Partial<Record<Slot, Variant>>, gone: readonly (Variant | undefined)[]): void {
    const two = { ...(a && { a }), ...(b && { b }) };
    const before = [...gone.filter((each) => each !== undefined), ...compared.peek().others];
    const others = before.filter(
      (each, at) =>
        !isSameFight(a, each) &&
        !isSameFight(b, each) &&
        before.findIndex((first) => isSameFight(first, each)) === at,
    );
    keep({ ...two, others: others.slice(0, mostVariants - Object.keys(two).length) });
  }

  return {
    compared,
    add(variant) {
      const now = compared.peek();
      if (slotOf(now, variant)) return 'known';
      keepTwo(now.a ? { a: variant, b: now.a } : { ...now, a: variant }, now.a ? [now.b] : []);
      return 'added';
    },
    toggle(variant) {
      const now = compared.peek();
      const own = slotOf(now, variant);
      if (own) {
        keepTwo({ ...now, [own]: undefined }, [variant]);
        return undefined;
      }
      const slot = now.a ? 'b' : 'a';
      keepTwo({ ...now, [slot]: variant }, [now[slot]]);
      return slot;
    },
    forget(variant) {
      const { a, b, others } = compared.peek();
      keep({
        ...(a && !isSameFight(a, variant) && { a }),
        ...(b && !isSameFight(b, variant) && { b }),
        others: others.filter((each) => !isSameFight(each, variant)),
      });
    },
    restore: keep,
  };
}
