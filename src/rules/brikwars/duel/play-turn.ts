import { askOption } from '../../steps.ts';
import {
  defaultDefence,
  isLegalDefence,
  lateResponses,
  responseId,
  responsesLeft,
  withResponse,
} from '../attack/defences.ts';
import { type DefencePlan, type Fight, type Response, roundsOf, type Side } from '../attack/fight.ts';
import { attackId, attackOf, declareAttack, legalAttacks } from './attack-plan.ts';
import type { Moment, PlayOutcome } from './play-record.ts';
import { type Declaring, type Steps, strike, type Table } from './play-steps.ts';
import { blowsOf } from './turn-chances.ts';

/** Which choices are left open to the play; what is not asked is as declared. */
export interface PlayAsks {
  /** What the attacker does (BW-CC-04). */
  readonly action?: boolean;
  /** How the defender answers, attack by attack, before the attack roll (BW-CC-12). */
  readonly defence?: boolean;
  /** Whether he parries after all when he sees that he is hit (BWC-61). */
  readonly lateParry?: boolean;
}

/** The option of a late parry that changes nothing. */
export const noLateParry = 'go-on';

/** Asks for one of several things by their ids; where there is but one, it is taken. */
function* ask<Value>(
  table: Pick<Table, 'log'>,
  moment: Moment,
  options: readonly (readonly [id: string, value: Value])[],
): Steps<Value> {
  const [first] = options;
  if (first === undefined) throw new RangeError('nothing to choose from');
  if (options.length === 1) return first[1];
  const chosen = yield* askOption(
    moment,
    options.map(([id]) => id),
  );
  const [, value] = options.find(([id]) => id === chosen) ?? first;
  if (chosen !== noLateParry) table.log.push({ ...moment, total: 0, result: 'chosen', chosen });
  return value;
}

/** What the attacker may do, each with the fight that it makes; what he has declared stands first. */
export function attackOptions(fight: Fight): readonly (readonly [id: string, fight: Fight])[] {
  // A free shield parries unless he has said that it does not.
  const plans = legalAttacks(fight).filter(
    (plan, index, all) => all.findIndex((other) => attackId(other) === attackId(plan)) === index,
  );
  const declaredId = attackId({ action: fight.action, arms: fight.attacks });
  const first = plans.filter((plan) => attackId(plan) === declaredId);
  const rest = plans.filter((plan) => attackId(plan) !== declaredId);
  return [...first, ...rest].map((plan) => {
    const id = attackId(plan);
    return [id, id === declaredId ? fight : declareAttack(fight, plan)];
  });
}

function* askAction(table: Table): Steps<Fight> {
  const moment: Moment = { who: 'attacker', purpose: 'action', attack: 0, counter: false };
  return yield* ask(table, moment, attackOptions(table.fight));
}

/** The plan that a turn begins with: the declared one, or the default one where that is not legal. */
export function firstPlan(fight: Fight, declared: DefencePlan): DefencePlan {
  return isLegalDefence(fight, declared) ? declared : defaultDefence(fight);
}

/** The plan with the answer to one attack as the defender chooses it now; the declared one stands first. */
function* askDefence(table: Table, fight: Fight, plan: DefencePlan, round: number): Steps<DefencePlan> {
  const declared = plan[round];
  const left = responsesLeft(fight, plan.slice(0, round));
  const declaredId = left.filter((response) => declared && responseId(response) === responseId(declared));
  const rest = left.filter((response) => !declaredId.includes(response));
  const response = yield* ask(
    table,
    { who: 'defender', purpose: 'defence', attack: round, counter: false },
    [...declaredId, ...rest].map((one) => [responseId(one), one]),
  );
  return withResponse(plan, round, response);
}

function* askLateParry(table: Table, fight: Fight, plan: DefencePlan, round: number): Steps<DefencePlan> {
  const late = lateResponses(fight, plan, round);
  if (late.length === 0) return plan;
  const response = yield* ask<Response | undefined>(
    table,
    { who: 'defender', purpose: 'late-parry', attack: round, counter: false },
    [[noLateParry, undefined], ...late.map((one): [string, Response] => [responseId(one), one])],
  );
  return response === undefined ? plan : withResponse(plan, round, response);
}

/** A whole player turn (BW-CC-02), asking for one roll or choice at a time. */
export function* turn(table: Table, declared: DefencePlan, asks: PlayAsks = {}): Steps<PlayOutcome> {
  const { lost, shoved, at, pips } = table;
  const fight = asks.action ? yield* askAction(table) : table.fight;
  const played: Table = { ...table, fight };
  at.fight = fight;
  at.plan = firstPlan(fight, declared);
  const end = (dead?: Side): PlayOutcome => ({
    defenderDies: pips.defender > 0,
    attackerDies: pips.attacker > 0,
    ...(dead && { dead }),
    pips: { ...pips },
    damage: { ...table.damage },
    lost,
    ...(shoved.length > 0 ? { shoved } : {}),
    ...(asks.action || asks.defence || asks.lateParry
      ? { played: { attack: attackOf(fight), plan: at.plan } }
      : {}),
    ...(fight.action === 'withdraw' && dead === undefined ? { withdrawn: true } : {}),
  });
  for (let round = 0; round < roundsOf(fight); round++) {
    at.round = round;
    delete at.hand;
    if (asks.defence) at.plan = yield* askDefence(played, fight, at.plan, round);
    const { attack } = blowsOf(fight, at.plan, round);
    let lands = false;
    if (attack !== undefined) {
      const declare: Declaring = function* () {
        if (asks.lateParry) at.plan = yield* askLateParry(played, fight, at.plan, round);
        return blowsOf(fight, at.plan, round).attack ?? attack;
      };
      const struck = yield* strike(played, attack, round, declare);
      if (struck.kills) return end('defender');
      lands = struck.lands;
      if (lands && attack.shove && fight.shovedOutOfReach) return end();
    }
    const { counter } = blowsOf(fight, at.plan, round);
    if (counter === undefined || (lands && fight.rules.counterAfter === 'failed')) continue;
    const back = yield* strike(played, counter, round);
    if (back.kills) return end('attacker');
    if (back.lands && counter.shove && fight.shovedOutOfReach) return end();
  }
  if (fight.action === 'withdraw') {
    const moment: Moment = { who: 'attacker', purpose: 'withdrawal', attack: 0, counter: false };
    table.log.push({ ...moment, total: 0, result: 'gets-away' });
  }
  return end();
}
