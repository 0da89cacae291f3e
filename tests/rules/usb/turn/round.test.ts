import { describe, expect, it } from 'vitest';
import { disputeWinner } from '../../../../src/rules/usb/test/small-dice.ts';
import { disputeOdds, whoStartsOdds } from '../../../../src/rules/usb/turn/round.ts';

describe('rounds', () => {
  it.each([2, 3, 4, 8])('USB-TURN-01: %d players have equal chances', (players) => {
    const { wins, firstTied } = whoStartsOdds(players);
    expect(wins).toHaveLength(players);
    for (const win of wins) expect(win.value).toBeCloseTo(1 / players, 12);
    expect(firstTied.reasons.map(({ effect }) => effect)).toEqual(['higher-starts', 'tied-throw-again']);
  });

  it('USB-TURN-01: two dice are tied in 1 of 6 throws', () => {
    expect(whoStartsOdds(2).firstTied.value).toBeCloseTo(1 / 6, 12);
  });

  it('USB-DICE-02: three faces for each', () => {
    const low = [1, 2, 3, 4, 5, 6].filter((face) => disputeWinner(face) === 'low').length;
    expect(low / 6).toBe(disputeOdds.value);
  });
});
