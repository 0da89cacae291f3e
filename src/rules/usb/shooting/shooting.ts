// A shooting as its players enter it (U147-160, U331/334, U336/352, U384/405): shooter, target and weapon.

import type { Nearness } from '../nearness.ts';
import { powerIn } from '../turn/power.ts';
import { type Fighter, figuresOf } from '../units/fighter.ts';
import type { StatValue } from '../units/unit.ts';

/** How a unit comes to shoot: beside a move, aimed and standing still, or in reaction to a charge. */
export const shotKinds = ['tactical', 'aimed', 'reaction'] as const;
export type ShotKind = (typeof shotKinds)[number];

/** The one roll of a game that a blessed target makes again (USB-SPEC-08). */
export const targetBlessings = ['none', 'saves', 'morale'] as const;
export type TargetBlessing = (typeof targetBlessings)[number];

export interface ShootingSetup {
  readonly shooter: Fighter;
  readonly target: Fighter;
  readonly kind: ShotKind;
  /** Inches between the nearest models: one in range is enough (USB-SHOOT-01). */
  readonly distance: number;
  /** Models that see the target; a joined hero and those with special weapons are the last who do not (USB-SHOOT-02). */
  readonly seeing: number;
  /** A monster or machine fires at what only a friend sees (USB-SHOOT-08). */
  readonly indirect: boolean;
  /** Another friendly unit sees the target. */
  readonly spotted: boolean;
  readonly nearness: Nearness;
  /** The shooters are inside a transport (USB-SHOOT-09). */
  readonly inTransport: boolean;
  /** The target's phalanx is met from a side or from behind. */
  readonly flank: boolean;
  /** The target is locked in a fight (USB-A-37). */
  readonly engaged: boolean;
  /** The target is under a False Flag (USB-PP-06). */
  readonly falseFlag: boolean;
  /** A Power point makes one model with one weapon ignore range and penalties (USB-PP-05, USB-A-44). */
  readonly perfect: boolean;
  /** Power points by which one model with one weapon fires again (USB-PP-04, USB-A-44). */
  readonly again: number;
  /** Power points kept to bend the hero's own dice, in play (USB-PP-02). */
  readonly luck: number;
  /** The shooters roll the misses of one roll again (USB-SPEC-08). */
  readonly blessed: boolean;
  readonly targetBlessed: TargetBlessing;
  /** Obrona of a hero within 10 inches of the target (USB-HERO-01). */
  readonly aura?: StatValue;
}

/** A plain shot: in range, all see, at the nearest enemy. */
export function shootingAt(shooter: Fighter, target: Fighter): ShootingSetup {
  return {
    shooter,
    target,
    kind: 'tactical',
    distance: 12,
    seeing: figuresOf(shooter),
    indirect: false,
    spotted: true,
    nearness: 'nearest',
    inTransport: false,
    flank: false,
    engaged: false,
    falseFlag: false,
    perfect: false,
    again: 0,
    luck: 0,
    blessed: false,
    targetBlessed: 'none',
  };
}

/** Power points that a shooting may use: those of its hero, in his own activation (USB-PP-01). */
export function powerOf(fighter: Fighter, kind: ShotKind): number {
  return kind === 'reaction' ? 0 : (powerIn(fighter) ?? 0);
}

/** Whether the target must be found first; who charges is hidden no longer (USB-FORM-05). */
export function isHidden({ target, kind }: Pick<ShootingSetup, 'target' | 'kind'>): boolean {
  return target.formation === 'hide' && kind !== 'reaction';
}
