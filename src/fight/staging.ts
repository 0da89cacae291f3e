import { batch, type ReadonlySignal, signal } from '@preact/signals';

/** What is seen of a roll, one after the other; with the last of them all that follows from it. */
export const sights = ['tap', 'flies', 'lies', 'word', 'bar', 'line', 'next'] as const;
export type Sight = (typeof sights)[number];

/** So many milliseconds after the tap each of them comes, where nothing hurries. */
const times: Readonly<Record<Sight, number>> = {
  tap: 0,
  flies: 80,
  lies: 450,
  word: 600,
  bar: 750,
  line: 1100,
  next: 1550,
};

/** Nothing moves: the dice lie at once, and what is to be decided is still not there at the first glance. */
const stillNext = 400;

/** How much of it is shown: with its motion, the same states without, or only the last of them. */
export type Staged = 'moving' | 'still' | 'instant';

interface Staging {
  readonly staged: Staged;
  /** The first of them that is new: dice that were thrown by hand lie already. */
  readonly from?: Sight;
  /** Of the whole times: the later rolls of a fight are quicker. */
  readonly share?: number;
  /** Runs something once the first of it is drawn: the times count from there. */
  readonly drawn?: (run: () => void) => void;
  /** Nothing is to be decided next: the next roll may be made as soon as the line grows. */
  readonly rolls?: boolean;
}

export type Schedule = Readonly<Record<Sight, number>>;

/** When each of them comes, in milliseconds after the tap. */
export function scheduleOf({ staged, from = 'tap', share = 1, rolls = false }: Staging): Schedule {
  const at = (sight: Sight): number => {
    if (staged === 'instant') return 0;
    if (staged === 'still') return sight === 'next' && !rolls ? stillNext : 0;
    const time = sight === 'next' && rolls ? times.line : times[sight];
    return Math.round(Math.max(0, time - times[from]) * share);
  };
  return Object.fromEntries(sights.map((sight) => [sight, at(sight)])) as Schedule;
}

/** What has come so many milliseconds after the tap. */
export function sightAt(schedule: Schedule, milliseconds: number): Sight {
  return sights.findLast((sight) => schedule[sight] <= milliseconds) ?? 'tap';
}

/** Runs something so many milliseconds later; answers with what keeps it from that. */
export type Later = (milliseconds: number, run: () => void) => () => void;

const later: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** What is done as each of them comes. */
export type Cues = Readonly<Partial<Record<Sight, () => void>>>;

export interface Stage<Before> {
  /** Whether it has come already; always where nothing is being shown. */
  shows(sight: Sight): boolean;
  /** What stood there before; undefined where nothing is being shown. */
  readonly before: ReadonlySignal<Before | undefined>;
  /** How long one takes beside the whole time. */
  readonly share: ReadonlySignal<number>;
  begin(before: Before, how: Staging, cues?: Cues): void;
  /** Shows at once all that is still to come. */
  finish(): void;
  /** Something else is shown now: nothing of it comes any more. */
  drop(): void;
}

/** Shows what came of a roll in its order, though all of it is known: the record has it from the first moment. */
export function createStage<Before>(wait: Later = later): Stage<Before> {
  const seen = signal<Sight>('next');
  const before = signal<Before | undefined>(undefined);
  const share = signal(1);
  let due: readonly (readonly [Sight, number])[] = [];
  let cues: Cues = {};
  let stop: () => void = () => undefined;
  let begun = 0;

  function come(sight: Sight): void {
    batch(() => {
      seen.value = sight;
      if (sight === 'next') before.value = undefined;
    });
    cues[sight]?.();
  }

  /** Lets come what is due now, and waits for the rest; a cue may begin another roll, or end this one. */
  function goOn(now: number): void {
    const mine = begun;
    for (let [first] = due; mine === begun && first && first[1] <= now; [first] = due) {
      due = due.slice(1);
      come(first[0]);
    }
    const [first] = due;
    if (mine === begun && first) stop = wait(first[1] - now, () => goOn(first[1]));
  }

  return {
    shows: (sight) => sights.indexOf(sight) <= sights.indexOf(seen.value),
    before,
    share,
    begin(was, how, given = {}) {
      stop();
      begun += 1;
      const schedule = scheduleOf(how);
      due = sights.map((sight) => [sight, schedule[sight]] as const);
      cues = given;
      batch(() => {
        before.value = was;
        share.value = how.share ?? 1;
        seen.value = 'tap';
      });
      const mine = begun;
      const start = () => {
        if (mine === begun) goOn(0);
      };
      if (how.drawn) how.drawn(start);
      else start();
    },
    finish() {
      stop();
      goOn(Number.POSITIVE_INFINITY);
    },
    drop() {
      stop();
      begun += 1;
      due = [];
      batch(() => {
        seen.value = 'next';
        before.value = undefined;
      });
    },
  };
}
