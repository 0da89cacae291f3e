import type { FightInBattle } from '../../fight/battle-result.ts';
import type { BattlePair, BattleRef } from '../../kit/question/battle-ref.ts';
import type { Marks } from '../../rules/battle.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { afterKnockback, type Toppled } from '../../rules/brikwars/charge/charge-knockback.ts';
import { chargeRulesOf } from '../../rules/brikwars/house-rules.ts';
import type { SquadEntry, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import { falls, notify, pair } from '../in-battle.ts';
import { meanLost, squadsAnswerOf } from './answer.ts';
import { ownerOf, type SquadsInputs } from './inputs.ts';

type Squads = SquadsInputs;

/** The pair is that of the two owners here, no matter which of them attacks. */
const refOf = (inputs: Squads, side: Side): BattleRef | undefined => inputs.battle?.[whoseIn(inputs, side)];

const whoseIn = (inputs: Squads, side: Side): keyof BattlePair =>
  ownerOf(inputs, side) === 'mine' ? 'acts' : 'other';

/** A squad that lies on the ground is in no formation any more, and all of it Disrupted (BW-SQ-34). */
const broken: Marks = { disrupted: 1, squad: 0 };

interface Turn {
  readonly inputs: Squads;
  readonly log: readonly SquadEntry[];
}

/** A plate that flew, whose it is, and whether it has fallen over and its squad is Disrupted (BW-SQ-34, BWC-32). */
function flights({ inputs, log }: Turn) {
  return log.flatMap(({ result, who, amount }) => {
    if (result !== 'flies') return [];
    const plate = { topplesAtOneInch: false, base: inputs[ownerOf(inputs, who)].plate };
    return [{ who, ...afterKnockback(amount, plate, chargeRulesOf(inputs.table)) }];
  });
}

const marksOf = (over: Toppled, disrupted: Toppled): Marks | undefined =>
  over === 'yes' ? broken : disrupted === 'yes' ? { disrupted: 1 } : undefined;

export const squadsInBattle: FightInBattle<Squads, SquadOutcome, SquadEntry> = {
  way: () => 'squads',
  pair,
  expects(inputs) {
    const answer = squadsAnswerOf(inputs);
    if (!answer.ok) return undefined;
    const of = (owner: 'mine' | 'theirs') => meanLost(inputs, answer.value.lost, owner);
    return { acts: of('mine'), other: of('theirs') };
  },
  by: (inputs) => whoseIn(inputs, 'attacker'),
  asks: (turns) =>
    turns.flatMap((turn) =>
      flights(turn).flatMap(({ who, knockedOver }) =>
        knockedOver === 'table' ? falls(refOf(turn.inputs, who), broken) : [],
      ),
    ),
  changes(turns) {
    const [first] = turns;
    const begun = first ? notify(refOf(first.inputs, 'attacker'), { acted: true }) : [];
    const changes = turns.flatMap((turn) => {
      const { inputs, outcome } = turn;
      return (['mine', 'theirs'] as const).flatMap((owner) => {
        const side = ownerOf(inputs, 'attacker') === owner ? 'attacker' : 'defender';
        const flew = flights(turn).find(({ who }) => who === side);
        const marks = flew && marksOf(flew.knockedOver, flew.disrupted);
        const lost = outcome.dead[side].length;
        // Each model that falls is the last of its pips.
        const left = (outcome.pips?.[side] ?? 0) - lost;
        return notify(refOf(inputs, side), {
          lost,
          ...(marks && { marks }),
          ...(left > 0 && { more: { pips: left } }),
        });
      });
    });
    return [...begun, ...changes];
  },
};
