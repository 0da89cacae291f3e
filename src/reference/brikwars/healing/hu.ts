import type { healingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HEAL-01': {
    title: 'Sebek',
    text: 'A páncélértéknél nagyobb sebzés nem feltétlenül öl. Ha a védekező játékos bejelenti, hogy gyógyítani fogja a minifigurát, minden pont a páncélérték fölött egy seb; piros elemekkel jelölitek. A 8-as sebzés 6-os páncélérték ellen 2 seb. Bejelentés nélkül a minifigura meghal, mint mindig.',
    words: 'sérült jelölő sebzés páncélérték felett kiegészítő felcser megmenteni orvos sebesült hal',
  },
  'BW-HEAL-02': {
    title: 'A sebesült',
    text: 'A sebesült nem cselekszik, és magától nem mozog. A társai vihetik, a leglassabb hordozó fele sebességével. Az a jármű, amelyen sebesült utazik, ugyanúgy halad, kivéve ha ő volt az egyetlen pilótája: akkor úgy viselkedik, mint a pilóta nélküli jármű.',
    words: 'sérült hordágy cipelés jármű fél sebesség seb ellát cipelni bajtárs',
  },
  'BW-HEAL-03': {
    title: 'Gyógyítási próba',
    text: 'Sebet csak az a minifigura láthat el, amelynek 2 CP-ért megvették a gyógyítást: közvetlenül a sérült mellett, a saját oldala következő körében, rendes cselekvéssel. Az ügyességére dob bónuszkockákkal, és többet kell dobnia, mint ahány seb van; 2 sebhez 3 kell. Ha a próba nem sikerül, a sérült meghal.',
    words:
      'felcser orvos gyógyít ellát ügyességdobás nehézség ára mennyibe kerül sebesült szanitéc doki dobás',
  },
  'BW-HEAL-04': {
    title: 'Gyógyítás után',
    text: 'Akit meggyógyítottak, az abban a körben kizökkent, és semmit sem csinál. Akit nem láttak el időben, belehal a sebeibe; onnantól csak olyan hős segíthet, akinek a hősteste feltámasztja a holtakat.',
    words: 'meggyógyult kizökkent ellátatlan meghal feltámasztás gyógyult harcol',
  },
  'BW-HEAL-05': {
    title: 'Orvosi konzílium',
    text: 'Egy minifigurát legfeljebb 3 felcser kezelhet együtt. Mindegyik hozzáad egy ügyességkockát, az összegből pedig az elsőn túl felcserenként 1-et le kell vonni, mert mindegyik másképp csinálná: ketten 2k6-1-et dobnak, hárman 3k6-2-t. A többi ugyanaz, mint egy felcsernél.',
    words: 'több felcser orvos együtt közös gyógyítás két',
  },
  'BWC-91': {
    title: 'Elég-e a sebek számával egyenlő dobás?',
    text: 'A szöveg a sebek számát nehézségnek hívja, és máshol a nehézséghez az egyenlő is elég; utána mégis nagyobbat kér, és a 2 sebes példája is. Az app a sebek számánál nagyobb dobást kér.',
    words: 'gyógyítás küszöb nehézség seb',
  },
  'BWC-92': {
    title: 'Hogyan dob több felcser?',
    text: 'A szöveg felcserenként egy kockát és minden további után -1-et említ, de azt nem, hogy külön próbáznak-e. Az app egyetlen dobást vesz: összeadja a kockákat, és levonja belőlük az összes büntetést; ha mindegyik 1-et mutat, a gyógyítás nem sikerül. A felcserenkénti próba a másik értelmezés.',
    words: 'konzílium közös dobás kritikus kudarc két orvos',
  },
  'BWC-120': {
    title: 'Ki dob páncélértékre a gyógyítás példájában?',
    text: 'A példa 8 sebzést vet össze egy 6-os páncéldobással, pedig a sima minifigura páncélértéke 4, kocka nélkül. Bárkire illik, aki dob rá: a vértes minifigurára 4+1k6-tal, a hősre 2k6-tal. Az app az eltalált egység páncélértékét veszi.',
    words: 'páncélérték állandó dobott',
  },
  'BWC-167': {
    title: 'Többe kerül-e a gyógyítás nagyobb egységnek?',
    text: 'A rejtőzködésért és az észlelésért méret szerint kell fizetni; a gyógyítás mellett csak egy 2 áll. Az app 2 CP-t számol, bárki tanulja. A mérettel szorzás a másik értelmezés.',
    words: 'ára költség',
  },
  'BWC-170': {
    title: 'Hány felcser kezelhet nagyobb sérültet?',
    text: 'A legfeljebb három felcser egy átlagos minifigurára vonatkozik. Az appban három a határ mindenkinél, aki legfeljebb 1-es méretű; ami nagyobb, például egy ló vagy egy sárkány, azt hatan is kezelhetik. A másik értelmezés: mindenkinél három.',
    words: 'gyógyítók tanácskozás nagy beteg',
  },
} satisfies ChapterTexts<(typeof healingIds)[number]>;
