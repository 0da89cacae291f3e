import type { CascadeStep } from '../../fight/cascade.tsx';
import type { Messages } from '../../platform/words.ts';
import { isEnemy } from '../../rules/brikwars/many/explosion.ts';
import { caughtThing } from '../../rules/brikwars/many/many-grenade.ts';
import { chanceOf } from '../../rules/dice/distribution.ts';
import { type BlastAnswer, blastDead, type GangAnswer, type ManyAnswer, volleyDead } from './answer.ts';
import type { Tile } from './description.ts';
import type { ManyInputs } from './inputs.ts';

type Texts = Pick<
  Messages['many'],
  'anyHits' | 'anyDies' | 'victimLives' | 'enemyCaught' | 'ownCaught' | 'enemyDies' | 'ownDies'
>;

type End = Pick<Tile, 'label' | 'chance' | 'gain'>;

/** The chance that not all of them miss. */
const notAll = (misses: readonly number[]) => 1 - misses.reduce((chance, miss) => chance * miss, 1);

/** A step that leaves less than the end is none; one that leaves as much says nothing. */
const before = (step: CascadeStep, { chance }: { readonly chance: number }): readonly CascadeStep[] =>
  step.chance > chance + 1e-9 ? [step] : [];

/** All attack, and their damage is one sum; who lives through it strikes back (BW-COMB-05). */
function gangSteps(t: Texts, { odds }: GangAnswer, { label, chance, gain }: End): readonly CascadeStep[] {
  const { attackers, victimDies, attackersDead } = odds;
  if (gain === 'mine') {
    const hit = notAll(attackers.map((attacker) => 1 - attacker.hit.value));
    return [
      { label: t.anyHits, chance: hit, rule: attackers[0]?.hit.reasons[0]?.rule },
      { label, chance, rule: victimDies.reasons[0]?.rule },
    ];
  }
  const rule = gain === 'theirs' ? attackersDead.reasons[0]?.rule : undefined;
  return [
    { label: t.victimLives, chance: 1 - victimDies.value },
    { label, chance, rule },
  ];
}

/** It comes down, and whoever lies in it may die (BW-WEAP-12). */
function blastSteps(t: Texts, answer: BlastAnswer, end: End): readonly CascadeStep[] {
  const { gain, label, chance } = end;
  if (gain === 'nobody') return [];
  const { grenade, odds } = answer;
  const mine = gain === 'mine';
  const caught = odds.landings.reduce(
    (sum, landing) =>
      grenade.blast.targets.some(
        (target, thing) => isEnemy(target) === mine && caughtThing(grenade, landing, thing) === 'surely',
      )
        ? sum + landing.chance
        : sum,
    0,
  );
  const dead = blastDead(answer)[mine ? 'enemies' : 'own'];
  if (!dead) return [];
  const dies = { label: mine ? t.enemyDies : t.ownDies, chance: dead.any.value };
  return [
    { label: mine ? t.enemyCaught : t.ownCaught, chance: caught, rule: odds.onTarget.reasons[0]?.rule },
    ...before(dies, end),
    { label, chance, rule: dead.any.reasons[0]?.rule },
  ];
}

/** How an end of many comes about, each step with what it leaves; nothing where no step holds the next. */
export function manySteps(
  t: Texts,
  answer: ManyAnswer,
  inputs: ManyInputs,
  end: End,
): readonly CascadeStep[] {
  if (answer.kind === 'gang') return gangSteps(t, answer, end);
  if (answer.kind === 'blast') return blastSteps(t, answer, end);
  const { label, chance, gain } = end;
  if (gain !== 'mine') return [];
  const groups = answer.odds.assaults.flatMap((assault) => assault.groups);
  const hit = notAll(groups.map(({ hits }) => chanceOf(hits.value, 0)));
  const { any } = volleyDead(answer, inputs);
  return [
    { label: t.anyHits, chance: hit, rule: groups[0]?.hits.reasons[0]?.rule },
    ...before({ label: t.anyDies, chance: any.value }, end),
    { label, chance, rule: any.reasons[0]?.rule },
  ];
}
