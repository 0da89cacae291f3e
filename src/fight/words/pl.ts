import { razy } from '../../platform/cases.ts';
import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/pl.ts';
import { sided } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('pl');

export const fightplace: Messages['fightplace'] = {
  game: 'Gra',
  noGame: 'Nie grasz ani w BrikWars, ani w USB. Gry wybierzesz w Ustawieniach.',
  toSettings: 'Wybierz gry',

  dice: showDice,
  die: (sides) => `k${sides}`,

  play: 'Na stole',
  given: 'po tym, co już padło',
  givenTurn: (turn) => `tura ${turn}, po tym, co już padło`,
  why: (what) => `${what}: dlaczego`,
  whyBegun: (shown, turn) =>
    `Na początku${turn === undefined ? '' : ` tury ${turn}`} było ${shown} – oto powody tej liczby.`,

  modeBar: 'Rodzaj walki',
  changes: (number) =>
    count(number, {
      one: '# zasada domowa',
      few: '# zasady domowe',
      many: '# zasad domowych',
      other: '# zasady domowej',
    }),
  more: 'Więcej',
  toSaved: 'Zapisane walki',
  enemyActs: 'Wróg atakuje',
};

export const fightkeep: Messages['fightkeep'] = {
  instant: 'Bez animacji',
  keepBar: 'Ta walka',
  compare: 'Porównaj',
  variantAdded: (number, most) => `W porównaniu: walka ${number} z ${most}.`,
  variantKnown: 'Już jest w porównaniu.',
  variantsFull: (most) => `Komplet (${most}). Wyjmij którąś.`,
  look: 'Zobacz',
  untitled: 'Walka',
};

