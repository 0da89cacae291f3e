import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { GangPlan } from '../../rules/brikwars/many/gang-up-advice.ts';
import type { VolleyExplained } from '../../rules/brikwars/many/volley-effects.ts';
import { chanceOf } from '../../rules/dice/distribution.ts';
import {
  type BlastAnswer,
  blastDead,
  type GangAnswer,
  gangDead,
  type ManyAnswer,
  manyAnswerOf,
  type VolleyAnswer,
  volleyDead,
} from './answer.ts';
import { decodeMany, type ManyInputs } from './inputs.ts';
import { countersText, fatedWords } from './names.ts';

type Texts = Messages['many'];

/** A figure of the answer, with its reasons. */
export interface Tile extends Outcome {
  readonly explained: VolleyExplained;
  /** Of what it is; percent if nothing is said. */
  readonly unit?: string;
}

export interface Description {
  readonly sentence: string;
  /** What the best defence makes of it. */
  readonly best?: string;
  /** They exclude each other: together 100. */
  readonly ends: readonly Tile[];
  /** What is no end. */
  readonly facts: readonly Tile[];
  readonly note?: string;
}

type End = readonly [label: string, explained: VolleyExplained, gain: Outcome['gain']];

/** The ends as they are written: together 100. */
function endsOf(format: Format, ends: readonly End[]): readonly Tile[] {
  const shown = format.shares(ends.map(([, { value }]) => value));
  return ends.map(([label, explained, gain], place) => ({
    label,
    explained,
    gain,
    chance: explained.value,
    shown: shown[place] ?? '',
  }));
}

function meanFact(format: Format, label: string, explained: VolleyExplained): Tile {
  const shown = format.number(explained.value, explained.value < 100 ? 1 : 0);
  return { label, explained, gain: 'nobody', chance: 0, shown, unit: '' };
}

/** For the same reasons, with another chance. */
const besides = ({ reasons }: VolleyExplained, value: number): VolleyExplained => ({
  value: Math.max(0, value),
  reasons,
});

function volleyDescription(
  texts: Texts,
  format: Format,
  answer: VolleyAnswer,
  inputs: ManyInputs,
): Description {
  const { meanDeaths, assaults } = answer.odds;
  const t = fatedWords(texts, inputs);
  const { any, all, of, likely } = volleyDead(answer, inputs);
  const [first, ...others] = assaults;
  const { combined } = others.length === 0 && first ? first : {};
  const one = of === 1 || combined !== undefined;
  const lives: End = [one ? t.survives : t.nobody, besides(any, 1 - any.value), 'nobody'];
  if (one) {
    return {
      sentence: t.togetherSentence(format.hundredths(any.value)),
      ends: endsOf(format, [[t.targetDies, any, 'mine'], lives]),
      facts: combined
        ? [
            meanFact(format, t.meanHits, combined.meanHits),
            meanFact(format, t.meanDamage, combined.meanDamage),
          ]
        : [],
    };
  }
  const range = [...new Set(likely)].map((dead) => format.number(dead)).join('–');
  const some = besides(any, any.value - all.value);
  return {
    sentence: t.singleSentence(range, format.number(of), format.hundredths(any.value)),
    ends: endsOf(format, [
      ...(all.value > 0 ? [[t.allDie(of), all, 'mine'] as const] : []),
      [all.value > 0 ? t.someDie : t.anyDies, some, 'mine'],
      lives,
    ]),
    facts: [meanFact(format, t.meanDead, meanDeaths)],
  };
}

/** The deaths of a gang's fight: they exclude each other, but where the victim strikes back after a pip (BW-DMG-03). */
export function writtenDeaths(
  format: Format,
  { victimDies, attackerDies, bothDie }: Pick<GangPlan, 'victimDies' | 'attackerDies' | 'bothDie'>,
): readonly [victim: string, attacker: string] {
  const [victim = '', only = ''] = format.shares([victimDies, attackerDies - bothDie]);
  return [victim, bothDie > 0 ? format.hundredths(attackerDies) : only];
}

