import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SQ-01': {
    title: 'Mire jó az osztag?',
    text: 'A közös talpon álló egységek egyként mozognak és cselekszenek: gyorsabb a kör, az egyforma kockákat egy marékkal lehet dobni, és együtt olyan páncélt is áttörnek, amelyet külön egyik sem. A találatok eloszlanak köztük, közelharcban pedig számít a létszám. Bármilyen egységek lehetnek egy osztagban, különbözők is, például egy katapult és a kezelői.',
    words: 'csoport szakasz raj alakulat csapat előnyök squad előnye',
  },
  'BW-SQ-02': {
    title: 'Talp, zászló és elrendezés',
    text: 'Az osztagnak három ismérve van. A talp dönti el, hol fér el, és mely ellenségeket éri el közelharcban; a zászlótól kell mérni a távolságot; a tagok helye pedig ott fontos, ahol a sebzés egy pontra esik, mint a robbanásnál és a rohamnál.',
    words: 'osztag alakzat ismérvek három lap',
  },
  'BW-SQ-03': {
    title: 'Osztagtalp',
    text: 'Minden tag egy talpon áll, amely egyetlen nagy egységnek számít: amihez a talp hozzáér, ahhoz mindegyikük hozzáér. Ökölszabály: 2x4 bütyök egy gyalogos minifigurának, 4x8 egy lovasnak, így 8 gyalogosnak körülbelül 64 bütyök kell. Túl kicsi talpra zsúfolni a katonákat nem illik.',
    words: 'alaplap lap méret bütyök lovas mekkora hely',
  },
  'BW-SQ-04': {
    title: 'Az osztag zászlaja',
    text: 'Az osztagig és az osztagtól minden távolságot a zászlójánál kell mérni: ez lehet lobogó, kürtös vagy egyszerűen az, aki középen áll. A talp közepe táján van, nem kerül CP-be, és nem szabad odébb tenni, hogy inchet nyerjen. Nem fegyver, és nem foglal kezet: aki viszi, használhat kétkezes fegyvert.',
    words: 'zászló hadijelvény lobogó mérés távolság hatótáv közép zászlóvivő zászlós',
  },
  'BW-SQ-05': {
    title: 'Elrendezés a talpon',
    text: 'Főleg a látvány kedvéért van: a hatótáv a zászlótól számít, a sebzést pedig a helyüktől függetlenül kell elosztani. Az elrendezés azért legyen hihető: a lovak egymás mellett rohamoznak, az alabárdhoz hely kell. A hely akkor számít, ha valami egy pontot ér, például egy akna vagy a rakéta robbanása.',
    words: 'osztag helyek felállás alakzat sorok helye',
  },
  'BW-SQ-06': {
    title: 'Alakzat a csata elején',
    text: 'A csata előtt az osztagok szabadon alakulnak, cselekvés nélkül: a talpat és az elrendezést a játékos választja. Később az alakzatba állás cselekvésbe kerül.',
    words: 'osztag kezdés felállás ingyen csapatban csoport',
  },
  'BW-SQ-07': {
    title: 'Ingyenes változtatások',
    text: 'Az osztagból kilépni sem az egységnek, sem a többieknek nem kerül semmibe: lesétál a talpról. Helyet cserélni ugyanazon a talpon szintén ingyen van, hacsak valaki nem nyer vele incheket; azokat a mozgásából fizeti.',
    words: 'osztag elhagyása kilépés átrendezés alakzatváltás kiválni',
  },
  'BW-SQ-08': {
    title: 'Alakzatba állás',
    text: 'Aki új, nagyobb, kisebb vagy másik talpra kerül, az elkölti az e körre járó cselekvését. Cselekvés nélkül nem csatlakozhat, és ha csatlakozott, ebben a körben már nem vesz részt az osztag cselekvésében. Aki a talpán marad, megtartja a magáét: ha 2 kardforgatóhoz 3 másik csatlakozik, már csak az a 2 támadhat. Tiszttel ingyen van.',
    words: 'osztag csatlakozás egyesítés szétválás átszervezés cselekvés ára csatlakozni egyesít később',
  },
  'BW-SQ-09': {
    title: 'Kilépés és visszatérés',
    text: 'Egy egység ugyanabban a körben kiléphet az osztagból és vissza is térhet, például egy szűk kapu két oldalán. Fordítva nem lehet: aki csatlakozott, a következő körig marad.',
    words: 'osztag elhagyja újra csatlakozik ugyanaz a kör szűk kapu',
  },
  'BW-SQ-10': {
    title: 'Alakzatba állás tiszttel',
    text: 'Ha az osztag alakításában, egyesítésében, szétválásában vagy átrendezésében tiszt is részt vesz, senki sem fizet érte cselekvést. Az is beállhat, aki a cselekvését már elköltötte, a többiek pedig rögtön használhatják a magukét. Ez az osztagából kiváló csoportokra is érvényes.',
    words: 'vezetés tiszt parancsnok ingyenes átszervezés',
  },
  'BW-SQ-11': {
    title: 'Az osztag mozgása',
    text: 'Az osztag olyan gyors, mint a leglassabb tagja, úgy ugrik, mint a leggyengébb ugró, és úgy mászik, mint a legrosszabb mászó. A zászló útja számít; a talpat alatta forgatni ingyen van.',
    words: 'sebesség leglassabb futás ugrás mászás úszás',
  },
  'BW-SQ-12': {
    title: 'Akadályok az osztag útjában',
    text: 'A talpnak át kell férnie az ajtón, a folyosón és a lépcsőn. Ha túl széles, az osztag szétválik, egyenként átmegy, és egy cselekvésért újra alakzatba áll, tiszttel ingyen. Törmeléken alakzatban is átmászhat, ha kifizeti az incheket.',
    words: 'ajtó folyosó kapu szűk terep széles talp felbont',
  },
  'BW-SQ-13': {
    title: 'Félúton nem állhat meg',
    text: 'Az osztag nem fejezheti be a mozgását egy manőver közepén vagy ott, ahol az egész talp nem fér el. Ha nincs annyi mozgása, hogy egészen átérjen a falon, kivárja a következő kör teljes mozgását, vagy szétválik.',
    words: 'fal mászás várakozás mozgás vége úton falon',
  },
  'BW-SQ-14': {
    title: 'Visszavetett osztag',
    text: 'Ha az ellenség úgy szakítja félbe az osztagot, hogy a mozgása végéig nem jut túl az akadályon, fel kell bontania az alakzatot, vagy vissza kell mennie oda, ahol utoljára megállhatott. A lengyel szövegben oda, ahonnan indult.',
    words: 'rebuffed félbeszakítás válasz akadály félbeszakad visszamegy',
  },
  'BW-SQ-15': {
    title: 'Gyalogos vagy lovas osztag?',
    text: 'A minifigurákból és a hozzájuk hasonlóan mozgó egységekből (robotokból, idegenekből, lovas nélküli állatokból) álló osztag gyalogos: úgy fordul, fut, ugrik, mászik és úszik, mint egy minifigura. Ha bármilyen jármű, meglovagolt állat vagy más által irányított egység vagy eszköz, például katapult is van benne, akkor lovas osztag.',
    words: 'gyalogság lovasság fajta ló jármű',
  },
  'BW-SQ-16': {
    title: 'A lovas osztag korlátai',
    text: 'A lovas osztag csak a talpa egyik elülső sarka körül fordulhat: minél kisebb a talp, annál szűkebben. Előre mozog, vagy hátra a mozgása felével, oldalra nem léphet. Fal mellett lehet, hogy szét kell válnia, ha meg akar fordulni.',
    words: 'lovasság sarokfordulás fordulás sarok hátra oldalra lovasok fordulnak',
  },
  'BW-SQ-17': {
    title: 'Egy cselekvés az osztagnak',
    text: 'Az osztagnak körönként egy cselekvése van. Aki nem vesz részt benne, elveszti a magáét; ha mást akar tenni, előbb ki kell lépnie. Egyetlen lassú tag mindenkit visszatarthat, mint a csiga a futástól.',
    words: 'osztagcselekvés egyszer elvész tétlen mást',
  },
  'BW-SQ-18': {
    title: 'Csak egyféle támadás',
    text: 'Az osztag minden támadása egy körben egyféle: lövés, közelharc vagy roham. A fegyver különbözhet: szablya fejszével, fúvócső elhajított késsel. Aki nem tud vagy nem akar támadni, tétlenül áll.',
    words: 'osztag hasonló támadások vegyes fegyverek fele lő üt',
  },
  'BW-SQ-19': {
    title: 'Egy mindenkiért',
    text: 'Ami a talppal történik, mindenkivel megtörténik: mind fizetnek a falért, amelyre felmászik, mind felkészülnek a teherautó ütközésére, mind 5"-ről lőnek, ha a zászló 5"-re van a célponttól, és mind ott vannak a közelharcban, amelybe belép. Két dolog más: a sebzés elosztása, és hogy hányan érhetnek egy kis tárgyhoz.',
    words: 'osztag talp mindenki együtt mindenkire',
  },
  'BW-SQ-20': {
    title: 'Érintési korlát',
    text: 'Amihez a talp hozzáér, azzal bármelyik tag cselekedhet, bárhol áll. Egy körben egy minifigurához vagy 2x4-es tárgyhoz legfeljebb 3 tag érhet, egy 2x2-eshez 2, egy 1x1-eshez csak 1. Közelharcban és rohamnál ez korlátozza az egy minifigurát érő találatokat.',
    words: 'osztag hányan érinthetik kis tárgy érik',
  },
  'BW-SQ-21': {
    title: 'Az osztag támad',
    text: 'Minden résztvevő együtt dob, marékszám, mint bármely összevont támadásban; az osztag méretének jó határa az, ahány kockátok van. Aki nem vesz részt, semmit sem csinál. Más osztagok és egységek másféle támadással is beszállhatnak.',
    words: 'összevont támadás marék kocka együttműködés osztagtámadás csapat',
  },
  'BW-SQ-23': {
    title: 'Osztagok közelharcban',
    text: 'Minden lépés egy marék kocka: az osztag minden tagjával támad, mindegyikkel ellenlépést tesz, és ugyanígy a második fegyverekkel is, akiknek van, és még élnek. Mind ugyanazt teszik: ha egyikük két fegyverrel üt, üt mindenki, aki tud, és a védekező osztag lépésenként egyféle ellenlépést választ. A hárított sebzést úgy kell elosztani, mint a többit; a halottak minden lépés után lekerülnek.',
    words: 'kézitusa osztagharc ellenlépés hárítás veszteség lépések',
  },
  'BW-SQ-24': {
    title: 'Összecsapás',
    text: 'Hogy közelharcban minden erejét bevesse, az osztag a célponthoz tolja a talpát. Összecsapásban bármelyik tag megtámadhatja ezt az ellenfelet, és ellenlépést tehet rá, bárhol áll a talpon.',
    words: 'osztag talpak érintkezése érintkezik kézitusa összeérnek',
  },
  'BW-SQ-25': {
    title: 'Lövés az összecsapásba',
    text: 'Az összecsapó osztagok összekeveredtek. A lövések és minden más, nem közelharci sebzés a két oldalon oszlik el: az első találat azé, akire céloztak, a következő a másiké, és így tovább felváltva. Senki sem kap másodikat, amíg mindkét oldalon mindenki nem kapott egyet.',
    words: 'osztag lő közelharcba saját felváltva találatok belelőni harcolókba',
  },
  'BW-SQ-26': {
    title: 'Közelharci gyűrű',
    text: 'A láncba kapcsolódó összecsapások egyetlen közelharcot alkotnak két oldallal, bármilyen hosszú a lánc: egy oldal együtt támad, és együtt tesz ellenlépést. A gyűrűbe csak úgy lehet belépni, ha valaki megtámad benne egy ellenséget; nem elég a barátokhoz vagy támadás nélkül az ellenséghez érni.',
    words: 'lánc több osztag együtt oldalak harc',
  },
  'BW-SQ-27': {
    title: 'Csetepaté',
    text: 'Összecsapás nélkül csak azok támadnak, akik a saját helyükről fegyverrel elérik a célpontot. Ez a pikáknak és más hosszú kétkezes fegyvereknek jó. A dühös inchcsel az osztag csetepaté és összecsapás között válthat.',
    words: 'osztag elér pika pikások pikával távolról',
  },
  'BW-SQ-28': {
    title: 'Kétkezes fegyver az összecsapásban',
    text: 'Hely kell a meglendítéséhez. Az osztagnak a dühös inchcsel hátra kell ugrania, és csetepatét vívnia; különben csak lökni és hárítani lehet vele.',
    words: 'osztag pika alabárd hely lendít',
  },
  'BW-SQ-29': {
    title: 'Számbeli fölény',
    text: 'Ha egy osztagharcban az egyik oldalon legalább kétszer annyian harcolnak, a másik az ellenlépéseinél -1-et kap az ügyességre és a sebzésre; háromszoros túlerő ellen -2-t. Itt megáll; a lengyel szövegben minden további többszörös még 1-et elvesz.',
    words: 'túlerőbe szorult létszámfölény arány levonás osztag 2:1 3:1 többen kétszer',
  },
  'BW-SQ-30': {
    title: 'Legfeljebb hárman egy minifigurára',
    text: 'Közelharcban az osztag egyazon minifiguráját egyszerre legfeljebb 3 támadó érheti, de mindegyik akár többször is. A sebzést így is minden találatra ki kell dobni: a támadó megtartja a legjobbakat, a többi elvész.',
    words: 'osztag három támadó fölös találat korlát egyre',
  },
  'BW-SQ-31': {
    title: 'Gyalogos osztag rohama',
    text: 'Az osztag mérete a tagok méretének összege; onnantól úgy rohamoz, mint egyetlen egység. 5 minifigura 5-ös méret, így 10" ütközési sebességnél 5 pont a lendülete.',
    words: 'osztagroham gyalogság mom lendület méretek összege gyalogosok rohannak',
  },
  'BW-SQ-32': {
    title: 'Lovas osztag rohama',
    text: 'A lendületbe és a sebzésbe csak az első sor számít, abból is csak az, akinek az útja a célpontba visz. A többiek a hátralökésnek segítenek ellenállni.',
    words: 'osztagroham lovasság lovagok első sor lendület lovasok',
  },
  'BW-SQ-33': {
    title: 'Az osztag átgázol',
    text: 'A nagy osztagnak nem kell megállnia az első kis egységnél, amely útját állja: a maradék lendületével továbbmegy a következőre, mint egy nagy alkotás.',
    words: 'átgázolás roham áttör maradék lendület plow továbbmennek',
  },
  'BW-SQ-34': {
    title: 'Felkészült osztag',
    text: 'Egy testként áll ellen a rohamnak: minden tag testi ellenállása és rohamfegyvere összeadódik. A hátralökés az egész talpat mozdítja, ezért nehéz feldönteni; ha az egész feldől, az alakzat felbomlik, és minden tag kizökken.',
    words: 'brace felkészülés roham ellen pop dárdaerdő pikások várják',
  },
  'BW-SQ-35': {
    title: 'Felkészületlen osztag',
    text: 'Minden tag külön célpont, a roham egyenként gázol át rajtuk: könnyebb megsebezni és elrepíteni őket, de van, akit talán el sem ér. Aki a talpon kívül ér földet, az kiesett az osztagból.',
    words: 'meglepett roham külön célpontok',
  },
  'BW-SQ-36': {
    title: 'Célpont: az osztag',
    text: 'Ha bármi látszik belőle, egy tag, egy tárgy vagy a talp széle, az osztag megtámadható. A lövés és a roham bónuszt kap a talp méretéért; közelharcban az egyes tag mérete számít.',
    words: 'célozni nagy talp méretbónusz látható könnyebb eltalálni',
  },
  'BW-SQ-37': {
    title: 'Egy tag kiválasztása',
    text: 'Az osztag tagja akkor választható célpontnak, ha legalább kétszer akkora, mint a támadó: a 0-s méretű patkány kiválaszt egy parasztot, az 1-es paraszt egy 2-es lovagot, a lovag egy 4-es óriást. A kisebbek eltűnnek a tömegben.',
    words: 'osztag célpont vezér hős tiszt kiválaszt mesterlövész kiválasztani vezért',
  },
  'BW-SQ-38': {
    title: 'Egyetlen találat',
    text: 'Az osztag gazdája bármelyik tagnak adhatja, illendő olyannak, akit elérhetett; egy bajtárs a golyó elé is vetheti magát.',
    words: 'osztag egy sebzés kiosztása tulajdonos választ hal',
  },
  'BW-SQ-39': {
    title: 'Mellékhatással járó találat',
    text: 'Robbanásnál vagy túlöléssel járó lövésnél az osztag gazdája csak az első áldozatot választja. A többi azon múlik, hol áll: a robbanás a körülötte állókat éri, a lövés a mögötte következőket.',
    words: 'osztag másodlagos hatás robbanás bazooka túlölés gránát osztagba',
  },
  'BW-SQ-40': {
    title: 'Több találat egyszerre',
    text: 'A támadó minden sebzést kidob, és sorba rakja. Az osztag gazdája a legnagyobbtól lefelé osztja ki őket: mindenki kap egyet, mielőtt bárki másodikat kapna, a sebzés összeadódik, a halottak kiesnek. A sorrendet ő választja, de ha marad egy újabb fordulóra, az már nem változik.',
    words: 'osztag sebzés kiosztása elosztása veszteség többszörös támadás hal szétosztani',
  },
  'BW-SQ-41': {
    title: 'A sebzésfajták sorrendje',
    text: 'Előbb a robbanások, aztán a túlöléssel fenyegető támadások, végül a többi; mindegyik fajta a legnagyobb találattól lefelé, mielőtt a következő elkezdődne.',
    words: 'osztag sorrend robbanás túlölés rendes előbb',
  },
  'BWC-47': {
    title: 'Eldönti-e a talpon elfoglalt hely, kit ér a találat?',
    text: 'Angol szöveg: többnyire nem; a sebzést a helyektől függetlenül kell elosztani. A lengyel szöveg szerint a helyüktől függ, de rögtön utána azt írja, hogy a figura bárhol lehet a talpon. Az app az angolt követi: a tulajdonos választ.',
    words: 'osztag sebzés elrendezés',
  },
  'BWC-48': {
    title: 'Mi van, ha háromszorosnál is többen vannak?',
    text: 'Angol szöveg: a levonás -2-nél megáll. Lengyel szöveg: és így tovább, vagyis 4 az 1 ellen -3 volna. Az app mindkettőt a maga kiadásában követi.',
    words: 'osztag túlerő maximum kiadás',
  },
  'BWC-49': {
    title: 'Apró botlások a lengyel osztagszabályokban',
    text: 'A lengyel szöveg az osztag ismérvei közé a mozgás módját veszi, a visszavetettet a kiindulópontjára küldi, a túlöléssel fenyegető támadást szinte biztosan halálosnak mondja, az ellenlépés szavát pedig félrefordítja. Az app az angol szöveget követi.',
    words: 'fordítás visszavetett túlölés',
  },
  'BWC-88': {
    title: 'Kiválaszthat-e patkány egy patkányt?',
    text: 'A 0 kétszerese 0, betű szerint tehát egy patkány is kiválaszthatna egy patkányt. Az app azt is megkívánja, hogy a célpont nagyobb legyen a támadónál.',
    words: 'osztag kiválasztás nulla méret apró lény',
  },
  'BWC-89': {
    title: 'Ki számít a számbeli fölénybe?',
    text: 'A szöveg a részt vevő harcosokról beszél. Az app azokat számolja, akik ebben a lépésben támadhatnak vagy ellenlépést tehetnek, közelharci gyűrűben pedig az egész oldalt együtt.',
    words: 'osztag arány létszám harcosok gyűrű',
  },
  'BWC-90': {
    title: 'Egyenlő találatok, és amikor két oldal kap',
    text: 'Az egyenlő dobások bármilyen sorrendben kioszthatók; az app a dobások sorrendjét tartja. Összecsapásban a két oldal felváltva kap, a páratlan találat azé, akire céloztak; a tagot annak a gazdája választja.',
    words: 'osztag döntetlen kiosztás sebzés',
  },
  'BWC-117': {
    title: 'Téves hivatkozások az angol szabálykönyvben',
    text: 'Három elírás, amely semmin sem változtat: a túlölésért 7.5 helyett 7.4-hez, az osztag sebzésének elosztásáért 8.6 helyett 8.5-höz küld, és egyszer páncélszintet ír szerkezeti szint helyett. Az app a helyes szabályhoz visz.',
    words: 'hibajegyzék kereszthivatkozás fejezet sajtóhiba',
  },
  'BWC-118': {
    title: 'A fordításban megváltozott példák',
    text: 'A lengyel példák 7 helyett 6 fős osztagot osztanak szét, 2, 2 és 1 kardforgató helyett 3, 2 és 1 áll össze, Tybaltnak és Rómeónak pedig osztag helyett egy-egy katona segít; egy kalózhajót is hozzátesznek. Szabály ettől nem változik.',
    words: 'fordítás példa szétválás egyesülés montague capulet fekete gyöngy hibajegyzék',
  },
  'BWC-142': {
    title: 'Melyik állattól lesz lovas az osztag?',
    text: 'Angol szöveg: amelyen lovagolnak. Lengyel szöveg: az igásállattól, bár a példák ugyanazok. Az appban bármely állat ilyen, amelyet megültek vagy hajtanak.',
    words: 'ló hátas igavonó lovasság',
  },
  'BWC-143': {
    title: 'Hajíthatja-e a fél osztag a dárdáját?',
    text: 'Nem. Az angol példában a fele dárdával rohamoz, a fele elhajítja; a lengyelben a fele két kézzel harcol vele, a fele hajít. Így is, úgy is kétféle támadás keveredik, az app egyiket sem engedi.',
    words: 'dárda hajítás roham vegyes példa',
  },
  'BWC-152': {
    title: 'Hogyan adódik össze a felkészült osztag?',
    text: 'Mindenki testi ellenállása összeadódik. Az app azt adja össze, ami egyenként van nekik, legfeljebb a saját méretük: 6 minifigura 4" sebességnél 6-szor 1, vagyis 6. A másik értelmezés egyetlen testet vesz az összes méretével, annak 4"-ért 2 jár.',
    words: 'brace felkészülés pop összeg méret sebesség',
  },
  'BWC-153': {
    title: 'Mely lovasok állnak ellen a hátralökésnek?',
    text: 'Csak az első sor üt, a többiek segítenek ellenállni, de hogy mennyit, azt a szöveg nem mondja meg. Az appban minden tag mérete ellenáll, az első soré is, a hátsóké is.',
    words: 'osztag lovasság roham ellenállás méret sorok',
  },
  'BWC-154': {
    title: 'Új fordulót kezd-e minden sebzésfajta?',
    text: 'A szöveg sorrendet szab a fajtáknak, és mindenkinek egy találatot ad, mielőtt bárki másodikat kapna. Az appban az új fajta a megkezdett fordulót folytatja; a fajtánként új forduló a másik értelmezés.',
    words: 'osztag robbanás túlölés kiosztás fordulók',
  },
  'BWC-155': {
    title: 'Lövés az összecsapásba: ki kezdi a második fordulót?',
    text: 'A szöveg nem mondja meg. Az appban az az oldal, amelyre céloztak, mint az elsőben; a további váltogatás a másik értelmezés.',
    words: 'osztag lövések felváltva találat',
  },
  'BWC-156': {
    title: 'Öten kettő ellen a lengyel szövegben',
    text: 'A lengyel levonás minden többszörössel nő, az 5 a 2 ellen pedig közte van. Az app lefelé kerekíti az arányt: 2 az 1 ellen, vagyis -1.',
    words: 'osztag túlerő arány kerekítés',
  },
  'BWC-168': {
    title: 'Háromnál több támadó közül kinek a találatai számítanak?',
    text: 'A 3 támadón felüli találat elvész, és a támadó választ. Az app annak a 3 támadónak tartja meg minden találatát, akik együtt a legtöbbet sebzik; a három legjobb egyes találat a másik értelmezés.',
    words: 'osztag minifigura hárman találatok fölös',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
