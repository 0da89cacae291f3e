import { describe, expect, it } from 'vitest';
import { playerCalled, siegeCalled } from '../../src/castle/sieges.ts';
import { en, hu, pl } from '../support/words.ts';

describe('castle/sieges', () => {
  it.each([
    [en, 'Player 2'],
    [pl, 'Gracz 2'],
    [hu, '2. játékos'],
  ])(
    'castle/sieges: a siege by its own name, else after its players, and who has no name by number',
    async (words, second) => {
      const t = await words.castlesiege();
      const players = [' Anna ', ' '];
      expect(siegeCalled(t, { name: 'Eger', players })).toBe('Eger');
      expect(siegeCalled(t, { name: '', players })).toBe(`Anna – ${second}`);
      expect(playerCalled(t, players, 1)).toBe(second);
      expect(playerCalled(t, [], 1)).toBe(second);
    },
  );
});
