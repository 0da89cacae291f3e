import type { Side } from '../attack/fight.ts';
import { type StrikeOrder, strikeOrder } from './charge-order.ts';
import type { Charge } from './charge-setup.ts';

/** Who flies in the KnockBack contest, if anybody. */
export const flights = ['nobody', 'defender', 'attacker'] as const;
export type Flies = (typeof flights)[number];

/** What strikes a side at once: so many weapons, and so many bodies besides. */
export interface ChargeBlow {
  readonly by: Side;
  readonly hits: number;
  readonly bodies: number;
}

/** A KnockBack contest: how many chargers push, and who has been struck, so that the part struck resists (BWC-79). */
export interface ChargeContest {
  readonly pushing: number;
  readonly struck: Readonly<Record<Side, boolean>>;
}

/** What comes next in a Charge. It is answered by a number: with dice at the table, with each in turn for the odds. */
export type Happening =
  /** Skill rolls of so many; how many hit. */
  | { readonly kind: 'attack'; readonly by: Side; readonly count: number }
  /** Who missed rams with his body, 1, or runs past, 0; asked once it matters (BW-CHG-16). */
  | { readonly kind: 'after-miss' }
  /** Damage against armor, after a parry; 1 if it kills. */
  | ({ readonly kind: 'blow' } & ChargeBlow)
  /** A shove that hit; 1 if it is parried (BW-CC-19). */
  | { readonly kind: 'shove-parry' }
  /** The place in `flights` of who flies (BW-CHG-17, BW-CHGW-06, BW-CHGW-08). */
  | ({ readonly kind: 'contest' } & ChargeContest);

/** How a collision ends, before anybody lands. */
export interface Collision {
  /** Whose Armor has not held; but for those who take a pip they are dead. */
  readonly hurt: Readonly<Record<Side, boolean>>;
  readonly dead: Readonly<Record<Side, boolean>>;
  /** The blow that each side took, if one did. */
  readonly taken: Readonly<Partial<Record<Side, ChargeBlow>>>;
  readonly struck: Readonly<Record<Side, boolean>>;
  readonly contest?: ChargeContest;
  readonly flies: Flies;
  readonly shoved: boolean;
  /** Chargers on their feet; the one who is struck first is the one that counts as the attacker. */
  readonly standing: number;
}

export type Happens<Value> = Generator<Happening, Value, number>;
export type Flow = Happens<Collision>;

/** A collision while it happens. */
export interface Clash {
  readonly charge: Charge;
  readonly hurt: Record<Side, boolean>;
  readonly dead: Record<Side, boolean>;
  readonly taken: Partial<Record<Side, ChargeBlow>>;
  readonly struck: Record<Side, boolean>;
  contest?: ChargeContest;
  flies: Flies;
  shoved: boolean;
  standing: number;
  pushing: number;
}

export const opponent = { attacker: 'defender', defender: 'attacker' } as const;

export function beginClash(charge: Charge): Clash {
  return {
    charge,
    hurt: { attacker: false, defender: false },
    dead: { attacker: false, defender: false },
    taken: {},
    struck: { attacker: false, defender: false },
    flies: 'nobody',
    shoved: false,
    standing: charge.chargers,
    pushing: charge.chargers,
  };
}

/** Who strikes first: the longer weapon by 1", a body reaching 0"; at once if they aim at different parts (BW-CHG-15, BW-CHGW-03). */
export function orderOf({ plan, attacker, defender, aimApart }: Charge): StrikeOrder {
  if (aimApart) return 'together';
  const mine = plan.strikes === 'weapon' ? (attacker.weapon?.reach ?? 0) : 0;
  const theirs = plan.answer === 'weapon' ? (defender.weapon?.reach ?? 0) : 0;
  return strikeOrder(mine, theirs);
}

export function isArmed({ plan, attacker, defender }: Charge, side: Side): boolean {
  if (side === 'defender') return plan.answer === 'weapon' && defender.weapon !== undefined;
  return plan.strikes === 'shove' || (plan.strikes === 'weapon' && attacker.weapon !== undefined);
}

/** Nobody is left that the other side could strike. */
export function isOver({ dead, standing }: Clash): boolean {
  return dead.defender || standing === 0;
}

/** One side's Skill rolls: how many hit. Where only Momentum adds up, one charger strikes for all (BWC-07). */
export function* attack({ charge, standing }: Clash, by: Side): Happens<number> {
  const alone = by === 'defender' || charge.rules.combined === 'momentum';
  return yield { kind: 'attack', by, count: alone ? Math.min(1, standing) : standing };
}

/** A blow falls; true if it kills, which the caller announces once all that strike at the same time have struck. */
export function* deal(clash: Clash, blow: ChargeBlow): Happens<boolean> {
  const struck = opponent[blow.by];
  clash.struck[struck] = true;
  clash.taken[struck] = blow;
  return (yield { kind: 'blow', ...blow }) === 1;
}

/** The Armor of a side has not held: it is dead, or takes one of its pips and goes on (BW-DMG-03). */
export function kill(clash: Clash, side: Side): void {
  clash.hurt[side] = true;
  if (clash.charge[side].sturdy) return;
  clash.dead[side] = true;
  if (side === 'defender') return;
  clash.standing--;
  clash.pushing = Math.min(clash.pushing, clash.standing);
}

/** The KnockBack contest, once there was contact and a charger is left to push (BW-CHG-17, BW-CHGW-06). */
export function* settle(clash: Clash): Happens<void> {
  const { struck, contest, shoved, standing, pushing } = clash;
  if (contest || shoved || standing === 0 || !(struck.attacker || struck.defender)) return;
  clash.contest = { pushing, struck: { ...struck } };
  clash.flies = flights[yield { kind: 'contest', ...clash.contest }] ?? 'nobody';
}

export function endOf({ charge: _, pushing: __, ...clash }: Clash): Collision {
  return clash;
}
