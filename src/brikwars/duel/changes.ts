import { swappedPair } from '../../kit/battle-ref.ts';
import type { AttackChoice } from '../../rules/brikwars/attack-advice.ts';
import { noSituation } from '../../rules/brikwars/circumstances.ts';
import { keptDefence } from '../../rules/brikwars/defences.ts';
import type { Action, DefencePlan, Side } from '../../rules/brikwars/fight.ts';
import { fittingHands, type Hands, strikes } from './hands.ts';
import { type DuelInputs, fightOf, type SideInputs } from './inputs.ts';

/** The plan after a change: each answer stays with the attack that it was given to, whatever is used before it. */
export function planAfter(before: DuelInputs, after: DuelInputs): DefencePlan {
  if (before.plan.length === 0 || after.plan !== before.plan) return after.plan;
  const [was, is] = [fightOf(before), fightOf(after)];
  if (!was || !is || was.attacks.join() === is.attacks.join()) return after.plan;
  const answers = is.attacks.map((arm, at) => {
    const same = was.attacks.indexOf(arm);
    const other = was.attacks[at];
    // A weapon in the place of one that is gone is met as that one was.
    const place = same < 0 && other !== undefined && !is.attacks.includes(other) ? at : same;
    return before.plan[place];
  });
  return answers.includes(undefined) ? keptDefence(is, answers) : answers.filter((one) => one !== undefined);
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
