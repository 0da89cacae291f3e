import { lugpolUses } from '../rules/brikwars/lugpol-acts.ts';
import { quikGameOf } from '../rules/brikwars/quik-house-rules.ts';
import {
  actLikelihood,
  attackLikelihood,
  crashLikelihood,
  demolitionLikelihood,
  featLikelihood,
  lugpolActTurn,
  quikAttackTurn,
  quikCrashTurn,
  quikDemolitionTurn,
  quikFeatTurn,
} from '../rules/brikwars/quik-play.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../rules/brikwars/quik-play-record.ts';
import { type QuikInputs, swapped } from './quik-inputs.ts';
import { crashOf, demolitionOf, mayFeat, planOf } from './quik-setup.ts';
import type { PlayKind } from './table-play.ts';

function begin(
  inputs: QuikInputs,
): ReturnType<PlayKind<QuikInputs, QuikMoment, QuikEntry, QuikOutcome>['begin']> {
  const { rules } = quikGameOf(inputs.table);
  switch (inputs.kind) {
    case 'attack': {
      const plan = planOf(inputs);
      if (!plan.ok) return undefined;
      const play = { ...plan.value, mayFeat: mayFeat(inputs) };
      return (log) => quikAttackTurn(play, log);
    }
    case 'building': {
      const attack = demolitionOf(inputs);
      return attack.ok ? (log) => quikDemolitionTurn(attack.value, log) : undefined;
    }
    case 'vehicle': {
      const crash = crashOf(inputs);
      return crash.ok ? (log) => quikCrashTurn(crash.value, log) : undefined;
    }
    case 'move':
      return undefined;
    case 'feat':
      return inputs.table.game === 'lugpol'
        ? (log) => lugpolActTurn(lugpolUses[inputs.difficulty], rules, log)
        : (log) => quikFeatTurn(rules, log);
  }
}

function likelihood(inputs: QuikInputs, outcome: QuikOutcome): number | undefined {
  const { rules } = quikGameOf(inputs.table);
  switch (outcome.kind) {
    case 'attack': {
      const plan = planOf(inputs);
      return plan.ok ? attackLikelihood({ ...plan.value, mayFeat: mayFeat(inputs) }, outcome) : undefined;
    }
    case 'building': {
      const attack = demolitionOf(inputs);
      return attack.ok ? demolitionLikelihood(attack.value, outcome) : undefined;
    }
    case 'crash': {
      const crash = crashOf(inputs);
      return crash.ok ? crashLikelihood(crash.value, outcome) : undefined;
    }
    case 'feat':
      return inputs.table.game === 'lugpol'
        ? actLikelihood(lugpolUses[inputs.difficulty], rules, outcome.succeeds)
        : featLikelihood(rules, outcome.succeeds);
  }
}

/** Who lives strikes back in his turn. */
function next(inputs: QuikInputs, outcome: QuikOutcome): QuikInputs | undefined {
  if (outcome.kind !== 'attack' || outcome.destroyed) return undefined;
  const reply = swapped(inputs);
  return planOf(reply).ok ? reply : undefined;
}

/** How a turn of the short games is played: an attack, a demolition, a crash, a feat. */
export const quikPlay: PlayKind<QuikInputs, QuikMoment, QuikEntry, QuikOutcome> = { begin, likelihood, next };
