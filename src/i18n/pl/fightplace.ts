import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';
import { showDice } from './show-dice.ts';

const count = plural('pl');

export const fightplace: Messages['fightplace'] = {
  game: 'Gra',
  noGame: 'Nie grasz ani w BrikWars, ani w USB. Gry wybierzesz w Ustawieniach.',
  toSettings: 'Wybierz gry',

  dice: showDice,
  die: (sides) => `k${sides}`,

  play: 'Na stole',
  given: 'po tym, co już padło',
  givenTurn: (turn) => `tura ${turn}, po tym, co już padło`,
  whyBegun: (shown, turn) =>
    `Na początku${turn === undefined ? '' : ` tury ${turn}`} było ${shown} – oto powody tej liczby.`,

  modeBar: 'Rodzaj walki',
  changes: (number) =>
    count(number, {
      one: '# zasada domowa',
      few: '# zasady domowe',
      many: '# zasad domowych',
      other: '# zasady domowej',
    }),
  toSaved: 'Zapisane walki',
};
