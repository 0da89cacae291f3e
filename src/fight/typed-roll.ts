import { type EnteredDie, enteredDice } from '../kit/controls/typed-faces.ts';
import { nextDice, type Roll } from '../rules/dice/roll.ts';
import { readRoll } from '../rules/played-roll.ts';
import type { AskedRoll } from '../rules/steps.ts';
import type { TableMove } from './step-record.ts';
import type { Countable } from './undecided.ts';

/** Why a pool of tests cannot be answered by a number: what the faces are needed for. */
export type FacesFor = 'ones' | 'fails' | 'sixes' | 'power';

export interface Typing {
  /** Faces typed so far of the roll that is asked for. */
  readonly faces: readonly number[];
  readonly sides: number;
  readonly bonus: boolean;
  /** Only bonus dice are still owed: they may be declined. */
  readonly mayDecline: boolean;
  /** The app threw these faces: nothing is typed, but a bonus die is to be taken or declined. */
  readonly thrown: boolean;
  /** Dice alike thrown together, of which these faces are typed already: their order does not matter. */
  readonly wave: { readonly count: number; readonly typed: readonly number[] };
  /** The dice typed so far, bonus dice too. */
  readonly entered: readonly EnteredDie[];
  /** So many tests, of which only the number that succeeds matters. */
  readonly pool?: Countable;
  readonly facesFor?: FacesFor;
}

/** The dice thrown together that these faces have come to. */
function waveOf(faces: readonly number[], { expression, rules }: AskedRoll): Typing['wave'] {
  for (let start = 0; ; ) {
    const count = nextDice(expression, rules, faces.slice(0, start))?.count ?? 0;
    if (count === 0 || start + count > faces.length) return { count, typed: faces.slice(start) };
    start += count;
  }
}

/** How many tests a pool has that may be answered by a number, or what its faces are needed for. */
function poolOf(
  { expression }: AskedRoll,
  countable: boolean | FacesFor | Countable,
): Pick<Typing, 'pool' | 'facesFor'> {
  if (typeof countable === 'object') return { pool: countable };
  const [group, another] = expression.groups;
  if (!countable || another || group?.target === undefined || group.count < 2) return {};
  if (group.rerollFails) return { facesFor: 'fails' };
  if (group.reroll) return { facesFor: 'ones' };
  const { sides, count: tests, target } = group;
  if (target > sides) return { facesFor: 'sixes' };
  if (typeof countable === 'string') return { facesFor: countable };
  // The top face always succeeds and a one never does.
  return { pool: { tests, chance: (sides + 1 - Math.max(2, target)) / sides, hit: sides, miss: 1 } };
}

/** The rolls of a record that were counted: each roll of it is of one move, in their order. */
export function countedRolls(
  log: readonly { readonly roll?: Roll }[],
  moves: readonly TableMove[],
): ReadonlySet<Roll> {
  const rolls = log.flatMap(({ roll }) => roll ?? []);
  const thrown = moves.filter((move) => 'faces' in move);
  return new Set(rolls.filter((_, place) => thrown[place]?.counted));
}

/** A roll being typed; undefined where nothing is left to be. A pool may be answered by a number where it is countable. */
export function typingOf(
  asked: AskedRoll,
  faces: readonly number[],
  { thrown, countable }: { readonly thrown: boolean; readonly countable: boolean | FacesFor | Countable },
): Typing | undefined {
  const { expression, rules } = asked;
  const die = nextDice(expression, rules, faces);
  if (die === undefined) return undefined;
  return {
    faces,
    sides: die.sides,
    bonus: die.kind === 'bonus',
    mayDecline: readRoll(expression, rules, { faces, declined: true }).ok,
    thrown,
    wave: waveOf(faces, asked),
    entered: enteredDice(expression, rules, faces),
    ...poolOf(asked, countable),
  };
}

/** Some dice of a roll have been typed: what was thrown before them makes room. */
export const typesOn = (typing: Typing | undefined): boolean =>
  typing !== undefined && !typing.thrown && typing.faces.length > 0;
