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
  noArmy: 'No army is on this phone yet: make one, or receive one.',
  myArmy: 'my army',
  chooseMine: 'My army',
  versus: 'vs',
  theirArmy: 'Their army',
  theirArmyBy: 'camera, file, link',
  plain: 'Only rows',
  unitsOf: (number: number) => count(number, { one: '# unit', other: '# units' }),
  solo: 'Solo',
  soloMeans: 'no enemy',
  which: 'Which armies',
  sameLimit: (limit: string) => `Limit ${limit}`,
  everyone: 'All',
  playedAgainst: 'Met before',
  findArmy: 'Find an army or a unit',
  noArmyFound: 'No army with this name or unit.',
  met: (games: number, won: string, lost: string) =>
    `${count(games, { one: '# battle', other: '# battles' })}, ${won} : ${lost}`,
  lastPlayed: (day: string) => `last played ${day}`,
  otherGame: 'What was received is no army of this game: it stands with the others.',
};
