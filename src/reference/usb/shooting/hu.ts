import type { shootingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SHOOT-01': {
    title: 'Az egység hatótávja',
    text: 'Ha az egység egy figurája hatótávon belül van, akkor mindegyik ott van. A könnyű lőfegyver 12"-re, a lőfegyver 24"-re, az automata fegyver 18"-re, a különleges fegyver 30"-re hord; a szörnyek és gépek nagy lőfegyvere 36"-re, az óriás 48"-re.',
    words: 'lövés távolság lőtáv pisztoly íj ágyú milyen messze lő fegyver',
  },
  'USB-SHOOT-02': {
    title: 'Melyik figura lőhet?',
    text: 'Csak azok a figurák lőnek, amelyek tényleg látják a célpontot. A saját egységük sosem takar; a többi egység igen, a baráti is, az ellenséges is. A rálátást a figura fejétől nézd, fej híján a testének legmagasabb pontjától.',
    words: 'rálátás látóvonal látja látható lövők takarás',
  },
  'USB-SHOOT-03': {
    title: 'Hány kocka jár a lövéshez?',
    text: 'Minden lövő figura annyi kockával dob, amennyi a kezdeményezése. Automata fegyverrel a kezdeményezés minden pontja 2 kocka, különleges fegyverrel 3. Így 5 figura 1 kezdeményezéssel 5 kockával dob, automata fegyverrel 10-zel.',
    words: 'lövések száma támadás kezdeményezés automata sortűz',
  },
  'USB-SHOOT-04': {
    title: 'Minden fegyver, egy célpont',
    text: 'Az egység minden lőfegyverével lőhet, de mindegyikkel ugyanarra az ellenségre. A szörny vagy gép egyetlen akcióval az összes fegyverét elsüti; mindegyik fegyver a kezdeményezés összes kockáját megkapja. Az angol szöveg „any” szava egyetlen fegyvert is jelenthet; az app a lengyelt követi: mindegyiket.',
    words: 'tűzmegosztás több tüzelés két megosztani',
  },
  'USB-SHOOT-05': {
    title: 'Kire lőhet az egység?',
    text: 'Az egység csak a legközelebbi ellenséges aktiválásra lő. Ha hős van az egységben, bármelyik ellenséges egységre lőhet. A szöveg nem mondja meg, számít-e az az ellenség, akit senki sem lát; az appban azok közül számít a legközelebbi, akiket egyáltalán szabad megtámadni, és a magányos hős is szabadon választ. Ha mindig a szó szerint legközelebbire kell lőni, az házi szabály.',
    words: 'célpont legközelebbi ellenség választás sorrend hős',
  },
  'USB-SHOOT-06': {
    title: 'Találat lövésnél',
    text: 'Minden kocka egy célzáspróba. +1 a célzott lövésért, +1, ha a lövők sövény vagy fal mögött, romok közt vagy erdőben vannak, +1 a front felé lövő falanxnak. −1, ha a célpont sövény vagy fal mögött vagy erdőben van, −1, ha álcázott, −1, ha a lövők menetoszlopban vannak, −1, ha megrendültek, −1 a célpontot nem látó szörnynek vagy gépnek; a fáradtság is levonódik. Pánikban csak a 6 talál.',
    words: 'találatdobás módosítók bónusz levonás takarás célzás lista',
  },
  'USB-SHOOT-07': {
    title: 'A találat kivédése',
    text: 'Minden találatot ki lehet védeni egy védelempróbával. +1 beásva, +1 romok közt, +1 az elölről eltalált falanxnak. −1 menetoszlopban, −1 a más oldalról eltalált falanxnak. A fegyver is számít: lőfegyver és automata −1, különleges és nagy −2, óriás −3, a könnyű semmi. A romok közt az egység beásottnak is számít, ezért az appban összesen +2 jár; ha csak +1, az házi szabály.',
    words: 'mentődobás páncél védés módosítók átütés védelem kivédeni lövést túlélni dobok',
  },
  'USB-SHOOT-08': {
    title: 'Lövés rálátás nélkül',
    text: 'A szörny vagy gép −1 célzással olyan ellenségre is lőhet, akit nem lát, ha egy másik baráti egység látja.',
    words: 'közvetett tűz tüzérség megfigyelő katapult vaktában vakon',
  },
  'USB-SHOOT-09': {
    title: 'Lövés a szállítóból',
    text: 'A szállítóban maradó gyalogság a szokásos kockái felével lő. A szöveg nem mondja meg, merre kerekítünk; az app az egész egység kockáit felezi, lefelé kerekít, és legalább 1 kockát meghagy: 9 kockából 4 lesz.',
    words: 'jármű utasok bentről kilőni fél kocka teherautóból kocsiból belülről lőni',
  },
  'USB-SHOOT-10': {
    title: 'Különleges fegyver',
    text: 'Egy egységnek legfeljebb két katonája cserélheti a lőfegyverét különleges fegyverre, fejenként +25 pontért. 30"-re hord, az ellenség védelme −2-t kap, és a kezdeményezés minden pontja 3 kocka. Az appban a gyalogság, a nehézgyalogság és a lovasság egységei vehetik meg, és a lecserélt fegyvert is ki kell fizetni; ha a 25 pont a régi fegyver ára helyébe lép, az házi szabály.',
    words: 'rakétavető géppuska lézer specialista csere fejlesztés bazuka lángszóró',
  },
  'USB-SHOOT-11': {
    title: 'Mi takarja el a célpontot?',
    text: 'A többi egység takar, a baráti is, az ellenséges is, és takarnak a füstjelzők (3" átmérő). Az erdő azt takarja el, ami mögötte van. A lövők saját egysége sosem takar.',
    words: 'rálátás akadály füst fák mögötte látóvonal takar',
  },
  'USB-WOUND-01': {
    title: 'Elvesztett állhatatosság',
    text: 'Minden ki nem védett találat egy állhatatosságpontot vesz el. Amelyik figurának nem marad, az lekerül az asztalról.',
    words: 'seb sebzés meghal leveszed pontok veszteség hp életpont',
  },
  'USB-WOUND-02': {
    title: 'Melyik figura kerül le?',
    text: 'Hogy melyik figura kerül le, azt a védekező játékos választja ki. A sebeket azonban úgy kell elosztani, hogy minél több figura lekerüljön; az app csak az ugyanannyi figurát levevő elosztások közt hagy választást. A már sebzett figura a maradék pontjával számít: 1, 2 és 2 pont mellett 3 seb két figurát vesz le.',
    words: 'veszteség sebek elosztása ki hal meg választás választ',
  },
  'USB-WOUND-03': {
    title: 'k2 és k3 sebet okozó fegyverek',
    text: 'A nagy lőfegyver ki nem védett lövése 1k2, az óriás lőfegyveré 1k3 állhatatosságpontba kerül, az igen nehéz fegyver ki nem védett ütése 1k3-ba. A nagy fegyvernél az angol szövegben „wound” (seb) áll; az app a lengyelt követi: minden ki nem védett lövésért egy dobás. A pontok összeadódnak, és továbbmennek a következő figurákra; ha egy találat legfeljebb egy figurát vehet le, az házi szabály.',
    words: 'ágyú katapult többszörös sebzés túlcsordul több pont seb',
  },
  'USB-WOUND-04': {
    title: 'Automatikus találatok',
    text: 'Van olyan találat, amelyhez nem kell dobni: átkelés veszélyes terepen (annyi, ahány figura az egységben van), mászás és esés (minden teljes 2" után ugyanannyi), letiprás (növekedésenként egy), a szállító elpusztulása (annyi, ahány figura a benne ülő egységekben van), önmegsemmisítés (állhatatosságpontonként 2). Ezeket a szokott módon lehet kivédeni, és fegyver nem nehezíti a védést.',
    words: 'sebzés dobás nélkül terep zuhanás öklelés robbanás',
  },
  'USB-WOUND-05': {
    title: 'Kinek a védelme számít, ha hős van az egységben?',
    text: 'A szöveg nem mondja meg, kinek a védelmével véd az az egység, amelyhez hős csatlakozott. Az appban a katonákéval, amíg akár egy is él, utána a hős sajátjával: a szöveg szerint az egységben nehezebb lelőni a hőst.',
    words: 'eltérő védelem vegyes csatlakozott mentődobás véd',
  },
} satisfies ChapterTexts<(typeof shootingIds)[number]>;
