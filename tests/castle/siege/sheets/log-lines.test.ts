import { expect, it } from 'vitest';
import { roundsOf } from '../../../../src/castle/siege/sheets/log-lines.ts';
import { logOf } from '../../../../src/rules/mage-knight/siege/siege.ts';
import { startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { begun, command, setupOf } from '../../../rules/mage-knight/siege/siege-game.ts';

it('log-lines turn by turn, with what was done in each; one without a deed has no lines', () => {
  const turn = { do: 'end-turn', tokensOff: [] } as const;
  const played = logOf(startOf(setupOf(['keep', 'wall'])), [
    begun,
    command,
    { do: 'act', section: 0, order: 'ranged' },
    turn,
    command,
    turn,
    command,
  ]);
  if (!played.ok) throw new Error('not played');
  expect(
    roundsOf(played.value.log).map(({ turn: { round, player }, lines, end }) => [
      round,
      player,
      lines.map(({ entry, at }) => [entry.event.do, at]),
      end,
    ]),
  ).toEqual([
    [1, 0, [['begin', 0]], 1],
    [1, 0, [['act', 2]], 4],
    [1, 1, [], 6],
    [2, 0, [], 7],
  ]);
});
