import { momentumAfter } from '../charge/charge-plough.ts';
import type { ChargeRules } from '../charge/charge-rules.ts';
import { momentum, opposition } from '../charge/charge-speed.ts';

/** A member of a charging squad: Size, and whether he stands in the front row, on a path into the target. */
export interface Charger {
  readonly size: number;
  readonly front: boolean;
  readonly inPath: boolean;
}

export interface SquadMomentum {
  /** Effective Size that charges: of all Infantry, or of the front row of Cavalry that collides. */
  readonly size: number;
  /** Points of Momentum. */
  readonly momentum: number;
  /** Size that resists KnockBack: of all members (BWC-153). */
  readonly resisting: number;
}

/** What a squad charges with; `speed` is its Collision Speed in inches (BW-SQ-31, BW-SQ-32, BW-CHG-04). */
export function squadMomentum(members: readonly Charger[], speed: number, cavalry: boolean): SquadMomentum {
  const striking = cavalry ? members.filter(({ front, inPath }) => front && inPath) : members;
  const size = sizes(striking);
  return { size, momentum: momentum(speed, size).value, resisting: sizes(members) };
}

const sizes = (members: readonly Charger[]): number => members.reduce((sum, { size }) => sum + size, 0);

/** Physical Opposition of each member: by his own Size if the squad is braced, by half of it if not (BW-CHG-10). */
export function memberOpposition(
  members: readonly number[],
  speed: number,
  braced: boolean,
): readonly number[] {
  return members.map((size) => opposition(speed, size, braced).value);
}

/** Physical Opposition of a braced squad: that of all members added, or that of one body as large as all (BW-SQ-34, BWC-152). */
export function squadOpposition(
  members: readonly number[],
  speed: number,
  { bracedSquad }: Pick<ChargeRules, 'bracedSquad'> = { bracedSquad: 'members' },
): number {
  const body = members.reduce((sum, size) => sum + size, 0);
  if (bracedSquad === 'one-body') return opposition(speed, body, true).value;
  return memberOpposition(members, speed, true).reduce((sum, points) => sum + points, 0);
}

/** One who stands in the way of a Charge, nearest first. */
export interface Blocker {
  readonly size: number;
  readonly opposition: number;
}

/** A unit that a squad reaches, with the points of Momentum that strike it. */
export interface Ploughed {
  readonly momentum: number;
  /** The Charge goes on behind him. */
  readonly through: boolean;
}

/**
 * Who a squad reaches while its Momentum is enough to plough through, nearest first (BW-SQ-33, BW-CCB-07); members of a
 * squad that did not brace are blockers of their own (BW-SQ-35).
 */
export function ploughThrough(
  points: number,
  blockers: readonly Blocker[],
  rules: Pick<ChargeRules, 'ploughing'>,
): readonly Ploughed[] {
  const reached: Ploughed[] = [];
  let left: number | undefined = points;
  for (const { size, opposition: opposing } of blockers) {
    if (left === undefined) break;
    const after = momentumAfter(left, opposing, size, rules);
    reached.push({ momentum: left, through: after !== undefined });
    left = after;
  }
  return reached;
}

/** What KnockBack does to a squad. */
export interface Thrown {
  /** The whole plate moves. */
  readonly plate: boolean;
  readonly formationBroken: boolean;
  /** Places of members who have left the squad. */
  readonly left: readonly number[];
}

/**
 * Who is thrown out of a squad: a braced one moves as a whole, and breaks only when all are knocked over, and then all
 * are Disrupted; of others each leaves who flies off the plate (BW-SQ-34, BW-SQ-35).
 */
export function thrownMembers(
  braced: boolean,
  members: readonly { readonly knockedOver: boolean; readonly offPlate: boolean }[],
): Thrown {
  if (!braced) {
    const left = members.flatMap(({ offPlate }, at) => (offPlate ? [at] : []));
    return { plate: false, formationBroken: false, left };
  }
  const broken = members.length > 0 && members.every(({ knockedOver }) => knockedOver);
  return { plate: true, formationBroken: broken, left: broken ? [...members.keys()] : [] };
}
