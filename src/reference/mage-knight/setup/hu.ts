import type { setUpIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-SET-01': {
    title: 'A várhoz mindenki beleegyezése kell',
    text: 'Játék előtt valamennyi játékosnak bele kell egyeznie, hogy várral játszotok. Ezután állapodjatok meg, ki a várúr, vagyis kié a vár.',
    words: 'beleegyezés megállapodás várúr gazda előkészület felállítás ellenfél akarja',
  },
  'MK-SET-02': {
    title: 'Először a vár-részek kerülnek fel',
    text: 'Előbb a vár-részeket rakjátok fel, a tereptárgyak és a figurák csak utána következnek.',
    words: 'várrész sorrend előkészület felállítás elhelyezés előbb',
  },
  'MK-SET-03': {
    title: 'Legfeljebb 18" a saját kezdő területtől',
    text: 'A vár legfeljebb 18"-re állhat a várúr kezdő területétől; a pontosan 18" még jó. Az app minden vár-részt megmér, a legközelebbi szélétől a terület legközelebbi széléig.',
    words: 'várrész távolság inch mérőszalag elhelyezés előkészület messze',
  },
  'MK-SET-04': {
    title: 'Legalább 30" minden ellenséges kezdő területtől',
    text: 'A várnak minden ellenfél kezdő területétől legalább 30"-re kell állnia; a pontosan 30" már jó. Az app minden vár-részt megmér. Egy 36" × 36"-es asztalon ez alig fér el, 36" × 72"-esen igen.',
    words: 'várrész távolság inch mérőszalag elhelyezés ellenfél asztalméret előkészület ellenségtől távol',
  },
  'MK-SET-05': {
    title: 'A vár-részek 3"-en belül állnak egymástól',
    text: 'Egyik vár-rész sem állhat 3"-nél messzebb a többitől. Az app ezt láncnak érti: mindegyiktől legfeljebb 3"-re van egy másik, és így az összes összefügg.',
    words: 'várrész távolság rés hézag inch mérőszalag elhelyezés lánc előkészület falak',
  },
  'MK-SET-06': {
    title: 'Legalább 3" a csatatér szélétől',
    text: 'A csatatér széléhez egyik vár-rész sem állhat 3"-nél közelebb; a pontosan 3" már jó.',
    words: 'várrész távolság inch mérőszalag asztal pereme elhelyezés előkészület széle',
  },
  'MK-SET-07': {
    title: 'A vár belsejében nincs terep',
    text: 'A vár körbefog egy darabot a csatatérből, és oda tereptárgy nem kerülhet. Az app a bekerítést leírásnak tekinti, zárt gyűrűt nem követel; a tilalom a felállításra szól, romok később lehetnek odabent.',
    words: 'várudvar udvar bekerített terület gyűrű zárt elhelyezés előkészület',
  },
  'MK-SET-08': {
    title: 'Mit építhet az ellenfél?',
    text: 'A maga oldalán bármit, feltéve, hogy a figurái legalább 30"-re kezdenek a vártól. A szöveg nem mondja meg, hogy a figurán honnan kell mérni; az app a talapzat szélétől mér.',
    words: 'terep oldal távolság inch elhelyezés előkészület ellenség épít',
  },
  'MK-SET-09': {
    title: 'A várnak kell bejárat',
    text: 'Legalább egy bejáratot be kell építeni, amelyen a figurák ki-be járhatnak. A vártoronynak és a kapubástyának kettő van, a körbástyának és az ajtós falnak egy, az ajtó nélküli falnak egy sem.',
    words: 'ajtó kapu bejáratok száma elhelyezés előkészület nélkül',
  },
  'MK-SET-10': {
    title: 'A várúr a váránál kezd',
    text: 'A várúr kezdő pozíciója érintkezik a várral. Az app ebből azt olvassa ki, hogy ott szabad kezdeni, nem pedig egy második ellenőrizendő távolságot.',
    words: 'kezdő terület kapcsolat mellette felállítás előkészület védő',
  },
  'MK-SET-11': {
    title: 'Ellenséges kezdő terület 18"-es körzetébe nem tehetsz figurát',
    text: 'A várúr egyetlen ellenfél kezdő területétől sem tehet figurát 18"-en belülre. Az app szerint a pontosan 18" is belül van, tehát oda sem szabad. A mérés a talapzat szélétől indul.',
    words: 'távolság inch felállítás elhelyezés közel zóna előkészület figurák',
  },
  'MK-SET-12': {
    title: 'Kezdés a várban',
    text: 'A várúr a harcosait már induláskor a várba teheti.',
    words: 'helyőrség védők bent felállítás előkészület',
  },
  'MK-PLK-01': {
    title: 'Mikor kerül fel a deszkázat és a létra?',
    text: 'Ha játszotok velük, a várak után rakjátok fel őket, de még a terep és a harcosok előtt.',
    words: 'sorrend deszka létrák felállítás előkészület',
  },
  'MK-PLK-02': {
    title: 'Honnan lesz deszkázat?',
    text: 'A Castle Wall Pack dobozára van nyomtatva; vágd ki, mielőtt kidobnád a csomagolást.',
    words: 'deszka palló karton kivágás beszerezni',
  },
  'MK-PLK-03': {
    title: 'Mire jó a deszkázat?',
    text: 'Deszkázattal a támasztógerendáknál köthetők össze a vár-részek, ha a párkányuk erre nem alkalmas. Oda való, ahol a várfalon megszakad az út.',
    words: 'várrész deszka palló híd hézag rés gerenda átjáró',
  },
  'MK-PLK-04': {
    title: 'Hogyan kell lerakni a deszkázatot?',
    text: 'A várfalhoz mindig hozzá kell érnie, mégpedig arra merőlegesen.',
    words: 'deszka palló derékszög érintkezés szög',
  },
  'MK-PLK-06': {
    title: 'A deszkázat nem kötelező',
    text: 'A várúr deszkázattal folyamatossá teheti az utat a falakon, de nem muszáj neki. Ahol a hézag deszka nélkül marad, ott az út megszakad.',
    words: 'palló híd rés folytonos járda közé',
  },
  'MK-LAD-01': {
    title: 'Mire jó a létra?',
    text: 'A vár-rész mellé állított létra új belépési pontot ad a falon. Az appban vártoronynál és körbástyánál is használható, kapubástyánál viszont nem, mert annak nincs belépési pontja; a szöveg úgy is érthető, hogy bármelyik vár-résznél.',
    words: 'várrész mászás feljutás ostrom létrák várfalat mászni felmászni falra',
  },
  'MK-LAD-02': {
    title: 'Hány létra lehet?',
    text: 'Minden játékosnak annyi létra jár, ahányszor 3 fal van a játékban; oda teszi őket, ahová szeretné. Az app mindkét fél falait számolja, az ajtósakat is, és lefelé kerekít: 5 fal után 1 létra jár fejenként, 6 után 2.',
    words: 'létrák száma falanként darab ostrom maximum',
  },
  'MK-LAD-03': {
    title: 'Token létra helyett',
    text: 'Ha elfogyott a létra, egy token is megjelölheti a belépési pontot. Ugyanúgy létrának számít.',
    words: 'jelző pótlás létrák zseton helyettesít',
  },
  'MK-LAD-04': {
    title: 'A létra szállítása',
    text: 'A létrát vagy a tokenjét mozgási alakzat viheti magával; ez semmilyen módosítóval nem jár.',
    words: 'cipelés visz mozgás sebesség levonás vinni',
  },
  'MK-LAD-05': {
    title: 'A létra felállítása',
    text: 'A létra egy mozgási alakzatnak adott cselekvéssel kerül a falhoz, és ekkor nyílik meg a belépési pont.',
    words: 'támasztás odatesz ostrom létraállítás létrát állítani felállítani felállít mászni',
  },
  'MK-LAD-06': {
    title: 'A létra levétele',
    text: 'Egy mozgási alakzatnak mozgás cselekvést kell adni érte. Csak addig vehető le, amíg a túlvégén nincs ellenség.',
    words: 'eltávolítás ledöntés elvesz tető ellenséges ledönt',
  },
} satisfies ChapterTexts<(typeof setUpIds)[number]>;
