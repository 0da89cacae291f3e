import { plural } from '../../../platform/format.ts';
import { inPercent } from '../../../platform/grammar/pl.ts';
import { sided } from '../../../platform/whose.ts';
import type { Messages } from '../../../platform/words.ts';
import {
  allFigures,
  asked,
  auraOf,
  bend,
  between,
  chance,
  ends,
  entrench,
  inForce,
  leaveIt,
  models,
  neededFace,
  odds,
  shoot,
  swap,
  why,
} from '../../words/terms-pl.ts';

const shieldsFirst = 'Tarcze przeciw pierwszym ciosom';

const count = plural('pl');

/** The side that charges or strikes first, and the other side; both take the plural. */
const acts = '‹Nasi|Wrogowie›';

const other = '‹Wrogowie|Nasi›';

const reactionOf = '‹Reakcja wroga|Moja reakcja›';

const endings = {
  'not-found': `${acts} nie znajdują ukrytych`,
  'out-of-reach': `${other} odchodzą poza zasięg`,
  broken: 'Szarża złamana po drodze',
  'shot-down': `${acts} wybici strzałami`,
  'charger-wiped': `${acts} wybici`,
  'target-wiped': `${other} wybici`,
  'both-wiped': 'Wybici jedni i drudzy',
  'self-destroyed': 'Oddział się wysadza',
  locked: 'Związani walką, walka trwa',
  'charger-pushed': `${acts} oddają teren, wstrząśnięci`,
  'charger-flees': `${acts} uciekają w panice`,
  'charger-destroyed': `${acts} zniszczeni`,
  'target-pushed': `${other} oddają teren, wstrząśnięci`,
  'target-flees': `${other} uciekają w panice`,
  'target-destroyed': `${other} zniszczeni`,
} as const;

const chargePoints = {
  one: '# punkt Stanowczości',
  few: '# punkty Stanowczości',
  many: '# punktów Stanowczości',
  other: '# punktu Stanowczości',
};

const dieForms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };

