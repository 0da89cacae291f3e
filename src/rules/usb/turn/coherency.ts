/** Most inches to the nearest and to the furthest model of the same unit (USB-MOVE-01). */
export const coherency = { nearest: 1, furthest: 10 } as const;

/** Closer than this to an enemy only a charge may come, in inches (USB-MOVE-03). */
export const enemyInches = 1;

/** Most models that fit into one coherent row with such gaps and bases, in inches (USB-MOVE-01). */
export function longestRow(gap: number, baseInches: number): number {
  if (gap > coherency.nearest) return 1;
  const each = gap + baseInches;
  return each <= 0 ? Number.POSITIVE_INFINITY : 2 + Math.floor((coherency.furthest - gap) / each + 1e-9);
}

/** Whether terrain counts for the whole unit: at least half of its models in it or right beside it (USB-TERR-01). */
export function terrainApplies(inOrBeside: number, models: number): boolean {
  return 2 * inOrBeside >= models;
}
