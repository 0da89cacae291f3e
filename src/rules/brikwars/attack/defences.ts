import { type ArmId, readArmId } from '../weapons.ts';
import { type Arm, armOf, type DefencePlan, type Fight, type Response, roundsOf } from './fight.ts';
import { mayParry, mayShove } from './shove.ts';

const none: Response = { kind: 'none' };

/** The arms that a response uses up for this turn (BW-CC-02, BW-CC-10). */
function armsUsed(response: Response): readonly ArmId[] {
  switch (response.kind) {
    case 'none':
      return [];
    case 'riposte':
      return [response.parry, response.strike];
    default:
      return [response.arm];
  }
}

/** The arm that a response strikes back with. */
export function strikeOf(response: Response): ArmId | undefined {
  if (response.kind === 'counterattack') return response.arm;
  return response.kind === 'riposte' ? response.strike : undefined;
}

/** The arm that a response parries with. */
export function parryOf(response: Response): ArmId | undefined {
  if (response.kind === 'parry') return response.arm;
  return response.kind === 'riposte' ? response.parry : undefined;
}

/**
 * Everything the defender may do about the next attack, or about a withdrawal, given his answers before: with arms not
 * used yet, and one shield at most that shoves back (BW-CC-08 to 11, BW-CC-14, BW-CC-19, BW-CC-20, BW-RNG-05). Who is
 * Disrupted does nothing (BW-RESP-08).
 */
export function responsesLeft(fight: Fight, answers: DefencePlan): Response[] {
  if (fight.automaticHit || fight.defender.disrupted) return [none];
  const { defender, attacker, rules } = fight;
  const used = answers.flatMap(armsUsed);
  const those = (may: (arm: Arm) => boolean): readonly ArmId[] =>
    defender.arms.filter((arm) => may(arm) && !used.includes(arm.id)).map(({ id }) => id);
  const shoved = answers.some((answer) => {
    const strike = strikeOf(answer);
    return strike !== undefined && armOf(defender, strike).shield;
  });
  const pushes = fight.mode === 'close' && !shoved && mayShove(rules, defender, attacker);
  const parries = fight.action === 'withdraw' ? [] : those((arm) => mayParry(fight, answers.length, arm));
  const strikes = those((arm) => arm.strikes || (arm.shield && pushes));
  return [
    none,
    ...strikes.map((arm): Response => ({ kind: 'counterattack', arm })),
    ...parries.map((arm): Response => ({ kind: 'parry', arm })),
    ...parries.flatMap((parry) =>
      strikes
        .filter((strike) => strike !== parry)
        .map((strike): Response => ({ kind: 'riposte', parry, strike })),
    ),
  ];
}

/** Every legal plan: one response for each attack, each weapon at most once a turn (BW-CC-02, BW-CC-10, BW-CC-11). */
export function legalDefences(fight: Fight): DefencePlan[] {
  let plans: DefencePlan[] = [[]];
  for (let round = 0; round < roundsOf(fight); round++) {
    plans = plans.flatMap((plan) => responsesLeft(fight, plan).map((response) => [...plan, response]));
  }
  return plans;
}

/** Whether a plan answers every attack and is one of the legal ones. */
export function isLegalDefence(fight: Fight, plan: DefencePlan): boolean {
  if (plan.length !== roundsOf(fight)) return false;
  return plan.every((response, attack) =>
    responsesLeft(fight, plan.slice(0, attack)).some((legal) => sameResponse(legal, response)),
  );
}

function sameResponse(a: Response, b: Response): boolean {
  return responseId(a) === responseId(b);
}

export function samePlan(a: DefencePlan, b: DefencePlan): boolean {
  return a.map(responseId).join() === b.map(responseId).join();
}

/** A response in short: `none`, `counterattack:hand.1`, `parry:shield.1`, `riposte:shield.1:hand.1` (first the arm that parries). */
export function responseId(response: Response): string {
  return [response.kind, ...armsUsed(response)].join(':');
}

/** The response that is called so. */
export function readResponse(id: string): Response | undefined {
  const [kind, ...named] = id.split(':');
  const [arm, strike] = named.map(readArmId);
  if (kind === 'none' && named.length === 0) return { kind };
  if (!arm) return undefined;
  if (named.length === 1) return kind === 'counterattack' || kind === 'parry' ? { kind, arm } : undefined;
  return kind === 'riposte' && strike && named.length === 2 ? { kind, parry: arm, strike } : undefined;
}

/** What counts when nobody says anything: weapons counterattack, then shields parry (BW-CC-12). */
function likelyRange(left: readonly Response[], { defender }: Fight): Response {
  const counter = left.find(
    (response) => response.kind === 'counterattack' && armOf(defender, response.arm).strikes,
  );
  return counter ?? left.find(({ kind }) => kind === 'parry') ?? none;
}

/** What an answer comes to where a part of it is not possible: a riposte to its parry, or to its blow. */
function partsOf(response: Response): readonly Response[] {
  if (response.kind !== 'riposte') return [response];
  const { parry, strike } = response;
  return [response, { kind: 'parry', arm: parry }, { kind: 'counterattack', arm: strike }];
}

/**
 * A legal plan with as much of this one as the fight allows. Where nothing is said, or what was said is not possible any
 * more, the usual answer counts (BW-CC-12), with what no other answer needs.
 */
export function keptDefence(fight: Fight, plan: readonly (Response | undefined)[]): DefencePlan {
  const kept: Response[] = [];
  for (let round = 0; round < roundsOf(fight); round++) {
    const left = responsesLeft(fight, kept);
    const said = plan[round];
    const still = said && partsOf(said).find((part) => left.some((legal) => sameResponse(legal, part)));
    const later = plan.slice(round + 1).flatMap((answer) => (answer ? armsUsed(answer) : []));
    const free = left.filter((legal) => !armsUsed(legal).some((arm) => later.includes(arm)));
    kept.push(still ?? likelyRange(free, fight));
  }
  return kept;
}

/** The plan of who says nothing (BW-CC-12). */
export function defaultDefence(fight: Fight): DefencePlan {
  return keptDefence(fight, []);
}

/**
 * The parries and ripostes that may still be declared when this attack has hit (BW-CC-12, BWC-61). A weapon promised to a
 * later attack is free for this one.
 */
export function lateResponses(fight: Fight, plan: DefencePlan, attack: number): Response[] {
  const now = plan[attack];
  if (fight.rules.parryUntil === 'before-attack' || now === undefined || parryOf(now) !== undefined)
    return [];
  return responsesLeft(fight, plan.slice(0, attack)).filter((response) => parryOf(response) !== undefined);
}

/** The plan with another answer to one attack; a later one that needed the same weapon becomes none. */
export function withResponse(plan: DefencePlan, attack: number, response: Response): DefencePlan {
  const used = armsUsed(response);
  return plan.map((answer, at) => {
    if (at === attack) return response;
    return at > attack && armsUsed(answer).some((arm) => used.includes(arm)) ? none : answer;
  });
}
