import type { actionIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ACT-01': {
    title: 'Taktikai mozgás',
    text: 'Az egész egység legfeljebb 5"-et mozog, és utána lő; vagy előbb lő, és utána mozog legfeljebb 5"-et. A mozgást nem lehet kettéosztani: nem szabad 2"-et kilépni, lőni, majd visszabújni takarásba.',
    words: 'lépés menet és lövés tüzelés akció lépni lőni',
  },
  'USB-ACT-02': {
    title: 'Az egység futása',
    text: 'Az egész egység legfeljebb 10"-et mozog. Ebben az aktiválásban nem támad. A pánikoló egység csak futhat.',
    words: 'szaladás rohanás sprint támadás nélkül akció inch szalad',
  },
  'USB-ACT-03': {
    title: 'Roham',
    text: 'Az egész egység legfeljebb 10"-et mozog, aztán közelharcot vív. A találatdobás 1-eseit egyszer újradobod: 4+ mellett így egy kocka 12 esetből 7-szer talál.',
    words: 'rohamoz támadás újradobás egyesek nekirohan',
  },
  'USB-ACT-04': {
    title: 'Célzott lövés',
    text: 'Az egység nem mozdul, és +1 célzással lő, vagyis a 4+ 3+ lesz. A szó, amely itt mindkét szövegben áll, a 24"-es fegyver neve is; az appban bármelyik lőfegyverrel lehet célozni.',
    words: 'megcéloz helyből álló bónusz tüzelés lőfegyver akció célozni állni',
  },
  'USB-ACT-05': {
    title: 'Beásás',
    text: 'Az egység megtartja az alakzatát, +1 védelmet kap, és akkor is reagálhat a rohamra, ha ebben a fordulóban már aktiváltad. Menetoszlop nem áshatja be magát, a szörnyek és gépek pedig semmit sem nyernek vele. A szöveg nem mondja meg, meddig tart; az appban addig, amíg az egység a helyén marad (kényszerből sem mozdul el), és csak helyből lő vagy újra beássa magát. Bármitől számít is beásottnak, a +1 csak egyszer jár.',
    words: 'beásott beássa magát lövészárok védekezés kitartás akció árok gödör',
  },
  'USB-ACT-06': {
    title: 'Különleges akciók',
    text: 'A forgatókönyvek és a felszerelések saját akciókat adhatnak: iratok keresése, bomba elhelyezése, gyógyítás. Hogy egy ilyen akció mit tesz, azt a forgatókönyv mondja meg. Az angol szöveg zárak feltörését is említi, a lengyel szó zárat és várat egyaránt jelenthet; szabály nem múlik rajta.',
    words: 'küldetés forgatókönyv cél bomba gyógyít zár vár keres',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
