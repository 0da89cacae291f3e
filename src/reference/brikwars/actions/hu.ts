import type { actionIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ACT-01': {
    title: 'Körönként egy cselekvés',
    text: 'Az egység körönként 1 cselekvést tesz, majdnem mindig támadást. Cselekvés minden, amihez figyelem vagy erőfeszítés kell; a fel nem használtat félre lehet tenni válaszra.',
    words: 'cselekvések száma kör támadás korlát kétszer támad hányszor',
  },
  'BW-ACT-02': {
    title: 'Próba a kezelési érték ellen',
    text: 'Dobj a figura ügyességére; az átlagos minifigura 1k6-tal dob. A próba sikeres, ha az eredmény eléri a kezelési értéket; ha kisebb, nem sikerül, és viselni kell a következményeit.\nHa minden kocka 1-et mutat, a próba akkor is kudarc, ha az eredmény elég lenne.',
    words: 'ügyességdobás képességpróba nehézség cselekvés siker kudarc use trükk sikerül dobni',
  },
  'BW-ACT-03': {
    title: 'Nehézségi skála',
    text: 'Ami nincs felsorolva, annak kezelési értéke 3, hacsak a játékosok másban nem egyeznek meg. A 2 könnyű, a 3 átlagos, a 4 trükkös, az 5 nehéz, a 6 nagyon nehéz, a 8 hősies, a 10 legendás, a 12 isteni (a lengyel szövegben 12 vagy több). A magától értetődő dologhoz nem kell dobni.\nA fegyvereknél a fegyvertáblázat kezelési értéke számít.',
    words: 'kezelési érték könnyű nehéz fokozat feladat cselekvések',
  },
  'BW-ACT-04': {
    title: 'Építés játék közben',
    text: 'A minifigura által vitt elem felerősítéséhez nem kell dobni, de elviszi az egész cselekvését. Egy különlegesség vagy hőstett gyorsíthatja.',
    words: 'épít felerősít elem javítás összerak építeni javítani barikád',
  },
  'BW-ACT-05': {
    title: 'Az összetákolt tárgy páncélértéke',
    text: 'Amit játék közben raktak össze, annak páncélértéke 1k6, hacsak nincs jó ok másra.',
    words: 'barikád tákolmány épített páncél elem erős',
  },
  'BW-ACT-06': {
    title: 'Egész körös cselekvés',
    text: 'A járművezetés, a számítógép kezelése, az evezés vagy a lemezvért felöltése az egész kört elviszi: a teljes mozgást és a cselekvést. Dobni sokszor nem kell.',
    words: 'hosszú vezetés evezés kör felöltés vezetni páncél felvétele',
  },
  'BW-ACT-07': {
    title: 'Nagy cselekvések',
    text: 'Ami egy minifigurának túl nagy, ahhoz annyi minifigura kell, ahány inch a mérete, vagy egynek ennyi kör: egy 24"-es hajóhoz 24 matróz vagy 24 kör. A játékosok érvelhetnek több vagy kevesebb mellett, és dobással eldönthetik, kinek van igaza.',
    words: 'legénység emelés nehéz hajó kos kapu több minifigura húzni tolni ágyú együtt sokan',
  },
  'BW-ACT-08': {
    title: 'Nagy egységek nagy cselekvéseknél',
    text: 'Ahol az erő számít, a nagyobb egység annyi minifigurát ér, amennyi a mérete. Ahol kéz kell, például hajót kezelni, ott csak egynek számít.',
    words: 'erő dinoszaurusz óriás méret többet ér emelés erős',
  },
  'BW-ACT-09': {
    title: 'Mennyit bír el egy minifigura',
    text: 'Egy minifigura legfeljebb akkora tárgyat emel, mint egy 2x4-es elem; nagyobbhoz többen kellenek. A lengyel fordító azt javasolja, hogy osszátok el a terhet: minifiguránként 8 bütyök, fölfelé kerekítve.',
    words: 'teherbírás hord súly elem bütyök együtt cipelni test',
  },
  'BWC-22': {
    title: 'Mikor jön a körben a cselekvés?',
    text: '2005-ös szabálykönyv: az egység mozgása előtt, közben vagy után. Lengyel szöveg: előbb a mozgás fázisa, aztán a cselekvésé. Az app az angol szöveget követi; a lengyel kiadással megtarthatjátok a fázisokat.',
    words: 'fázis sorrend kör',
  },
  'BWC-45': {
    title: 'Ingyen van-e a fegyvercsere és az újratöltés?',
    text: 'Angol szöveg: az eltevés 1"; az újratöltéshez csak két kéz kell. Lengyel szöveg: a fegyvercsere és az újratöltés is 1"-be kerül. Az app árlistája az angol; a lengyel kiadással az újratöltésért is számítsatok 1"-et.',
    words: 'előhúz eltesz újratölt csere fegyver mozgás fegyvert cserél',
  },
  'BWC-71': {
    title: 'Mire megy kis legénység egy nagy dologgal?',
    text: 'A szövegek csak a két végletet adják: teljes legénység 1 kör alatt, vagy egy minifigura annyi kör alatt, amennyi a méret. Az app közöttük oszt: körök = a méret osztva a legénységgel, fölfelé kerekítve.',
    words: 'cselekvés fele osztás ember ágyúhoz',
  },
  'BWC-137': {
    title: 'Eltérnek-e a nehézségi skálák?',
    text: 'Csak a szavakban: a lengyelben kevesebb a példa, más a magától értetődőé, és a végén 12 helyett 12 vagy több áll. Az app az angol fokozatokat mutatja, és a 12-t fölfelé nyitottnak veszi.',
    words: 'skála nevek isteni felső határ',
  },
  'BWC-139': {
    title: 'A skála vagy a fegyvertáblázat?',
    text: 'A skála példái szerint a kard 3, a csatabárd 4, az alabárd 5; a táblázatban a kézifegyver 2, a nehézfegyver 4, a kétkezes 5. Az app a fegyver saját kezelési értékét veszi; a skála minden másra való.',
    words: 'érték ellentmondás táblázat példa',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
