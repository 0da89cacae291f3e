import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HERO-05': {
    title: 'Ki lehet vörösinges?',
    text: 'Ha a hőst külső sebzés fenyegeti, egy másik egység elszenvedheti helyette. A saját csapatából való legyen, tudjon ugrani (harckocsi és repülő nem jó), és felszerelés nélkül kevesebb CP-be kerüljön, mint a hős. Egy sebzésre csak egy egységet lehet hívni, de egy körben akárhányszor, cselekvés nélkül. A belső sebzés, például a méreg, a hősé marad.',
    words: 'redshirt önfeláldozás testőr élő pajzs hős védelme feltétel',
  },
  'BW-HERO-06': {
    title: 'A vörösinges dobása',
    text: 'Mielőtt a sebzést kidobnák, a hősnek egy próbálkozása van: 1k6-tal dob, bónuszkockákkal, és a kiválasztott egységnek ennyi inchen belül kell állnia. Ha ott van, ő kapja a sebzést, a hőst pedig, ha kell, épp csak annyira lökik odébb, hogy biztonságban legyen. Ha a dobás túl kicsi vagy kritikus kudarc, a hős kapja a sebzést. A zsémbesség itt is számít.',
    words: 'redshirt távolság önfeláldozás ugrik megmenti a hőst testőr',
  },
  'BW-HERO-07': {
    title: 'Vörösingesek az osztagban',
    text: 'Az osztaghoz tartozó hősnek nem kell a távolságra dobnia: bármelyik osztagtársa elszenvedi helyette a sebzést, ha kéri.',
    words: 'redshirt osztag automatikus dobás nélkül bajtárs',
  },
  'BW-HERO-08': {
    title: 'Gyorsabb a golyónál',
    text: 'A vörösinges minden golyónál, robbanásnál és lézersugárnál gyorsabb, és senki sem kérdezi, hogyan. Azt viszont nem szabad, hogy valaki a saját hősét támadja csak azért, hogy az egységei hamarabb átérjenek a csatatéren.',
    words: 'redshirt fizika visszaélés csalás mozgás trükk',
  },
  'BW-HERO-10': {
    title: 'Hőstett',
    text: 'A játékos elmondja, milyen lehetetlen dologra készül a hős, és 1k6-tal dob. Ha valamelyik ellenfél azt szeretné, hogy ne sikerüljön, egyikük szintén 1k6-tal dob ellene; a hősnek legalább ugyanannyit kell dobnia. A QuikWarsban ugyanez a dobás, de kritikus kudarc nélkül.',
    words: 'feat bámulatos tett lehetetlen mutatvány kaszkadőr ellendobás',
  },
  'BW-HERO-11': {
    title: 'Mikor jöhet a hőstett?',
    text: 'A hős körönként egy hőstettel próbálkozhat: a saját körében, vagy ha ott nem élt vele, válaszként az ellenfél körében. Ami a következő köréig megmarad, elvész; a hőstettek nem gyűjthetők. A lengyel szövegben a hőstett a cselekvésének számít.',
    words: 'milyen gyakran körönként egyszer válasz elvész feat',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
