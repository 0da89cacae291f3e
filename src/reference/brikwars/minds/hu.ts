import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'Saját elme',
    text: 'Az elmétől lesz az alkotásból lény, 1k6 ügyességgel. Annyi CP, amennyi a mérete, de legalább 1; minden +1 ügyesség újra ugyanennyi. 4-es méretnél az 1k6+1 ügyesség összesen 8 CP.',
    words: 'ész értelem ügyesség lény robot mi ár mind agy állat ára',
  },
  'BW-CRE-19': {
    title: 'Mire képes a lény',
    text: 'Ha van elméje, mindent megtehet, amit egy minifigura, amennyire a teste engedi: ajtót nyit, eszközt használ, hajít. Ha a játékosok nem értenek egyet, „az lesz, amit mondok” dobás dönt.',
    words: 'kéz végtag szerszám test képesség kétség lovak sárkány ajtó használ',
  },
  'BW-CRE-20': {
    title: 'Fél elme',
    text: 'Amelyik lény nem egészen a maga ura, fél elmét kap fele áron; minden +1 ügyesség viszont egy egész elme ára. 4-es méretnél egy ilyen +1-gyel ez 2 + 4 = 6 CP. Négy fajtája van: alkalmatlan, egyszerű, engedelmes és leigázott.',
    words: 'félelme fele olcsó zombi állat rabszolga ár fajta half mind buta agy',
  },
  'BW-CRE-21': {
    title: 'Alkalmatlan',
    text: 'Fél elme, amely maga dönt, de rosszul harcol, mint a zombi vagy az ogre: ügyessége 1k6-2. Angol szöveg: pontokért sem emelhető. Lengyel szöveg: vásárolt pontokkal igen, de más bónuszt és bónuszkockát nem kap.',
    words: 'zombi ogre mutáns civil ügyetlen ügyesség buta',
  },
  'BW-CRE-22': {
    title: 'Egyszerű',
    text: 'Fél elme, amely csak a csata előtt leírt rövid viselkedéslista szerint cselekszik. Legyen konkrét: a „lőj arra, ami a közelben mozog” jó, a „győzz” nem. Gyakran ilyen a gólem, a robot és az állat; az angol szöveg csapdákat is így működtet.',
    words: 'viselkedés lista állat csapda gólem robot birka kutya program buta parancs',
  },
  'BW-CRE-23': {
    title: 'Engedelmes',
    text: 'Fél elme, amely a gazdájára hallgat: amíg egy értelmes minifigura irányítja, annyit tud, mint egész elmével. Magára hagyva állat módjára viselkedik. Bármelyik csapat értelmes minifigurája, aki ilyenkor elkapja, az új gazdája lesz.',
    words: 'hátas ló háziállat android gazda elkap befog kutya idomított',
  },
  'BW-CRE-24': {
    title: 'Leigázott',
    text: 'Kényszerű fél elme: amíg béklyóban van, azt kell tennie, amit a fogva tartói parancsolnak. Ha kiszabadul, mindent megtesz, hogy szabad maradjon: rájuk támad, elmenekül, vagy mindenkit üt, akit ér.',
    words: 'rabszolga fogoly gályarab berserker rab lánc kiszabadult láncra vert kényszer',
  },
  'BW-CRE-25': {
    title: 'Mit tesz egy elme egy körben',
    text: 'Annyit, mint egy minifigura: egy cselekvést, egy lőfegyverrel vagy két közelharci fegyverrel. Akinek ez kevés, sokkezűséget vagy többfeladatosságot vehet, szintenként annyiért, amennyibe az elméje került.',
    words: 'képesség cselekvés fegyver kör két fegyver többlet támadás szörny',
  },
  'BW-CRE-26': {
    title: 'Sokkezűség',
    text: 'Sok karhoz vagy természetes fegyverhez. Minden szintje az elme áráért még 2 közelharci fegyverrel enged támadni és ellenlépni, vagy még 1 lőfegyverrel lőni, vagy még 1 szerszámkészletet használni, ha van hozzá elég kéz. Ez továbbra is egy cselekvés egy célpont ellen.',
    words: 'kar kéz végtag sok fegyver több támadás karom csáp multidexterity fej',
  },
  'BW-CRE-27': {
    title: 'Többfeladatosság',
    text: 'Több fejhez vagy gyors észhez. Minden szintje az elme áráért még 1 célpontot vagy még 1 másféle cselekvést ad. Egy körben se fegyver, se kéz, se tárgy nem használható kétszer, és sokkezűség nélkül legfeljebb 2 kéz vagy fegyver. A minifigura 2 ilyen szinttel, 1 szint sokkezűséggel és 1k6+2 ügyességgel 9 CP.',
    words: 'további cselekvés fej célpont több ész multitasking két',
  },
  'BW-OPR-01': {
    title: 'Vezérlők és kezelők',
    text: 'Az elme nélküli alkotásnak kezelő kell a vezérlőjéhez: kormányhoz, karhoz, pulthoz vagy legalább egy kijelölt helyre. A vezérlő irányíthat mindent, mint a pilótafülke vagy a nyereg, vagy egyetlen rendszert, mint a lövész ülése.',
    words:
      'vezető sofőr pilótafülke kormány legénység pult nyereg híd kezelő hány ember ágyúhoz személyzet löveg kormánykerék irányít',
  },
  'BW-OPR-02': {
    title: 'A vezérlő elfoglalása',
    text: 'Az összetört vezérlő megbénítja az alkotást. Jobban megéri megölni a legénységet, és beülni a helyére: semmi sincs lezárva. Ha több csapat áll ugyanannál a vezérlőnél, mindegyik cselekvéseket szánhat arra, hogy a többi egyáltalán ne kezelhesse.',
    words:
      'eltérítés elfoglalás lopás ellenséges jármű vita akadályozás szétver ellopni autó tank elfoglalni elkötni ellenség',
  },
  'BW-OPR-03': {
    title: 'Szövetségesek ugyanannál a vezérlőnél',
    text: 'Egy csapat csak akkor használhat egy rendszert, ha egyik szövetségese sem használta a saját előző körében; a lengyel szövegben: ebben a körben. Ha az ellenség elfoglalta a vezérlőt, azonnal használhatja.',
    words: 'szövetséges csapat kétszer rendszer közös kör társ ágyú',
  },
  'BW-OPR-04': {
    title: 'Cselekvésenként egy rendszer',
    text: 'A kezelő egy cselekvéssel egy rendszert használ egy célpont ellen. Meghajtás: a vezetés egésze, akár rohammal. Lőfegyver: egy vagy egy egyforma pár. Közelharci fegyver: egy támadás vagy egy hárítás. Manipulátor: egy tárgyat vagy egy csoportot emel, visz, hajít vagy ejt. Berendezés: egy, például érzékelő vagy pajzs.',
    words: 'vezetés lövés daru berendezés cselekvés hajtás manipulátor kezelő két ágyúval lőni',
  },
  'BW-OPR-05': {
    title: 'Senki sem vezeti',
    text: 'Amit senki sem kezel, az úgy megy tovább, ahogy volt: a pajzs fent marad, a markoló nem ereszt, a mozgó jármű pedig egyenesen halad azzal a sebességgel, amellyel utolsó körét befejezte.',
    words: 'sodródás vezető nélkül egyenesen automatikus elhagyott jármű meghalt sofőr halott megy tovább',
  },
  'BW-OPR-06': {
    title: 'Vezető vagy lövész',
    text: 'A közönséges minifigura egy körben vagy vezet, akár járművet, akár hátast, vagy mást csinál; a kettő együtt nem megy. Ezért ül a harci járművekben külön vezető és lövész.',
    words: 'vezetés lövés legénység lovas irányítás támadás egyszerre vezetni lőni',
  },
  'BW-OPR-07': {
    title: 'Képzett pilóta',
    text: 'A pilóta, a képzett sofőr vagy lovas vezet, és ugyanabban a körben még egy rendes cselekvést végez, többnyire támadást. A képzés 1 CP (a lengyel szöveg ára).',
    words: 'lovas sofőr képzés különlegesség kiképzett vezetni lőni',
  },
  'BWC-35': {
    title: 'Tanulhat-e az alkalmatlan?',
    text: 'Angol szöveg: az ügyessége 1k6-2 marad. Lengyel szöveg: a vásárolt pontok emelik, más nem, és bónuszkockája sincs. Az app minden kiadásban a nyomtatott szabályt követi.',
    words: 'emelés ügyesség bónusz fordítás',
  },
  'BWC-39': {
    title: 'Mennyibe kerül a pilóta?',
    text: 'Az angol szöveg nem mond árat; a lengyel szerint 1 CP, mint a vezetés. Az app minden kiadásban 1 CP-t kér.',
    words: 'ár különlegesség sofőr képzés',
  },
  'BWC-75': {
    title: 'A legkisebbek fél elméje',
    text: 'Az elme legalább 1 CP, a fél elme fele annyi. Az app ennek a minimumnak a felét veszi: 0,5 CP 0-s és 1-es méretnél is.',
    words: 'minimum méret nulla ár apró lény',
  },
  'BWC-115': {
    title: 'A szövetséges melyik köre számít?',
    text: 'Angol szöveg: a rendszer nem használható, ha egy szövetséges a saját előző körében használta. Lengyel szöveg: ha ebben a körben használta. Az app az angol értelmezést követi.',
    words: 'kör vezérlő ágyú',
  },
  'BWC-147': {
    title: 'Mennyibe kerül a több kéz fél elmével?',
    text: 'Angol szöveg: egy szint annyi, mint az eredeti elme. Lengyel szöveg: mint egy további elme, ami egészet is jelenthet. Az app azt veszi, amit a lény a sajátjáért fizetett: a felét.',
    words: 'sokkezűség többfeladatosság fele ár',
  },
  'BWC-169': {
    title: 'Melyik fegyverhez kell kéz?',
    text: 'A szöveg elegendő kezet kíván. Az appban a kézben tartott fegyver sosem lehet több, mint a kéz; a karomhoz, foghoz és felszerelt löveghez nem kell.',
    words: 'sokkezűség természetes karom',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
