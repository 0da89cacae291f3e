import { type ExchangeOdds, exchangeOdds } from '../../rules/brikwars/exchange.ts';
import type { FightAnswer } from './answer.ts';

/** Every figure of the chosen defence, blow by blow, with its reasons: worked out when somebody asks. */
export function toldOdds({ fight, chosen }: FightAnswer): ExchangeOdds {
  return exchangeOdds(fight, chosen.plan);
}
