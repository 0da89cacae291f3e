import type { Messages } from '../messages.ts';
import { showNotation } from '../notation.ts';

export const fightplace: Messages['fightplace'] = {
  game: 'Játék',
  noGame: 'Sem BrikWarst, sem USB-t nem játszol. A játékokat a beállításokban választhatod ki.',
  toSettings: 'Játékok kiválasztása',

  dice: (notation) => showNotation(notation, 'k'),
  die: (sides) => `k${sides}`,

  play: 'Az asztalon',
};
