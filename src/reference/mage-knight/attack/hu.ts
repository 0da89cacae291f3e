import type { attackIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-05': {
    title: 'Vár-rész sosincs alakzatban',
    text: 'A vár-rész semmilyen alakzathoz nem csatlakozhat, se mozgásihoz, se távtámadóhoz. Mindegyik egymaga támad.',
    words: 'várrész csoport együtt védettség tornyok',
  },
  'MK-IMM-06': {
    title: 'A vár-rész minden irányba néz',
    text: 'A vár-rész első íve 360°, hátsó íve nincs. Bármerre lőhet, és senki sem támadja hátulról.',
    words: 'várrész irány elöl hátul körbe hátulról',
  },
  'MK-IMM-08': {
    title: 'A vár-rész sosincs kapcsolatban',
    text: 'A vár-rész egyetlen figurával sincs kapcsolatban, se baráttal, se ellenséggel, így semmi sem történik köztük, amihez kapcsolat kellene. Ha az első íveddel hozzáérsz, azzal közelharcban megtámadhatod, de semmi egyéb nem jár vele.',
    words: 'várrész érintkezés talapzat hozzáér védettség talp talphoz',
  },
  'MK-PLK-05': {
    title: 'Kié a deszkázat?',
    text: 'A deszkázat annak a falnak a része, amelyhez csatlakozik. Aki rajta áll, azon a falon áll: nem támadhatja, és ha a fal elpusztul, a deszkázat is lekerül vele.',
    words: 'deszka palló híd hézag gerenda',
  },
  'MK-ACC-04': {
    title: 'Ki nem mehet soha vár-részre?',
    text: 'Ló, lovas egység, „mogyoró” formájú tárcsás harcos (a régi lovasok), több tárcsás egység és titán soha nem mehet vár-részre vagy vár-részbe. Az app szerint az ajtók és a kapubástya boltíve is tilos nekik (ha a boltív alá beengeditek őket, az házi szabály); a réseken és a romokon átmehetnek. Támadni attól még támadhatják a várat, ha jogosultak rá.',
    words: 'várrész lovasság mogyoró mászás bejutás ló lovas sárkány bemegy',
  },
  'MK-CC-01': {
    title: 'Közelharc belépési ponton át',
    text: 'Ha az első íved egy belépési ponthoz ér, és a túlsó végén ellenséges harcos áll, közelharcban megtámadhatod, például létrán vagy lépcsőn. Ennél a cselekvésnél kapcsolatban vagytok, semmi másnál (mérgezésnél sem). A nálad magasabban álló célpont +1 védelmet kap.',
    words: 'létra lépcső ajtó harc védelem magasabb létrán verekedés',
  },
  'MK-CC-03': {
    title: 'Összefogás belépési ponton át',
    text: 'Belépési ponton át is összefoghattok (gang up), ha minden résztvevő hozzáér. Ha a célpont magasabban áll az elsődleges támadónál, +1 védelmet kap.',
    words: 'létra segítők csoport közelharc közös együtt lépcső',
  },
  'MK-ACT-03': {
    title: 'Melyik vár-rész kaphat cselekvést?',
    text: 'Távtámadó cselekvés csak olyan vár-résznek adható, amelyiknek lőtávja van, támadóértéke pedig 0 fölötti. A vár egy körben többször is cselekedhet, de minden rész csak egyszer.',
    words: 'várrész cselekvésjelző kör lövés parancs',
  },
  'MK-ACT-04': {
    title: 'Milyen cselekvést nem kaphat a vár-rész?',
    text: 'Se mozgásit, se közelharcit, se speciálisat. A vár-rész kizárólag távolról támad.',
    words: 'várrész cselekvés tilos mozgás speciális torony mozog',
  },
  'MK-ATT-01': {
    title: 'A vár-részek csak lőnek',
    text: 'Vár-rész csak távolról támad. A tűzvonal a közepéből indul, a magaslat tetejéről; a figurák talapzata közben nem számít.',
    words: 'várrész támadása távtámadás lövés bástya lőni kapuból falról toronyból támad torony',
  },
  'MK-ATT-03': {
    title: 'A vár-rész lőtávja',
    text: 'Ha vár-rész lő, vízszintesen mérd a távot, a vár-rész közepétől a célpont közepéig. A magasságkülönbség nem hosszabbítja a távot.',
    words: 'várrész távolság mérés középpont vízszintes messze lő torony',
  },
  'MK-ATT-04': {
    title: 'Túl közel a lövéshez',
    text: 'A vár-rész nem lőhet arra, aki 4"-en belül van; a táv a vár-rész szélétől a célpont közepéig számít. A pontosan 4" is túl közel van. Az app szerint ez ellenséges vár-részre is vonatkozik.',
    words: 'várrész minimum lőtáv holttér inch torony',
  },
  'MK-LONG-01': {
    title: 'Messzelövés: dupla táv, kisebb sebzés',
    text: 'Ha titánra, várra vagy több tárcsás egységre lő, a vár-rész lőtávja kétszeres, a sebzése viszont 2-vel kevesebb. A szöveg nem ad választást, ezért az app minden távolságon mindkettőt alkalmazza; ha csak a rendes lőtávon túl számoltok így, az házi szabály. A sebzés nem megy 0 alá.',
    words: 'várrész messze titán duplázás mínusz levonás óriás',
  },
  'MK-RNG-01': {
    title: 'Lövés vár-részre',
    text: 'Húzz egyenes vonalat a vár-rész közepéig, a magaslat tetejére. A figurák talapzata nem számít, a távolságot pedig vízszintesen mérd.',
    words: 'várrész tűzvonal középpont táv célpont íjász falra mérni',
  },
  'MK-RNG-02': {
    title: 'A vár-rész magassági bónusza',
    text: 'Lövéskor a vár-részt megilleti a magassági bónusz, kivéve ha a támadó magas terepen vagy lebegő szinten van. Egy másik vár-rész teteje is magas terep, onnan tehát nincs bónusz. A mértékét a szabálykönyvetek adja meg.',
    words: 'várrész védelem módosító magaslat lebegés repülő magas',
  },
  'MK-DST-01': {
    title: 'Az elpusztult vár-rész lekerül',
    text: 'Amint a tárcsán 3 törött torony látszik, a vár-részt le kell venni az asztalról. A helyére Rubble kerül, a rajta álló figurák pedig lezuhannak.',
    words: 'várrész megsemmisül lerombolt összeomlik kikerül levenni',
  },
  'MK-DST-02': {
    title: 'Romok (Rubble)',
    text: 'Az elpusztult vár-rész helyére tegyetek ugyanolyan alakú és méretű Rubble jelzőt: ez nehéz terep. Ha deszkázat volt ott, az is ugyanoda kerül.',
    words: 'várrész rom törmelék deszkázat jelző marad',
  },
  'MK-DST-03': {
    title: 'Figurák az összeomló vár-részen',
    text: 'Az elpusztult vár-részről a figurák a földre kerülnek, pontosan oda, ahol álltak. Ezután dobj mindegyikért 1k6-tal: ennyit sebződik.',
    words: 'várrész zuhanás esés sebzés kocka leomlik ledől leesnek',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
