import type { DiceExpression, RollRules } from '../../../src/rules/dice/expression.ts';
import { nextDice, rollFromFaces } from '../../../src/rules/dice/roll.ts';
import { type PlayedMove, replay, type Steps } from '../../../src/rules/steps.ts';

type Begin<Moment, Entry, Outcome> = (log: Entry[]) => Steps<Moment, Outcome>;

export type Chances = Readonly<Record<string, number>>;

interface Fall {
  readonly faces: readonly number[];
  readonly chance: number;
}

const known = new Map<string, readonly Fall[]>();

/** Every way that dice without bonus dice can fall, face by face; of those that are `alike` in what counts, one. */
export function fallsOf(expression: DiceExpression, rules: RollRules, alike: boolean): readonly Fall[] {
  const key = JSON.stringify([expression, rules, alike]);
  const before = known.get(key);
  if (before) return before;
  let ways: readonly Fall[] = [{ faces: [], chance: 1 }];
  const whole: Fall[] = [];
  while (ways.length > 0) {
    const next = new Map<string, Fall>();
    for (const { faces, chance } of ways) {
      const die = nextDice(expression, rules, faces);
      if (die === undefined) {
        whole.push({ faces, chance });
        continue;
      }
      for (let face = 1; face <= die.sides; face++) {
        const more = [...faces, face];
        const name = more.join();
        next.set(name, { faces: more, chance: (next.get(name)?.chance ?? 0) + chance / die.sides });
      }
    }
    ways = [...next.values()];
  }
  const merged = new Map<string, Fall>();
  for (const fall of whole) {
    const read = rollFromFaces(expression, rules, fall.faces);
    if (!read.ok) throw new Error('no roll');
    const name = alike ? `${read.value.total} ${read.value.allOnes}` : fall.faces.join();
    const same = merged.get(name);
    merged.set(name, { faces: same?.faces ?? fall.faces, chance: (same?.chance ?? 0) + fall.chance });
  }
  const falls = [...merged.values()];
  known.set(key, falls);
  return falls;
}

export interface Twin {
  /** The chances of the ends after these moves, by playing on with every face of every die. */
  readonly ends: Chances;
  readonly moves: readonly PlayedMove[];
}

/**
 * Plays a fight to all its ends through the step player itself, face by face; where a choice is offered the first is
 * taken. It may begin after some moves. `visit` sees what comes after every prefix. Dice of which only total and all ones count may be `alike`.
 */
export function playAll<Moment, Entry, Outcome>(
  begin: Begin<Moment, Entry, Outcome>,
  endOf: (outcome: Outcome) => Chances,
  visit: (twin: Twin, options?: Readonly<Record<string, Chances>>) => void,
  alike: (asked: Moment) => boolean = () => true,
  start: readonly PlayedMove[] = [],
): Chances {
  const follow = (moves: readonly PlayedMove[]): Chances => {
    const played = replay(begin, moves);
    if (!played.ok) throw new Error(JSON.stringify(played.issues));
    const { next, outcome } = played.value;
    if (next === undefined) {
      if (outcome === undefined) throw new Error('no end');
      return endOf(outcome);
    }
    if ('options' in next) {
      const options = Object.fromEntries(
        next.options.map((option) => [option, follow([...moves, { option }])] as const),
      );
      const ends = options[next.options[0] ?? ''] ?? {};
      visit({ ends, moves }, options);
      return ends;
    }
    const ends: Record<string, number> = {};
    for (const { faces, chance } of fallsOf(next.expression, next.rules, alike(next))) {
      for (const [id, part] of Object.entries(follow([...moves, { faces }]))) {
        ends[id] = (ends[id] ?? 0) + chance * part;
      }
    }
    visit({ ends, moves });
    return ends;
  };
  return follow(start);
}
