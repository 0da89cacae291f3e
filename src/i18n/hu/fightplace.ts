import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';
import { showDice } from './show-dice.ts';

const count = plural('hu');

export const fightplace: Messages['fightplace'] = {
  game: 'Játék',
  noGame: 'Sem BrikWarst, sem USB-t nem játszol. A játékokat a beállításokban választhatod ki.',
  toSettings: 'Játékok kiválasztása',

  dice: showDice,
  die: (sides) => `k${sides}`,

  play: 'Az asztalon',
  given: 'az eddigi dobások után',
  givenTurn: (turn) => `${turn}. kör, az eddigi dobások után`,
  whyBegun: (shown, turn) =>
    `${turn === undefined ? 'Az elején' : `${turn}. kör elején`} ${shown} volt: az indoklás erre a számra vonatkozik.`,

  modeBar: 'A harc fajtája',
  changes: (number) => count(number, { other: '# házi szabály' }),
  toSaved: 'Mentett harcok',
};
