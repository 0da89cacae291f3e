import type { DiceSum } from '../../battle.ts';
import { luckOf, type SideLuck } from '../../battle-luck.ts';
import { playEvent } from './siege.ts';
import type { SiegeEvent } from './siege-events.ts';
import type { SiegeHistory } from './siege-history.ts';
import { type PlayerPoints, siegePoints } from './siege-points.ts';
import { scorerOf } from './siege-scorer.ts';
import { type SiegeState, startOf } from './siege-state.ts';

/** What a player scored for: a section of another, or a figure. */
export interface ScoredDeed {
  readonly player: number;
  readonly what: 'destroyed' | 'breached' | 'figure';
  /** The section or the figure. */
  readonly of: number;
  /** Unknown for a figure of which nobody said what it costs. */
  readonly points?: number;
  /** The place of the event that did it; undefined where that is no longer kept. */
  readonly at?: number;
  /** The section that the figure came down with, where that was its end. */
  readonly fellWith?: number;
}

export interface SiegeEnd {
  /** Who has most points; nobody where several have. */
  readonly winner?: number;
  /** Who would win by the other reading of MK-A-24; -1 for nobody. Undefined where that is the same. */
  readonly otherwise?: number;
  /** In the order in which they happened: their points add up to the score. */
  readonly deeds: readonly ScoredDeed[];
  /** Of each player; undefined for those of whom no die is known. */
  readonly luck: readonly (SideLuck | undefined)[];
}

const nobody = -1;

/** Who has most of them; -1 where several have. */
export function mostOf(points: readonly number[]): number {
  const most = Math.max(...points);
  return points.filter((each) => each === most).length > 1 ? nobody : points.indexOf(most);
}

/** When each thing that is scored happened. */
interface Happened {
  readonly breached: Map<number, number>;
  readonly destroyed: Map<number, number>;
  /** With who would score it, for its price may be unknown. */
  readonly figures: Map<number, Required<Pick<ScoredDeed, 'at' | 'player'>> & Pick<ScoredDeed, 'fellWith'>>;
}

/** Dice of one player; those that hurt him count from the other end. */
function diceIn(state: SiegeState, event: SiegeEvent): readonly (DiceSum & { readonly player: number })[] {
  if (event.do === 'fall') {
    const owner = state.figures[event.figure]?.owner;
    return owner === undefined ? [] : [{ player: owner, sides: 6, count: 1, sum: 7 - event.face }];
  }
  if (!('faces' in event)) return [];
  const player = event.do === 'shot' ? state.sections[event.section]?.owner : event.by;
  const [first, second] = event.faces;
  return player === undefined ? [] : [{ player, sides: 6, count: 2, sum: first + second }];
}

/** Plays a siege again to see when its deeds were done, and how the dice fell. */
function walked(history: SiegeHistory) {
  const happened: Happened = { breached: new Map(), destroyed: new Map(), figures: new Map() };
  const dice: (DiceSum & { readonly player: number })[] = [];
  let state = history.base ?? startOf(history.setup);
  for (const [at, event] of history.events.entries()) {
    const step = playEvent(state, { ...event, forced: true });
    if (!step.ok) break;
    const next = step.value.state;
    dice.push(...diceIn(state, event));
    next.sections.forEach(({ breached, destroyed }, index) => {
      if (breached && !state.sections[index]?.breached) happened.breached.set(index, at);
      if (destroyed && !state.sections[index]?.destroyed) happened.destroyed.set(index, at);
    });
    for (const { id, eliminated, owner } of next.figures) {
      const player = scorerOf(next, owner);
      if (!eliminated || state.figures[id]?.eliminated || player === undefined) continue;
      // The turn that ends forgets who fell in it.
      const fall = event.do === 'fall' && state.falls.findLast(({ figure }) => figure === id);
      happened.figures.set(id, { at, player, ...(fall && { fellWith: fall.section }) });
    }
    state = next;
  }
  return { state, happened, dice };
}

function deedsOf(
  { sections, figures }: SiegeState,
  points: readonly PlayerPoints[],
  happened: Happened,
): readonly ScoredDeed[] {
  const when = (at: number | undefined) => (at === undefined ? {} : { at });
  const how = (figure: number) => {
    const { player: _, ...known } = happened.figures.get(figure) ?? { player: nobody };
    return known;
  };
  const scored = points.flatMap((of): readonly ScoredDeed[] => [
    ...of.sections.map(({ section, points }) => {
      const what = sections[section]?.destroyed ? 'destroyed' : 'breached';
      return { player: of.player, what, of: section, points, ...when(happened[what].get(section)) } as const;
    }),
    ...of.figures.map(({ figure, points }) => ({
      player: of.player,
      what: 'figure' as const,
      of: figure,
      points,
      ...how(figure),
    })),
  ]);
  const unpriced = [...happened.figures].flatMap(([id, deed]): readonly ScoredDeed[] =>
    figures[id]?.points === undefined ? [{ ...deed, what: 'figure', of: id }] : [],
  );
  return [...scored, ...unpriced].toSorted((one, other) => (one.at ?? nobody) - (other.at ?? nobody));
}

/** What a siege came to: who won by victory points (MK-VP-01, MK-VP-02), by what, and how the dice fell. */
export function endOf(history: SiegeHistory): SiegeEnd {
  const { state, happened, dice } = walked(history);
  const points = siegePoints(state);
  const winner = mostOf(points.map((each) => each.points));
  const otherwise = mostOf(points.map((each) => each.otherwise ?? each.points));
  return {
    ...(winner === nobody ? {} : { winner }),
    ...(otherwise === winner ? {} : { otherwise }),
    deeds: deedsOf(state, points, happened),
    luck: state.players.map((_, player) => luckOf(dice.filter((each) => each.player === player))),
  };
}
