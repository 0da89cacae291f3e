import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Ki kezdi a fordulót?',
    text: 'Minden forduló elején mindkét játékos dob 1k6-tal; az kezd, aki többet dobott. Döntetlennél dobjatok újra.',
    words: 'kezdő játékos kezdeményezés sorrend döntetlen kezd',
  },
  'USB-TURN-02': {
    title: 'Váltott aktiválás',
    text: 'A játékosok felváltva aktiválnak egy-egy egységet, amíg mindkét fél minden egysége sorra nem kerül; ekkor véget ér a forduló. Ha az egyik félnek már nincs mit aktiválnia, a másik egymás után aktiválja, ami neki maradt.',
    words: 'sorrend felváltva forduló vége következő játékos jön',
  },
  'USB-TURN-03': {
    title: 'Véletlen aktiválás kártyával',
    text: 'Választható szabály. A váltott aktiválás helyett keverjetek meg egy 52 lapos paklit, és húzzatok egyesével: piros lapra az egyik játékos aktivál, feketére a másik. Ha az egyik fél ebben a fordulóban már mindenét aktiválta, a másik húzás nélkül fejezi be; aztán jön a következő forduló.',
    words: 'pakli kártyák piros fekete húzás keverés',
  },
  'USB-TURN-04': {
    title: 'Aktiválásonként egy lap',
    text: 'Választható, a véletlen aktiváláshoz. Mindkét fél színéből pontosan annyi lap legyen a pakliban, ahány aktiválása van, és valahányszor elveszít egy egységet, vegyetek ki egyet az ő színéből.',
    words: 'pakli kártyák piros fekete készlet kiegészítés',
  },
  'USB-TURN-05': {
    title: 'Hős és egység: egy aktiválás',
    text: 'Az egységhez csatlakozott hőst az egységgel együtt aktiválod. Amíg együtt vannak, a te oldaladnak fordulónként eggyel kevesebb aktiválása van.',
    words: 'csatlakozott közös együtt kevesebb vezérrel',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
