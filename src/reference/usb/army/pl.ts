import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ARMY-01': {
    title: 'Limit punktów',
    text: 'Dodaj koszty wszystkiego, co jest w armii. Suma nie może przekroczyć limitu ustalonego przez graczy; dokładnie tyle, ile limit, jest w porządku.',
    words: 'koszt suma budżet rozpiska wartość',
  },
  'USB-ARMY-02': {
    title: 'Gra solo i nierówne strony',
    text: 'Grając samemu, budujesz obie armie. Strony nie muszą być równe: różne limity są dozwolone, jeśli tak wolicie.',
    words: 'samotnie jednoosobowa asymetrycznie asymetria',
  },
  'USB-ARMY-03': {
    title: 'Typowe rozmiary bitew',
    text: 'Mała gra: do 250 punktów na stronę, stół co najmniej 2×2 stopy (60×60 cm). Potyczka: do 500 punktów, stół co najmniej 3×3 stopy (90×90 cm). Duża bitwa: do 1000 punktów na takim samym stole. Wyższy limit też jest dozwolony, to tylko umowne progi.',
    words: 'mała średnia duża stół standardowe punkty',
  },
  'USB-COMP-01': {
    title: 'Ilu bohaterów',
    text: 'W armii zawsze jest przynajmniej jeden bohater. Może być najwyżej jeden na każde rozpoczęte 250 punktów ustalonego limitu: jeden do 250, dwóch od 251 do 500. Liczy się limit, a nie wydane punkty.',
    words: 'dowódca kompozycja minimum maksimum heros',
  },
  'USB-COMP-02': {
    title: 'Ile aktywacji',
    text: 'Każdy oddział i każdy bohater to jedna aktywacja; bohater razem z wierzchowcem to jedna. Wolno mieć najwyżej jedną na każde rozpoczęte 50 punktów ustalonego limitu: 5 przy 240 punktach, 6 przy 300, 7 przy 301.',
    words: 'oddziały jednostki kompozycja maksimum rozpoczęte',
  },
  'USB-COMP-03': {
    title: 'Najmniejsza gra',
    text: 'Ustalony limit musi wynosić co najmniej 90 punktów. Przy 90 mieszczą się tylko dwie aktywacje, każda za najwyżej 30 punktów, więc nie da się wydać więcej niż 60. Od 101 punktów zmieści się trzecia.',
    words: 'minimum minimalna najniższy mała bitwa',
  },
  'USB-COMP-04': {
    title: 'Aktywacja za najwyżej jedną trzecią limitu',
    text: 'W standardowej bitwie żadna aktywacja nie może kosztować więcej niż jedną trzecią ustalonego limitu: 80 punktów przy 240, 100 przy 300. Bohaterów liczy się tak samo, razem z wierzchowcem. W tekście jest 33%, ale jego własne przykłady to dokładnie jedna trzecia, dlatego aplikacja bierze jedną trzecią; dosłowne 33% to zasada domowa. Specjalne scenariusze mogą znieść to ograniczenie.',
    words: 'procent maksimum najdroższa cena koszt',
  },
} satisfies ChapterTexts<(typeof armyIds)[number]>;
