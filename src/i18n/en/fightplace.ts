import { plural } from '../format.ts';
import { showDice } from './show-dice.ts';

const count = plural('en');

export const fightplace = {
  game: 'Game',
  noGame: 'You play neither BrikWars nor USB. Choose your games in Settings.',
  toSettings: 'Choose games',

  /** A notation as a player reads it. */
  dice: showDice,
  die: (sides: number) => `d${sides}`,

  play: 'On the table',
  given: 'given what has been rolled',
  givenTurn: (turn: number) => `turn ${turn}, given what has been rolled`,
  whyBegun: (shown: string, turn?: number) =>
    `At the start${turn === undefined ? '' : ` of turn ${turn}`} it was ${shown}; the reasons are for that figure.`,

  modeBar: 'Kind of fight',
  changes: (number: number) => count(number, { one: '# house rule', other: '# house rules' }),
  toSaved: 'Saved fights',
};
