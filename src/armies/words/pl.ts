import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Game } from '../../rules/ids.ts';
import { aftermath as aftermathWords } from './aftermath-pl.ts';
import { battle as battleWords } from './battle-pl.ts';
import { battles as battlesWords } from './battles-pl.ts';
import { league as leagueWords } from './league-pl.ts';
import { armylist as listWords } from './list-pl.ts';
import { muster as musterWords } from './muster-pl.ts';
import { send as sendWords } from './send-pl.ts';

const count = plural('pl');

/** BrikWars liczy w CP, inne gry w punktach. */
const unitOf = (game?: Game) => (game === 'brikwars' ? 'CP' : 'pkt');

export const armies: Messages['armies'] = {
  newArmy: 'Nowa armia',
  found: (number) => count(number, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' }),
  sort: 'Kolejność',
  sorts: { changed: 'Data zmiany', name: 'Nazwa', points: 'Punkty', own: 'Własna' },
  showMore: 'Pokaż więcej',
  unnamed: battleWords.unnamedArmy,
  changed: (time) => `Zmieniona ${time}`,
  points: (points, game) => `${points} ${unitOf(game)}`,
  pointsOf: (points, limit, game) => `${points} z ${limit} ${unitOf(game)}`,
  left: (points, game) => `zostało ${points} ${unitOf(game)}`,
  exact: 'Równo z limitem',
  over: (points, game) => `${points} ${unitOf(game)} ponad limit`,
  models: (number, game) =>
    count(
      number,
      game === 'usb'
        ? { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' }
        : { one: '# figurka', few: '# figurki', many: '# figurek', other: '# figurki' },
    ),
  lineCount: (number) =>
    count(number, { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' }),
  checkSigns: { kept: 'W porządku:', missing: 'Jeszcze brakuje:', broken: 'Złamane:' },
  reasons: {
    'army-within-limit': (points, game) =>
      `Armia może kosztować najwyżej tyle, ile wynosi limit: zostało ${points} ${unitOf(game)}.`,
    'army-over-limit': (points, game) =>
      `Armia nie może kosztować więcej, niż wynosi limit: o ${points} ${unitOf(game)} za dużo.`,
  },

  allArmies: 'Wszystkie armie',
  details: 'Nazwa, gra i limit',
  name: 'Nazwa armii',
  namePlaceholder: 'np. Straż Żelaznego Mostu',
  whichGame: 'Armia do której gry?',
  game: 'Gra',
  edition: 'Edycja',
  limit: 'Limit punktów',
  limitInCp: 'Limit w CP',
  limitHint: 'Puste pole: bez limitu.',
  usualLimits: 'Typowe limity',
  lines: 'Skład',
  noLines: 'Na razie pusto.',
  addLine: 'Dodaj samą nazwę i punkty',
  tooManyLines: (number) => `W armii mieści się ${number} oddziałów.`,
  unnamedLine: 'Oddział bez nazwy',
  lineName: 'Nazwa',
  lineNamePlaceholder: 'np. Włócznik',
  linePoints: 'Punkty za sztukę',
  lineCp: 'CP za sztukę',
  lineNote: 'Notatka',
  number: (line) => `Ile sztuk: ${line}`,
  each: (points, game) => `po ${points} ${unitOf(game)}`,
  moveUp: 'W górę',
  moveDown: 'W dół',
  moveHint: 'Na klawiaturze: Alt i strzałki przesuwają oddział.',
  moved: (line, place, of) => `${line}: teraz ${place}. z ${of}`,
  removeLine: 'Usuń',
  lineRemoved: (line) => `Usunięto: ${line}`,
  duplicate: 'Powiel armię',
  duplicated: 'To jest kopia.',
  remove: 'Usuń armię',
  deleted: (name) => `Usunięto: ${name}.`,
  missing:
    'Tej armii nie ma na tym urządzeniu. Armia jest tylko tam, gdzie powstała: zrób tam kopię zapasową w Ustawieniach i wczytaj ją w Ustawieniach tutaj. Jeśli powstała na tym urządzeniu, została usunięta na dobre.',
  missingTrashed: 'Ta armia została usunięta. Jest jeszcze w koszu.',
  unstored: 'Chwilowo bez zapisu: armia istnieje tylko w tym oknie.',
  overwrote: 'Tę armię zmieniono też w innym oknie. Tamten stan jest we Wcześniejszych wersjach.',
  savedAsCopy:
    'Nowsza wersja aplikacji zmieniła tę armię w innym oknie. To, co wpisano tutaj, zapisano jako kopię.',

  more: 'Więcej o tej armii',
  steps: {
    add: (line: string, lines: number) =>
      lines === 1
        ? `dodanie: ${line}`
        : `dodanie ${count(lines, { one: '# oddziału', other: '# oddziałów' })}`,
    remove: (line: string, lines: number) =>
      lines === 1
        ? `usunięcie: ${line}`
        : `usunięcie ${count(lines, { one: '# oddziału', other: '# oddziałów' })}`,
    change: (line: string, lines: number) =>
      lines === 1 ? `zmiana: ${line}` : `zmiana ${count(lines, { one: '# oddziału', other: '# oddziałów' })}`,
    order: 'kolejność',
    army: 'nazwa, limit lub notatki',
  },
  undoStep: (step: string) => `Cofnij: ${step}`,
  redoStep: (step: string) => `Ponów: ${step}`,
  notes: 'Notatki',
  notesPlaceholder: 'np. jeźdźcy na lewe skrzydło',
  squad: 'Nagłówek',
  squadHint: 'Oddziały z tym samym nagłówkiem stoją razem.',
  squadFacts: (units: number, points: string) =>
    `${count(units, { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' })} · ${points}`,
  squadRename: (squad: string) => `Nagłówek ${squad}`,
  squadDrop: 'Usuń nagłówek',
  headings: 'Nagłówki',
  group: 'Według rodzaju',
  ungroup: 'Bez nagłówków',
  kinds: {
    hero: 'Bohaterowie',
    line: 'Żołnierze',
    machine: 'Potwory i maszyny',
    minifig: 'Minifigi',
    creation: 'Kreacje',
    figure: 'Figurki',
    other: 'Pozostałe',
  },
  plays: 'Gra dzisiaj',
  playsNot: 'dziś nie gra',
  whoPlays: 'Kto dziś gra?',
  armyRules: (rules) => `Zasady tej armii: ${rules}`,
  whoPlaysHint: 'Niezaznaczone zostają w domu i nie liczą się.',
  playing: (lines: number, of: number) => `gra ${lines} z ${of}`,
  done: 'Gotowe',
  photo: 'Zdjęcie',
  photoAdd: 'Dodaj zdjęcie',
  photoOther: 'Inne zdjęcie',
  photoRemove: 'Usuń zdjęcie',
  photoOf: (line: string) => `Zdjęcie: ${line}`,
  photosLeft: (number) =>
    count(number, {
      one: 'Zmieści się jeszcze # zdjęcie.',
      few: 'Zmieszczą się jeszcze # zdjęcia.',
      other: 'Zmieści się jeszcze # zdjęć.',
    }),
  photoIssues: {
    'not-a-picture':
      'Przeglądarka nie umie odczytać tego pliku jako obrazu. Wybierz plik JPEG, PNG lub WebP.',
    'too-many-photos': (most: string) =>
      `Urządzenie przechowuje najwyżej ${most} zdjęć. Usuń najpierw kilka.`,
  },

  versions: 'Wcześniejsze wersje',
  versionsHint:
    'Zapisują się same przed każdą zmianą oraz wtedy, gdy armię zastępuje inne okno, wczytana kopia albo przywrócona wersja; zostaje 20 ostatnich.',
  versionReasons: {
    overwritten: 'zmieniana w dwóch oknach naraz',
    restored: 'zastąpiona wcześniejszą wersją',
    imported: 'zastąpiona przy wczytaniu kopii',
    edited: 'przed zmianą',
  },
  sinceThen: {
    added: (lines: number) =>
      count(lines, {
        one: 'doszedł # oddział',
        few: 'doszły # oddziały',
        many: 'doszło # oddziałów',
        other: 'doszło # oddziału',
      }),
    removed: (lines: number) =>
      count(lines, {
        one: 'ubył # oddział',
        few: 'ubyły # oddziały',
        many: 'ubyło # oddziałów',
        other: 'ubyło # oddziału',
      }),
    changed: (lines: number) =>
      count(lines, {
        one: 'zmieniony # oddział',
        few: 'zmienione # oddziały',
        many: 'zmienionych # oddziałów',
        other: 'zmienionego # oddziału',
      }),
    moved: 'inna kolejność',
    same: 'Oddziały są te same.',
  },
  fields: {
    name: 'nazwa',
    count: 'liczba',
    points: 'punkty za sztukę',
    models: 'modele',
    unit: 'wartości lub uzbrojenie',
    note: 'notatka',
  },
  changedTo: (before: string, after: string) => `${before} → ${after}`,
  versionOf: (time: string) => `Stan z ${time}`,
  restoreVersion: 'Przywróć',
  versionRestored: 'Przywrócono; tamta wersja zostaje.',

  trash: 'Kosz',
  trashEmpty: 'Kosz jest pusty.',
  trashHint: 'Usunięte armie leżą tu, dopóki nie opróżnisz kosza.',
  restore: 'Przywróć',
  restored: (name) => `Przywrócono: ${name}`,
  emptyTrash: 'Opróżnij kosz',
  emptyTrashQuestion: (number) =>
    count(number, {
      one: 'Usunąć na dobre # armię?',
      few: 'Usunąć na dobre # armie?',
      many: 'Usunąć na dobre # armii?',
      other: 'Usunąć na dobre # armii?',
    }),
  emptyTrashWarning: 'Tego nie da się cofnąć.',
  deleteForGood: 'Usuń na dobre',

  unreadable: {
    damaged:
      'Ta armia jest uszkodzona i nie da się jej otworzyć. Zostaje nietknięta; wyeksportuj ją przed usunięciem.',
    newer:
      'Tę armię zapisała nowsza wersja aplikacji. Odśwież, aby do niej przejść; do tego czasu armia zostaje nietknięta.',
  },
  unreadableWhere: (places) => `Uszkodzone miejsca: ${places}`,
  unreadableHere: (id) => `Armia ${id}`,
  exportRaw: 'Eksportuj',

  backup: 'Kopia zapasowa',
  backupWhat:
    'Armie, kosz, bitwy, oblężenia, sezony, walki, rzuty, własne jednostki, wpisy i ustawienia w jednym pliku.',
  lastBackup: (time) => `Ostatnia kopia: ${time}`,
  noBackup: 'Na tym urządzeniu nie zrobiono jeszcze kopii.',
  download: 'Pobierz kopię zapasową',
  shareBackup: 'Wyślij kopię',
  downloaded: 'Kopia gotowa. Trzymaj ją gdzie indziej.',
  backupMaking: (done) => `Tworzę kopię: ${done}\u00a0%`,
  backupStop: 'Przerwij',
  backupWays: {
    'in-part':
      'Zapisano tylko to, co jest w tym oknie: przeglądarka nie oddaje niczego, co zapisano wcześniej.',
    unreadable: 'Kopia nie powstała: zapisanych danych nie da się teraz odczytać. Spróbuj za chwilę.',
    'too-large': 'Kopia nie powstała: byłaby za duża, by dało się ją wczytać. Usuń najpierw kilka zdjęć.',
  },
  backupAsked: 'Czy kopia została zapisana? Tylko wtedy się liczy.',
  backupSaved: 'Zapisana',
  backupNotSaved: 'Nie została zapisana',
  import: 'Wczytaj kopię zapasową',
  reading: (file) => `Czytam ${file}…`,
  readShare: 'Przeczytana część',
  stopReading: 'Przerwij czytanie',
  importTitle: 'Wczytanie kopii zapasowej',
  importFrom: (time, version) => `Zrobiona ${time} w wersji ${version}.`,
  importAdds: (number) =>
    count(number, {
      one: 'Przybędzie # armia',
      few: 'Przybędą # armie',
      many: 'Przybędzie # armii',
      other: 'Przybędzie # armii',
    }),
  importReplaces: (number) =>
    count(number, {
      one: '# armia zostanie zastąpiona',
      few: '# armie zostaną zastąpione',
      many: '# armii zostanie zastąpionych',
      other: '# armii zostanie zastąpionych',
    }),
  importKeeps: (number) =>
    count(number, {
      one: '# armia zostanie tu bez zmian',
      few: '# armie zostaną tu bez zmian',
      many: '# armii zostanie tu bez zmian',
      other: '# armii zostanie tu bez zmian',
    }),
  importSame: (number) =>
    count(number, {
      one: '# armia niczym się nie różni',
      few: '# armie niczym się nie różnią',
      many: '# armii niczym się nie różni',
      other: '# armii niczym się nie różni',
    }),
  importUnreadable: (number) =>
    count(number, {
      one: '# wpisu nie da się odczytać: zostanie pominięty',
      other: '# wpisów nie da się odczytać: zostaną pominięte',
    }),
  importPhotosLeft: (number) =>
    count(number, {
      one: 'na # zdjęcie nie ma tu miejsca',
      few: 'na # zdjęcia nie ma tu miejsca',
      other: 'na # zdjęć nie ma tu miejsca',
    }),
  importWhat: 'Co wczytać',
  importParts: {
    armies: 'Armie',
    trash: 'Armie w koszu',
    seasons: 'Sezony ligi',
    plays: 'Bitwy',
    units: 'Własne jednostki',
    figures: 'Własne figurki',
    castlePlans: 'Plany zamków',
    dials: 'Diale sekcji zamku',
    sieges: 'Oblężenia',
    fights: 'Zapisane walki',
    savedRolls: 'Zapisane rzuty',
    rolls: 'Historia rzutów',
    tally: 'Spis wylosowanych wyników',
    drafts: 'Ostatnie wpisy na ekranach',
    settings: 'Ustawienia i język',
  },
  importOthers: 'To, co należy do autora kopii, jest pomijane, dopóki tego nie zaznaczysz.',
  importDates: (theirs, mine) => `kopia ${theirs}, tutaj ${mine}`,
  importStaysUnreadable: 'tutaj nie da się jej odczytać, więc zostaje',
  importConflict: 'Gdy armia lub sezon jest w obu miejscach i się różni, wygrywa',
  importChoices: { newer: 'nowszy stan', backup: 'stan z kopii', mine: 'stan tutejszy', both: 'zostają oba' },
  importNothing: 'Wszystko z tej kopii już tu jest.',
  importSafe: 'Zastąpione armie zostają we Wcześniejszych wersjach.',
  importSeasons: (number) =>
    count(number, { one: '# sezon', few: '# sezony', many: '# sezonów', other: '# sezonu' }),
  unnamedSeason: 'Sezon bez nazwy',
  importSeason: {
    add: 'przybędzie',
    replace: 'zostanie zastąpiony; tutejszy trafi do kosza ligi',
    keep: 'zostanie tu bez zmian',
    same: 'niczym się nie różni',
  },
  importNow: 'Wczytaj',
  imported: 'Wczytano.',
  importRefused: (file) => `Nie da się wczytać pliku ${file}. Niczego nie zmieniono.`,
  importFailed: 'Nie udało się zapisać wczytanych danych. Niczego nie zmieniono.',
  importIssues: {
    'not-json': 'To nie jest kopia z tej aplikacji albo brakuje części pliku.',
    'not-a-backup': 'To nie jest kopia zapasowa z tej aplikacji.',
    'newer-version': (version) =>
      version
        ? `Kopię zrobiła nowsza wersja aplikacji (${version}). Najpierw zaktualizuj aplikację.`
        : 'Kopię zrobiła nowsza wersja aplikacji. Najpierw zaktualizuj aplikację.',
    'too-large': 'Plik jest za duży jak na kopię z tej aplikacji.',
    damaged: (places) => `Kopia jest uszkodzona w miejscach: ${places}`,
  },
  storageIssues: {
    'storage-refused': 'Przeglądarka niczego nie zapisuje (tryb prywatny?).',
    'storage-full': 'Pamięć urządzenia jest pełna: najpierw zwolnij miejsce.',
    'storage-silent': 'Pamięć przeglądarki jeszcze nie odpowiada. Spróbuj za chwilę.',
    'storage-failed': 'Przeglądarka zgłasza błąd. Spróbuj jeszcze raz.',
  },
};

export const armylist: Messages['armylist'] = listWords;
export const league: Messages['league'] = leagueWords;
export const send = sendWords;
export const battle = battleWords;
export const muster = musterWords;
export const battles = battlesWords;
export const aftermath = aftermathWords;
