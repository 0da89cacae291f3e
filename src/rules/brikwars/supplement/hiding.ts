// Hiding and perception (P:1672-1673).
import type { DiceExpression } from '../../dice/expression.ts';
import { hidingCover } from '../attack/circumstances.ts';
import type { SupplementExplained, SupplementReason } from './effects.ts';
import { killedBy, killReasons, pointsOf, type SupplementRules, useTest } from './skill-test.ts';

/** How somebody hides: at full speed, at half, or standing still without drawing attention (BW-SKL-01). */
export const stances = ['moving', 'half', 'still'] as const;
export type Stance = (typeof stances)[number];

const added = {
  moving: undefined,
  half: { effect: 'hides-at-half-speed', amount: hidingCover.half },
  still: { effect: 'hides-standing-still', amount: hidingCover.still },
} as const;

/** Somebody as far as he can be seen. */
export interface Hider {
  /** Thirds of him behind cover, 0 to 2. */
  readonly hiddenSections: number;
  readonly stance: Stance;
  /** He has learnt hiding. */
  readonly hides: boolean;
}

/** The cover of somebody: thirds that cannot be seen and what hiding adds; so much is taken from Skill (BW-ATK-11, BW-SKL-01, BWC-96). */
export function coverOf({ hiddenSections, stance, hides }: Hider): SupplementExplained {
  const reasons: SupplementReason[] = [];
  if (hiddenSections > 0) reasons.push({ rule: 'BWC-96', effect: 'cover-hidden', amount: hiddenSections });
  const hidden = hides ? added[stance] : undefined;
  if (hidden) reasons.push({ rule: 'BW-SKL-01', ...hidden });
  return { value: hiddenSections + (hidden?.amount ?? 0), reasons };
}

/** A shot at somebody who may hide. */
export interface HiddenShot {
  readonly skill: DiceExpression;
  /** Added to the roll to hit, not to the one that spots. */
  readonly modifier: number;
  readonly use: number;
  readonly damage: DiceExpression;
  readonly armor: DiceExpression;
  /** The shooter has learnt perception and looks first, which is no Action. */
  readonly perceives: boolean;
}

export interface HiddenShotOdds {
  readonly cover: SupplementExplained;
  /** Only where he looks, and there is cover to look through. */
  readonly spot?: SupplementExplained;
  readonly hit: SupplementExplained;
  readonly killGivenHit: SupplementExplained;
  readonly kill: SupplementExplained;
}

/**
 * The odds of a shot at a hider; a hider spotted by perception has no cover left for this shooter (BW-SKL-02).
 * `looksWith` is his Skill without the weapon.
 */
export function hiddenShotOdds(
  shot: HiddenShot,
  hider: Hider,
  rules: SupplementRules,
  looksWith = shot.skill,
): HiddenShotOdds {
  const { skill, modifier, use, damage, armor, perceives } = shot;
  const cover = coverOf(hider);
  const looks = perceives && cover.value > 0;
  const spot = looks
    ? useTest(
        looksWith,
        0,
        cover.value,
        [{ rule: 'BW-SKL-02', effect: 'spot-the-cover', amount: cover.value }],
        rules,
      )
    : undefined;
  const why: readonly SupplementReason[] = [{ rule: 'BW-ATK-06', effect: 'use', amount: use }];
  const seen = useTest(skill, modifier, use, why, rules);
  const covered = useTest(skill, modifier - cover.value, use, why, rules);
  const spotted = spot?.value ?? 0;
  const hit: SupplementExplained = {
    value: spotted * seen.value + (1 - spotted) * covered.value,
    reasons: [
      ...(spot ? [{ rule: 'BW-SKL-02', effect: 'spotting-takes-cover' } as const] : []),
      ...cover.reasons,
      ...(spot ? seen : covered).reasons,
    ],
  };
  const killGivenHit = {
    value: killedBy(pointsOf(damage, rules), armor, rules),
    reasons: killReasons(damage, armor, rules),
  };
  return {
    cover,
    ...(spot && { spot }),
    hit,
    killGivenHit,
    kill: { value: hit.value * killGivenHit.value, reasons: [...hit.reasons, ...killGivenHit.reasons] },
  };
}
