import { type AttackChoice, adviseAttack } from '../../rules/brikwars/attack-advice.ts';
import type { Fight } from '../../rules/brikwars/fight.ts';
import { type BonusChoice, bonusChoices } from '../../rules/brikwars/setup.ts';
import { type FightInputs, heldThings } from './inputs.ts';

/** What the screen shows of the attacker's advice. */
export interface AttackAnswer {
  /** Every different turn with the bonus dice as they are set, best first. */
  readonly choices: readonly AttackChoice[];
  readonly chosen: AttackChoice;
  /** How much the best of them scores more than what is set. */
  readonly gain: number;
  /** The other way with bonus dice, where it makes the best turn better, and by how much. */
  readonly bonus?: { readonly way: BonusChoice; readonly gain: number };
}

const noticed = 1e-9;

/** A turn named by what is held, so that two equal weapons make equal turns. */
function likeness({ plan }: AttackChoice, held: readonly string[]): string {
  return [plan.action, ...plan.arms.map((arm) => held[arm])].join(' ');
}

/** The attacker's turns against the defender's best answer. A shield left idle is told only where that is better. */
export function attackAnswer(inputs: FightInputs, fight: Fight): AttackAnswer {
  const advice = adviseAttack(fight, inputs.attackGoal, bonusChoices);
  const own = advice.choices.filter(({ bonus }) => bonus === advice.standard.bonus);
  const top = own[0]?.score ?? advice.best.score;
  const held = heldThings(inputs, 'attacker');
  const seen = new Map<string, AttackChoice>();
  for (const choice of own) {
    const like = likeness(choice, held);
    const other = seen.get(like);
    const better = other !== undefined && choice.plan.shieldParries && choice.score >= other.score - noticed;
    if (other === undefined || better) seen.set(like, choice);
  }
  const declared = likeness(advice.standard, held);
  const choices = [...seen.values()].map((choice) => ({ ...choice, isBest: choice.score >= top - noticed }));
  const chosen = choices.find((choice) => likeness(choice, held) === declared) ?? advice.standard;
  const gain = advice.best.score - top;
  return {
    choices,
    chosen,
    gain: top - chosen.score,
    ...(gain > noticed ? { bonus: { way: advice.best.bonus, gain } } : {}),
  };
}
