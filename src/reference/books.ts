import type { Language } from '../rules/languages.ts';
/** The books behind the entries and the lines at which their chapters begin; titles as printed, in the book's language. */
export const bookIds = [
  'brikwars-2005',
  'quikwars',
  'chapter-five',
  'brikwars-polish',
  'quickwars-polish',
  'lugpolwars',
  'supplements',
  'league',
  'usb',
  'castle',
] as const;
export type BookId = (typeof bookIds)[number];

export interface BookChapter {
  readonly from: number;
  readonly book: BookId;
  readonly title: string;
}

/** One text as we have it; several books may stand in one text. */
export interface SourceText {
  readonly language: Language;
  readonly chapters: readonly BookChapter[];
  /** The headings below the chapters, by the lines at which they begin. */
  readonly headings?: readonly (readonly [from: number, title: string])[];
}

/** By the letter that begins a reference in `EntryFacts.source`. */
export const sourceTexts: Readonly<Record<string, SourceText>> = {
  E: {
    language: 'en',
    chapters: [
      { from: 1, book: 'brikwars-2005', title: 'Introduction' },
      { from: 293, book: 'quikwars', title: 'QuikWars' },
      { from: 439, book: 'brikwars-2005', title: 'Chapter One: Gameplay' },
      { from: 664, book: 'brikwars-2005', title: 'Chapter Two: The Mighty Minifig' },
      { from: 733, book: 'brikwars-2005', title: 'Chapter Three: Minifig Weapons' },
      { from: 1075, book: 'brikwars-2005', title: 'Chapter Four: The Player Turn' },
      { from: 1242, book: 'brikwars-2005', title: 'Chapter Five: Combat' },
      { from: 1741, book: 'brikwars-2005', title: 'Chapter Six: Minifig Heroes' },
      { from: 1860, book: 'brikwars-2005', title: 'Chapter Seven: Special Creations' },
      { from: 2362, book: 'brikwars-2005', title: 'Chapter Eight: Squads' },
    ],
    headings: [
      [447, '1.1: Overview of Play'],
      [477, '1.2: Proper Observance of Rules'],
      [535, '1.3: Taking Measurements'],
      [543, '1.4: Rolling Dice'],
      [586, '1.5: Supplies Checklist'],
      [757, '3.1: Close Combat Weapons'],
      [849, '3.2: Ranged Weapons'],
      [942, '3.3: Bodily Protection'],
      [1015, '3.4: Desperate Measures'],
      [1091, '4.1: Movement'],
      [1136, '4.2: Action'],
      [1194, '4.3: Enemy Response'],
      [1256, '5.1: Making Attacks'],
      [1381, '5.2: Close Combat'],
      [1530, '5.3: Ranged Combat'],
      [1565, '5.4: Charge!'],
      [1743, '6.1: The Hero'],
      [1751, '6.2: The Ego'],
      [1801, '6.3: Heroic Feats'],
      [1894, '7.1: Structure'],
      [1993, '7.2: Propulsion'],
      [2043, '7.3: Weapons'],
      [2095, '7.4: Taking Action'],
      [2230, '7.5: Taking Damage'],
      [2304, '7.6: Creation Combat'],
      [2410, '8.1: The Squad Plate'],
      [2462, '8.2: Forming Up'],
      [2568, '8.3: Squad Movement'],
      [2614, '8.4: Squad Action'],
      [2636, '8.5: Squad Attacks'],
      [2722, '8.6: Taking Damage'],
    ],
  },
  W: { language: 'en', chapters: [{ from: 1, book: 'chapter-five', title: 'Chapter Five: Combat' }] },
  P: {
    language: 'pl',
    chapters: [
      { from: 1, book: 'brikwars-polish', title: 'Wstęp' },
      { from: 30, book: 'quickwars-polish', title: 'Szybka Walka - QuickWars' },
      { from: 126, book: 'brikwars-polish', title: 'Rozgrywka' },
      { from: 198, book: 'brikwars-polish', title: 'Minifigurki' },
      { from: 216, book: 'brikwars-polish', title: 'Broń' },
      { from: 319, book: 'brikwars-polish', title: 'Tura gracza i Akcje' },
      { from: 408, book: 'brikwars-polish', title: 'Walka' },
      { from: 486, book: 'brikwars-polish', title: 'Bezpośrednie starcie' },
      { from: 568, book: 'brikwars-polish', title: 'Walka dystansowa' },
      { from: 590, book: 'brikwars-polish', title: 'Szarża' },
      { from: 668, book: 'brikwars-polish', title: 'Bohaterowie' },
      { from: 752, book: 'brikwars-polish', title: 'Specjalne kreacje' },
      { from: 991, book: 'brikwars-polish', title: 'Obrażenia konstrukcji' },
      { from: 1056, book: 'brikwars-polish', title: 'Walka z użyciem kreacji' },
      { from: 1086, book: 'brikwars-polish', title: 'Oddziały' },
      { from: 1363, book: 'brikwars-polish', title: 'Suplementy do systemu' },
      { from: 1416, book: 'lugpolwars', title: 'Kosztorysy do LUGPolWars' },
      { from: 1472, book: 'supplements', title: 'Leczenie w BrikWars' },
      { from: 1504, book: 'supplements', title: 'Magia dla opornych' },
      { from: 1538, book: 'league', title: 'Mała Liga BrikWars' },
      { from: 1666, book: 'supplements', title: 'Ukrywanie się, Spostrzegawczość i Mistrz Broni' },
    ],
  },
  U: {
    language: 'pl',
    chapters: [
      { from: 1, book: 'usb', title: 'Wstęp' },
      { from: 9, book: 'usb', title: 'Charakterystyki modeli' },
      { from: 19, book: 'usb', title: 'Zasady główne' },
      { from: 35, book: 'usb', title: 'Testy' },
      { from: 41, book: 'usb', title: 'Co potrzebne do gry' },
      { from: 49, book: 'usb', title: 'Armie' },
      { from: 55, book: 'usb', title: 'Standardowe punkty' },
      { from: 63, book: 'usb', title: 'Kompozycja armii' },
      { from: 77, book: 'usb', title: 'Pole bitwy' },
      { from: 85, book: 'usb', title: 'Cel i rozstawienie' },
      { from: 99, book: 'usb', title: 'Faza gry' },
      { from: 113, book: 'usb', title: 'Aktywacja jednostek' },
      { from: 129, book: 'usb', title: 'Ruch i koherencja' },
      { from: 135, book: 'usb', title: 'Formacje' },
      { from: 147, book: 'usb', title: 'Strzelanie' },
      { from: 161, book: 'usb', title: 'Walka wręcz' },
      { from: 181, book: 'usb', title: 'Morale' },
      { from: 195, book: 'usb', title: 'Wynik starcia' },
      { from: 221, book: 'usb', title: 'Teren' },
      { from: 259, book: 'usb', title: 'Jednostki' },
      { from: 409, book: 'usb', title: 'Bohaterowie' },
      { from: 479, book: 'usb', title: 'Specjalizacja' },
      { from: 511, book: 'usb', title: 'Magia i technika' },
      { from: 519, book: 'usb', title: 'Podsumowanie działu' },
    ],
  },
  M: {
    language: 'hu',
    chapters: [
      { from: 1, book: 'castle', title: 'Vár szabályok' },
      { from: 3, book: 'castle', title: 'Pontérték' },
      { from: 4, book: 'castle', title: 'Fő szabályok' },
      { from: 5, book: 'castle', title: 'Magassági szintek' },
      { from: 6, book: 'castle', title: 'Részek' },
      { from: 7, book: 'castle', title: 'Előkészületek' },
      { from: 8, book: 'castle', title: 'Deszkázat és létrák' },
      { from: 9, book: 'castle', title: 'Belépési pontok' },
      { from: 10, book: 'castle', title: 'Közelharc' },
      { from: 11, book: 'castle', title: 'Bejáratok' },
      { from: 12, book: 'castle', title: 'Cselekvések' },
      { from: 13, book: 'castle', title: 'Támadások' },
      { from: 14, book: 'castle', title: 'Messzelövés' },
      { from: 15, book: 'castle', title: 'A vár támadása' },
      { from: 18, book: 'castle', title: 'Elpusztult vár-részek' },
      { from: 19, book: 'castle', title: 'Vár-részeken lévő figurák támadása' },
      { from: 20, book: 'castle', title: 'Győzelmi pontok' },
      { from: 21, book: 'castle', title: 'Vár-rész külön szabályok' },
    ],
  },
};

