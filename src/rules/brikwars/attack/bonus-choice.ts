import { highest } from '../../dice/distribution.ts';
import type { BonusDice } from '../../dice/expression.ts';
import { armorOdds, survival } from './damage.ts';
import type { Fight, Side } from './fight.ts';
import { type BonusChoice, bonusChoices } from './setup.ts';

/** Whether a side takes its bonus dice in this fight. */
export function bonusOf(fight: Fight, side: Side): BonusChoice {
  return fight[side].bonus === 'none' ? 'decline' : 'take';
}

function diceOf(fight: Fight, choice: BonusChoice): BonusDice {
  return choice === 'decline' ? 'none' : fight.rules.bonus;
}

/** The fight where a side takes or declines all its bonus dice (BW-DICE-06). */
export function withBonus(fight: Fight, side: Side, choice: BonusChoice): Fight {
  const bonus = diceOf(fight, choice);
  return fight[side].bonus === bonus ? fight : { ...fight, [side]: { ...fight[side], bonus } };
}

/**
 * What a side may do with its bonus dice (BW-DICE-06): nothing to choose where the table plays without them; and armor
 * that has stopped more than its dice alone can show has its bonus dice already (BWC-54).
 */
export function legalBonus(fight: Fight, side: Side): readonly BonusChoice[] {
  if (fight.rules.bonus === 'none') return ['decline'];
  const { armor, priorDamage } = fight[side];
  return bonusChoices.filter((choice) => {
    const odds = armorOdds(armor, diceOf(fight, choice), fight.rules);
    return priorDamage <= highest(odds) && survival(odds, priorDamage) > 1e-9;
  });
}
