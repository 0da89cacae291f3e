import type { AttackPlan } from '../../rules/brikwars/attack-plan.ts';
import { isLegalDefence, lateResponses, responseId, withResponse } from '../../rules/brikwars/defences.ts';
import { actions, type DefencePlan, type Fight, type Response } from '../../rules/brikwars/fight.ts';
import { noLateParry } from '../../rules/brikwars/play-turn.ts';

/** The plans still open while the damage of an attack is not rolled (BWC-61). */
export function latePlans(fight: Fight, plan: DefencePlan, attack: number): readonly DefencePlan[] {
  return lateResponses(fight, plan, attack)
    .filter(({ kind }) => kind === 'parry')
    .map((response) => withResponse(plan, attack, response))
    .filter((late) => isLegalDefence(fight, late));
}

/** The option that lets a hit go unparried. */
export const unparried: string = noLateParry;

/** The option that parries as this plan does. */
export function lateOption(plan: DefencePlan, attack: number): string {
  const response = plan[attack];
  return response === undefined ? unparried : responseId(response);
}

/** What an option of the table says: a turn of the attacker, an answer of the defender, or neither. */
export function readOption(option: string): Pick<AttackPlan, 'action' | 'arms'> | Response | undefined {
  const [kind, ...places] = option.split('-');
  const arms = places.map(Number);
  const action = actions.find((known) => known === kind);
  if (action) return { action, arms };
  const [arm, strike] = arms;
  if (kind === 'none') return { kind };
  if (arm === undefined) return undefined;
  if (kind === 'counterattack' || kind === 'parry') return { kind, arm };
  return kind === 'riposte' && strike !== undefined ? { kind, parry: arm, strike } : undefined;
}
