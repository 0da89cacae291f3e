import type { testIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-STAT-01': {
    title: 'A négy érték (CIOS)',
    text: 'Minden figurának négy értéke van. A célzás próbája dönti el, hogy talál-e, lövésnél és közelharcban is. A kezdeményezés mondja meg, hány kockával dob a figura támadáskor. A védelem próbája kell a találatok és varázslatok kivédéséhez meg a harci szellemhez; az állhatatosság pedig azt mutatja, hány ki nem védett találat után kerül le a figura az asztalról.',
    words: 'tulajdonságok jellemzők adatlap profil értékek számok kártya jelentés',
  },
  'USB-STAT-02': {
    title: 'Hogyan olvasd a 4+ értéket?',
    text: 'Az olyan érték, mint a 4+ (a szövegben +4), célszám: 1k6-tal legalább 4-et kell dobni. A kisebb a jobb, vagyis a 3+ többet ér, mint az 5+. Ahol a szabály a legmagasabb védelmet említi, a legjobbat érti rajta, tehát a legkisebb számot.',
    words: 'célszám plusz legjobb legmagasabb legalacsonyabb jobb',
  },
  'USB-DICE-01': {
    title: 'Csak hatoldalú kocka; k2 és k3',
    text: 'A játékhoz csak hatoldalú kocka kell. 1k2 helyett dobj 1k6-tal: 1–3 az 1, 4–6 a 2. 1k3 helyett is dobj 1k6-tal: 1–2 az 1, 3–4 a 2, 5–6 a 3. A szöveg ezt a kettőt nem magyarázza el; ez az app értelmezése.',
    words: 'dobókocka hatos fele harmada seb ágyú háromoldalú',
  },
  'USB-DICE-02': {
    title: 'Ha a szabály hallgat',
    text: 'Amiről a szabály nem szól, azt beszéld meg az ellenfeleddel, vagy döntsön a józan ész. Dobhattok is 1k6-tal: 1–3 esetén az egyik játékosnak van igaza, 4–6 esetén a másiknak. Dobás előtt tisztázzátok, melyik fele kié.',
    words: 'vita nézeteltérés tisztázatlan döntés egyezség',
  },
  'USB-TEST-01': {
    title: 'Így megy a próba',
    text: 'Dobj 1k6-tal: a próba sikerül, ha a kocka az értéket vagy annál többet mutat. A bónuszok és levonások a szükséges számot változtatják. 2+ mellett 6 dobásból 5 sikerül, 4+ mellett 6 dobásból 3, 6+ mellett 6 dobásból 1.',
    words: 'teszt dobás siker találat kivédés esély',
  },
  'USB-TEST-02': {
    title: 'A dobott 1 mindig kudarc',
    text: 'Az 1-est mutató kocka kudarcot jelent, akármekkora a bónusz. Ezért egyetlen próba sem könnyebb 2+-nál, és a kudarc esélye sosem kisebb, mint 6-ból 1 (a szövegben 16,66 %).',
    words: 'egyes természetes automatikus balsiker mellé',
  },
  'USB-TEST-03': {
    title: 'Ha a 6 sem elég',
    text: 'Ha 7 vagy annál több kellene, csak a 6-ost mutató kockákat tartsd meg, és dobd újra: minden újabb 6 siker, az összes többi kudarc. Kockánként ez 36-ból 1 esély (a szövegben 2,77 %), mindegy, mennyivel van a szükséges szám 6 fölött.',
    words: 'hatos kétszer újradobás megerősítés lehetetlen hetes nehéz',
  },
  'USB-TEST-04': {
    title: 'Bónuszok és levonások',
    text: 'A plusz a dobó játékost segíti, a mínusz hátráltatja. Ha az ellenfél védelme −2-t kap, a 4+ nála 6+ lesz; a beásás +1-ével viszont 3+. A megvett +1 célzás vagy védelem ugyanígy 1-gyel csökkenti a szükséges számot.',
    words: 'módosító előjel plusz mínusz beásva fedezék fáradtság módosítók rossz',
  },
  'USB-TEST-05': {
    title: 'Sok kocka egyszerre',
    text: 'Egy támadás összes kockáját együtt dobod; mindegyik külön próba, a sikereket számolod össze. Minden támadó figura annyi kockát ad, amennyi a kezdeményezése. 7+ esetén csak a 6-osokat tartsd meg, dobd újra, és az új 6-osokat számold. Az átlag a kockák száma szorozva egy kocka esélyével.',
    words: 'marék sortűz támadások sikerek várható kudarcok újradobása számol',
  },
  'USB-MEAS-01': {
    title: 'Távolságmérés',
    text: 'Bármikor megmérhetsz bármilyen távolságot. Két talapzat között széltől szélig mérj, ne középponttól középpontig.',
    words: 'mérőszalag hatótáv talapzat lemérni közép szél',
  },
  'USB-MEAS-02': {
    title: 'Játék centiméterben',
    text: 'Inch helyett centiméterrel is játszhattok: ilyenkor a szabályok minden távolságát vegyétek kétszer. Az 5"-es mozgásból így 10 cm lesz.',
    words: 'cm átváltás metrikus lépték kis asztal centi',
  },
  'USB-ETQ-01': {
    title: 'A figurák megérintése',
    text: 'Ha hozzányúltál egy figurádhoz, az egységét aktiválnod kell. Az ellenfél figuráihoz csak az engedélyével nyúlj.',
    words: 'hozzányúl fogott bábu kéz illem beleegyezés hozzáértem',
  },
  'USB-BASE-01': {
    title: 'A talapzatok alakja és mérete',
    text: 'A talapzat bármilyen alakú lehet; a mérete az egység típusától függ. Gyalogság: legfeljebb 30×30 mm. Lovasság: legfeljebb 50×50 mm. Nehézgyalogság: legfeljebb 60×60 mm. Szörnyek és gépek: 50×50 mm-nél nagyobb, felső határ nélkül. Ha a talapzat két típusnak is megfelel, a megvásárolt típus számít.',
    words: 'kerek szögletes mm milliméter átmérő nagyság négyzet',
  },
} satisfies ChapterTexts<(typeof testIds)[number]>;
