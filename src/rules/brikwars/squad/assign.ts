/** Kinds of damage in the order in which they are assigned (BW-SQ-41, BWC-49). */
export const hitKinds = ['explosion', 'overkill', 'normal'] as const;
export type HitKind = (typeof hitKinds)[number];

/** A hit on a squad: the points of its damage roll. */
export interface SquadHit {
  readonly damage: number;
  readonly kind: HitKind;
}

/** A member while hits are assigned: damage of this attack so far, and how many hits made it. */
export interface Struck {
  readonly damage: number;
  readonly hits: number;
  readonly dead: boolean;
}

/** All members of a squad, and the order in which they took their first hit: it stays the same each round. */
export interface Line {
  readonly members: readonly Struck[];
  readonly order: readonly number[];
}

/** A squad of so many before any hit. */
export function freshLine(count: number): Line {
  return { members: Array.from({ length: count }, () => ({ damage: 0, hits: 0, dead: false })), order: [] };
}

/** Most hits that a member takes in close combat, each from another striker (BW-SQ-20, BW-SQ-30). */
export const mostStrikers = 3;

/** The hits as they are assigned: kind by kind, each from the greatest down; equal ones as they came (BW-SQ-40, BW-SQ-41, BWC-90). */
export function hitsInOrder<Hit extends SquadHit>(hits: readonly Hit[]): readonly Hit[] {
  return [...hits].sort((a, b) => hitKinds.indexOf(a.kind) - hitKinds.indexOf(b.kind) || b.damage - a.damage);
}

/**
 * Who may take the next hit, by places: everyone takes one before anyone takes two, the first round as the owner
 * likes and later ones in the same order; the dead drop out (BW-SQ-38, BW-SQ-40, BWC-90, BWC-154). With `most` nobody
 * takes more hits; nobody at all where the hit is lost.
 */
export function takers({ members, order }: Line, most = Number.POSITIVE_INFINITY): readonly number[] {
  let least = most;
  for (const { dead, hits } of members) if (!dead && hits < least) least = hits;
  const all = members.flatMap(({ dead, hits }, at) => (!dead && hits < most && hits === least ? [at] : []));
  if (least === 0 || all.length < 2) return all;
  return [order.find((at) => all.includes(at)) ?? (all[0] as number)];
}

/** The line after a member has taken a hit; `dies` where his damage is now more than his Armor (BW-SQ-40, BW-UNIT-04). */
export function takeHit({ members, order }: Line, at: number, damage: number, dies: boolean): Line {
  return {
    members: members.map((member, place) =>
      place === at ? { damage: member.damage + damage, hits: member.hits + 1, dead: dies } : member,
    ),
    order: order.includes(at) ? order : [...order, at],
  };
}

/**
 * The line before another attack of the round: damage and order stay, and everyone may be struck again (BW-SQ-40,
 * BW-CC-06).
 */
export function lineForNextAttack({ members, order }: Line): Line {
  return { members: members.map((member) => ({ ...member, hits: 0 })), order };
}

/**
 * All hits on members whose Armor is known, each taken by the first who may (BW-SQ-40, BW-SQ-41). `holds` is the most
 * damage that each one's Armor holds, in the order that the owner keeps; hits that nobody is left for are lost.
 */
export function assignHits(holds: readonly number[], hits: readonly SquadHit[], most?: number): Line {
  return hitsInOrder(hits).reduce((line, { damage }) => {
    const [at] = takers(line, most);
    if (at === undefined) return line;
    const sum = (line.members[at]?.damage ?? 0) + damage;
    return takeHit(line, at, damage, sum > (holds[at] ?? 0));
  }, freshLine(holds.length));
}

/** Damage that counts of many strikers on one member: all hits of the three who do most together (BW-SQ-30, BWC-168). */
export function bestStrikers(strikers: readonly (readonly number[])[]): number {
  return strikers
    .map((hits) => hits.reduce((sum, damage) => sum + damage, 0))
    .sort((a, b) => b - a)
    .slice(0, mostStrikers)
    .reduce((sum, damage) => sum + damage, 0);
}
