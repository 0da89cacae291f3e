import type { Fates } from '../../fight/step-record.ts';
import type { ManyEntry, ManyOutcome } from '../../rules/brikwars/many/many-record.ts';
import type { ManyInputs } from './inputs.ts';
import { isOwnThing } from './names.ts';
import { gangMembers } from './setup.ts';

type Fallen = Readonly<Record<'mine' | 'theirs', number>>;

/** How many are gone of each side, those who have pips left not counted (BW-DMG-03). */
function goneBy(outcome: ManyOutcome, inputs: ManyInputs): Fallen {
  switch (outcome.kind) {
    case 'volley':
      return { mine: 0, theirs: (outcome.gone ?? outcome.dead).reduce((sum, dead) => sum + dead, 0) };
    case 'gang': {
      const { victimDies, attackersDead, pips } = outcome;
      return {
        mine: pips?.gone ?? attackersDead.length,
        theirs: Number(victimDies && !pips?.victimStands),
      };
    }
    case 'blast': {
      const all = outcome.gone ?? outcome.dead;
      const of = (own: boolean) =>
        all.reduce((sum, gone, thing) => sum + (isOwnThing(inputs, thing) === own ? gone : 0), 0);
      return { mine: of(true), theirs: of(false) };
    }
  }
}

/** How many have died by what was rolled so far. */
function goneSoFar(log: readonly ManyEntry[], { kind }: ManyInputs): Fallen {
  const gone = { mine: 0, theirs: 0 };
  for (const { purpose, result, amount, group, thing } of log) {
    if (purpose !== 'armor' || thing !== undefined) continue;
    const side = kind === 'gang' && group !== undefined ? 'mine' : 'theirs';
    gone[side] += result === 'dies' ? 1 : result === 'dead' ? amount : 0;
  }
  return gone;
}

/** How many there are on each side that the attack may kill. */
function countsOf(inputs: ManyInputs): Fallen {
  const { kind, assaults, blast } = inputs;
  if (kind === 'gang') return { mine: gangMembers(inputs).length, theirs: 1 };
  if (kind === 'blast') {
    const of = (wanted: boolean) =>
      blast.targets.reduce((sum, { own, count }) => sum + (own === wanted ? count : 0), 0);
    return { mine: of(true), theirs: of(false) };
  }
  return {
    mine: 0,
    theirs: assaults.reduce((sum, { target }) => sum + (kind === 'single' ? target.count : 1), 0),
  };
}

/** How many of each side have fallen. */
export function manyFates(inputs: ManyInputs, log: readonly ManyEntry[], outcome?: ManyOutcome): Fates {
  const counts = countsOf(inputs);
  const gone = outcome ? goneBy(outcome, inputs) : goneSoFar(log, inputs);
  // A grenade that is dropped may kill who threw it, and he is none of its targets.
  const fate = (side: 'mine' | 'theirs') => {
    const of = Math.max(counts[side], gone[side]);
    return of > 0 ? { [side]: { of, fallen: gone[side] } } : {};
  };
  return { ...fate('mine'), ...fate('theirs') };
}
