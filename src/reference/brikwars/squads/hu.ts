import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SQ-01': {
    title: 'Mire jó az osztag?',
    text: 'A közös talpon álló egységek egyként mozognak és cselekszenek: gyorsabb a kör, az egyforma kockákat egy marékkal lehet dobni, és együtt olyan páncélt is áttörnek, amelyet külön egyik sem. A találatok eloszlanak köztük, közelharcban pedig számít a létszám. Bármilyen egységek lehetnek egy osztagban, különbözők is, például egy katapult és a kezelői.',
    words: 'csoport szakasz raj alakulat csapat előnyök squad',
  },
  'BW-SQ-02': {
    title: 'Talp, zászló és elrendezés',
    text: 'Az osztagnak három ismérve van. A talp dönti el, hol fér el, és mely ellenségeket éri el közelharcban; a zászlótól kell mérni a távolságot; a tagok helye pedig ott fontos, ahol a sebzés egy pontra esik, mint a robbanásnál és a rohamnál.',
    words: 'osztag alakzat ismérvek három',
  },
  'BW-SQ-03': {
    title: 'Osztagtalp',
    text: 'Minden tag egy talpon áll, amely egyetlen nagy egységnek számít: amihez a talp hozzáér, ahhoz mindegyikük hozzáér. Ökölszabály: 2x4 bütyök egy gyalogos minifigurának, 4x8 egy lovasnak, így 8 gyalogosnak körülbelül 64 bütyök kell. Túl kicsi talpra zsúfolni a katonákat nem illik.',
    words: 'alaplap lap méret bütyök lovas mekkora hely',
  },
  'BW-SQ-04': {
    title: 'Az osztag zászlaja',
    text: 'Az osztagig és az osztagtól minden távolságot a zászlójánál kell mérni: ez lehet lobogó, kürtös vagy egyszerűen az, aki középen áll. A talp közepe táján van, nem kerül CP-be, és nem szabad odébb tenni, hogy inchet nyerjen. Nem fegyver, és nem foglal kezet: aki viszi, használhat kétkezes fegyvert.',
    words: 'zászló hadijelvény lobogó mérés távolság hatótáv közép zászlóvivő',
  },
  'BW-SQ-05': {
    title: 'Elrendezés a talpon',
    text: 'Főleg a látvány kedvéért van: a hatótáv a zászlótól számít, a sebzést pedig a helyüktől függetlenül kell elosztani. Az elrendezés azért legyen hihető: a lovak egymás mellett rohamoznak, az alabárdhoz hely kell. A hely akkor számít, ha valami egy pontot ér, például egy akna vagy a rakéta robbanása.',
    words: 'osztag helyek felállás alakzat',
  },
  'BW-SQ-06': {
    title: 'Alakzat a csata elején',
    text: 'A csata előtt az osztagok szabadon alakulnak, cselekvés nélkül: a talpat és az elrendezést a játékos választja. Később az alakzatba állás cselekvésbe kerül.',
    words: 'osztag kezdés felállás ingyen',
  },
  'BW-SQ-07': {
    title: 'Ingyenes változtatások',
    text: 'Az osztagból kilépni sem az egységnek, sem a többieknek nem kerül semmibe: lesétál a talpról. Helyet cserélni ugyanazon a talpon szintén ingyen van, hacsak valaki nem nyer vele incheket; azokat a mozgásából fizeti.',
    words: 'osztag elhagyása kilépés átrendezés alakzatváltás',
  },
  'BW-SQ-08': {
    title: 'Alakzatba állás',
    text: 'Aki új, nagyobb, kisebb vagy másik talpra kerül, az elkölti a kör cselekvését. Cselekvés nélkül nem csatlakozhat, és ha csatlakozott, ebben a körben már nem vesz részt az osztag cselekvésében. Aki a talpán marad, megtartja a magáét: ha 2 kardforgatóhoz 3 másik csatlakozik, már csak az a 2 támadhat. Tiszttel ingyen van.',
    words: 'osztag csatlakozás egyesítés szétválás átszervezés cselekvés ára',
  },
  'BW-SQ-09': {
    title: 'Kilépés és visszatérés',
    text: 'Egy egység ugyanabban a körben kiléphet az osztagból és vissza is térhet, például egy szűk kapu két oldalán. Fordítva nem lehet: aki csatlakozott, a következő körig marad.',
    words: 'osztag elhagyja újra csatlakozik ugyanaz a kör',
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
    words: 'fal mászás várakozás mozgás vége',
  },
  'BW-SQ-14': {
    title: 'Visszavetett osztag',
    text: 'Ha az ellenség úgy szakítja félbe az osztagot, hogy a mozgása végéig nem jut túl az akadályon, fel kell bontania az alakzatot, vagy vissza kell mennie oda, ahol utoljára megállhatott. A lengyel szövegben oda, ahonnan indult.',
    words: 'rebuffed félbeszakítás válasz akadály',
  },
  'BW-SQ-15': {
    title: 'Gyalogos vagy lovas osztag?',
    text: 'A minifigurákból és a hozzájuk hasonlóan mozgó egységekből (robotokból, idegenekből, lovas nélküli állatokból) álló osztag gyalogos: úgy fordul, fut, ugrik, mászik és úszik, mint egy minifigura. Ha bármilyen jármű, meglovagolt állat vagy más által irányított egység vagy eszköz, például katapult van benne, lovas osztag.',
    words: 'gyalogság lovasság fajta ló jármű',
  },
  'BW-SQ-16': {
    title: 'A lovas osztag korlátai',
    text: 'A lovas osztag csak a talpa egyik elülső sarka körül fordulhat: minél kisebb a talp, annál szűkebben. Előre mozog, vagy hátra a mozgása felével, oldalra nem léphet. Fal mellett lehet, hogy szét kell válnia, ha meg akar fordulni.',
    words: 'lovasság sarokfordulás fordulás sarok hátra oldalra',
  },
  'BW-SQ-17': {
    title: 'Egy cselekvés az osztagnak',
    text: 'Az osztagnak körönként egy cselekvése van. Aki nem vesz részt benne, elveszti a magáét; ha mást akar tenni, előbb ki kell lépnie. Egyetlen lassú tag mindenkit visszatarthat, mint a csiga a futástól.',
    words: 'osztagcselekvés egyszer elvész tétlen',
  },
  'BW-SQ-18': {
    title: 'Csak egyféle támadás',
    text: 'Az osztag minden támadása egy körben egyféle: lövés, közelharc vagy roham. A fegyver különbözhet: szablya fejszével, fúvócső elhajított késsel. Aki nem tud vagy nem akar támadni, tétlenül áll.',
    words: 'osztag hasonló támadások vegyes fegyverek',
  },
  'BW-SQ-19': {
    title: 'Egy mindenkiért',
    text: 'Ami a talppal történik, mindenkivel megtörténik: mind fizetnek a falért, amelyre felmászik, mind felkészülnek a teherautó ütközésére, mind 5"-ről lőnek, ha a zászló 5"-re van a célponttól, és mind ott vannak a közelharcban, amelybe belép. Két dolog más: a sebzés elosztása, és hogy hányan érhetnek egy kis tárgyhoz.',
    words: 'osztag talp mindenki együtt',
  },
  'BW-SQ-20': {
    title: 'Érintési korlát',
    text: 'Amihez a talp hozzáér, azzal bármelyik tag cselekedhet, bárhol áll. Egy körben egy minifigurához vagy 2x4-es tárgyhoz legfeljebb 3 tag érhet, egy 2x2-eshez 2, egy 1x1-eshez csak 1. Közelharcban és rohamnál ez korlátozza az egy minifigurát érő találatokat.',
    words: 'osztag hányan érinthetik kis tárgy',
  },
  'BWC-47': {
    title: 'Eldönti-e a talpon elfoglalt hely, kit ér a találat?',
    text: 'Angol szöveg: többnyire nem; a sebzést a helyektől függetlenül kell elosztani. A lengyel szöveg szerint a helyüktől függ, de rögtön utána azt írja, hogy a figura bárhol lehet a talpon. Az app az angolt követi: a tulajdonos választ.',
    words: 'osztag hely sebzés elrendezés lengyel',
  },
  'BWC-49': {
    title: 'Apró botlások a lengyel osztagszabályokban',
    text: 'A lengyel szöveg az osztag ismérvei közé a mozgás módját veszi, a visszavetettet a kiindulópontjára küldi, a túlöléssel fenyegető támadást szinte biztosan halálosnak mondja, az ellenlépés szavát pedig félrefordítja. Az app az angol szöveget követi.',
    words: 'fordítás visszavetett túlölés ellenlépés',
  },
  'BWC-118': {
    title: 'A fordításban megváltozott példák',
    text: 'A lengyel példák 7 helyett 6 fős osztagot osztanak szét, 2, 2 és 1 kardforgató helyett 3, 2 és 1 áll össze, Tybaltnak és Rómeónak pedig osztag helyett egy-egy katona segít; egy kalózhajót is hozzátesznek. Szabály ettől nem változik.',
    words: 'fordítás példa szétválás egyesülés montague capulet fekete gyöngy hibajegyzék',
  },
  'BWC-142': {
    title: 'Melyik állattól lesz lovas az osztag?',
    text: 'Angol szöveg: amelyen lovagolnak. Lengyel szöveg: az igásállattól, bár a példák ugyanazok. Az appban bármely állat ilyen, amelyet megültek vagy hajtanak.',
    words: 'ló hátas igavonó lovasság lengyel',
  },
  'BWC-143': {
    title: 'Hajíthatja-e a fél osztag a dárdáját?',
    text: 'Nem. Az angol példában a fele dárdával rohamoz, a fele elhajítja; a lengyelben a fele két kézzel harcol vele, a fele hajít. Így is, úgy is kétféle támadás keveredik, az app egyiket sem engedi.',
    words: 'dárda hajítás roham vegyes támadás példa',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
