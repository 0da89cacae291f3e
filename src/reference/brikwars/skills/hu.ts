import type { skillIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SKL-01': {
    title: 'Rejtőzködés',
    text: 'Aki megtanult rejtőzködni, többet nyer a takarásból: 1 pontot, ha legfeljebb fél sebességgel mozgott, 2-t, ha mozdulatlan, és nem hívja fel magára a figyelmet; a lövés felhívja. A pontok a rendes takaráshoz adódnak: kétharmadig fal mögött, mozdulatlanul -4-gyel lőnek rá. A képesség a méret minden inchéért 2 CP.',
    words:
      'lopakodás nindzsa les rejtőzik fedezék bónusz elbújni bújik lopakodni észrevétlenül rejtőzni láthatatlan bokor bújni',
  },
  'BW-SKL-02': {
    title: 'Észlelés',
    text: 'A rejtőzködés ellenszere. Egy cselekvésbe nem kerülő ügyességdobásnak el kell érnie a látott egység takarását, például 2-t egy egyharmadig bokor mögött rejtőzőnél. Ha sikerül, annak ez ellen az egység ellen nincs többé takarása, bármiből volt is. Rejtett csapdát és kincset ugyanígy lehet találni. A képesség a méret minden inchéért 2 CP.',
    words:
      'észrevesz felfedez felderítő csapda kincs rejtett észrevenni rejtőzőt meglátni elrejtőzött ellenség keresni',
  },
  'BW-SKL-03': {
    title: 'Fegyvermester',
    text: 'Egyetlen fegyverfajtára szól, például a hosszúkardra vagy a rövid íjra: a mester azzal 1k6-ot ad az ügyességéhez és 1k6-ot a sebzéséhez, más próbákon semmit. Minden további fajtát külön kell megvenni, a méret minden inchéért 3 CP-ért.',
    words: 'mesterlövész szakértő elit mesteri kard íj kiképzett vívó mester',
  },
  'BWC-96': {
    title: 'Hogyan számítjuk a rejtőző takarását?',
    text: 'A szöveg kétharmados takarásra és mozdulatlanul -4-et ad, egyharmadra a képességgel 2-t. Az app minden takart harmadért 1-et számol, fél sebességnél 1-et, mozdulatlanul 2-t ad hozzá; a második példa így fél sebességgel mozgó alakról szól.',
    words: 'fedezék szint harmad rejtőzködés észlelés',
  },
  'BWC-97': {
    title: 'Elvétheti-e még a fegyvermester 1-essel?',
    text: 'Egy kockával többet dob. Az appban a kritikus kudarchoz minden kockán 1 kell, így a sima minifigurával ez 6 dobásból 1 helyett csak 36-ból 1-szer esik meg.',
    words: 'kudarc egyesek két kocka mester',
  },
  'BWC-166': {
    title: 'Mennyibe kerül egy képesség a 0-s méretű egységnek?',
    text: 'A rejtőzködés, az észlelés, a fegyvermester, az idézés és a nekromancia ára a mérettel nő, így az apró lények ingyen kapják; csak a mágiaszintnek van legkisebb ára, 1. Az app ezt szó szerint veszi.',
    words: 'lény ár nulla költség minimum',
  },
} satisfies ChapterTexts<(typeof skillIds)[number]>;
