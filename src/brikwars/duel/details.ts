import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type DuelTexts, situationWords } from '../situation.ts';
import { answerOf } from './answer.ts';
import { armorOf, type DuelInputs, skillOf } from './inputs.ts';
import { duelCodec } from './link.ts';
import { fightTitle, planLines } from './phrases.ts';

/** One short line for one against one: who strikes whom with what. */
export function titleOf(t: Messages['fight'], query: string): string | undefined {
  const inputs = duelCodec('2005').decode(query);
  return inputs && fightTitle(t, inputs);
}

/** What else a fight consists of, beside the weapons that its title names: short phrases, to be held against another's. */
export function detailsOf(t: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = duelCodec('2005').decode(query);
  if (inputs === undefined) return [];
  return [...sides(t, format, inputs), ...defence(t, inputs), ...situation(t, format, inputs)];
}

function sides(t: DuelTexts, format: Format, inputs: DuelInputs): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const entered = inputs[side];
    const says = (what: string) => `${t.sides[side]}: ${what}`;
    const name =
      entered.unit === 'own'
        ? `${t.skill} ${t.dice(skillOf(entered))}, ${t.armor} ${t.dice(armorOf(entered))}`
        : t.units[entered.unit];
    return [
      says(name),
      ...(entered.skillModifier === 0
        ? []
        : [says(`${t.skillModifier} ${format.signed(entered.skillModifier)}`)]),
      ...(entered.priorDamage === 0 ? [] : [`${t.takenBy[side]}: ${format.number(entered.priorDamage)}`]),
      ...(entered.bonusDice === 'take' ? [] : [`${t.bonusOf[side]}: ${t.bonusChoices[entered.bonusDice]}`]),
    ];
  });
}

function defence(t: DuelTexts, inputs: DuelInputs): readonly string[] {
  const answer = answerOf(inputs);
  if (!answer.ok || inputs.mode === 'ranged') return [];
  return planLines(t, answer.value.fight, answer.value.chosen.plan);
}

function situation(t: DuelTexts, format: Format, inputs: DuelInputs): readonly string[] {
  return [
    ...situationWords(t, format, inputs.situation),
    ...(inputs.distance > 0 ? [`${t.distance}: ${format.number(inputs.distance)}`] : []),
    ...(inputs.height > 0 ? [`${t.height}: ${format.number(inputs.height)}`] : []),
    ...(inputs.automatic ? [t.automatic] : []),
    ...(inputs.attackRoll === undefined ? [] : [`${t.rolled} ${format.number(inputs.attackRoll)}`]),
  ];
}
