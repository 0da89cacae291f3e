import type { rulingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof rulingIds)[number];

export const texts = {
  'BWC-01': {
    title: 'A nehézfegyver kezelési értéke 4 vagy 3?',
    text: 'A 2005-ös szabálykönyv és a lengyel szöveg 4-et ír; a későbbi ötödik fejezet végig 3-mal számol a példájában. Az app a választott kiadást követi, és nem keveri őket. 1k6-os ügyességgel a nehézfegyver így 2 támadásból 1, illetve 3-ból 2 alkalommal talál. A másik értelmezés házi szabály.',
    words: 'katana kard nehéz kiadás változat eltérés',
  },
  'BWC-02': {
    title: 'A rögtönzött fegyver kezelési értéke 3 vagy 2?',
    text: 'Angol szövegek: 3, a példáik is erre épülnek. Lengyel szöveg: 2, két külön helyen, tehát lehet szándékos. Az app 3-mal számol, a lengyel kiadásban 2-vel. A másik értelmezés házi szabály.',
    words: 'alkalmi serpenyő kiadás eltérés',
  },
  'BWC-05': {
    title: 'Milyen bónuszkockát ér a k10?',
    text: '2005-ös szabálykönyv: mindig k6-ot. Lengyel szöveg: ugyanazt a kockát még egyszer, tehát k10-et. Az app a választott kiadást követi; a hős 1k10-ének átlaga így 5,92 vagy 6,11. A másik értelmezés házi szabály.',
    words: 'kocka fajta kiadás átlag tízoldalú',
  },
  'BWC-06': {
    title: 'Öl-e a páncélértékkel egyenlő sebzés?',
    text: 'A szabályok a páncélértéknél nagyobb sebzést kérnek; a lengyel szöveg egy mondata a kis alkotásoknál beéri az egyenlővel. Az app mindenhol nagyobbat kér, mert két másik helyen maga a lengyel szöveg is ezt mondja. Egyenlőséggel az 1k6 a 4-es páncélértéket 2 esetből 1-szer törné át, nem 3-ból 1-szer; ez házi szabály.',
    words: 'döntetlen pontosan halál túlélés',
  },
  'BWC-14': {
    title: 'Vörösinges: a dobáson belül vagy közelebb?',
    text: '2005-ös szabálykönyv: az egységnek a dobáson belül kell állnia, 4-es dobáshoz tehát a 4" még jó. Lengyel szöveg: a távolságnak kisebbnek kell lennie a dobásnál, és a túl kicsi sebzés kudarc. Az app az angol értelmezést követi, a sebzésről szóló megjegyzést pedig elhagyja, mert azt még nem dobták ki. A szigorúbb értelmezéssel, házi szabályként, 3"-nél 6-ból 4 helyett 6-ból 3 az esély.',
    words: 'távolság redshirt egyenlő kisebb',
  },
  'BWC-23': {
    title: 'Lehet-e puszta kézzel hárítani?',
    text: 'Az egyik mondat szerint puszta kézzel se támadni, se hárítani nem lehet; egy másik megengedi, hogy a fegyvertelen minifigura hárítson egy fegyvertelen lökést. Az app ezt az egy kivételt engedi, 2-es kezelési értékkel, mert a külön szabály erősebb az általánosnál. A későbbi ötödik fejezetben a lökés pajzzsal is történhet.',
    words: 'lökdösés üres kéz hárítás kivétel',
  },
  'BWC-25': {
    title: 'Ki tehet ellenlépést?',
    text: 'Angol szövegek: a védő, aki túlélte a támadást. Lengyel szöveg: a védő, aki vesztett, ami nyilván elírás. Az app minden túlélőnek megengedi, akinél közelharci fegyver van.',
    words: 'ellentámadás túlélés vesztes visszaütés válasz',
  },
  'BWC-27': {
    title: 'Mikor repül ki a hárító fegyver a kézből?',
    text: 'Angol szövegek: a kézifegyver, ha nem sikerül vele kétkezes fegyvert hárítani, és bármely fegyver, ha a hárítás kritikus kudarc. Lengyel szöveg: bármely egykezes fegyver, és egy homályos „kritikus eredménynél”. Az app: kétkezes fegyver elrontott hárításakor csak a kézifegyver és a rögtönzött fegyver repül el 1k6" messzire; kritikus kudarcnál bármi, amivel hárítottak, a pajzs is. A másik értelmezés házi szabály.',
    words: 'lefegyverzés kiütött elejtés sikertelen',
  },
  'BWC-28': {
    title: 'Mihez mérjük harcban az ügyességet?',
    text: 'A lengyel szöveg bevezetője szerint a cél páncélértékéhez; mindenhol máshol mindkét szöveg a fegyver kezelési értékét írja. Az app a kezelési értékkel számol: a találatról az ügyesség dönt, a páncélértékkel csak a sebzést vetjük össze.',
    words: 'támadódobás találat páncél érték védelem',
  },
  'BWC-40': {
    title: 'Mi jár a sikertelen félreugrással?',
    text: '2005-ös szabálykönyv: kritikus kudarcnál az egység ott esik el, ahol áll. A lengyel szöveg csak „kritikus dobást” ír, és csak a sikeres félreugrás után teszi cselekvésképtelenné az egységet. Az app: a kritikus kudarc 0", és az egység minden félreugrás után kizökkent.',
    words: 'bail elesik elbukik',
  },
  'BWC-41': {
    title: 'Honnantól számít a nagy célpont mérete?',
    text: 'Angol szövegek: +1 minden 2" látható szélességért. Lengyel szöveg: minden további 2"-ért, de nem mondja, mitől kezdve. Az app az elejétől számol minden teljes 2"-et, legfeljebb +5-ig: egy 4" széles csűr +2-t ad. A másik értelmezés házi szabály.',
    words: 'célméret módosító épület',
  },
  'BWC-42': {
    title: 'Kinek a sebessége számít?',
    text: 'Angol szövegek: a gyorsabbé, akár a támadó az, akár a célpont. A lengyel szöveg csak a célpontról beszél. Az app kettejük közül a gyorsabbat veszi: minden teljes 6" után -1.',
    words: 'mozgó mozgás lövész jármű levonás',
  },
  'BWC-50': {
    title: 'Melyik dobás lehet kritikus kudarc?',
    text: 'A szövegek szerint bármelyik, de azt is írják, hogy egy feladat nem sikerül, és nem minden dobás feladat. Az app alapból ezeknél veszi figyelembe: ügyesség-, támadó- és hárítódobás, hőstett, vörösinges, a félreugrás vagy a hajítás távolsága, valamint a sebzés (ilyenkor 0). Nem számít a páncélértéknél, a lendületnél, az ellenfél kockájánál és az „az lesz, amit mondok” dobásnál: ott a szám érvényes. Ez átkapcsolható.',
    words: 'hiba hatókör csupa kapcsoló',
  },
  'BWC-51': {
    title: 'Ki cselekszik előbb: egy dobás vagy kettő?',
    text: 'A 2005-ös szabálykönyv példája egyetlen ügyességdobásból veszi a sorrendet és a sikert is; arról, mi lesz a lassabbal, ha előbb meghal, a szövegek hallgatnak. Az app: oldalanként egy dobás dönt mindkettőről, a lassabb csak akkor cselekszik, ha még képes rá, a sebzést pedig a sorrend után kell kidobni. Döntetlennél mindketten cselekszenek, így mindketten meghalhatnak.',
    words: 'párbaj siker halott egyszerre',
  },
  'BWC-52': {
    title: 'Mikor érvényes a nullás alsó határ?',
    text: 'Egyetlen dobás végeredménye sem lehet 0 alatt, a 2005-ös szabálykönyv egyik példája mégis -1-et vet össze -2-vel. Az app a módosított dobást állítja meg 0-nál; a kezelési érték levonása utána különbséget ad, az pedig lehet negatív.',
    words: 'legkisebb eredmény különbség módosító minimum',
  },
  'BWC-53': {
    title: 'Mikor érdemes lemondani a bónuszkockáról?',
    text: 'A bónuszkocka nem kötelező, okot a szabályok nem adnak. Az app dob vele, amíg ki nem kapcsolod. Mondj le róla, ha a dolog már eldőlt, ha kisebb sebzést vagy hátralökést szeretnél, mert a cél mögött barátok állnak, vagy ha egy legalább 2-es zsémbességű hős az alacsony kockával pontot veszíthet. Az a támadó, akinek az ütését háríthatják, dobjon vele.',
    words: 'elhagyás kihagyás választható taktika sebzés',
  },
  'BWC-54': {
    title: 'Milyen gyakran dobunk páncélértékre?',
    text: 'A szövegek nem mondják meg, de a közelharci sebzés összeadódik, és egyetlen páncélértékkel kell összevetni. Az app közelharcban célpontonként és játékoskörönként egyszer dob páncélértékre, minden külön lövésnél és rohamnál egyszer, a túlölés minden lépésénél pedig újra. A puszta számként megadott páncélérték sosem változik.',
    words: 'páncéldobás vért összeadódó',
  },
  'BWC-55': {
    title: 'Számít-e a bónuszkocka a kritikus kudarcnál?',
    text: 'A szabály azt kérdezi, egyest mutat-e minden kocka. Az app csak az először dobott kockákat nézi: bónuszkocka csak akkor van, ha valamelyikük a legmagasabb értékét mutatta, tehát nem lehet mind egyes. A két értelmezés ugyanoda vezet.',
    words: 'csupa hiba eredeti kockák',
  },
  'BWC-56': {
    title: 'Zsémbesség: melyik érték számít a kritikus dobásnál?',
    text: 'A levonás minden kockából lejön, a kritikus dobás viszont azon múlik, mit mutat a kocka. Az app az egyest és a legmagasabb értéket a levonás előtt nézi, a levonást minden kockából elveszi, a bónuszkockákból is, aztán hozzáadja a módosítókat, és az összeget egyszer állítja meg 0-nál. A lengyel szövegben a levonás az egész dobásból jön le.',
    words: 'zsémbes hős természetes bónuszkocka sorrend',
  },
  'BWC-57': {
    title: 'Az ügyességet vagy a kezelési értéket változtatja a módosító?',
    text: 'A találat szempontjából a -1 ügyesség és az 1-gyel magasabb kezelési érték ugyanaz. Az app megkülönbözteti őket: az ügyességmódosító a támadódobás része, ezért azt a számot is változtatja, amelyet a hárításnak el kell érnie; a megváltozott kezelési érték csak a különbségre és a hárító fegyver saját próbájára hat.',
    words: 'levonás bónusz különbség hárítás nehézség',
  },
  'BWC-58': {
    title: 'Milyen számot kell elérnie a hárításnak?',
    text: 'A szövegek csak ennyit mondanak: a módosított támadódobást. Az app a támadó összegét veszi bónuszkockákkal és ügyességmódosítókkal, legalább 0-nak, a kezelési érték levonása nélkül; az egyenlőség elég, és a hárító fegyver saját kezelési értékét is el kell érni. Az elvétett támadást nem kell hárítani, az összefogó támadókat pedig egyenként kell.',
    words: 'hárítás célszám egyenlő döntetlen védés támadóösszeg',
  },
  'BWC-59': {
    title: 'Mire vonatkozik a riposzt -1-e?',
    text: 'A szabály szerint az ellenlépést tevő ügyességére és sebzésére. Az app a hárítódobását, a kihárított sebzést (nem megy 0 alá), valamint a riposzt ügyességét és sebzését csökkenti; a támadó sebzése marad. Példa: az 1k6-2-n dobott 4-es 4-2-1 = 1 pontot hárít.',
    words: 'hárítás levonás két fegyver mínusz',
  },
  'BWC-60': {
    title: 'Csak elvétett támadás után jár ellentámadás?',
    text: 'Az egyik mondat elvétett támadás után engedi meg, mások minden túlélő védőnek, a szabálykönyv példájában pedig találat után is van ellentámadás. Az app minden támadás után megengedi, amelyet a védő túlél. A másik értelmezés házi szabály.',
    words: 'ellenlépés visszaütés sikertelen túlélés eltalált visszaütök',
  },
  'BWC-61': {
    title: 'Meddig lehet bejelenteni a hárítást?',
    text: 'Úgy tisztességes, ha a támadó ügyességdobása előtt, de legkésőbb a sebzésdobás előtt. Az app sorrendje: támadódobás, találat esetén hárítás, sebzés, kihárított sebzés; a hárítást addig fogadja el, amíg a sebzésre nem dobtak. A másik értelmezés házi szabály.',
    words: 'bejelentés időzítés késő sorrend',
  },
  'BWC-62': {
    title: 'Mikor kritikus a k10 helyett dobott 2k6-2?',
    text: 'A szabályok nem mondják meg. Az appban két 6-os (eredmény 10) a legmagasabb érték, és egy k6 bónuszkockát ér, két 1-es (eredmény 0) pedig kritikus kudarc. Mindkettő 36 dobásból 1-szer fordul elő, valódi k10-en 10-ből 1-szer.',
    words: 'nincs tízoldalú kocka pótlás bónuszkocka siker',
  },
  'BWC-72': {
    title: 'Félreugrás: melyik dobás lehet kritikus kudarc?',
    text: 'A félreugrás két dobást is kívánhat: ügyességet arra, ki cselekszik előbb, aztán 1k6-ot a távolságra. Az app a távolság kockáján nézi a kritikus kudarcot: ott az 1-es 0"-et jelent. Az ügyességdobás egyesei csak lassúvá teszik az egységet.',
    words: 'bail kockája egyes',
  },
  'BWC-87': {
    title: 'Hőstett: ha senki sem dob ellene, vagy 1-es jön',
    text: 'A szöveg csak annyit mond, hogy egy ellenfél dobhat. Az app: ha senki sem dob ellene, a hőstett sikerül, hacsak a hős kockáján nem természetes 1-es áll. Ha dobnak ellene, a hős természetes 1-ese döntetlennél is kudarc, az ellenfél 1-ese viszont egyszerűen 1.',
    words: 'feat ellendobás nélkül döntetlen',
  },
} satisfies ChapterTexts<Id>;
