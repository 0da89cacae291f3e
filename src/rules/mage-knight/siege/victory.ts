import type { CastleReason, RulingId } from '../answer.ts';

export const victoryEffects = [
  'destroyed-full',
  'breached-half',
  'rounded-down',
  'half-lapses',
  'both-at-once-full',
  'nothing-yet',
] as const;
export type VictoryEffect = (typeof victoryEffects)[number];

/** One player's points for a section. */
export interface Award<Player> {
  readonly player: Player;
  readonly points: number;
}

export interface VictoryPoints<Player> {
  readonly awards: readonly Award<Player>[];
  readonly reasons: readonly CastleReason<VictoryEffect>[];
  /** The awards of a ruling's other reading, where they differ. */
  readonly otherwise?: { readonly rule: RulingId; readonly awards: readonly Award<Player>[] };
}

/** A section worth so many points; `breachedBy` and `destroyedBy` are left out while it is not. */
export interface FallenSection<Player> {
  readonly points: number;
  readonly breachedBy?: Player | undefined;
  readonly destroyedBy?: Player | undefined;
  /** One attack breached and destroyed it (MK-A-23). */
  readonly atOnce?: boolean | undefined;
}

/** Half of a section's points, rounded down (MK-VP-02). */
export function halfPoints(points: number): number {
  return Math.floor(points / 2);
}

/**
 * The victory points for one section: all of them to who destroyed it (MK-VP-01), half to who breached it while it
 * is not destroyed (MK-VP-02). The half lapses when it is (MK-A-24); by the other reading a different player keeps it.
 */
export function victoryPoints<Player>(section: FallenSection<Player>): VictoryPoints<Player> {
  const { points, breachedBy, destroyedBy } = section;
  if (destroyedBy === undefined) {
    if (breachedBy === undefined)
      return { awards: [], reasons: [{ rule: 'MK-VP-01', effect: 'nothing-yet' }] };
    const half = halfPoints(points);
    return {
      awards: [{ player: breachedBy, points: half }],
      reasons: [
        { rule: 'MK-VP-02', effect: 'breached-half', amount: half },
        ...(points % 2 === 0 ? [] : [{ rule: 'MK-VP-02', effect: 'rounded-down' } as const]),
      ],
    };
  }
  const awards = [{ player: destroyedBy, points }];
  const reasons: CastleReason<VictoryEffect>[] = [
    { rule: 'MK-VP-01', effect: 'destroyed-full', amount: points },
  ];
  if (section.atOnce)
    return { awards, reasons: [...reasons, { rule: 'MK-A-23', effect: 'both-at-once-full' }] };
  if (breachedBy === undefined) return { awards, reasons };
  reasons.push({ rule: 'MK-A-24', effect: 'half-lapses' });
  if (breachedBy === destroyedBy) return { awards, reasons };
  const kept = { player: breachedBy, points: halfPoints(points) };
  return { awards, reasons, otherwise: { rule: 'MK-A-24', awards: [...awards, kept] } };
}
