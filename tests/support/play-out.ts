import type { RandomSource } from '../../src/rules/dice/random.ts';
import { nextDice, type Roll, roll, rollFromFaces } from '../../src/rules/dice/roll.ts';
import type { Asked, AskedOption, AskedRoll, Steps } from '../../src/rules/steps.ts';

/** Chooses among the options of a step. */
export type Chooser<Moment> = (asked: Moment & AskedOption) => string;

const asksOption = <Moment>(asked: Asked<Moment>): asked is Moment & AskedOption => 'options' in asked;

/** Plays steps to their end with a random source. */
export function playOut<Moment, Value>(
  steps: Steps<Moment, Value>,
  random: RandomSource,
  choose: Chooser<Moment> = ({ options }) => options[0] ?? '',
): Value {
  let step = steps.next();
  while (!step.done) {
    const asked = step.value;
    if (asksOption(asked)) step = steps.next(choose(asked));
    else step = steps.next(roll(asked.expression, asked.rules, random));
  }
  return step.value;
}

/** Every way that steps can end, with its chance: each face of each die that is asked for. `begin` starts them anew. */
export function everyEnd<Moment, Value>(
  begin: () => Steps<Moment, Value>,
  choose: Chooser<Moment> = ({ options }) => options[0] ?? '',
): readonly { readonly value: Value; readonly chance: number }[] {
  const ends: { readonly value: Value; readonly chance: number }[] = [];
  const walk = (told: readonly (Roll | string)[], chance: number): void => {
    const steps = begin();
    let step = steps.next();
    for (const answer of told) step = steps.next(answer);
    if (step.done) {
      ends.push({ value: step.value, chance });
      return;
    }
    const asked = step.value;
    if (asksOption(asked)) {
      walk([...told, choose(asked)], chance);
      return;
    }
    for (const thrown of everyRoll(asked)) walk([...told, thrown.roll], chance * thrown.chance);
  };
  walk([], 1);
  return ends;
}

type Thrown = readonly { readonly roll: Roll; readonly chance: number }[];

/** The same dice are thrown at thousands of places. */
const known = new Map<string, Thrown>();

function everyRoll({ expression, rules }: AskedRoll): Thrown {
  const name = JSON.stringify([expression, rules]);
  const before = known.get(name);
  if (before) return before;
  const found = new Map<string, { readonly roll: Roll; readonly chance: number }>();
  const extend = (faces: readonly number[], chance: number): void => {
    const next = nextDice(expression, rules, faces);
    if (!next) {
      const read = rollFromFaces(expression, rules, faces);
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      // The same faces on other dice are the same roll.
      const dice = read.value.dice.map(
        (die) => `${die.group} ${die.face} ${die.success} ${die.confirms !== undefined}`,
      );
      const key = dice.sort().join();
      found.set(key, { roll: read.value, chance: chance + (found.get(key)?.chance ?? 0) });
      return;
    }
    for (let face = 1; face <= next.sides; face++) extend([...faces, face], chance / next.sides);
  };
  extend([], 1);
  const thrown = [...found.values()];
  known.set(name, thrown);
  return thrown;
}
