import { blastSteps } from '../rules/brikwars/many-blast-steps.ts';
import { gangSteps } from '../rules/brikwars/many-gang-steps.ts';
import { blastLikelihood } from '../rules/brikwars/many-grenade-odds.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../rules/brikwars/many-record.ts';
import { volleySteps } from '../rules/brikwars/many-volley-steps.ts';
import { chanceOf } from '../rules/dice/distribution.ts';
import { manyAnswerOf } from './many-answer.ts';
import type { ManyInputs } from './many-inputs.ts';
import type { PlayKind } from './table-play.ts';

type Kind = PlayKind<ManyInputs, ManyMoment, ManyEntry, ManyOutcome>;

function begin(inputs: ManyInputs): ReturnType<Kind['begin']> {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  switch (value.kind) {
    case 'volley':
      return (log) => volleySteps(value.volley, log);
    case 'gang':
      return (log) => gangSteps(value.gang, log);
    case 'blast':
      return (log) => blastSteps(value.grenade, log);
  }
}

/** The chance of as many dead as there are; of a blast, where it came down. */
function likelihood(inputs: ManyInputs, outcome: ManyOutcome): number | undefined {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  if (value.kind === 'volley' && outcome.kind === 'volley') {
    return value.odds.assaults.reduce(
      (chance, { deaths }, at) => chance * chanceOf(deaths.value, outcome.dead[at] ?? 0),
      1,
    );
  }
  if (value.kind === 'gang' && outcome.kind === 'gang') {
    const { victimDies, attackersDead } = value.odds;
    if (outcome.victimDies) return victimDies.value;
    // No attacker dies where the victim does: that is no part of his living through it.
    const dead = chanceOf(attackersDead.value, outcome.attackersDead.length);
    return outcome.attackersDead.length === 0 ? dead - victimDies.value : dead;
  }
  if (value.kind === 'blast' && outcome.kind === 'blast') {
    return blastLikelihood(value.grenade, outcome);
  }
  return undefined;
}

/** How an attack of many is played. */
export const manyPlay: Kind = { begin, likelihood };
