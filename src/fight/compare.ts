import { type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../platform/drafts.ts';
import type { Whose } from '../storage/settings-mirror.ts';

const outcomeIds = [
  'hits',
  'target-dies',
  'defender-dies',
  'attacker-dies',
  'both-die',
  'nobody-dies',
  // The same of what takes a pip or is destroyed.
  'target-pip',
  'target-destroyed',
  'attacker-pip',
  'attacker-destroyed',
  'both-hurt',
  'nobody-hurt',
  'any-dies',
  // Of an Explosive, which may kill on either side.
  'enemy-dies',
  'own-dies',
  'flies',
  // Of two squads, and of a creation or a part of it.
  'squad-hope',
  'destroyed',
  'breaks-off',
  // A unit of USB loses a model, is broken (panicked, on its way off the table, or gone), or is gone to the last one.
  'usb-falls',
  'usb-broken',
  // The charged are broken, as the chargers may be.
  'usb-beaten',
  'usb-wiped',
  // The same for the unit that attacks.
  'usb-repelled',
  'usb-lost',
  // A pool has the successes that are wanted.
  'usb-wanted',
] as const;

export type OutcomeId = (typeof outcomeIds)[number];

/** What a fight comes to, in the few chances by which fights are compared. */
export interface Verdict {
  readonly figures: readonly { readonly id: OutcomeId; readonly chance: number }[];
}

/** Who dies, where not both can: ends that exclude each other and leave nothing open. */
const deaths: ReadonlySet<OutcomeId> = new Set([
  'defender-dies',
  'attacker-dies',
  'nobody-dies',
  'target-pip',
  'target-destroyed',
  'attacker-pip',
  'attacker-destroyed',
  'nobody-hurt',
]);

/** The figures are all the ends there are: written together they make a hundred. */
export function areAllEnds({ figures }: Verdict): boolean {
  return figures.length === 3 && figures.every(({ id }) => deaths.has(id));
}

/** A fight that stands beside others: which mode shows it, and its inputs as text. */
export interface Variant {
  readonly mode: string;
  readonly query: string;
}

export const mostVariants = 4;

export const wishSides = ['attacker', 'defender'] as const;

export type WishSide = (typeof wishSides)[number];

export const wishGoals = ['kill', 'survive', 'trade'] as const;

export type WishGoal = (typeof wishGoals)[number];

/**
 * Who compares, and what for: to kill (or break a unit), to stay alive, or to do that more often than to suffer it. Where
 * one compares for himself, he is the attacker of fights in which his side acts.
 */
export interface Wish {
  readonly side: WishSide;
  readonly goal: WishGoal;
}

export interface FightCompare {
  /** How many fights stand side by side at most. */
  readonly most: number;
  readonly variants: ReadonlySignal<readonly Variant[]>;
  readonly wish: ReadonlySignal<Wish>;
  /** Puts a fight beside the others, unless it stands there or there is no room. */
  add(variant: Variant): 'added' | 'known' | 'full';
  remove(index: number): void;
  /** Puts back what was taken away. */
  restore(variants: readonly Variant[]): void;
  change(wish: Partial<Wish>): void;
}

interface Comparison {
  readonly variants: readonly Variant[];
  readonly wish: Wish;
}

const empty: Comparison = { variants: [], wish: { side: 'attacker', goal: 'kill' } };

/** The wish on the first line, a fight on each of the others: `many?v=1&…`. */
export function encodeComparison({ variants, wish }: Comparison): string {
  return [`${wish.side}.${wish.goal}`, ...variants.map(({ mode, query }) => `${mode}?${query}`)].join('\n');
}

export function decodeComparison(text: string): Comparison {
  const [head = '', ...lines] = text.split('\n');
  const side = wishSides.find((known) => head.startsWith(`${known}.`)) ?? empty.wish.side;
  const goal = wishGoals.find((known) => head.endsWith(`.${known}`)) ?? empty.wish.goal;
  const variants = lines.flatMap((line): readonly Variant[] => {
    const [, mode, query] = /^([a-z0-9-]{1,20})\?(.{1,2000})$/.exec(line) ?? [];
    return mode === undefined || query === undefined ? [] : [{ mode, query }];
  });
  return { variants: variants.slice(0, mostVariants), wish: { side, goal } };
}

function isSameFight(a: Variant, b: Variant): boolean {
  return a.mode === b.mode && a.query === b.query;
}

function chanceOf({ figures }: Verdict, ...ids: readonly OutcomeId[]): number | undefined {
  return ids.flatMap((id) => figures.filter((figure) => figure.id === id))[0]?.chance;
}

/** What may become of a side: it is gone, it is broken (units of USB), it loses somebody. */
const tolls = ['gone', 'broken', 'falls'] as const;

/** A unit of USB is beaten when it breaks, gone or not; to stay alive is first of all not to be gone. */
const beaten = ['broken', 'gone', 'falls'] as const;

/**
 * How well a fight does what is wished for, the more the better; what comes later in the list decides between those
 * that are equal before. Undefined where its figures do not say.
 */
export function scoresOf(verdict: Verdict, { side, goal }: Wish): readonly number[] | undefined {
  // Of a pool of dice everybody wishes the same.
  const wanted = chanceOf(verdict, 'usb-wanted');
  if (wanted !== undefined) return [wanted];
  const target = {
    gone: chanceOf(
      verdict,
      'defender-dies',
      'target-dies',
      'target-pip',
      'target-destroyed',
      'any-dies',
      'enemy-dies',
      'squad-hope',
      'destroyed',
      'breaks-off',
      'usb-wiped',
    ),
    broken: chanceOf(verdict, 'usb-broken', 'usb-beaten'),
    falls: chanceOf(verdict, 'usb-falls'),
  };
  // Who shoots, or strikes where nobody may strike back, does not die.
  const striker = {
    gone:
      chanceOf(verdict, 'attacker-dies', 'attacker-pip', 'attacker-destroyed', 'own-dies', 'usb-lost') ?? 0,
    broken: chanceOf(verdict, 'usb-repelled') ?? 0,
    falls: 0,
  };
  const scores = (goal === 'survive' ? tolls : beaten).flatMap((toll): readonly number[] => {
    const chance = target[toll];
    if (chance === undefined) return [];
    const [theirs, mine] = side === 'attacker' ? [chance, striker[toll]] : [striker[toll], chance];
    if (goal === 'kill') return [theirs];
    return [goal === 'survive' ? 1 - mine : theirs - mine];
  });
  return scores.length === 0 ? undefined : scores;
}

/** Above zero where the first list comes before the second. */
function lead(first: readonly number[], second: readonly number[]): number {
  const differences = first.map((score, index) => score - (second[index] ?? 0));
  return differences.find((difference) => Math.abs(difference) > 1e-9) ?? 0;
}

/** Who is meant in a fight in which this side acts. */
function wishIn({ side, goal }: Wish, acting: Whose): Wish {
  const other = side === 'attacker' ? 'defender' : 'attacker';
  return { side: acting === 'mine' ? side : other, goal };
}

/**
 * Which of the fights are best; all that are equally good are, and none where there is nothing to choose from. `acting`
 * says whose the side is that acts in each, where one wishes for his own.
 */
export function bestOf(
  verdicts: readonly (Verdict | undefined)[],
  wish: Wish,
  acting: readonly Whose[] = [],
): readonly boolean[] {
  const scores = verdicts.map(
    (verdict, index) => verdict && scoresOf(verdict, wishIn(wish, acting[index] ?? 'mine')),
  );
  const known = scores.filter((score) => score !== undefined);
  return scores.map(
    (score) => known.length > 1 && score !== undefined && known.every((other) => lead(score, other) >= 0),
  );
}

/** The fights that stand side by side; they are there after a restart, under the name of the draft. */
export async function createFightCompare(drafts: Drafts, place = 'fight-compare'): Promise<FightCompare> {
  const stored = await drafts.load(place);
  const first = stored === undefined ? empty : decodeComparison(stored);
  const variants = signal(first.variants);
  const wish = signal(first.wish);

  function keep(next: Partial<Comparison>): void {
    variants.value = next.variants ?? variants.peek();
    wish.value = next.wish ?? wish.peek();
    drafts.save(place, encodeComparison({ variants: variants.peek(), wish: wish.peek() }));
  }

  return {
    most: mostVariants,
    variants,
    wish,
    add(variant) {
      const known = variants.peek();
      if (known.some((each) => isSameFight(each, variant))) return 'known';
      if (known.length >= mostVariants) return 'full';
      keep({ variants: [...known, variant] });
      return 'added';
    },
    remove: (index) => keep({ variants: variants.peek().toSpliced(index, 1) }),
    restore: (before) => keep({ variants: before.slice(0, mostVariants) }),
    change: (part) => keep({ wish: { ...wish.peek(), ...part } }),
  };
}
