// Runs each test once as it is, and once more with every mutant that it came by and that no test has seen yet: all in
// one process, for to reload the app takes longer than most tests.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { logFile, planFile } from './log.mjs';

type Line =
  | {
      readonly what: 'reached';
      readonly test: string;
      readonly mutants: readonly string[];
      readonly red: boolean;
      readonly reason: string;
    }
  /** What is computed when a file is loaded: no try can switch it any more. */
  | { readonly what: 'loaded'; readonly mutants: readonly string[] }
  | {
      readonly what: 'begin';
      readonly mutant: string;
      readonly test: string;
      readonly process: number;
    }
  | {
      readonly what: 'tried';
      readonly mutant: string;
      readonly test: string;
      readonly seen: boolean;
      readonly hits: number;
      readonly reason: string;
    }
  /** What made a later try red without a mutant: each is tried again, alone. */
  | {
      readonly what: 'doubtful';
      readonly tries: readonly { readonly mutant: string; readonly test: string }[];
    };

/** What the code with the mutants in it asks. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
}
interface World {
  __stryker__?: Switches;
  adjutantMutants?: Known;
}
const world = globalThis as World;
world.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } };
const switches = world.__stryker__;

const own = 'this';
/** What a mutant broke may have been remembered: after so many that were seen the test is tried without any. */
const between = 8;

/** What earlier runs, and processes that ended, found; files of one run share it. */
class Known {
  readonly worth: ReadonlySet<string> = new Set<string>(JSON.parse(readFileSync(planFile, 'utf8')));
  readonly seen = new Set<string>();
  readonly tried = new Set<string>();
  readonly careful = new Set<string>();
  readonly loaded = new Set<string>();

  constructor() {
    if (!existsSync(logFile)) return;
    for (const line of readFileSync(logFile, 'utf8').split('\n'))
      if (line !== '') this.learn(JSON.parse(line));
  }

  learn(line: Line): void {
    if (line.what === 'tried') {
      this.tried.add(`${line.mutant} ${line.test}`);
      if (line.seen) this.seen.add(line.mutant);
    } else if (line.what === 'loaded') for (const mutant of line.mutants) this.loaded.add(mutant);
    else if (line.what === 'doubtful')
      for (const { mutant, test } of line.tries) {
        this.seen.delete(mutant);
        this.tried.delete(`${mutant} ${test}`);
        this.careful.add(mutant);
      }
  }

  /** Whether there is nothing left to be seen. */
  get done(): boolean {
    return this.seen.size === this.worth.size;
  }

  say(line: Line): void {
    appendFileSync(logFile, `${JSON.stringify(line)}\n`);
    this.learn(line);
  }
}
world.adjutantMutants ??= new Known();
const known = world.adjutantMutants;

const nameOf = (test: RunnerTestCase): string => `${test.file.name} ${test.fullTestName}`;

/** What comes next for one test, asked by the loop that repeats it. */
class Trials {
  readonly #test: RunnerTestCase;
  readonly #name: string;
  #reached: Record<string, number> = {};
  #left: string[] = [];
  #now: 'begin' | 'plain' | 'again' | { readonly mutant: string } = 'begin';
  #unsure: string[] = [];

  constructor(test: RunnerTestCase) {
    this.#test = test;
    this.#name = nameOf(test);
  }

  /** How often the loop may go on: evaluates the try that is over, and prepares the next. */
  valueOf(): number {
    const { result } = this.#test;
    const red = result?.state === 'fail';
    const reason = result?.errors?.at(-1)?.message?.slice(0, 300) ?? '';
    if (result) {
      result.errors = [];
      Object.assign(result, { attempts: [] });
    }
    const hits = switches.hitCount ?? 0;
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
    const over = this.#now;
    if (over === 'begin') return this.#plain('plain');
    if (over === 'plain') return this.#first(red, reason);
    if (over === 'again') return this.#checked(red);
    const { mutant } = over;
    known.say({
      what: 'tried',
      mutant,
      test: this.#name,
      seen: red,
      hits,
      reason: red ? reason : '',
    });
    if (red) this.#unsure.push(mutant);
    if (red && (this.#unsure.length >= between || known.careful.has(mutant))) return this.#plain('again');
    return this.#next();
  }

  #plain(as: 'plain' | 'again'): number {
    this.#now = as;
    switches.currentTestId = as === 'plain' ? own : undefined;
    return Number.POSITIVE_INFINITY;
  }

  #first(red: boolean, reason: string): number {
    switches.currentTestId = undefined;
    this.#reached = switches.mutantCoverage.perTest[own] ?? {};
    delete switches.mutantCoverage.perTest[own];
    const mutants = Object.keys(this.#reached).filter((mutant) => known.worth.has(mutant));
    if (mutants.length > 0) known.say({ what: 'reached', test: this.#name, mutants, red, reason });
    const { static: loaded } = switches.mutantCoverage;
    const fresh = Object.keys(loaded).filter(
      (mutant) => known.worth.has(mutant) && !known.loaded.has(mutant),
    );
    if (fresh.length > 0) known.say({ what: 'loaded', mutants: fresh });
    if (red) return -1;
    this.#left = mutants.filter((mutant) => !known.tried.has(`${mutant} ${this.#name}`));
    return this.#next();
  }

  #checked(red: boolean): number {
    const tries = this.#unsure.map((mutant) => ({ mutant, test: this.#name }));
    this.#unsure = [];
    if (!red) return this.#next();
    // One alone after a green try was seen for itself; of several nobody knows.
    if (tries.length > 1) known.say({ what: 'doubtful', tries });
    process.kill(process.pid, 'SIGKILL');
    return -1;
  }

  #next(): number {
    for (;;) {
      const mutant = this.#left.shift();
      if (mutant === undefined) return this.#unsure.length > 0 ? this.#plain('again') : -1;
      if (known.seen.has(mutant)) continue;
      // One that must not be doubted begins after a try that was green.
      if (known.careful.has(mutant) && this.#unsure.length > 0) {
        this.#left.unshift(mutant);
        return this.#plain('again');
      }
      this.#now = { mutant };
      known.say({ what: 'begin', mutant, test: this.#name, process: process.pid });
      switches.activeMutant = mutant;
      switches.hitCount = 0;
      switches.hitLimit = 100 * (this.#reached[mutant] ?? 1) + 10_000;
      return Number.POSITIVE_INFINITY;
    }
  }
}

/** What a view shows in the other languages is held in English. */
const tooLong = /^app: every control of .* \((?:pl|hu)\)$/;

export default class MutantRunner extends TestRunner {
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (tooLong.test(test.name) || known.done) test.mode = 'skip';
    // Asked before each repetition.
    Object.assign(test, { repeats: new Trials(test), retry: 0 });
  }
}
