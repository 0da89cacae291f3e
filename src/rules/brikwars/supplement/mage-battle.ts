// A mage's magic over a battle: what was bought and kept back for it is used up turn by turn (P:1508-1536).
import type { BoughtCasts } from '../creation/creation.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { circleAfter } from './circles.ts';
import type { BoughtMagic } from './magic-price.ts';
import { areaCast, type SpellKind } from './spell-values.ts';

/** What a mage goes into the battle with. */
export interface MagePack extends Omit<BoughtMagic, 'magic'> {
  /** Undead that he controls when it begins. */
  readonly undead: number;
}

/** What happens to a mage in a battle; `together` is by a circle, `works` is a roll that succeeded. */
export type MageEvent<Unit> =
  | {
      readonly act: 'cast';
      readonly spell: SpellKind;
      readonly level: number;
      readonly together: boolean;
      readonly works: boolean;
    }
  | {
      readonly act: 'summon';
      readonly unit: Unit;
      readonly size: number;
      /** Construction Points of the unit, which are kept back for it. */
      readonly cost: number;
      readonly together: boolean;
      readonly works: boolean;
    }
  | { readonly act: 'raise'; readonly works: boolean }
  /** Mages begin a circle that takes so many turns. */
  | { readonly act: 'circle'; readonly turns: number }
  /** One of them dies. */
  | { readonly act: 'broken' }
  | { readonly act: 'turn' }
  | { readonly act: 'dies' };

/** What a mage has left, and what stands by him. */
export interface MageState<Unit> {
  /** His turns, from 1. */
  readonly turn: number;
  /** His Action of this turn is used. */
  readonly acted: boolean;
  readonly dead: boolean;
  /** Area spells that are left of those bought. */
  readonly area: readonly BoughtCasts[];
  readonly reserve: number;
  /** Level of the magic shield that is up; 0 is none. */
  readonly shield: number;
  readonly circle?: { readonly turns: number; readonly done: number };
  readonly called: readonly Unit[];
  readonly undead: number;
}

export type MageCode =
  | 'mage-dead'
  | 'action-spent'
  | 'no-casts-left'
  | 'reserve-too-low'
  | 'shield-not-bought'
  | 'skill-not-bought'
  | 'circle-not-ready'
  | 'no-circle';

/** Why a mage cannot do something now. */
export interface MageIssue {
  readonly code: MageCode;
  readonly rule: BrikwarsRuleId;
  /** What he has, or the turns that are missing. */
  readonly limit?: number;
}

function begun<Unit>({ area, reserve, undead }: MagePack): MageState<Unit> {
  return { turn: 1, acted: false, dead: false, area, reserve, shield: 0, called: [], undead };
}

/** Points of the reserve that it takes: a circle's area spell at every cast, a called unit when it comes (BW-MAG-05, BW-MAG-06). */
function reserveFor<Unit>(event: MageEvent<Unit>): number {
  if (event.act === 'cast') return event.together && event.spell === 'area' ? areaCast(event.level) : 0;
  return event.act === 'summon' && event.works ? event.cost : 0;
}

/** One bought cast of a level less. */
function castOf(area: readonly BoughtCasts[], level: number): readonly BoughtCasts[] {
  const place = area.findIndex((bought) => bought.level === level && bought.casts > 0);
  return area.map((bought, at) => (at === place ? { level, casts: bought.casts - 1 } : bought));
}

/**
 * A mage after an event. A cast is gone whether it works or not; a shield lasts until his next turn (BW-MAG-04); a circle
 * is a turn further in each turn, and stands until one of its mages dies (BW-MAG-05); one that called a unit has done what
 * it was made for (BW-MAG-07); with him his undead crumble (BW-MAG-08).
 */
function after<Unit>(state: MageState<Unit>, event: MageEvent<Unit>): MageState<Unit> {
  const { circle: formed, ...alone } = state;
  switch (event.act) {
    case 'cast': {
      const { spell, level, together, works } = event;
      return {
        ...state,
        acted: true,
        area: spell === 'area' && !together ? castOf(state.area, level) : state.area,
        reserve: state.reserve - reserveFor(event),
        shield: spell === 'shield' && works ? level : state.shield,
      };
    }
    case 'summon': {
      const { unit, together, works } = event;
      if (!works) return { ...state, acted: true };
      return {
        ...(together ? alone : state),
        acted: true,
        reserve: state.reserve - reserveFor(event),
        called: [...state.called, unit],
      };
    }
    case 'raise':
      return { ...state, acted: true, undead: state.undead + Number(event.works) };
    case 'circle':
      return { ...state, circle: { turns: event.turns, done: 0 } };
    case 'broken':
      return formed ? { ...state, circle: { ...formed, done: 0 } } : state;
    case 'turn': {
      const held = formed && circleAfter({ ...formed, mages: [] }, { act: 'turn' });
      return {
        ...state,
        turn: state.turn + 1,
        acted: false,
        shield: 0,
        ...(held && { circle: { turns: held.turns, done: held.done } }),
      };
    }
    case 'dies':
      return { ...alone, dead: true, shield: 0, undead: 0 };
  }
}

/** A mage after all that has happened to him. */
export function mageState<Unit>(pack: MagePack, log: readonly MageEvent<Unit>[]): MageState<Unit> {
  return log.reduce<MageState<Unit>>(after, begun(pack));
}

/** Whether the mages of a circle are ready for something of this level or Size (BW-MAG-05, BW-MAG-07). */
function circleIssues<Unit>({ circle }: MageState<Unit>, turns: number): readonly MageIssue[] {
  const rule = 'BW-MAG-05';
  if (!circle || circle.turns < turns) return [{ code: 'no-circle', rule, limit: turns }];
  const missing = circle.turns - circle.done;
  return missing > 0 ? [{ code: 'circle-not-ready', rule, limit: missing }] : [];
}

/** Everything against what a mage is about to do now, whether it works or not. */
export function mageIssues<Unit>(
  pack: MagePack,
  state: MageState<Unit>,
  event: MageEvent<Unit>,
): readonly MageIssue[] {
  if (event.act === 'broken' || event.act === 'turn' || event.act === 'circle' || event.act === 'dies')
    return [];
  const { area, reserve } = state;
  const issues: MageIssue[] = [];
  const report = (code: MageCode, rule: BrikwarsRuleId, limit?: number) => {
    issues.push({ code, rule, ...(limit !== undefined && { limit }) });
  };
  if (state.dead) report('mage-dead', 'BW-MAG-08');
  else if (state.acted) report('action-spent', 'BW-ACT-01');
  if (event.act === 'raise') {
    if (!pack.necromancy) report('skill-not-bought', 'BW-MAG-08');
    return issues;
  }
  const needs = event.act === 'summon' ? event.size : event.level;
  if (event.together) issues.push(...circleIssues(state, needs));
  if (event.act === 'summon') {
    if (!pack.summoning) report('skill-not-bought', 'BW-MAG-06');
  } else if (!event.together) {
    const left = area.some(({ level, casts }) => level === event.level && casts > 0);
    if (event.spell === 'area' && !left) report('no-casts-left', 'BW-MAG-03', event.level);
    if (event.spell === 'shield' && event.level > pack.shield)
      report('shield-not-bought', 'BW-MAG-04', pack.shield);
  }
  if (reserveFor({ ...event, works: true }) > reserve)
    report('reserve-too-low', event.act === 'summon' ? 'BW-MAG-06' : 'BW-MAG-05', reserve);
  return issues;
}
