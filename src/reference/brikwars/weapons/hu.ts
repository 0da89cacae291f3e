import type { weaponIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof weaponIds)[number];

export const texts = {
  'BW-WEAP-01': {
    title: 'Fegyverméretek (S, M, L)',
    text: 'A közelharci fegyver fajtáját a hossza dönti el: a minifiguránál rövidebb S, a vele egyforma M, a hosszabb L.',
    words: 'rövid hosszú nagyság hossz kategória típus kard hossza',
  },
  'BW-WEAP-02': {
    title: 'Kézifegyver (S)',
    text: '2 CP, kezelési érték 2, sebzés 1k6, közelharc. A másik kéz szabad marad egy második fegyvernek, pisztolynak vagy pajzsnak. 1k6" távolságra el is dobható, teljes sebzéssel. A harci mén rúgásának és harapásának ugyanez a kezelési értéke és a sebzése.',
    words:
      'kard tőr kés balta buzogány bunkó egykezes hajítás ára kerül mennyibe költség rövidkard statisztika sebez',
  },
  'BW-WEAP-03': {
    title: 'Nehézfegyver (M)',
    text: '3 CP, kezelési érték 4 (későbbi ötödik fejezet: 3), sebzés 1k6+2, közelharc. Egy kézben tartják; a másikban legfeljebb pajzs lehet.',
    words:
      'hosszúkard csatabárd katana lándzsa láncos buzogány másfélkezes egykezes kard ára kerül mennyibe költség balta statisztika sebez',
  },
  'BW-WEAP-04': {
    title: 'Kétkezes fegyver (L)',
    text: '4 CP, kezelési érték 5, sebzés 2k6, két kéz kell hozzá, aki viszi, annak a mozgása -1". Átér egy sor minifigurán vagy egy barikádon, elér a szomszéd emeletre és a lovasig, de kell hely a lendítéshez. Nyeregből vagy járműről rohamhoz elég egy kéz, ha a fegyvernek hegye van.',
    words: 'alabárd kopja pika pallos kasza szálfegyver hosszú ára kerül mennyibe lándzsa sebez',
  },
  'BW-WEAP-05': {
    title: 'Legkisebb ütőtávolság',
    text: 'A hosszú fegyvert a legalsó fogásánál tartják, és az ütő részének kell a célt érnie. Ha az ellenfél túl közel áll, és a harcos nem tud hátrálni, csak meglökheti. Az ütő rész nem lehet hosszabb egy minifiguránál.',
    words: 'túl közel kétkezes penge hely lendítés belharc suhintani',
  },
  'BW-WEAP-06': {
    title: 'Egykezes kopja nyeregben',
    text: 'Hátasról vagy járműről rohamozva a hegyes kétkezes fegyverhez csak 1 kéz kell, így a lovas pajzsot is vihet. Suhintani vele továbbra is csak két kézzel lehet.',
    words: 'kopjatörés lándzsa pajzs ló lovas roham',
  },
  'BW-WEAP-07': {
    title: 'Rövid hatótávú fegyver (S)',
    text: '3 CP, kezelési érték 3, hatótáv 6", sebzés 1k6. Egy kéz vagy kettő, józan ésszel (a kis íjhoz kettő kell); az újratöltéshez mindig mindkét kéz kell.',
    words:
      'pisztoly revolver íj számszeríj parittya varázspálca lőfegyver ára kerül mennyibe hatótáv kis statisztika sebez',
  },
  'BW-WEAP-08': {
    title: 'Nagy hatótávú fegyver (M)',
    text: '5 CP, kezelési érték 3, hatótáv 12", sebzés 1k6+1, mindig két kéz. Lengyel szöveg: aki ilyet hord, annak addig nem lehet más fegyvere, amíg ettől meg nem válik.',
    words:
      'puska muskéta hosszú íj nehéz számszeríj bazooka mesterlövész ára kerül mennyibe statisztika sebez',
  },
  'BW-WEAP-09': {
    title: 'A dobófegyver nem fogy el',
    text: 'Aki dobófegyvert vesz, annak mindig van belőle elég. Megosztani nem lehet, és az eldobottat más nem szedheti fel; csak az egész készlet cserélhet gazdát. Kivétel a robbanószer: azt darabonként kell megvenni, és elfogy.',
    words: 'lőszer végtelen dobócsillag gerely dobókés elfogy',
  },
  'BW-WEAP-10': {
    title: 'Lőfegyver bunkó gyanánt',
    text: 'A lőfegyver közelharcban legfeljebb rögtönzött fegyver: kezelési érték 3, sebzés 1k6-2. Ami túl törékeny, például egy kis íj, az erre sem jó. A lengyel szöveg hallgat erről; az app ott is így játssza.',
    words: 'puskatus pisztoly ütés tus közelharc rögtönzött íjjal ütni',
  },
  'BW-WEAP-11': {
    title: 'Robbanószer',
    text: 'Darabja 1 CP, kezelési érték 3, sebzés 1k10, egyszer használható. Eldobva 1k6+2" messzire száll; kilőve a vető hatótávja számít, a vetőt pedig lőfegyverként kell megvenni; időzítve le is tehető, ha bemondod, mikor robban. A robbanás 2"-en belül mindent eltalál, a mozdítható dolgokat 2"-re ellöki.',
    words:
      'gránát bomba rakéta dinamit időzített töltet gyújtózsinór robbanás ára kerül mennyibe dobni hatása',
  },
  'BW-WEAP-13': {
    title: 'Pajzs',
    text: '1 CP, kezelési érték 2, 1k6 csak hárításhoz és lökéshez; támadni nem lehet vele. Hajított fegyvert, nyilat és parittyakövet is hárít, puskalövést és villámot nem. A lengyel szöveg szerint varázslatot és plazmát sem, hacsak nem energiapajzs.',
    words: 'hárítás védekezés lökés lövedék nyíl védelem ára kerül mennyibe megállítja nyilat',
  },
  'BW-WEAP-14': {
    title: 'Vért',
    text: '2 CP. 1k6-tal növeli a páncélértéket mindenféle sebzés ellen, és elvesz 1" mozgást (lengyel szöveg: csak gyalog). A vértes minifigura páncélértéke 4+1k6.',
    words: 'páncél mellvért védelem lovag armor ára kerül mennyibe pajzzsal lemezvért lassít',
  },
  'BW-WEAP-15': {
    title: 'Puszta kéz',
    text: 'Kezelési érték 2, egy 2" lökés és semmi más, az is csak két üres kézzel. Puszta kézzel nem lehet támadni, és fegyvert sem lehet hárítani; az egyetlen kivétel a puszta kezes lökés hárítása (későbbi ötödik fejezet: a pajzzsal való lökésé is).',
    words: 'fegyvertelen ököl lökdösés üres rúgás',
  },
  'BW-WEAP-16': {
    title: 'Rögtönzött fegyver',
    text: 'Kezelési érték 3 (lengyel szöveg: 2), sebzés 1k6-2, közelharc, ingyen van; eldobva 1k6-1" messzire száll. Valódi, kézben tartott tárgynak kell lennie, és elég szilárdnak ahhoz, hogy kézifegyver helyett használják.',
    words: 'alkalmi üveg kő fáklya serpenyő asztalláb szék dobni',
  },
  'BW-WEAP-17': {
    title: 'Mi fér két kézbe',
    text: 'Két S fegyver, S és pajzs, S és pisztoly, egy M fegyver és pajzs, vagy egyetlen kétkezes fegyver. Nehézfegyver mellé csak pajzs vehető. Az osztag hadijelvénye nem foglal kezet; a lengyel liga forgatókönyveiben cipelt tárgy egyet foglal.',
    words: 'felszerelés fegyverzet másik kéz fegyver szabályos kézben kettő',
  },
  'BW-WEAP-18': {
    title: 'Mozgáslevonások',
    text: 'A kétkezes fegyver hordása 1" mozgást vesz el, a vért még 1"-et; akinél mindkettő van, annak 3" marad. 2005-ös szabálykönyv: mindig; lengyel szöveg: csak gyalog. Az app mindig a viselő saját mozgását rövidíti, a hátas a sajátját használja.',
    words: 'lassú nehéz teher sebesség vért kétkezes lassabb felszerelés',
  },
  'BW-WEAP-19': {
    title: 'Az íjak megkülönböztetése',
    text: 'A rövid és a hosszú íj elemekből egyforma. Ha mindkettő játékban van, különböztessétek meg színnel, csapatnemmel vagy díszítéssel.',
    words: 'rövid íj hosszú íj szín jelölés íjászok',
  },
  'BWC-44': {
    title: 'Lehet-e a puskásnak másik fegyvere?',
    text: 'Angol szöveg: a nagy hatótávú fegyver két kezet foglal, többet nem mond. Lengyel szöveg: akinél ilyen van, annak nem lehet más, amíg meg nem válik tőle. Az app megengedi a többit; használni csak egyet lehet.',
    words: 'puska kizárólagos kard',
  },
  'BWC-77': {
    title: 'Kilőhet-e robbanószert egy kis vető?',
    text: 'Az alkotások vetői legfeljebb a méretük felét bírják, 1-es méretnél tehát semmit; a minifigura bazookája mégis kilövi. Az app: a lőfegyverként vett vető 1 darab 1-es méretű robbanószert lő ki; a felezés (lefelé kerekítve) csak az alkotások vetőire vonatkozik.',
    words: 'bazooka töltet rakéta méret gránát',
  },
  'BWC-112': {
    title: 'Miféle fegyver a láncfűrész?',
    text: 'Az angol szöveg a nehézfegyverek, a lengyel a kézifegyverek közt sorolja fel. Az appban a modell hossza dönt: a minifiguránál rövidebb S, az ugyanolyan hosszú M, a hosszabb L.',
    words: 'fajta méret nehéz kézi',
  },
  'BWC-121': {
    title: 'Milyen hosszú a gyújtózsinór?',
    text: 'A szövegek csak példát adnak: a következő kör vége vagy 2 kör. Az appban a gazdája szabadon mondja meg, mikor robban, legkorábban a saját következő köre végén.',
    words: 'időzítő bomba késleltetés robbanószer',
  },
  'BWC-122': {
    title: 'Használhatja-e minifigura egy lény közelharci fegyverét?',
    text: 'A 2-es méretű közelharci fegyver 4 CP-ért 2k6-ot sebez 4-es kezelési értékkel, a kétkezes fegyver ugyanennyit 5-össel. Hogy senki se vegye meg a könnyebben kezelhetőt, az app a minifiguráknak az alkotások táblázatából csak 1-es méretű fegyvert enged.',
    words: 'kijátszás alkotás méret táblázat',
  },
  'BWC-123': {
    title: 'Összeadódnak-e a vértek?',
    text: 'A szabályok 1k6-ot adnak a vértért, többet nem mondanak. Az app egyet számol; a pajzs csak hárít, a páncélértékhez semmit sem ad. A QuikWarsban másképp van.',
    words: 'két vért hozzáadás páncélérték páncél együtt',
  },
  'BWC-134': {
    title: 'Lőhet-e a második pisztoly?',
    text: 'A minifigura körönként 1 távolsági támadást tesz, és az elméje 1 lőfegyvert kezel. Az appban a második pisztolyhoz ezért sokkezűség kell; fegyvert párban elsütni csak a járművek rendszerei tudnak.',
    words: 'két kétkezes lövés',
  },
} satisfies ChapterTexts<Id>;
