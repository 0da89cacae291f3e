import type { leagueIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-LG-01': {
    title: 'A liga: három forgatókönyv, két oldal',
    text: 'Mindenki mind a 3 forgatókönyvet kétszer játssza le: egyszer a világos, egyszer a sötét oldallal, összesen 6 játékot. Mindegyik csak egyszer ér pontot. A seregek akkorák, hogy egy játék átlagosan beleférjen 90 percbe.',
    words: 'formátum szezon játékok kis világos sötét',
  },
  'BW-LG-02': {
    title: 'Juniorok és szeniorok',
    text: 'Aki még nincs 18 éves, a juniorok közt játszik, mindenki más a szeniorok közt. Szülői beleegyezéssel a kiskorú is indulhat a szenioroknál, és akkor úgy játszik, mint ők.',
    words: 'kor korcsoport gyerek felnőtt beleegyezés életkor',
  },
  'BW-LG-03': {
    title: 'Miből épül a sereg és a terep',
    text: 'A sereg LEGO, a járművek is. A díszlet és az állandó terep kivételesen másból is lehet.',
    words: 'anyag kockák díszlet makett lego márka',
  },
  'BW-LG-04': {
    title: 'Két sereg egy találkozóra',
    text: 'Legfeljebb 2 sereget hozhatsz, A-t és B-t, és játékonként választasz közülük. Mindkettő betartja a korlátokat, ezt a játékvezető a kezdés előtt ellenőrzi. Két találkozó között változtathatsz rajtuk.',
    words: 'sereglista nevezés játékvezető ellenőrzés sereget cserélni',
  },
  'BW-LG-05': {
    title: 'A liga seregkorlátai',
    text: 'Egy sereg legfeljebb 150 pontba kerülhet. Nem lehet benne 10"-nél gyorsabb egység, hátas vagy alkotás.',
    words: 'pont korlát sebesség mozgás gyors keret',
  },
  'BW-LG-06': {
    title: 'Milyen szabályokkal játszik a liga',
    text: 'A lengyel szöveg érvényes a három kiegészítővel: gyógyítás; mágia; rejtőzködés, észlelés és fegyvermester.',
    words: 'szabályok kiadás kiegészítők változat megengedett kiegészítő mágia',
  },
  'BW-LG-07': {
    title: 'A ligajáték asztala',
    text: 'Az asztal minden oldala legalább 90 cm; a legjobb a 120-szor 120 cm.',
    words: 'tábla méret csatatér',
  },
  'BW-LG-08': {
    title: 'A találkozó bejelentése',
    text: 'A találkozó akkor számít a ligába, ha a játékvezető legalább 2 nappal előtte tud róla és a tervezett játékokról.',
    words: 'határidő nap torna terv nappal előtte',
  },
  'BW-LG-09': {
    title: 'Játékvezető és jegyzőkönyv',
    text: 'Jó, ha van játékvezető; a junioroknál kötelező. A szeniorok kivételesen nélküle is játszhatnak, ha minden játékos köre után fényképeznek, és a képeket leírják. A saját játékában senki sem bíráskodik: azt egy harmadik ember teszi. A végén az eredmények a játékvezetőhöz kerülnek, indoklással, ha mást játszottak, mint amit terveztek.',
    words: 'bíró fénykép jelentés dokumentálás bírál fotó',
  },
  'BW-LG-10': {
    title: 'Játék nélküli győzelem',
    text: 'Ha az egyik játékos nem jön el, a másik 7 pontot kap a bejelentett forgatókönyvek közül egyért, amelyet ő választ, a hiányzó semmit. Ha a hiányzó azt a forgatókönyvet ebben a fordulóban már lejátszotta, 3 pontot veszít. Jó okkal és közös megegyezéssel a találkozót semmisnek lehet venni.',
    words: 'hiányzó távolmaradás walkover feladás nem jött ellenfél hiányzik elkésett játékos',
  },
  'BW-LG-11': {
    title: 'Meddig tart egy szezon',
    text: 'A szezon 1 hónappal azután zárul, hogy az első játékos mindent lejátszott, az utolsó jelentése napjától számítva, de legkésőbb 6 hónap múlva; az app a korábbi napot veszi. A szabályok változását az új szezon megnyitásáig kell kihirdetni.',
    words: 'vége dátum határidő hónap zárás',
  },
  'BW-LG-12': {
    title: 'Egy játék pontjai',
    text: 'Egy játék 5 pontot ér. A fő célért a győztes 2-t kap, a vesztes 2-t veszít; a mellékcél 1 pont mindenkinek, aki elérte, a vesztesnek is. Döntetlennél 5 jár mindkettőnek. Egy játékból 3 és 8 közti pontot lehet hozni.',
    words: 'pontozás eredmény győzelem vereség döntetlen',
  },
  'BW-LG-13': {
    title: 'Rájátszás',
    text: 'Aki pontegyenlőségben végez, egy vagy több sorsolt forgatókönyvet játszik. Ezek a pontok az összegbe nem számítanak, csak a sorrendet döntik el.',
    words: 'holtverseny egyenlő helyezés sorsolás pont ugyanannyi',
  },
  'BW-LG-14': {
    title: 'Felállás a csatában és a zászlónál',
    text: 'A nagyobb dobás választ asztalszélt, az ellenfélé a szemközti. Mindenki a saját szélétől 5"-en belül áll fel: előbb a választó egységeinek fele, aztán a teljes másik sereg, végül a maradék. Az kezd, aki nem választott.',
    words: 'kezdőállás letétel asztalszél kezdés',
  },
  'BW-LG-15': {
    title: 'Csata',
    text: 'Mindkét fél fő célja: elpusztítani az ellenséges sereget. Mellékcél: legalább egy egységgel betörni az ellenfél kezdőterületére, amíg egységeinek legalább fele az asztalon van.',
    words: 'forgatókönyv áttörés megsemmisítés célok cél elpusztítani',
  },
  'BW-LG-16': {
    title: 'Szerezd meg a zászlót',
    text: 'Az ereklye középen van, és minden alkalommal onnan kell elhozni. Aki a saját széléig viszi, megszerezte; a hordozó ilyenkor hátasával vagy járművével lekerül az asztalról, és biztonságban van. Három szerzés győzelem; a játéknak akkor is vége, ha az egyik felet kiirtották. Mellékcél: ne maradjon ellenség az asztalon, a biztonságba jutottak nem számítanak. Ha a győztes az ereklyét az utolsó egységével szerezte meg, a mellékcél a vesztesé.',
    words: 'forgatókönyv ereklye célok biztonság vinni',
  },
  'BW-LG-17': {
    title: 'Szállítás, avagy a rajtaütés',
    text: 'A világos előbb az egységei felét teszi le, a középponttól 5"-en belül; a sötét az összeset az asztal körül, a szélektől 5"-en belül. A nagyobb dobás kezd. Fő cél: levinni a tárgyat egy szélen; a sötétnek előbb el kell vennie. Mellékcél: kiirtani minden ellenséget, aki akkor az asztalon van. Ha a sötét éri el, a játék megy tovább, mert jöhet erősítés; ha a világos, mindkét célja megvan.',
    words: 'forgatókönyv konvoj kíséret tárgy célok',
  },
  'BW-LG-18': {
    title: 'Erősítés',
    text: 'Csak a világosnak, a szállításban. Minden köre előtt 1k6-tal dob: 4-től egy tartalék egység bejön bármelyik szél közepén, attól 5"-en belül. Még abban a körben mozoghat és cselekedhet.',
    words: 'tartalék segítség kocka kör jön',
  },
  'BW-LG-19': {
    title: 'A nagyon fontos tárgy',
    text: 'Hordozójának egyik kezét foglalja le, és se fegyver, se pajzs. Két kézzel tartott fegyvert, lőfegyvert sem használhat, hacsak nincs kettőnél több karja. Ha meghal, a testétől 1"-en belül bárki átveheti, cselekvés nélkül. Aki repül vagy repülő járművön utazik, nem viheti.',
    words: 'vivő gyűrű tojás tervek felvenni kéz csomag vinni',
  },
  'BWC-100': {
    title: 'Játék közben is él a liga sebességkorlátja?',
    text: 'Az app a megvett mozgást és a kifizetett meghajtást nézi. Futással és rohammal az egység túlmehet 10"-en.',
    words: 'sebesség sprint roham tíz inch',
  },
  'BWC-101': {
    title: 'Ki a világos a csatában és a zászlónál?',
    text: 'Az oldalaknak csak a szállításban van nevük, mégis mindent mindkettővel kell játszani. Az appban az a világos, aki az asztalszélt választja.',
    words: 'oldalak sötét választás',
  },
  'BWC-102': {
    title: 'Áttöréskor kinek az egységei számítanak?',
    text: 'A lengyel szó bármelyik játékosra érthető. Az appban az ellenfél egységeinek fele számít: addig kell áttörni, amíg erős.',
    words: 'mellékcél egységek csata',
  },
  'BWC-103': {
    title: 'Kié a zászló, ha az egyik felet kiirtották?',
    text: 'A játéknak vége, pedig az ereklyét senki sem szerezte meg 3 alkalommal. Az appban a túlélőé a fő cél.',
    words: 'túlélő kiirtás ereklye',
  },
  'BWC-104': {
    title: 'Pont egyszer, forgatókönyv kétszer?',
    text: 'Az app minden forgatókönyvet oldalanként egyszer számol, így a teljes szezon 6 eredmény.',
    words: 'pontozás oldal liga',
  },
  'BWC-160': {
    title: 'Döntetlennél is számít a mellékcél?',
    text: 'Szó szerint a döntetlen 5 pont mindkettőnek. Az app a mellékcélért ekkor is hozzáad 1-et.',
    words: 'hat bónusz cél',
  },
  'BWC-161': {
    title: 'Ugyanaz a forgatókönyv, ugyanaz az oldal, másodszor?',
    text: 'Az első játék számít, a későbbi nem ér semmit. A szöveg csak annyit mond, hogy pont egyszer jár.',
    words: 'ismétlés eredmény liga',
  },
  'BWC-162': {
    title: 'Hová kerülnek a játék nélküli győzelem pontjai?',
    text: 'A 7 pont a megjelent játékos egyik forgatókönyvéért és oldaláért jár; azt már nem kell lejátszania. A hiányzónak a sajátja még hátravan; a 3 pontot az összegéből kell levonni.',
    words: 'hiányzó büntetés összeg',
  },
  'BWC-163': {
    title: 'Mikor telik le a 31-én kezdett hónap?',
    text: 'Az appban a rövidebb hónap utolsó napján: augusztus 31-től 6 hónap február végéig tart.',
    words: 'dátum vége naptár szezon',
  },
  'BWC-164': {
    title: 'Mennyi a fele páratlan számú egységnek?',
    text: 'Ha nem osztható kettővel, a választó előbb tetszőleges nagyobb részt tehet le, vagy mindet: 7 egységből 4–7-et.',
    words: 'felállás többség',
  },
} satisfies ChapterTexts<(typeof leagueIds)[number]>;
