import { swappedPair } from '../../kit/question/battle-ref.ts';
import { noSituation } from '../../rules/brikwars/attack/circumstances.ts';
import { keptDefence } from '../../rules/brikwars/attack/defences.ts';
import type { Action, DefencePlan, Response, Side } from '../../rules/brikwars/attack/fight.ts';
import type { AttackChoice } from '../../rules/brikwars/duel/attack-advice.ts';
import type { ArmId } from '../../rules/brikwars/weapons.ts';
import { fittingHands, type Hands, strikes } from './hands.ts';
import { type DuelInputs, fightOf, type SideInputs } from './inputs.ts';

/** What a weapon is called once the hands hold this: of two alike the one that stays is the first, the other is gone. */
function renamed([first, other]: Hands, [now, still]: Hands): (arm: ArmId) => ArmId | undefined {
  if (first === 'nothing' || first !== other || now === first || still !== first) return (arm) => arm;
  return (arm) => (arm === `${first}.1` ? undefined : arm === `${first}.2` ? `${first}.1` : arm);
}

function withNames(response: Response, named: (arm: ArmId) => ArmId | undefined): Response | undefined {
  if (response.kind === 'none') return response;
  if (response.kind !== 'riposte') {
    const arm = named(response.arm);
    return arm && { ...response, arm };
  }
  const [parry, strike] = [named(response.parry), named(response.strike)];
  if (parry && strike) return { kind: 'riposte', parry, strike };
  return parry ? { kind: 'parry', arm: parry } : strike && { kind: 'counterattack', arm: strike };
}

/** The plan after a change: each answer stays with its weapon, and with the attack that it was given to. */
export function planAfter(before: DuelInputs, after: DuelInputs): DefencePlan {
  if (before.plan.length === 0 || after.plan !== before.plan) return after.plan;
  const [was, is] = [fightOf(before), fightOf(after)];
  if (!was || !is) return after.plan;
  const mine = renamed(before.attacker.hands, after.attacker.hands);
  const theirs = renamed(before.defender.hands, after.defender.hands);
  const attacks = was.attacks.map(mine);
  const answers = before.plan.map((response) => withNames(response, theirs));
  const kept = is.attacks.map((arm, at) => {
    const same = attacks.indexOf(arm);
    const other = attacks[at];
    // A weapon in the place of one that is gone is met as that one was.
    const place = same < 0 && (other === undefined || !is.attacks.includes(other)) ? at : same;
    return answers[place];
  });
  const whole = is.attacks.length === 0 ? answers : kept;
  return whole.includes(undefined) ? keptDefence(is, whole) : whole.filter((one) => one !== undefined);
}

/** A side with hands that fit what it has become. */
export function withSide(side: SideInputs, change: Partial<SideInputs>, attacks: boolean): SideInputs {
  const { creation, ...bare } = { ...side, ...change };
  // Another unit is no creation any more, and has lost nothing.
  const same = change.unit === undefined;
  const kept = creation && (same || change.creation !== undefined);
  const rest: SideInputs = { ...bare, pips: same ? bare.pips : (change.pips ?? 0) };
  const next: SideInputs = kept ? { ...rest, creation } : rest;
  return { ...next, hands: fittingHands(next, attacks) };
}

/** What an attacker does with other hands: without a weapon no more than shove, and who takes one up attacks. */
function actionWith(action: Action, before: Hands, after: Hands): Action {
  if (action === 'withdraw') return action;
  if (!strikes(after)) return 'shove';
  return strikes(before) ? action : 'attack';
}

/** Inputs with a side changed. */
export function withSideOf(inputs: DuelInputs, side: Side, part: Partial<SideInputs>): DuelInputs {
  if (side === 'defender') return { ...inputs, defender: withSide(inputs.defender, part, false) };
  const before = inputs.attacker.hands;
  const after = part.hands ?? before;
  const action = inputs.mode === 'ranged' ? inputs.action : actionWith(inputs.action, before, after);
  const attacker = withSide(inputs.attacker, part, action === 'attack');
  const order = attacker.hands.join() === before.join() ? inputs.order : [];
  return { ...inputs, action, attacker, order };
}

/** Inputs with another action; who attacks needs something to strike with. */
export function withAction(inputs: DuelInputs, action: Action): DuelInputs {
  return { ...inputs, action, order: [], attacker: withSide(inputs.attacker, {}, action === 'attack') };
}

/** Inputs where the attacker has rolled this, or nothing yet. */
export function withAttackRoll(inputs: DuelInputs, sum: number | undefined): DuelInputs {
  const { attackRoll: _, ...rest } = inputs;
  return sum === undefined ? rest : { ...rest, attackRoll: sum };
}

/** The attack as the advice would declare it. */
export function withAttack(inputs: DuelInputs, { plan, bonus }: AttackChoice): DuelInputs {
  const chosen = withAction(inputs, plan.action);
  const before = inputs.attacker.bonusDice;
  // Dice that a Skill has not got are no part of what is declared.
  const bonusDice = bonus === 'take' && before === 'no-skill' ? before : bonus;
  return {
    ...chosen,
    order: plan.action === 'attack' ? plan.arms : [],
    shieldParriesCounter: plan.shieldParries || !inputs.attacker.hands.includes('shield'),
    attacker: { ...chosen.attacker, bonusDice },
  };
}

/** The sides in each other's place; what belonged to the turn or to the sight of the target is forgotten. */
export function swapped(inputs: DuelInputs): DuelInputs {
  const { attackRoll: _, ...rest } = inputs;
  const { speed, headOn } = rest.situation;
  const action = actionWith(rest.action, inputs.attacker.hands, inputs.defender.hands);
  return {
    ...rest,
    action,
    attacker: withSide(inputs.defender, {}, action === 'attack'),
    defender: withSide(inputs.attacker, {}, false),
    situation: { ...noSituation, speed, headOn },
    order: [],
    plan: [],
    ...swappedPair(inputs),
  };
}
