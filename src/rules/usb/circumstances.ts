// Formations and terrain (U135-140/141-146, U221-239/240-258): what each does, as data.

export const formations = ['skirmish', 'column', 'phalanx', 'hide'] as const;
export type Formation = (typeof formations)[number];

export const terrains = ['open', 'screen', 'difficult', 'pit', 'ruins', 'forest', 'road'] as const;
/** What at least half of a unit's models stand in or right beside (USB-TERR-01). */
export type Terrain = (typeof terrains)[number];

export interface TerrainEffects {
  /** Added to the hits of those in it (USB-A-54: in melee too, but not in later rounds of a locked fight). */
  readonly ownHit: number;
  /** Added to the hits of those who attack them. */
  readonly enemyHit: number;
  /** Added to the saves of those in it, beside entrenchment. */
  readonly save: number;
  /** Counts as entrenched. */
  readonly entrenched: boolean;
  /** No entrenchment helps in it. */
  readonly noEntrenchment: boolean;
  /** Half moves, at most 5 inches. */
  readonly slow: boolean;
  readonly morale: number;
  /** Inches more for a move along or across it. */
  readonly inches: number;
}

const none: TerrainEffects = {
  ownHit: 0,
  enemyHit: 0,
  save: 0,
  entrenched: false,
  noEntrenchment: false,
  slow: false,
  morale: 0,
  inches: 0,
};

/** T16; the rule ids are in `terrainRules`. */
export const terrainEffects: Readonly<Record<Terrain, TerrainEffects>> = {
  open: none,
  screen: { ...none, ownHit: 1, enemyHit: -1, entrenched: true },
  difficult: { ...none, slow: true },
  pit: { ...none, slow: true, noEntrenchment: true, morale: -1 },
  ruins: { ...none, ownHit: 1, save: 1, entrenched: true, slow: true },
  forest: { ...none, ownHit: 1, enemyHit: -1, entrenched: true, slow: true },
  road: { ...none, inches: 3 },
};

export const terrainRules = {
  open: undefined,
  screen: 'USB-TERR-03',
  difficult: 'USB-TERR-04',
  pit: 'USB-TERR-05',
  ruins: 'USB-TERR-07',
  forest: 'USB-TERR-08',
  road: 'USB-TERR-09',
} as const;

/** T15: what a formation adds; a phalanx is another thing from its front than from its sides. */
export const formationEffects = {
  column: { inches: 5, save: -1, hit: -1 },
  phalanx: { inches: -1, front: 1, side: -1, hit: 1, result: 1 },
} as const;
