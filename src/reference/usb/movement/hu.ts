import type { movementIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOVE-01': {
    title: 'Összetartás',
    text: 'Minden figura legfeljebb 1"-re állhat az egységének hozzá legközelebbi, és legfeljebb 10"-re a tőle legtávolabbi figurájától. Talapzattól talapzatig, széltől szélig mérj.',
    words: 'együtt maradni szétszóródik egység távolság csapat szétszóródva',
  },
  'USB-MOVE-02': {
    title: 'Min mehet át az egység?',
    text: 'Az egység átmehet a saját oldalának más egységein, szűk átjárókon, ablakokon és hasonlókon. Olyan helyen kell megállnia, ahol egyetlen figura sem dől fel.',
    words: 'áthaladás saját baráti ajtó ablak szilárd eldől egységen',
  },
  'USB-MOVE-03': {
    title: 'Egy inch az ellenségtől',
    text: 'Ellenséghez 1"-nél közelebb csak rohammal szabad menni: az ilyen közeli mozgás rohamnak számít.',
    words: 'távolságtartás túl közel megközelítés rés ellenség',
  },
  'USB-MOVE-04': {
    title: 'Létrák és lépcsők',
    text: 'Létrán és lépcsőn az egység a rendes sebességével mozog. A szöveg nem mondja meg, kap-e ilyenkor találatokat a mászásért; az appban nem.',
    words: 'létra lépcső felmászás emelet szint épület',
  },
  'USB-MOVE-05': {
    title: 'A lovasság gyorsabb',
    text: 'A lovasság minden mozgásához +4"-et ad: taktikai mozgásnál 9", futásnál és rohamnál 14". A nehéz terep őt is lassítja; az app előbb hozzáadja a +4"-et, aztán felez, és végül legfeljebb 5"-et enged.',
    words: 'lovas ló motoros sebesség gyors lovak milyen gyorsak',
  },
  'USB-MOVE-06': {
    title: 'Hogyan mozognak a szörnyek és a gépek?',
    text: 'A 0-s növekedésű szörny vagy gép egyáltalán nem mozoghat. 1-es növekedéstől úgy mozog, mint a többi egység, 5-östől +2"-et kap. Ha egy mozdulatlan szörny vagy gép közelharcot veszít, az appban csak az állapotát kapja meg (megrendült vagy pánikol).',
    words: 'mozdulatlan ágyú katapult jármű tank nő sebesség sárkány gyors',
  },
  'USB-MOVE-07': {
    title: 'Mekkora összesen a mozgás?',
    text: 'Taktikai mozgásnál 5"-ből, futásnál és rohamnál 10"-ből indulj. Add hozzá mindazt, ami inchben van: lovasság +4", vezetők +1", repülők +2", legalább 5-ös növekedés +2", menetoszlop +5", falanx −1", út +3". Ha az egység rejtőzik, vagy a terep lassítja (nehéz terep, tetemgödör, romok, erdő), az összeget egyszer felezd meg; lassú terepen ebből is legfeljebb 5" marad. A terep nem lassítja a repülőket, a vadászokat és a legalább 3-as növekedésű szörnyeket és gépeket. A szöveg nyitva hagyja ezt a sorrendet, ez az app értelmezése; a tört inch megmarad.',
    words: 'teljes távolság sebesség módosítók fele sorrend inch',
  },
  'USB-FORM-01': {
    title: 'Alakzatváltás',
    text: 'Az egység a mozgása során egyszer válthat alakzatot: a mozgás elején vagy a végén, útközben soha.',
    words: 'alakzatok átrendeződés mikor hányszor váltani',
  },
  'USB-FORM-02': {
    title: 'Csatárlánc',
    text: 'A szokásos alakzat: nincs se bónusz, se levonás.',
    words: 'alakzat laza alap szétszórt',
  },
  'USB-FORM-03': {
    title: 'Menetoszlop',
    text: 'Az egység +5"-et kap a mozgására, de −1-et kap a védelmére és −1-et a célzására, és nem áshatja be magát. A figuráit állítsd sorba, egymás mögé vagy egymás mellé: a lengyel és az angol szöveg itt egy szóban eltér, de semmi sem múlik rajta.',
    words: 'alakzat menet gyors sor oszlop út menetelés',
  },
  'USB-FORM-04': {
    title: 'Falanx',
    text: 'A figurák egymáshoz érő talapzattal, nagyjából téglalap alakban állnak; az egyik oldalt te választod frontnak. Az egység a front felé +1 védelmet és +1 célzást kap, az összecsapás eredményéhez pedig +1-et (a szövegben 1+). A többi 3 oldalról −1 a védelme. A mozgására −1"-et kap, és csak a front felé támadhat.',
    words: 'alakzat tömb négyszög lándzsák oldal hátulról téglalap arcvonal pajzsfal',
  },
  'USB-FORM-05': {
    title: 'Rejtőzés',
    text: 'A rejtőző egység fél sebességgel mozog. Csak akkor lehet megtámadni, ha a támadónak ő a legközelebbi ellensége, és a támadó sikeres próbát tesz a saját védelmére, módosítók nélkül; a támadó egységben lévő hős ezen nem változtat, sikertelen próbánál pedig a támadás elvész, a mozgás nem. Az egység akkor nem rejtőzik tovább, ha támad, vagy ha megtámadják, közelharcban vagy lövéssel. Az angol szöveg az állhatatosságra kér próbát; az app a lengyelt követi, vagyis a védelemre kér, mert az állhatatosság pontszám, nem célszám.',
    words: 'rejtett elbújik lesben lopakodik alakzat láthatatlan lopakodás lassú',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
