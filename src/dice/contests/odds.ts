import { actsFirstOdds, type First } from '../../rules/brikwars/acts-first.ts';
import type { ContestReason } from '../../rules/brikwars/contest-effects.ts';
import { featOdds, turnOrderOdds, whatISayGoesOdds } from '../../rules/brikwars/contests.ts';
import type { Game } from '../../rules/ids.ts';
import { disputeOdds, type RoundReason, whoStartsOdds } from '../../rules/usb/round.ts';
import { type ContestInputs, rulesOf } from './inputs.ts';
import { contenderOf, expressionNamed, featOf } from './play.ts';

/** A game without a rule for it has none. */
export type WhyContest = ContestReason | RoundReason;

/** What may be expected before anybody throws. */
export type ContestOdds = { readonly reasons: readonly WhyContest[] } & (
  | { readonly kind: 'roll-off'; readonly wins: readonly number[]; readonly firstTied: number }
  | { readonly kind: 'first'; readonly chances: Readonly<Record<First, number>> }
  | { readonly kind: 'feat'; readonly success: number }
  | { readonly kind: 'dispute'; readonly half: number }
);

function rollOff({ kind, dice, bonus, again }: ContestInputs, game: Game): ContestOdds {
  const ofBrikwars = kind === 'starts' ? turnOrderOdds : whatISayGoesOdds;
  const odds =
    game === 'brikwars' ? ofBrikwars(dice.map(expressionNamed), bonus, again) : whoStartsOdds(dice.length);
  return {
    kind: 'roll-off',
    wins: odds.wins.map(({ value }) => value),
    firstTied: odds.firstTied.value,
    reasons: game === 'mage-knight' ? [] : odds.firstTied.reasons,
  };
}

export function contestOdds(inputs: ContestInputs, game: Game): ContestOdds {
  switch (inputs.kind) {
    case 'wisg':
    case 'starts':
      return rollOff(inputs, game);
    case 'first': {
      const { active, simultaneous, responder } = actsFirstOdds(
        contenderOf(inputs.active),
        contenderOf(inputs.responder),
        inputs.bonus,
      );
      const chances = { active: active.value, simultaneous: simultaneous.value, responder: responder.value };
      return { kind: 'first', chances, reasons: simultaneous.reasons };
    }
    case 'feat': {
      const { value, reasons } = featOdds(featOf(inputs), rulesOf(inputs));
      return { kind: 'feat', success: value, reasons };
    }
    case 'dispute':
      return { kind: 'dispute', half: disputeOdds.value, reasons: disputeOdds.reasons };
  }
}
