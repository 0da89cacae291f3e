import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HERO-05': {
    title: 'Ki lehet vörösinges?',
    text: 'Ha a hőst külső sebzés fenyegeti, egy másik egység elszenvedheti helyette. A saját csapatából való legyen, tudjon ugrani (harckocsi és repülő nem jó), és felszerelés nélkül kevesebb CP-be kerüljön, mint a hős. Egy sebzésre csak egy egységet lehet hívni, de egy körben akárhányszor, cselekvés nélkül. A belső sebzés, például a méreg, a hősé marad.',
    words: 'redshirt önfeláldozás testőr élő pajzs hős védelme feltétel feláldozza magát hősért elé ugrik',
  },
  'BW-HERO-06': {
    title: 'A vörösinges dobása',
    text: 'Mielőtt a sebzést kidobnák, a hősnek egy próbálkozása van: 1k6-tal dob, bónuszkockákkal, és a kiválasztott egységnek ennyi inchen belül kell állnia. Ha ott van, ő kapja a sebzést, a hőst pedig, ha kell, épp csak annyira lökik odébb, hogy biztonságban legyen. Ha a dobás túl kicsi vagy kritikus kudarc, a hős kapja a sebzést. A zsémbesség itt is számít.',
    words: 'redshirt távolság önfeláldozás ugrik megmenti hőst testőr feláldozza magát hősért messze felfog',
  },
  'BW-HERO-07': {
    title: 'Vörösingesek az osztagban',
    text: 'Az osztaghoz tartozó hősnek nem kell a távolságra dobnia: bármelyik osztagtársa elszenvedi helyette a sebzést, ha kéri.',
    words: 'redshirt osztag automatikus dobás nélkül bajtárs testőrök',
  },
  'BW-HERO-08': {
    title: 'Gyorsabb a golyónál',
    text: 'A vörösinges minden golyónál, robbanásnál és lézersugárnál gyorsabb, és senki sem kérdezi, hogyan. Azt viszont nem szabad, hogy valaki a saját hősét támadja csak azért, hogy az egységei hamarabb átérjenek a csatatéren.',
    words: 'redshirt fizika visszaélés csalás mozgás trükk',
  },
  'BW-HERO-09': {
    title: 'Akcióhős-klisé',
    text: 'Minden hősnek 1 filmes kliséje van, például barbár, titkos ügynök, kungfumester vagy revolverhős, és csak az ahhoz illő hőstettek. Aki ismert alakot mintáz, annak a trükkjeit kapja. A vicces akcentus szinte kötelező.',
    words: 'hőstípus szerep barbár ügynök revolverhős akcentus túsz típus téma',
  },
  'BW-HERO-10': {
    title: 'Hőstett',
    text: 'A játékos elmondja, milyen lehetetlen dologra készül a hős, és 1k6-tal dob. Ha valamelyik ellenfél azt szeretné, hogy ne sikerüljön, egyikük szintén 1k6-tal dob ellene; a hősnek legalább ugyanannyit kell dobnia. A QuikWarsban ugyanez a dobás, de kritikus kudarc nélkül.',
    words: 'feat bámulatos tett lehetetlen mutatvány kaszkadőr ellendobás hős lehetetlent tesz bravúr őrült',
  },
  'BW-HERO-11': {
    title: 'Mikor jöhet a hőstett?',
    text: 'A hős körönként egy hőstettel próbálkozhat: a saját körében, vagy ha ott nem élt vele, válaszként az ellenfél körében. Ami a következő köréig megmarad, elvész; a hőstettek nem gyűjthetők. A lengyel szövegben a hőstett a cselekvésének számít, és a kör végén elvész.',
    words: 'milyen gyakran körönként egyszer válasz elvész feat',
  },
  'BW-HERO-12': {
    title: 'Ha a hőstett nem sikerül',
    text: 'A következményt a játékosok döntik el, a mutatvánnyal arányosan: a túl sok fánktól hasfájás, a fej fölé emelt autó visszaeshet rá. Minél bolondabb, annál jobb.',
    words: 'következmény kudarc vicces mutatvány sikerült büntetés elront',
  },
  'BWC-13': {
    title: 'A zsémbesség kockánként vagy dobásonként von le?',
    text: '2005-ös szabálykönyv: minden kockából -1. Lengyel szöveg: a dobás eredményéből. Az app a választott kiadást követi; 2k6-nál és 1-es zsémbességnél ez 2 pont vagy 1.',
    words: 'zsémbes levonás kocka kiadás hős',
  },
  'BWC-15': {
    title: 'Elviszi-e a hőstett a cselekvést?',
    text: '2005-ös szabálykönyv: körönként egy, vagy válaszként; hogy a saját cselekvést elviszi-e, azt nem mondja meg. Lengyel szöveg: a hőstett maga a cselekvés. Az app: a saját körben ingyen van, válaszként a félretett cselekvést viszi el; a lengyel kiadásban elviszi a cselekvést.',
    words: 'válasz hős kör támadás',
  },
  'BWC-85': {
    title: 'Melyik költség dönti el, ki lehet vörösinges?',
    text: 'A szabály a felszerelés nélküli költséget veti össze. A zsémbes hős csak a sereg pontkeretében olcsóbb: az app a kiírt költségeket hasonlítja össze.',
    words: 'kedvezmény',
  },
  'BWC-86': {
    title: 'Meddig mehet a kedvezmény?',
    text: 'Legfeljebb a költség fele mehet le. Az app a nagyobbat veszi: a költség fele, vagy a költség a zsémbesség pontjai nélkül, kerekítés nélkül; a 11 CP-s hős előbb éri el a legnagyobb zsémbességet, az 5-öt, és 6 CP-be kerül.',
    words: 'ár korlát',
  },
  'BWC-146': {
    title: 'Mire jár a zsémbességi kedvezmény?',
    text: 'A szöveg a hős költségéből vonja le, legfeljebb a feléig. Az appban ez a saját költsége a különlegességeivel és emelt ügyességével együtt; a fegyvereiért és felszereléséért teljes ár jár.',
    words: 'zsémbes felszerelés fegyver fele költség',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
