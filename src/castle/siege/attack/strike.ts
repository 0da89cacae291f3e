import { type Field, oneOf, row, whole } from '../../../kit/question/link.ts';
import { waysUp } from '../../../rules/mage-knight/access.ts';
import { type AccessCombatEffect, judgeAccessCombat } from '../../../rules/mage-knight/access-combat.ts';
import type { CastleReason } from '../../../rules/mage-knight/answer.ts';
import {
  fortification,
  reachFigure,
  type ShooterPlace,
  shooterPlaces,
} from '../../../rules/mage-knight/attack/shooting-at-figure.ts';
import type { ShotReason } from '../../../rules/mage-knight/attack/shooting-reasons.ts';
import { toHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import type { SectionPart } from '../../../rules/mage-knight/sections.ts';
import { doorsOpen, type SectionState, shownValues } from '../../../rules/mage-knight/siege/siege-state.ts';
import type { Assault } from './assault.ts';
import { shotValues } from './castle-shot.ts';
import { type Exchange, heightBonus } from './throw.ts';

/** An attack on a figure at the castle, beside what the attacker is. */
export interface Strike {
  readonly from: ShooterPlace;
  readonly defence: number;
  /** What its section adds to its defence, where no dial says it. */
  readonly fortification: number;
}

export const firstStrike: Strike = { from: 'ground', defence: 15, fortification: 2 };

/** Where a figure is attacked: on a section and which part of it, with the ladders that stand there; without one on the ground. */
export interface StruckPlace {
  readonly section?: SectionState | undefined;
  readonly part: SectionPart | 'rubble';
  readonly ladders: number;
}

export interface StrikeAnswer extends Exchange {
  /** Of a shot. */
  readonly shot: readonly ShotReason[];
  /** Hand to hand, of the access point. */
  readonly access: readonly CastleReason<AccessCombatEffect>[];
  readonly fortified: boolean;
  /** The dial says the fortification itself. */
  readonly fortificationShown: boolean;
}

const isUp = (from: ShooterPlace) =>
  from === 'same-section' || from === 'other-section' || from === 'other-castle';

/**
 * What an attack on a figure at the castle needs (MK-DEF-01 to 03 against shots, MK-CC-01 to 05 hand to hand through an
 * access point), and what a hit does; `attackBonus` is what helpers add (MK-A-36).
 */
export function strikeAt(
  place: StruckPlace,
  assault: Assault,
  strike: Strike,
  attackBonus = 0,
): StrikeAnswer {
  const { section, part } = place;
  const shownBonus = !section || section.destroyed ? undefined : shownValues(section)?.fortification;
  const sum = (bonus: number, height: number) =>
    toHit({
      attack: assault.attack,
      attackBonus,
      defence: strike.defence,
      defenceBonus: 0,
      fortification: bonus,
      height,
      criticals: true,
      shooterIsSection: false,
      targetIsSection: false,
    });
  const shared = { fortificationShown: shownBonus !== undefined };
  if (assault.mode === 'ranged') {
    const target = part === 'rubble' ? 'yard' : part;
    const on = fortification({ mode: 'ranged', target, from: strike.from });
    const reach = reachFigure({ range: assault.range, distance: assault.distance, closedDoor: false });
    return {
      ...shared,
      allowed: reach.outcome === 'hits-for',
      shot: reach.outcome === 'hits-for' ? on.reasons : reach.reasons,
      access: [],
      fortified: on.fortified,
      damage: assault.rangedDamage,
      need: sum(on.fortified ? (shownBonus ?? strike.fortification) : 0, on.higher ? heightBonus : 0),
    };
  }
  const high = part === 'top' || part === 'planking';
  // On the ground, and up there beside each other, bases simply touch.
  if (!high || isUp(strike.from)) {
    return {
      ...shared,
      allowed: true,
      shot: [],
      access: [],
      fortified: false,
      damage: assault.closeDamage,
      need: sum(0, 0),
    };
  }
  const answer = judgeAccessCombat({
    open: opened(place),
    attackers: [{ touches: true, frontArc: true, level: 'ground' }],
    target: { enemy: true, atOtherEnd: true, level: 'high' },
    enemiesAtPoint: 1,
  });
  return {
    ...shared,
    allowed: answer.allowed,
    shot: [],
    access: answer.reasons,
    fortified: false,
    damage: assault.closeDamage,
    need: sum(0, answer.defence.value),
  };
}

/** Whether an access point leads up to the top: an open door, a ladder (MK-ENT-03, MK-LAD-01). */
function opened({ section, ladders }: StruckPlace): boolean {
  if (!section) return false;
  return waysUp({
    kind: section.kind,
    opened: doorsOpen(section),
    breached: section.breached !== undefined,
    ladders,
    touchesWall: false,
  }).allowed;
}

/** As it is kept between two attacks. */
export const strikeField: Field<Strike> = row<Strike>(
  {
    from: oneOf(shooterPlaces),
    defence: whole(0, shotValues.value),
    fortification: whole(0, shotValues.bonus),
  },
  ' ',
);
