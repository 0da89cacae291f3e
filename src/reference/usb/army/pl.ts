import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ARMY-01': {
    title: 'Limit punktów',
    text: 'Dodaj koszty wszystkiego, co jest w armii. Suma nie może przekroczyć limitu ustalonego przez graczy, ale może mu być równa.',
    words: 'koszt suma budżet rozpiska wartość przekroczyć',
  },
  'USB-ARMY-02': {
    title: 'Gra solo i nierówne strony',
    text: 'W grze solo budujesz obie armie. Strony nie muszą być równe: różne limity są dozwolone, jeśli tak wolicie.',
    words: 'samotnie jednoosobowa asymetrycznie asymetria samemu',
  },
  'USB-ARMY-03': {
    title: 'Typowe rozmiary bitew',
    text: 'Mała gra: do 250 punktów na stronę, stół co najmniej 2×2 stopy (60×60 cm). Potyczka: do 500 punktów, stół co najmniej 3×3 stopy (90×90 cm). Duża bitwa: do 1000 punktów na takim samym stole. Wyższy limit też jest dozwolony, to tylko umowne progi.',
    words: 'mała średnia duża stół standardowe punkty duży',
  },
  'USB-COMP-01': {
    title: 'Ilu bohaterów',
    text: 'W armii zawsze jest przynajmniej jeden bohater. Może być najwyżej jeden na każde rozpoczęte 250 punktów ustalonego limitu: jeden do 250, dwóch od 251 do 500. Liczy się limit, a nie wydane punkty.',
    words: 'dowódca kompozycja minimum maksimum heros dwóch',
  },
  'USB-COMP-02': {
    title: 'Ile aktywacji',
    text: 'Każdy oddział i każdy bohater to jedna aktywacja; bohater razem z wierzchowcem to jedna. Wolno mieć najwyżej jedną na każde rozpoczęte 50 punktów ustalonego limitu: 5 przy 240 punktach, 6 przy 300, 7 przy 301.',
    words: 'oddziały jednostki kompozycja maksimum rozpoczęte oddziałów',
  },
  'USB-COMP-03': {
    title: 'Najmniejsza gra',
    text: 'Ustalony limit musi wynosić co najmniej 90 punktów. Przy 90 mieszczą się tylko dwie aktywacje, każda za najwyżej 30 punktów, więc nie da się wydać więcej niż 60. Od 101 punktów zmieści się trzecia.',
    words: 'minimum minimalna najniższy mała bitwa',
  },
  'USB-COMP-04': {
    title: 'Aktywacja za najwyżej jedną trzecią limitu',
    text: 'W standardowej bitwie żadna aktywacja nie może kosztować więcej niż jedną trzecią ustalonego limitu: 80 punktów przy 240, 100 przy 300. Bohaterów liczy się tak samo, razem z wierzchowcem. W tekście jest 33 %, ale jego własne przykłady to dokładnie jedna trzecia, dlatego aplikacja przyjmuje jedną trzecią; dosłowne 33 % to zasada domowa. Specjalne scenariusze mogą znieść to ograniczenie.',
    words: 'procent maksimum najdroższa cena koszt drogi',
  },
  'USB-COMP-05': {
    title: 'Wszystkie modele oddziału jednakowe',
    text: 'Wszystkie modele oddziału mają ten sam CIOS, to samo dodatkowe wyposażenie i te same specjalizacje. Różnić się mogą tylko bohater, który dołączył, i do 2 żołnierzy z bronią specjalną. Tekst angielski pisze w jednym miejscu „branch” (gałąź); aplikacja trzyma się polskiego: oddział. Jednostki w tym polskim zdaniu to modele.',
    words: 'jednolity takie same mieszana broń kompozycja mieszać różna',
  },
  'USB-COMP-06': {
    title: 'Ile modeli w oddziale',
    text: 'Piechota 1–20, podstawki do 30×30 mm. Ciężka piechota 1–12, do 60×60 mm; jazda 1–12, do 50×50 mm. Potwory, maszyny i bohaterowie stoją pojedynczo; podstawki potworów i maszyn są większe niż 50×50 mm. W aplikacji decyduje kupiony typ, a nie podstawka.',
    words: 'liczebność wielkość oddziału podstawka minimum maksimum ludzi',
  },
  'USB-COMP-07': {
    title: 'Ile broni może mieć oddział',
    text: 'Piechota, ciężka piechota i jazda mogą mieć do trzech dodatków: broń do walki wręcz, broń strzelecką i tarczę, po jednej sztuce. Podstawową broń do walki wręcz każdy ma za darmo; kupiona ją zastępuje. Tarcza jest na liście wśród broni do walki wręcz, ale nie zajmuje jej miejsca.',
    words: 'wyposażenie miejsca tarcza strzelecka wręcz',
  },
} satisfies ChapterTexts<(typeof armyIds)[number]>;
