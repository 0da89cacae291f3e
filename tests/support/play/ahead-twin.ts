import { asksOption } from '../../../src/fight/step-record.ts';
import { nextDice, type Roll, rollFromFaces } from '../../../src/rules/dice/roll.ts';
import type { Asked, AskedOption, AskedRoll, PlayedMove, Steps } from '../../../src/rules/steps.ts';

/** How likely each end is, by its id. */
export type Ends = Readonly<Record<string, number>>;

/** What the slow way needs to know of a kind of fight. */
export interface Twin<Moment, Outcome> {
  readonly begin: () => Steps<Moment, Outcome>;
  /** What an outcome counts for each end: 1 for the one that it is. */
  readonly ends: (outcome: Outcome) => Ends;
  /** What the one who chooses looks at, the more the better, the first difference first; nothing: the first option. */
  readonly wish?: (asked: Moment & AskedOption, ends: Ends) => readonly number[];
  /** Rolls that are alike for all that follows; those of the same total, and of all ones or not, if nothing else is said. */
  readonly like?: (roll: Roll, asked: Moment & AskedRoll) => string;
  /** A roll that changes nothing: one of its ways stands for all. */
  readonly idle?: (asked: Moment & AskedRoll) => boolean;
  /** Chains of bonus dice that are rarer are cut off. */
  readonly cut?: number;
  /** Faces with which it begins, where all of it would be too much to play. */
  readonly from?: readonly (readonly number[])[];
}

/** A place in a fight: the moves that lead to it, and the ends from there, those of every option too. */
export interface Place {
  readonly moves: readonly PlayedMove[];
  readonly ends: Ends;
  readonly options?: Readonly<Record<string, Ends>>;
}

interface Way {
  readonly roll: Roll;
  readonly chance: number;
}

/** The same dice are rolled at thousands of places. */
const known = new Map<string, readonly Way[]>();

function rollOf({ expression, rules }: AskedRoll, faces: readonly number[]): Roll {
  const read = rollFromFaces(expression, rules, faces);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

/** Every way that a roll can fall, face by face. */
function fallsOf(asked: AskedRoll, cut: number): readonly Way[] {
  const { expression, rules } = asked;
  const key = JSON.stringify([expression, rules, cut]);
  const before = known.get(key);
  if (before) return before;
  const falls: Way[] = [];
  const extend = (faces: readonly number[], chance: number): void => {
    if (chance < cut) return;
    const next = nextDice(expression, rules, faces);
    if (next) {
      for (let face = 1; face <= next.sides; face++) extend([...faces, face], chance / next.sides);
      return;
    }
    falls.push({ roll: rollOf(asked, faces), chance });
  };
  extend([], 1);
  known.set(key, falls);
  return falls;
}

/** What counts of a roll of which only the total does, and whether it is all ones. */
export const totalOf = ({ total, allOnes }: Roll): string => `${total} ${allOnes}`;

/** The ways a roll can fall that are not alike, with their chances. */
export function waysOf<Moment>(
  asked: Moment & AskedRoll,
  like: (roll: Roll, asked: Moment & AskedRoll) => string = totalOf,
  cut = 0,
): readonly Way[] {
  const found = new Map<string, Way>();
  for (const { roll, chance } of fallsOf(asked, cut)) {
    const key = like(roll, asked);
    found.set(key, { roll, chance: chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

/** What is said of a roll or a choice when a fight is played again. */
export const moveOf = (shown: Roll | string): PlayedMove =>
  typeof shown === 'string' ? { option: shown } : { faces: shown.dice.map(({ face }) => face) };

/** The rolls of these faces, one after the other. */
function begunWith<Moment, Outcome>(
  steps: Steps<Moment, Outcome>,
  from: readonly (readonly number[])[],
): readonly Roll[] {
  let step = steps.next();
  return from.map((faces) => {
    if (step.done || asksOption(step.value)) throw new Error('no dice are asked for');
    const roll = rollOf(step.value as AskedRoll, faces);
    step = steps.next(roll);
    return roll;
  });
}

/** The first wish that differs by more than rounding decides; of equals the first option is taken. */
function better(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, wish] of a.entries()) {
    const step = wish - (b[i] ?? 0);
    if (Math.abs(step) > 1e-12) return step > 0;
  }
  return false;
}

/**
 * The odds of every place of a fight the slow way: it is played from its beginning along every face of every die, and
 * the side that chooses tries all options. Places are worked out from the ends to the beginning, which comes last.
 */
export function everyPlace<Moment, Outcome>(
  twin: Twin<Moment, Outcome>,
  visit: (place: Place) => void,
): Ends {
  const { wish = () => [], from = [] } = twin;
  type Table = {
    readonly steps: Steps<Moment, Outcome>;
    readonly step: ReturnType<Steps<Moment, Outcome>['next']>;
  };
  const played = (shown: readonly (Roll | string)[]): Table => {
    const steps = twin.begin();
    let step = steps.next();
    for (const answer of shown) step = steps.next(answer);
    return { steps, step };
  };
  const walk = (shown: readonly (Roll | string)[], { steps, step } = played(shown)): Ends => {
    /** The first answer goes on from here, each other one plays a fight of its own up to here. */
    const walkOn = (answer: Roll | string, place: number): Ends =>
      walk([...shown, answer], place === 0 ? { steps, step: steps.next(answer) } : undefined);
    if (step.done) return twin.ends(step.value);
    const asked: Asked<Moment> = step.value;
    const moves = shown.map(moveOf);
    if (asksOption(asked)) {
      const options = asked.options.map((option, place) => [option, walkOn(option, place)] as const);
      const [, ends] = options.reduce((best, one) =>
        better(wish(asked, one[1]), wish(asked, best[1])) ? one : best,
      );
      visit({ moves, ends, options: Object.fromEntries(options) });
      return ends;
    }
    const rolled = asked as Moment & AskedRoll;
    const ways = waysOf(rolled, twin.like, twin.cut);
    const [first] = ways;
    const taken = twin.idle?.(rolled) && first ? [{ ...first, chance: 1 }] : ways;
    const sum: Record<string, number> = {};
    for (const [place, { roll, chance }] of taken.entries())
      for (const [id, value] of Object.entries(walkOn(roll, place)))
        sum[id] = (sum[id] ?? 0) + chance * value;
    visit({ moves, ends: sum });
    return sum;
  };
  return walk(begunWith(twin.begin(), from));
}
