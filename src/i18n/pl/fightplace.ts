import type { Messages } from '../messages.ts';
import { showNotation } from '../notation.ts';

export const fightplace: Messages['fightplace'] = {
  game: 'Gra',
  noGame: 'Nie grasz ani w BrikWars, ani w USB. Gry wybierzesz w Ustawieniach.',
  toSettings: 'Wybierz gry',

  dice: (notation) => showNotation(notation, 'k'),
  die: (sides) => `k${sides}`,

  play: 'Na stole',
};
