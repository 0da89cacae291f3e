import type { CastleReason } from '../answer.ts';
import type { SiegeState } from './siege-state.ts';
import { type Award, halfPoints, type VictoryEffect, type VictoryPoints, victoryPoints } from './victory.ts';

/** A player's points for one section. */
export interface SectionPoints {
  readonly section: number;
  readonly points: number;
  readonly reasons: readonly CastleReason<VictoryEffect>[];
}

/** A player's points for a figure that he eliminated. */
export interface FigurePoints {
  readonly figure: number;
  readonly points: number;
}

export interface PlayerPoints {
  readonly player: number;
  readonly points: number;
  readonly sections: readonly SectionPoints[];
  readonly figures: readonly FigurePoints[];
  /** His points by the other reading of MK-A-24, where a half is kept that lapsed by ours. */
  readonly otherwise?: number;
}

const sum = (awards: readonly Award<number>[], player: number) =>
  awards.reduce((total, award) => total + (award.player === player ? award.points : 0), 0);

/** Destroyed by nobody who scores: the half of a breach has lapsed all the same, by the other reading it is kept (MK-A-24). */
function lapsed(points: number, breachedBy: number | undefined): VictoryPoints<number> {
  const nothing = victoryPoints<number>({ points });
  if (breachedBy === undefined) return nothing;
  const kept = { player: breachedBy, points: halfPoints(points) };
  return { ...nothing, otherwise: { rule: 'MK-A-24', awards: [kept] } };
}

/**
 * The victory points of every player, now: for sections (MK-VP-01, MK-VP-02), and for figures that were at the castle. What nobody was named for, or a player did to a
 * section of his own, gives nothing.
 */
export function siegePoints({ players, sections, figures }: SiegeState): readonly PlayerPoints[] {
  const judged = sections.map(({ points, owner, breached, destroyed }) => {
    const of = (deed: { readonly by?: number } | undefined) =>
      deed === undefined || deed.by === owner ? undefined : deed.by;
    const [breachedBy, destroyedBy] = [of(breached), of(destroyed)];
    return destroyed !== undefined && destroyedBy === undefined
      ? lapsed(points, breachedBy)
      : victoryPoints<number>({ points, breachedBy, destroyedBy });
  });
  return players.map((_, player) => {
    const scored = judged.flatMap(({ awards, reasons }, section): readonly SectionPoints[] => {
      const points = sum(awards, player);
      return awards.some((award) => award.player === player) ? [{ section, points, reasons }] : [];
    });
    const fallen = figures.flatMap(({ id, outBy, points }): readonly FigurePoints[] =>
      outBy === player && points !== undefined ? [{ figure: id, points }] : [],
    );
    const ofFigures = fallen.reduce((total, each) => total + each.points, 0);
    const points = scored.reduce((total, each) => total + each.points, ofFigures);
    const otherwise = judged.reduce(
      (total, each) => total + sum(each.otherwise?.awards ?? each.awards, player),
      ofFigures,
    );
    return {
      player,
      points,
      sections: scored,
      figures: fallen,
      ...(otherwise === points ? {} : { otherwise }),
    };
  });
}
