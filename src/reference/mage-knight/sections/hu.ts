import type { sectionIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-GEN-01': {
    title: 'A vár-rész egyszerre figura és terep',
    text: 'Egy vár-rész figurának és tereptárgynak is számít. A harcosok felmehetnek rá, és harcolhatnak rajta vagy róla. Játék közben elpusztulhat, némelyik pedig maga is lő.',
    words: 'várrész fal bástya torony épület tereptárgy',
  },
  'MK-GEN-02': {
    title: 'Mikor pusztul el egy vár-rész?',
    text: 'Akkor, ha a tárcsája 3 törött tornyot mutat. Az áttört vagy demoralizált rész még játékban van.',
    words: 'várrész megsemmisül lerombolt szimbólum halott szétverni torony',
  },
  'MK-GEN-03': {
    title: 'A vár-rész sebzése távsebzés',
    text: 'A vár-rész tárcsáján álló sebzés mindig távsebzés. Közelharcot a vár-részek nem vívnak, így másfélére nincs szükségük.',
    words: 'várrész sebzésérték tárcsa lövés torony',
  },
  'MK-GEN-04': {
    title: 'A többi szabály is él',
    text: 'A várszabályok kiegészítés: ha mást nem mondanak, a Mage Knight szabályai szerint játszotok. Az app a későbbi (2.0 korabeli) szabályok magyar rajongói szövegét követi, nem az elsőket, a 2002-eseket; az alakzatokat, a magassági bónuszt és a képességek hatását a saját szabálykönyvetekben keressétek.',
    words: 'alapszabály kiadás változat általános fordítás',
  },
  'MK-PTS-01': {
    title: 'Kétféle erősség közül választhatsz',
    text: 'Játék előtt döntsd el minden vár-résznél, hogy a két erősségi fokozat közül melyikkel, tehát hány pontért hozod, és állítsd be hozzá a tárcsát. Pontszámokat a szöveg nem közöl; az app kiindulásul a 2002-es lista számait ajánlja, és ezeket átírhatod. Az ajtós fal azon a listán nem szerepel külön: az app a falét veszi.',
    words: 'várrész pontérték ár erős gyenge nehéz könnyű kezdőállás vár ára',
  },
  'MK-PTS-02': {
    title: 'A vár a sereg pontjaiba számít',
    text: 'A vár-részek pontba kerülnek, akár a figurák. A kettőnek együtt kell beleférnie a sereg ponthatárába, vagyis a vár mellett kevesebb figura fér be.',
    words: 'várrész pontérték költség limit összesen seregben',
  },
  'MK-SEC-01': {
    title: 'Mi számít egy vár-résznek?',
    text: 'Ahány harci tárcsa, annyi vár-rész, akkor is, ha több darab össze van illesztve. Mindegyik külön cselekszik, és külön sebződik.',
    words: 'várrész darab összekapcsolt különálló szekció tárcsa',
  },
  'MK-HGT-01': {
    title: 'Milyen magasak a vár-részek?',
    text: 'Minden vár-rész egyforma magas, akárhogy néz ki. A tetején álló figura kiugró magaslaton van, egy szintben azokkal, akik más vár-részen vagy bármilyen magas terepen állnak.',
    words: 'várrész magasság szint tető magaslat',
  },
  'MK-KEEP-01': {
    title: 'Vártorony (Keep)',
    text: 'A vártoronynak két ajtaja van. Ezek és a torony egész teteje összekapcsolt belépési pontok. A zárt ajtó nem kapcsolódik a többihez.',
    words: 'öregtorony ajtók bejárat tető',
  },
  'MK-RT-01': {
    title: 'Körbástya (Round Tower)',
    text: 'A körbástyának egy ajtaja van. Ez és a bástya egész teteje összekapcsolt belépési pontok. A zárt ajtó nem kapcsolódik a tetőhöz.',
    words: 'kerek torony ajtó bejárat bástya bemenni',
  },
  'MK-GATE-01': {
    title: 'Kapubástya (Gatehouse): bejáratok',
    text: 'A kapubástyának két bejárata van, egy duplaajtó és egy kapurács; külön nyithatók és zárhatók. Saját belépési pontja nincs.',
    words: 'kaputorony kapu rács felvonó kapurács rostély felvonóhíd',
  },
  'MK-GATE-02': {
    title: 'Kapubástya: fent mindenki kapcsolatban van',
    text: 'Aki a kapubástya tetején áll, az ott álló összes figurával kapcsolatban van, akkor is, ha a talapzatuk nem ér össze.',
    words: 'kaputorony érintkezés közelharc tető harc',
  },
  'MK-GATE-03': {
    title: 'Kapubástya: a boltív alatt',
    text: 'A boltív alatt is állhat figura. Amíg egy talapzat útban van, a kapurács nem zárható be; ilyet a szöveg csak a kapurácsról mond.',
    words: 'kaputorony kapualj eltorlaszolt rács kapuban állni',
  },
  'MK-GATE-04': {
    title: 'Kapubástya: átjárás a falakra',
    text: 'A kapubástya tetejéről bármelyik olyan falra át lehet menni, amelyik hozzáér. Az app úgy érti, hogy csak falra; aki a kapubástyát is a bástyák közé számítja, bástyára is átengedi a figurákat.',
    words: 'kaputorony mozgás átmenet várfal kapuról átmenni',
  },
  'MK-WALL-01': {
    title: 'Fal (Wall): bejáratok',
    text: 'Az ajtós falnak egy bejárata van. Az ajtó nélkülinek nincs bejárata.',
    words: 'várfal kapu ajtó nyílás falban',
  },
  'MK-WALL-02': {
    title: 'Fal: belépési pontok',
    text: 'A falnak a létrákon kívül nincs belépési pontja. Az app úgy érti, hogy a fal ajtaja lent, a föld szintjén vezet át, a tetejére nem.',
    words: 'várfal létra mászás feljutás ajtó falra',
  },
  'MK-WALL-03': {
    title: 'A falak nem lőnek',
    text: 'A falnak sem támadóértéke, sem sebzése nincs, ezért soha nem támad.',
    words: 'várfal támadás távtámadás cselekvés lőni falról lő lövés fal támad',
  },
  'MK-WALL-04': {
    title: 'Mikor számít áttörtnek egy fal?',
    text: 'A fal akkor áttört, ha az erődítményértéke, amelyet a rajta állók védelméhez ad, sárga négyzetet mutat. Az ajtaja ettől fogva a játék végéig nyitva marad.',
    words: 'várfal áttörés sárga védelemadás rés',
  },
  'MK-SEC-02': {
    title: 'Hol láthatók a vár-rész képességei?',
    text: 'A harci értékei mellett.',
    words: 'várrész képesség különleges tárcsa szín színek torony',
  },
  'MK-SPC-01': {
    title: 'Az egyes vár-részek saját szabályai',
    text: 'Egy-egy vár-résznek további, csak rá érvényes szabályai is lehetnek. Itt a vártorony, a körbástya, a kapubástya és a fal sajátjai szerepelnek; ha a tiédhez más is jár, az is él.',
    words: 'várrész különleges extra külön darab fajta',
  },
} satisfies ChapterTexts<(typeof sectionIds)[number]>;
