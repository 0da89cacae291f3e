import { plural } from '../../platform/format.ts';
import { inPercent } from '../../platform/grammar/pl.ts';
import type { Messages } from '../../platform/words.ts';

export const trouble: Messages['trouble'] = {
  storageRefused:
    'Ta przeglądarka niczego tu nie zapisuje (tryb prywatny?). Wszystko działa do zamknięcia; dane zabierze kopia z Ustawień.',
  storageFull:
    'Pamięć urządzenia jest pełna: ostatniej zmiany nie zapisano. Zwolnij miejsce, a zapisze się sama.',
  storageSilent: 'Pamięć przeglądarki nie odpowiada. Wszystko działa w tym oknie; zapisze się, gdy odpowie.',
  storageFailed:
    'Nie udało się zapisać ostatniej zmiany. Aplikacja próbuje dalej; jeśli znak u góry nie zniknie, zrób kopię zapasową w Ustawieniach.',
  settingsNewer:
    'Ustawienia zapisała nowsza wersja aplikacji. Zostają nietknięte; odśwież, by przejść na nowszą.',
  settingsDamaged:
    'Zapisane ustawienia były uszkodzone, więc wracają do początkowych. Armie i rzuty są bezpieczne.',
  keptForDays:
    'Zapisane tylko na tym urządzeniu. Safari może usunąć dane strony nieotwieranej przez 7 dni: zainstaluj aplikację albo rób kopie zapasowe.',
  crashTitle: 'Coś poszło nie tak',
  crashText: 'Twoje dane są zapisane. Odśwież; jeśli się powtórzy, wyeksportuj je i skopiuj szczegóły.',
  carryOn: 'Kontynuuj bez odświeżania',
  toStart: 'Przejdź na początek',
  copyDetails: 'Kopiuj szczegóły',
  copied: 'Skopiowano.',
  exportData: 'Eksportuj moje dane',
};

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
  nameNeeded: 'Nadaj mu nazwę.',
  savedFull: (limit) => `Zapisanych rzutów jest już ${limit} i więcej się nie zmieści. Usuń najpierw któryś.`,
  savedNewer: 'Twoje rzuty zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację.',
  edit: 'Edytuj moje rzuty',
  rename: (name) => `Nazwa rzutu „${name}”`,
  moveUp: (name) => `Przesuń „${name}” w górę`,
  moveDown: (name) => `Przesuń „${name}” w dół`,
  movedTo: (name, place, count) => `„${name}”: ${place} z ${count}.`,
  remove: (name) => `Usuń „${name}”`,

  fairness: {
    title: 'Czy kostki są uczciwe?',
    what: 'Aplikacja liczy każdą kostkę, którą sama rzuca, ale nie rzuty wpisane ze stołu.',
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
        `Nic niezwykłego: uczciwym kostkom takie lub większe odchylenie trafia się ${inPercent(share)} zapisów.`,
      rare: (records) =>
        `Rzadkie, ale to nie dowód: uczciwym kostkom takie lub większe odchylenie trafia się raz na ${records}.`,
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
      'Suma po ściankach: (wypadło − oczekiwane)² / oczekiwane. Prawdopodobieństwo mówi, jak często uczciwe kostki wypadają co najmniej tak nierówno; ma sens od 5 oczekiwanych rzutów na ściankę.',
    howTitle: 'Jak aplikacja rzuca',
    how: [
      'Losowość pochodzi z bezpiecznego generatora przeglądarki (crypto.getRandomValues).',
      'Losowe bajty są pobierane po 4096 naraz, bo pobieranie ich dla każdej kostki osobno trwałoby za długo.',
      '256 wartości bajtu nie dzieli się równo na ścianki k6: 4 nadmiarowe losuje się ponownie, więc żadna ścianka nie ma przewagi. Z innymi kostkami tak samo.',
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

export const named: Messages['named'] = {
  onTheStage: 'Co zmienia rzut',
  wasSaved: (name) => `Zapisano: „${name}”.`,
  removed: (name) => `Usunięto: „${name}”.`,
  more: (name) => `${name}: więcej`,
  rename: 'Zmień nazwę',
  duplicate: 'Powiel',
  copyOf: (name) => `${name} (kopia)`,
  duplicated: (name) => `Kopia nazywa się „${name}”.`,
  send: 'Wyślij link',
  code: 'Kod QR',
};

const priced = (what: string, cost: string): string => `${what}: ${cost} CP`;

export const units: Messages['units'] = {
  pointsIssues: {
    'points-empty': 'Wpisz liczbę.',
    'points-not-a-number': 'Tylko cyfry, najwyżej dwie po przecinku.',
    'points-decimals': 'Najwyżej dwie cyfry po przecinku.',
    'points-too-large': (limit) => `Najwyżej ${limit}.`,
  },
  searchBy: 'Szukaj po nazwie lub broni',
  armyOf: { mine: 'moja armia', theirs: 'armia wroga' },
  usedLast: 'Ostatnio wybierane',
  numberSays: (what) => `Liczba: ${what}`,
  manage: 'Nowe, zmiany, do armii',
  skillOf: (dice) => `Umiejętność ${dice}`,
  pick: 'Wybierz jednostkę',
  search: 'Szukaj jednostek',
  nothingFound: (query) => `Brak jednostek dla „${query}”.`,
  presets: 'Z podręcznika',
  own: 'Moje jednostki',
  noOwn: 'Jeszcze żadnej. Tu trzymasz te, którymi często walczysz.',
  newer: 'Twoje jednostki zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację.',
  full: (limit) => `Jednostek jest już ${limit} i więcej się nie zmieści. Usuń najpierw którąś.`,
  armyUnits: (army) => `Armia: ${army}`,
  unnamedArmy: 'Armia bez nazwy',
  noArmyUnits: 'Pojawią się tu jednostki twoich armii, które mają wpisane wartości do walki.',
  showAll: (count) =>
    n(count, {
      one: 'Pokaż jeszcze # jednostkę',
      few: 'Pokaż jeszcze # jednostki',
      many: 'Pokaż jeszcze # jednostek',
      other: 'Pokaż jeszcze # jednostki',
    }),

  stats: (skill, armor, move) =>
    `Umiejętność\u00a0${skill}\u00a0· Obrona\u00a0${armor}\u00a0· Ruch\u00a0${move}″`,
  price: (cost) => `${cost} CP`,
  times: (count, name) => `${count} × ${name}`,

  moreFor: (name) => `Więcej: ${name}`,
  edit: 'Edytuj',
  copy: 'Powiel',
  toArmy: 'Do armii',
  copied: (name) => `Powielono: ${name}.`,
  removedMany: (count) => `Usunięto razem: ${count}.`,

  create: 'Nowa jednostka',
  editTitle: 'Edycja jednostki',
  name: 'Nazwa',
  namePlaceholder: 'np. Sierżant Klocek',
  skill: 'Umiejętność',
  armor: 'Obrona',
  move: 'Ruch w calach',
  size: 'Wielkość w calach',
  hands: 'Ręce',
  handsOptions: { '2': 'Dwie', '0': 'Bez rąk' },
  otherDice: 'inne…',
  typeDice: 'Wpisz kostki',
  typeHint: 'Na przykład 1k6+2, 2k10 albo 4.',
  weapons: ['Broń', 'Druga ręka'],
  nothing: 'Nic',
  ownWeapon: 'Własna broń',
  weaponName: 'Nazwa broni',
  use: 'Trudność użycia',
  damage: 'Obrażenia',
  kind: 'Liczy się jako',
  kinds: {
    hand: 'Broń krótka',
    heavy: 'Broń ciężka',
    'two-handed': 'Broń dwuręczna',
    shield: 'Tarcza',
    natural: 'Naturalna (zęby, pazury)',
  },
  cost: 'Koszt w CP',
  costHint: 'Razem z ekwipunkiem. Jeśli nie liczycie punktów, zostaw puste.',
  costFollows: 'Zmienia się z ekwipunkiem, dopóki nie wpiszesz własnej ceny.',
  costTyped: 'Twoja własna cena: nie zmienia się z ekwipunkiem.',
  priceWhole: (cost) => `Według zasad kosztuje ${cost} CP.`,
  pricePart: (cost) => `Z tabel wynika tylko ${cost} CP; reszty nie wyceniają.`,
  priceNone: 'Tabele nie podają dla niej ceny.',
  noBodyPrice: 'Takich wartości nie ma żadna jednostka z tabel: samej jednostki nie da się wycenić.',
  noWeaponPrice: (weapon) =>
    `${weapon}: w tabelach nie ma broni o takich wartościach, więc nie da się jej wycenić.`,
  priceReasons: {
    'unit-price': priced,
    'armor-price': (_, cost) => `Zbroja: ${cost} CP`,
    'raise-price': (_, cost) => `Wyższa Umiejętność: ${cost} CP`,
    specialty: priced,
    'weapon-master': priced,
    magic: priced,
    summoning: priced,
    necromancy: priced,
    'short-unit-price': priced,
    'short-thing-price': priced,
    'vehicle-price': priced,
    'weapon-price': priced,
    explosives: priced,
    'area-casts': priced,
    'magic-shield': priced,
    'found-free': (weapon) => `${weapon}: znaleziona, nie kupiona, więc nic nie kosztuje`,
  },

  wrong: 'Jednostka jeszcze niegotowa:',
  issues: {
    'name-empty': () => 'Nadaj jednostce nazwę.',
    'name-too-long': (limit) => `Nazwa może mieć najwyżej ${limit} znaków.`,
    'dice-too-large': (limit) => `Na tych kostkach może wypaść więcej niż ${limit}: za dużo jak na walkę.`,
    'dice-not-plain': () => 'Tylko kostki i liczba do dodania, na przykład 2k6+1.',
    'move-range': (limit) => `Ruch: od 0 do ${limit} cali.`,
    'size-range': (limit) => `Wielkość: od 0 do ${limit} cali.`,
    'use-range': (limit) => `Trudność użycia: od 0 do ${limit}.`,
    'no-hands': () => 'Bez rąk tego nie utrzyma.',
    'too-many-weapons': (limit) => `Walczy najwyżej tyloma przedmiotami: ${limit}.`,
    'two-handed-alone': () => 'To zajmuje obie ręce: nic więcej się nie zmieści.',
    'shield-only-beside-heavy': () => 'Obok broni ciężkiej druga ręka trzyma tarczę albo nic.',
    'bare-hands-alone': () => 'Puste ręce nic nie trzymają: usuń drugą rzecz.',
  },
  at: (what, problem) => `${what}: ${problem}`,
  saved: (name) => `Zapisano: „${name}”.`,

  keepUnit: 'Zapisz jako moją jednostkę',
  keepTitle: 'Zapisz jednostkę',

  toArmyTitle: (name) => `${name}: do której armii?`,
  newArmy: 'Nowa armia',
  searchArmies: 'Szukaj armii',
  count: 'Ile sztuk',
  each: 'CP za sztukę',
  addToArmy: 'Dodaj do armii',
  added: (name, army) => `Dodano do armii „${army}”: ${name}.`,
  armyIssues: {
    'army-missing': 'Tej armii już nie ma albo nie da się jej odczytać. Wybierz inną.',
    'army-full': 'W tej armii nie zmieści się następny oddział.',
    'not-stored': 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  },

  addUnit: 'Dodaj jednostkę',
  startReady: 'Zacznij od gotowej armii',
  samples: { wall: 'Mur tarcz', raid: 'Najeźdźcy' },
  fightWith: 'Do walki',
  fightWithThis: (name) => `Do walki: ${name}`,
  editValues: (name) => `Edytuj wartości: ${name}`,
  attacks: (name) => `Atakuje ${name}.`,
  notThere: 'Brak na urządzeniu albo nieczytelne.',
};

/** One face stands alone; several are joined by signs, too many cut to an ellipsis. */
const several = (faces: string) => faces.includes(' ') || faces === '…';
const from = (dice: string) => (dice === '1' ? 'z 1 kostki' : `z ${dice} kostek`);

export const compose: Messages['compose'] = {
  rolledAt: (time) => `Rzut z ${time}`,
  typed: 'Rzut ze stołu',
  undoRoll: 'Cofnij rzut',
  trail: 'Skąd ten wynik?',
  steps: {
    purpose: (name) => `Na co ten rzut: ${name}`,
    rerolled: (count, faces, sum) =>
      `${n(count, { one: 'Przerzut # kostki', few: 'Przerzut # kostek', many: 'Przerzut # kostek', other: 'Przerzut # kostki' })}: ${faces}${sum === undefined ? '' : `; razem ${sum}`}`,
    kept: {
      kh: (faces, sum) => `${several(faces) ? 'Zostają najwyższe' : 'Zostaje najwyższa'}: ${faces} = ${sum}`,
      kl: (faces, sum) => `${several(faces) ? 'Zostają najniższe' : 'Zostaje najniższa'}: ${faces} = ${sum}`,
      dh: (faces, sum) => `Odrzucono najwyższe, zostaje: ${faces} = ${sum}`,
      dl: (faces, sum) => `Odrzucono najniższe, zostaje: ${faces} = ${sum}`,
    },
    pool: (shown, target, faces, successes) =>
      `${shown} na ${target}: ${faces}; ${n(successes, {
        one: '# sukces',
        few: '# sukcesy',
        many: '# sukcesów',
        other: '# sukcesu',
      })}`,
    confirmed: (tried, faces) =>
      n(tried, {
        one: `Potwierdzenie szóstki: ${faces}`,
        few: `Potwierdzenie # szóstek: ${faces}`,
        many: `Potwierdzenie # szóstek: ${faces}`,
        other: `Potwierdzenie # szóstki: ${faces}`,
      }),
    dice: (shown, faces, sum) => `${shown}: ${faces} = ${sum}`,
    oneDie: (shown, face) => `${shown}: ${face}`,
    times: (face, count) => `${count} × ${face}`,
    twoD6: (faces, sum) => `Zamiast każdej k10 dwie k6 minus 2: ${faces}, razem ${sum}`,
    bonus: (die, of, top, shown) => `Na kostce ${of} wypadło ${top}, dorzut (kostka ${die}): ${shown}`,
    bonusOfTwo: (die, of, top, faces, shown) =>
      `Kostka ${of} dała ${top}, dorzut (kostka ${die}): ${faces} minus 2 = ${shown}`,
    moreBonus: (count, sum) =>
      n(count, {
        one: `Jeszcze # dorzut: ${sum}`,
        few: `Jeszcze # dorzuty, razem ${sum}`,
        many: `Jeszcze # dorzutów, razem ${sum}`,
        other: `Jeszcze # dorzutu, razem ${sum}`,
      }),
    penalty: (each, amount) => `Zdziwaczenie: ${each} mniej na każdej kostce, w sumie ${amount}`,
    modifier: (amount) => `Modyfikator ${amount}`,
    modifierOnce: (amount) => `Modyfikator ${amount}, liczony raz mimo dorzutów`,
    floor: (sum) => `${sum} liczy się jako 0: poniżej zera się nie schodzi`,
    ones: 'Same jedynki: rzut pechowy, próba nieudana',
  },
  faceCount: (face, count, orMore) =>
    `${n(count, {
      one: '# kostka',
      few: '# kostki',
      many: '# kostek',
      other: '# kostki',
    })} z wynikiem ${face}, z wynikiem ${face} lub więcej: ${orMore}`,

  setUp: 'Czym rzucasz',
  presets: (game) => `Gotowe rzuty: ${game}`,
  notation: 'Kostki',
  addDie: (shown) => `Dodaj ${shown}`,
  moreDice: 'Inne kostki',
  countOf: (shown) => `Ile ${shown}`,
  modifier: 'Modyfikator',
  noD10: 'bez k10',
  faults: {
    empty: 'Nie ma czym rzucić. Dotknij kostki albo wpisz na przykład 2k6+1.',
    at: (found, fault) => `„${found}”: ${fault}`,
    unexpected: 'to tu nie pasuje.',
    missingSides: 'ile ścianek? Wpisz liczbę po literze, jak w k6.',
    tooFewSides: (limit) => `kostka ma co najmniej ${limit} ścianki.`,
    tooManySides: (limit) => `kostka ma najwyżej ${limit} ścianek.`,
    tooManyDice: (limit) => `najwyżej ${limit} kostek w jednym rzucie.`,
    negativeDice: 'kostek nie da się odjąć, tylko zwykłe liczby.',
    numberTooLarge: (limit) => `modyfikator to najwyżej ${limit}.`,
    twoD6NeedsD10: 'ten znak oznacza 2k6−2 zamiast k10; wpisz go po k10.',
    noDiceCount: 'rzuć choć jedną kostką.',
    tooLong: (limit) => `najwyżej ${limit} znaków.`,
    missingNumber: 'tu brakuje liczby.',
    keepCount: (limit) => `z tych kostek można wybrać od 1 do ${limit}.`,
    faceRange: (limit) => `te kostki mają ścianki od 1 do ${limit}.`,
    noFaceLeft: 'przerzut obejmuje wszystkie wyniki; pomiń choć jeden.',
    penaltyRange: (limit) => `od każdej kostki można odjąć od 0 do ${limit}.`,
    targetRange: (limit) => `przy tych kostkach próg to od 1 do ${limit}.`,
    twice: 'to już tu jest.',
    poolAlone: 'liczenie sukcesów nie łączy się z wyborem kostek, dorzutami ani karą.',
    twoD6Plain: '2k6 zamiast k10 tylko się dodaje: bez wyboru, przerzutów i liczenia sukcesów.',
    failsNeedTarget: 'dopisz, ile musi wypaść na kostce, na przykład >=4.',
    floorNotZero: 'najniższy wynik może być tylko 0: min0.',
  },

  bonusDice: 'Dorzuty',
  bonusNow: {
    none: 'zwykłe kostki',
    d6: 'dorzut k6',
    same: 'dorzut: ta sama',
  },
  bonus: {
    none: 'Bez dorzutów',
    d6: 'Dodatkowa k6 (2005)',
    same: 'Ta sama kostka (tekst polski)',
  },
  bonusHint: 'Najwyższy wynik na kostce daje dorzut.',
  brikwarsRules: 'Minimum 0, same jedynki to pech',

  odds: 'Szanse',
  mean: 'Średnio',
  likely: 'Najczęściej',
  range: 'Zakres',
  fromTo: (lowest, highest) => `${lowest} – ${highest}`,
  openEnded: (lowest) => `od ${lowest} w górę, bez limitu`,
  onesChance: 'Same jedynki (rzut pechowy)',
  bonusChance: 'Choć jeden dorzut',
  orMore: (total) => `${total} lub więcej`,
  onceIn: (tries) => `Choć raz w ${tries} próbach`,
  asTask: (chance) => `Jako próba: ${chance}; same jedynki to porażka`,
  chart: (shown) => `Szanse na każdy wynik: ${shown}`,
  total: 'Wynik',
  chance: 'Szansa',
  tooLarge: (totals, limit) =>
    `Za dużo, by policzyć szanse: wyników jest ${totals}, limit to ${limit}. Rzucić i tak można.`,
  noOdds: 'Szanse pojawią się, gdy zapis kostek będzie poprawny.',

  presetNames: {
    throw: 'Rzut bronią',
    sprint: 'Bieg',
    bail: 'Ratunek',
    redshirt: 'Poświęcenie',
    'morale-25': 'Morale 25\u00a0%',
    'morale-50': 'Morale 50\u00a0%',
    'morale-75': 'Morale 75\u00a0%',
    dispute: 'Spór',
    need: 'Rzut na N',
    collapse: 'Zawalenie',
  },
  moraleStates: {
    steady: 'nic się nie dzieje.',
    shaken: 'oddział jest wstrząśnięty.',
    panicked: 'oddział panikuje.',
    destroyed: 'oddział jest zniszczony.',
  },
  moraleTest: (passed, state) => `${passed ? 'Zdany' : 'Oblany'}: ${state}`,
  contestNames: {
    wisg: 'Rzut na rację',
    starts: 'Kto zaczyna',
    first: 'Kto pierwszy',
    feat: 'Wyczyn',
  },
  holdHint: 'Przytrzymaj przycisk, żeby rzucić od razu.',
  game: 'Gotowe rzuty do gry',
  poolDice: 'Ile kostek',
  poolTarget: 'Sukces na',
  poolReroll: 'Przerzut',
  poolRerolls: { none: 'brak', ones: 'jedynki', fails: 'porażki' },
  dispute: { low: '1–3: rację ma pierwszy gracz.', high: '4–6: rację ma drugi gracz.' },
  need: 'Trzeba co najmniej',
  needs: {
    bail: 'Odległość w calach',
    redshirt: 'Odległość w calach',
    successes: 'Ile sukcesów trzeba',
  },
  askNothing: 'Usuń potrzebny wynik',
  needed: (n, made) => (made ? `Udało się: trzeba było ${n}` : `Nie udało się: trzeba było ${n}`),
  successes: (count, dice) =>
    n(count, {
      one: `sukces ${from(dice)}`,
      few: `sukcesy ${from(dice)}`,
      many: `sukcesów ${from(dice)}`,
      other: `sukcesu ${from(dice)}`,
    }),
  repeatShort: 'Powtórz',
  keepShort: 'Przerzuć',
  keepSome: 'Zostaw część kostek i przerzuć resztę',
  undoShort: 'Cofnij',
  flipShort: 'Obróć',
  flip: 'Obróć wynik w stronę przeciwnika',
  instant: 'Bez animacji',
  showLarge: (total) => `${total}: pokaż na całym ekranie`,
  keepHint: 'Dotknij kostek, które zostają.',
  keepDie: (number, face) => `Zostaw kostkę ${number}, wynik ${face}`,
  keepFrom: (face) => `${face} lub więcej`,
  keepFaces: 'Zostaw wszystkie kostki z wynikiem',
  hits: (target) => `Sukcesy ${target}+`,
  misses: 'Porażki',
  needsLess: 'Trzeba o jeden mniej',
  needsMore: 'Trzeba o jeden więcej',
  poolFold: 'Licz sukcesy: 8 kostek, 4+',
  needsWhat: 'Ile trzeba…',
  needsChance: (n, chance) => `Trzeba ${n}: ${chance}`,
  meanIs: (mean) => `Średnio ${mean}.`,
  moreRolls: 'Więcej rzutów',
  diceCount: (count) => n(count, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' }),
  keptBefore: (count) =>
    n(count, {
      one: '# kostka z poprzedniego rzutu',
      few: '# kostki z poprzedniego rzutu',
      many: '# kostek z poprzedniego rzutu',
      other: '# kostki z poprzedniego rzutu',
    }),
  notDrawn: (count) =>
    n(count, {
      one: 'Łącznie # kostka',
      few: 'Łącznie # kostki',
      many: 'Łącznie # kostek',
      other: 'Łącznie # kostki',
    }),
  facesOf: (shown) => `Kostki według oczek: ${shown}`,
  howLucky: 'Ile w tym szczęścia?',
  luck: {
    high: (chance) => `Szansa na tyle lub więcej: ${chance}.`,
    low: (chance) => `Szansa na tyle lub mniej: ${chance}.`,
    usual: (chance) => `Nic szczególnego; szansa na tyle lub więcej: ${chance}.`,
    sure: 'Inaczej wypaść nie mogło.',
  },
  openPad: 'Otwórz klawiaturę',
  closePad: 'Zamknij klawiaturę',
  tools: 'Co zrobić z wynikiem',
  tooMuchWork: 'Liczenie dokładnych szans przy tylu kostkach trwałoby za długo. Rzucić i tak można.',
  repeat: 'Powtórz',
  rollsUndone: (count) =>
    n(count, {
      one: 'Cofnięto # rzut.',
      few: 'Cofnięto # rzuty.',
      many: 'Cofnięto # rzutów.',
      other: 'Cofnięto # rzutu.',
    }),
  putBack: 'Przywróć',
  removeDice: (shown) => `Usuń wszystkie ${shown}`,
  typeOthers: 'Wpisz pozostałe',
  typeOther: (shown) => `Następna kostka, ${shown}: co wypadło?`,
};

export const castleterms: Messages['castleterms'] = {
  sections: {
    keep: 'Donżon (Keep)',
    'round-tower': 'Okrągła baszta',
    gatehouse: 'Baszta bramna',
    wall: 'Mur',
    'door-wall': 'Mur z drzwiami',
  },
  doors: {
    'door-a': 'Pierwsze drzwi',
    'door-b': 'Drugie drzwi',
    door: 'Drzwi',
    'double-door': 'Podwójne drzwi',
    portcullis: 'Brona (kapurács)',
  },
  strengths: { heavy: 'Mocna', light: 'Słaba' },
  glosses: {
    atutes: 'Przebicie wręcz',
    letarolas: 'Szeroki cios',
    mennykocsapas: 'Cios gromu',
    utkozes: 'Taran',
    'magikus-robbantas': 'Magiczny Wybuch',
    bombazas: 'Bombardowanie',
    atloves: 'Przebicie',
    'teruletre-hato-sebzes': 'Obrażenia obszarowe',
    gyogyitas: 'Leczenie',
    benitas: 'Unieruchomienie',
    hadvezetes: 'Dowodzenie',
    eletszivas: 'Wysysanie życia',
    'magikus-befolyas': 'Magiczny Zamęt',
    'magikus-fagyasztas': 'Magiczny Bezruch',
    'magikus-gyogyitas': 'Magiczne Leczenie',
    'magikus-lebegtetes': 'Magiczna Lewitacja',
    vampirizalas: 'Wampiryzm',
    mergezes: 'Jad',
  },
};

export const editions: Messages['editions'] = {
  '2005': 'Podręcznik z 2005',
  web5: '2005, nowszy rozdział piąty',
  pl: 'Tekst polski',
  'pl-supplements': 'Polski z suplementami',
  league: 'Liga',
  'quik-en': 'QuikWars (po angielsku)',
  'quik-pl': 'QuickWars (po polsku)',
  'quik-lugpol': 'LUGPolWars',
};

export const tablemode: Messages['tablemode'] = {
  enter: 'Tryb przy stole',
  leave: 'Zamknij tryb przy stole',
  awake: 'Ekran nie zgaśnie',
  mayGoOff: 'Ekran może zgasnąć',
};

export const typing: Messages['typing'] = {
  typeFaces: 'Wpisz rzut ze stołu',
  typedIn: 'rzut ze stołu',
  entered: 'Wpisane kostki',
  enteredDie: (number, face) => `Kostka ${number}: ${face}, popraw`,
  fix: 'Dotknij kostki, by ją poprawić.',
  fixing: 'Dotknij wyniku; ponowne dotknięcie kostki usuwa ją.',
  takeCount: 'Zatwierdź',
  eraseFace: 'Usuń ostatnią kostkę',
  stopTyping: 'Przerwij wpisywanie',
  letAppRoll: 'Niech rzuca aplikacja',
};

export const placehead: Messages['placehead'] = {
  title: 'W co grasz?',
  game: 'Gra',
  happened: 'Co się działo',
  inSettings: 'Język, jasny i ciemny wygląd, kopia',
  unchanged: 'Bez zmian',
  rules: 'zasady',
  changes: (rules) => n(rules, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' }),
};

export const linked: Messages['linked'] = {
  linkedInputs: 'Otwarto z linku.',
  keepLinked: 'Użyj tych',
  discardLinked: 'Wróć do moich wartości',
  unreadableLink:
    'Nie da się odczytać tego linku: jest uszkodzony albo z innej wersji. Twoich danych nie zmieniono.',
  notUnderstood: (said) => `Nie rozumiem: ${said}`,
};

export const stepping: Messages['stepping'] = {
  numberKeys: 'Klawisze z cyframi',
  less: (what) => `${what}: mniej`,
  more: (what) => `${what}: więcej`,
  typeNumber: (what, value) => `${what}: ${value}, wpisz liczbę`,
  numberRange: (min, max) => `Od ${min} do ${max}.`,
  minusSign: 'Zmień znak',
  eraseDigit: 'Usuń ostatnią cyfrę',
};
