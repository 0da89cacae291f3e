import { at, checked, type Field, flag, link, oneOf, row, shaped, someOf, whole } from '../../kit/link.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { checkSectionShot, type ShotTarget, shotTargets } from '../../rules/mage-knight/shooting.ts';
import {
  type ShooterPlace,
  shooterPlaces,
  type TargetPlace,
  targetPlaces,
} from '../../rules/mage-knight/shooting-at-figure.ts';
import { shooterLevels } from '../../rules/mage-knight/shooting-at-section.ts';

/** The three questions of the shots: who shoots at what. */
export const shotSituations = ['castle', 'section', 'figure'] as const;

export type ShotSituation = (typeof shotSituations)[number];

/** Figures that shoot at a section; sections that do are the other question. */
export const figureShooters = ['warrior', 'titan', 'multi-dial'] as const;

export type FigureShooter = (typeof figureShooters)[number];

/** Where a figure stands that shoots at a section; the last one may not. */
export const sectionShooterPlaces = [...shooterLevels, 'same-section'] as const;

export type SectionShooterPlace = (typeof sectionShooterPlaces)[number];

/** Where a figure stands at which a section shoots. */
export const castleTargetPlaces = ['field', 'own-castle', 'other-castle'] as const;

export type CastleTargetPlace = (typeof castleTargetPlaces)[number];

/** What the sum of the base game is made from. */
interface HitInputs {
  readonly attack: number;
  readonly attackBonus: number;
  /** Base ranged damage at the click showing. */
  readonly damage: number;
  readonly defence: number;
  readonly defenceBonus: number;
}

/** Inches throughout. */
export interface CastleShoots extends HitInputs {
  readonly kind: SectionKind;
  readonly range: number;
  readonly target: ShotTarget;
  readonly edge: number;
  readonly distance: number;
  readonly on: CastleTargetPlace;
  readonly tokens: number;
  readonly acted: boolean;
  readonly demoralised: boolean;
  readonly closedDoor: boolean;
  readonly abilities: readonly SiegeAbilityId[];
}

export interface ShotAtCastle extends HitInputs {
  readonly kind: FigureShooter;
  readonly range: number;
  readonly distance: number;
  readonly from: SectionShooterPlace;
  readonly closedDoor: boolean;
  readonly abilities: readonly SiegeAbilityId[];
}

export interface ShotAtFigure extends HitInputs {
  readonly range: number;
  readonly distance: number;
  readonly target: TargetPlace;
  readonly from: ShooterPlace;
  /** The height modifier of the base rules is counted where it may be. */
  readonly heightCounts: boolean;
  readonly closedDoor: boolean;
}

export interface ShotsInputs {
  readonly situation: ShotSituation;
  readonly castle: CastleShoots;
  readonly section: ShotAtCastle;
  readonly figure: ShotAtFigure;
  /** Defence that the section adds to whoever stands on it. */
  readonly fortification: number;
  /** Size of the height bonus in the base rules. */
  readonly height: number;
  /** 2 always misses and 12 always hits, as the base rules have it. */
  readonly criticals: boolean;
}

export const shotLimits = {
  range: 48,
  distance: 99,
  value: 40,
  damage: 99,
  bonus: 9,
  tokens: 2,
} as const;

const firstHit: HitInputs = { attack: 10, attackBonus: 0, damage: 3, defence: 15, defenceBonus: 0 };

export const firstShots: ShotsInputs = {
  situation: 'castle',
  castle: {
    ...firstHit,
    kind: 'keep',
    range: 10,
    target: 'warrior',
    edge: 6,
    distance: 8,
    on: 'field',
    tokens: 0,
    acted: false,
    demoralised: false,
    closedDoor: false,
    abilities: [],
  },
  section: {
    ...firstHit,
    kind: 'warrior',
    range: 10,
    distance: 8,
    from: 'ground',
    closedDoor: false,
    abilities: [],
  },
  figure: {
    ...firstHit,
    target: 'top',
    from: 'ground',
    heightCounts: true,
    closedDoor: false,
    range: 10,
    distance: 8,
  },
  fortification: 2,
  height: 1,
  criticals: true,
};

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

/** A titan, a unit of several dials and a section stand on no section. */
export function placeOfTarget({ target, on }: CastleShoots): CastleTargetPlace {
  return target === 'warrior' ? on : 'field';
}

/** How much of what few need is not as usual. */
export function changedOf(inputs: ShotsInputs): number {
  const { situation, castle, figure, criticals } = inputs;
  const { attackBonus, defenceBonus, closedDoor } = inputs[situation];
  const own = {
    castle: [
      castle.tokens > 0,
      castle.acted,
      castle.demoralised,
      castle.target === 'warrior' && castle.on !== 'field',
    ],
    section: [],
    figure: [!figure.heightCounts],
  }[situation];
  return [...own, closedDoor, attackBonus !== 0, defenceBonus !== 0, !criticals].filter(Boolean).length;
}

/** Hundredths of an inch, so that no point is needed. */
const length = shaped(
  whole(0, shotLimits.distance * 100),
  (inches: number) => Math.round(inches * 100),
  (hundredths) => hundredths / 100,
);

const abilities = someOf(siegeAbilities.filter(({ mode }) => mode === 'ranged').map(({ id }) => id));

const { value, damage, bonus, tokens } = shotLimits;

const range = whole(0, shotLimits.range);

const hit = {
  attack: whole(0, value),
  attackBonus: whole(-bonus, bonus),
  damage: whole(0, damage),
  defence: whole(0, value),
  defenceBonus: whole(-bonus, bonus),
};

const castle = row<CastleShoots>({
  ...hit,
  kind: oneOf(sectionKinds),
  range,
  target: oneOf(shotTargets),
  edge: length,
  distance: length,
  on: oneOf(castleTargetPlaces),
  tokens: whole(0, tokens),
  acted: flag,
  demoralised: flag,
  closedDoor: flag,
  abilities,
});

const unmeasured = {
  ...hit,
  target: oneOf(targetPlaces),
  from: oneOf(shooterPlaces),
  heightCounts: flag,
  closedDoor: flag,
};

const measured = row<ShotAtFigure>({ ...unmeasured, range, distance: length });

/** The first links asked for no distance. */
const figure: Field<ShotAtFigure> = {
  write: measured.write,
  read(text) {
    const old = row(unmeasured).read(text);
    return old ? { ...firstShots.figure, ...old } : measured.read(text);
  },
};

/** `v=1&s=castle`, then `c`, `w` and `f` for the three questions and `o` for what they share. */
export const castleShotsCodec = link(firstShots, {
  s: at('situation', oneOf(shotSituations)),
  c: at(
    'castle',
    checked(castle, (shot) => checkSectionShot(shot).ok),
  ),
  w: at(
    'section',
    row({
      ...hit,
      kind: oneOf(figureShooters),
      range,
      distance: length,
      from: oneOf(sectionShooterPlaces),
      closedDoor: flag,
      abilities,
    }),
  ),
  f: at('figure', figure),
  o: row({ fortification: whole(0, bonus), height: whole(0, bonus), criticals: flag }),
});
