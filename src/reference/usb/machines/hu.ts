import type { machineIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MACH-01': {
    title: 'Szörnyek és gépek növekedése',
    text: 'A szörny vagy gép 15 ponttal drágább a rangjánál, és legfeljebb 6-szor növekedhet, alkalmanként 15 pontért: +1 kezdeményezés és +3 állhatatosság. A szöveg példái, a 44 pontos reguláris 4+, 1, 4+, 3 és a 119 pontos 4+, 7, 4+, 21 értékkel, nem illenek egyetlen szabályba. Az app növekedésenként 1 kezdeményezést és 3 állhatatosságot ad, mindkettőből legalább 1-et, így az utóbbié 6 és 18; ha az első növekedés előtt 1 és 3 a kiindulás, az házi szabály. Az angol szöveg pontokkal választja el a négy értéket, de ezek egész számok.',
    words: 'növekszik méret nagyság állhatatosság kezdeményezés fejleszt',
  },
  'USB-MACH-02': {
    title: 'Mit adnak az egyes növekedések?',
    text: '0-s növekedés: nem mozoghat (ágyú, katapult, növény). 1: mozoghat. 2: 2 felszerelés. 3: nem számítanak neki a terepmódosítók. 4: 3 felszerelés. 5: +2" mozgás. 6: 4 felszerelés. Az appban ezek összesített számok, és 0-s meg 1-es növekedésnél 1 felszerelés jár; ha egy sem, ahogy szó szerint áll, az házi szabály. Az angol szöveg a 2-es növekedésnél kétszeresről ír; a lengyelhez híven ez két lépést jelent.',
    words: 'képességek helyek felszerelés mozdulatlan ágyú fejlesztés',
  },
  'USB-MACH-03': {
    title: 'Minden fegyver egy akcióban',
    text: 'Egyetlen akcióban a szörny vagy gép minden fegyverét használhatja, két egyformát is. Az appban minden fegyver a saját kockáival dob, annyival, amennyi a kezdeményezés, az automata kétszer annyival, és a maga levonását adja az ellenfél védelmére; mind ugyanarra a célpontra.',
    words: 'ágyúk lövés több kockák tank mindennel sárkány',
  },
  'USB-TRANS-01': {
    title: 'Hány katona fér egy szállítóba?',
    text: 'Fegyver helyett a szörny vagy gép 30 pontért rakteret vehet: legfeljebb 10 gyalogos vagy legfeljebb 5 nehézgyalogos fér el benne. Kétszer megvéve 20 gyalogost visz. Az appban egy vétel egyfélét visz, a hős a típusa szerint számít, lovasság és gép nem fér be; ha egy nehézgyalogos két gyalogos helyét foglalja, az házi szabály.',
    words: 'rakomány raktér befogadóképesség utasok férnek teherautó',
  },
  'USB-TRANS-02': {
    title: 'Be- és kiszállás',
    text: 'A járműtől legfeljebb 5"-re lévő gyalogság beszállhat. A következő aktiválásában bent marad vagy kiszáll: tedd a jármű mellé, aztán bármelyik akciót végrehajthatja. A lengyel szöveg a járműtől 5"-re teszi le, az angol 5"-en belül; itt az app az angolt követi, legfeljebb 5", mert a beszállást is így kell mérni.',
    words: 'szállító beszállás utasok jármű kiszáll kiszállni messze',
  },
  'USB-TRANS-03': {
    title: 'A szállító és utasai külön cselekszenek',
    text: 'A gyalogság a szállítóban is kezdheti a játékot, és egy szállítóban több egység is utazhat. A szállítót és a benne lévő egységeket külön-külön aktiválod.',
    words: 'rakomány felállítás aktiválás utazik belül',
  },
  'USB-TRANS-04': {
    title: 'Ha a szállító megsemmisül',
    text: 'Mindenki azonnal kiszáll, és minden egység annyi találatot kap, ahány figurája van. Mindegyiket a szokott módon lehet kivédeni, a sebeket pedig úgy kell elosztani, hogy a lehető legtöbb figura kerüljön le.',
    words: 'roncs robbanás utasok találatok felrobban',
  },
} satisfies ChapterTexts<(typeof machineIds)[number]>;
