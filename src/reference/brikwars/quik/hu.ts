import type { quikIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof quikIds)[number];

export const texts = {
  'BW-QW-01': {
    title: 'QuikWars, az önálló gyors játék',
    text: 'A QuikWars könnyű játék gyors vagy első csatához. Értékei és szabályai nem keverednek a teljes játékéival: nincs ügyesség, kezelési érték és építési pont.',
    words: 'quickwars egyszerű kezdő bevezető rövid szabályok kezdőknek',
  },
  'BW-QW-02': {
    title: 'A QuikWars-kör két fázisa',
    text: 'A mozgásfázisban minden egységed mozog, és tárgyakat vehet fel vagy tehet le. A támadófázisban senki sem mozog; minden felfegyverzett egység támadhat, vagy beépítheti a nála lévő elemet.',
    words: 'quickwars mozgásfázis támadófázis sorrend menete előbb mozgás aztán támadás',
  },
  'BW-QW-03': {
    title: 'Hogyan dob a QuikWars?',
    text: 'Mindenhez csak k6 kell. Minden 6-os után dobj még egy kockával, és add hozzá, akár újra meg újra. Az egyes csak egyes: kritikus kudarc nincs.',
    words: 'quickwars kocka bónuszkocka hatos esély dobni egyesek',
  },
  'BW-QW-04': {
    title: 'Meddig jut egy minifigura a QuikWarsban?',
    text: 'A minifigura mozgásfázisonként 5"-et tehet meg futva, mászva vagy szakadékot átugorva. Legfeljebb 2" magasra ugrik, és egy fázisban legfeljebb 2"-et úszik; az 5" maradékát még legyalogolhatja.',
    words: 'quickwars mozgás futás mászás ugrás úszás inch fut úszik ugrik',
  },
  'BW-QW-05': {
    title: 'Tárgyak felvétele és letétele a QuikWarsban',
    text: 'Angol szöveg: mozgás közben a minifigura bármennyi elérhető tárgyat felvehet vagy letehet. Lengyel szöveg: egy fázis egyetlen cselekvés, tehát vagy mozog, vagy a tárgyhoz nyúl. Egyedül nem emelhet fel a 2x4-es elemnél nagyobbat; többen együtt többet bírnak.',
    words: 'quickwars cipelés emelés teher tárgy elem megfogni vinni felkap',
  },
  'BW-QW-06': {
    title: 'QuikWars-páncéldobás',
    text: 'Akit eltaláltak, páncéldobást tesz: a minifigura 2k6-tal, a hátas 3k6-tal. Túléli, ha legalább annyit dob, amennyi a sebzés; csak a nagyobb sebzés pusztítja el. Minden támadás ellen külön páncéldobás jár.',
    words: 'quickwars túlélés védelem páncélérték egyenlő meghal túléli',
  },
  'BW-QW-07': {
    title: 'QuikWars-hős: két támadás vagy egy dupla',
    text: 'A hős értékei ugyanazok, mint bármely minifiguráé, de egy körben kétszer támad, vagy a két támadást egyetlen kétszeres sebzésűbe vonja össze. Körönként egy bámulatos tettel is próbálkozhat.',
    words: 'quickwars kétszer sebzés bajnok vezér',
  },
  'BW-QW-08': {
    title: 'Bámulatos tett',
    text: 'Mondd meg, mire készül a hős, és dobj 1k6-tal; egy ellenfél 1k6-tal dob ellene. Az egyenlő vagy nagyobb dobás siker. Ha az ellenfélé nagyobb, a hőssel az történik, ami a helyzethez illik, és minél őrültebb a tett, annál rosszabb. Az 1-es magától nem kudarc.',
    words: 'quickwars hős mutatvány ellendobás szuperképesség őrült',
  },
  'BW-QW-09': {
    title: 'QuikWars-támadás egyedül vagy összevonva',
    text: 'A minifigura egy fegyvert használ egy hatótávon belüli célpont ellen. Találatra nem dobunk: rögtön a sebzés következik. Akik ugyanazt a célpontot támadhatják, kockáikat egyetlen dobásba vonhatják össze, és a célpont az összeg ellen tesz páncéldobást.',
    words: 'quickwars közös együtt sebzés ügyesség nélkül automatikus talál',
  },
  'BW-QW-10': {
    title: 'QuikWars-kézifegyver és lőfegyver',
    text: 'A kézifegyver 2k6-ot sebez azon, amit megérint. A lőfegyver 1k6-ot sebez 10"-ig, ha a célpontból bármi látszik. A puszta kéz nem sebez, csak fegyvert vehet fel.',
    words: 'quickwars kard íj pisztoly sebzés hatótáv fegyvertelen táv',
  },
  'BW-QW-11': {
    title: 'QuikWars-pajzs vagy vért',
    text: 'A kézben tartott pajzs vagy a viselt vértdarab 1k6-ot ad a páncéldobáshoz: a minifigura ilyenkor 3k6-tal dob.',
    words: 'quickwars plusz kocka védelem sisak páncél véd',
  },
  'BW-QW-12': {
    title: 'Építőelem fegyverként',
    text: 'A kézben vitt elemmel ütni lehet, vagy elhajítani 5"-ig, 1k6 sebzéssel. Vagy a minifigura felrakja valahová, és ez a körben a támadása.',
    words: 'quickwars tégla rögtönzött fegyver dobás építés követ dobni',
  },
  'BW-QW-13': {
    title: 'Ostromfegyverek és kezelőik',
    text: 'A kézben tartáshoz túl nagy fegyver járművön, épületen vagy a földön áll. 2k6-ot sebez 10"-ig, a célpontra kell néznie, valakinek a vezérlőnél kell lennie, és a játékos körében egyszer lő. Minden további kezelő 1k6-ot és 5"-et ad: 3 kezelővel 4k6, 20"-ig.',
    words: 'quickwars ágyú katapult szuper legénység hatótáv',
  },
  'BW-QW-14': {
    title: 'Hátasok',
    text: 'A ló, a motor és társaik egy vagy néhány elemből állnak, 10"-et mozognak, és páncéldobásuk 3k6. Ha a lovas meghal vagy leszáll, bármelyik csapat bármely minifigurája elviheti.',
    words: 'quickwars ló motorkerékpár lovas gazdátlan felülni motor',
  },
  'BW-QW-15': {
    title: 'Elemek leütése az építményről',
    text: 'Egyetlen elemre célozz. Ha a sebzés több, mint ahány bütyök tartja, leválik. Vond le ezeket a bütyköket a sebzésből, és jöhet a következő elem, amíg a maradék több, mint ahány bütyök azt tartja. 9 sebzés a 4 bütyökkel tartott elemekből kettőt üt le.',
    words: 'quickwars épület fal rombolás tégla törés falat házat bontani',
  },
  'BW-QW-16': {
    title: 'Elemek visszarakása',
    text: 'Az a minifigura, amely felvett egy elemet, támadás helyett felrakhatja. Így javít vagy épít, körönként egyetlen elemet.',
    words: 'quickwars javítás újjáépítés szerelés építmény javítani',
  },
  'BW-QW-17': {
    title: 'QuikWars-vezérlők',
    text: 'A fegyver, a meghajtás és minden más berendezés csak vezérlővel működik: kormánnyal, pulttal, karokkal. Az építmény bármely vezérlője eléri az összes berendezést. Aki hozzáfér, a saját körében használhatja.',
    words: 'quickwars kormány konzol kar berendezés hozzáférés foglalás irányítani ellenséges',
  },
  'BW-QW-18': {
    title: 'QuikWars-jármű sebessége és terhelése',
    text: 'A jármű minden használt meghajtóegységért 5"-et megy, legfeljebb 15"-et. Egy minifigurát visz; a második túlterheli, és meg kell állnia vagy le kell szállnia.',
    words: 'quickwars meghajtás autó hajó repülő inch utas gyors',
  },
  'BW-QW-19': {
    title: 'Egyenes haladás és elszabadult jármű',
    text: 'A mozgás elején tetszés szerint fordíthatod a járművet; utána egyenesen megy. Ha pilótája meghal vagy vezérlője elvész, minden körben megtartja irányát és sebességét, amíg valaki át nem veszi.',
    words: 'quickwars kanyar kormányzás pilóta halott irányíthatatlan sofőr',
  },
  'BW-QW-20': {
    title: 'QuikWars-ütközés',
    text: 'Ha a jármű nekimegy valaminek, minden használt meghajtóegységért 1k6 sebzést kap, és ugyanannyit az is, aminek nekiment. 3 egységnél mindkettő 3k6-ot.',
    words: 'quickwars karambol jármű sebzés nekihajt akadály autó',
  },
  'BW-QW-21': {
    title: 'Melyik meghajtás merre visz?',
    text: 'Egy pár kerék, lánctalp, láb vagy szántalp szilárd talajon működik, egy vitorla vagy egy pár evező nyílt vízen, rotor vagy légcsavar a levegőben, egy pár sugárhajtómű bárhol. A terephez nem illő egység nem számít.',
    words: 'quickwars terep föld víz repülés kerék rakéta hajó repülő',
  },
  'BW-QW-22': {
    title: 'Az utolsó talpon maradt sereg',
    text: 'A QuikWarsot az nyeri, aki minden ellenséges egységet kiirtott. A játéksorrendet kockadobás dönti el.',
    words: 'quickwars győzelem nyerés játék vége cél nyer',
  },
  'BW-QW-23': {
    title: 'Nincs időhúzás, és minden seregnek van hőse',
    text: 'Az angol szöveg megengedi, hogy a többiek megbüntessék az időhúzót. Minden seregbe egy hőst kér, akit az öltözékéről azonnal fel lehet ismerni.',
    words: 'quickwars lassú játék időpocsékolás hős sereg játékos',
  },
  'BWC-68': {
    title: 'Pajzs és vért egyszerre?',
    text: 'A QuikWars mindkét szövege egy kockát ad pajzsért vagy vértért. Az app 1k6-ot ad akkor is, ha mindkettő megvan; kapcsolóval 2k6-ot. A LUGPolWarsban mindegyikért fizetni kell, és mindegyik számít: legfeljebb egy pajzs és egy vért.',
    words: 'quickwars lugpolwars halmozás két kocka védelem kapcsoló mindkettő',
  },
  'BWC-69': {
    title: 'Mi a kétszeres sebzés?',
    text: 'Az angol szöveg két támadást von össze egy kétszeres sebzésűbe. Az app mindkettő kockáival dob, és összeadja, mint több minifiguránál: kézifegyverrel 4k6. A kapcsolóval egy támadás dobásának összege duplázódik; az átlag ugyanaz, az eredmény szeszélyesebb.',
    words: 'quickwars hős dupla szorzás kapcsoló',
  },
  'BWC-105': {
    title: 'Hány tárgyhoz nyúlhat egy QuikWars-minifigura?',
    text: 'Angol szöveg: mozgás közben bármennyi tárgyat. Lengyel szöveg: fázisonként egy cselekvés, emelés vagy mozgás. Az app ahhoz igazodik, amelyik szöveggel játszol.',
    words: 'quickwars felvétel letétel cipelés fázis kapcsoló',
  },
  'BWC-106': {
    title: 'Az ugrást fölfelé vagy hosszában mérjük?',
    text: 'Angol szöveg: 2" magas ugrás, 2" úszás, a szakadék átugrását csak a mozgás korlátozza. Lengyel szöveg: 2" ugrás vagy úszás. Az app az ugrást mindkettőben magasságnak veszi; kapcsolóval távolságnak.',
    words: 'quickwars magasság távolság kapcsoló',
  },
  'BWC-107': {
    title: 'Kötelező-e a bónuszkocka a QuikWarsban?',
    text: 'Az angol szöveg megengedi a plusz kockát, a lengyel egyszerűen dobatja. A QuikWarsban semmi sem szól ellene, ezért az app mindig dob vele.',
    words: 'quickwars lemondás választható hatos robbanó',
  },
  'BWC-108': {
    title: 'Ha a sebzés egyenlő a páncéldobással',
    text: 'Az egyik mondat azt mondja meg, ki éli túl, a másik azt, ki pusztul el, és látszólag ellentmondanak egymásnak. Pedig nem: egyenlő dobásnál túléli, eggyel több sebzés már elpusztítja.',
    words: 'quickwars döntetlen túlélés megsemmisül egyezés',
  },
  'BWC-109': {
    title: 'Hányan kezelhetnek egy ostromfegyvert?',
    text: 'Angol szöveg: a nagyobb fegyverhez több kezelő kell. Lengyel szöveg: több kezelő erősíti a fegyvert. A számok ugyanazok: az elsőn felül mindenkiért 1k6 és 5". A LUGPolWars 3-nál megáll, a QuikWars sehol.',
    words: 'quickwars szuper legénység határ korlát',
  },
  'BWC-110': {
    title: 'Mikor fogy el az elemeket érő sebzés?',
    text: 'A szöveg addig folytatja, amíg a sebzés tart, de nem mondja meg, hogyan számoljunk. Az app minden elem bütykeit levonja a sebzésből; a következőnél a maradéknak megint többnek kell lennie, mint ahány bütyök azt tartja.',
    words: 'quickwars lánc több tégla maradék túlütés',
  },
  'BWC-111': {
    title: 'Áthelyezhető a vezérlő?',
    text: 'Angol szöveg: a vezérlő működik, amint az építményre kerül. Lengyel szöveg: végleg rögzítve van. Az app az angol szöveget követi.',
    words: 'quickwars ellopás levétel felrakás konzol eltérítés',
  },
  'BWC-145': {
    title: 'Lánctalp vagy szántalp, rotor vagy légcsavar?',
    text: 'A két szöveg kissé más alkatrészeket sorol: itt lánctalp, ott szántalp, és a hátas egy vagy néhány elemből áll. Az app mindet elfogadja.',
    words: 'quickwars szóhasználat meghajtás alkatrész fordítás',
  },
} satisfies ChapterTexts<Id>;
