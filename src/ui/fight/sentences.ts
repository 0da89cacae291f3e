import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { BrikwarsExplained } from '../../rules/brikwars/effects.ts';
import type { ExchangeOdds } from '../../rules/brikwars/exchange.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { planLines } from './phrases.ts';

type Texts = Messages['fight'];

/** A number of the answer, big, with what it means for the defender. */
export interface Tile {
  readonly label: string;
  readonly explained: BrikwarsExplained;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** The few numbers that answer: their kind follows what the attacker does. */
export function tilesOf(t: Texts, inputs: FightInputs, odds: ExchangeOdds): readonly Tile[] {
  const { defenderDies, attackerDies, neitherDies, defenderShoved } = odds;
  const [blow] = odds.attacks;
  if (inputs.mode === 'ranged') {
    return [
      { label: t.hit, explained: blow?.hit ?? defenderDies, tone: 'plain' },
      { label: t.targetDies, explained: defenderDies, tone: 'bad' },
    ];
  }
  const attacker: Tile = { label: t.attackerDies, explained: attackerDies, tone: 'good' };
  if (inputs.action === 'withdraw')
    return [attacker, { label: t.getsAway, explained: neitherDies, tone: 'plain' }];
  if (inputs.action === 'shove') {
    return [{ label: t.defenderShoved, explained: defenderShoved, tone: 'bad' }, attacker];
  }
  return [
    { label: t.defenderDies, explained: defenderDies, tone: 'bad' },
    attacker,
    { label: t.neitherDies, explained: neitherDies, tone: 'plain' },
  ];
}

function outcomeSentence(t: Texts, format: Format, inputs: FightInputs, odds: ExchangeOdds): string {
  const of = ({ value }: BrikwarsExplained): string => format.hundredths(value);
  if (inputs.mode === 'ranged')
    return t.summaryRanged(of(odds.attacks[0]?.hit ?? odds.defenderDies), of(odds.defenderDies));
  if (inputs.action === 'withdraw') return t.summaryWithdraw(of(odds.neitherDies), of(odds.attackerDies));
  if (inputs.action === 'shove') return t.summaryShove(of(odds.defenderShoved), of(odds.attackerDies));
  return t.summaryClose(of(odds.defenderDies), of(odds.attackerDies));
}

/** What happens in how many of 100 under the chosen defence, and what the best one makes of it. */
export function answerSentences(
  t: Texts,
  format: Format,
  inputs: FightInputs,
  { choices, chosen }: FightAnswer,
): readonly string[] {
  const first = outcomeSentence(t, format, inputs, chosen.odds);
  const best = choices[0];
  // What a withdrawal meets is no defence.
  const withdraws = inputs.mode === 'close' && inputs.action === 'withdraw';
  if (choices.length < 2 || !best || (withdraws && chosen.isBest)) return [first];
  if (chosen.isBest) return [first, t.nothingBetter];
  const plan = planLines(t, inputs, best.plan).join('; ');
  return [first, bestSentence(t, format, inputs, plan, best.odds)];
}

function bestSentence(
  t: Texts,
  format: Format,
  inputs: FightInputs,
  plan: string,
  odds: ExchangeOdds,
): string {
  const of = ({ value }: BrikwarsExplained): string => format.hundredths(value);
  const [dies, kills] = [of(odds.defenderDies), of(odds.attackerDies)];
  if (inputs.mode === 'ranged') return t.bestShot(plan, dies);
  if (inputs.action === 'withdraw') return t.bestWithdraw(plan, kills);
  if (inputs.action === 'shove') return t.bestShove(plan, of(odds.defenderShoved), kills);
  return t.bestClose(plan, dies, kills);
}
