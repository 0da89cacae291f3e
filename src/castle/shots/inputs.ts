import { matters, namedLink, question } from '../../kit/question/asked.ts';
import { choice, type InputsOf, number, onOff, several } from '../../kit/question/fields.ts';
import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import { checkSectionShot, shotTargets } from '../../rules/mage-knight/attack/shooting.ts';
import {
  type ShooterPlace,
  shooterPlaces,
  type TargetPlace,
  targetPlaces,
} from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import { shooterLevels } from '../../rules/mage-knight/attack/shooting-at-section.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { readShots1 } from './link-1.ts';

/** The three questions of the shots: who shoots at what. */
export const shotSituations = ['castle', 'section', 'figure'] as const;

export type ShotSituation = (typeof shotSituations)[number];

/** Figures that shoot at a section; sections that do are the other question. */
export const figureShooters = ['warrior', 'titan', 'multi-dial'] as const;

/** Where a figure stands that shoots at a section; the last one may not. */
export const sectionShooterPlaces = [...shooterLevels, 'same-section'] as const;

/** Where a figure stands at which a section shoots. */
export const castleTargetPlaces = ['field', 'own-castle', 'other-castle'] as const;

export const shotLimits = { range: 48, distance: 99, value: 40, damage: 99, bonus: 9 } as const;

const bonus = number({ least: -shotLimits.bonus, most: shotLimits.bonus });

/** Inches, to the hundredth. */
const inches = (defaultValue: number) =>
  number({ default: defaultValue, most: shotLimits.distance, decimals: 2 });

const hitFields = {
  attack: number({ default: 10, most: shotLimits.value }),
  attackBonus: bonus,
  /** Base ranged damage at the click showing. */
  damage: number({ default: 3, most: shotLimits.damage }),
  defence: number({ default: 15, most: shotLimits.value }),
  defenceBonus: bonus,
  range: number({ default: 10, most: shotLimits.range }),
  distance: inches(8),
  closedDoor: onOff(),
};

/** What is asked of every shot. */
export const anyShot = question(hitFields);

/** Abilities with which a shot may be made at a castle. */
export const rangedAbilities = siegeAbilities.filter(({ mode }) => mode === 'ranged').map(({ id }) => id);

const abilities = several(rangedAbilities);

const castleFields = {
  ...hitFields,
  kind: choice(sectionKinds, 'keep'),
  target: choice(shotTargets, 'warrior'),
  edge: inches(6),
  on: choice(castleTargetPlaces, 'field'),
  tokens: choice<number>([0, 1, 2], 0),
  acted: onOff(),
  demoralised: onOff(),
  abilities,
};

export type CastleShoots = InputsOf<typeof castleFields>;

export const castleShot = question(castleFields, {
  // A titan, a unit of several dials and a section stand on no section.
  limits: { on: { when: ({ target }) => target === 'warrior' } },
});

const sectionFields = {
  ...hitFields,
  kind: choice(figureShooters, 'warrior'),
  from: choice(sectionShooterPlaces, 'ground'),
  abilities,
};

export type ShotAtCastle = InputsOf<typeof sectionFields>;

const figureFields = {
  ...hitFields,
  target: choice(targetPlaces, 'top'),
  from: choice(shooterPlaces, 'ground'),
  /** The height modifier of the base rules is counted where it may be. */
  heightCounts: onOff(true),
};

export type ShotAtFigure = InputsOf<typeof figureFields>;

const fields = {
  situation: choice(shotSituations, 'castle'),
  castle: castleShot,
  section: question(sectionFields),
  figure: question(figureFields),
  /** Defence that the section adds to figures on it. */
  fortification: number({ default: 2, most: shotLimits.bonus }),
  /** Size of the height bonus in the base rules. */
  height: number({ default: 1, most: shotLimits.bonus }),
  /** 2 always misses and 12 always hits, as the base rules have it. */
  criticals: onOff(true),
};

export type ShotsInputs = InputsOf<typeof fields>;

export const castleShots = question(fields, {
  limits: {
    fortification: {
      when: ({ situation, castle, figure }) =>
        situation === 'figure' ? figure.target !== 'yard' : placeOfTarget(castle) !== 'field',
    },
    height: { when: ({ situation, figure }) => situation === 'section' || figure.heightCounts },
  },
  fits: ({ castle }) => checkSectionShot(castle).ok,
});

export const firstShots: ShotsInputs = castleShots.default;

const inHundredths = (inches: number) => Math.round(inches * 100) / 100;

/**
 * The edge follows the centre: the section stays as deep along the line of fire as it was. An edge that is measured
 * stands, and is never farther off than the centre.
 */
export function withLengths(now: CastleShoots, part: Partial<CastleShoots>): CastleShoots {
  const next = { ...now, ...part };
  if (part.edge !== undefined) return { ...next, distance: Math.max(next.distance, next.edge) };
  const depth = now.distance - now.edge;
  return { ...next, edge: inHundredths(Math.max(0, next.distance - depth)) };
}

/** Nobody shoots from the same section at a figure in the yard: that one is on none. */
export function shooterPlacesFor(target: TargetPlace): readonly ShooterPlace[] {
  return target === 'yard' ? shooterPlaces.filter((place) => place !== 'same-section') : shooterPlaces;
}

/** The shooter stays where he can be. */
export function withTarget(now: ShotAtFigure, part: Partial<ShotAtFigure>): ShotAtFigure {
  const next = { ...now, ...part };
  return shooterPlacesFor(next.target).includes(next.from) ? next : { ...next, from: 'other-section' };
}

export function placeOfTarget(shot: CastleShoots): CastleShoots['on'] {
  return matters(castleShot, 'on', shot) ? shot.on : 'field';
}

/** How many of the rarely used values differ from the defaults. */
export function changedOf(inputs: ShotsInputs): number {
  const { situation, castle, figure, criticals } = inputs;
  const { attackBonus, defenceBonus, closedDoor } = inputs[situation];
  const own = {
    castle: [castle.tokens > 0, castle.acted, castle.demoralised, placeOfTarget(castle) !== 'field'],
    section: [],
    figure: [!figure.heightCounts],
  }[situation];
  return [...own, closedDoor, attackBonus !== 0, defenceBonus !== 0, !criticals].filter(Boolean).length;
}

export const castleShotsCodec = namedLink(castleShots, readShots1);
