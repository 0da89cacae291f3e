import type { fieldIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-FIELD-01': {
    title: 'Ile terenów na stole',
    text: 'Co najmniej jeden na każdą stopę obwodu stołu: 8 na stole 2×2 stopy, 12 na stole 3×3. W mieście dajcie więcej, w szczerym polu mniej; na księżycu może nie być żadnego.',
    words: 'liczba makiet pole bitwy minimum tereny lasy domy',
  },
  'USB-DEP-01': {
    title: 'Strefa rozstawienia',
    text: 'Strony rozstawiają się naprzeciw siebie, każda w strefie głębokiej na ¼ długości stołu: 6" z 24", 9" z 36", 12" z 48". Tekst podaje 12" dla stołu 2×2 stopy, który bierze za 48"; 2 stopy to 24", więc aplikacja podaje 6". Długość to odległość od krawędzi jednej strony do krawędzi drugiej.',
    words: 'głębokość ćwiartka krawędź stół ustawienie wystawić',
  },
  'USB-DEP-02': {
    title: 'Wystawianie jednostek',
    text: 'Gracze wystawiają jednostki na zmianę, po jednej; rzut kostką decyduje, kto zaczyna.',
    words: 'ustawianie kolejność naprzemiennie pierwszy wystawia',
  },
  'USB-DEP-03': {
    title: 'Sekretne rozstawienie',
    text: 'Zasada dodatkowa. Zamiast modeli kładźcie zakryte karty, które na awersie wskazują jednostkę. Gdy obaj gracze położą wszystkie, zamieńcie karty na jednostki.',
    words: 'ukryte karty zakryte rewers tajne odwrócone',
  },
  'USB-DEP-04': {
    title: 'Karty zakryte, dopóki ich nie widać',
    text: 'Zasada dodatkowa do sekretnego rozstawienia. Każdą kartę zostawcie na stole, aż zobaczy ją przeciwnik, i dopiero wtedy zamieńcie ją na jednostkę.',
    words: 'ukryte odkrycie pole widzenia dodatek odkryć',
  },
  'USB-DEP-05': {
    title: 'Infiltracja',
    text: 'Oddział wystawia się po wszystkich innych, wszędzie, byle nie w strefie rozstawienia przeciwnika. Jeśli takie oddziały mają obie strony, wystawiacie je na zmianę; rzut kostką decyduje, kto zaczyna.',
    words: 'infiltratorzy zwiadowcy wystawienie na końcu zwiad',
  },
  'USB-VIC-01': {
    title: 'Bitwa spotkaniowa',
    text: 'Bitwa trwa 5 rund i wygrywa ten, kto stracił mniej aktywacji; bohater liczy się jako 2. W aplikacji równe straty to remis, a bohater stracony razem z oddziałem, do którego dołączył, to razem 3.',
    words: 'zwycięstwo wygrana remis scenariusz długość gry wygrać koniec rund',
  },
} satisfies ChapterTexts<(typeof fieldIds)[number]>;
