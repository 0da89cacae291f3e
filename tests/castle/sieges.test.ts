import { describe, expect, it } from 'vitest';
import { copyCalled, playerCalled, siegeAddress, siegeCalled, siegeNamed } from '../../src/castle/sieges.ts';
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

  it('castle/sieges: the second copy of a siege and those after it have a number, and each an address of its own', async () => {
    const t = await en.castlesiege();
    const siege = { id: 'a-2', name: 'Eger', players: [], sections: 1, round: 0, changed: 1 };
    const called = (number: number) => copyCalled(t, { ...siege, copy: { number, player: 0 } });
    expect([copyCalled(t, siege), called(1), called(2)]).toEqual(['Eger', 'Eger', 'Eger (2)']);
    expect(siegeAddress('a-2')).toBe('castle/siege/a-2');
    const [, rest = ''] = siegeAddress('a-2').split('castle/');
    const read = [rest, 'siege', 'siege/', 'siege/a b', `siege/${'x'.repeat(65)}`, 'xsiege/a', 'siege/a/b'];
    expect(read.map(siegeNamed)).toEqual(['a-2', ...Array.from({ length: 6 }, () => undefined)]);
  });
});
