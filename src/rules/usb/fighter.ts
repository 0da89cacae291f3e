import type { Formation, Terrain } from './circumstances.ts';
import type { UsbRules } from './house-rules.ts';
import type { MoraleState } from './morale.ts';
import { type Crew, crewsOf, modelsOf, startingStandfast, statsOf } from './profile.ts';
import type { HeroUnit, UsbUnit } from './unit.ts';

/** A hero who has joined a unit (USB-HERO-02); `lost` is the points of Standfast that he has lost. */
export interface JoinedHero {
  readonly unit: HeroUnit;
  readonly lost: number;
}

/** A unit as it stands on the table now. */
export interface Fighter {
  readonly unit: UsbUnit;
  /** Models that live; 1 for a hero, monster or machine. */
  readonly models: number;
  /** Points of Standfast that one model has lost and still lives: 0 to its Standfast less one. */
  readonly wounded: number;
  readonly joined?: JoinedHero;
  readonly formation: Formation;
  readonly terrain: Terrain;
  /** By an action of its own; what its terrain gives comes by itself (USB-A-04). */
  readonly entrenched: boolean;
  readonly state: Exclude<MoraleState, 'destroyed'>;
  /** Already activated this round, the activation in hand not counted. */
  readonly activated: boolean;
  /** Fights of this round before, as defender or reactor (USB-FAT-01). */
  readonly fights: number;
}

/** Points of Standfast of each model that lives, weakest first (USB-WOUND-02). */
export function pointsOf({ unit, models, wounded, joined }: Fighter, rules: UsbRules): readonly number[] {
  const { standfast } = statsOf(unit, rules);
  const points = new Array<number>(models).fill(standfast);
  if (models > 0) points[0] = standfast - wounded;
  if (!joined) return points;
  const hero = statsOf(joined.unit, rules).standfast - joined.lost;
  const after = points.findIndex((of) => of > hero);
  points.splice(after < 0 ? models : after, 0, hero);
  return points;
}

/** What the unit started the game with, a joined hero included (USB-A-57). */
export function startOf({ unit, joined }: Fighter, rules: UsbRules): number {
  return startingStandfast(unit, rules) + (joined ? startingStandfast(joined.unit, rules) : 0);
}

/** Points of Standfast lost since the start of the game. */
export function lostOf(fighter: Fighter, rules: UsbRules): number {
  return startOf(fighter, rules) - pointsOf(fighter, rules).reduce((sum, points) => sum + points, 0);
}

/** Who of it rolls with what now, a joined hero included. */
export function crewsNow({ unit, models, joined }: Fighter, rules: UsbRules): readonly Crew[] {
  return [...crewsOf(unit, models, rules), ...(joined ? crewsOf(joined.unit, 1, rules) : [])];
}

/** The Obrona on which it saves: its soldiers' while one lives (USB-WOUND-05, USB-A-12). */
export function savingTough({ unit, models, joined }: Fighter, rules: UsbRules): number {
  return statsOf(models > 0 || !joined ? unit : joined.unit, rules).tough;
}

/** The best Obrona in it, on which morale is tested (USB-MOR-01, USB-HERO-01). */
export function moraleTough({ unit, models, joined }: Fighter, rules: UsbRules): number {
  const own = models > 0 ? [statsOf(unit, rules).tough] : [];
  return Math.min(...own, ...(joined ? [statsOf(joined.unit, rules).tough] : []));
}

/** A unit at the start of a game. */
export function fresh(unit: UsbUnit): Fighter {
  return {
    unit,
    models: modelsOf(unit),
    wounded: 0,
    formation: 'skirmish',
    terrain: 'open',
    entrenched: false,
    state: 'steady',
    activated: false,
    fights: 0,
  };
}
