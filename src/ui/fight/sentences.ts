import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TurnChances } from '../../rules/brikwars/turn-chances.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { planLines } from './phrases.ts';

type Texts = Messages['fight'];

/** What a number of the answer is the chance of. */
export type TileId = 'hit' | keyof TurnChances;

/** A number of the answer, big, with what it means for the defender. */
export interface Tile {
  readonly label: string;
  readonly id: TileId;
  readonly chance: number;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** The few numbers that answer: their kind follows what the attacker does. */
export function tilesOf(t: Texts, inputs: FightInputs, { chosen, hit }: FightAnswer): readonly Tile[] {
  const { chances } = chosen;
  const tile = (id: keyof TurnChances, label: string, tone: Tile['tone']): Tile => ({
    id,
    chance: chances[id],
    label,
    tone,
  });
  if (inputs.mode === 'ranged') {
    return [
      { id: 'hit', chance: hit ?? chances.defenderDies, label: t.hit, tone: 'plain' },
      tile('defenderDies', t.targetDies, 'bad'),
    ];
  }
  const attacker = tile('attackerDies', t.attackerDies, 'good');
  if (inputs.action === 'withdraw') return [attacker, tile('neitherDies', t.getsAway, 'plain')];
  if (inputs.action === 'shove') {
    return [tile('defenderShoved', t.defenderShoved, 'bad'), attacker];
  }
  return [tile('defenderDies', t.defenderDies, 'bad'), attacker, tile('neitherDies', t.neitherDies, 'plain')];
}

function outcomeSentence(
  t: Texts,
  format: Format,
  inputs: FightInputs,
  { chosen: { chances: odds }, hit }: FightAnswer,
): string {
  const of = format.hundredths;
  if (inputs.mode === 'ranged') return t.summaryRanged(of(hit ?? odds.defenderDies), of(odds.defenderDies));
  if (inputs.action === 'withdraw') return t.summaryWithdraw(of(odds.neitherDies), of(odds.attackerDies));
  if (inputs.action === 'shove') return t.summaryShove(of(odds.defenderShoved), of(odds.attackerDies));
  return t.summaryClose(of(odds.defenderDies), of(odds.attackerDies));
}

/** What happens in how many of 100 under the chosen defence, and what the best one makes of it. */
export function answerSentences(
  t: Texts,
  format: Format,
  inputs: FightInputs,
  answer: FightAnswer,
): readonly string[] {
  const { choices, chosen } = answer;
  const first = outcomeSentence(t, format, inputs, answer);
  const best = choices[0];
  // What a withdrawal meets is no defence.
  const withdraws = inputs.mode === 'close' && inputs.action === 'withdraw';
  if (choices.length < 2 || !best || (withdraws && chosen.isBest)) return [first];
  if (chosen.isBest) return [first, t.nothingBetter];
  const plan = planLines(t, inputs, best.plan).join('; ');
  return [first, bestSentence(t, format, inputs, plan, best.chances)];
}

function bestSentence(
  t: Texts,
  format: Format,
  inputs: FightInputs,
  plan: string,
  odds: TurnChances,
): string {
  const of = format.hundredths;
  const [dies, kills] = [of(odds.defenderDies), of(odds.attackerDies)];
  if (inputs.mode === 'ranged') return t.bestShot(plan, dies);
  if (inputs.action === 'withdraw') return t.bestWithdraw(plan, kills);
  if (inputs.action === 'shove') return t.bestShove(plan, of(odds.defenderShoved), kills);
  return t.bestClose(plan, dies, kills);
}
