import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-01': {
    title: 'A mozgás felhasználása',
    text: 'Az egység körönként annyi inchet tehet meg bármerre, amennyi a mozgása: a minifigura 5"-et futva, lépcsőn és létrán, vagy egy szakadékot átugorva. Az egész út összeadódik.',
    words: 'járás mászás lépcső létra ugrás inch messze',
  },
  'BW-MOVE-02': {
    title: 'Akadályok és ugrás',
    text: 'Akadályon senki sem megy át, és egyetlen ugrás sem magasabb 1"-nél, vagyis 3 elemnél. Hogy milyen messzire lehet ugrani, azt csak a mozgás korlátozza.',
    words: 'magassága fal akadály átugrik magas ugrani átugrani szakadékot árkot kerítés magasra',
  },
  'BW-MOVE-03': {
    title: 'Mozgás két karral',
    text: 'Az úszás, a kúszás és a kötél- vagy sziklamászás kétszeresen számít: minden inch 2" mozgásba kerül. Amíg a karja foglalt, az egység nem támadhat.',
    words: 'úszik kúszik mászik kötél szikla nehéz terep lassú úszni úszás mászni folyó kúszni',
  },
  'BW-MOVE-04': {
    title: 'Belépés a fegyver hatókörébe',
    text: 'Aki az ellenség kézifegyverének hatókörébe lép, azt megtámadják, hacsak az ellenfél le nem mond róla. Ha a mozgó ellenlépést tesz, mindketten le vannak kötve, és a mozgásának vége. Ha nem, mehet tovább, feltéve, hogy túlélte.',
    words: 'elmegy mellette ellenség hatókör alkalmi támadás zóna elsétál megüt',
  },
  'BW-MOVE-05': {
    title: 'Futás',
    text: 'Ha egy élő egység siet, ebben a körben 1k6"-csel többet mozoghat, de csak egyenes vonalban. A futás elviszi a cselekvését, kivéve, ha roham része. Válaszként nem lehet futni; arra a félreugrás való.',
    words: 'sprint rohan gyorsabban siet plusz inch mozgás szalad',
  },
  'BW-MOVE-06': {
    title: 'Gyors cselekvések',
    text: 'Az apróságok, amelyekhez sem figyelem, sem célzás, sem dobás nem kell, a mozgáshoz tartoznak, és nem viszik el a cselekvést. A legegyszerűbbek ingyen vannak, mások 1" mozgásba kerülnek; az árlista mondja meg, melyik.',
    words:
      'ingyenes apró ajtó felvesz beszél eltesz felvenni elejtett kardot fegyvercsere elővenni ajtót nyitni megfogni',
  },
  'BW-MOVE-07': {
    title: 'A gyors cselekvések ára',
    text: 'Ingyen: beszéd, felszerelés felvétele vagy eldobása, leülés, letérdelés, lefekvés. 1" mozgás: ajtó, nehéz tárgy egy 2x4-es elem méretéig, fegyver eltevése, felállás ülésből vagy térdelésből; a lengyel szövegben az újratöltés is. 2": felkelés a földről.',
    words: 'árlista felállás ajtó nehéz felvesz eldob fekvő felállni földről előhúzni',
  },
  'BWC-20': {
    title: 'Milyen magasra és messzire lehet ugrani?',
    text: 'Teljes szabályok: 1"-nél magasabbra nem, de egy 5"-es szakadékot át lehet ugrani. QuikWars: 2" magasra. A lengyel QuickWars a 2"-et az ugrás vagy úszás hosszának veszi. Az app a számot magasságnak tekinti, 1" vagy 2"; vízszintesen az ugrás addig ér, ameddig a mozgás.',
    words: 'magassága hossza szakadék',
  },
  'BWC-43': {
    title: 'Kit lassít a vért és a hosszú fegyver?',
    text: '2005-ös szabálykönyv: mindig a viselőjét. Lengyel szöveg: csak gyalog. Az app a viselő saját mozgását rövidíti; a hátas a sajátjával halad, és csak a saját lópáncélja miatt megy 1"-csel kevesebbet. Így olvasva a két szöveg egyezik.',
    words: 'mozgáslevonás lovas ló gyalogos lópáncél',
  },
  'BWC-70': {
    title: 'Elviszi-e a cselekvést, ha egy elhaladóra ütsz?',
    text: 'Az egyik szabály egyszerűen feltételezi a támadást; egy másik a hatókörbe tévedőkre mért ütést a félretett cselekvés felhasználásai közt sorolja fel. Az app el nem használt cselekvést kér, hacsak nincsenek már lekötve, és minden elhaladóra egy ilyen ütést enged.',
    words: 'alkalmi támadás válasz hatókör',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
