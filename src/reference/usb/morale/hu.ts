import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'Mikor kell harci szellemre dobni?',
    text: 'Az az egység, amely kezdeti állhatatosságpontjainak legalább 25, 50 vagy 75%-át elvesztette, próbát tesz a harci szellemére: 1k6 az egység legjobb védelmére. A 20 pontos egység 5, 10 és 15 elvesztett pontnál dob.',
    words: 'morál veszteség küszöb százalék megfutamodás bátorság',
  },
  'USB-MOR-02': {
    title: 'Próba 25% veszteségnél',
    text: 'Ha sikerül, nem történik semmi. Ha nem, az egység megrendül.',
    words: 'morál negyede első küszöb megrendült harci szellem',
  },
  'USB-MOR-03': {
    title: 'Próba 50% veszteségnél',
    text: 'Ha sikerül, nem történik semmi. Ha nem, az egység pánikba esik. A szöveg közelharci vereség után is ezt a próbát kéri; az appban ilyenkor egyedül az összecsapás eredménye dönt.',
    words: 'morál fele második küszöb pánik vereség közelharc',
  },
  'USB-MOR-04': {
    title: 'Próba 75% veszteségnél',
    text: 'Ha sikerül, az egység pánikba esik. Ha nem, lekerül az asztalról, és megsemmisültnek számít.',
    words: 'morál háromnegyede harmadik küszöb menekül megsemmisül',
  },
  'USB-MOR-05': {
    title: 'Megrendült',
    text: 'A megrendült egység a következő aktiválásáig −1-et kap a célzására, és nem rohamozhat. Az aktiválása elején védelempróbát tesz: ha sikerül, összeszedi magát, és a szokott módon cselekszik.',
    words: 'megrendülés morál levonás nem rohamozhat',
  },
  'USB-MOR-07': {
    title: 'Mi módosítja a próbát?',
    text: 'A bátor egység +1-et kap, a tetemgödörben álló −1-et. A hőstől legfeljebb 10"-re az ő védelmére is dobhat. A beásás, a fedezék és az ellenség fegyvere itt nem számít.',
    words: 'módosító bátor tetemgödör hős közelében bónusz morál',
  },
  'USB-MOR-08': {
    title: 'Egy esemény, egy próba',
    text: 'Ha az egység egyetlen esemény miatt több küszöböt is átlép, egyszer kell dobni, a legmagasabbnál. Amelyik küszöbnél az egység már tett próbát, ott nem dob újra.',
    words: 'több küszöb egyszerre legmagasabb ismételt próba',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
