import type { lugpolIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof lugpolIds)[number];

export const texts = {
  'BW-LP-01': {
    title: 'A LUGPolWars egységei',
    text: 'Zsoldos: mozgás 5", páncélérték 4, költség 4. Tiszt: mozgás 6", páncélérték 1k6+2, költség 7. Hős: mozgás 7", páncélérték 2k6, költség 11. Ügyessége senkinek sincs.',
    words: 'árlista pont zsoldos tiszt hős lugpol katona adatai',
  },
  'BW-LP-02': {
    title: 'A LUGPolWars fegyverei és vértjei',
    text: 'Rövid egykezes fegyver 1k6+2, költség 2. Nehéz vagy kétkezes fegyver 2k6, költség 3. Lőfegyver 1k6, 10"-ig, költség 3. Robbanószer 2k6-1, dobótávja 1k6+2 inch, költség 1. A pajzs vagy a vért 1k6-ot ad a páncélértékhez, költsége egyenként 1. A rögtönzött fegyver 1k6-2-t sebez; puszta kézzel csak lökdösődni lehet.',
    words: 'árlista ár sebzés kard puska pajzs lugpol íj gránát ára',
  },
  'BW-LP-03': {
    title: 'A LUGPolWars nehézfegyvere és kezelői',
    text: 'A járműre szerelt vagy helyhez rögzített nehézfegyver költsége 5, sebzése 2k6, 10"-ig. Minden további kezelő 1k6-ot és 5"-et ad; legfeljebb 3 kezelő lehet, ekkor 4k6, 20"-ig.',
    words: 'ágyú ostromfegyver legénység hatótáv rögzített szerelt lugpol géppuska kezelő',
  },
  'BW-LP-04': {
    title: 'A LUGPolWars járművei',
    text: 'Mérete tetszőleges, a leghosszabb vonal mentén inchben mérve; szerkezeti szint 0 vagy 1; legénység 1. Költség: a méret, talajon vagy vízen 1 minden 2"-ért, levegőben 2 meg a szint minden 2"-ért, legfeljebb 15"-ig, azután vért és fegyver az árlista szerint.',
    words: 'árlista ár jármű szint meghajtás sebesség repülés lugpol autó tank ára',
  },
  'BW-LP-05': {
    title: 'Rendkívüli cselekvések a LUGPolWarsban',
    text: 'Aki valami szokatlannal próbálkozik, 1k6-tal dob, bónuszkockákkal, és a nehézségi skála értékét kell elérnie: 2 könnyű, 3 átlagos, 4 trükkös, 5 nehéz, 6 nagyon nehéz, 8 hősies, 10 legendás, 12 isteni. Ami magától értetődő, ahhoz nem kell dobni.',
    words: 'próba nehézség mutatvány kísérlet ügyesség lugpol trükk szokatlan',
  },
  'BWC-98': {
    title: 'Dobunk találatra a LUGPolWarsban?',
    text: 'A listáin nincs ügyesség, sem kezelési érték. Az app nem végez támadódobást, a sebzést a QuikWars módjára veti össze a páncélértékkel; ez a lista szerint 4, 1k6+2 vagy 2k6, és a támadók összefoghatnak.',
    words: 'lugpolwars támadódobás találat automatikus LUGPol találni',
  },
  'BWC-99': {
    title: 'Mennyibe kerül a 0-s szintű LUGPolWars-test?',
    text: 'A teljes szabályokban a 0-s szerkezeti szint a méret felébe kerül. A LUGPolWars kivétel nélkül 1-gyel szorozza a méretet, és az app is így tesz.',
    words: 'jármű ár szerkezet fele',
  },
  'BWC-113': {
    title: 'Miért mások a LUGPolWars számai?',
    text: 'Fegyvereit szándékosan egyszerűsítették: a rövid fegyver 1k6 helyett 1k6+2-t sebez, a nehéz és a kétkezes közösen 2k6-ot, a robbanószer 2k6-1-et. Az app külön listaként tartja őket, és nem keveri mással.',
    words: 'árlista sebzés eltérés számok',
  },
} satisfies ChapterTexts<Id>;
