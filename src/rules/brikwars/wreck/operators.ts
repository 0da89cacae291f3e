/** What an Operator can control with one Action (BW-OPR-04). */
export const systems = ['propulsion', 'ranged', 'melee', 'manipulators', 'devices'] as const;
export type System = (typeof systems)[number];

/** How a team stands to the one that wants to operate. */
export type Relation = 'own' | 'ally' | 'enemy';

/**
 * Whether a team may operate a system: no ally used it on the ally's previous turn (BW-OPR-03, BWC-115), and nobody of
 * another team holds the controls by an Action of his (BW-OPR-02). Enemies who used it, and the team itself, do not
 * matter.
 */
export function mayOperate(usedLastTurn: readonly Relation[], blocked: boolean): boolean {
  return !blocked && !usedLastTurn.includes('ally');
}

/** Who is at the wheel of a moving vehicle this turn, and what else he does. */
export interface Driving {
  readonly pilot: boolean;
  readonly steers: boolean;
  /** Actions besides steering. */
  readonly otherActions: number;
  /** Inches of its last turn. */
  readonly lastSpeed: number;
}

/** Whether he may do so much, and how many inches the vehicle runs on by itself, straight ahead. */
export interface Driven {
  readonly legal: boolean;
  readonly drift: number;
}

/**
 * A driver steers or does something else; a Pilot steers and takes one Action more (BW-OPR-06, BW-OPR-07). What nobody
 * steers keeps direction and speed (BW-OPR-05).
 */
export function drive({ pilot, steers, otherActions, lastSpeed }: Driving): Driven {
  const allowed = steers && !pilot ? 0 : 1;
  return { legal: otherActions <= allowed, drift: steers ? 0 : lastSpeed };
}

/** A control element or area: what it governs, every system or some; wrecked it governs nothing. */
export interface Controls {
  readonly systems: 'all' | readonly System[];
  readonly wrecked: boolean;
}

/**
 * The systems that somebody at these controls can choose his one from (BW-OPR-01, BW-OPR-04); a creation with a Mind
 * of its own needs nobody and still obeys.
 */
export function systemsAt({ systems: governed, wrecked }: Controls): readonly System[] {
  if (wrecked) return [];
  return governed === 'all' ? systems : governed;
}
