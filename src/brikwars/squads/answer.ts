import type { BrikwarsReason } from '../../rules/brikwars/attack/effects.ts';
import type { BrikwarsRuleId } from '../../rules/brikwars/ids.ts';
import { chargeAhead, platesFly } from '../../rules/brikwars/squad/charge-ahead.ts';
import { chargeBlows, opposing, type SquadCharge } from '../../rules/brikwars/squad/charge-round.ts';
import { overwhelmed } from '../../rules/brikwars/squad/engagement.ts';
import { blowKills, squadBlow } from '../../rules/brikwars/squad/losses.ts';
import { type RoundEnd, roundOdds } from '../../rules/brikwars/squad/round-ahead.ts';
import type { SquadRound } from '../../rules/brikwars/squad/round-steps.ts';
import { type Distribution, mean } from '../../rules/dice/distribution.ts';
import { ok, type Result } from '../../rules/result.ts';
import {
  giantsShot,
  membersOf,
  mostLost,
  ownerOf,
  type SquadKind,
  type SquadOwner,
  type SquadsInputs,
  sizeOf,
  squadOwners,
  squadSide,
} from './inputs.ts';
import { chargeOf, modifierOf, plateBonus, roundOf, type SquadsIssue, valuesOf } from './setup.ts';

/** How a round may end, as the bar shows it: first what the attacker hopes for. */
export const squadEnds = {
  ranged: ['all', 'half', 'some', 'none'],
  close: ['ahead', 'even', 'behind'],
  charge: ['ahead', 'even', 'behind'],
} as const satisfies Readonly<Record<SquadKind, readonly string[]>>;
export type SquadEndId = (typeof squadEnds)[SquadKind][number];

/** How many of either squad die, by whose they are, with the chance of it. */
export interface Lost {
  readonly mine: number;
  readonly theirs: number;
  readonly chance: number;
}

const squadEffects = [
  'plate',
  'own-size',
  'all-at-once',
  'greatest-first',
  'one-before-two',
  'armor-once',
  'three-strikers',
  'overwhelmed',
  'not-overwhelmed',
  'all-charge',
  'front-charges',
  'one-body',
  'one-by-one',
  'goes-through',
  'one-hit',
  'plate-flies',
  'weapons-together',
  'one-weapon',
  'half-size',
  'pips-count',
  'one-pip-a-turn',
] as const;
export type SquadEffect = (typeof squadEffects)[number];

export interface SquadReason {
  readonly rule: BrikwarsRuleId;
  readonly effect: SquadEffect;
  readonly amount: number;
}

/** The chances of one attack of the attackers, member alike. */
export interface OneAttack {
  readonly hit: number;
  readonly use: number;
  readonly kill: number;
}

export interface SquadsAnswer {
  readonly lost: readonly Lost[];
  /** Of a volley and of an engagement. */
  readonly one?: OneAttack;
  /** Of a Charge: the points of the chargers' Momentum, and those that resist the first blow. */
  readonly push?: {
    readonly momentum: number;
    readonly opposition: number;
    /** Inches that the plates of a braced squad and of its chargers fly on average, by whose they are. */
    readonly flies?: Readonly<Record<SquadOwner, number>>;
  };
  readonly modifiers: readonly BrikwarsReason[];
  readonly reasons: readonly SquadReason[];
}

/** Losses of the two sides of a round by whose squads they are. */
export function lostOf(
  { attacker }: Pick<SquadsInputs, 'attacker'>,
  ends: readonly RoundEnd[],
): readonly Lost[] {
  return ends.map(({ dead, chance }) =>
    attacker === 'mine'
      ? { mine: dead.attacker, theirs: dead.defender, chance }
      : { mine: dead.defender, theirs: dead.attacker, chance },
  );
}

/** The end of the bar that so many dead are. */
export function endOf(inputs: SquadsInputs, lost: Pick<Lost, SquadOwner>): SquadEndId {
  if (inputs.kind === 'ranged') {
    const owner = ownerOf(inputs, 'defender');
    const [dead, all] = [lost[owner], membersOf(inputs[owner])];
    if (dead === 0) return 'none';
    if (giantsShot(inputs)) return 'some';
    if (dead === all) return 'all';
    return dead * 2 >= all ? 'half' : 'some';
  }
  const margin = lost.theirs - lost.mine;
  return margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'even';
}

