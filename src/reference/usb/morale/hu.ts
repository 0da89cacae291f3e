import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'Mikor kell próba a harci szellemre?',
    text: 'Az az egység, amely kezdeti állhatatosságpontjainak legalább 25, 50 vagy 75%-át elvesztette, próbát tesz a harci szellemére: 1k6 az egység legjobb védelmére. A 20 pontos egység 5, 10 és 15 elvesztett pontnál dob.',
    words: 'morál veszteség küszöb százalék megfutamodás bátorság moral szellem',
  },
  'USB-MOR-02': {
    title: 'Próba 25 % veszteségnél',
    text: 'Ha sikerül, nem történik semmi. Ha nem, az egység megrendül.',
    words: 'morál negyede első küszöb megrendült harci szellem',
  },
  'USB-MOR-03': {
    title: 'Próba 50 % veszteségnél',
    text: 'Ha sikerül, nem történik semmi. Ha nem, az egység pánikba esik. A szöveg közelharci vereség után is ezt a próbát kéri; az appban ilyenkor egyedül az összecsapás eredménye dönt.',
    words: 'morál fele második küszöb pánik vereség közelharc elveszett',
  },
  'USB-MOR-04': {
    title: 'Próba 75 % veszteségnél',
    text: 'Ha sikerül, az egység pánikba esik. Ha nem, lekerül az asztalról, és megsemmisültnek számít.',
    words: 'morál háromnegyede harmadik küszöb menekül megsemmisül háromnegyed kevesen',
  },
  'USB-MOR-05': {
    title: 'Megrendült',
    text: 'A megrendült egység a következő aktiválásáig −1-et kap a célzására, és nem rohamozhat. Az aktiválása elején védelempróbát tesz: ha sikerül, összeszedi magát, és a szokott módon cselekszik; ha nem, megrendülten.',
    words: 'megrendülés morál levonás nem rohamozhat megijedt összeszedi',
  },
  'USB-MOR-06': {
    title: 'Pánik',
    text: 'A pánikoló egység csak 6-ossal talál, akármekkora a bónusza, és a következő aktiválásáig csak futni tud. Ha amúgy is 7 vagy több kellene neki, akkor is egy 6, majd még egy 6 kell. Aktiválása elején védelempróbát tesz: siker esetén a pánikból megrendülés lesz, kudarc esetén az egység fut. Az angol szöveg csak „6-os dobásról” szól; az app a lengyelt követi.',
    words: 'pánikol menekülés morál hatos megrendült elfutnak katonák menekül megijed elfut',
  },
  'USB-MOR-07': {
    title: 'Mi módosítja a próbát?',
    text: 'A bátor egység +1-et kap, a tetemgödörben álló −1-et. A hőstől legfeljebb 10"-re az ő védelmére is dobhat. A beásás, a takarás és az ellenség fegyvere itt nem számít. Ugyanez áll azokra a próbákra, amelyek a megrendülést és a pánikot szüntetik meg. Az angol szöveg tagadja a tetemgödör −1-ét; az app a lengyelt követi.',
    words: 'módosító bátor tetemgödör hős közelében bónusz morál bátorság',
  },
  'USB-MOR-08': {
    title: 'Egy esemény, egy próba',
    text: 'Ha az egység egyetlen esemény miatt több küszöböt is átlép, egyszer kell dobni, a legmagasabbnál. Amelyik küszöbnél az egység már tett próbát, ott nem dob újra. Az appban az egész roham egy esemény: az útközbeni, a reakcióból leadott lövésektől és az ütésektől szenvedett veszteség együtt számít, és az eredmény után jön a próba.',
    words: 'több küszöb egyszerre legmagasabb ismételt kétszer',
  },
  'USB-MOR-09': {
    title: 'Törhetetlen',
    text: 'Ez az egység sosem pánikol. Ha 50%-nál vagy 75%-nál nem sikerül a próbája, pánik vagy megsemmisülés helyett figurákat veszít: a szükséges szám mínusz a kocka, de legalább 1. 5+ védelemmel és 1-es dobással 4 figurát. 25%-nál a sikertelen próba után a szokott módon megrendül; ha 75%-nál sikerül, nem történik semmi. Ha közelharcot veszít, annyi sebet kap, amennyi a pontok különbsége, és mást nem: 5 sebet, ha 5-tel vesztett. Ha minden sikertelen próbára érvényes, és figurák helyett állhatatosságpontokba kerül, az házi szabály.',
    words: 'rettenthetetlen sosem pánikol specializáció morál veszteség konok fut fanatikus',
  },
  'USB-MOR-10': {
    title: 'A vezér halála',
    text: 'Ha meghal a vezéred, vagyis a legdrágább hősöd, minden megmaradt egységed próbát tesz a harci szellemére: 1k6 az egység legjobb védelmére. Ha sikerül, nem történik semmi. Ha nem, az egység pánikba esik.',
    words: 'parancsnok hadvezér hős megölték elesik sereg morál pánik meghalt tábornok',
  },
  'USB-MOR-11': {
    title: 'Lelkesítés',
    text: 'A hős az aktiválásában 1 hatalompontot költhet arra, hogy egy tőle legfeljebb 10"-re álló baráti egységről levegye a megrendülést vagy a pánikot.',
    words: 'buzdítás összeszedi magát hős hatalompont pánik levétele buzdít összeszed',
  },
  'USB-FAT-01': {
    title: 'Fáradtság',
    text: 'Az az egység, amelyet ebben a fordulóban már aktiváltál, vagy amely már harcolt, a forduló minden további közelharcában és lövésénél −1-et kap a célzására, és ez összeadódik. Az app 1-et számol, ha az egységet már aktiváltad, és 1-et minden korábbi harcáért, amelyben védekezett vagy reagált; a saját aktiválás a benne vívott harccal együtt 1, és ha rálőnek, az nem harc. A már aktivált egység így a harmadik támadójával szemben −3-at kap, mint a szöveg példájában. Ha minden harc számít a mostanival együtt, az házi szabály.',
    words: 'fáradt kimerült ismételt harc halmozódó levonás több támadó sokadik',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
