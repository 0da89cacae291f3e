import type { priceIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-PRICE-01': {
    title: 'Egy katona ára',
    text: 'Célzás, kezdeményezés, védelem, állhatatosság: újonc 5+, 1, 5+, 1, ára 7 pont; reguláris 4+, 1, 4+, 1, ára 14; veterán 3+, 1, 3+, 1, ára 21. Minden +1 célzás 3, minden +1 védelem 4 pont, az appban 3+-ig. A nehézgyalogos (+1 állhatatosság) és a lovas (+1 kezdeményezés, +4" mozgás) 8-cal drágább. Szálfegyver vagy pajzs 3; nehéz vagy lovassági fegyver 6; könnyű lőfegyver 5, lőfegyver 10, automata 15; specializáció egyenként 10 vagy 3. Az angol szöveg pontokkal választja el a négy értéket, de ezek egész számok.',
    words: 'költség pont figura rang újonc reguláris veterán kerül mennyibe közkatona adatai',
  },
  'USB-PRICE-02': {
    title: 'Egy egység ára',
    text: 'Egy figura ára szorozva a figurák számával. A vezetők 30 ponttal drágítják, az appban egyszer az egész egységet. Legfeljebb 2 katona cserélheti lőfegyverét különlegesre, fejenként 25 pontért; az app a lecserélt fegyver árát meghagyja; ha levonjátok, az házi szabály. Az appban mindkettő gyalogságnak, nehézgyalogságnak és lovasságnak jár.',
    words: 'költség pont csapat vezetők különleges fegyver kerül mennyibe összesen',
  },
  'USB-PRICE-03': {
    title: 'Egy szörny vagy gép ára',
    text: 'A rang ára, 15 pont és növekedésenként 15: a reguláris 29, 1-es növekedéssel 44, 6-ossal 119. Szálfegyver 5, lovassági fegyver 10, igen nehéz fegyver 20, pajzs 10; könnyű lőfegyver 5, lőfegyver 10, automata 15, nagy 20, óriás 30; raktér 30. Felszerelés összesen: 1-es növekedésig 1, 2-estől 2, 4-estől 3, 6-osnál 4. Specializáció egyenként 20 vagy 5. Az angol szöveg a pajzs árát figuránként adja meg, ami itt ugyanaz.',
    words: 'költség pont jármű tank növekedés felszerelés kerül mennyibe sárkány',
  },
  'USB-PRICE-04': {
    title: 'Egy hős ára',
    text: 'Törekvő 5+, 2, 5+, 2, ára 30 pont; merész 4+, 3, 4+, 2, ára 65; hérosz 3+, 3, 3+, 3, ára 90; legenda 3+, 3, 3+, 4, ára 115. Az appban +1 célzás 3, +1 védelem 4 pont, 3+-ig. Nehézgyalogosként (+1 állhatatosság) vagy lovasként (+1 kezdeményezés, +4" mozgás) 8-cal drágább. A felszerelés annyi, mint egy katonának, specializáció egyenként 20 vagy 5; ehhez jön a mágia és a hátas, de a lovasnak nem lehet hátasa.',
    words: 'költség pont törekvő merész hérosz legenda kerül mennyibe szintek',
  },
  'USB-PRICE-05': {
    title: 'A hős mágiája és technikája',
    text: 'A hős minden máson felül annyiért vehet további felszerelést, amennyi a fokozatának az ára: a törekvő 30 pontért, a merész 65-ért, a hérosz 90-ért, a legenda 115-ért. Ez beleszámít az árába, tehát a ponthatárba is. Az appban ez a katonák fegyvereit és pajzsát jelenti, fajtánként egyen felül is, meg a specializációkat. Az angol szöveg mágiapontot is ír, de a lengyelhez híven a sereg pontjairól van szó.',
    words: 'varázslat ereklye keret varázsló technológia kütyü',
  },
} satisfies ChapterTexts<(typeof priceIds)[number]>;
