import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

export const rolls: Messages['rolls'] = {
  history: 'Historia rzutów',
  historyCount: (rolls) => n(rolls, { one: 'rzut', few: 'rzuty', many: 'rzutów', other: 'rzutu' }),
  historyEmpty: 'Tu zobaczysz ostatnie 1000 rzutów.',
  showMore: (count) =>
    n(count, {
      one: 'Pokaż jeszcze # rzut',
      few: 'Pokaż jeszcze # rzuty',
      many: 'Pokaż jeszcze # rzutów',
      other: 'Pokaż jeszcze # rzutu',
    }),
  repeatThis: (shown, total) => `Powtórz ${shown} (było ${total})`,
  search: 'Szukaj w historii',
  searchHint: 'Nazwa, kostki albo wynik.',
  found: (count) =>
    n(count, {
      one: 'Znaleziono # rzut',
      few: 'Znaleziono # rzuty',
      many: 'Znaleziono # rzutów',
      other: 'Znaleziono # rzutu',
    }),
  nothingFound: (query) => `Brak rzutów dla „${query}”.`,
  typed: 'ze stołu',
  onlyTotal: 'sam wynik',
  facesKey: '6+4: dorzut · 1→5: przerzut · (2): odrzucona · 3·5: dwie k6 zamiast k10',
  shareThis: (shown, total) => `Udostępnij ${shown}: ${total}`,
  shareList: (count) =>
    n(count, {
      one: 'Udostępnij ten rzut',
      few: 'Udostępnij te # rzuty',
      many: 'Udostępnij tych # rzutów',
      other: 'Udostępnij # rzutu',
    }),
  clearHistory: 'Wyczyść historię',
  cleared: (count) =>
    n(count, {
      one: 'Usunięto # rzut.',
      few: 'Usunięto # rzuty.',
      many: 'Usunięto # rzutów.',
      other: 'Usunięto # rzutu.',
    }),
  copied: 'Skopiowano.',
  copyByHand: 'Skopiuj ręcznie',
  copyWhy: 'Przeglądarka nie pozwala tu udostępniać ani kopiować. Zaznacz tekst i skopiuj go.',
  text: 'Tekst',

  saved: 'Moje rzuty',
  saveThis: 'Zapisz ten rzut',
  saveName: 'Nazwa tego rzutu',
  wasSaved: (name) => `Zapisano „${name}”.`,
  nameNeeded: 'Nadaj mu nazwę.',
  savedFull: (limit) => `Zapisanych rzutów jest już ${limit} i więcej się nie zmieści. Usuń najpierw któryś.`,
  savedNewer:
    'Twoje rzuty zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',
  edit: 'Edytuj moje rzuty',
  rename: (name) => `Nazwa rzutu „${name}”`,
  moveUp: (name) => `Przesuń „${name}” w górę`,
  moveDown: (name) => `Przesuń „${name}” w dół`,
  movedTo: (name, place, count) => `„${name}”: ${place} z ${count}.`,
  remove: (name) => `Usuń „${name}”`,
  removed: (name) => `Usunięto „${name}”.`,

  fairness: {
    title: 'Czy kostki są uczciwe?',
    back: 'Wróć do kostek',
    what: 'Aplikacja liczy każdą kostkę, którą sama rzuca: w zwykłych rzutach, rzutach spornych, walkach i testach. Rzutów wpisanych ze stołu nie liczy.',
    since: (date) => `Liczone od ${date}.`,
    empty: 'Jeszcze nic nie policzono. Rzuć kostkami.',
    drawn: (count, die) =>
      n(count, {
        one: `# rzut ${die}`,
        few: `# rzuty ${die}`,
        many: `# rzutów ${die}`,
        other: `# rzutu ${die}`,
      }),
    verdict: {
      usual: (share) =>
        `Nic niezwykłego: przy uczciwych kostkach takie lub większe odchylenie trafia się ${razy(share)} na 100.`,
      rare: (records) =>
        `Rzadkie, ale to nie dowód: przy uczciwych kostkach takie lub większe odchylenie trafia się raz na ${records}.`,
      unusual: (records) =>
        `Niezwykłe: przy uczciwych kostkach takie lub większe odchylenie trafia się tylko raz na ${records}.`,
      few: (count, die) =>
        n(count, {
          one: `Za mało, by ocenić: potrzeba jeszcze # rzutu ${die}.`,
          few: `Za mało, by ocenić: potrzeba jeszcze # rzutów ${die}.`,
          many: `Za mało, by ocenić: potrzeba jeszcze # rzutów ${die}.`,
          other: `Za mało, by ocenić: potrzeba jeszcze # rzutu ${die}.`,
        }),
    },
    face: 'Oczka',
    rolled: 'Wypadło',
    expectedEach: (count) => `Oczekiwane: po ${count} na ściankę (kreska).`,
    allFaces: (count) =>
      n(count, {
        one: '# ścianka',
        few: 'Wszystkie # ścianki',
        many: 'Wszystkie # ścianek',
        other: 'Wszystkie # ścianki',
      }),
    figures: 'Skąd ta ocena',
    chiSquare: (statistic, degrees, chance) =>
      `Chi-kwadrat ${statistic}, stopnie swobody: ${degrees}, prawdopodobieństwo ${chance}.`,
    chiSquareWhat:
      'Dla każdej ścianki: (wypadło − oczekiwane)² podzielone przez oczekiwane, wszystko zsumowane. Prawdopodobieństwo mówi, jak często uczciwe kostki wypadają co najmniej tak nierówno. Ma sens, gdy na każdą ściankę przypada co najmniej 5 oczekiwanych rzutów.',
    howTitle: 'Jak aplikacja rzuca',
    how: [
      'Losowość pochodzi z bezpiecznego generatora przeglądarki (crypto.getRandomValues), tego samego, który tworzy klucze szyfrujące.',
      'Losowe bajty są pobierane po 4096 naraz, bo pobieranie ich dla każdej kostki osobno trwałoby za długo.',
      '256 wartości bajtu nie dzieli się równo na ścianki k6: 4 nadmiarowe są odrzucane i losowane ponownie, więc żadna ścianka nie ma przewagi. Z innymi kostkami jest tak samo.',
      'Nic nie pochodzi z serwera i żaden rzut nie zależy od poprzednich.',
    ],
    saveFaces: 'Ścianki jako CSV',
    saveRolls: 'Historia jako CSV',
    saveHint: 'Pliki do arkusza kalkulacyjnego.',
    fileSaved: 'Plik zapisany.',
    reset: 'Licz od nowa',
    wasReset: 'Liczenie ruszyło od nowa.',
  },
  csv: {
    dieKind: 'Kostka',
    face: 'Oczka',
    drawn: 'Wypadło',
    expected: 'Oczekiwane',
    time: 'Czas',
    name: 'Nazwa',
    notation: 'Kostki',
    faces: 'Wyniki kostek',
    total: 'Wynik',
    typed: 'Wpisany',
    yes: 'tak',
    no: 'nie',
  },
  removedMany: (count) =>
    n(count, {
      one: 'Usunięto # rzut.',
      few: 'Usunięto # rzuty.',
      many: 'Usunięto # rzutów.',
      other: 'Usunięto # rzutu.',
    }),
};
