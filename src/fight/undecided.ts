import { nextDice } from '../rules/dice/roll.ts';
import { readRoll } from '../rules/played-roll.ts';
import type { AskedRoll } from '../rules/steps.ts';
import type { TableRoll } from './step-record.ts';

/** A die with so many sides shows a face. */
type Thrown = (sides: number) => number;

/** These faces and those still to come; `plain`, without the bonus dice. */
export function bonusFilled(
  { expression, rules }: AskedRoll,
  faces: readonly number[],
  thrown: Thrown,
  plain = false,
): readonly number[] {
  const filled = [...faces];
  for (let die = nextDice(expression, rules, filled); die && !(plain && die.kind === 'bonus'); ) {
    const { sides, count } = die;
    filled.push(...Array.from({ length: count }, () => thrown(sides)));
    die = nextDice(expression, rules, filled);
  }
  return filled;
}

/** More top faces one after the other change nothing that these did not. */
const mostTops = 12;

/** The greatest faces that are worth a look. */
function tops(): Thrown {
  let left = mostTops;
  return (sides) => (left-- > 0 ? sides : 1);
}

/**
 * Whether the bonus dice that are still owed can change what `after` says of the fight: nothing does if it is the same
 * without them, with the least, and with the greatest, for more is never worse. Undefined is not known.
 */
export function bonusDecides(
  asked: AskedRoll,
  faces: readonly number[],
  after: (move: TableRoll) => string | undefined,
): boolean {
  const { expression, rules } = asked;
  if (nextDice(expression, rules, faces)?.kind !== 'bonus') return true;
  if (!readRoll(expression, rules, { faces, declined: true }).ok) return true;
  const without = after({ faces, declined: true });
  if (without === undefined) return true;
  return [() => 1, tops()].some((thrown) => after({ faces: bonusFilled(asked, faces, thrown) }) !== without);
}

/** Rolls alike of one die each, which the number of those that succeed answers: so many, and the faces that stand for them. */
export interface Countable {
  readonly tests: number;
  /** How likely each of them succeeds. */
  readonly chance: number;
  readonly hit: number;
  readonly miss: number;
  /** The face of a success has earned a bonus die, which changes nothing. */
  readonly declined?: true;
}

interface After {
  readonly hits: number | undefined;
  /** All that follows. */
  readonly rest: string;
}

/** What all faces the same come to decides whether their number is enough: each a success or none, and no other difference. */
export function countableBy(
  asked: AskedRoll,
  tests: number,
  after: (move: TableRoll) => After | undefined,
): Countable | undefined {
  const [group, another] = asked.expression.groups;
  if (!group || another || group.twoD6 || group.count !== tests || tests < 2) return undefined;
  const { sides } = group;
  const moves = (face: number): readonly TableRoll[] => {
    const faces = Array.from({ length: tests }, () => face);
    const more = nextDice(asked.expression, asked.rules, faces)?.kind === 'bonus';
    return more
      ? [
          { faces, declined: true },
          { faces: bonusFilled(asked, faces, () => 1) },
          { faces: bonusFilled(asked, faces, tops()) },
        ]
      : [{ faces }];
  };
  const known = new Map<number, string>();
  const [hits, misses]: [number[], number[]] = [[], []];
  for (let face = 1; face <= sides; face += 1) {
    for (const move of moves(face)) {
      const came = after(move);
      if (came?.hits !== tests && came?.hits !== 0) return undefined;
      const before = known.get(came.hits);
      if (before !== undefined && before !== came.rest) return undefined;
      known.set(came.hits, came.rest);
      const those = came.hits === 0 ? misses : hits;
      if (!those.includes(face)) those.push(face);
    }
    if (hits.includes(face) && misses.includes(face)) return undefined;
  }
  // The top face may have earned a bonus die: another does as well.
  const hit = hits.find((face) => face < sides) ?? hits[0];
  const miss = misses[0];
  if (hit === undefined || miss === undefined) return undefined;
  const earns = moves(hit).length > 1;
  return { tests, chance: hits.length / sides, hit, miss, ...(earns && { declined: true }) };
}
