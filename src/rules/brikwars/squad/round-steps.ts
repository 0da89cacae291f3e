import type { DiceExpression } from '../../dice/expression.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import { plus, type Side } from '../attack/fight.ts';
import { otherSide } from '../attack/strike.ts';
import { askAlike, askHits } from '../many/many-alike.ts';
import {
  freshLine,
  hitsInOrder,
  type Line,
  lineForNextAttack,
  mostStrikers,
  type SquadHit,
  takeHit,
  takers,
} from './assign.ts';
import { type NumbersRules, overwhelmed } from './engagement.ts';
import { type SquadArms, type SquadRules, weakened } from './losses.ts';
import type { SquadEntry, SquadMoment, SquadOutcome, SquadPass } from './round-record.ts';

/** A member of a squad in its fight; his arms by their place, none where he takes no part. */
export interface SquadFighter {
  readonly armor: DiceExpression;
  readonly arms?: number;
  /** What he strikes with in a second attack or Counter. */
  readonly second?: number;
  /** Pips that destroy him, where they are several: all hits of this round take one of them (BW-DMG-03, BW-DMG-04, BWC-172). */
  readonly steps?: number;
}

/** Whether one of them outlives it when his Armor gives way: who has several pips loses one, and strikes back. */
const outlives = ({ steps = 1 }: SquadFighter): boolean => steps > 1;

/** A squad in its fight; how many use each of the arms is counted from the living. */
export interface FightingSquad {
  readonly arms: readonly Omit<SquadArms, 'count'>[];
  readonly fighters: readonly SquadFighter[];
}

/** A round of a squad fight. */
export interface SquadRound extends Readonly<Record<Side, FightingSquad>> {
  readonly mode: 'ranged' | 'close';
  /** What is done after the first attack, in order; shots are not answered. */
  readonly passes: readonly SquadPass[];
  readonly rules: SquadRules & NumbersRules;
}

/** A squad as the round goes on. */
interface Stand {
  line: Line;
  /** The most damage that each one's Armor holds, once it is rolled (BWC-54). */
  readonly holds: (number | undefined)[];
}

type Stands = Readonly<Record<Side, Stand>>;
type SquadSteps<Value> = Steps<SquadMoment, Value>;

/**
 * Who of a squad attacks in a pass with what: the living who have arms for it (BW-SQ-21, BW-SQ-23). In a line `dead` is
 * whose Armor has given way in this round: no more hits fall on him, for one roll of it answers them all (BWC-54, BWC-172).
 */
export function armsInPass(
  { arms, fighters }: FightingSquad,
  line: Line,
  pass: SquadPass,
): readonly SquadArms[] {
  const second = pass === 'second-attack' || pass === 'second-counter';
  return arms.map((one, place) => ({
    ...one,
    count: fighters.filter(
      (fighter, at) =>
        (!line.members[at]?.dead || outlives(fighter)) && (second ? fighter.second : fighter.arms) === place,
    ).length,
  }));
}

