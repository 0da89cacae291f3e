import { fail, ok, type Result } from '../../result.ts';
import { byEdition } from '../edition-ids.ts';

/** How editions differ about numbers. */
export interface NumbersRules {
  /** The most that numbers take from Skill and damage (BWC-48). */
  readonly mostPenalty: number;
}

export const numbersRules = byEdition<NumbersRules>({
  '2005': { mostPenalty: 2 },
  pl: { mostPenalty: Number.POSITIVE_INFINITY },
});

/**
 * What so many fighters lose of Skill and damage while Countering so many: a positive number, one less than the whole
 * ratio (BW-SQ-29, BWC-48, BWC-89, BWC-156).
 */
export function overwhelmed(own: number, foes: number, { mostPenalty }: NumbersRules): number {
  if (own < 1) return 0;
  return Math.min(mostPenalty, Math.max(0, Math.floor(foes / own) - 1));
}

/** Whether two squads are engaged: their plates touch and one has attacked the other (BW-SQ-24, BW-SQ-26). */
export function isEngaged(platesTouch: boolean, attacked: boolean): boolean {
  return platesTouch && attacked;
}

/** How many can strike: all of an engaged squad, of others only who reaches for himself (BW-SQ-24, BW-SQ-27). */
export function ableToStrike(reaching: readonly boolean[], engaged: boolean): number {
  return engaged ? reaching.length : reaching.filter(Boolean).length;
}

export type TwoHandedOption = 'attack' | 'jump-back' | 'shove' | 'parry';

/** What a fighter with a two-handed weapon may do: in an engagement jump back an Angry Inch, Shove or Parry (BW-SQ-27, BW-SQ-28). */
export function twoHandedIn(engaged: boolean): readonly TwoHandedOption[] {
  return engaged ? ['jump-back', 'shove', 'parry'] : ['attack', 'shove', 'parry'];
}

/** Sides of an engagement that is shot into. */
export type ShotSide = 'intended' | 'other';

/**
 * Which side takes each hit that is shot into an engagement: the intended first, then in turns, and nobody a second one
 * before all have one; a new round starts with the intended side (BW-SQ-25, BWC-90, BWC-155). `intended` and `other`
 * count members that outlast it.
 */
export function engagementShots(hits: number, intended: number, other: number): readonly ShotSide[] {
  const order: ShotSide[] = [];
  if (intended + other < 1) return order;
  let left = { intended, other };
  let turn: ShotSide = 'intended';
  while (order.length < hits) {
    if (left.intended + left.other === 0) {
      left = { intended, other };
      turn = 'intended';
    }
    const side: ShotSide = left[turn] > 0 ? turn : opposite(turn);
    left = { ...left, [side]: left[side] - 1 };
    order.push(side);
    turn = opposite(side);
  }
  return order;
}

const opposite = (side: ShotSide): ShotSide => (side === 'intended' ? 'other' : 'intended');

/** Where a unit stands in an Engagement Ring; its own fighters are among its friends. */
export interface RingPlace {
  /** Which ring, from 0; none where it neither attacks nor is attacked, and then nobody is counted. */
  readonly ring?: number;
  readonly friends: number;
  readonly foes: number;
}

export interface Rings {
  readonly count: number;
  /** In the order of the units. */
  readonly places: readonly RingPlace[];
}

/** Attacks that make enemies of one side; `attack` is the place of one in the list. */
export interface RingIssue {
  readonly code: 'friends-attacked';
  readonly attack: number;
}

/**
 * Engagement Rings: chains of attacks, each with two sides (BW-SQ-26, BWC-89). `fighters` counts those of each unit,
 * `attacks` are pairs of places of attacker and target. Fails with every attack that would be on a friend.
 */
export function engagementRings(
  fighters: readonly number[],
  attacks: readonly (readonly [attacker: number, target: number])[],
): Result<Rings, RingIssue> {
  const found: { ring: number; side: 0 | 1 }[] = [];
  let count = 0;
  const visit = (unit: number, side: 0 | 1): void => {
    found[unit] = { ring: count, side };
    for (const [from, to] of attacks) {
      const next = from === unit ? to : to === unit ? from : undefined;
      if (next !== undefined && found[next] === undefined) visit(next, side === 0 ? 1 : 0);
    }
  };
  for (const [attacker] of attacks) {
    if (found[attacker] !== undefined) continue;
    visit(attacker, 0);
    count++;
  }
  const issues = attacks.flatMap(([from, to], attack): RingIssue[] =>
    found[from]?.side === found[to]?.side ? [{ code: 'friends-attacked', attack }] : [],
  );
  if (issues.length > 0) return fail(...issues);
  const places = fighters.map((_, unit): RingPlace => {
    const own = found[unit];
    if (!own) return { friends: 0, foes: 0 };
    const countOf = (side: number) =>
      fighters.reduce(
        (sum, many, other) =>
          found[other]?.ring === own.ring && found[other].side === side ? sum + many : sum,
        0,
      );
    return { ring: own.ring, friends: countOf(own.side), foes: countOf(1 - own.side) };
  });
  return ok({ count, places });
}
