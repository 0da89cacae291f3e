import { plural } from '../../platform/format.ts';

const count = plural('en');

/** All battles, the beginning of one, and one that was received. */
export const battles = {
  goOn: 'Play on',
  newBattle: 'New battle',
  find: 'Find a battle',
  noneFound: 'No battle of this name.',
  all: 'fought',
  won: 'wins',
  lost: 'defeats',
  drawn: 'draws',
  roundOf: (round: string, of: string) => `Round ${round} of ${of}`,
  rounds: (number: number) => count(number, { one: '# round', other: '# rounds' }),
};
