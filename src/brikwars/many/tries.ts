import { type AskTries, triesOf } from '../../fight/tries.ts';
import { chanceOf } from '../../rules/dice/distribution.ts';
import { type Attempt, alike, type Trying } from '../../rules/tries.ts';
import { type GangAnswer, manyAnswerOf } from './answer.ts';
import { groupsOf, type ManyInputs, stepsOf, withGroups } from './inputs.ts';
import { gangMembers } from './setup.ts';

/** How many of each group are left. */
type Left = readonly number[];

/** The chance that the victim falls, and of each way in which some of the gang fall before him. */
function oneRound({ odds }: GangAnswer, members: readonly number[], left: Left): Attempt<Left> {
  const { attackers, attackersDead, victimDies } = odds;
  const struck = attackers.flatMap(({ dies }, place) =>
    dies.value > 0 ? [{ place, dies: dies.value }] : [],
  );
  const both = struck.length > 1 ? chanceOf(attackersDead.value, 2) : 0;
  const without = (...places: readonly number[]): Left =>
    left.map((count, group) => count - places.filter((place) => members[place] === group).length);
  const onward: (readonly [Left, number])[] = struck.map(({ place, dies }) => [without(place), dies - both]);
  if (both > 0) onward.push([without(...struck.map(({ place }) => place)), both]);
  const gone = onward.reduce((sum, [, chance]) => sum + chance, victimDies.value);
  return { ends: [victimDies.value], onward: [...onward, [left, Math.max(0, 1 - gone)]] };
}

/**
 * A gang that strikes again with those who are left, and a victim who Counters as well as he can; undefined where somebody
 * has more than one life, dice lie already, or he may strike more than two of them.
 */
export function gangTrying(inputs: ManyInputs): Trying<Left> | undefined {
  const groups = groupsOf(inputs, 0);
  const simple = [inputs.gang.victim, ...groups].every((who) => stepsOf(who) === 1);
  if (!simple || groups.some(({ hits }) => hits !== undefined)) return undefined;
  const begun = manyAnswerOf(inputs);
  if (!begun.ok || begun.value.kind !== 'gang') return undefined;
  const targets = begun.value.plans.map(
    ({ counters }) => new Set(counters.map(({ against }) => against)).size,
  );
  if (Math.max(...targets) > 2) return undefined;
  const first = groups.map(({ count }) => count);
  return {
    first,
    name: (left) => left.join(),
    attempt(left) {
      const whole = left.every((count, group) => count === first[group]);
      const now = whole
        ? inputs
        : withGroups(
            inputs,
            0,
            groups.flatMap((group, place) => {
              const count = left[place] ?? 0;
              return count > 0 ? [{ ...group, count }] : [];
            }),
          );
      const answer = left.some((count) => count > 0) ? manyAnswerOf(now) : undefined;
      if (!answer?.ok || answer.value.kind !== 'gang') return { ends: [0], onward: [[left, 1]] };
      // The groups that are gone keep their places.
      const places = left.flatMap((count, place) => (count > 0 ? [place] : []));
      return oneRound(
        answer.value,
        gangMembers(now).map((member) => places[member] ?? 0),
        left,
      );
    },
  };
}

/**
 * The chance that somebody falls within several volleys, several blasts, or several attacks of a gang: as long as nobody
 * has, all stands as at first, but for those of the gang who have fallen.
 */
export function manyTries(
  inputs: ManyInputs,
  first: { readonly label: string; readonly chance: number } | undefined,
): AskTries {
  return () => {
    if (!first) return undefined;
    const ends = [{ label: first.label, gain: 'mine' }] as const;
    if (inputs.kind !== 'gang')
      return triesOf({ ends, counts: 'attacks', assumes: 'again' }, alike(first.chance));
    const trying = gangTrying(inputs);
    return trying && triesOf({ ends, counts: 'attacks', assumes: 'gang' }, trying);
  };
}
