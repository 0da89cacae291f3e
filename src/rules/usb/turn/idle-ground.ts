import type { UsbRuleId } from '../ids.ts';
import { areEngineers, ignoresTerrain } from '../modifiers.ts';
import type { ShootingSetup } from '../shooting/shooting.ts';

/** Why ground that is there counts for nothing in a shooting, each with its rule. */
export const idleGroundRules = {
  engineers: 'USB-SPEC-05',
  shooterHeedsNone: 'USB-A-25',
  targetHeedsNone: 'USB-A-25',
} as const satisfies Readonly<Record<string, UsbRuleId>>;
export type IdleGround = keyof typeof idleGroundRules;

/** What makes the terrain of shooter or target count for nothing (USB-SPEC-05, USB-A-25). */
export function idleGroundOf({
  shooter,
  target,
  kind,
}: Pick<ShootingSetup, 'shooter' | 'target' | 'kind'>): readonly IdleGround[] {
  const covered = target.terrain !== 'open';
  const ground = covered || shooter.terrain !== 'open';
  // A unit that answers a charge of engineers has nothing of its own terrain.
  const answered = kind === 'reaction' && shooter.terrain !== 'open' && areEngineers(target);
  const sapped = (covered && areEngineers(shooter)) || answered;
  return [
    ...(sapped ? (['engineers'] as const) : []),
    ...(ground && ignoresTerrain(shooter) ? (['shooterHeedsNone'] as const) : []),
    ...(covered && ignoresTerrain(target) ? (['targetHeedsNone'] as const) : []),
  ];
}
