import { asksOption } from '../../fight/prompt.ts';
import type { EndChance, OddsAhead, PlayKind } from '../../fight/step-player.ts';
import type { Volley } from '../../rules/brikwars/check-volley.ts';
import { groupOdds, killChance } from '../../rules/brikwars/combined-fire.ts';
import { volleyAhead } from '../../rules/brikwars/many-ahead.ts';
import { blastAhead } from '../../rules/brikwars/many-blast-ahead.ts';
import { blastSteps } from '../../rules/brikwars/many-blast-steps.ts';
import { gangAhead } from '../../rules/brikwars/many-gang-ahead.ts';
import { gangSteps } from '../../rules/brikwars/many-gang-steps.ts';
import { blastLikelihood } from '../../rules/brikwars/many-grenade-odds.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../rules/brikwars/many-record.ts';
import { volleySteps } from '../../rules/brikwars/many-volley-steps.ts';
import { bodyOf } from '../../rules/brikwars/standing.ts';
import { chanceOf, highest } from '../../rules/dice/distribution.ts';
import { type Asked, type PlayedMove, replay } from '../../rules/steps.ts';
import { type ManyAnswer, manyAnswerOf } from './answer.ts';
import type { ManyInputs } from './inputs.ts';

type Kind = PlayKind<ManyInputs, ManyMoment, ManyEntry, ManyOutcome>;

function begin(inputs: ManyInputs): ReturnType<Kind['begin']> {
  const answer = manyAnswerOf(inputs);
  return answer.ok ? stepsOf(answer.value) : undefined;
}

function stepsOf(value: ManyAnswer): NonNullable<ReturnType<Kind['begin']>> {
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

type Next = Asked<ManyMoment>;

function oddsOf(value: ManyAnswer, log: readonly ManyEntry[], next: Next): OddsAhead {
  switch (value.kind) {
    case 'volley': {
      const { deaths, meanHits, meanDamage } = volleyAhead(value.volley, log, next);
      const most = Math.max(highest(deaths), highest(value.odds.deaths.value));
      return {
        ends: Array.from({ length: most + 1 }, (_, dead) => ({
          id: `${dead}`,
          chance: chanceOf(deaths, dead),
        })),
        also: [
          { id: 'mean-hits', chance: meanHits },
          { id: 'mean-damage', chance: meanDamage },
        ],
      };
    }
    case 'gang': {
      const { victimDies, attackerDies, nobodyDies } = gangAhead(value.gang, log, next);
      return {
        ends: [
          { id: 'victim-dies', chance: victimDies },
          { id: 'attacker-dies', chance: attackerDies },
          { id: 'nobody-dies', chance: nobodyDies },
        ],
      };
    }
    case 'blast': {
      const { enemyDies, ownDies, nobodyDies, onTarget, meanEnemies } = blastAhead(value.grenade, log);
      const both = Math.max(0, enemyDies + ownDies + nobodyDies - 1);
      return {
        ends: [
          { id: 'enemy-dies', chance: enemyDies - both },
          { id: 'own-dies', chance: ownDies - both },
          { id: 'both-die', chance: both },
          { id: 'nobody-dies', chance: nobodyDies },
        ],
        also: [
          { id: 'on-target', chance: onTarget },
          { id: 'mean-enemies', chance: meanEnemies },
        ],
      };
    }
  }
}

/** How likely what a missed shot may hit dies of it. */
function strayDies({ assaults }: Volley, { assault, group = 0 }: Next, thing: number): number {
  const shooters = assaults[assault]?.groups[group];
  const stray = assaults[assault]?.strays[thing];
  if (shooters === undefined || stray === undefined) return 0;
  return killChance(groupOdds(shooters).damageGivenHit, bodyOf(stray.fight, 'defender').hold);
}

function ahead(inputs: ManyInputs, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  const steps = stepsOf(value);
  const played = replay(steps, moves);
  const next = played.ok ? played.value.next : undefined;
  if (!played.ok || next === undefined) return undefined;
  const odds = oddsOf(value, played.value.log, next);
  if (!asksOption(next)) return odds;
  const options = next.options.map((option): readonly [string, readonly EndChance[]] => {
    if (value.kind === 'volley') {
      const dies = option === 'nothing' ? 0 : strayDies(value.volley, next, Number(option));
      return [option, [{ id: 'stray-dies', chance: dies }]];
    }
    const after = replay(steps, [...moves, { option }]);
    const then = after.ok ? after.value : undefined;
    // Where nobody is left to be told of, nobody dies.
    if (then?.next === undefined) return [option, [{ id: 'nobody-dies', chance: 1 }]];
    return [option, oddsOf(value, then.log, then.next).ends];
  });
  return { ...odds, options: Object.fromEntries(options) };
}

/** How an attack of many is played. */
export const manyPlay: Kind = { begin, likelihood, ahead };
