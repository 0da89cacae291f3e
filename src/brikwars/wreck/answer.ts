import type { BrikwarsReason } from '../../rules/brikwars/attack/effects.ts';
import type { BrikwarsRuleId } from '../../rules/brikwars/ids.ts';
import { type UntilDestroyed, untilDestroyed } from '../../rules/brikwars/wreck/siege.ts';
import { partLevel } from '../../rules/brikwars/wreck/structure-armor.ts';
import {
  attackPips,
  hitPips,
  stepsOf,
  type WreckAttacks,
  type WreckVolley,
  wreckHit,
  wreckOdds,
} from '../../rules/brikwars/wreck/volley.ts';
import { chanceAtLeast, type Distribution, mean } from '../../rules/dice/distribution.ts';
import { ok, type Result } from '../../rules/result.ts';
import type { WreckInputs } from './inputs.ts';
import { armOfGroup, modifierOf, partOf, volleyOf, type WreckIssue } from './setup.ts';

/** What the rules of creations did. */
export const wreckEffects = [
  'breadth',
  'small-part',
  'level',
  'vermin',
  'part-level',
  'plate',
  'one-pip',
  'overkill',
  'points',
  'breaks-off',
  'pips-destroy',
  'beside',
] as const;
export type WreckEffect = (typeof wreckEffects)[number];

export interface WreckReason {
  readonly rule: BrikwarsRuleId;
  readonly effect: WreckEffect;
  readonly amount: number;
}

/** One kind of attacks: how likely each hits, and what a hit does. */
export interface GroupAnswer {
  readonly hit: number;
  /** Added to Skill, the size of the target with it. */
  readonly modifier: number;
  readonly use: number;
  /** It hits without a roll. */
  readonly automatic: boolean;
  readonly reasons: readonly BrikwarsReason[];
  /** A hit hurts. */
  readonly through: number;
}

export interface WreckAnswer {
  readonly volley: WreckVolley;
  readonly steps: number;
  /** Pips of all attacks, 0 to those that destroy it; of a part 1 breaks it off. */
  readonly pips: Distribution;
  readonly meanPips: number;
  readonly groups: readonly GroupAnswer[];
  /** How many attacks like the first it takes; of the whole alone. */
  readonly until: UntilDestroyed | undefined;
  readonly reasons: readonly WreckReason[];
}

const mostAttacks = 40;

function reasonsOf(inputs: WreckInputs, volley: WreckVolley): readonly WreckReason[] {
  const { aim, creation, plate, points, overkill, area } = inputs;
  const { level } = creation;
  const [first] = volley.attacks;
  const size = first ? wreckHit(volley, first).modifier - first.assault.modifier : 0;
  const reasons: WreckReason[] = [];
  const say = (rule: WreckReason['rule'], effect: WreckEffect, amount: number) =>
    reasons.push({ rule, effect, amount });
  if (aim.kind === 'whole') {
    if (size !== 0) say('BW-ATK-10', 'breadth', size);
    if (creation.size === 0) say('BW-CRE-05', 'vermin', creation.verminArmor);
    else say('BW-CRE-06', 'level', level);
    if (plate > 0) say('BW-CRE-14', 'plate', plate);
  } else {
    if (area !== '2x4') say('BW-ATK-10', 'small-part', size);
    const held = partLevel(level, partOf(aim));
    say(held === level ? 'BW-CRE-06' : 'BW-CRE-07', held === level ? 'level' : 'part-level', held);
  }
  const blast = Math.max(0, ...volley.attacks.map(({ assault }) => assault.thrown?.blast ?? 0));
  if (blast > 0) say('BW-WEAP-12', 'beside', blast);
  if (points > 0) say('BW-DMG-09', 'points', points);
  if (aim.kind !== 'whole') say('BW-DMG-05', 'breaks-off', 1);
  else {
    if (overkill) say('BW-DMG-10', 'overkill', 1);
    else say('BW-DMG-03', 'one-pip', 1);
    say('BW-DMG-04', 'pips-destroy', stepsOf(volley));
  }
  return reasons;
}

/** Why a throw may fall short, and why somebody needs no roll (BW-ATK-05, BW-ATK-08, BWC-50). */
function throwReasons({ rules }: WreckVolley, { assault }: WreckAttacks): readonly BrikwarsReason[] {
  if (assault.automatic) return [{ rule: 'BW-ATK-08', effect: 'automatic-hit' }];
  if (!assault.thrown) return [];
  const { distance } = assault.thrown;
  return [
    { rule: 'BW-ATK-05', effect: 'thrown-range', amount: distance },
    ...(rules.rangeCriticalFailure
      ? [{ rule: 'BWC-50', effect: 'thrown-range-critical-failure' } as const]
      : []),
  ];
}

/** What the screen shows of the attacks on a creation; all issues where there is nothing to work out. */
export function wreckAnswerOf(inputs: WreckInputs): Result<WreckAnswer, WreckIssue> {
  const checked = volleyOf(inputs);
  if (!checked.ok) return checked;
  const volley = checked.value;
  const steps = stepsOf(volley);
  const pips = wreckOdds(volley);
  const [first] = volley.attacks;
  return ok({
    volley,
    steps,
    pips,
    meanPips: mean(pips),
    groups: volley.attacks.map((attacks, place): GroupAnswer => {
      const group = inputs.groups[place];
      return {
        ...wreckHit(volley, attacks),
        use: group ? armOfGroup(group, inputs).use : attacks.assault.use,
        automatic: attacks.assault.automatic ?? false,
        reasons: [...throwReasons(volley, attacks), ...(group ? modifierOf(group, inputs).reasons : [])],
        through: chanceAtLeast(hitPips(volley, attacks), 1),
      };
    }),
    until:
      inputs.aim.kind === 'whole' && first
        ? untilDestroyed(attackPips(volley, first), steps, mostAttacks)
        : undefined,
    reasons: reasonsOf(inputs, volley),
  });
}

/** The chances of the ends: nothing happens, it is hurt, it is destroyed or the part is off. */
export function endsOf(pips: Distribution, steps: number) {
  const ended = chanceAtLeast(pips, steps);
  const any = chanceAtLeast(pips, 1);
  return { ended, hurt: Math.max(0, any - ended), nothing: Math.max(0, 1 - any) };
}

/** Pips that a creation loses on average; an attack on a part takes none. */
export function expectedLoss(inputs: WreckInputs) {
  const answer = wreckAnswerOf(inputs);
  return answer.ok ? { acts: 0, other: inputs.aim.kind === 'whole' ? answer.value.meanPips : 0 } : undefined;
}