/** The chance of each end of the bar. */
export function chancesOf(
  inputs: SquadsInputs,
  lost: readonly Lost[],
): readonly { readonly id: SquadEndId; readonly chance: number }[] {
  return squadEnds[inputs.kind].map((id) => ({
    id,
    chance: lost.reduce((sum, one) => sum + (endOf(inputs, one) === id ? one.chance : 0), 0),
  }));
}

/** What the one who looks hopes for: to lose fewer, or that at least half of those shot at fall, or one giant is hurt. */
export function hopeOf(inputs: SquadsInputs, lost: readonly Lost[]): number {
  const chances = chancesOf(inputs, lost);
  const hoped: readonly SquadEndId[] =
    inputs.kind !== 'ranged' ? ['ahead'] : giantsShot(inputs) ? ['some'] : ['all', 'half'];
  return chances.reduce((sum, { id, chance }) => sum + (hoped.includes(id) ? chance : 0), 0);
}

/** How many of a squad die. */
export function lossesOf(inputs: SquadsInputs, lost: readonly Lost[], owner: SquadOwner): Distribution {
  const weights = new Float64Array(mostLost(inputs, inputs[owner]) + 1);
  for (const one of lost) weights[one[owner]] = (weights[one[owner]] ?? 0) + one.chance;
  return { min: 0, weights, cutOff: 0 };
}

export const meanLost = (inputs: SquadsInputs, lost: readonly Lost[], owner: SquadOwner): number =>
  mean(lossesOf(inputs, lost, owner));

function reasonsOf(inputs: SquadsInputs, { rules }: SquadRound): readonly SquadReason[] {
  const { kind, counters } = inputs;
  const reasons: SquadReason[] = [];
  const say = (rule: BrikwarsRuleId, effect: SquadEffect, amount = 0) => {
    reasons.push({ rule, effect, amount });
  };
  if (kind === 'close') say('BW-SQ-36', 'own-size');
  else say('BW-SQ-36', 'plate', plateBonus(inputs));
  say(kind === 'close' ? 'BW-SQ-23' : 'BW-SQ-22', 'all-at-once');
  say('BW-SQ-40', 'greatest-first');
  say('BW-SQ-40', 'one-before-two');
  say('BWC-54', 'armor-once');
  if (hasGiants(inputs)) {
    reasons.push(pipsCount);
    say('BWC-172', 'one-pip-a-turn');
  }
  if (kind === 'close') {
    say('BW-SQ-30', 'three-strikers');
    const [own, foes] = [
      membersOf(inputs[ownerOf(inputs, 'defender')]),
      membersOf(inputs[ownerOf(inputs, 'attacker')]),
    ];
    const penalty = overwhelmed(own, foes, rules);
    if (counters && penalty > 0) say('BW-SQ-29', 'overwhelmed', penalty);
    else if (counters) say('BW-SQ-29', 'not-overwhelmed', own * 2);
  }
  return reasons;
}

const hasGiants = (inputs: SquadsInputs): boolean => squadOwners.some((owner) => sizeOf(inputs[owner]) > 1);

const pipsCount: SquadReason = { rule: 'BW-DMG-03', effect: 'pips-count', amount: 0 };

