// Every fight that can still come after each beginning of it, played face by face: slow, and sure.
import type { Roll } from '../../../src/rules/dice/roll.ts';
import type { AskedOption, AskedRoll, PlayedMove, Steps } from '../../../src/rules/steps.ts';
import { moveOf, waysOf } from '../play/ahead-twin.ts';

/** Chances by the name of what they are of. */
export type Chances = ReadonlyMap<string, number>;

interface Twin<Moment, Entry, Outcome> {
  readonly begin: (log: Entry[]) => Steps<Moment, Outcome>;
  /** What is chosen where the odds take a choice to be made. */
  readonly choose: (asked: Moment & AskedOption, log: readonly Entry[]) => string;
  /** What an end is counted as, each with 1. */
  readonly counted: (outcome: Outcome, log: readonly Entry[]) => readonly string[];
  /** Hears of each beginning of the fight, with the chances of what may follow; and of those of each option. */
  readonly see: (
    moves: readonly PlayedMove[],
    chances: Chances,
    options: Readonly<Record<string, Chances>> | undefined,
  ) => void;
  /** Which rolls go on alike; the faces by default, in any order. */
  readonly alike?: (roll: Roll, asked: Moment) => string;
}

/** Goes through all beginnings of a fight, and answers with the chances at the start of it. */
export function everyBeginning<Moment, Entry, Outcome>(twin: Twin<Moment, Entry, Outcome>): Chances {
  const { begin, choose, counted, see, alike = facesOf } = twin;
  type Description = readonly (Roll | string)[];
  interface Table {
    readonly log: Entry[];
    readonly steps: Steps<Moment, Outcome>;
    readonly step: ReturnType<Steps<Moment, Outcome>['next']>;
  }
  const played = (shown: Description): Table => {
    const log: Entry[] = [];
    const steps = begin(log);
    let step = steps.next();
    for (const answer of shown) step = steps.next(answer);
    return { log, steps, step };
  };
  const walk = (shown: Description, { log, steps, step } = played(shown)): Chances => {
    /** The first answer goes on from here, each other one plays a fight of its own up to here. */
    const walkOn = (answer: Roll | string, place: number): Chances =>
      walk([...shown, answer], place === 0 ? { log, steps, step: steps.next(answer) } : undefined);
    const moves = shown.map(moveOf);
    if (step.done) {
      const chances = new Map(counted(step.value, log).map((name) => [name, 1]));
      see(moves, chances, undefined);
      return chances;
    }
    const next = step.value;
    if ('options' in next) {
      const asked = next as Moment & AskedOption;
      const chosen = choose(asked, log);
      const options = Object.fromEntries(
        asked.options.map((option, place) => [option, walkOn(option, place)] as const),
      );
      const chances = options[chosen];
      if (!chances) throw new Error('no such option');
      see(moves, chances, options);
      return chances;
    }
    const all = new Map<string, number>();
    for (const [place, { roll, chance }] of waysOf(next as Moment & AskedRoll, alike).entries())
      for (const [name, of] of walkOn(roll, place)) all.set(name, (all.get(name) ?? 0) + chance * of);
    see(moves, all, undefined);
    return all;
  };
  return walk([]);
}

/** What the odds and the chances of a twin do not agree on: names with both figures; nothing where all is well. */
export function differing(
  odds: Iterable<readonly [name: string, chance: number]>,
  chances: Chances,
): readonly string[] {
  const shown = new Map(odds);
  const missing = [...chances].filter(([name]) => !shown.has(name));
  return [
    ...missing.map(([name, chance]) => `${name}: nothing for ${chance}`),
    ...[...shown].flatMap(([name, chance]) => {
      const slow = chances.get(name) ?? 0;
      return Math.abs(chance - slow) < 1e-9 ? [] : [`${name}: ${chance} for ${slow}`];
    }),
  ];
}

/** Dice that failed, with their faces, and how many did not: what Power points may still change. */
export function failuresOf({ dice, total }: Roll): string {
  const failed = dice.filter(({ success }) => success === false).map(({ face }) => face);
  return `${total} ${failed.sort().join()}`;
}

/** The faces in any order. */
export function facesOf({ dice }: Roll): string {
  return dice
    .map(({ group, face, success, confirms }) => `${group} ${face} ${success} ${confirms !== undefined}`)
    .sort()
    .join();
}
