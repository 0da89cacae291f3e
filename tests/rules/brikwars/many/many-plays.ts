import { type Edition, editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import type { AttackGroupSetup } from '../../../../src/rules/brikwars/many/volley-setup.ts';
import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { type PlayedMove, type Replay, replay, type Steps } from '../../../../src/rules/steps.ts';
import { withRules } from '../support.ts';

type Begin<Moment, Entry, Outcome> = (log: Entry[]) => Steps<Moment, Outcome>;

/** What stands after these moves. */
export function replayed<Moment, Entry, Outcome>(
  begin: Begin<Moment, Entry, Outcome>,
  moves: readonly PlayedMove[],
): Replay<Moment, Entry, Outcome> {
  const played = replay(begin, moves);
  if (!played.ok) throw new Error(JSON.stringify(played.issues));
  return played.value;
}

/** Faces typed from the table. */
export function faces(...shown: readonly number[]): PlayedMove {
  return { faces: shown, typed: true };
}

/** Plays to the end with dice from a source; where the rules offer a choice the first is taken. */
export function playOn<Moment, Entry, Outcome>(
  begin: Begin<Moment, Entry, Outcome>,
  random: RandomSource,
): { readonly outcome: Outcome; readonly log: readonly Entry[]; readonly moves: readonly PlayedMove[] } {
  const log: Entry[] = [];
  const moves: PlayedMove[] = [];
  const steps = begin(log);
  let step = steps.next();
  while (!step.done) {
    const asked = step.value;
    if ('options' in asked) {
      const option = asked.options[0] as string;
      moves.push({ option });
      step = steps.next(option);
    } else {
      const thrown = roll(asked.expression, asked.rules, random);
      moves.push({ faces: thrown.dice.map(({ face }) => face) });
      step = steps.next(thrown);
    }
  }
  return { outcome: step.value, log, moves };
}

/** Whether a count of so many tries fits a chance: within 4 standard errors. */
export function fits(count: number, tries: number, chance: number): boolean {
  const error = Math.sqrt((chance * (1 - chance)) / tries);
  return Math.abs(count / tries - chance) <= 4 * error + 1e-9;
}

export function picker(random: RandomSource) {
  return <Value>(list: readonly Value[]): Value => list[random(list.length) - 1] as Value;
}

/** A random edition with random house rules. */
export function anyEdition(random: RandomSource): Edition {
  const pick = picker(random);
  return withRules(editions[pick(editionIds)], {
    bonus: pick(['none', 'd6', 'same'] as const),
    damageCriticalFailure: pick(['zero', 'total'] as const),
    skillCriticalFailure: pick([true, false]),
    rangeCriticalFailure: pick([true, false]),
    parryRolled: pick(['if-hit', 'always'] as const),
    knockedAway: pick(['light', 'one-handed'] as const),
    equalDamage: pick(['glances', 'kills'] as const),
    cumulativeDamage: pick([true, false]),
    counterAfter: pick(['any', 'failed'] as const),
  });
}

export function anyGroup(random: RandomSource, count: number): AttackGroupSetup {
  const pick = picker(random);
  return {
    count,
    skill: pick(['1d6', '1d6+1', '1d10', '2d6', '1d6-1']),
    weapon: pick([
      'hand',
      'short-ranged',
      'long-ranged',
      { use: 5, damage: '2d6' },
      { use: 8, damage: '1d10-2' },
      { use: 2, damage: '3' },
    ] as const),
    distance: pick([2, 4, 6]),
    bonusDice: pick(['take', 'decline'] as const),
  };
}