/** What decides a Charge, in the order of the rules. */
function chargeReasons(inputs: SquadsInputs, charge: SquadCharge): readonly SquadReason[] {
  const { riders, braced, front } = inputs.run;
  const attackers = membersOf(inputs[ownerOf(inputs, 'attacker')]);
  const blows = chargeBlows(charge);
  const reached = blows.filter(({ by }) => by === 'attacker').length;
  const back = braced ? 0 : (blows.find(({ by }) => by === 'defender')?.points ?? 0);
  const armed = blows.some(({ arms }) => arms.length > 0);
  const weapons = charge.rules.combined === 'momentum' ? 'one-weapon' : 'weapons-together';
  const plate = plateBonus(inputs);
  return [
    riders
      ? { rule: 'BW-SQ-32', effect: 'front-charges', amount: Math.min(front, attackers) }
      : { rule: 'BW-SQ-31', effect: 'all-charge', amount: attackers },
    braced
      ? { rule: 'BW-SQ-34', effect: 'one-body', amount: 0 }
      : { rule: 'BW-SQ-35', effect: 'one-by-one', amount: 0 },
    ...(braced ? [] : [{ rule: 'BW-SQ-33', effect: 'goes-through', amount: reached } as const]),
    ...(back > 0 ? [{ rule: 'BW-CHG-10', effect: 'half-size', amount: back } as const] : []),
    ...(armed ? [{ rule: 'BWC-07', effect: weapons, amount: 0 } as const] : []),
    ...(armed && plate !== 0 ? [{ rule: 'BW-SQ-36', effect: 'plate', amount: plate } as const] : []),
    { rule: 'BW-SQ-38', effect: 'one-hit', amount: 0 },
    ...(hasGiants(inputs) ? [pipsCount] : []),
    ...(braced ? [{ rule: 'BWC-153', effect: 'plate-flies', amount: 0 } as const] : []),
  ];
}

/** How far KnockBack moves either plate on average (BW-SQ-34, BWC-153). */
function fliesOf(inputs: SquadsInputs, charge: SquadCharge): Readonly<Record<SquadOwner, number>> {
  const { attacker, defender } = platesFly(charge);
  const [chargers, charged] = [mean(attacker), mean(defender)];
  return inputs.attacker === 'mine'
    ? { mine: chargers, theirs: charged }
    : { mine: charged, theirs: chargers };
}

function chargeAnswer(inputs: SquadsInputs): Result<SquadsAnswer, SquadsIssue> {
  const checked = chargeOf(inputs);
  if (!checked.ok) return checked;
  const charge = checked.value;
  return ok({
    lost: lostOf(inputs, chargeAhead(charge)),
    push: {
      momentum: charge.momentum,
      opposition: opposing(charge),
      ...(charge.braced && { flies: fliesOf(inputs, charge) }),
    },
    modifiers: inputs.run.armed ? modifierOf(inputs).reasons : [],
    reasons: chargeReasons(inputs, charge),
  });
}

/** What the screen shows of a round of two squads; all issues where there is none. */
export function squadsAnswerOf(inputs: SquadsInputs): Result<SquadsAnswer, SquadsIssue> {
  if (inputs.kind === 'charge') return chargeAnswer(inputs);
  const checked = roundOf(inputs);
  if (!checked.ok) return checked;
  const round = checked.value;
  const attacking = inputs[ownerOf(inputs, 'attacker')];
  const place = attacking.count > 0 ? 0 : 1;
  const arms = { ...(round.attacker.arms[place] as (typeof round.attacker.arms)[number]), count: 1 };
  const blow = squadBlow(arms, round.rules);
  const [first] = round.defender.fighters;
  return ok({
    lost: lostOf(inputs, roundOdds(round)),
    one: {
      hit: blow.hit,
      use: valuesOf(attacking, inputs).use,
      kill: first ? blowKills(blow, first.armor, round.rules) : 0,
    },
    modifiers: modifierOf(inputs).reasons,
    reasons: reasonsOf(inputs, round),
  });
}

/** How many must attack at the least for Counters to be weakened by one point more; undefined where there are never so many. */
export function moreNumbers(inputs: SquadsInputs): number | undefined {
  if (inputs.kind !== 'close' || !inputs.counters) return undefined;
  const checked = roundOf(inputs);
  if (!checked.ok) return undefined;
  const attacking = inputs[ownerOf(inputs, 'attacker')];
  const own = membersOf(inputs[ownerOf(inputs, 'defender')]);
  const penalty = (count: number) => overwhelmed(own, count + Number(attacking.officer), checked.value.rules);
  for (let count = attacking.count + 1; count <= squadSide.fields.count.most; count++)
    if (penalty(count) > penalty(attacking.count)) return count;
  return undefined;
}
