import type { unitIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof unitIds)[number];

export const texts = {
  'BW-UNIT-01': {
    title: 'A négy jellemző',
    text: 'Minden egységnek négy értéke van: ügyesség, mozgás, páncélérték és költség. A minifigura ügyessége 1k6, mozgása 5", páncélértéke 4, költsége 4 CP; a harci mén ügyessége 1k6, mozgása 10", páncélértéke 1k6 (dobni kell), költsége 9 CP. A fejlettebb egységeknek különlegességeik is vannak.',
    words: 'statisztika érték adatkártya tulajdonság profil ló hátas számok',
  },
  'BW-UNIT-02': {
    title: 'Ügyességdobás',
    text: 'Dobj az egység ügyességével (minifigura: 1k6), amikor valami nehézzel próbálkozik. Sikerül, ha az összeg legalább akkora, mint a kezelési érték, és a dobás nem kritikus kudarc.',
    words: 'próba teszt skill nehézség kezelési érték',
  },
  'BW-UNIT-03': {
    title: 'Mozgás',
    text: 'A leghosszabb út, amelyet az egység egy körben megtehet: a minifiguránál 5". A teljes szabályokban a nehéz felszerelés és néhány útközbeni gyors cselekvés rövidíti.',
    words: 'sebesség lépés távolság inch move futás milyen messzire menni mehetek megy lép',
  },
  'BW-UNIT-04': {
    title: 'Páncélérték, életpontok nélkül',
    text: 'A páncélérték azt mutatja, mennyi sebzést bír ki az egység egyetlen támadástól. Csak az ennél nagyobb sebzés öl: a 4-es páncélértékű minifigura 4 sebzés után is áll, 5-be már belehal. Életpontokat nem vezetünk; csak közelharcban adódik össze az egy körben kapott sebzés.',
    words: 'páncél védelem életerő seb túlélés armor hp életpont meghal megöl túléli egyenlő',
  },
  'BW-UNIT-05': {
    title: 'Költség',
    text: 'Az egység értéke építési pontban (CP). A minifigura 4 CP-be kerül; a fegyverért és a felszerelésért külön kell fizetni.',
    words: 'pont ár építési pont érték zsoldos értéke figura',
  },
  'BW-UNIT-06': {
    title: 'A minifigura mint lény',
    text: 'A minifigura úgy is beárazható, mint bármely lény: az 1-es méret 0-s szerkezeti szinten 0,5 CP, az 5" mozgás 2,5, az elme 1; fegyverek nélkül együtt 4 CP. Páncélértéke 1k6 lenne, de hogy kevesebbet kelljen dobni, állandó 4. A lengyel szöveg ugyanezeket az értékeket adja meg, számítás nélkül.',
    words: 'ár kiszámítás alkotás szerkezet hajtás elme méret',
  },
  'BW-UNIT-07': {
    title: 'A hős értékei',
    text: 'Ügyesség 1k10, mozgás 7", páncélérték 2k6 (dobni kell), költség 11 CP; hősi egója van. LUGPolWars: ugyanez ügyesség nélkül. A QuikWarsban a hős értékei a közönséges minifiguráéi.',
    words: 'hero statisztika vezér adatkártya profil páncélja ára kerül mennyibe adatai',
  },
  'BW-UNIT-08': {
    title: 'A tiszt értékei',
    text: 'Ügyesség 1k6+1, mozgás 6", páncélérték 1k6+2 (dobni kell), költség 7 CP, benne a vezetés különlegesség (1 CP). Az ő részvételével alakuló vagy átszerveződő osztagoknak ez nem kerül cselekvésbe. LUGPolWars: ugyanezek az értékek, ügyesség nélkül.',
    words: 'parancsnok vezetés osztag officer kapitány őrmester ára kerül mennyibe',
  },
  'BW-UNIT-09': {
    title: 'Különlegességek',
    text: 'A különlegesség egyetlen egységre változtatja meg a szabályokat. A kártyára nyomtatott költségben már benne van; más egységnél hozzáadod az árát: hősi ego 3 CP, vezetés 1 CP, pilóta 1 CP (a lengyel szöveg ára), gyógyítás 2 CP (lengyel kiegészítés).',
    words: 'különleges képesség specialty pilóta felcser vezetés ego tulajdonság lista',
  },
  'BW-HERO-01': {
    title: 'A hős',
    text: 'A hős külsejével kitűnő minifigura, és jobbak az értékei, mint a többieknek. Egója körönként egy hőstettet enged meg, és bajtársai vörösingesként feláldozhatják magukat érte, saját csapatának más hősei mellett viszont zsémbes lesz.',
    words: 'hero főhős vezér hőstett vörösinges sztár két több második egy seregben hány',
  },
  'BW-HERO-02': {
    title: 'Hősi ego',
    text: 'Ettől a különlegességtől hős a hős: hőstettek, vörösingesek és zsémbesség járnak vele. A hős 11 CP-jében benne van; bármely más egység 3 CP-t fizet érte. A lengyel szöveg nem ad meg külön árat.',
    words: 'különlegesség ár képesség hős hőssé tenni előléptet',
  },
  'BW-HERO-03': {
    title: 'Zsémbesség',
    text: 'Saját csapatának minden más, eszméletén lévő hősi egójáért -1-et kap a hős, legfeljebb -5-öt. 2005-ös szabálykönyv: a levonás minden kockájából lejön, a bónuszkockákból is; lengyel szöveg: egyszer, az egész dobásból. Az összeg nem megy 0 alá. Az ellenfelek, a szövetséges csapatok és az ellene dobott kockák nem számítanak, és a levonás változik, ahogy hősök esnek el vagy térnek magukhoz.',
    words: 'több hős két hős levonás cranky féltékeny zsémbes csapatban morcos',
  },
  'BW-HERO-04': {
    title: 'Kedvezmény a zsémbességért',
    text: 'A zsémbes hős olcsóbb: a csata elején meglévő zsémbesség minden pontjáért 1 CP-vel, de legfeljebb a költsége felével. A 11 CP-s hős 5 ponttal 6 CP-be kerül.',
    words: 'olcsóbb ár engedmény több hős',
  },
  'BWC-12': {
    title: 'Miért kerül a tiszt 7 CP-be?',
    text: 'A részei 6,5 CP-t tesznek ki (szerkezet 0,5, mozgás 3, elme 1, ügyesség 1, vezetés 1), az 1k6+2 páncélértéknek pedig nincs ára. Az app a kiírt 7 CP-vel számol.',
    words: 'ár részek',
  },
} satisfies ChapterTexts<Id>;
