import type { accessIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACC-01': {
    title: 'Mire valók a belépési pontok?',
    text: 'Ki-be, föl-le és vár-részről vár-részre a figurák belépési pontokon át jutnak: ajtón, lépcsőn, létrán.',
    words: 'várrész pont bejutás feljutás mászás bejutni falra',
  },
  'MK-ACC-02': {
    title: 'Hol van belépési pontja egy vár-résznek?',
    text: 'Ahol a darabon jelölve van, vagy ahol a rész saját szabálya mondja. Nem mindegyiknek van.',
    words: 'várrész jelölés melyik lépcső ajtó bemenni',
  },
  'MK-ACC-03': {
    title: 'Mozgás belépési ponton át',
    text: 'A belépési pontnál bemenni, kijönni és a kiugró magaslatra feljutni a szokásos szabályok szerint lehet.\nA régebbi, 2002-es szabályok szerint figura csak akkor kerülhet vár-részre vagy deszkázatra, ha a talapzata teljesen elfér rajta; ez a szöveg ilyet nem mond.',
    words: 'várrész mászás bejutás kilógás elfér talpazat bemenni',
  },
  'MK-ACC-05': {
    title: 'Járkálás a falak és a bástyák között',
    text: 'Falról bástyára és vissza a figurák akadálytalanul átmehetnek. Ha az út megszakad, és deszkázat sincs ott, akkor nem folyamatos.',
    words: 'mozgás várfal torony átmenet tető szabadon toronyból falra',
  },
  'MK-ACC-06': {
    title: 'Kapcsolat két vár-rész között',
    text: 'Aki az egyik vár-rész tetején áll, kapcsolatban lehet azzal, aki egy másikén. Ezen a darabok formája nem változtat.',
    words: 'várrész érintkezés szomszéd talapzat várfal bástya fal',
  },
  'MK-CC-02': {
    title: 'Belépési ponton át csak közelharcban vagytok kapcsolatban',
    text: 'Egy belépési pont két végén álló két harcos a közelharci cselekvés idejére kapcsolatban van, minden másra nézve viszont nincs. Mérgezés például nem hat így.',
    words: 'méreg létra lépcső érintkezés képesség',
  },
  'MK-CC-04': {
    title: '+1 védelem a magasabban állónak',
    text: 'Belépési ponton át vívott közelharcban a célpont 1-gyel növeli a védelmét, ha az elsődleges támadó alacsonyabb szinten áll nála. Az összefogás többi résztvevőjének szintje nem számít.',
    words: 'bónusz magasság fölötte létra lépcső plusz egy gang up védő feljebb',
  },
  'MK-CC-05': {
    title: 'Több ellenség egy belépési pontnál',
    text: 'Ha a belépési ponthoz egynél több ellenséges figura ér, a szöveg szerint a célpont választ támadót. Szó szerint véve, és az app így veszi, a célpont játékosa nevezi meg, melyikük támadjon. Lehet, hogy félrefordítás, és eredetileg a támadó választ célpontot; játék előtt állapodjatok meg.',
    words: 'választás célpont támadó létra lépcső tömeg két',
  },
  'MK-ENT-01': {
    title: 'A bejáratok zárva kezdenek',
    text: 'Egyes vár-részeknek bejáratuk van: ajtó, kapu vagy kapurács; hogy melyiknek mi, azt a saját szabályuk mondja meg. A játék elején mind zárva van.',
    words: 'várrész csukott nyílás rács kezdet nyitva csukva kezdés',
  },
  'MK-ENT-02': {
    title: 'Zárt ajtón semmi sem jut át',
    text: 'Amíg egy ajtó zárva van, harcos nem mehet át rajta, és semmilyen módon nem is lőhet át.',
    words: 'csukott kapu kapurács átmenni átlőni tűzvonal',
  },
  'MK-ENT-03': {
    title: 'A zárt ajtó nincs semmivel összekapcsolva',
    text: 'Zárt ajtó egyetlen más belépési ponttal sincs összekapcsolva, vagyis sem másik ajtóhoz, sem a tetőre nem vezet.',
    words: 'csukott kapu kapcsolódik vártorony körbástya lépcső bezárva',
  },
  'MK-ENT-04': {
    title: 'Mikor nyitható és zárható az ajtó?',
    text: 'A várúr a saját parancs fázisa előtt nyithatja és zárhatja az ajtóit. Ezután a következő parancs fázisáig úgy maradnak. Más nem nyúlhat hozzájuk.',
    words:
      'nyitás zárás kapu kapurács kinyit bezár kör várúr parancsfázis kinyitni várkaput nyitja kaput becsuk',
  },
  'MK-ENT-05': {
    title: 'Minden ajtó külön',
    text: 'Ha egy vár-résznek több ajtaja van, egyenként dől el, melyik legyen nyitva és melyik zárva.',
    words: 'várrész kapu két nyit zár független mindkét',
  },
  'MK-BRE-01': {
    title: 'A demoralizált vár-rész áttört',
    text: 'Amint egy vár-rész demoralizálttá válik, áttörtnek számít.',
    words: 'várrész áttörés rés lyuk tárcsa elfoglalt sérült',
  },
  'MK-BRE-02': {
    title: 'Fal: sárgánál áttört',
    text: 'A fal áttört, mihelyt sárgára vált az erődítményértéke, vagyis az a szám, amennyivel a rajta állók védelmét növeli.',
    words: 'várfal áttörés sárga kocka szín tárcsa',
  },
  'MK-BRE-03': {
    title: 'Az áttört vár-rész ajtaja nyitva marad',
    text: 'Az áttört vár-rész valamennyi ajtaja kinyílik, és a játék végéig nyitva is marad; senki nem csukhatja be többé.',
    words: 'várrész áttörés kapu kapurács végleg bejárat újra becsukni',
  },
} satisfies ChapterTexts<(typeof accessIds)[number]>;
