import type { Fates } from '../../fight/step-record.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { ChargeEntry, ChargeOutcome } from '../../rules/brikwars/charge/charge-play-record.ts';
import { type ChargeInputs, mostPips, pipsOf } from './inputs.ts';

/** Who has fallen of those who charge, and of those who are charged. */
export function chargeFates(
  inputs: ChargeInputs,
  log: readonly Pick<ChargeEntry, 'who' | 'purpose' | 'result' | 'charger' | 'target'>[],
  outcome?: Pick<ChargeOutcome, 'dead' | 'pips' | 'lineDies'>,
): Fates {
  const fate = (side: Side, of: number, beside: number) => {
    const died = log.some(
      ({ who, purpose, result, charger = 1, target = 0 }) =>
        who === side && purpose === 'armor' && result === 'dies' && charger === 1 && target === 0,
    );
    const own = inputs[side];
    const most = mostPips(own);
    return {
      of,
      fallen: Number(outcome ? outcome.dead[side] : died) + beside,
      ...(most > 1 && { pips: [Math.min(most, pipsOf(own) + (outcome?.pips[side] ?? 0)), most] as const }),
    };
  };
  return {
    mine: fate('attacker', inputs.chargers, 0),
    theirs: fate('defender', 1 + inputs.line, outcome?.lineDies ?? 0),
  };
}
