import { plural } from '../../platform/format.ts';
import type { battles as en } from './battles-en.ts';

const count = plural('hu');

export const battles: typeof en = {
  goOn: 'Tovább játszom',
  newBattle: 'Új csata',
  find: 'Csata keresése',
  noneFound: 'Nincs ilyen nevű csata.',
  all: 'megvívott',
  won: 'győzelem',
  lost: 'vereség',
  drawn: 'döntetlen',
  roundOf: (round, of) => `${round}/${of}. forduló`,
  rounds: (number) => count(number, { other: '# forduló' }),
  noArmy: 'Ezen a telefonon még nincs sereg: állíts össze egyet, vagy fogadj egyet.',
  myArmy: 'a seregem',
  chooseMine: 'A seregem',
  versus: 'ellen',
  theirArmy: 'Az ő serege',
  theirArmyBy: 'kamera, fájl, link',
  plain: 'Csak sorok',
  unitsOf: (number) => count(number, { other: '# egység' }),
  solo: 'Egyedül',
  soloMeans: 'ellenség nélkül',
  which: 'Melyik seregek',
  sameLimit: (limit) => `Keret: ${limit}`,
  everyone: 'Mind',
  playedAgainst: 'Már játszott',
  findArmy: 'Sereg vagy egység keresése',
  noArmyFound: 'Nincs ilyen nevű sereg vagy egység.',
  met: (games, won, lost) => `${count(games, { other: '# csata' })}, ${won} : ${lost}`,
  lastPlayed: (day) => `legutóbb: ${day}`,
  otherGame: 'Ami érkezett, nem ennek a játéknak a serege: a többi között áll.',
};
