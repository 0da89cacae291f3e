import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('hu');

export const aftermath: Messages['aftermath'] = {
  over: 'Vége a csatának',
  rounds: (number) => count(number, { one: '# forduló', other: '# forduló' }),
  by: {
    said: 'A játékosok döntése.',
    last: 'Nem maradt más.',
    score: 'Az eredmény szerint.',
    losses: 'A veszteségek szerint.',
  },
  losses: 'Veszteség',
  lossesOf: { brikwars: 'elesettek', usb: 'aktiválások', 'mage-knight': 'pontok' },
  models: 'figurák',
  lostOf: (lost, of) => `${lost}/${of}`,
  luck: 'Szerencse',
  line: (count) => `Megmaradt ${{ cp: 'CP', points: 'pontok', clicks: 'kattanások' }[count]} fordulónként`,
  fromTo: (from, to) => `${from} → ${to}`,
  moments: 'Ami eldöntötte',
  noMoments:
    'Ide a csatából indított, itt kidobott harcok és próbák kerülnek: csak ezeknek maradnak meg az esélyei.',
  kinds: { choice: 'döntés', dice: 'kocka' },
  better: (choice, other) => `${choice} · jobb: ${other}`,
  came: (percent) => `esélye ${percent}`,
  swing: (points) => `${points} az esélyekhez képest`,
  inCount: (count) => ({ cp: 'CP', points: 'pont', clicks: 'kattanás' })[count],
  inOdds: 'százalékpont',
  badge: (number, what) => `${number}. pillanat: ${what}`,
  corrected: (mine, theirs) => `Kézzel javítva; a számolás szerint ${mine} : ${theirs}.`,
  unknown: (number) =>
    count(number, {
      one: '# elesett figurának itt nincs pontértéke: add hozzá kézzel az eredményhez.',
      other: '# elesett figurának itt nincs pontértéke: add hozzá kézzel az eredményhez.',
    }),
  rematch: 'Visszavágó',
  rematchHint: 'Ugyanazok a seregek, ahogy kezdtek.',
  rematches: { kept: 'Az oldalak maradnak', swapped: 'Oldalcsere' },
  share: 'Küldés',
  asPicture: 'képként',
  picture: 'Küldés képként',
  correct: 'Eredmény és győztes',
  winner: 'Győztes',
  asCounted: 'A számolás szerint',
  log: 'Napló',
  step: (at, of) => `${at}. lépés, összesen ${of}`,
  beginning: 'A kezdet',
  before: 'Egy lépés vissza',
  after: 'Egy lépés előre',
  goOnHere: 'Innen folytatom',
  wentBack: (steps) => count(steps, { one: '# lépés vissza', other: '# lépés vissza' }),
  bringBack: (steps) =>
    count(steps, { one: '# későbbi lépés visszahozása', other: '# későbbi lépés visszahozása' }),
  memories: 'Jegyzetek és fotók',
  photo: (number) => `${number}. fotó`,
};
