import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-01': {
    title: 'Az egész várnak 18"-en belül kell lennie?',
    text: 'A vár legfeljebb 18"-re lehet a várúr kezdő területétől. Ez vagy minden vár-részre áll, vagy elég, ha a legközelebbi van ilyen közel. Az app minden vár-résztől megköveteli, a legközelebbi szélétől a terület legközelebbi széléig mérve, mert a felállítás többi távolsága is vár-részekre szól. Házi szabály, ha csak a legközelebbit nézitek.',
    words: 'várrész távolság mérés előkészületek',
  },
  'MK-A-02': {
    title: '3" melyik vár-résztől?',
    text: 'A vár-részek legfeljebb 3"-re lehetnek egymástól. Ez vagy bármely kettőre áll, vagy csak annyit kíván, hogy mindegyiknek legyen ilyen közeli szomszédja. Az app az utóbbit veszi: mindegyiktől 3"-en belül álljon egy másik, és az egész vár alkosson egyetlen láncot. Ha bármely kettőnek ilyen közel kellene állnia, nagyobb várat nem is lehetne építeni; aki mégis így játssza, házi szabály szerint teszi.',
    words: 'várrész távolság szomszéd páronként lánc rés hézag',
  },
  'MK-A-03': {
    title: 'Hozzá kell érnie a kezdő területnek a várhoz?',
    text: 'A szöveg szerint a használó kezdő pozíciója kapcsolatban van a várral, máshol viszont akár 18" távolságot is enged. Az előbbi lehet kötelező érintkezés, de lehet engedély is, hogy bentről indulj. Az app engedélynek veszi: a harcosok kezdhetnek a várban, a kettő között pedig csak a 18"-et kell mérni. Házi szabály, ha a kettőnek tényleg össze kell érnie.',
    words: 'pozíció kapcsolat érintkezik indul előkészületek',
  },
  'MK-A-04': {
    title: 'A pontosan 18" benne van a 18"-es körzetben?',
    text: 'Várhasználó nem tehet le figurát az ellenfél kezdő területének 18"-es körzetébe. A pontosan 18"-re álló figurát lehet bentinek és éppen kintinek is tekinteni. Az app szerint bent van, tehát tilos, mert egy körzethez a határa is hozzátartozik. Ahol viszont a szöveg legalább vagy legfeljebb szóval szab határt (3", 18", 30"), ott a pontos érték még jó. Házi szabály, ha a pontosan 18"-re álló figurát megengeditek.',
    words: 'egyenlő határ sugár felállítás figurák',
  },
  'MK-A-05': {
    title: 'A kezdő terület és a kezdő pozíció ugyanaz?',
    text: 'A felállításnál egyszer a kezdő területtől, máskor a kezdő pozíciótól kell mérni. Az utóbbit úgy is lehetne érteni, hogy az egyes figurák helye. Az app a kettőt azonosnak veszi, mert a pozíciót emlegető felsorolás csak megismétli a területnél már megadott távolságokat. Más értelmezésből nem is adódna olyan feltétel, amelyet a figurák felrakása előtt ellenőrizni lehetne.',
    words: 'felállítási zóna szóhasználat előkészületek',
  },
  'MK-A-06': {
    title: 'Mit építhet az ellenfél a saját oldalán?',
    text: 'Az ellenfél a maga oldalán bármit építhet, amíg a figurái induláskor legalább 30"-re vannak a vártól. Ez úgy is hangozhat, mintha a felállítás minden más szabálya alól felmentené. Az app a saját oldalára rakott terepre érti, a 30"-et pedig a figuráinál ellenőrzi. A saját várára mindenképpen a várszabályok vonatkoznak, ezért nincs másik értelmezés, amelyet érdemes volna mellé tenni.',
    words: 'terep építés bármi oldal távolság figurák',
  },
  'MK-A-07': {
    title: 'Mi van, ha mindkét játékos várat hoz?',
    text: 'A szöveg többnyire egyetlen várhasználóról beszél, egy mondata viszont egyiküknek sem engedi, hogy túl közel tegyen figurát a másikhoz. Két várra tehát számít, és semmi sem utal arra, hogy ilyenkor mások a távolságok. Az app mindent ellenőriz minden várhasználónál minden ellenféllel szemben, több ellenfélnél is. Másik értelmezés nem kínálkozik.',
    words: 'vár ellenfelek várhasználó mindketten',
  },
  'MK-A-08': {
    title: 'Mely falak számítanak a létráknál?',
    text: 'A játékban lévő falak közül 3-anként 1 létra jár egy játékosnak. Ez szólhat az asztal összes faláról vagy csak az övéiről, a kerekítésről pedig nem esik szó. Az app minden játékban lévő falat beszámít, bárkié, és lefelé kerekít: 5 falnál mindkét félnek 1 létrája van. Az ostromlónak kell leginkább a létra, és neki sokszor egyetlen fala sincs. Házi szabály, ha csak a saját falak számítanak.',
    words: 'létrák száma kerekítés ostromló',
  },
  'MK-A-09': {
    title: 'Milyen cselekvés a létra felállítása?',
    text: 'A létra felállításához a mozgási alakzat cselekvést kap, a levételéhez mozgás cselekvést. Vagy szándékos a különbség, vagy a felállítás is mozgás cselekvés, csak kimaradt a szó. Az app a leírtakhoz tartja magát: a felállítás az alakzat egy cselekvése, a levétel mozgás cselekvés. Házi szabály, ha mindkettő mozgás cselekvés; így is, úgy is 1 cselekvésbe kerül.',
    words: 'felrakás költség létrázás',
  },
  'MK-A-10': {
    title: 'Tényleg a célpont választja meg a támadót?',
    text: 'Ha több ellenséges figura ér a belépési ponthoz, a szöveg a célpontra bízza, ki legyen a támadó. Szó szerint véve a célpont játékosa nevezi meg, hogy ezek közül az ellenségek közül melyik támad. Ez furcsán hangzik, talán félrefordítás, és eredetileg a támadó választott célpontot. Az app a leírtakat követi, és mellette mutatja a másik értelmezést; az már házi szabály, hogy a támadó választ.',
    words: 'választás ellenség több',
  },
  'MK-A-11': {
    title: 'Kinek a szintje számít összefogásnál?',
    text: 'Ha a célpont az elsődleges támadónál magasabban áll, +1 védelmet kap. Amikor többen fognak össze egy belépési ponton át, a segítők más szinten is állhatnak, mint az elsődleges támadó. A szöveg csak az elsődleges támadót említi, ezért az app egyedül őt veti össze a célponttal; a segítők szintje nem változtat semmin. Más értelmezésre semmi sem utal.',
    words: 'gang up segítő magasság bónusz védelem',
  },
  'MK-A-12': {
    title: 'Csukni és zárni: ez két külön dolog?',
    text: 'A több ajtós vár-részről azt írja a szöveg, hogy az ajtókat külön lehet csukni, illetve zárni, holott a két szó ugyanazt jelenti. Kereshetne benne valaki olyan zárat, amely több a becsukott ajtónál. Az app nyitásnak és zárásnak érti, mert a megelőző mondatok erről a kettőről szólnak, zárszerkezetről pedig egyetlen szabály sem. Egyszerű elírásról van szó.',
    words: 'várrész ajtó ajtók nyitás elírás',
  },
  'MK-A-13': {
    title: 'Felvezet a fal ajtaja a tetőre?',
    text: 'Az ajtók a belépési pontok között szerepelnek, a falnak viszont a szöveg szerint a létrán kívül nincs ilyenje. A fal ajtaja tehát vagy feljárat, vagy csak átjáró. Az app bejáratnak veszi, amelyen a földön lehet átmenni, és amely nem kapcsolódik a tetőhöz, mert a falakra szóló szabály a pontosabb. Házi szabály volna az ajtó mögötti lépcső.',
    words: 'várfal mászás tető bejárat',
  },
  'MK-A-14': {
    title: 'Átmehet a kapun titán vagy lovas?',
    text: 'Ló, lovas, több tárcsás egység és titán a vár-részekre nem mehet rá, és be sem mehet. A boltív alatti föld lehet belső tér, de lehet a vár-rész alatti szabad hely is. Az app szerint a „be” minden ajtóra és a boltívre is áll, ott tehát nem mehetnek át; a vár hézagain és a romokon igen. Házi szabály, ha a boltív alá beengeditek őket.',
    words: 'várrész lovasság kapu átjárás lovagolni ló',
  },
  'MK-A-15': {
    title: 'Melyik az alap sebzés?',
    text: 'Vár ellen legalább 4 alap sebzés kell. Ez lehet a tárcsa mostani állásán látható érték, de a kezdőállásé is. Az app a most láthatót veszi, bónuszok és levonások nélkül, mert az alap a módosított ellentéte. A kezdőállás értéke házi szabály.',
    words: 'nyomtatott kezdő kattanás klikk bónusz',
  },
  'MK-A-16': {
    title: 'A titánokra és a több tárcsás egységekre is érvényes a többi szabály?',
    text: 'A lista feltétel nélkül engedi, hogy a titánok és a több tárcsás egységek várat támadjanak. Úgy is érthető, hogy ezzel minden más kötöttség alól felmenti őket. Az app szerint nem: közelharcban az első ívüknek hozzá kell érnie, és nem támadhatják azt a vár-részt, amelyiken állnak, mert ez a két szabály nem ismer kivételt.',
    words: 'titán kivétel kapcsolat ív',
  },
  'MK-A-17': {
    title: 'Lőhet-e vár-rész egy másik várra?',
    text: 'A messzelövés szabálya számít arra, hogy vár-rész várra lő, de a vár támadóinak listáján vár-rész nem szerepel. Az app akkor engedi, ha a vár-rész is megfelel a feltételeknek: legalább 4 az alap távsebzése, még a messzelövés −2-je előtt, vagy van a listán szereplő lövő képessége. Az már házi szabály, hogy mindig lőhet.',
    words: 'várrész bástya ellen ellenséges torony',
  },
  'MK-A-18': {
    title: 'Messzelövés közeli célpontra: ott is −2?',
    text: 'Titánra, várra és több tárcsás egységre a vár-rész lőtávja kétszeres, a sebzése 2-vel kevesebb. A messzelövés név azt sugallja, hogy ez csak a rendes lőtávon túli célpontokra való. Az app minden távolságon mindkettőt alkalmazza, mert a szöveg csak a célpont fajtáját nézi, és nem ad választást. Házi szabály, ha csak a rendes lőtávon túl számoltok így; akkor a közeli célpont teljes sebzést kap.',
    words: 'várrész lőtáv közel titán sebzés választható',
  },
  'MK-A-19': {
    title: 'Mehet a sebzés 0 alá a −2 miatt?',
    text: 'A messzelövés 2-t levesz a vár-rész sebzéséből, de a szöveg nem mondja meg, mi történik, ha 2-nél kevesebb volt. Az app 0-nál megáll: a lövés találhat, de nem sebez. A 0 alatti sebzés csak gyógyítást jelenthetne, amit egyetlen szabály sem enged, ezért nincs második értelmezés.',
    words: 'várrész negatív legkisebb nulla gyógyít',
  },
  'MK-A-20': {
    title: 'Aki deszkázaton áll, az a falon áll?',
    text: 'A tilalom arról a vár-részről szól, amelyiken a figura áll, a deszkázatot nem említi, így az külön helynek is számíthatna. Az app a falhoz számítja, mert a szöveg szerint a deszkázat a hozzá tartozó fal része. Aki ott áll, a szomszédos részt támadhatja.',
    words: 'várrész deszka palló',
  },
  'MK-A-21': {
    title: 'Aki a boltív alatt áll, a kapubástyán van?',
    text: 'A boltív alatt lehet állni, de a szöveg nem mondja meg, hogy az már a vár-részen van-e. Az app szerint nincs: a földön áll, támadhatja a kapubástyát, és védelmet sem kap tőle. Az ellenkezője házi szabály.',
    words: 'várrész kapualj kapurács alatta kaputorony kapuban',
  },
  'MK-A-22': {
    title: 'Lövés vár-részről vár-részre: jár a védelmi bónusz?',
    text: 'A vár-részen álló figurának nem jár bónusz az épülettől, ha a tűzvonal egyetlen vár-részen sem halad át; a szöveg hozzáteszi, hogy mindketten rajta állnak. Ez szólhat ugyanarról a vár-részről, de az egész várról is. Az app megadja a bónuszt, ha a támadó és a célpont más-más vár-részen áll, mert a vonal ekkor átlépi a célpont részének szélét; egyazon részen nem jár. A másik értelmezés szerint az egész váron belül nincs bónusz: ezt az app mellette mutatja.',
    words: 'várrész plusz védelem erődítményérték toronyból toronyra',
  },
  'MK-A-23': {
    title: 'Egy támadás áttöri és el is pusztítja: hány pont jár?',
    text: 'Az áttörés a vár-rész pontjainak felét éri, az elpusztítása az egészet. Ha egyetlen támadás mindkettőt megteszi, a kettőt össze is lehetne adni. Az app csak a teljes pontot adja, mert a fele olyan részért jár, amely át van törve, de még áll, és ez itt egy pillanatra sem igaz. A szöveg nem enged más értelmezést.',
    words: 'várrész győzelmi pontok',
  },
  'MK-A-24': {
    title: 'Egyik áttöri, másik pusztítja el: kié a pont?',
    text: 'Aki áttörte a vár-részt, a pontjai felét kapja, amíg az nincs lerombolva. Ha később valaki más pusztítja el, az így kapott fél pontszám elveszhet, de meg is maradhat. Az app szerint elvész, mert a még álló vár-részhez kötődik, a teljes pontszám pedig a rendes szabályok szerint azé, aki elpusztította. Házi szabály, ha a pontok fele is megmarad: egy 85 pontos rész akkor 42 és 85 pontot ér.',
    words: 'várrész győzelmi két játékos lerombol betör',
  },
  'MK-A-25': {
    title: 'Lőhet még a demoralizált bástya?',
    text: 'A várszabály csak annyit mond, hogy a demoralizált vár-rész áttört, és az ajtajai nyitva maradnak. Hogy támadhat-e még, arról hallgat. Az app nem tiltja és nem is ígéri: a szabálykönyvetekben áll, mit tehet egy demoralizált figura, és az ottani szabályok a vár-részekre is érvényesek. Ez tehát az alapjáték kérdése, nem a várszabályoké.',
    words: 'várrész torony lövés támadás alapszabály elfoglalt lő',
  },
  'MK-A-26': {
    title: 'Mikor kerül le a cselekvésjelző a vár-részről?',
    text: 'A szöveg megmondja, mikor kap jelzőt a vár-rész, és azt is, hogy 2 jelzővel nem cselekedhet. Azt nem, hogy mikor kell a jelzőket levenni. Az app ezt a szabálykönyvetekre bízza, hiszen amin a várszabály nem változtat, az úgy megy, mint a többi figuránál. Választható második értelmezés nincs.',
    words: 'várrész jelző levétel túlterhelt kör vége',
  },
  'MK-A-27': {
    title: 'Nyitva tartja az ajtót, ha talapzat áll benne?',
    text: 'A kapurácsot nem lehet bezárni, ha egy figura talapzata útban van. A többi ajtóról ilyet nem ír a szöveg: vagy mindig becsukhatók, vagy magától értetődőnek vette. Az app csak a kapurácsra alkalmazza, mert a szabály egyedül ott szerepel. Házi szabály, ha minden ajtóval így bántok; könnyű megegyezni benne.',
    words: 'ajtó eltorlaszolt bezárás kapurács akadály',
  },
  'MK-A-28': {
    title: 'Rom az udvaron, ahová nem kerülhet terep?',
    text: 'A vár által bekerített földre nem szabad terepet rakni, az elpusztult vár-rész helyére mégis Rubble kerül, ami nehéz terep. A tilalom vagy az egész játékra szól, vagy csak a felállításra. Az app a felállításra érti, mert az előkészületek között áll, a romnak pedig saját szabálya van. Másképp a két szabályt nem is lehetne egyszerre betartani.',
    words: 'várrész romok udvar',
  },
  'MK-A-29': {
    title: 'Hogyan érhetsz ahhoz, ami sosincs kapcsolatban?',
    text: 'A szöveg szerint a vár-rész egy figurával sincs kapcsolatban, közelharchoz mégis hozzá kell érni az első ívvel. Az app mindkettőt megtartja: az érintés erre az egy támadásra jogosít, és a kapcsolat más hatásai nem járnak vele.',
    words: 'várrész érintkezés talapzat ellentmondás közelharc',
  },
  'MK-A-30': {
    title: 'A képességet használni is kell?',
    text: 'A szöveg olyan harcost kíván, akinek megvan valamelyik képesség. Vagy elég, ha látszik, vagy a támadásban használni is kell. Az app az elsőt választja: elég, ha most látszik a tárcsán, mert a szöveg csak a meglétét kéri. A kötelező használat házi szabály.',
    words: 'képességek választható aktív látható klikk',
  },
  'MK-A-31': {
    title: 'Zárt gyűrűnek kell lennie a várnak?',
    text: 'A szöveg szerint a vár bekeríti a csatatér egy részét. Ez lehet követelmény, hogy zárt gyűrűt alkosson, de lehet puszta leírás is. Az app leírásnak veszi, és nem ellenőrzi, hogy a gyűrű zárt-e, mert a vár-részek között 3"-ig úgyis lehet hézag. Ha a részek körben állnak, a belül lévő föld be van kerítve, és az ilyen hézag zártnak számít. A gyűrű megkövetelése házi szabály.',
    words: 'várrész bekerített udvar alak körbezár',
  },
  'MK-A-32': {
    title: 'Egy tag nem jogosult: elvész a támadás?',
    text: 'Aki nem felel meg a feltételeknek, nem vehet részt a vár elleni alakzatban és összefogásban. Vagy csak ő marad ki, vagy az egész támadás érvénytelen. Az app csak őt hagyja ki; a többiek támadhatnak, ha ennyien is megfelelnek az alakzat szabályainak. Az egész támadás elvesztése házi szabály.',
    words: 'csoport gang up résztvevő segítő gyenge',
  },
  'MK-A-33': {
    title: 'Túl közel van a lövéshez egy 4"-re álló vár-rész?',
    text: 'A szabály szerint a vár-rész nem lőhet a 4"-re vagy közelebb álló egységre. Egység lehet csupán a figura, de beletartozhat az ellenséges vár-rész is. Az app beleérti, mert a vár-rész is figura, és úgy mér, mint máskor: a lövő rész szélétől a célpont közepéig. A szöveg nem ad okot rá, hogy a vár kivétel legyen.',
    words: 'várrész legkisebb lőtáv ellen',
  },
  'MK-A-34': {
    title: 'Az áttört vártorony is ad még extra cselekvést?',
    text: 'A sima játék a játékban lévő vártoronyért ad extra cselekvést, a Conquest azért, hogy van nem-fal részed vagy vártornyod. Ez jelenthetné azt is, amit felraktál, azt is, ami még áll. Az app azt számolja, ami még áll: az elpusztult rész már nem számít, az áttört igen, és a két megfogalmazás ugyanazt jelenti. Ami kikerült a játékból, nyilván nincs játékban, így nincs is miből választani.',
    words: 'várrész cselekvés torony',
  },
  'MK-A-35': {
    title: 'Kétszer esik szó törött tornyokról: ez egy esemény?',
    text: 'Egyszer az áll a szövegben, hogy a vár-rész megsemmisül, ha 3 törött torony látható a tárcsáján, később pedig az, hogy kikerül a játékból, ha ott 3 ilyen jelenik meg. Lehetne két lépést keresni benne. Az app egy eseménynek veszi, mert a tárcsa és a jelek mindkét helyen ugyanazok: a rész abban a pillanatban elpusztult, és lekerül az asztalról. A kettő között semmi sem történhetne.',
    words: 'várrész jel',
  },
  'MK-A-36': {
    title: 'Mennyit ad egy segítő a vár elleni támadáshoz?',
    text: 'A várszabályok megengedik az összefogást és a lövő alakzatot, ha minden tagja megfelel, de számot nem mondanak hozzá: az az alapszabályok dolga, azok pedig kiadásonként mások. Az app ezért egy ostromban egyszer megkérdezi, mennyit ad egy segítő, külön közelharcra és külön lövésre, és a választ az ostrom házi szabályaként megjegyzi. A sebzés az első támadóé.',
    words: 'várrész összefogás alakzat bónusz plusz alapszabály',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
