import type { RandomSource } from '../../../src/rules/dice/random.ts';
import { type Roll, roll } from '../../../src/rules/dice/roll.ts';
import type { Asked, AskedOption, AskedRoll, Steps } from '../../../src/rules/steps.ts';
import { facesOf } from '../samples/every-beginning.ts';
import { waysOf } from './ahead-twin.ts';

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

/**
 * Every way that steps can end, with its chance: each face of each die that is asked for, those once that are said to
 * go on alike. `begin` starts them again.
 */
export function everyEnd<Moment, Value>(
  begin: () => Steps<Moment, Value>,
  choose: Chooser<Moment> = ({ options }) => options[0] ?? '',
  alike: (roll: Roll, asked: Moment & AskedRoll) => string = facesOf,
): readonly { readonly value: Value; readonly chance: number }[] {
  const ends: { readonly value: Value; readonly chance: number }[] = [];
  const walk = (shown: readonly (Roll | string)[], chance: number): void => {
    const steps = begin();
    let step = steps.next();
    for (const answer of shown) step = steps.next(answer);
    if (step.done) {
      ends.push({ value: step.value, chance });
      return;
    }
    const asked: Asked<Moment> = step.value;
    if (asksOption(asked)) {
      walk([...shown, choose(asked)], chance);
      return;
    }
    for (const way of waysOf(asked as Moment & AskedRoll, alike))
      walk([...shown, way.roll], chance * way.chance);
  };
  walk([], 1);
  return ends;
}