/** A book that says so: its chapters, each once with its headings, in the book's language. */
interface SourceBook {
  readonly book: BookId;
  readonly language: Language;
  readonly chapters: readonly string[];
}

/** The books named by `EntryFacts.source` (`E:568-576; P:172`), in that order, each once. Empty for a ruling of ours. */
export function readSource(source: string): readonly SourceBook[] {
  const books = new Map<BookId, { language: Language; chapters: Map<string, Set<string>> }>();
  for (const piece of source.split('; ')) {
    const [, letter = '', first = ''] = /^([A-Z]):?(\d+)(?:[./-][\d./-]*)?$/.exec(piece) ?? [];
    const text = sourceTexts[letter];
    const line = Number(first);
    const chapter = text?.chapters.findLast(({ from }) => from <= line);
    if (!text || !chapter) continue;
    const { chapters } = books.get(chapter.book) ?? { chapters: new Map<string, Set<string>>() };
    books.set(chapter.book, { language: text.language, chapters });
    const below = chapters.get(chapter.title) ?? new Set();
    chapters.set(chapter.title, below);
    const heading = text.headings?.findLast(([from]) => from <= line);
    if (heading && heading[0] >= chapter.from) below.add(heading[1]);
  }
  return Array.from(books, ([book, { language, chapters }]) => ({
    book,
    language,
    chapters: Array.from(chapters, ([title, below]) => [title, ...below].join(', ')),
  }));
}
