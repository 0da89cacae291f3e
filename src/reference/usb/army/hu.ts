import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ARMY-01': {
    title: 'Ponthatár',
    text: 'Add össze a sereg minden elemének árát. Az összeg nem lehet több a közösen megbeszélt ponthatárnál; pont annyi még belefér.',
    words: 'limit költség ár összeg seregérték lista',
  },
  'USB-ARMY-02': {
    title: 'Egyedül és egyenlőtlen felekkel',
    text: 'Ha egyedül játszol, mindkét sereget te állítod össze. A két oldalnak nem kell egyenlőnek lennie: eltérő ponthatár is jó, ha mindenkinek tetszik.',
    words: 'szóló egyszemélyes aszimmetrikus',
  },
  'USB-ARMY-03': {
    title: 'Szokásos csataméretek',
    text: 'Kis játék: oldalanként legfeljebb 250 pont, legalább 2×2 lábas (60×60 cm) asztalon. Csetepaté: legfeljebb 500 pont, legalább 3×3 lábas (90×90 cm) asztalon. Nagy csata: legfeljebb 1000 pont, ugyanekkora asztalon. Ennél nagyobb ponthatár is szabad, a méretek csak szokások.',
    words: 'kicsi közepes asztalméret pontszám szabványos',
  },
  'USB-COMP-01': {
    title: 'Hány hős lehet?',
    text: 'Egy seregben mindig van legalább egy hős. A megbeszélt ponthatár minden megkezdett 250 pontja után legfeljebb egy lehet: 250-ig egy, 251-től 500-ig kettő. A határ számít, nem az elköltött pont.',
    words: 'vezér összeállítás minimum maximum hősök',
  },
  'USB-COMP-02': {
    title: 'Hány aktiválás lehet?',
    text: 'Minden egység és minden hős egy aktiválás; a hős a hátasával együtt is csak egy. A megbeszélt ponthatár minden megkezdett 50 pontja után legfeljebb egy jár: 240 pontnál 5, 300-nál 6, 301-nél 7.',
    words: 'egységek csapatok összeállítás maximum megkezdett',
  },
  'USB-COMP-03': {
    title: 'A legkisebb játék',
    text: 'A megbeszélt ponthatár legalább 90 pont. 90 pontba csak két aktiválás fér bele, egyenként legfeljebb 30 pontért, így 60-nál többet nem lehet elkölteni. 101 ponttól már egy harmadik is belefér.',
    words: 'minimum legkevesebb pontszám kis csata',
  },
  'USB-COMP-04': {
    title: 'Legfeljebb a határ harmada',
    text: 'Szokásos csatában egyetlen aktiválás sem kerülhet többe a ponthatár harmadánál: 240-nél 80, 300-nál 100 pont. A hősökre is vonatkozik, hátasukkal együtt. A szöveg 33%-ot ír, de saját példái pontos harmadok, ezért az app harmaddal számol; a szó szerinti 33% házi szabály. Külön forgatókönyv feloldhatja a korlátot.',
    words: 'százalék maximum legdrágább ár költség',
  },
} satisfies ChapterTexts<(typeof armyIds)[number]>;
