import type { Roll } from '../../dice/roll.ts';
import { askRoll, type Steps } from '../../steps.ts';
import { plus } from '../attack/fight.ts';
import { askAlike, askHits } from '../many/many-alike.ts';
import { beatsArmor } from './overkill.ts';
import { liesBeside } from './siege.ts';
import { metArmor, stepsOf, type WreckAttacks, type WreckVolley, wreckHit } from './volley.ts';

export type WreckPurpose = 'range' | 'attack' | 'damage' | 'armor';

/** The place of a roll in the attacks on a creation. */
export interface WreckMoment {
  readonly purpose: WreckPurpose;
  /** Which attacks, by their place. */
  readonly group: number;
  /** Rolls alike that are thrown together. */
  readonly count: number;
  /** What each attack roll must reach, or how far each throw must fly. */
  readonly need?: number;
  /** The damage that an Armor roll meets, where it is one. */
  readonly damage?: number;
}

export type WreckResult = 'reaches' | 'hits' | 'points' | 'through' | 'holds';

/** One line of the record. Without `roll` nothing was thrown for it here. */
export interface WreckEntry extends WreckMoment {
  readonly roll?: Roll;
  readonly result: WreckResult;
  /** Throws that fly far enough, attacks that hit, points of damage, or pips. */
  readonly amount: number;
  /** Throws that fall short, and whose blast catches it all the same. */
  readonly beside?: number;
  /** Damage of each hit, Grinding points with it. */
  readonly points?: readonly number[];
  /** With Overkill: nothing of this hit goes on. */
  readonly over?: boolean;
}

/** What a volley came to: pips, or 1 for the part that broke off, and whether that ends it. */
export interface WreckOutcome {
  readonly kind: 'whole' | 'part';
  readonly pips: number;
  readonly ended: boolean;
}

type WreckSteps<Value> = Steps<WreckMoment, Value>;

/** How far each throw flies: how many come far enough, all where nothing is thrown, and how many lie beside (BW-ATK-05, BW-WEAP-12, BWC-50). */
function* rangeRolls(
  { rules }: WreckVolley,
  { assault, count }: WreckAttacks,
  group: number,
  log: WreckEntry[],
): WreckSteps<{ readonly reaching: number; readonly beside: number }> {
  const { thrown } = assault;
  if (!thrown) return { reaching: count, beside: 0 };
  const { range, distance } = thrown;
  const moment = { purpose: 'range', group, count, need: distance } as const;
  let reaching = 0;
  let beside = 0;
  for (const { rolls, roll } of yield* askAlike<WreckMoment>(moment, range, {
    bonus: rules.bonus,
    floor: true,
  })) {
    const flown = rolls.map(({ total, allOnes }) => (allOnes && rules.rangeCriticalFailure ? 0 : total));
    const made = flown.filter((inches) => inches >= distance).length;
    const near = flown.filter((inches) => liesBeside(thrown, inches)).length;
    reaching += made;
    beside += near;
    log.push({
      ...moment,
      count: rolls.length,
      ...(roll && { roll }),
      result: 'reaches',
      amount: made,
      ...(near > 0 && { beside: near }),
    });
  }
  return { reaching, beside };
}

function* attackRolls(
  volley: WreckVolley,
  attacks: WreckAttacks,
  group: number,
  count: number,
  log: WreckEntry[],
): WreckSteps<number> {
  const { assault } = attacks;
  const { rules } = volley;
  if (assault.automatic) {
    log.push({ purpose: 'attack', group, count, result: 'hits', amount: count });
    return count;
  }
  const skill = plus(assault.skill, wreckHit(volley, attacks).modifier);
  const moment = { purpose: 'attack', group, count, need: assault.use } as const;
  let hits = 0;
  for (const heap of yield* askHits<WreckMoment>(moment, skill, rules)) {
    hits += heap.amount;
    log.push({ ...moment, ...heap });
  }
  return hits;
}

