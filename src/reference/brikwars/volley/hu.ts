import type { volleyIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-COMB-01': {
    title: 'Összevont támadás',
    text: 'Társak és szövetségesek együtt is rátámadhatnak egy célpontra: mindannyiuk sebzése egyetlen összeget ad, és azt egyszer kell összevetni a célpont páncélértékével. Három 1k6-os találat együtt olyan páncélt is áttörhet, amelyet külön egyik sem.',
    words: 'együtt közösen összeg összeadódik több támadó csapat egyesített többen ellen összeadni',
  },
  'BW-COMB-02': {
    title: 'Mindenki egyszerre dob',
    text: 'Az összevont támadás minden résztvevője egyszerre teszi meg a támadódobását. Később senki sem csatlakozhat azért, mert az első dobások kevésnek bizonyultak; egy második csoport megtámadhatja ugyanazt a célpontot, de az már új támadás, amelynek a sebzése elölről indul.',
    words: 'összevont támadás csatlakozás később második csoport egyidejű beszállni',
  },
  'BW-COMB-03': {
    title: 'Csak a találat számít bele',
    text: 'Összevont támadásban az elvétett támadás semmit sem ad az összeghez. Ha egy követett mellélövés mégis a célpontba csapódik, a sebzését külön kell venni.',
    words: 'összevont támadás mellé elvét eltévedt külön sebzés elhibázta',
  },
  'BW-COMB-04': {
    title: 'Össztűz',
    text: 'Bárki beszállhat, aki egymaga is rálőhetne a célpontra. A lövészeknek nem kell sem egyeztetniük, sem ugyanoda célozniuk, hacsak nem egy alkotás meghatározott részét akarják eltalálni.',
    words: 'sortűz lövészek íjászok távolsági együtt tűz lőnek',
  },
  'BW-COMB-05': {
    title: 'Összefogás közelharcban',
    text: 'Közelharcban is összeadódik minden támadó sebzése. Az áldozat hamar kifogy az ellenlépésekből, hiszen fegyverenként egy van, és az elsőn túl minden támadó 1-gyel csökkenti az ellenlépéshez használt ügyességét: kettő ellen -1, három ellen -2. Egy minifigurát vagy kisebb célpontot legfeljebb 3 támadó foghat közre; nagyobbnál a józan ész szab határt.',
    words: 'túlerő többen egy ellen körbevesz levonás ellenlépés létszám hárman 3',
  },
  'BW-COMB-06': {
    title: 'Akire többen támadnak: a saját köre',
    text: 'Közelharcban le van kötve mindazokkal, akik megtámadták. Ha egyet megtámad közülük, csak az az egy tehet ellenlépést; ha visszavonul, mindegyiküknek jár egy ingyenes ellentámadás.',
    words: 'túlerő körbevett visszavonulás lekötve ki léphet ellen áldozat körbevették jön üt',
  },
  'BW-COMB-08': {
    title: 'Többféle támadás egyszerre',
    text: 'Lövés, közelharc és roham is összevonható egy célpont ellen. Aki közelharcban áll, az ilyenkor a mellélövések és az elrontott rohamok útjában van.',
    words: 'összevont vegyes lövés közelharc roham tűzvonal saját íjász kardos együtt',
  },
  'BW-SQ-22': {
    title: 'Az osztag lő',
    text: 'A távolságot egyszer kell mérni, az osztag zászlajától, zászló nélkül az osztagtalp közepétől. Dobjatok egyszerre minden támadódobást, fegyverenként, és számoljátok meg a találatokat; aztán egyszerre minden sebzésdobást, és az összeget vessétek össze a célpont páncélértékével. A mellélövéseket csak ezután kell követni, ha egyáltalán követitek.',
    words: 'sortűz szakasz vegyes támadás zászló marék kocka vödör íjászok',
  },
  'BW-WEAP-12': {
    title: 'Robbanás',
    text: 'A robbanószer 2"-en belül minden tárgynak és felületnek 1k10 sebzést okoz. A hatósugárban lévő mozdítható dolgok, például a be nem kötött minifigurák, 2"-et repülnek egyenesen a középponttól; a rögzítettek csak akkor, ha a robbanás leszakítja őket.',
    words: 'detonáció sugár gránát bomba rakéta elrepít lökéshullám terület saját emberek közt robban sugara',
  },
  'BWC-04': {
    title: 'Van-e felső határa a magassági előnynek?',
    text: 'A 2005-ös szabálykönyv és a lengyel szöveg szerint minden 1" magasság 1" hatótávot ad, korlát nélkül; a későbbi ötödik fejezet +5"-nél megáll. Az app a választott kiadást követi. 7" magasból egy 12"-es puska 19"-re vagy 17"-re hord.',
    words: 'torony hatótáv maximum kiadás',
  },
  'BWC-21': {
    title: 'Összefogásnál az első támadó is számít?',
    text: 'Egy táblázat minden támadóért 1 pontot von le az ellenlépés ügyességéből, a szöveg csak az elsőn túliakért; a lengyelben mindkettő ott van. Az app a szöveget követi, így 3 támadó ellen -2 a levonás. Ha mindenki számít, vagyis -3, az házi szabály.',
    words: 'összefogás túlerő három levonás',
  },
  'BWC-46': {
    title: 'Célpont-e a lövészeknek, aki közelharcban áll?',
    text: 'Az angol szövegek szerint a lövés és a roham csak elrontott támadódobásnál veszélyes rájuk. A lengyel szöveg szerint közös célpontok, bármelyik oldalon állnak. Az app az angol értelmezést követi.',
    words: 'közelharcba mellélövés összevont támadás',
  },
  'BWC-64': {
    title: 'A robbanás sebzése: egy dobás vagy célpontonként külön?',
    text: 'A szöveg minden tárgynak 1k10-et ad, de nem mondja meg, hányszor kell dobni. Az app az egész robbanásra egyszer dob, mert az gyorsabb, és minden célpont páncélértékével összeveti. A célpontonkénti külön dobás házi szabály; a halottak átlagos száma ugyanaz, de ritkábban hal meg mindenki vagy senki.',
    words: 'detonáció gránát közös sebzés',
  },
  'BWC-65': {
    title: 'Meddig ér egy nagy robbanás?',
    text: 'A nagyobb robbanószer minden értékét szorozni kell, de a sugár egyik táblázatban sincs benne, és az egyetlen közölt példa, egy nagy tűzgolyó, 2"-es. Az app minden mérethez 2"-et vesz.',
    words: 'töltet bomba méret szorzás',
  },
  'BWC-66': {
    title: 'Mennyivel megy mellé a kritikus kudarc?',
    text: 'A lövés annyi inchcsel megy mellé, amennyi a támadódobásból a kezelési értékhez hiányzott; a negatív eredmény 0-nak számít. Ha az eredmény elég lett volna, és csak a csupa egyes rontotta el, az app 1"-et vesz, hogy mellélövés maradjon.',
    words: 'távolság sugár balsiker legkisebb',
  },
  'BWC-67': {
    title: 'Ki választ helyet, ha gazdátlan a célpont?',
    text: 'A szöveg szerint a védekező játékos választja a mellélövés helyét, de nem mondja meg, ki az, ha a célpont senkié. Az appban a lövő egyik ellenfele; hogy melyik, azt az „az lesz, amit mondok” dobás dönti el. A gazdátlan tereptárgyat mindig érheti találat.',
    words: 'tulajdonos terep semleges',
  },
  'BWC-78': {
    title: 'Milyen fegyver a példában szereplő tüzérség?',
    text: 'A vegyes támadás példájában a tüzérség kezelési értéke 6, sebzése 2k10, ami a fegyvertáblázatok egyik sorának sem felel meg. Az app a jelenet saját fegyverének veszi, saját értékekkel.',
    words: 'osztag szakasz ágyú táblázat példa',
  },
  'BWC-119': {
    title: 'Mi talál a lengyel vegyes támadásban?',
    text: 'A lengyel példa a mesterlövészeknél 3 fölöttit, a tüzérségnél 3k6-on 6-ot ír. Az angolban a 3 is elég, és minden löveg egy kockával dob, amelyen 6 kell. Az app az angol szerint játszik; a 3-as kezelési értékhez elég a 3-as dobás.',
    words: 'támadás mesterlövész tüzérség fordítás',
  },
  'BWC-124': {
    title: 'Lövés a közelharcba',
    text: 'Csak az osztagoknak van szabályuk az ilyen találatok elosztására. Az app a közelharcban álló egyes egységre adott lövést ugyanolyannak veszi, mint a többit; a mellélövés a körülötte lévőket érheti.',
    words: 'lő barát küzdők lőni belelőni verekedés harcba sajátok',
  },
  'BWC-127': {
    title: 'Összefogás: együtt vagy egyenként?',
    text: 'Az összevont támadást együtt kell dobni, a támadás sorrendje viszont egyenként veszi sorra az ütéseket. Az appban előbb minden támadó első fegyvere jön, összeadva; aztán a túlélő áldozat ellenlépései; aztán a második fegyverek, és így tovább. Az osztagok is így harcolnak.',
    words: 'támadási sorrend fegyver ellenlépés',
  },
  'BWC-129': {
    title: 'Segít-e a magasság a hajításnál?',
    text: 'A magassági előny a távolsági támadók hatótávját növeli, az elhajított fegyver hatótávja viszont dobás eredménye. Az app a magasság inchjeit hozzáadja a dobotthoz. A csupa egyes hatótávdobás így is a dobó lába elé esik.',
    words: 'hajítás gránát fejsze torony hatótáv fentről',
  },
} satisfies ChapterTexts<(typeof volleyIds)[number]>;
