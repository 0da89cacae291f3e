import type { closeCombatIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CC-01': {
    title: 'Belépés a közelharcba',
    text: 'Ha egy egység kézitusában megtámad egy visszavágni képes ellenséget, mindketten kilépnek a rendes mozgásból, és közelharcban le vannak kötve. Szándékos támadással kezdődik, vagy úgy, hogy valaki egy ellenséges fegyver közelébe lép, és megtámadják; ilyenkor csak akkor lesz lekötve, ha ellenlépést tesz.\nA tárgyak és az épületek egyszerűen elszenvedik a sebzést.',
    words: 'kézitusa lekötve kezdete elmegy mellette harcba kerül',
  },
  'BW-CC-02': {
    title: 'A támadás sorrendje',
    text: 'Mindkét fél bejelenti a támadásait és az ellenlépéseit. A támadó elvégzi az első támadást vagy lökést, a védő hárít, ha ezt jelentette be, majd jön az ellentámadása vagy a riposztja. Ezt minden további fegyverrel ismételjétek, de egy körben egyiket sem kétszer, és álljatok le, amint valamelyik fél meghal.\nA visszavonulás az első ellenlépés után történik; a túlélők lekötve maradnak, és a saját körében a védő támad.',
    words: 'közelharc menete lépések sorrend kör összecsapás üt előbb',
  },
  'BW-CC-03': {
    title: 'Dühös inch',
    text: 'Közelharcban minden ellenség elleni támadás vagy ellenlépés előtt a minifigura legfeljebb 1"-et elmozdulhat; ez nem számít bele a mozgásába. Barát, semleges vagy élettelen célpont ellen nem jár, és olyan helyre sem vihet, ahonnan nem lehet támadni.\nJó mérce két tégla és két lapos elem egymásra rakva.',
    words: 'angry hüvelyk kitörés helyezkedés ingyen mozgás lépés ütés előtt',
  },
  'BW-CC-04': {
    title: 'Három választás a harcban',
    text: 'A közelharcban lekötött minifigura a saját körében három dolog közül választ: támad, lök vagy visszavonul. Ha nem csinál semmit, az nagyon lassú visszavonulásnak számít, így az ellenfélnek jár az ellenlépés.',
    words: 'manőver lehetőségek tétlen áll menekül lökés',
  },
  'BW-CC-05': {
    title: 'Támadás és ellenlépés felváltva',
    text: 'Jöhet a dühös inch, aztán támadj egy kézben tartott közelharci fegyverrel; ha az ellenfél túléli, és neki is van ilyen fegyvere, ellenlépést tehet. Utána a második fegyver jön saját dühös inchcsel, majd a második ellenlépés, több karnál így tovább; az átlagos minifigurának legfeljebb két fegyvere van. Közelharcban lőni nem lehet.\nA lengyel szöveg a vesztesnek ad ellenlépést; ez elírás, a túlélőnek jár.',
    words: 'közelharci két fegyver második fegyver ciklus',
  },
  'BW-CC-06': {
    title: 'A sebzés összeadódik',
    text: 'Minden sebzés, amelyet egy egység egy körben közelharcban kap, összeadódik, akár támadásból, akár ellentámadásból. Az egység meghal, amint az összeg meghaladja a páncélértékét.\nA kockás páncélértékre célpontonként és játékoskörönként egyszer kell dobni, és az eredmény abban a körben érvényes.',
    words: 'halmozódik összeg seb együtt közelharci sebek összeadódnak több ütés',
  },
  'BW-CC-07': {
    title: 'Lökés',
    text: 'A dühös inch után légy karnyújtásnyira, és dobj ügyességre a kézben tartott fegyverek legnagyobb kezelési értéke ellen, két üres kézzel 2 ellen. Ha sikerül, és nem hárítják, az ellenfél 2"-et hátrál egyenesen tőled el; az appban akadálynál sebzés nélkül megáll, peremről leeshet.\nA későbbi ötödik fejezet csak veled egyforma vagy kisebb ellenfél ellen engedi.',
    words: 'ellök taszít puszta kéz fegyvertelen perem ellökni lökni tolni eltolni lelökni taszítani',
  },
  'BW-CC-08': {
    title: 'Lökés pajzzsal',
    text: 'Pajzzsal a rendes támadások egyikeként lehet lökni; egyébként egy körben nem lehet lökni is, támadni is. Körönként csak egy pajzs lökhet.\nAz a pajzs, amelyik lökött, abban a körben sem hárításra, sem ellentámadásra nem használható: a 2005-ös szabálykönyv csak a hárítást tiltja, de egy fegyver egy körben csak egyszer használható.',
    words: 'pajzslökés taszítás pajzsütés forduló hárítás ütni',
  },
  'BW-CC-09': {
    title: 'Visszavonulás',
    text: 'Távolodj el legfeljebb a teljes mozgásoddal, dühös inch nélkül. Az ellenfél az út bármely pontján, ahol elér, egy fegyverrel egy ingyenes ellentámadást tehet, amelyre nincs ellenlépés; több ellenfél közül mindegyiknek jár egy.\nA túlélő rendesen befejezi a körét, de a cselekvését elhasználta, így mást már nem támadhat.',
    words: 'menekülés elfut kilép harcból hátrál ingyenes ellentámadás kiszállni elfutni',
  },
  'BW-CC-10': {
    title: 'Hány ellenlépés jár',
    text: 'A minifigura minden játékos körében annyi ellenlépést tehet, ahány közelharci fegyvert tart a kezében. Fegyver nélkül legfeljebb egy fegyvertelen lökést háríthat, 2-es kezelési értékkel.\nHa a saját körében több ellenféllel harcol, csak az tehet ellenlépést, akit megtámad, de ha visszavonul, mindenki. Ha többen összefognak ellene, az első után minden támadó 1-et levon az ellenlépéshez használt ügyességéből.',
    words: 'ellenlépések száma összefogás túlerő több ellenfél korlát üthetek vissza két kard megüt',
  },
  'BW-CC-11': {
    title: 'Az ellenlépés fajtái',
    text: 'Az ellenlépés vagy ellentámadás, vagy hárítás. Két közelharci fegyverrel egyszerre mindkettő lehetséges: ez a hárítás és riposzt, amely mindkét ellenlépést elhasználja.',
    words: 'védekezés ellentámadás hárítás riposzt módok válasz lehetőség',
  },
  'BW-CC-12': {
    title: 'Mikor kell bejelenteni a védekezést',
    text: 'Ha nem mondasz mást, a védő közelharci fegyverrel ellentámad, pajzzsal hárít. A hárítást, akár riposzttal, a támadó ügyességdobása előtt jelentsd be.\nAlapból a sebzésdobásig még elfogadható; a sorrend támadódobás, hárítás, sebzés, a hárító fegyver sebzése.',
    words: 'hogyan védekezel bejelentés időzítés alapértelmezés hárítás szólni előre bejelent',
  },
  'BW-CC-13': {
    title: 'Ellentámadás',
    text: 'Pontosan úgy zajlik, mint a támadás: dühös inch, ügyességdobás, sebzésdobás.\nA szövegek sikertelen támadásról beszélnek, de az angol példában találatra válaszol; ezért az app minden túlélt támadás után engedi. Ha csak sikertelen támadás után jár, az házi szabály.',
    words: 'visszavágás visszaüt válaszcsapás ellenlépés visszaütni visszavágni',
  },
  'BW-CC-14': {
    title: 'Ellentámadás pajzzsal',
    text: 'Az ellentámadásra használt pajzs nem sebez, hanem 2"-re ellöki a támadót. Rendszerint többet ér hárításra: akkor 1k6-tal csökkenti a sebzést.',
    words: 'pajzslökés pajzsütés taszítás ellenlépés visszalök',
  },
  'BW-CC-15': {
    title: 'Ellenlépésre nincs ellenlépés',
    text: 'Az ellentámadásra nem jár ellenlépés. Egyetlen kivétel: a támadó háríthatja olyan pajzzsal, amelyet ebben a körben még nem használt.',
    words: 'támadó pajzsa hárítás ellentámadás ellen lánc',
  },
  'BW-CC-16': {
    title: 'Hárítás',
    text: 'Dobj a védő ügyességére. A hárítás sikerül, ha az eredmény eléri a hárító fegyver kezelési értékét, és eléri a támadó támadódobását is, bónuszkockáival és módosítóival együtt; az egyenlő elég. Ha minden kocka 1-et mutat, a hárítás nem sikerül.\nAz elvétett támadást nem kell hárítani.',
    words: 'kivéd véd blokkol hárít egyenlő ügyességdobás hárítani pajzs fegyver blokkolni kivédeni karddal',
  },
  'BW-CC-17': {
    title: 'Sikertelen hárítás, kiütött fegyver',
    text: 'A sikertelen hárítás nem csökkenti a sebzést. Az a kézifegyver vagy rögtönzött fegyver, amellyel kétkezes fegyvert nem sikerült hárítani, 1k6"-et repül egyenesen a támadótól el; kritikus kudarcnál bármilyen hárító fegyver vagy pajzs elrepül. A távolságnál az 1-es dobás egyszerűen 1".\nA lengyel szöveg minden egykezes fegyverre érti; az app alapból csak a kézifegyverre és a rögtönzött fegyverre.',
    words: 'lefegyverzés elejt elveszti kirepül kritikus kudarc kiesik kard elejti',
  },
  'BW-CC-18': {
    title: 'Mennyit vesz le a hárítás',
    text: 'Sikeres hárítás után dobj a hárító fegyver sebzésére, és vond le a támadó sebzéséből, legfeljebb 0-ig. A pajzs 1k6-ot von le.\nA csupa egyes dobás alapból 0-t von le; ha rendes eredménynek számítjátok, az házi szabály.',
    words: 'sebzéscsökkentés hárított sebzés pajzs levon kevesebb',
  },
  'BW-CC-19': {
    title: 'Lökés hárítása',
    text: 'A hárított lökésnek nincs hatása. A 2005-ös szabálykönyv és a lengyel szöveg szerint puszta kézzel csak egy fegyvertelen lökés hárítható, 2-es kezelési értékkel.\nA későbbi ötödik fejezetben puszta kézzel a puszta kezes és a pajzsos lökés hárítható; a fegyveres lökés csak fegyverrel vagy pajzzsal.',
    words: 'taszítás puszta kéz megállja helyét ellök fegyvertelen kézzel',
  },
  'BW-CC-20': {
    title: 'Hárítás és riposzt',
    text: 'Két közelharci fegyverrel az egyikkel hárítasz, és ha túléled, a másikkal ellentámadsz. Csak egy dühös inch jár hozzá, mindkét ellenlépésed elfogy, és közben minden ügyesség- és sebzésdobásod -1-et kap.\nA -1 azt csökkenti, amennyit a hárítás levesz, legfeljebb 0-ig; a támadó sebzésén nem változtat.',
    words: 'két fegyver ellentámadás levonás visszaszúrás hárít blokk visszaütés kard',
  },
  'BW-CC-21': {
    title: 'Közelharci fegyver nélkül',
    text: 'Kapj fel egy rögtönzött fegyvert (kezelési érték 3, a lengyel szövegben 2; sebzés 1k6-2), különben puszta kézzel csak lökni tudsz. A lőfegyver közelharcban legfeljebb rögtönzött fegyvernek számít.',
    words: 'fegyvertelen puszta kéz alkalmi puskatus ököl megtámadott íjász',
  },
  'BWC-10': {
    title: 'Kit lehet ellökni?',
    text: 'Későbbi ötödik fejezet: a saját méretűt vagy kisebbet. 2005-ös szabálykönyv és lengyel szöveg: bárkit. Az app a választott kiadást követi. A másik értelmezés házi szabály.',
    words: 'lökés nagyobb ellenfél méretkorlát',
  },
  'BWC-11': {
    title: 'Milyen lökést hárít a puszta kéz?',
    text: '2005-ös szabálykönyv: csak a fegyver nélkülit. Későbbi ötödik fejezet: az egyik helyen ugyanezt, a másikon a pajzzsal való lökést is; a fegyveres lökést csak fegyver vagy pajzs hárítja. Az app ebben a kiadásban a későbbi, részletesebb mondatot veszi. A másik értelmezés házi szabály.',
    words: 'fegyvertelen hárítás lökés',
  },
  'BWC-24': {
    title: 'Több ellenfél közül ki tehet ellenlépést?',
    text: 'Az egység saját körében csak az, akit megtámad, visszavonuláskor viszont mindenki. Az ellenfelek körében az egység minden támadásra ellenlépést tehet, amíg van még nem használt fegyvere. Az app mindkettőt játssza: a két mondat más-más körről szól.',
    words: 'ellenlépés fegyverenként kör',
  },
  'BWC-26': {
    title: 'Mit tehet a pajzs lökés után?',
    text: 'Angol szövegek: abban a körben nem háríthat ellentámadást. Lengyel szöveg: nem is háríthat, nem is támadhat vele ellen. Az app mindkettőt tiltja, mert egy fegyver egy körben csak egyszer használható.',
    words: 'hárítás',
  },
  'BWC-73': {
    title: 'Lökés falnak vagy le a peremről',
    text: 'A szabály csak annyit mond: 2" egyenesen hátra. Az appban a meglökött az akadálynál sebzés nélkül megáll, a peremről leeshet. A roham lendületével adott lökésre (későbbi ötödik fejezet) a becsapódási sebzés szabálya érvényes.',
    words: 'akadály fal perem esés letaszít lelökve sziklán',
  },
  'BWC-125': {
    title: 'Válasznak számít-e az ellenlépés?',
    text: 'A szövegek nem mondják meg. Az appban az ellenlépés nem kerül félretett cselekvésbe; csak a fegyver használódik el arra a körre. A kizökkent egység nem tehet ellenlépést.',
    words: 'ingyen cselekvés',
  },
  'BWC-126': {
    title: 'Visszavonulhat-e, akinek elfogyott a cselekvése?',
    text: 'A szabály szerint a visszavonulás elhasználja a cselekvést. Az app ezért még el nem használt cselekvést kér; enélkül az egységnek maradnia kell.',
    words: 'menekülés nincs cselekvés lekötve marad',
  },
  'BWC-128': {
    title: 'Korlátozza-e a méret az ellenlépést a későbbi fejezetben?',
    text: 'Ott a méretről csak a lökésnél van szó. Az app úgy veszi, hogy az alkotások továbbra sem tehetnek ellenlépést a méretük felénél kisebb ellenfélre.',
    words: 'ellenlépés fejezet alkotás',
  },
  'BWC-133': {
    title: 'Hová esik a kiütött fegyver?',
    text: '1k6" távolságra, a támadótól egyenesen elfelé, ahogy a szabály mondja. Az appban a támadó teszi le erre a vonalra; aki odaér, felveheti.',
    words: 'irány lerak felvesz',
  },
  'BWC-135': {
    title: 'Egy inch, négy lengyel név',
    text: 'A lengyel szöveg a dühös inchet más-más helyen 4 néven említi. Mind ugyanazt az 1"-es lépést jelenti; az app végig egy nevet használ.',
    words: 'fordítás nevek',
  },
} satisfies ChapterTexts<(typeof closeCombatIds)[number]>;
