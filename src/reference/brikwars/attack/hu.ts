import type { attackIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ATK-01': {
    title: 'A támadás három lépése',
    text: 'Ellenőrizd a hatótávot, végezd el a támadódobást, majd a sebzésdobást. Mindegyik lépésre hathatnak támadásmódosítók.\nA QuikWarsban és a LUGPolWarsban nincs támadódobás: aki eléri a célpontot, az eltalálja.',
    words: 'menete sorrend találat eljárás szakaszok támadok',
  },
  'BW-ATK-02': {
    title: 'Látja a célpontot?',
    text: 'A támadó szemétől akadálytalan rálátás kell a célpont valamely látható részére. Enélkül csak a vaktában lövés marad, -5 levonással.\nA lengyel szöveg azt is elfogadja, ha csak jelek utalnak a célpontra; az app ezt vaktában lövésnek veszi.',
    words: 'rálátás látóvonal LOS látható rejtett szem',
  },
  'BW-ATK-03': {
    title: 'Közelharci hatótáv',
    text: 'A fegyver ütő, vágó vagy szúró részének el kell érnie a célpontot, ezért a fegyver hossza is számít. A józan ész ennél többet is tilthat: kopjával nem lehet oldalra döfni.',
    words: 'kézitusa érintés elér fegyverhossz lándzsa kopja CC lándzsával elérni',
  },
  'BW-ATK-04': {
    title: 'Lőtávolság',
    text: 'A célpontnak a fegyver inchben megadott hatótávján belül kell lennie; a pontosan ekkora távolság még jó. A csőtől a célpontig szabad vonal kell.\nA rövid hatótávú lőfegyver hatótávja 6", a nagy hatótávúé 12"; a QuikWarsban és a LUGPolWarsban a kézi lőfegyvereké 10".',
    words: 'hatótáv pisztoly puska íj lövés messze távolság lő',
  },
  'BW-ATK-05': {
    title: 'Elhajított fegyver',
    text: 'Előbb jelentsd be, hogy hajítasz, aztán dobj a hatótávra: kézifegyver 1k6", rögtönzött fegyver 1k6-1", robbanószer 1k6+2". Ha a fegyver nem ér el a célig, nincs támadódobás.\nA csupa egyes hatótávdobás alapból kritikus kudarc, és a fegyver a dobó lába elé esik; ha rendes eredménynek számítjátok, az házi szabály.',
    words: 'dobófegyver hajítás gránát dobás távolsága kés fejsze kardot dobni eldobni lándzsa balta',
  },
  'BW-ATK-06': {
    title: 'Támadódobás',
    text: 'Dobj a támadó ügyességére, és add hozzá a támadásmódosítókat; a 0 alatti eredmény 0-nak számít. A támadás talál, ha az eredmény eléri a fegyver kezelési értékét; az egyenlő is elég. Ha minden kocka 1-et mutat, a támadás a módosítóktól függetlenül nem talál.\nA lengyel szöveg egyik mondata a páncélértékkel veti össze az ügyességet; ez elírás, mindig a kezelési érték számít.',
    words: 'találat ügyességdobás eltalál elvét pontosság use eltalálni',
  },
  'BW-ATK-07': {
    title: 'Sebzésdobás',
    text: 'Találat után dobj a fegyver sebzésére. A célpont csak akkor pusztul el, ha a sebzés nagyobb a páncélértékénél; az egyenlő vagy kisebb lepattan: a 4-es páncélértékű minifigura 5-től már meghal. A kockás páncélértékre lövésenként külön, közelharcban célpontonként és játékoskörönként egyszer kell dobni.\nA csupa egyes sebzésdobás alapból 0; ha rendes eredménynek számítjátok, az házi szabály (a QuikWarsban nincs kritikus kudarc).',
    words: 'megöl meghal egyenlő páncél seb elpusztul damage megölni',
  },
  'BW-ATK-08': {
    title: 'Automatikus találat',
    text: 'Nem kell támadódobás az olyan élettelen tárgy ellen, amelyet a támadó a fegyverével elér, ha közben őt senki sem támadja. A viszonylagos mozgás számít: az utas a kocsi belsejét automatikusan eltalálja, azt viszont nem, ami mellett elhajtanak.\nCsak a 2005-ös szabálykönyvben van benne; a többi kiadásban alapból nem él, de házi szabályként használható.',
    words: 'biztos fal ajtó épület tárgy dobás nélkül álló jármű',
  },
  'BW-ATK-09': {
    title: 'Támadásmódosítók',
    text: 'A bónusz az ügyességhez, a hatótávhoz vagy a sebzéshez adódik; a levonás az ügyességet csökkenti. Ami érvényes, azt mind össze kell adni.\nA bónuszkocka és a kritikus kudarc a módosítóktól függetlenül működik.',
    words: 'módosító bónusz levonás plusz mínusz előny hátrány',
  },
  'BW-ATK-10': {
    title: 'A célpont mérete',
    text: 'Az ügyesség +1-et kap a célpont látott oldalának legszélesebb részén minden teljes 2" után, legfeljebb +5-öt. Az egész minifigura vagy 2x4 bütyök 0, a nagyjából 2x2 bütyök -1, az egyetlen 1x1-es bütyök és a legtöbb felszerelés -2. Csak a célba vehető rész számít.\nA lengyel szöveg csak a minifigurán túli további 2"-eket számolja; az app alapból minden teljes 2"-et.',
    words: 'nagy kicsi célméret felszerelés módosító széles épület',
  },
  'BW-ATK-11': {
    title: 'Takarás: a látható harmadok',
    text: 'A minifigura három részből áll: fej a fejfedővel, törzs a karokkal, hátizsákkal és vérttel (a kézben tartott tárgyak nélkül), valamint láb. Ha egy részből bármennyi látszik, az egész rész látszik.\nHa 3 rész látszik, az ügyesség módosítója 0, ha 2, akkor -1, ha 1, akkor -2.',
    words: 'fal mögött fej törzs láb elbújik fedezék feje látszik láda bokor',
  },
  'BW-ATK-12': {
    title: 'A célpont és a támadó mozgása',
    text: 'Az álló célpont ellen az ügyesség +1, az álló helyzetből célzó támadó további +1-et kap; a kettő összeadódik. Nézd a támadó és a célpont közül a gyorsabbat: 6" alatt nincs módosító, utána minden teljes 6" után -1.\nA lengyel szöveg csak a célpont sebességét említi; az app alapból a gyorsabbat veszi.',
    words: 'mozgó sebesség gyors álló célzás módosító kocsiból futva lövés futó menet közben',
  },
  'BW-ATK-13': {
    title: 'A sebesség a megtett út',
    text: 'A sebesség az éppen zajló vagy a legutóbbi körben megtett út, nem a mozgásérték. Az a gyors figura, amelyik egy helyben maradt, álló célpont (+1).\nAz utas olyan gyors, mint ami viszi: 19"-et száguldó szánon a lassú figurát is -3 levonással lehet eltalálni.',
    words: 'gyorsaság jármű lovas utas valódi távolság inch haladt gyors autó',
  },
  'BW-ATK-14': {
    title: 'Célzás',
    text: 'A célzásért járó +1-hez a támadónak az egész körében mozdulatlannak kell maradnia. Aki mozgó járművön utazik, nem számít állónak, kivéve, ha a célpont ugyanazon a járművön van.\nA lengyel szöveg csak annyit kér, hogy álljon egy helyben.',
    words: 'mesterlövész mozdulatlan áll bónusz céloz jármű célozni mozdulatlanul',
  },
  'BW-ATK-15': {
    title: 'Közelharcban senki sem áll egy helyben',
    text: 'A közelharcban lekötött egységek sosem számítanak állónak, akkor sem, ha senki sem mozdította őket. Nincs tehát +1 az álló célpontért, és nincs +1 a célzásért sem.',
    words: 'kézitusa mozdulatlan lekötve bónusz célzás mozgás verekedők',
  },
  'BW-ATK-16': {
    title: 'Egyenesen egymás felé',
    text: 'A későbbi ötödik fejezet mindig elengedi a sebesség miatti levonást, ha a támadó és a célpont egyenesen egymás felé mozog, bármilyen gyorsan. A 2005-ös szabálykönyv csak akkor, ha olyan egységet támadsz, amely egyenesen rád rohamoz, a lengyel szöveg bármely rohamozó ellen.\nAz app a választott kiadást követi.',
    words: 'szemből roham frontális sebességlevonás szembe',
  },
  'BW-ATK-17': {
    title: 'Magassági előny',
    text: 'Aki lő vagy hajít, +1" hatótávot kap minden 1" után, amennyivel a célpont fölött van. Attól a felülettől mérj, amelyen áll, vagy amelyre a fegyvere fel van szerelve; a fej fölé emelt fegyver nem számít, fölfelé lőni pedig nem hátrány.\nA későbbi ötödik fejezet legfeljebb +5"-et enged; a többi kiadásban nincs felső határ.',
    words: 'magasság domb torony fal fentről lövés felülről tetőről toronyból lőni',
  },
  'BW-ATK-18': {
    title: 'Vaktában lövés',
    text: 'Ha nem látod a célpontot, a többi módosítón felül -5 az ügyességed. A helyét így is 1"-en belül ismerned kell, különben nincs támadás; a lengyel szöveg beéri a hozzávetőleges hellyel.\nA nem látott célpontnál az app a takarást elhagyja, a mozgást viszont számolja.',
    words: 'vakon láthatatlan rejtett mozsár sötét füst látja',
  },
  'BW-RNG-01': {
    title: 'Egy lövés, közelharc nélkül',
    text: 'A minifigura körönként legfeljebb egy távolsági támadást tesz. Abban a körben, amelyben közelharcban van, egyet sem, sem előtte, sem utána.\nA távolsági támadásra nincs ellenlépés; csak a pajzs háríthat lassú lövedéket.',
    words: 'távharc lövések száma tüzelés hány lőfegyver lőni verekedni',
  },
  'BW-RNG-02': {
    title: 'Tűzvonal és hatótáv',
    text: 'A lövő szemének és fegyverének is szabad vonal kell a célpont valamely látható részére, és a célpontnak hatótávon belül kell lennie. Ezután jön a támadódobás és a sebzésdobás az érvényes módosítókkal.',
    words: 'rálátás látóvonal LOS akadály lövés távharc útban',
  },
  'BW-RNG-03': {
    title: 'Mellélövés',
    text: 'A mellélövés rendszerint senkinek sem árt. Ha bármelyik játékos követni akarja, a lövedék legfeljebb annyi inchre csapódik be a célponttól, amennyi a támadódobásból hiányzott: 5-ös kezelési érték ellen a 3-as dobás 2". A védekező játékos ezen belül választ olyan helyet, amelyet a fegyver eltalálhatott; aztán jön a sebzésdobás.\nHa csak kritikus kudarc miatt ment mellé, a távolság az appban 1".',
    words: 'elvétett eltévedt lövedék szóródás tévesztett baráti tűz sajátot eltalálni saját elhibázta megy',
  },
  'BW-RNG-04': {
    title: 'Kit érhet a mellélövés',
    text: 'A védekező a mellélövést csak arra irányíthatja, ami az övé, a támadóé vagy valamelyikük szövetségeséé; a gazdátlan tereptárgy mindig választható. A kívülálló játékosok egységei nem választhatók, kivéve, ha a találat elkerülhetetlen.',
    words: 'eltévedt lövés áldozat szövetséges kívülálló semleges baráti tűz sajátot eltalálni saját embert',
  },
  'BW-RNG-05': {
    title: 'Pajzs a lövedékek ellen',
    text: 'Pajzzsal hárítható az elhajított fegyver és a lassú lövedék, például nyílvessző vagy parittyakő, de a puskagolyó és a villám nem. Rendes hárítás: a pajzs kezelési értéke 2, és 1k6-tal csökkenti a sebzést. Más ellenlépés nincs lövés ellen.\nA lengyel szöveg a mágikus és a plazmatámadást is kizárja, hacsak nem energiapajzsról van szó.',
    words: 'hárítás nyíl golyó lövés kivéd parittya',
  },
  'BWC-03': {
    title: 'Szemből kinél marad el a sebesség miatti levonás?',
    text: 'Későbbi ötödik fejezet: mindenkinél, ha ketten egyenesen egymás felé mozognak. 2005-ös szabálykönyv és lengyel szöveg: csak annál, aki rohamozót támad. Az app a választott kiadást követi; a tágabb értelmezés házi szabály.',
    words: 'kapcsoló',
  },
  'BWC-09': {
    title: 'Él-e még az automatikus találat?',
    text: 'Csak a 2005-ös szabálykönyvben van meg; a későbbi ötödik fejezet nálunk lévő példányából és a lengyel szövegből hiányzik, szándékosan vagy véletlenül. Az app a 2005-ös szabálykönyvvel használja, máshol nem; mindkettő házi szabállyal változtatható.',
    words: 'dobás nélkül kiadás kapcsoló',
  },
  'BWC-130': {
    title: 'Mi a helyzet 5" és 6" közötti sebességnél?',
    text: 'A táblázat szerint 5"-ig nincs levonás, 6"-től van. Az app a teljes 6"-eket számolja: ami ennél kevesebb, azért nem von le.',
    words: 'sebesség rés tört módosító inch',
  },
  'BWC-131': {
    title: 'Két méret közötti célpont',
    text: 'A táblázat 2x4, 2x2 és 1x1 bütyköt ismer. Az appban a legközelebbi fokozatot válaszd; ha nem tudtok megegyezni, dobással döntsetek.',
    words: 'célméret bütyök',
  },
  'BWC-132': {
    title: 'Számít-e a takarás vaktában lövésnél?',
    text: 'A -5 a többi módosítóhoz jön, és a takarás is módosító. De a nem látott célpontról senki sem tudja, melyik része látszik: az app a takarást nem számolja, a mozgást igen. A másik értelmezés házi szabály.',
    words: 'fedezék látható füst',
  },
  'BWC-138': {
    title: 'Látni kell-e a célpontot?',
    text: 'Angol szövegek: igen, szabad vonal kell valamelyik részére; a vaktában lövés a kivétel. Lengyel szöveg: elég, ha jelek utalnak a jelenlétére. Az app minden rálátás nélküli támadást vaktában lövésnek vesz, -5-tel.',
    words: 'rejtett mozsár vaktában',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
