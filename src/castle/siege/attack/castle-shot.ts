import { type Field, oneOf, row, shaped, whole } from '../../../kit/question/link.ts';
import {
  type ShotTarget,
  shootFromSection,
  shotTargets,
} from '../../../rules/mage-knight/attack/shooting.ts';
import type { ShotVerdict } from '../../../rules/mage-knight/attack/shooting-reasons.ts';
import { toHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import type { SectionKind } from '../../../rules/mage-knight/kinds.ts';
import { type SectionState, shownValues } from '../../../rules/mage-knight/siege/siege-state.ts';
import type { Exchange } from './throw.ts';

/** Where the target of a section stands: on no section, on its own castle, on another. */
export const shotPlaces = ['field', 'own-castle', 'other-castle'] as const;
export type ShotPlace = (typeof shotPlaces)[number];

/** A section's shot; its own values are those of its dial, and asked where that was not typed. Inches. */
export interface CastleShot {
  readonly target: ShotTarget;
  readonly on: ShotPlace;
  /** From its centre to the target's. */
  readonly distance: number;
  readonly defence: number;
  /** What the section that the target stands on adds to its defence. */
  readonly fortification: number;
  readonly range: number;
  readonly attack: number;
  readonly damage: number;
}

export const firstShot: CastleShot = {
  target: 'warrior',
  on: 'field',
  distance: 8,
  defence: 15,
  fortification: 2,
  range: 10,
  attack: 10,
  damage: 3,
};

/** From its centre to its edge along most lines of fire, in inches: who stands nearer to the edge than 4 is measured. */
const halves: Readonly<Record<SectionKind, number>> = {
  keep: 3,
  'round-tower': 2,
  gatehouse: 2,
  wall: 1,
  'door-wall': 1,
};

export interface CastleShotAnswer extends Exchange {
  readonly verdict: ShotVerdict;
  /** The dial says range, attack and damage itself. */
  readonly valuesShown: boolean;
  /** From its edge to the target's centre, by the footprint that such sections have. */
  readonly edge: number;
}

/** Whether a section may make this shot (MK-ACT-01 to MK-ACT-05, MK-ATT-01 to 04, MK-LONG-01), what it must throw, and what a hit does. */
export function shotFrom(section: SectionState, shot: CastleShot): CastleShotAnswer {
  const shown = shownValues(section);
  const { range, attack, damage } = shown ?? shot;
  const { outline, kind } = section;
  const half = outline
    ? outline.shape === 'circle'
      ? outline.radius
      : Math.min(outline.width, outline.depth) / 2
    : halves[kind];
  const edge = Math.max(0, shot.distance - half);
  const verdict = shootFromSection({
    kind,
    range,
    attack,
    damage,
    abilities: [],
    tokens: section.tokens,
    acted: section.acted,
    demoralised: section.breached?.cause === 'demoralised',
    target: shot.target,
    edge,
    distance: shot.distance,
    closedDoor: false,
  });
  // Titans, units of several dials and sections stand on no section; who is on one is fortified, whosever it is (MK-DEF-01,
  // MK-A-22).
  const fortified = shot.target === 'warrior' && shot.on !== 'field';
  return {
    verdict,
    allowed: verdict.outcome === 'hits-for',
    damage: verdict.damage,
    valuesShown: shown !== undefined,
    edge,
    need: toHit({
      attack,
      attackBonus: 0,
      defence: shot.defence,
      defenceBonus: 0,
      fortification: fortified ? shot.fortification : 0,
      height: 0,
      criticals: true,
      shooterIsSection: true,
      targetIsSection: shot.target === 'section',
    }),
  };
}

export const shotValues = { distance: 99, range: 48, value: 40, damage: 99, bonus: 9 } as const;

const { distance, range, value, damage, bonus } = shotValues;

/** As it is kept between two shots. */
export const shotField: Field<CastleShot> = row<CastleShot>(
  {
    target: oneOf(shotTargets),
    on: oneOf(shotPlaces),
    distance: shaped(
      whole(0, distance * 100),
      (inches: number) => Math.round(inches * 100),
      (hundredths) => hundredths / 100,
    ),
    defence: whole(0, value),
    fortification: whole(0, bonus),
    range: whole(0, range),
    attack: whole(0, value),
    damage: whole(0, damage),
  },
  ' ',
);