const hitForms = { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' };

const power = {
  one: '# Punkt Potęgi',
  few: '# Punkty Potęgi',
  many: '# Punktów Potęgi',
  other: '# Punktu Potęgi',
};

export const usbcharge: Messages['usbcharge'] = sided({
  answer: odds,
  sides: { charger: acts, target: other },
  wins: (who, chance) => `${who} wygrywają ${inPercent(chance)}.`,
  fate: (who, lose, panics, gone) => {
    const shown = [lose];
    if (panics !== undefined) shown.push(`panikują ${inPercent(panics)}`);
    if (gone !== undefined) shown.push(`schodzą ze stołu ${inPercent(gone)}`);
    return `${who} ${shown.join(', ')}.`;
  },
  escapes: (needed, reach) =>
    `${other} się odsuwają: szarża musiałaby sięgnąć ${needed}″, a zasięg szarży to ${reach}″. Do ciosów nie dojdzie.`,
  stops: (chance) => `Do ciosów nie dochodzi ${inPercent(chance)}.`,
  loseModels: (from, to) =>
    to === 0
      ? 'zwykle nikogo nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' })}`,
  losePoints: (from, to) =>
    to === 0
      ? 'zwykle nic nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  /** The ends of a charge, of which one comes. */
  ends: {
    wins: '‹Mój oddział|Wróg› wygrywa',
    draw: 'Remis',
    noBlows: 'Bez ciosów',
    loses: '‹Wróg|Mój oddział› wygrywa',
  },
  breaks: 'Złamie się',
  breakFigures: (target, charger) =>
    `‹wróg|mój oddział› ${target}\u00a0%, ‹mój oddział|wróg› ${charger}\u00a0%`,
  blows: 'Dochodzi do ciosów',
  tiles: { target: '‹Wróg|Mój oddział› złamany', charger: '‹Mój oddział|Wróg› złamany' },
  swap,
  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  lockedTitle: (charger, target) => `Związani walką: ${charger} kontra ${target}`,
  presetsLabel: 'Przykłady',
  presets: {
    regulars: 'Regularni',
    riders: 'Jazda na włócznie',
    phalanx: 'Falanga od tyłu',
    trench: 'Na okopanych',
    machine: 'Maszyna taranuje',
    duel: 'Pojedynek bohaterów',
    locked: 'Związani walką',
  },
  why,
  meeting: 'Jak się spotykają',
  locked: 'Kolejna runda związanych walką',
  lockedHint: 'Nikt nie szarżuje, teren się nie liczy; pierwszy uderza oddział aktywowany teraz.',
  ...asked,
  reach: (inches) => `Zasięg szarży: ${inches}″`,
  runUp: (inches) => `Rozbieg · zasięg szarży ${inches}″`,
  reaction: reactionOf,
  reactsWith: (reaction) => `Reakcja: ${reaction}`,
  reactions: { none: 'Bez reakcji', move: 'Ruch o 3″', shoot, entrench },
  reactionIssues: {
    'no-charge': 'nie ma szarży',
    activated: 'oddział był już aktywowany w tej rundzie',
    'entrenched-stays': 'okopani zostają na miejscu',
    'too-near': 'tylko do szarżujących dalej niż 5″, chyba że oddział jest okopany',
    'entrenched-already': 'oddział jest już okopany',
    column: 'nie w kolumnie marszowej',
    'machine-entrench': 'potwory i maszyny się nie okopują',
    immobile: 'ten oddział w ogóle się nie rusza',
    'no-ranged': 'bez broni strzeleckiej',
    'out-of-range': 'poza zasięgiem',
    'phalanx-front': 'falanga strzela tylko na front',
  },
  notThis: (reaction, why) => `${reaction}: ${why}.`,
  flank: 'Falanga atakowana z boku lub z tyłu',
  shield: shieldsFirst,
  shields: { strike: 'Oddają', reroll: 'Przerzut nieudanych obron' },
  duel: 'Bohater na bohatera',
  duels: {
    fight: 'Walczą',
    'charger-flees': '‹Mój bohater|Bohater wroga› ucieka',
    'target-flees': '‹Bohater wroga|Mój bohater› ucieka',
  },
  brave: 'Punkty Potęgi na Brawurowy Atak',
  luck: 'Punkty Potęgi na Nagięcie Szczęścia przy rzutach',
  around: 'Po drodze',
  inForce,
  slowWay: 'Teren spowalniający',
  roadWay: 'Ruch drogą',
  falseFlag: 'Cel pod Fałszywą flagą',
  seen: 'Ktoś z szarżujących widzi cel',
  nearest: 'Czy cel jest najbliższym wrogiem?',
  lostOnTheWay: 'Stanowczość stracona po drodze',
  inFight: 'W tej walce',
  firstFight: 'Pierwsza walka wręcz w rundzie',
  blessing: 'Błogosławiony: przerzuca',
  blessings: { none: 'Nie teraz', hits: 'Trafienie', saves: 'Obronę', morale: 'Test morale' },
  selfDestructs: 'Wysadza się zamiast uderzać',
  aura: 'Sojuszniczy bohater w 10″',
  auras: { none: 'Brak', tough: auraOf },
  others: 'Więcej oddziałów w walce',
  otherHint: 'Liczą się do wyniku starcia i też ponoszą jego skutek; uderzają w swojej aktywacji.',
  addOther: 'Dodaj oddział',
  removeOther: (name) => `Usuń: ${name}`,
  advice: 'Co najlepsze?',
  goal: 'Co ważniejsze?',
  goals: { survive: 'wytrzymać', kill: 'złamać drugą stronę', trade: 'jedno i drugie' },
  adviceOf: {
    reaction: reactionOf,
    shield: shieldsFirst,
    'duel-charger': '‹Mój bohater|Bohater wroga›',
    'duel-target': '‹Bohater wroga|Mój bohater›',
  },
  bestFor: {
    survive: (what) => `${what}: wytrzymują`,
    kill: (what) => `${what}: druga strona złamana`,
    trade: (what) => `Najlepiej: ${what}`,
  },
  choiceFigures: (own, enemy) => `wytrzymuje ${own}\u00a0%, druga strona ${enemy}\u00a0%`,
  best: 'Najlepiej',
  figures: allFigures,
  how: 'Jak się kończy',
  endings,
  difference: (first, second) => `Punkty: ${first.toLowerCase()} minus ${second.toLowerCase()}`,
  differenceColumns: { value: 'Różnica', chance },
  lostModels: (who) => `${who}: stracone modele`,
  lostPoints: (who) => `${who}: stracona Stanowczość`,
  lostColumns: { value: 'Straty', chance },
  lostTable: 'Szansa na co najmniej takie straty',
  atLeast: (count) => `${count} lub więcej`,
  after: (who) => `${who} po walce`,
  fates: {
    steady: 'Niewzruszeni',
    shaken: 'Wstrząśnięci',
    panicked: 'W panice',
    destroyed: 'Zniszczeni wynikiem lub testem morale',
    wiped: 'Wybici',
  },
  tested: 'Test morale',
  heroLost: 'Bohater stracony',
  likeliest: (chance) => `Najczęstszy wynik punktowy, ${inPercent(chance)}`,
  scoreOf: (who, value) => `${who}: ${value}`,
  issues: {
    'distance-range': (lowest, highest) => `Odległość: od ${lowest}″ do ${highest}″.`,
    'lost-range': (lowest, highest) => `Stanowczość stracona po drodze: od ${lowest} do ${highest}.`,
    'too-many-others': (_, highest) => `Dodatkowych oddziałów po jednej stronie: najwyżej ${highest}.`,
    'not-seen': () => 'Żaden z szarżujących nie widzi celu.',
    'out-of-reach': (inches) => `Za daleko: zasięg szarży to ${inches}″.`,
    immobile: () => 'Kto się nie rusza, nie szarżuje.',
    'not-nearest': () => 'Szarżuje się tylko na najbliższego wroga, chyba że w oddziale jest bohater.',
    'hidden-not-nearest': () => 'Na ukrytych wolno szarżować tylko wtedy, gdy to najbliższy wróg.',
    'false-flag': () => 'Cel jest pod Fałszywą flagą i nie wolno go atakować.',
    'shaken-charger': () => 'Wstrząśnięty oddział nie szarżuje.',
    'panicked-charger': () => 'Oddział w panice nie szarżuje, może tylko biec.',
    reaction: () => 'Zaszarżowani nie mogą tak zareagować.',
    'no-shield': () => 'Zaszarżowani nie mają tarcz, więc nie ma wyboru.',
    'no-blessing': () => 'Ten oddział nie jest błogosławiony.',
    'no-self-destruction': () => 'Ten oddział nie może się wysadzić.',
    'duel-first': () => 'Najpierw pojedynek bohaterów: teraz nikt się nie wysadza.',
    'power-range': (_, highest) => `Punktów Potęgi bohatera jest najwyżej ${highest}.`,
    'hero-fled': () => 'Bohater, który ucieka z pojedynku, nie wykona Brawurowego Ataku.',
  },
  score: {
    charged: (signed) => `szarża ${signed}`,
    wounds: (signed) => `zadane rany ${signed}`,
    fours: (signed) => `pełne czwórki żywych ${signed}`,
    outnumbers: (signed) => `przewaga liczebna ${signed}`,
    'more-units': (signed) => `więcej oddziałów ${signed}`,
    'most-standfast': (signed) => `najwyższa Stanowczość jednego modelu ${signed}`,
    'phalanx-result': (signed) => `falanga ${signed}`,
    'hero-fled': (signed) => `bohater uciekł z pojedynku ${signed}`,
    'hero-fell': (signed) => `bohater zginął w pojedynku ${signed}`,
  },
  purposes: {
    find: 'wypatrzenie ukrytych',
    hit: 'trafienie',
    bend: 'Nagięcie Szczęścia?',
    save: 'testy Obrony',
    shield: 'tarcze?',
    'save-again': 'testy Obrony jeszcze raz',
    wounds: 'rany',
    losses: 'straty',
    'no-blows': 'bez ciosów',
    broken: 'złamana szarża',
    score: 'punkty',
    band: 'wynik starcia',
    'result-wounds': 'rany zamiast wyniku',
    morale: 'test morale',
    'morale-again': 'test morale jeszcze raz?',
  },
  step: (who, purpose) => `${who}: ${purpose}`,
  withWeapon: (purpose, weapon) => `${purpose}, ${weapon}`,
  ram: 'taran lub wybuch',
  hero: (what) => `${what} (bohater)`,
  machine: (what) => `${what} (maszyna)`,
  atLevel: (purpose, level) => `${purpose} przy ${level}\u00a0%`,
  options: {
    strike: 'Zachowaj ciosy',
    reroll: 'Przerzut tarczami',
    keep: leaveIt,
    again: 'Przerzuć',
    bend,
  },
  need: neededFace,
  bends: {
    find: 'wypatrzenie ukrytych',
    hit: 'jeszcze jedno trafienie',
    save: 'jeszcze jeden zdany test Obrony',
    morale: 'zdany test morale',
  },
  log: {
    hit: (who, weapon, hits, dice, need) =>
      `${who}, ${weapon}: ${count(dice, dieForms)} na ${need}, ${count(hits, hitForms)}.`,
    automatic: (who, hits) => `${who}, bez rzutu: ${count(hits, hitForms)}.`,
    save: (who, saved, dice, need) => `${who}: obronione ${saved} z ${dice} (na ${need}).`,
    saveAgain: (who, saved, dice, need) =>
      `${who}: po przerzucie obronione jeszcze ${saved} z ${dice} (na ${need}).`,
    bend: (spent, what) => `Nagięcie Szczęścia: ${count(spent, power)} za ${what}.`,
    reroll: (who) => `${who}: tarcze użyte, więc bez ciosów.`,
    strike: (who) => `${who}: ciosy zachowane, bez tarcz.`,
    wounds: (who, cost, hits) => `${who}: ${hits} × k2 lub k3, razem ${count(cost, chargePoints)}.`,
    losses: (who, lost, gone) =>
      lost === 0
        ? `${who}: bez strat.`
        : `${who}, straty: ${count(lost, chargePoints)}, ${count(gone, models)}.`,
    noBlows: (who) => `${who}: bez ciosów.`,
    broken: (lost) =>
      `Straty po drodze: ${count(lost, chargePoints)}; szarża zatrzymuje się w połowie drogi.`,
    score: (who, value, parts) => `${who}, punkty: ${value}${parts === '' ? '' : ` (${parts})`}.`,
    band: (difference) => `Różnica ${difference}.`,
    over: 'Tu starcie się kończy.',
    ending: (ending) => `${ending}.`,
    resultWounds: (who, wounds) =>
      `${who}: nie do złamania, zamiast tego strata: ${count(wounds, chargePoints)}.`,
    find: (need) => `Wypatrzenie ukrytych na ${need}.`,
    morale: (who, level, need) => `${who}: test morale przy ${level}\u00a0%, na ${need}.`,
    lostByTest: (gone) => `Straty zamiast paniki: ${count(gone, models)}.`,
  },
  ...ends,
  lost: (who, lost, fate) => `${who}: ${lost}, ${fate}.`,
  modelsLost: (gone) =>
    count(gone, {
      one: 'stracony # model',
      few: 'stracone # modele',
      many: 'straconych # modeli',
      other: 'straconego # modelu',
    }),
  likely: (gone, chance) => `Co najmniej ${count(gone, models)}: ${chance}\u00a0%.`,
  newRound: (title) => `Nowa runda, obie strony bez zmęczenia. ${title}`,
  notes: {
    hidden: (_, amount) =>
      `${other} są ukryci: ‹nasi|wrogowie› muszą ich wypatrzyć jedną kostką na swoją Obronę, ${amount}+.`,
    'moves-away': (_, amount) => `${other} ruszają się o ${amount}″ i są poza zasięgiem.`,
    'moves-in-reach': (_, amount) => `${other} ruszają się o ${amount}″, ale zostają w zasięgu.`,
    entrenches: () => `${other} się okopują: +1 do ich testów Obrony.`,
    'entrenches-in-pit': () => `${other} się okopują, ale w dole trupów nic im to nie daje.`,
    'shot-tires': () => 'Strzał w reakcji to walka: zwiększa zmęczenie ‹wroga|mojego oddziału›.',
    'broken-from': (_, amount) =>
      `Szarża się łamie, gdy straty Stanowczości po drodze wyniosą ${amount} lub więcej.`,
    engineers: (who) => `${who}: teren nic nie daje, bo szarżują inżynierowie.`,
    'heeds-no-terrain': (who) =>
      `${who}: od wzrostu 3 teren im nie pomaga ani nie szkodzi i nie utrudnia ataku na nich.`,
    'charge-rerolls-ones': (who) => `${who}: przerzut jedynek na trafienie, bo to szarża.`,
    'leaders-reroll-ones': (who) =>
      `${who}: przerzut jedynek na trafienie, liderzy, pierwsza walka wręcz w rundzie.`,
    'blessed-hits': (who) => `${who}: błogosławieństwo, przerzut pudeł z jednego rzutu jedną bronią.`,
    'blessed-saves': (who) =>
      `${who}: błogosławieństwo, przerzut niezdanych testów Obrony z jednego rzutu, przed jedną bronią.`,
    'blessed-morale': (who) => `${who}: błogosławieństwo, przerzut niezdanego testu morale.`,
    'brave-attack': (who, amount) =>
      `${who}: Brawurowy Atak, najlepszy model uderza ponownie jedną bronią, tyle razy: ${amount}.`,
    ram: (who, amount) => `${who}: taran, automatyczne trafienia: ${amount}.`,
    'pole-at-once': (who) => `${who}: broń drzewcowa, ciosy równocześnie.`,
    'survivors-strike': (who) => `${who}: oddają ci, którzy przeżyli.`,
    'front-only': (who) => `${who}: falanga zaatakowana nie od frontu, bez oddawania.`,
    'shield-free': (who) => `${who}: tarcze, przerzut niezdanych testów Obrony bez kosztu.`,
    'shield-reroll': (who) => `${who}: tarcze, przerzut niezdanych testów Obrony, potem bez oddawania.`,
    'shield-kept': (who) => `${who}: ciosy zamiast tarcz.`,
    'self-destruction': (who, amount) => `${who}: samozniszczenie, automatyczne trafienia: ${amount}.`,
    'locked-plain': () => 'Związani walką: nie liczy się ani szarża, ani teren.',
    duel: () => 'Bohater na bohatera: walczą osobno, równocześnie, obaj mogą zginąć.',
    'duel-fled': (who) => `${who}: bohater ucieka z pojedynku i nikogo nie uderza, −2 do punktów.`,
    'duel-both-charge': () => 'W pojedynku obaj bohaterowie liczą się jako szarżujący.',
    'soldiers-save': (who) => `${who}: Obrona żołnierzy, dopóki któryś żyje.`,
    'wounds-spill': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przechodzi na następny.`,
    'wounds-stay': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przepada (zasada domowa).`,
    'one-test': (who) =>
      `${who}: jeden test morale za całą szarżę: straty po drodze, od strzałów i od ciosów to jedno zdarzenie, liczone razem po wyniku.`,
    'wiped-no-result': () =>
      'Gdy po jednej stronie nikt nie zostanie, punktów się nie porównuje: nikt się nie cofa ani nie ucieka.',
    friends: (who, amount) => `${who}: dodatkowe oddziały, które liczą się do punktów: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who}: nie do złamania, zamiast wyniku starcia strata tylu punktów Stanowczości, ile wynosi różnica.`,
    'defeat-tested': (who) =>
      `${who}: przegrana o 2 lub więcej to test morale przy 50\u00a0% (zasada domowa).`,
    'thresholds-after': (who) =>
      `${who}: progi strat sprawdza się po wyniku; stan się przez to nie poprawia.`,
    pushed: (who, amount) => `${who}: oddane ${amount}″ terenu po przegranej o 2 lub 3.`,
    flight: (who, amount) => `${who}: ucieczka o ${amount}″ po przegranej o 4 lub 5.`,
    'stays-put': (who) => `${who}: bez ruchu, po przegranej na miejscu.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${count(dice, dieForms)}, trafienie na ${hit}, obrona na ${save}.`,
  automatic: (who, hits, save) => `${who}, automatyczne trafienia: ${hits}, obrona na ${save}.`,
  ofHit: (reason) => `Do trafienia, ${reason}`,
  ofSave: (reason) => `Do obrony przed tym, ${reason}`,
});