export const fighting = (groups: readonly SquadArms[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
export const living = ({ members }: Line): number => members.filter(({ dead }) => !dead).length;

/** All attack rolls of one kind of arms, then the damage rolls of what hit (BW-ATK-06, BW-ATK-07). */
function* armsHit(
  one: SquadArms,
  at: Pick<SquadMoment, 'pass' | 'who' | 'arms'>,
  rules: SquadRules,
  log: SquadEntry[],
): SquadSteps<readonly SquadHit[]> {
  const rolled = { bonus: rules.bonus, floor: true };
  const { use, kind = 'normal' } = one;
  let hits = use === undefined ? one.count : 0;
  if (use !== undefined) {
    const moment = { ...at, purpose: 'attack', count: one.count, need: use } as const;
    for (const heap of yield* askHits<SquadMoment>(moment, plus(one.skill, one.modifier), rules)) {
      hits += heap.amount;
      log.push({ ...moment, ...heap });
    }
  }
  const all: SquadHit[] = [];
  const moment = { ...at, purpose: 'damage', count: hits } as const;
  for (const { rolls, roll } of yield* askAlike<SquadMoment>(moment, one.damage, rolled)) {
    const points = rolls.map(({ total, allOnes }) =>
      allOnes && rules.damageCriticalFailure === 'zero' ? 0 : total,
    );
    all.push(...points.map((damage) => ({ damage, kind })));
    const amount = points.reduce((sum, damage) => sum + damage, 0);
    log.push({ ...moment, count: rolls.length, ...(roll && { roll }), result: 'points', amount, points });
  }
  return all;
}

/** Who takes this hit: the owner chooses among those who may, unless they are all alike (BW-SQ-38, BW-SQ-40). */
function* whoTakes(
  open: readonly number[],
  squad: FightingSquad,
  stand: Stand,
  moment: SquadMoment,
): SquadSteps<number> {
  const looks = open.map((at) =>
    JSON.stringify([squad.fighters[at], stand.line.members[at]?.damage, stand.holds[at]]),
  );
  // Of those alike one is enough to choose from.
  const unlike = open.filter((_, at) => looks.indexOf(looks[at] as string) === at);
  if (unlike.length === 1) return unlike[0] as number;
  return Number(yield* askOption(moment, unlike.map(String)));
}

/** All hits of a pass, greatest first, each on one of the struck squad with his Armor rolled once a round. */
function* assignAll(
  hits: readonly SquadHit[],
  { rules, mode, ...round }: SquadRound,
  stands: Stands,
  at: Pick<SquadMoment, 'pass' | 'who'>,
  log: SquadEntry[],
): SquadSteps<void> {
  const squad = round[at.who];
  const stand = stands[at.who];
  stand.line = lineForNextAttack(stand.line);
  for (const { damage } of hitsInOrder(hits)) {
    const moment: SquadMoment = { ...at, purpose: 'assign', count: 1, damage };
    const open = takers(stand.line, mode === 'close' ? mostStrikers : undefined);
    if (open.length === 0) {
      log.push({ ...moment, result: 'lost', amount: damage });
      continue;
    }
    const member = yield* whoTakes(open, squad, stand, moment);
    const amount = (stand.line.members[member]?.damage ?? 0) + damage;
    const fighter = squad.fighters[member] as SquadFighter;
    const { armor } = fighter;
    const met: SquadMoment = { ...moment, purpose: 'armor', member };
    let holds = stand.holds[member];
    let dies = false;
    const [heap] = damage > 0 && holds === undefined ? yield* armorOnce(met, armor, rules) : [];
    if (heap) {
      holds = armorHolds(heap.total, rules);
      stand.holds[member] = holds;
    }
    if (damage > 0) dies = amount > (holds ?? 0);
    stand.line = takeHit(stand.line, member, damage, dies);
    const result = dies ? (outlives(fighter) ? 'pip' : 'dies') : 'holds';
    log.push({ ...met, ...(heap?.roll && { roll: heap.roll }), result, amount });
  }
}

function* armorOnce(moment: SquadMoment, armor: DiceExpression, { bonus }: SquadRules) {
  if (armor.groups.length === 0) return [{ total: Math.max(0, armor.constant), roll: undefined }];
  const roll = yield* askRoll(moment, armor, { bonus, floor: true });
  return [{ total: roll.total, roll }];
}

/** Whose pass it is: the defender's where he Counters. */
export function strikerIn(pass: SquadPass): Side {
  return pass === 'counter' || pass === 'second-counter' ? 'defender' : 'attacker';
}

/** All passes of a round, in order. */
export function passesOf({ mode, passes }: SquadRound): readonly SquadPass[] {
  return mode === 'ranged' ? ['attack'] : ['attack', ...passes];
}

/** Who strikes in a pass, with what numbers take from them; only Counters are weakened (BW-SQ-29, BWC-89). */
export function strikersIn(
  round: SquadRound,
  pass: SquadPass,
  lines: Readonly<Record<Side, Line>>,
): { readonly groups: readonly SquadArms[]; readonly penalty: number } {
  const who = strikerIn(pass);
  const foe = otherSide(who);
  const groups = armsInPass(round[who], lines[who], pass);
  // Foes that take part: all who live and have arms at all.
  const foes = who === 'defender' ? fighting(armsInPass(round[foe], lines[foe], 'attack')) : 0;
  const penalty = overwhelmed(fighting(groups), foes, round.rules);
  return { groups: groups.map((one) => weakened(one, penalty)), penalty };
}

/** One pass: all members together, then their dead (BW-SQ-23); Counters are weakened by numbers (BW-SQ-29). */
function* onePass(round: SquadRound, pass: SquadPass, stands: Stands, log: SquadEntry[]): SquadSteps<void> {
  const who = strikerIn(pass);
  const foe = otherSide(who);
  const lines = { attacker: stands.attacker.line, defender: stands.defender.line };
  const { groups, penalty } = strikersIn(round, pass, lines);
  if (fighting(groups) === 0 || living(stands[foe].line) === 0) return;
  if (penalty > 0) {
    const count = fighting(groups);
    log.push({ pass, who, purpose: 'attack', count, result: 'overwhelmed', amount: penalty });
  }
  const hits: SquadHit[] = [];
  for (const [arms, one] of groups.entries()) {
    if (one.count === 0) continue;
    hits.push(...(yield* armsHit(one, { pass, who, arms }, round.rules, log)));
  }
  yield* assignAll(hits, round, stands, { pass, who: foe }, log);
}

/** Whose Armor has given way, by their places. */
const beaten = ({ line }: Stand): readonly number[] =>
  line.members.flatMap(({ dead }, at) => (dead ? [at] : []));

/**
 * A round of a squad fight, one throw or choice at a time (BW-SQ-21 to BW-SQ-23, BW-SQ-29, BW-SQ-30, BW-SQ-40): the
 * attack, and whatever passes follow it. Played with `replay`, which takes moves back by leaving them out.
 */
export function* squadRoundSteps(round: SquadRound, log: SquadEntry[]): SquadSteps<SquadOutcome> {
  const begin = ({ fighters }: FightingSquad): Stand => ({ line: freshLine(fighters.length), holds: [] });
  const stands = { attacker: begin(round.attacker), defender: begin(round.defender) };
  for (const pass of passesOf(round)) yield* onePass(round, pass, stands, log);
  const of = <Value>(tell: (side: Side) => Value) => ({
    attacker: tell('attacker'),
    defender: tell('defender'),
  });
  const dead = of((side) =>
    beaten(stands[side]).filter((at) => !outlives(round[side].fighters[at] as SquadFighter)),
  );
  const several = [...round.attacker.fighters, ...round.defender.fighters].some(outlives);
  return { dead, ...(several && { pips: of((side) => beaten(stands[side]).length) }) };
}