function* damageRolls(
  volley: WreckVolley,
  { assault }: WreckAttacks,
  group: number,
  hits: number,
  log: WreckEntry[],
): WreckSteps<readonly number[]> {
  const { rules } = volley;
  const moment = { purpose: 'damage', group, count: hits } as const;
  const all: number[] = [];
  for (const { rolls, roll } of yield* askAlike<WreckMoment>(moment, assault.damage, {
    bonus: rules.bonus,
    floor: true,
  })) {
    const points = rolls.map(
      ({ total, allOnes }) => volley.points + (allOnes && rules.damageCriticalFailure === 'zero' ? 0 : total),
    );
    all.push(...points);
    const amount = points.reduce((sum, one) => sum + one, 0);
    log.push({ ...moment, count: rolls.length, ...(roll && { roll }), result: 'points', amount, points });
  }
  return all;
}

/** One hit with Overkill: a fresh roll of Armor for what is left, until it holds or all is gone (BW-DMG-10). */
function* overkillRolls(
  volley: WreckVolley,
  group: number,
  damage: number,
  toGo: number,
  log: WreckEntry[],
): WreckSteps<number> {
  const { rules } = volley;
  let rest = damage;
  let pips = 0;
  for (;;) {
    const moment = { purpose: 'armor', group, count: 1, damage: rest } as const;
    const armor = metArmor(volley);
    const known = armor.groups.length === 0;
    const roll = known
      ? undefined
      : yield* askRoll<WreckMoment>(moment, armor, { bonus: rules.bonus, floor: true });
    const total = roll?.total ?? Math.max(0, armor.constant);
    const through = beatsArmor(rest, total, rules);
    if (through) {
      pips++;
      rest -= total;
    }
    const over = !through || pips >= toGo || rest <= 0;
    log.push({
      ...moment,
      ...(roll && { roll }),
      result: through ? 'through' : 'holds',
      amount: Number(through),
      over,
    });
    if (over) return pips;
  }
}

/** Every hit against an Armor roll of its own (BW-DMG-03, BW-DMG-05). */
function* armorRolls(
  volley: WreckVolley,
  group: number,
  points: readonly number[],
  toGo: number,
  log: WreckEntry[],
): WreckSteps<number> {
  // What does nothing meets no Armor.
  const hurting = points.filter((damage) => damage > 0);
  let pips = 0;
  if (volley.overkill) {
    for (const damage of hurting) {
      if (pips >= toGo) break;
      pips += yield* overkillRolls(volley, group, damage, toGo - pips, log);
    }
    return pips;
  }
  const { rules } = volley;
  const moment = { purpose: 'armor', group, count: hurting.length } as const;
  const armor = metArmor(volley);
  let met = 0;
  for (const { rolls, roll } of yield* askAlike<WreckMoment>(
    hurting.length === 1 ? { ...moment, damage: hurting[0] as number } : moment,
    armor,
    { bonus: rules.bonus, floor: true },
  )) {
    const through = rolls.filter(({ total }) => beatsArmor(hurting[met++] ?? 0, total, rules)).length;
    pips += through;
    log.push({
      ...moment,
      count: rolls.length,
      ...(rolls.length === 1 && { damage: hurting[met - 1] as number }),
      ...(roll && { roll }),
      result: through > 0 ? 'through' : 'holds',
      amount: through,
    });
  }
  return pips;
}

/**
 * The attacks of a turn on one creation: attack rolls, damage of what hit, and an Armor roll against each, group by
 * group until it is destroyed or the part is off (BW-DMG-02 to BW-DMG-05, BW-DMG-09, BW-DMG-10).
 */
export function* wreckSteps(volley: WreckVolley, log: WreckEntry[]): WreckSteps<WreckOutcome> {
  const steps = stepsOf(volley);
  let pips = 0;
  for (const [group, attacks] of volley.attacks.entries()) {
    if (pips >= steps) break;
    const { reaching, beside } = yield* rangeRolls(volley, attacks, group, log);
    const hits = yield* attackRolls(volley, attacks, group, reaching, log);
    const points = yield* damageRolls(volley, attacks, group, hits + beside, log);
    pips += yield* armorRolls(volley, group, points, steps - pips, log);
  }
  pips = Math.min(pips, steps);
  return { kind: volley.aim.kind, pips, ended: pips >= steps };
}
