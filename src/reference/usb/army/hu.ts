import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ARMY-01': {
    title: 'Ponthatár',
    text: 'Add össze a sereg minden elemének árát. Az összeg nem lehet több a közösen megbeszélt ponthatárnál; pont annyi még belefér.',
    words: 'limit költség ár összeg seregérték lista túllépni sereg pontból',
  },
  'USB-ARMY-02': {
    title: 'Egyedül és egyenlőtlen felekkel',
    text: 'Ha egyedül játszol, mindkét sereget te állítod össze. A két félnek nem kell egyenlőnek lennie: eltérő ponthatár is jó, ha mindenkinek tetszik.',
    words: 'szóló egyszemélyes aszimmetrikus',
  },
  'USB-ARMY-03': {
    title: 'Szokásos csataméretek',
    text: 'Kis játék: oldalanként legfeljebb 250 pont, legalább 2×2 lábas (60×60 cm) asztalon. Csetepaté: legfeljebb 500 pont, legalább 3×3 lábas (90×90 cm) asztalon. Nagy csata: legfeljebb 1000 pont, ugyanekkora asztalon. Ennél nagyobb ponthatár is szabad, a méretek csak szokások.',
    words: 'kicsi közepes asztalméret pontszám szabványos asztal',
  },
  'USB-COMP-01': {
    title: 'Hány hős lehet?',
    text: 'Egy seregben mindig van legalább egy hős. A megbeszélt ponthatár minden megkezdett 250 pontja után legfeljebb egy lehet: 250-ig egy, 251-től 500-ig kettő. A határ számít, nem az elköltött pont.',
    words: 'vezér összeállítás minimum maximum hősök két',
  },
  'USB-COMP-02': {
    title: 'Hány aktiválás lehet?',
    text: 'Minden egység és minden hős egy aktiválás; a hős a hátasával együtt is csak egy. A megbeszélt ponthatár minden megkezdett 50 pontja után legfeljebb egy jár: 240 pontnál 5, 300-nál 6, 301-nél 7.',
    words: 'egységek csapatok összeállítás maximum megkezdett csapat',
  },
  'USB-COMP-03': {
    title: 'A legkisebb játék',
    text: 'A megbeszélt ponthatár legalább 90 pont. 90 pontba csak két aktiválás fér bele, egyenként legfeljebb 30 pontért, így 60-nál többet nem lehet elkölteni. 101 ponttól már egy harmadik is belefér.',
    words: 'minimum legkevesebb pontszám kis csata',
  },
  'USB-COMP-04': {
    title: 'Legfeljebb a ponthatár harmada',
    text: 'Szokásos csatában egyetlen aktiválás sem kerülhet többe a ponthatár harmadánál: 240-nél 80, 300-nál 100 pont. A hősökre is vonatkozik, hátasukkal együtt. A szöveg 33%-ot ír, de saját példái pontos harmadok, ezért az app harmaddal számol; a szó szerinti 33 % házi szabály. Külön forgatókönyv feloldhatja a korlátot.',
    words: 'százalék maximum legdrágább ár költség túl drága egység',
  },
  'USB-COMP-05': {
    title: 'Az egység minden figurája egyforma',
    text: 'Az egység minden figurájának azonosak az értékei, a kiegészítő felszerelése és a specializációi. Csak a csatlakozott hős térhet el, meg legfeljebb 2 katona különleges fegyverrel. Az angol szövegben egy helyen „branch” (ág) áll; az app a lengyelt követi: egység. A lengyel mondat egységei itt a figurák.',
    words: 'egységes azonos vegyes fegyver összeállítás',
  },
  'USB-COMP-06': {
    title: 'Hány figura lehet egy egységben?',
    text: 'Gyalogság 1–20, talapzat legfeljebb 30×30 mm. Nehézgyalogság 1–12, legfeljebb 60×60 mm; lovasság 1–12, legfeljebb 50×50 mm. Szörny, gép és hős egyedül áll; a szörnyek és gépek talapzata nagyobb, mint 50×50 mm. Az appban a megvett típus dönt, nem a talapzat.',
    words: 'létszám méret talapzat minimum maximum ember',
  },
  'USB-COMP-07': {
    title: 'Hány fegyvere lehet egy egységnek?',
    text: 'A gyalogság, a nehézgyalogság és a lovasság legfeljebb háromféle kiegészítést kaphat: közelharci fegyvert, lőfegyvert és pajzsot, mindegyikből egyet. Alap közelharci fegyvere mindenkinek ingyen van; a megvett a helyébe lép. A pajzs a listán a közelharci fegyverek közt áll, de nem foglalja el a helyüket.',
    words: 'felszerelés helyek pajzs lőfegyver közelharci fegyver',
  },
} satisfies ChapterTexts<(typeof armyIds)[number]>;
