import type { CastleReason } from './answer.ts';
import type { SiegeState } from './siege-state.ts';
import { type Award, type VictoryEffect, victoryPoints } from './victory.ts';

/** A player's points for one section. */
export interface SectionPoints {
  readonly section: number;
  readonly points: number;
  readonly reasons: readonly CastleReason<VictoryEffect>[];
}

export interface PlayerPoints {
  readonly player: number;
  readonly points: number;
  readonly sections: readonly SectionPoints[];
  /** His points by the other reading of MK-A-24, where a half is kept that lapsed by ours. */
  readonly otherwise?: number;
}

const sum = (awards: readonly Award<number>[], player: number) =>
  awards.reduce((total, award) => total + (award.player === player ? award.points : 0), 0);

/**
 * The victory points of every player for sections, now (MK-VP-01, MK-VP-02). What nobody was named for, or a player did to a
 * section of his own, gives nothing.
 */
export function siegePoints({ players, sections }: SiegeState): readonly PlayerPoints[] {
  const judged = sections.map(({ points, owner, breached, destroyed }) => {
    const of = (deed: { readonly by?: number } | undefined) =>
      deed === undefined || deed.by === owner ? undefined : deed.by;
    const fell = destroyed !== undefined && of(destroyed) === undefined;
    // Destroyed by nobody who scores: the half of a breach has lapsed all the same (MK-A-24).
    return victoryPoints<number>({
      points,
      breachedBy: fell ? undefined : of(breached),
      destroyedBy: of(destroyed),
    });
  });
  return players.map((_, player) => {
    const scored = judged.flatMap(({ awards, reasons }, section): readonly SectionPoints[] => {
      const points = sum(awards, player);
      return awards.some((award) => award.player === player) ? [{ section, points, reasons }] : [];
    });
    const points = scored.reduce((total, each) => total + each.points, 0);
    const otherwise = judged.reduce(
      (total, each) => total + sum(each.otherwise?.awards ?? each.awards, player),
      0,
    );
    return { player, points, sections: scored, ...(otherwise === points ? {} : { otherwise }) };
  });
}
