import type { magicIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MAG-01': {
    title: 'Varázshasználat',
    text: 'A mágiát szintenként kell megtanulni. Egy szint a mágus méretének minden inchéért 1 CP, de legalább 1: a 3-as szintű minifigura 3-at fizet, a 6-os méretű sárkány 2-es szinttel 12-t. A mágus a saját szintjén vagy az alatt varázsol. A pálcához és a varázsbothoz nem kell mágia; rövid és nagy hatótávú fegyverek, bárki használhatja őket.',
    words: 'mágus varázsló varázslat szint költség pálca bot kiegészítő boszorkány mágia ára',
  },
  'BW-MAG-02': {
    title: 'Varázslövedék',
    text: 'Lövés fegyver nélkül: olyan lövegnek számít, amelynek fegyvermérete a varázslat szintje. Szintenként kezelési érték 3, hatótáv 6" és 1k6 sebzés, vagyis a 3-as szinten 9, 18" és 3k6. A varázslás nem kerül pontba, és alacsonyabb szinten könnyebb vele találni.',
    words: 'varázslat lövés támadás távolsági löveg mágikus villám tűz varázsló',
  },
  'BW-MAG-03': {
    title: 'Területre ható varázslat',
    text: 'Úgy robban, mint a szintjével azonos méretű robbanószer. Minden használatát külön kell megvenni a sereggel, szintenként 1 CP-ért. Szintenként kezelési érték 3, 1k6" hatótáv és 1k10 sebzés mindennek a becsapódás 2"-es körzetében: a 3-as szintű tűzgolyó értékei 9, 3k6" és 3k10, 4 darab 12 CP.',
    words: 'tűzgolyó robbanás sugár előre megvett tűzlabda repül messze robban varázs',
  },
  'BW-MAG-04': {
    title: 'Varázspajzs',
    text: 'Egyszer kell megvenni, szintenként 2 CP-ért, és akárhányszor használható. A mágus bármikor felhúzhatja, ahogy pajzzsal hárítanak; a próba a cselekvése. Szintenként kezelési érték 2, és egy teljes körig 1k6-tal kevesebb sebzés mindenkinek, aki 2"-en belül áll. A 3-as szinten ez 6, 3k6 és 6".',
    words: 'védelem védővarázslat burok terület elhárítás buborék erőtér',
  },
  'BW-MAG-05': {
    title: 'Varázskör',
    text: 'A varázskörbe álló mágusok a saját szintjük fölött is varázsolhatnak: a szintjeik összegéig, de legfeljebb a 10-es szintig. A varázskörhöz annyi játékkör kell, amennyi a szint; utána az ilyen varázslat kezelési értéke ellen dobnak. Ha közben valamelyikük meghal, a varázskör megszakad, és a többiek újrakezdik. A területre ható varázslatait előre bele kell számolni a sereg árába, vagy meghagyott pontokból kell fizetni, és erről az ellenfeleknek a játék előtt tudniuk kell: 10 pont 2 darab 5-ös szintű varázslatra elég.',
    words: 'mágikus kör együtt mágusok rituálé körök több varázsló',
  },
  'BW-MAG-06': {
    title: 'Idézés',
    text: 'Külön képesség a legalább 2-es szintű mágia mellé; a mágus méretének minden inchéért 1 CP. Bármikor megidézhet egy egységet, amelynek mérete legfeljebb a szintje fele, lefelé kerekítve: minifigurát a 2-es, lovat a 4-es szinttől. A próba a cselekvése, a kezelési érték az egység méretének minden inchéért 3. Az egység közvetlenül mellette jelenik meg, a félretett CP-ből fizetve.',
    words: 'megidéz hív lény tartalék egység megjelenik megidézni szörny démon előhív',
  },
  'BW-MAG-07': {
    title: 'Idézőkör',
    text: 'A mágusok közösen is idézhetnek. Az idézőkör annyi játékkörig készül, ahány inch az egység mérete; az egység legfeljebb fele akkora, mint a szintjeik összege, és sosem nagyobb az 5-ös méretnél. Ha egyikük meghal, ez is megszakad, mint minden varázskör.',
    words: 'idézés együtt nagyobb egység mágusok rituálé többen idéznek',
  },
  'BW-MAG-08': {
    title: 'Nekromancia',
    text: 'Külön képesség a mágia mellé; a mágus méretének minden inchéért 1 CP. Cselekvésként megpróbálhatja feltámasztani bármelyik oldal halottját: közvetlenül mellette, fal vagy bokor nélkül kettejük között, a méret minden inchéért 4-es kezelési érték ellen. Az élőholt legfeljebb sima katona, mozgása 4", ügyessége 1k6, és csak az ő parancsát teljesíti. Mágiaszintenként egyet irányít; CP-be nem kerülnek, és porrá lesznek, ha a mágus meghal.',
    words:
      'élőholt zombi csontváz feltámaszt halott hulla nekromanta zombik csontvázak halottak feltámasztása élőhalott',
  },
  'BWC-93': {
    title: 'Varázsolhat-e a varázskör az 5-ös szint felett, és ki dob?',
    text: 'Az alkotások fegyvere legfeljebb 5-ös méretű; a kiegészítő a varázskörnek 10-es szintig enged. Az app a varázslatoknál ezt követi, a megidézett egység legfeljebb 5-ös. Hogy ki dob, arról nincs szó: az appban az átlagosan legügyesebb mágus, egyszer mindenki helyett.',
    words: 'kör tíz fegyverméret ügyesség',
  },
  'BWC-94': {
    title: 'A varázspajzs hárít, vagy a páncélértékhez ad?',
    text: 'Az egyik mondat a hárításhoz hasonlítja, a másik szerint vértként véd egy területet. Az app összekapcsolja a kettőt: egy dobás a kezelési értéke ellen felhúzza, utána a területén minden sebzésből le kell vonni a kockáinak új dobását. A páncélértékhez adott egyetlen dobás a másik értelmezés.',
    words: 'hárítás páncél sebzés csökkentés',
  },
  'BWC-95': {
    title: 'A szintek fele, vagy kevesebb, mint a fele?',
    text: 'Egy mágus a szintje feléig idéz; a varázskörtől a szöveg az összeg felénél kisebbet vár. Két 2-es szintű mágus így gyengébb volna egyetlen 4-esnél. Az app mindkettőnél legfeljebb a felét veszi, lefelé kerekítve, és legfeljebb 5-öt; a szigorúbb értelmezés házi szabály.',
    words: 'idézőkör határ kisebb méret',
  },
  'BWC-157': {
    title: 'Mi történik, ha a varázspajzs minden kockája egyest mutat?',
    text: 'Erről nem esik szó. Az app úgy számolja a kockákat, ahogy estek, akárcsak a páncélértéknél: a próba a pajzs felhúzása volt.',
    words: 'kritikus kudarc egyesek védelem kocka',
  },
  'BWC-158': {
    title: 'Mi történik, ha a területre ható varázslat hatótávja csupa egyes?',
    text: 'A szöveg csak a kockákat adja meg. Az app úgy veszi, mint bármely hajítást: ha mindegyik 1-et mutat, a varázslat a mágus lába elé esik, még ha a cél 1"-re áll is, és a mágus maga is a robbanásban van. Az, hogy a csupa egyes csak annyit ér, amennyit mutat, házi szabály.',
    words: 'tűzgolyó hatótáv kritikus kudarc rövid',
  },
  'BWC-159': {
    title: 'Lehet-e a pajzs a mágus szintje alatt?',
    text: 'A szövegben a mágus a mágiája szintjével azonos pajzsot vesz. Az app ezt felső határnak tekinti: az alacsonyabb olcsóbb és könnyebb felhúzni, magasabb nem lehet.',
    words: 'szint határ varázspajzs',
  },
  'BWC-165': {
    title: 'Mi a feltámasztott egység szintje?',
    text: 'A nekromancia az egység szintjét kérdezi, akárcsak az idézés, ahol a minifigura és a ló mutatja, hogy a méretről van szó. Az app itt is a méretet veszi: a minifigura kezelési értéke 4, a lóé 8.',
    words: 'hulla méret szint érték',
  },
} satisfies ChapterTexts<(typeof magicIds)[number]>;
