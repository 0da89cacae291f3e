import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: 'Sebzés 1-es vagy kisebb méretnél',
    text: 'A minifigura és az 1-es méretig minden alkotás a páncélértékénél nagyobb sebzéstől pusztul el; az egyenlő vagy kisebb nyomot sem hagy. A lengyel szöveg szerint az egyenlő is megöli.',
    words: 'kicsi alkotás minifigura halál páncélérték apró lény egyenlő meghal',
  },
  'BW-DMG-02': {
    title: 'Általános sebzés: célzás az egészre',
    text: 'Célozz a szerkezet bármely részére. Minél több látszik belőle, annál könnyebb eltalálni: minden 2" után +1 a támadásra. Ha a támadás felszíni elemet ér, a sebzést csak az kapja.',
    words: 'nagy célpont bónusz szerkezet lövés jármű épület tank general damage egésze',
  },
  'BW-DMG-03': {
    title: 'Méretsebzés',
    text: 'A páncélértéknél nagyobb sebzés, bármekkora is, egy pont méretsebzés; jelöld egy elemmel. Minden pont 1"-csel csökkenti a mozgását, de 1" alá nem viszi, és az alkotás 1"-csel kisebbnek számít az egy körben használható fegyvereknél és berendezéseknél, valamint a roham legnagyobb lendületénél.',
    words: 'sebzésjelző jelölő pont gyengülés lassabb jármű méret size damage sérült tank',
  },
  'BW-DMG-04': {
    title: 'Mikor pusztul el egy alkotás?',
    text: 'Amint a méretsebzése eléri a méretét: a 4-es méretű tank a 4. pontnál, az 1-es méretű és a 0-s méretű apró lény az elsőnél. Játsszátok el hozzá méltóan: a torony leomlik, a hajó elsüllyed, a léghajó elég.',
    words:
      'megsemmisülés roncs robbanás összeomlás süllyed hány találat jelző felrobbantani tankot szétlőni elpusztul jármű szétlőtt tank',
  },
  'BW-DMG-05': {
    title: 'Alkatrészsebzés: célzás egy részre',
    text: 'Nevezz meg egy elemet vagy egy legfeljebb 1"-es területet. A támadásnál a saját mérete számít, többnyire levonásként. A felszíni elem rendszerint 1 szerkezeti szinttel gyengébb, néha még többel, de sosem a 0. szint alatti. Az ennél a páncélértéknél nagyobb sebzés letöri az elemet, vagy 1" méretig kitör belőle; a lyuk illjen a fegyverhez.',
    words:
      'alkatrész kerék torony löveg zsanér lyuk letör gyenge pont component damage betörni kaput ajtót lelőni cső ajtó',
  },
  'BW-DMG-06': {
    title: 'Egy darabból álló alkotás',
    text: 'Ami jórészt egyetlen nagy elem, azt nem illik alkatrészsebzéssel egy találatból elpusztítani. Okozz általános sebzést, vagy tedd tönkre valamelyik részletét.',
    words: 'elem nagy darab állat sárkány test',
  },
  'BW-DMG-07': {
    title: 'Rés, bénulás, kettévágás',
    text: 'Az alkatrészsebzés megnyithatja a páncélzatot vagy a falat a következő támadásnak, vagy tönkreteheti a kormányt, a rotort, a térdet. Keskeny kötésnél ketté is vághatja az alkotást: mindkét darab saját, kisebb méretet kap, de az egész minden méretsebzését megtartja, és ettől azonnal el is pusztulhat. Csak azt használja, ami rajta maradt, ha mérete és vezérlője engedi.',
    words: 'fél lyuk fal páncélzat kötés darab áttörés falon kettévág',
  },
  'BW-DMG-08': {
    title: 'Különleges sebzés különleges alkalomra',
    text: 'Ha a sebzés a páncélértékhez képest nagyon kicsi vagy nagyon nagy, a játékosok koptatást vagy túlölést választhatnak. Mindkettő több munka, ezért tartogassátok olyan pillanatra, amely megéri.',
    words: 'választható koptatás túlölés ritka túl gyenge erős vastag',
  },
  'BW-DMG-09': {
    title: 'Koptatás',
    text: 'Olyan páncélérték gyengítése, amelyet egyetlen támadás sem törne át. A sebzésdobás előtt jelentsd be; a páncélértékkel semmit sem kell összevetni. Helyette minden kocka, amely a célpont szerkezeti szintjénél, alkatrésznél annak saját, gyengébb szintjénél nagyobb, 1 koptatáspontot ad. A pontok megmaradnak, és minden későbbi, ugyanolyan fajta támadás sebzéséhez hozzáadódnak ugyanazon a célponton vagy alkatrészen.',
    words:
      'fejsze faltörő fúró ostrom kapu fal lassan pont grinding átfűrészelni falat betörni kivágni fűrész baltával csákány vágni',
  },
  'BW-DMG-10': {
    title: 'Túlölés',
    text: 'Ha a támadó akarja, a páncélérték fölött maradt sebzés újabb páncéldobással mérkőzik meg. Ha megint nagyobb, a célpont újabb pont méretsebzést kap, vagy újabb alkatrészt veszít. Így megy tovább, amíg a páncélérték ki nem tart, vagy a célpont el nem pusztul.',
    words: 'fölös maradék sebzés több pont ismét overkill túlütés túl sok felesleg felesleges',
  },
  'BW-DMG-11': {
    title: 'Túlölés több célponton át',
    text: 'Ha egy célpont elpusztult, átszakadt vagy félrerepült, a maradék sebzés ugyanarra száll tovább, és azt éri, ami következik, ameddig a támadás elér: a fejsze lendítése, a lézer hatótávja, a rohamozó bika futása. Ami ott megmarad, elvész.',
    words: 'keresztül mögötte vonal következő célpont csoport hatótáv overkill emberen',
  },
  'BWC-37': {
    title: 'Mit számol a koptatás?',
    text: 'Angol szöveg: hány kocka nagyobb a szintnél, későbbi azonos fajta támadásokhoz. A lengyel szöveg ezek összegének is olvasható, és ugyanarra az elemre mért általános meg alkatrésztámadásokat említ. Az app kockákat számol, azonos fajta támadáshoz és azonos célponthoz vagy részhez.',
    words: 'szám összeg alkatrész fordítás',
  },
  'BWC-136': {
    title: 'Mit gyengít a méretsebzés?',
    text: 'A szöveg a fegyvereket, a berendezéseket és a lendületet említi. Az app a kisebb mérettel újraszámolja a fegyverhatárt; ami nem fér bele, abban a körben nem használható. A páncélérték nem változik.',
    words: 'sebzésjelző határ fegyver lendület méret',
  },
  'BWC-149': {
    title: 'Elindul-e a fal a sebzéstől?',
    text: 'A méretsebzés legalább 1" mozgást meghagy. Ami sosem mozgott, az az appban 0"-en marad.',
    words: 'épület mozgás minimum nulla',
  },
  'BWC-171': {
    title: 'Mennyivel zúz egy sérült alkotás?',
    text: 'A sebzésjelzők miatt az alkotás úgy viselkedik, mintha annyi inchcsel kisebb volna, a zúzás pedig a saját méretét adja hozzá. Az appban a lendületet a megmaradt méret korlátozza, a zúzásnál az egész számít, mert a test ugyanakkora. A másik értelmezés: mindkettőnél az, ami megmaradt.',
    words: 'tiprás bónusz ráesik',
  },
  'BWC-172': {
    title: 'Hány sebzésjelző jár egy környi közelharcért?',
    text: 'A páncélértéknél nagyobb sebzés egy sebzésjelző, bármekkora is, a közelharcban viszont a kör sebzése összeadódik. Az app a teljes összeget veti össze a páncélértékkel, és legfeljebb egy sebzésjelzőt ad; egy összegből több túlölés volna, azt az alkotás sérüléseinél lehet lejátszani. Ha házi szabály szerint minden sebzés külön számít, mindegyik, amelyik nagyobb a páncélértéknél, egy sebzésjelző. A másik értelmezés: miután az összeg legyőzte a páncélt, minden ütés egy sebzésjelző.',
    words: 'páncélérték ló közelharc',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
