import type { Arm, DefencePlan, Fight, Response } from './fight.ts';

const none: Response = { kind: 'none' };

function indices(arms: readonly Arm[], may: (arm: Arm) => boolean): number[] {
  return arms.flatMap((arm, index) => (may(arm) ? [index] : []));
}

/** The arms that a response uses up for this turn (BW-CC-02, BW-CC-10). */
export function armsUsed(response: Response): readonly number[] {
  switch (response.kind) {
    case 'none':
      return [];
    case 'riposte':
      return [response.parry, response.strike];
    default:
      return [response.arm];
  }
}

/** Everything the defender may do about one attack with the arms not used yet (BW-CC-11, BW-CC-20, BW-RNG-05). */
export function responsesLeft(fight: Fight, used: readonly number[]): Response[] {
  if (fight.automaticHit) return [none];
  const { arms } = fight.defender;
  const parries = indices(arms, (arm) => arm.parries).filter((arm) => !used.includes(arm));
  const strikes = indices(arms, (arm) => arm.strikes).filter((arm) => !used.includes(arm));
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
  for (const _ of fight.attacks) {
    plans = plans.flatMap((plan) =>
      responsesLeft(fight, plan.flatMap(armsUsed)).map((response) => [...plan, response]),
    );
  }
  return plans;
}

/** Whether a plan answers every attack and is one of the legal ones. */
export function isLegalDefence(fight: Fight, plan: DefencePlan): boolean {
  if (plan.length !== fight.attacks.length) return false;
  return plan.every((response, attack) =>
    responsesLeft(fight, plan.slice(0, attack).flatMap(armsUsed)).some((legal) =>
      sameResponse(legal, response),
    ),
  );
}

export function sameResponse(a: Response, b: Response): boolean {
  const [usedA, usedB] = [armsUsed(a), armsUsed(b)];
  return a.kind === b.kind && usedA.every((arm, index) => arm === usedB[index]);
}

/** What counts when nobody says anything: weapons counterattack, then shields parry (BW-CC-12). */
export function defaultDefence(fight: Fight): DefencePlan {
  const plan: Response[] = [];
  for (const _ of fight.attacks) {
    const left = responsesLeft(fight, plan.flatMap(armsUsed));
    const counter = left.find(({ kind }) => kind === 'counterattack');
    const parry = left.find(({ kind }) => kind === 'parry');
    plan.push(counter ?? parry ?? none);
  }
  return plan;
}