export const fightsaved: Messages['fightsaved'] = sided({
  startQuestion: 'Gra szybka czy pełna?',
  quick: 'Szybka gra',
  quickHint: 'QuickWars: bez rzutu na trafienie, same k6.',
  full: 'Pełna gra',
  fullHint: 'Umiejętność, bronie, parowanie, szarże.',

  rulesTitle: 'Zasady przy waszym stole',
  edition: 'Edycja',
  editionHints: {
    '2005': 'Cały angielski podręcznik.',
    web5: 'Podręcznik z później przepisaną walką: mieczem łatwiej trafić, szarża nie zależy od wielkości.',
    pl: 'Polskie tłumaczenie tam, gdzie celowo mówi co innego: dorzut tą samą kostką.',
    'quik-en': 'Krótka gra na samych k6.',
    'quik-pl': 'Krótka gra według polskiego tekstu.',
    'quik-lugpol': 'Polska krótka gra z cennikiem i mocniejszą bronią.',
  },
  switches: 'Zasady domowe',
  switchesOf: (mode) => `Zasady domowe: ${mode}`,
  own: 'jak w edycji',
  changedTitle: (title) => `${title} (zmieniona)`,
  whyRule: 'Różne interpretacje',
  clearSwitches: 'Wróć do zasad edycji',
  elsewhere: (number) =>
    count(number, {
      one: 'W innych rodzajach walki zmieniono jeszcze # zasadę.',
      few: 'W innych rodzajach walki zmieniono jeszcze # zasady.',
      many: 'W innych rodzajach walki zmieniono jeszcze # zasad.',
      other: 'W innych rodzajach walki zmieniono jeszcze # zasady.',
    }),
  noSwitches: 'Tu nie ma czego wybierać.',
  comparing: (number) =>
    count(number, {
      one: '# walka do porównania',
      few: '# walki do porównania',
      many: '# walk do porównania',
      other: '# walki do porównania',
    }),

  name: 'Nazwa tej walki',
  nameNeeded: 'Nadaj jej nazwę.',
  withRolls: 'Rzuty zapisują się razem z nią.',
  savedFull: (limit) => `Zapisanych walk jest już ${limit} i więcej się nie zmieści. Najpierw którąś usuń.`,
  newer:
    'Twoje walki zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',

  savedTitle: fightplace.toSaved,
  noneSaved: 'Na razie pusto. „Zapisz” i „Porównaj” są pod ⋮ w każdej walce.',
  toFight: 'Do walki',
  back: 'Wróć do walki',
  addToCompare: fightkeep.compare,
  earlierTitle: 'Wcześniejsze walki',
  earlierHint: 'Rozegrane przed obecną. Zostaje 20 ostatnich.',
  deleteEarlier: (title) => `Usuń: ${title}`,
  removedMany: (number) =>
    count(number, {
      one: 'Usunięto # walkę.',
      few: 'Usunięto # walki.',
      many: 'Usunięto # walk.',
      other: 'Usunięto # walki.',
    }),
  opened: (name) => `Na stole: „${name}”.`,
  backToMine: 'Wróć do mojej',
  unreadable:
    'Nie da się tu odczytać tej walki: jest uszkodzona albo z innej wersji. Zostaje taka, jaka jest.',
  rolls: 'z rzutami',
  kinds: {
    brikwars: 'Walka',
    many: 'Grupa',
    charge: 'Szarża',
    quik: 'Szybka gra',
    magic: 'Magia',
    wreck: 'Rozbiórka',
    squads: 'Oddziały',
    'usb-shoot': 'Strzał',
    'usb-charge': 'Szarża',
    'usb-morale': 'Morale',
    'usb-test': 'Test',
    other: 'Nieznana',
  },

  compareTitle: 'Obok siebie',
  compareEmpty: 'W walce stuknij ⋮, potem „Porównaj”; zmień broń albo sposób obrony i zrób to jeszcze raz.',
  compareOne: 'Na razie jedna walka: zmień w niej coś i jeszcze raz stuknij „Porównaj”.',
  wishSide: 'Dla kogo',
  wishSides: { attacker: 'dla ‹mojej strony|wroga›', defender: 'dla ‹wroga|mojej strony›' },
  usbSides: {
    'usb-shoot': { attacker: 'dla ‹mojej strony|wroga›', defender: 'dla ‹wroga|mojej strony›' },
    'usb-charge': { attacker: 'dla ‹mojej strony|wroga›', defender: 'dla ‹wroga|mojej strony›' },
    'usb-morale': { attacker: 'dla jego wrogów', defender: 'dla oddziału' },
    mixed: { attacker: 'dla atakujących', defender: 'dla celu' },
  },
  wishGoal: 'Co ważniejsze?',
  wishGoals: { kill: 'zabić', survive: 'przeżyć', trade: 'wymienić ciosy' },
  breakGoals: { kill: 'złamać wroga', survive: 'przeżyć', trade: 'stracić mniej niż wróg' },
  best: 'Najlepiej',
  variant: (number) => `Walka ${number}`,
  takeOut: (title) => `Wyjmij: ${title}`,
  takenOut: 'Wyjęto z porównania.',
  figures: {
    hits: 'Trafia',
    'target-dies': '‹Wróg|Mój› ginie',
    'defender-dies': '‹Wróg|Mój› ginie',
    'attacker-dies': '‹Mój|Wróg› ginie',
    'both-die': 'Obaj giną',
    'nobody-dies': 'Nikt nie ginie',
    'target-pip': '‹Wróg|Mój› dostaje znacznik',
    'target-destroyed': '‹Wróg|Mój› zniszczony',
    'attacker-pip': '‹Mój|Wróg› dostaje znacznik',
    'attacker-destroyed': '‹Mój|Wróg› zniszczony',
    'both-hurt': 'Obaj trafieni',
    'nobody-hurt': 'Nikomu nic',
    'any-dies': 'Ktoś ginie',
    'enemy-dies': '‹Wróg ginie|Ginie ktoś z moich›',
    'own-dies': '‹Ginie ktoś z moich|Wróg ginie›',
    flies: '‹Wróg|Mój› odlatuje',
    'squad-hope': 'Zgodnie z planem',
    destroyed: 'Zniszczona',
    'breaks-off': 'Odpada',
    'usb-falls': 'Traci model',
    'usb-broken': 'Złamany',
    'usb-beaten': 'Cel złamany',
    'usb-wiped': 'Schodzi ze stołu',
    'usb-repelled': 'Szarżujący złamani',
    'usb-lost': 'Szarżujący schodzą',
    'usb-wanted': 'Dość sukcesów',
  },
  figure: (what, chance) => `${what}: ${chance}`,
  ofHundred: (chance) => `${chance} na 100`,
});

