import type { Formation, Terrain } from '../circumstances.ts';
import type { UsbRules } from '../house-rules.ts';
import type { MoraleState } from '../morale/morale.ts';
import type { SpecialisationId } from './equipment.ts';
import { type Crew, crewsOf, isSpecialised, modelsOf, startingStandfast, statsOf } from './profile.ts';
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
  /** Power points that its hero has spent before; none when absent (USB-PP-01). */
  readonly spent?: number;
  /** Which of its player's units it is, as his device knows it; no rule asks. */
  readonly id?: string;
}

/** Models of a unit now, a joined hero included. */
export function figuresOf({ models, joined }: Pick<Fighter, 'models' | 'joined'>): number {
  return models + (joined ? 1 : 0);
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

/** Points of Standfast together. */
export function sumOf(points: readonly number[]): number {
  return points.reduce((sum, of) => sum + of, 0);
}

/** Points of Standfast lost since the start of the game. */
export function lostOf(fighter: Fighter, rules: UsbRules): number {
  return startOf(fighter, rules) - sumOf(pointsOf(fighter, rules));
}

/** Who of it rolls with what now, a joined hero included. */
export function crewsNow({ unit, models, joined }: Fighter, rules: UsbRules): readonly Crew[] {
  return [...crewsOf(unit, models, rules), ...(joined ? crewsOf(joined.unit, 1, rules) : [])];
}

/** Who of a fighter saves and leads: its soldiers while one lives, then the hero who joined them (USB-A-12, USB-A-35). */
export function leading({ unit, models, joined }: Pick<Fighter, 'unit' | 'models' | 'joined'>): UsbUnit {
  return models > 0 || !joined ? unit : joined.unit;
}

/** Whether all of it have a specialisation that helps only if unit and hero both have it: in a move, in deployment, against shots (USB-A-35). */
export function areAllSpecialised(fighter: Fighter, id: SpecialisationId): boolean {
  const { joined } = fighter;
  return isSpecialised(leading(fighter), id) && (!joined || isSpecialised(joined.unit, id));
}

/** Whether it may make one roll of the game again: its soldiers while one lives, then the hero who joined them (USB-SPEC-08, USB-A-35). */
export function isBlessed(fighter: Pick<Fighter, 'unit' | 'models' | 'joined'>): boolean {
  return isSpecialised(leading(fighter), 'blessed');
}

/** The Obrona on which it saves: its soldiers' while one lives (USB-WOUND-05, USB-A-12). */
export function savingTough(fighter: Fighter, rules: UsbRules): number {
  return statsOf(leading(fighter), rules).tough;
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

/** A unit at the start of a round: not activated, and no fight behind it (USB-TURN-02, USB-FAT-01). */
export function rested(fighter: Fighter): Fighter {
  return { ...fighter, activated: false, fights: 0 };
}

/** The hero in a unit: who has joined it, or is it himself. */
export function heroIn({ unit, joined }: Fighter): HeroUnit | undefined {
  return joined?.unit ?? (unit.kind === 'hero' ? unit : undefined);
}
