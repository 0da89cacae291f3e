import type { UsbRules } from '../house-rules.ts';
import { afterLoss, type Fate } from '../morale/morale-odds.ts';
import type { Fighter } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';
import type { ShootingSetup } from './shooting.ts';
import { shootingOdds } from './shooting-odds.ts';

/** One way in which a shooting leaves its target. */
export interface LeftByShots {
  /** A target that hid was found; one that did not hide always is. */
  readonly found: boolean;
  readonly fate: Fate;
  /** Undefined when nothing is left of it. */
  readonly after: Fighter | undefined;
  readonly chance: number;
}

/** How a shooting that `checkShooting` has passed leaves its target, every way with its chance: together 1. */
export function leftByShots(setup: ShootingSetup, rules: UsbRules): readonly LeftByShots[] {
  const { target, aura } = setup;
  const { found, points } = shootingOdds(setup, rules);
  const moment = { ...(aura !== undefined && { aura }), blessed: setup.targetBlessed === 'morale' };
  const all = Array.from(points.weights, (chance, at) => [points.min + at, chance] as const);
  const missed = 1 - found;
  const hit = all.flatMap(([lost, weight]) => {
    const came = lost === 0 ? weight - missed : weight;
    if (came <= 0) return [];
    return afterLoss(target, hurt(target, lost, rules), rules, moment).outcomes.map(
      ({ fate, after, chance }): LeftByShots => ({ found: true, fate, after, chance: came * chance }),
    );
  });
  const still: LeftByShots = { found: false, fate: target.state, after: target, chance: missed };
  return missed > 0 ? [...hit, still] : hit;
}
