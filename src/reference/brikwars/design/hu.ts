import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'A modelltől az árig',
    text: 'Előbb építsd meg a modellt, azután keresd meg az értékeit. A mérete és a szerkezeti szintje adja az alapköltséget; a jármű ehhez meghajtást, a felfegyverzett alkotás fegyvert és berendezést, a lény elmét vesz. Ezek összege a költsége. Ha kicsit eltér a tervtől, állíts ki eggyel több vagy kevesebb minifigurát.',
    words: 'tervezés sorrend építés modell ár költség jármű tank szörny lépés ára készítés',
  },
  'BW-CRE-02': {
    title: 'Épület, jármű vagy lény',
    text: 'Alkotás minden, amit a játékos a játékhoz épített; a szerkezete a törzse, végtagok és ráépített berendezések nélkül. Az épület egy helyben áll. A jármű mozog, de vezetni kell. A lény, akár él, akár mesterséges, magától cselekszik: az óriásrobot jármű, ha pilótának kell benne ülnie, és lény, ha maga gondolkodik.',
    words: 'meghatározás alkotás moc robot mech ház szörny állat fajta osztály tank torony típus',
  },
  'BW-CRE-03': {
    title: 'Szerkezet vagy felszíni elem?',
    text: 'Szerkezet az, aminek belseje van, akár legénységnek, rakománynak, gépeknek vagy szerveknek: falak és tető, alváz és pilótafülke, fej és törzs. A díszítés, a mozgó vagy bekapcsolható rész és a bent álló tárgy felszíni elem: bútor, kerék, szárny, végtag, fegyver. Amelyik harcban hasznos, azt fegyverként vagy berendezésként kell megvenni; a többi ingyenes.',
    words: 'rész fal szárny kerék bútor dísz ingyen belső külső surface antenna',
  },
  'BW-CRE-04': {
    title: 'Az alkotás mérete',
    text: 'Mérd meg inchben a szerkezet leghosszabb oldalát, felszíni elemek nélkül: a falnak a hosszát, a toronynak a magasságát, a szörnyet a fejétől a farka tövéig. Tetszés szerint kerekíts föl vagy le. Az eredmény a mérete, legalább 1; csak az apró lényeké 0.',
    words: 'mérés inch hossz magasság leghosszabb kerekítés nagy size mérni',
  },
  'BW-CRE-05': {
    title: 'Apró lények',
    text: 'Az 1"-nél kisebb lények, például a kígyó, a denevér vagy a pók, 0-s méretűek, és nincs szerkezeti szintjük. A testükért nem kell fizetni, páncélértékük 0; minden további páncélpont 0,5 CP.',
    words: 'kicsi állat patkány denevér kígyó rovar papagáj vermin raj pók',
  },
  'BW-CRE-06': {
    title: 'Szerkezeti szint',
    text: 'A gazdája választ 0 és 5 között egy szintet, amely illik az anyagához. A 0. szinten (hús, kötél, műanyag) a páncélérték 1k6, az 1. szinttől szintenként 1k10: az 1 fa vagy lemez, a 2 tégla vagy gerenda, a 3 kőfal vagy páncélzat, a 4 nehéz acél vagy titán, az 5 erőtér. Ez megítélés dolga: egy sárkányé 1k6 és 3k10 között bármi lehet.',
    words: 'páncélérték anyag fa tégla beton acél titán erőtér páncél structure level kő fal',
  },
  'BW-CRE-07': {
    title: 'Gyengébb részek',
    text: 'A felszíni elem, a belső fal, a fegyver és a berendezés 1 szerkezeti szinttel gyengébb a szerkezetnél, a szabadon álló zsanér, a lövegtorony és más mozgó rész 2-vel. Egyik sem kerül a 0. szint alá. A lengyel szöveg mindent a leggyengébbek közé sorol, ami kiáll. A puszta dísz páncélértéke az, ami illik hozzá.',
    words: 'gyenge pont zsanér torony berendezés páncél felszín alacsonyabb löveg sebezhető',
  },
  'BW-CRE-08': {
    title: 'Alapköltség',
    text: 'Méret szorozva szerkezeti szinttel, CP-ben; a 0. szerkezeti szinten a méret fele. Egy 8-as méretű, 3. szintű fal 24 CP, egy 2-es méretű, 0. szintű ló 1.',
    words: 'ár szerkezet költség pont épület vár fal torony test tank ára mennyibe kerül jármű ló',
  },
  'BW-CRE-09': {
    title: 'A meghajtás ára',
    text: 'Földön, vízen és víz alatt 1 CP 2" mozgást ad, vagyis 10" ára 5. Repülésnél minden 2" ára 2 CP meg a szerkezeti szint: a 2. szinten 4 CP. Csak a mozgás módja számít; hogy motor vagy fogat hajtja-e, azt senki sem kérdezi.',
    words: 'mozgás motor kerék repülés repül víz víz alatti költség sebesség',
  },
  'BW-CRE-10': {
    title: 'Legfeljebb milyen gyors?',
    text: 'A közönséges meghajtás legfeljebb 16", a repülés legfeljebb 24". Összehasonlításul: evezős csónak 2", tank 8", ló 10", autó 12", sportkocsi 16", vadászgép 20", rakéta 24". A lengyel ligában egyetlen alkotás, hátas és egység sem lehet gyorsabb 10"-nél.',
    words: 'sebességhatár korlát repülés autó repülő rakéta ló tank példa sebesség leggyorsabb',
  },
  'BW-CRE-11': {
    title: 'Különleges mozgásmódok',
    text: 'A sima falon mászásnak, az alagútfúrásnak és a teleportálásnak nincs ára a könyvben. Az ilyen meghajtás akkor megengedett, ha a játékosok megegyeznek a költségében.',
    words: 'teleport alagút ásás mászás pók megegyezés ár egzotikus hajtás',
  },
  'BW-CRE-12': {
    title: 'Idegen közegben',
    text: 'Ha van értelme, az alkotás elhagyhatja azt a közeget, amelyre épült: az autó átgázol a sekély vízen, a repülőgép végiggurul az úton. Ilyenkor fél sebességgel mozog, és sosem többet egy körben, mint 5".',
    words: 'közeg mozgás víz szárazföld kétéltű fél sebesség gázol kifutó autó vízben',
  },
  'BW-CRE-13': {
    title: 'Elvesztett kerék, láb, szárny',
    text: 'A meghajtás minden elpusztult vagy működésképtelen fő része 1" mozgást vesz el. Ha a fele odavan, csak 1" marad, ha mind, semmi. Egyetlen elvesztett szárny vagy rotorlapát azonnal földre kényszeríti a repülőt; a lengyel szöveg szerint lezuhanhat.',
    words: 'hajtássérülés rotor lánctalp mozgásképtelen zuhanás letört kilő',
  },
  'BW-CRE-14': {
    title: 'Alkotások fegyverei méret szerint',
    text: 'A fegyverméret a fegyver hossza 1 (ennyi elfér egy minifigura kezében) és 5 között. A táblázatban minden szám ennyiszeres: a 3-as löveg ára 9 CP, kezelési értéke 9, hatótávja 18", sebzése 3k6. Az öklelőfegyver a roham ütközéséhez adja a kockáit. A páncéllemez méretenként 1k6-ot ad ahhoz, amit takar; ha mozgatható, hárítani is tud, vagy méretenként 2"-nyit ellök. A nagy fegyver nagy célpontra való: minifigurát nehéz vele eltalálni.',
    words: 'fegyverméret löveg ágyú vető rakéta katapult lézer öklelő páncéllemez robbanószer ára sebzése',
  },
  'BW-CRE-15': {
    title: 'Mennyi fegyver fér az alkotásra?',
    text: 'A fegyverméretek összege legfeljebb az alkotás méretének kétszerese, a levegőben repülőnél legfeljebb a mérete. A világűr nem levegő, bár a lengyel szöveg nem tesz vele kivételt. Egy 3-as méretű skorpió 4-es farokkal és két 1-es ollóval eléri a 6-os határát.',
    words: 'mérethatár korlát maximum repülő levegő űr túl sok hány ágyú járművön löveg lehet tank',
  },
  'BW-CRE-16': {
    title: 'Gyengébb, mint amilyennek látszik',
    text: 'Hogy beleférjen a határba, a fegyver kevesebbnek is számíthat, mint amekkora a modellje: egy 5"-es cső kaphatja a 3-as fegyverméret értékeit. Többnek sosem számít.',
    words: 'gyengítés kisebb fegyverméret modell cső határ hosszú',
  },
  'BW-CRE-17': {
    title: 'Mit lő ki a vető',
    text: 'A vető a saját sebzését okozza, vagy a töltetéét, amely legfeljebb fele akkora lehet. A kilőtt robbanószer kezelési értéke és hatótávja a vetőé: 4-es méretnél 12 és 4k6", benne 2-es robbanószerrel 2k10 sebzésre.',
    words: 'töltet lőszer bomba katapult aknavető gránát launcher rakéta bazuka',
  },
  'BWC-16': {
    title: 'Mennyi fegyvert vihet, ami repül?',
    text: 'Angol szöveg: levegőben annyi inchet, amennyi a mérete, a világűrben kétszer annyit. A lengyel szövegben az űr nem kivétel, az árlistája pedig a jármű szintjére korlátozza a fegyvereket, így a 0. szintű egyet sem vihetne. Az app minden kiadásban az angol szöveget követi.',
    words: 'repülés fegyver korlát levegő szint',
  },
  'BWC-17': {
    title: 'A megtöltött vető sebzése',
    text: 'Angol szöveg: a vető saját kockái vagy a legfeljebb fele akkora töltet sebzése. A lengyel szöveg ehelyett a vető kapacitásáról beszél, és kihagyja a töltet sebzését. Az app az angol szöveget követi.',
    words: 'kapacitás sebzés fordítás',
  },
  'BWC-18': {
    title: 'Területet véd-e a páncéllemez?',
    text: 'Angol szöveg: a lemez ahhoz adja a kockáit, amit takar, és el is lökhet. A lengyel táblázat a két oszlopot összevonja: a kockák méretenként 2"-es területet védenek. Az appban a lemez az angol szöveg szerinti, a varázspajzs viszont megtartja a területét, mert a szerzője erre építette.',
    words: 'terület lökés fordítás',
  },
  'BWC-19': {
    title: 'Félár: 0. szint vagy 0-s méret?',
    text: 'Angol szöveg: a 0. szerkezeti szinten a méret fele számít. A lengyel szöveg kétszer is 0-s méretet ír, de a saját harci ménje 2-es mérettel, a 0. szinten 1 CP-t fizet, a 0-s méretű apró lény pedig semmit. Az app a szerkezeti szintet nézi.',
    words: 'alapköltség elírás fordítás nulla',
  },
  'BWC-38': {
    title: 'Mennyire gyenge a szabadon álló zsanér?',
    text: 'A tervezésnél az angol szöveg 2 szinttel gyengíti a zsanért és a lövegtornyot; az alkatrészek támadásánál az 1 szinttel gyengébbek közt említi a szabadon álló zsanért. A lengyel szövegben minden kiálló rész 2-vel gyengébb. Az appban a zsanér, a lövegtorony és a mozgó rész 2-vel, a többi felszíni elem 1-gyel.',
    words: 'torony szint forgó',
  },
  'BWC-74': {
    title: 'Mit kell kerekíteni az árakban?',
    text: 'Csak a méretet, föl vagy le, ahogy a gazdája akarja. A pontok felei megmaradnak, így 5" mozgás 2,5 CP, és a kerekítetlen összeget vetjük össze a sereg pontkeretével.',
    words: 'kerekítés tört keret költség felfelé',
  },
  'BWC-76': {
    title: 'Mi számít bele a fegyverhatárba?',
    text: 'A szöveg fegyverekről beszél; a példája farkat és ollót számol. Az app a közelharci és öklelőfegyvert, a löveget, a vetőt és a felszerelt rakétát számolja. A páncéllemez, amely a táblázatban védelem, és a raktárban vagy töltetként tartott robbanószer nem számít.',
    words: 'fegyverhatár lemez töltet raktár farok olló',
  },
  'BWC-114': {
    title: 'Ki mehet 24"-et?',
    text: 'Angol szöveg: aki repül; minden más megáll 16"-nél. A lengyel lista a 24"-et minden alkotás, a 16"-et a szokásos meghajtások határának mondja, ami ugyanaz. Az appban is így van.',
    words: 'sebességhatár repülés maximum fordítás',
  },
  'BWC-141': {
    title: 'Egy elvesztett szárny már földre kényszerít?',
    text: 'Angol szöveg: igen, azonnal. Lengyel szöveg: a repülő meghajtás sérülése zuhanással járhat. Az appban a repülő az első elvesztett résszel földre kerül.',
    words: 'rotor zuhanás fordítás',
  },
  'BWC-148': {
    title: 'Mennyire lassítanak az elvesztett részek?',
    text: 'Ha a fele elveszett, 1" marad, kevesebb veszteségnél tehát ne maradjon ennél kevesebb. Az appban legalább 1" megmarad, amíg nem veszett el mind.',
    words: 'hajtás rész minimum mozgás kerék lassú',
  },
  'BWC-150': {
    title: 'Lehet-e fegyvere az apró lénynek?',
    text: 'A határ a méret kétszerese, és kétszer 0 az 0. Az app szó szerint veszi: semmi, ami a határba beleszámít.',
    words: 'lény fegyver nulla harapás',
  },
  'BWC-151': {
    title: 'Két mozgásmód: olcsóbb a második?',
    text: 'A szöveg csak annyit mond, hogy a járműnek többféle meghajtás is kellhet. Az appban mindegyikért teljes ár jár: 10" földön és 4" vízen 7 CP.',
    words: 'közeg hajtás kétéltű mindkettő',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