/** Words of a fight played step by step, of any kind. */
export const fightplay: Messages['fightplay'] = {
  goOn: 'Nie, gramy dalej',
  toDice: 'Wróć do kostek',
  toEarlier: 'Rzuty z poprzednich ustawień',
  rollIt: 'Rzuć',
  rollDice: (dice) => `Rzuć ${dice}`,
  rollToEnd: 'Rzuć do końca',
  playAgain: 'Jeszcze raz',
  turnNumber: (turn: number) => `Tura ${turn}`,
  turnOf: (turn, who) => `Tura ${turn}: ${who}`,
  nextTurn: 'Następna tura: atakuje druga strona',
  shareRecord: 'Wyślij przebieg',
  sharePicture: 'Wyślij obrazek',
  pictureSaved: 'Obrazek zapisano w pobranych plikach.',
  noPicture: 'To urządzenie nie umie narysować obrazka. Wyślij przebieg.',
  undoRoll: 'Cofnij rzut',
  staleNote: 'Te rzuty dotyczą wcześniejszych ustawień.',
  startOver: 'Zacznij z nowymi',
  step: (side, purpose) => `${side}: ${purpose}`,
  needs: (need) => `potrzeba ${need}`,
  typeDie: (number, die) => `Kostka ${number}, ${die}: co wypadło?`,
  typeBonus: (number, die) => `Dorzut, kostka ${number}, ${die}: co wypadło?`,
  typeMany: (dice) => `${dice}: ile wypadło których?`,
  showing: (face) => `Kostki z wynikiem ${face}`,
  howMany: { hits: 'Ile trafień?', saves: 'Ile obron?', successes: 'Ile sukcesów?' },
  countOf: {
    hits: (shown, hits) =>
      count(hits, { one: `${shown} trafienie`, few: `${shown} trafienia`, other: `${shown} trafień` }),
    saves: (shown, saves) =>
      count(saves, { one: `${shown} obrona`, few: `${shown} obrony`, other: `${shown} obron` }),
    successes: (shown, successes) =>
      count(successes, { one: `${shown} sukces`, few: `${shown} sukcesy`, other: `${shown} sukcesów` }),
  },
  byFaces: 'Wpisz wyniki',
  byNumber: 'Tylko ile',
  facesFor: {
    ones: 'Jedynki się przerzuca: wpisz wyniki kostek.',
    fails: 'Nieudane się przerzuca: wpisz wyniki kostek.',
    sixes: 'Po szóstce rzuca się jeszcze raz: wpisz wyniki kostek.',
    power: 'Cena w Punktach Potęgi zależy od tego, co wypadło: wpisz wyniki kostek.',
  },
  counted: (successes, dice) => `policzone na stole: ${successes} z ${dice}`,
  missing: (number) =>
    count(number, { one: 'Jeszcze # kostka', few: 'Jeszcze # kostki', other: 'Jeszcze # kostek' }),
  bonusEarned: (faces, die) => `Wypadło: ${faces}. Należy się dorzut, ${die}.`,
  takeBonus: 'Dorzuć kostkę',
  decline: 'Zrezygnuj z dorzutu',
  endOdds: (end, chance) => `${end}: ${chance}\u00a0%`,
  bestOdds: (odds) => `${odds} · najlepiej`,
  logLine: (side, what) => `${side}: ${what}.`,
  announceLine: (line, result) => `${line} ${result}.`,
  likelihood: (chance) => `Tak kończy się ${razy(chance)} na 100.`,
  endLikelihood: (end, chance) => `${end}: ${razy(chance)} na 100.`,
  exactly: (chance) => `Dokładnie tak: ${razy(chance)} na 100.`,
  record: 'Przebieg',
  choice: 'wybór',
};
