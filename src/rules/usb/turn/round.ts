import { certain, type Distribution } from '../../dice/distribution.ts';
import type { Explained, Reason } from '../../reason.ts';
import { rollOffOdds } from '../../roll-off.ts';
import type { UsbRuleId } from '../ids.ts';

/** What the rules do to who starts a round and to who is right in a dispute. */
export const roundEffects = ['higher-starts', 'tied-throw-again', 'half-each'] as const;
export type RoundEffect = (typeof roundEffects)[number];
export type RoundReason = Reason<UsbRuleId, RoundEffect>;

const d6: Distribution = { ...certain(1), weights: new Float64Array(6).fill(1 / 6) };

/** Each player's chance to start the round, and the chance of a tie in the first throw: one d6 each, ties again (USB-TURN-01). */
export function whoStartsOdds(players: number): {
  readonly wins: readonly Explained<UsbRuleId, RoundEffect>[];
  readonly firstTied: Explained<UsbRuleId, RoundEffect>;
} {
  const { wins, firstTied } = rollOffOdds(Array.from({ length: players }, () => d6));
  const reasons: readonly RoundReason[] = [
    { rule: 'USB-TURN-01', effect: 'higher-starts' },
    { rule: 'USB-TURN-01', effect: 'tied-throw-again' },
  ];
  return {
    wins: wins.map((value) => ({ value, reasons })),
    firstTied: { value: firstTied, reasons },
  };
}

/** The chance of either player of a dispute: half the faces each (USB-DICE-02). */
export const disputeOdds: Explained<UsbRuleId, RoundEffect> = {
  value: 1 / 2,
  reasons: [{ rule: 'USB-DICE-02', effect: 'half-each' }],
};