/** What the victim's best defence makes of it; nothing where he has none to choose from. */
function bestCounters(
  t: Texts,
  format: Format,
  { plans, chosen }: GangAnswer,
  inputs: ManyInputs,
): string | undefined {
  const [best] = plans;
  if (!best || plans.length < 2) return undefined;
  if (chosen.best) return t.noBetterCounters;
  const plan = countersText(t, inputs, best.counters);
  return `${t.bestAnswer(plan)}. ${t.gangSentence(...writtenDeaths(format, best))}`;
}

function gangDescription(texts: Texts, format: Format, answer: GangAnswer, inputs: ManyInputs): Description {
  const t = fatedWords(texts, inputs);
  const { victimDies, bothDie } = answer.odds;
  const { attacker, only, nobody } = gangDead(answer);
  const best = bestCounters(t, format, answer, inputs);
  const ends = endsOf(format, [
    [t.victimDies, victimDies, 'mine'],
    [bothDie > 0 ? t.onlyActs : t.attackerDies, only, 'theirs'],
    [t.nobodyDies, nobody, 'nobody'],
  ]);
  const [falls, lost] = ends;
  return {
    sentence: t.gangSentence(
      falls?.shown ?? '',
      bothDie > 0 ? format.hundredths(attacker.value) : (lost?.shown ?? ''),
    ),
    ...(best !== undefined && { best }),
    ends,
    facts: [],
  };
}

/** Enemies and one's own strictly apart: nobody of one's own is ever among the enemy's dead. */
function blastDescription(
  texts: Texts,
  format: Format,
  answer: BlastAnswer,
  inputs: ManyInputs,
): Description {
  const t = fatedWords(texts, inputs);
  const { onTarget, whole, nobodyDies } = answer.odds;
  const { enemies, own } = blastDead(answer);
  const { blast, thrower } = answer.grenade;
  const alone = blast.targets.every((target, thing) => !target.own || thing === thrower);
  const hurt = own && format.hundredths(own.any.value);
  const both = enemies && own ? Math.max(0, enemies.any.value + own.any.value + nobodyDies - 1) : 0;
  const apart = both < 1e-9;
  const ownDies = alone ? t.himselfDies : t.ownDies;
  const why = (enemies ?? own)?.any ?? onTarget;
  const ends: readonly End[] = [
    ...(enemies
      ? [
          [
            apart ? t.enemyDies : t.onlyEnemies,
            besides(enemies.any, enemies.any.value - both),
            'mine',
          ] as const,
        ]
      : []),
    ...(apart || !enemies ? [] : [[t.bothSides, besides(enemies.any, both), 'nobody'] as const]),
    ...(own
      ? [[apart ? ownDies : t.onlyOwn, besides(own.any, own.any.value - both), 'theirs'] as const]
      : []),
    [t.nobodyDies, besides(why, nobodyDies), 'nobody'],
  ];
  return {
    sentence: [
      ...(enemies
        ? [t.blastSentence(format.hundredths(enemies.any.value), format.number(enemies.mean.value, 1))]
        : []),
      ...(hurt === undefined ? [] : [alone ? t.blastHimself(hurt) : t.blastOwn(hurt)]),
    ].join(' '),
    ends: endsOf(format, ends),
    facts: enemies ? [meanFact(format, t.meanEnemies, enemies.mean)] : [],
    ...(whole ? {} : { note: t.blastLeast }),
  };
}

/** The answer in one sentence, its ends, and what else it comes to. */
export function describeMany(t: Texts, format: Format, answer: ManyAnswer, inputs: ManyInputs): Description {
  switch (answer.kind) {
    case 'volley':
      return volleyDescription(t, format, answer, inputs);
    case 'gang':
      return gangDescription(t, format, answer, inputs);
    case 'blast':
      return blastDescription(t, format, answer, inputs);
  }
}

/** The chance that matters to the attacker: the target, the victim, or an enemy dies. */
export function mainChance(answer: ManyAnswer): number {
  switch (answer.kind) {
    case 'volley':
      return 1 - chanceOf(answer.odds.deaths.value, 0);
    case 'gang':
      return answer.odds.victimDies.value;
    case 'blast':
      return 1 - chanceOf(answer.odds.enemies.deaths.value, 0);
  }
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: Texts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeMany(query);
  const answer = inputs && manyAnswerOf(inputs);
  return inputs && answer?.ok ? describeMany(t, format, answer.value, inputs).ends : undefined;
}
