import { razy } from '../../platform/cases.ts';
import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/pl.ts';
import { sided } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import type { ChargeEffect } from '../../rules/brikwars/charge-effects.ts';
import type { ChargePurpose, ChargeResult } from '../../rules/brikwars/charge-play-record.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import type { BrikwarsEffect } from '../../rules/brikwars/effects.ts';
import type { LugpolUnitId, LugpolWeaponId } from '../../rules/brikwars/lugpol-game.ts';
import type { ManyResult } from '../../rules/brikwars/many-record.ts';
import type { PlayResult, Purpose } from '../../rules/brikwars/play-record.ts';
import type { QuikEffect } from '../../rules/brikwars/quik-effects.ts';
import type { QuikUnitId, QuikWeaponId } from '../../rules/brikwars/quik-game.ts';
import type { QuikPurpose, QuikResult, QuikSide } from '../../rules/brikwars/quik-play-record.ts';
import type { PropulsionId } from '../../rules/brikwars/quik-vehicle.ts';
import type { FightIssueCode } from '../../rules/brikwars/setup.ts';
import type { SupplementEffect } from '../../rules/brikwars/supplement/effects.ts';
import type { CarePurpose, CareResult } from '../../rules/brikwars/supplement/stages.ts';
import type { VolleyEffect } from '../../rules/brikwars/volley-effects.ts';
import type { VolleyIssueCode } from '../../rules/brikwars/volley-setup.ts';
import { brikbuild as builderWords } from './builder-pl.ts';
import {
  creation as creationWords,
  wreckplay as wreckplayWords,
  wreck as wreckWords,
} from './creations-pl.ts';
import { mage as mageWords } from './mage-pl.ts';
import { squadplay as squadplayWords, squads as squadWords } from './squads-pl.ts';

export const fights: Messages['fights'] = {
  modes: {
    close: 'Walka',
    ranged: 'Strzał',
    charge: 'Szarża',
    many: 'Grupa',
    wreck: 'Rozbiórka',
    squads: 'Oddziały',
    magic: 'Magia',
  },
  editions: {
    '2005': 'Podręcznik z 2005',
    web5: '2005, nowszy rozdział piąty',
    pl: 'Tekst polski',
    'quik-en': 'QuikWars (po angielsku)',
    'quik-pl': 'QuickWars (po polsku)',
    'quik-lugpol': 'LUGPolWars',
  },
};

/** What several parts say, each in one place. */
const outOfRange = (limit: string) => `Poza zasięgiem: ta broń sięga na ${limit}″.`;
const why = (what: string) => `${what}: dlaczego`;
const ownValues = 'Własne wartości';
const handWeapon = 'Broń krótka';
const chance = 'Szansa';
const asRolled = 'liczą się normalnie';
const best = 'Najlepiej';
const unit = 'Jednostka';
const neitherDies = 'Nikt nie ginie';
/** Kto działa i kto jest celem. */
const actsDies = '‹Mój|Wróg› ginie';
const otherDies = '‹Wróg|Mój› ginie';

/** What becomes of a side whose Armor does not hold. */
const fates = {
  fates: {
    dies: { target: otherDies, charger: actsDies },
    pip: { target: '‹Wróg|Mój› dostaje znacznik', charger: '‹Mój|Wróg› dostaje znacznik' },
    destroyed: { target: '‹Wróg|Mój› zniszczony', charger: '‹Mój|Wróg› zniszczony' },
  },
  bothHurt: 'Obaj trafieni',
  neitherHurt: 'Nikomu nic',
  onlyActs: 'Tylko ‹mój|wróg›',
  ofHundred: (what: string, chance: string) => `${what}: ${razy(chance)} na 100.`,
};

const otherLivesSaid = '‹Wróg|Mój› przeżywa.';
const enemyDefends = '‹Jak broni się wróg?|Jak się bronisz?›';
const allFigures = 'Wszystkie liczby';
const sharedReasons: Readonly<
  Record<'use' | 'equal-damage-kills' | 'bonus-d6' | 'bonus-same', (amount: string) => string>
> = {
  use: (amount) => `Trudność użycia ${amount}: co najmniej tyle trzeba wyrzucić`,
  'equal-damage-kills': () => 'Obrażenia równe Obronie też zabijają',
  'bonus-d6': () => 'Najwyższy wynik na kostce daje dorzut k6',
  'bonus-same': () => 'Najwyższy wynik na kostce: dorzut tą samą kostką',
};
const asked = { weapon: 'Broń', targetDies: otherDies, distanceUnknown: 'nieznana', inForce: 'ustawione' };
const figures = { minifig: 'Minifig', officer: 'Oficer', hero: 'Bohater' };
const stats = { skill: 'Umiejętność', armor: 'Obrona', use: 'Trudność użycia', damage: 'Obrażenia' };
const held = {
  'short-ranged': 'Pistolet, krótki łuk',
  'long-ranged': 'Karabin, długi łuk',
  explosive: 'Granat',
  shield: 'Tarcza',
  'bare-hands': 'Puste ręce',
};
const duelPurposes: Readonly<Record<Purpose, string>> = {
  range: 'zasięg rzutu',
  attack: 'atak',
  parry: 'parowanie',
  damage: 'obrażenia',
  'parry-damage': 'obrażenia sparowane',
  armor: 'Obrona',
  action: 'co robi?',
  defence: 'jak się broni?',
  shove: 'odepchnięcie',
  'late-parry': 'parujesz teraz?',
  'knock-away': 'jak daleko leci broń',
  push: 'jak daleko odpycha',
  withdrawal: 'wycofanie',
};

const duelResults: Readonly<Record<PlayResult, string>> = {
  'in-range': 'Dolatuje',
  short: 'Nie dolatuje',
  hit: 'Trafienie',
  missed: 'Pudło',
  parried: 'Sparowane',
  'not-parried': 'Niesparowane',
  'critical-failure': 'Rzut pechowy',
  damage: 'Obrażenia',
  reduced: 'Mniej obrażeń',
  'roll-again': 'Trzeba rzucić jeszcze raz',
  holds: 'Przeżywa',
  pip: 'Dostaje znacznik',
  dies: 'Ginie',
  flies: 'Wytrącona',
  shoved: 'Odepchnięty',
  'gets-away': 'Wycofuje się cało',
  chosen: 'Wybrane',
};

export const duelplay: Messages['duelplay'] = sided({
  parryNow: 'Można jeszcze sparować:',
  purposes: duelPurposes,
  results: duelResults,
  weaponLostShort: 'broń wytrącona',
  equalKills: 'Obrażenia równe Obronie zabijają',
  log: {
    shove: (total, need) => `rzut na odepchnięcie ${total}, trudność użycia ${need}`,
    push: (inches) => `odepchnięty o ${inches}″`,
    knockAway: (inches) => `wytrącona broń leci ${inches}″`,
    withdrawal: 'wycofuje się',
    chosen: (what) => what,
    range: (total, need) => `broń leci ${total}″, potrzeba ${need}″`,
    attack: (total, need) => `rzut na trafienie ${total}, trudność użycia ${need}`,
    parry: (total, need) => `parowanie ${total}, potrzeba ${need}`,
    damage: (total) => `obrażenia ${total}`,
    parryDamage: (total, left) => `parowanie zatrzymuje ${total}, zostaje ${left}`,
    armor: (total, damage) => `Obrona ${total}, obrażenia ${damage}`,
  },
  outcomes: {
    defenderShoved: '‹Wróg|Mój› zostaje odepchnięty.',
    attackerShoved: '‹Mój|Wróg› zostaje odepchnięty.',
    getsAway: '‹Mój|Wróg› wycofuje się cało.',
    defenderDies: `${otherDies}.`,
    attackerDies: `${actsDies}.`,
    neitherDies: 'Nikt nie ginie.',
  },
});

const throwResults = { 'in-range': duelplay.results['in-range'], short: duelplay.results.short };
const afterMisses = { ram: 'Taranuje', past: 'Przebiega obok' };
const warhorse = 'Bojowy rumak';
const attack = 'Atak';
const twoHanded = 'Dwuręczna';
const nothing = 'Nic';
const odds = 'Szanse';
const blowResults = {
  hit: duelplay.results.hit,
  missed: duelplay.results.missed,
  'critical-failure': duelplay.results['critical-failure'],
  parried: duelplay.results.parried,
  holds: duelplay.results.holds,
  dies: duelplay.results.dies,
};

export const houserules: Messages['houserules'] = {
  table: {
    bonus: {
      title: 'Za najwyższą ściankę należy się',
      values: { d6: 'dorzut k6', same: 'dorzut tą samą kostką', none: 'nic' },
    },
    skillCriticalFailure: {
      title: 'Same jedynki przy ataku albo parowaniu',
      values: { true: 'to zawsze pech', false: asRolled },
    },
    damageCriticalFailure: {
      title: 'Same jedynki w rzucie na obrażenia',
      values: { zero: 'nic nie dają', total: asRolled },
    },
    rangeCriticalFailure: {
      title: 'Same jedynki w rzucie na odległość',
      values: { true: 'broń spada pod nogi', false: asRolled },
    },
    cumulativeDamage: {
      title: 'Obrażenia z jednej tury walki bezpośredniej',
      values: { true: 'sumują się', false: 'każdy cios osobno' },
    },
    parryRolled: {
      title: 'Na zapowiedziane parowanie rzuca się',
      values: { 'if-hit': 'tylko po trafieniu', always: 'zawsze' },
    },
    counterAfter: {
      title: 'Obrońca kontratakuje',
      values: { any: 'po każdym przeżytym ataku', failed: 'tylko po nieudanym ataku' },
    },
    parryUntil: {
      title: 'Parowanie można zapowiedzieć',
      values: { 'until-damage': 'do rzutu na obrażenia', 'before-attack': 'tylko przed rzutem na trafienie' },
    },
    knockedAway: {
      title: 'Nieudane parowanie broni dwuręcznej wytrąca',
      values: { light: 'broń krótką i improwizowaną', 'one-handed': 'każdą broń jednoręczną' },
    },
    shoveTargets: {
      title: 'Odepchnąć można',
      values: { any: 'każdego', 'no-bigger': 'nie większego od siebie' },
    },
    unarmedParry: {
      title: 'Puste ręce sparują odepchnięcie',
      values: { unarmed: 'bez broni', 'unarmed-or-shield': 'bez broni lub tarczą' },
    },
    equalDamage: {
      title: 'Obrażenia równe Obronie',
      values: { glances: 'nic nie robią', kills: 'zabijają' },
    },
    heavyUse: { title: 'Trudność użycia broni ciężkiej', values: { 3: '3', 4: '4' } },
    randomObjectUse: { title: 'Trudność użycia broni improwizowanej', values: { 2: '2', 3: '3' } },
    automaticHits: {
      title: 'W nieruchomy cel, którego nikt nie broni',
      values: { true: 'trafia się bez rzutu', false: 'trzeba rzucić na trafienie' },
    },
    headOnIgnoresSpeed: {
      title: 'Prędkość, gdy obaj idą wprost na siebie',
      values: { true: 'nie liczy się', false: 'liczy się' },
    },
    largeTarget: {
      title: 'Duży cel daje +1 za',
      values: { every: 'każde 2″', 'beyond-first': 'każde 2″ ponad pierwsze' },
    },
    blindCover: {
      title: 'Osłona przy strzelaniu na ślepo',
      values: { ignored: 'nie liczy się', counts: 'liczy się jak zwykle' },
    },
    cranky: {
      title: 'Zdziwaczenie odejmuje się',
      values: { die: 'od każdej kostki', roll: 'raz, od całego rzutu' },
    },
    heightCap: {
      title: 'Zasięg z wysokości',
      values: { Infinity: 'bez ograniczeń', '5': 'najwyżej 5″' },
    },
    gangPenalty: {
      title: 'Przy wspólnym ataku kontry ofiary mają −1',
      values: { 'after-first': 'od drugiego atakującego', each: 'za każdego atakującego' },
    },
    blastRoll: {
      title: 'Na obrażenia od wybuchu rzuca się',
      values: { 'for-all': 'raz dla wszystkich', 'for-each': 'dla każdego celu osobno' },
    },
    model: {
      title: 'O szarży decyduje',
      values: { size: 'prędkość i wielkość', die: 'po 1k6 na stronę' },
    },
    addedMove: {
      title: 'Ruch celu dodaje się',
      values: { towards: 'gdy biegnie na szarżującego', 'same-direction': 'gdy biegnie w tę samą stronę' },
    },
    momentumDice: {
      title: 'Na pęd rzuca się',
      values: { each: 'po k6 za każdy punkt', multiplied: 'jedną k6 i mnoży przez punkty' },
    },
    skillRoll: {
      title: 'Broń w szarży',
      values: { weapon: 'musi trafić jak zwykle', none: 'trafia bez rzutu' },
    },
    knockedOver: {
      title: 'Przewrócony jest',
      values: {
        inch: 'minifig odrzucony o 1″ lub dalej',
        base: 'kto poleciał dalej, niż mierzy jego podstawka',
      },
    },
    trampling: {
      title: 'Wdeptanie w ziemię',
      values: { choice: 'zależy od szarżującego', automatic: 'dzieje się samo' },
    },
    ploughing: {
      title: 'Szarża przez kilka celów',
      values: { reduce: 'traci pęd po drodze', compare: 'tylko porównuje rzuty' },
    },
    withinSize: {
      title: 'Gdy szarża wygra najwyżej o wielkość przegranego',
      values: { stops: 'staje w miejscu zderzenia', 'runs-on': 'biegnie dalej' },
    },
    momentumRoll: {
      title: 'Kostki pędu w szarży na 1k6',
      values: { apart: 'osobna na obrażenia, osobna na odrzucenie', once: 'jedna na jedno i drugie' },
    },
    smash: {
      title: 'Obrażenia od uderzenia o przeszkodę',
      values: { added: 'dodają się do szarży', alone: 'porównuje się osobno' },
    },
    falls: {
      title: 'Upadek',
      values: { height: 'rani według wysokości', none: 'rozstrzygają gracze' },
    },
    combined: {
      title: 'Wspólna szarża sumuje',
      values: {
        momentum: 'pęd',
        'momentum-and-damage': 'pęd i obrażenia',
        damage: 'obrażenia',
      },
    },
    bracedSquad: {
      title: 'Przygotowany oddział opiera się',
      values: { members: 'siłą każdego członka', 'one-body': 'jak jedno ciało o sumie wielkości' },
    },
    summonCircle: {
      title: 'Krąg przywołuje',
      values: { half: 'do połowy sumy poziomów', 'below-half': 'poniżej połowy sumy' },
    },
  },
  quik: {
    protection: {
      title: 'Tarcza i zbroja razem dają',
      values: { 'one-die': 'jedną kostkę', each: 'po kostce' },
    },
    double: {
      title: 'Podwójny atak bohatera',
      values: { 'both-attacks': 'kostki obu ataków', 'doubled-sum': 'jedna suma razy dwa' },
    },
    handling: {
      title: 'Podnoszenie w ruchu',
      values: { any: 'ile się chce', 'one-act': 'jedna rzecz zamiast ruchu' },
    },
    jump: {
      title: 'Skok na 2″ mierzy się',
      values: { height: 'tylko w górę', distance: 'w górę i w dal' },
    },
    crewLimit: {
      title: 'Obsługa, która wzmacnia broń ciężką',
      values: { Infinity: 'dowolnie wielu', '3': 'najwyżej 3' },
    },
  },
};

const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () =>
    'Z tyloma obrażeniami w tej turze już nie żyje. Zmniejsz obrażenia albo zwiększ Obronę.',
  'attack-roll-range': (limit) => `Bez dorzutów na tych kostkach wypada najwyżej ${limit}.`,
  'target-too-big': () => 'Większego celu nie da się odepchnąć.',
  'out-of-range': outOfRange,
};

export const fight: Messages['fight'] = sided({
  ...fates,
  answer: odds,
  defenderDies: otherDies,
  attackerDies: actsDies,
  neitherDies,
  ...asked,
  hit: 'Trafia',
  summaryClose: (defender, attacker) =>
    `Na 100 walk ‹wróg|mój› ginie ${razy(defender)}, ‹mój|wróg› ${razy(attacker)}.`,
  summaryRanged: (hits, dies) =>
    `Na 100 ataków ${razy(hits)} pada trafienie, a ‹wróg|mój› ginie ${razy(dies)}.`,

  howDefend: enemyDefends,
  best,
  plans: {
    none: 'Nie bronisz się',
    counterattack: (weapon) => `Kontratak – ${weapon}`,
    shove: (weapon) => `Odepchnięcie – ${weapon}`,
    parry: (weapon) => `Parowanie – ${weapon}`,
    riposte: (parry, strike) => `Parowanie z ripostą – ${parry}, ${strike}`,
    ofAttack: (attack, what) => `${attack}. ${what}`,
  },

  sides: { attacker: '‹Mój|Wróg›', defender: '‹Wróg|Mój›' },
  roles: { attacker: '‹Mój|Wróg› atakuje', defender: '‹Wróg|Mój›' },
  shootsWith: 'Strzela lub rzuca',
  unit,
  weapons: {
    hand: handWeapon,
    heavy: 'Broń ciężka (miecz)',
    'two-handed': 'Broń dwuręczna',
    ...held,
    'random-object': 'Broń improwizowana',
    bite: 'Ugryzienie, kopnięcie',
    own: 'Własna broń',
    'own-2': 'Druga własna broń',
    nothing,
  },
  thrown: { hand: 'Rzucona broń krótka', 'random-object': 'Rzucony przedmiot' },
  weaponLine: (use, damage) => `Trudność użycia ${use}, obrażenia ${damage}`,
  diceCount: (what) => `${what}: ile kostek`,
  diceSides: (what) => `${what}: jakie kostki`,
  dicePlus: (what) => `${what}: ile dodać`,
  shieldUp: '‹Wróg|Mój› ma tarczę',
  grenadeNote: 'Liczy się tylko bezpośrednie trafienie; chybiony granat może i tak spaść dość blisko.',

  statLine: (skill, armor) => `Umiejętność ${skill}, Obrona ${armor}`,
  crankyBy: (amount) => `Zdziwaczenie ${amount}`,
  swap: 'Zamień strony',
  action: 'Co robi ‹mój|wróg›',
  actions: { attack, shove: 'Odepchnięcie', withdraw: 'Wycofanie' },
  mine: 'Moje…',
  presets: {
    ...figures,
    'minifig-shield': 'z tarczą',
    'armored-minifig': 'w zbroi',
    warhorse,
    'barded-warhorse': 'Rumak w zbroi',
    own: ownValues,
  },
  hands: {
    hand: 'Krótka',
    heavy: 'Ciężka',
    'two-handed': twoHanded,
    ...held,
    'random-object': 'Improwizowana',
    bite: 'Ugryzienie',
    own: 'Własna',
    'own-2': 'Druga własna',
    nothing: held['bare-hands'],
  },
  plusHand: (weapon) => `+ ${weapon}`,
  besides: (what, figures) => `${what}: ${figures}`,
  bareHandsLine: 'Bez broni można tylko odpychać.',
  diceAnew: 'Ustaw inne kostki',
  stage: 'Twarzą w twarz',
  staysPut: 'Zostaje na miejscu',
  bestAnswer: (plan: string) => `Najlepsza odpowiedź: ${plan}`,
  valuesFold: 'Wartości i modyfikatory',

  summaryShove: (shoved, dies) =>
    `Na 100 prób odepchnięcie udaje się ${razy(shoved)}, ‹mój|wróg› ginie ${razy(dies)}.`,
  summaryWithdraw: (away, dies) =>
    `Na 100 prób ‹mój|wróg› wycofuje się cało ${razy(away)}, ginie ${razy(dies)}.`,
  distance: 'Ile cali do celu',
  assumes: {
    within: (inches) => `Dla celu w zasięgu ${inches}″: odległości nie podano.`,
    thrown: 'Dla rzutu, który doleci: odległości nie podano.',
    range: 'Dla celu w zasięgu: odległości nie podano.',
  },
  nothingBetter: 'Lepiej bronić się nie da.',
  bestClose: (plan, dies, kills) =>
    `Najlepiej bronić się tak: ${plan}. Wtedy ‹wróg|mój› ginie ${razy(dies)}, ‹mój|wróg› ${razy(kills)}.`,
  bestShot: (plan, dies) => `Najlepiej bronić się tak: ${plan}. Wtedy ‹wróg|mój› ginie ${razy(dies)}.`,
  bestShove: (plan, shoved, dies) =>
    `Najlepiej bronić się tak: ${plan}. Wtedy odepchnięcie udaje się ${razy(shoved)}, ‹mój|wróg› ginie ${razy(dies)}.`,
  bestWithdraw: (plan, dies) => `Najlepsza odpowiedź: ${plan}. Wtedy ‹mój|wróg› ginie ${razy(dies)}.`,
  getsAway: '‹Mój|Wróg› wycofuje się cało',
  defenderShoved: '‹Wróg|Mój› odepchnięty',
  attacks: {
    attack: (weapons) => `Atak: ${weapons}`,
    shove: (weapon) => `Odepchnięcie: ${weapon}`,
    withdraw: 'Wycofanie',
    shieldShove: (weapon) => `${weapon} (odepchnięcie)`,
    shieldIdle: 'tarcza nie paruje',
    bonus: { take: 'z dorzutami', decline: 'bez dorzutów' },
  },

  figures: 'Cios po ciosie',
  fightTitle: (attacker: string, defender: string) => `${attacker} kontra ${defender}`,
  issues,
  impossible: 'Z tych ustawień nie da się złożyć walki.',
});

export const fightmore: Messages['fightmore'] = sided({
  bonusOf: { attacker: 'Dorzuty ‹moje|wroga›', defender: 'Dorzuty ‹wroga|moje›' },
  bonusChoices: { take: 'Bierze', decline: 'Rezygnuje', 'no-skill': 'Nie na Umiejętność' },
  goalHint: {
    survive: 'Ginąć jak najrzadziej.',
    trade: 'Zabijać częściej niż ginąć.',
    kill: 'Zabijać jak najczęściej.',
  },
  standard: 'Domyślnie',
  gain: (chance) => `${razy(chance)} na 100 lepiej niż domyślnie`,
  noGain: 'Domyślny wybór jest najlepszy.',
  defenceFigures: (dies, kills) => `${otherDies} ${razy(dies)}, ‹mój|wróg› ${razy(kills)}`,
  shovedFigures: (shoved, kills) => `‹Wróg|Mój› odepchnięty ${razy(shoved)}, ‹mój|wróg› ginie ${razy(kills)}`,
  shotFigures: (dies) => `${otherDies} ${razy(dies)}`,
  withdrawFigures: (dies) => `${actsDies} ${razy(dies)}`,
  alsoLost: (chance) => `traci broń ${razy(chance)}`,
  allDefences: (count) => `Wszystkie możliwości: ${count}`,

  rolled: '‹Mój|Wróg› wyrzucił',
  notYet: 'jeszcze nie',
  more: 'więcej…',
  moreShown: (sum) => `więcej: ${sum}`,
  rolledTotal: (total) => `Z modyfikatorami to ${total}.`,
  rolledHint: 'Suma kostek ataku, z dorzutami, bez modyfikatorów.',
  rolledBonus: 'Za tę kostkę należy się dorzut. Jeśli dorzuca, wpisz całą sumę pod „więcej”.',
  takenBy: {
    attacker: 'Obrażenia ‹mojego|wroga› w tej turze',
    defender: 'Obrażenia ‹wroga|mojego› w tej turze',
  },
  units: {
    ...figures,
    'armored-minifig': 'Minifig w zbroi',
    warhorse,
    'barded-warhorse': fight.presets['barded-warhorse'],
    own: ownValues,
  },
  twoWeapons: 'Dwie bronie',
  ...stats,
  countsAs: 'Liczy się jako',
  ownKinds: { hand: 'broń krótka', heavy: 'broń ciężka', 'two-handed': 'broń dwuręczna' },
  speed: 'Cale przebyte przez szybszego',
  headOn: 'Wprost na siebie',
  breadth: 'Ile cali celu widać',
  skillModifier: 'Modyfikator Umiejętności',
  cranky: 'Inni bohaterowie w drużynie (zdziwaczenie)',
  master: 'Mistrz broni (polski suplement)',
  hidesHalf: 'Ukrywa się, połowa szybkości',
  hidesStill: 'Ukrywa się, stoi',
  otherOptions: 'Więcej opcji',
  shieldParries: '‹Mój|Wróg› paruje kontratak tarczą',
  slowMissile: 'Strzała lub kamień z procy: tarcza może to zatrzymać',
  bonusDice: 'Dorzuty',
  size: 'Wielkość w calach',
  taken: 'Obrażenia w tej turze',
  severalOnOne: 'Dwóch lub trzech na jednego…',
  severalShoot: 'Kilku strzelców…',
  automatic: 'Cel to przedmiot: trafienie bez rzutu',
  shovedOutOfReach: 'Po odepchnięciu nikt już nie sięga',
  height: 'Ile cali nad celem',
  attackerShoved: '‹Mój|Wróg› odepchnięty',

  howAttack: '‹Jak atakujesz?|Jak atakuje wróg?›',
  reply: fight.bestAnswer,
  attackGain: (chance) => `${razy(chance)} na 100 lepiej niż to, co ustawiono`,
  noAttackGain: 'Nic nie jest lepsze niż to, co ustawiono.',
  allAttacks: (count) => `Wszystkie sposoby ataku: ${count}`,

  pushes: (inches) => `Odpycha o ${inches}″`,
  freeCounter: (weapon) => `Darmowy kontratak: ${weapon}`,
  flies: 'Jak daleko leci wytrącona broń',
  fliesColumns: { value: 'Cale', chance },
  attackTitle: (weapon) => `Atak: ${weapon}`,
  attackNumber: (attack, weapon) => `Atak ${attack}: ${weapon}`,
  counterTitle: fight.plans.counterattack,
  chanceReached: (chance) => `Dochodzi do tego w ${chance}; liczby zakładają, że doszło.`,
  hits: 'Trafia',
  parried: 'Sparowane, jeśli trafi',
  parriedOverall: 'Sparowane, ogółem',
  unparried: 'I nie zostaje sparowany',
  killsIfHit: 'Zabija, jeśli trafi',
  kills: 'Zabija',
  beatsIfHit: 'Przebija Obronę, jeśli trafi',
  beats: 'Przebija Obronę',
  weaponLost: 'Parująca broń wytrącona',
  meanDamage: 'Średnie obrażenia',
  damageChart: 'Obrażenia od tego ciosu',
  chartColumns: { value: stats.damage, chance },
  turn: 'Cała tura',
  defenderWeaponLost: '‹Wróg|Mój› traci broń',
  attackerWeaponLost: '‹Mój|Wróg› traci tarczę',
  goal: 'Co ważniejsze?',
  goals: { survive: 'przeżyć', trade: 'wymienić ciosy', kill: 'zabić' },

  situation: 'Sytuacja',
  still: 'Cel stoi +1',
  aimed: 'Celowanie +1',
  legsHidden: 'Nogi zasłonięte −1',
  headOnly: 'Tylko głowa −2',
  blind: 'Na ślepo −5',
  moved: 'Ruch 6″ −1',
  large: 'Duży cel +1',
  allFigures,
  examples: 'Przykłady',
});

const reasons: Readonly<Record<BrikwarsEffect, (amount: string) => string>> = {
  'target-still': (amount) => `Cel stoi w miejscu: ${amount}`,
  aimed: (amount) => `Atakujący stał i celował: ${amount}`,
  'no-stationary-in-close-combat': () => 'W walce bezpośredniej nikt nie stoi w miejscu: bez premii',
  'visible-thirds': (amount) => `Widać tylko część celu: ${amount}`,
  speed: (amount) => `Prędkość szybszego z nich: ${amount}`,
  'large-target': (amount) => `Duży cel: ${amount}`,
  blind: (amount) => `Nie widzi celu: ${amount}`,
  'no-cover-unseen': () => 'Osłona się nie liczy, gdy celu nie widać',
  'head-on': () => 'Pędzą wprost na siebie: prędkość się nie liczy',
  'own-modifier': (amount) => `Inne modyfikatory: ${amount}`,
  'master-of-weapon': (amount) => `Mistrz broni: ${amount}k6 więcej do Umiejętności i obrażeń`,
  'target-hides': (amount) => `Cel się ukrywa: ${amount}`,
  'cranky-per-die': (amount) => `Zdziwaczenie: ${amount} na każdej kostce, także na dorzutach`,
  'cranky-per-roll': (amount) => `Zdziwaczenie: ${amount} od całego rzutu`,
  floor: () => 'Wynik poniżej 0 liczy się jako 0',
  'critical-failure': () => 'Same jedynki to rzut pechowy, bez względu na sumę',
  ...sharedReasons,
  'bonus-declined': () => 'Zrezygnowano z dorzutów',
  'automatic-hit': () => 'Trafia bez rzutu: cel nie może się ruszać ani bronić',
  'attack-roll-known': (amount) => `Wyrzucił już ${amount}`,
  'edition-use': (amount) => `Trudność użycia ${amount} w tej edycji albo według zasad domowych`,
  'swung-as-random-object': () => 'Broń strzelecka w walce bezpośredniej to broń improwizowana',
  range: (amount) => `${amount}″ do celu, w zasięgu`,
  'thrown-range': (amount) => `Rzucona broń musi dolecieć na ${amount}″`,
  'thrown-range-critical-failure': () => 'Przy samych jedynkach spada pod nogi rzucającego',
  'damage-beats-armor': (amount) => `Zabijają obrażenia większe od Obrony ${amount}`,
  'rolled-armor': () => 'Na Obronę się rzuca; zabijają obrażenia większe od wyniku',
  'one-armor-roll': () => 'Na Obronę rzuca się raz na turę, przeciw wszystkim jej obrażeniom',
  'damage-adds-up': (amount) =>
    amount === '' ? 'Obrażenia z jednej tury się sumują' : `Obrażenia z tury się sumują, ma już ${amount}`,
  'damage-each-alone': () => 'Zasada domowa: każde obrażenia osobno przeciw Obronie',
  'takes-pip': (amount) =>
    amount === ''
      ? 'Na Obronę się rzuca; obrażenia większe od wyniku to jeden znacznik'
      : `Obrażenia większe od Obrony ${amount} to jeden znacznik`,
  'one-pip-a-turn': () => 'Obrażenia z jednej tury to najwyżej jeden znacznik',
  'damage-critical-failure-zero': () => 'Same jedynki w rzucie na obrażenia nic nie dają',
  'damage-critical-failure-total': () => 'Zasada domowa: same jedynki na obrażenia liczą się normalnie',
  counterattack: () => 'Na kontratak rzuca się jak na atak',
  'counter-after-any-attack': () => 'Obrońca, który przeżył, oddaje cios, trafiony czy nie',
  'parry-number': (amount) => `Parowanie musi dorównać trudności użycia ${amount} i rzutowi na trafienie`,
  'parry-reduces-damage': () => 'Parowanie odejmuje od ciosu własny rzut na obrażenia',
  'riposte-penalty': (amount) => `Parowanie z ripostą: ${amount} do Umiejętności i obrażeń`,
  'shield-parries-counterattack': () => 'Atakujący może sparować kontratak tarczą',
  'shield-against-missile': () => 'Tarcza zatrzymuje rzuconą broń i wolne pociski',
  'no-counter-to-shooting': () => 'Strzelcowi nikt nie oddaje ciosu',
  'weapon-lost-on-critical-failure': () => 'Same jedynki przy parowaniu: broń wytrącona',
  'weapon-lost-to-two-handed': () => 'Każde nieudane parowanie broni dwuręcznej wytrąca broń',
  'order-of-attack': () => 'Cios za ciosem, aż ktoś zginie',
  'counter-after-failed-attack': () => 'Zasada domowa: oddaje cios tylko po nieudanym ataku',
  'disrupted-no-counter': () => 'Zdezorientowany: do swojej tury nie może się bronić',
  'shove-highest-use': (amount) => `Odepchnięcie: najwyższa trudność użycia trzymanych broni, ${amount}`,
  'shove-bare-hands': (amount) => `Odepchnięcie pustymi rękami: trudność użycia ${amount}`,
  'shield-shoves': (amount) => `Tarcza odpycha w ramach ataku: trudność użycia ${amount}`,
  'shield-shoves-back': (amount) => `Kontratak tarczą odpycha: trudność użycia ${amount}`,
  'shove-parried': () => 'Sparowane odepchnięcie nie ma skutku',
  'shoved-inches': (amount) => `Odepchnięty o ${amount}″ prosto do tyłu`,
  'shoved-apart': () => 'Potem żaden nie sięga już drugiego',
  'bigger-target': (amount) => `Cel jest większy, ${amount}″: ta edycja na to pozwala`,
  'free-counterattack': () => 'Kto się wycofuje, ściąga na siebie darmowy kontratak i nie może go kontrować',
  'weapon-flies': () => 'Broń odlatuje o 1k6″ prosto od atakującego',
};

const volleyReasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'Obrażenia wszystkich trafień to jedna suma przeciw jednej Obronie',
  'rolled-together': () => 'Wszyscy rzucają na trafienie razem; nikt nie dołącza później',
  'only-hits-add': () => 'Kto spudłował, nic nie dodaje',
  'any-shooter-joins': () => 'Może dołączyć każdy, kto może strzelić do celu',
  'hits-counted': (amount) => `Trafienia policzone na stole: ${amount}`,
  'one-armor-roll-each': () => 'Każde trafienie osobno przeciw Obronie, rzucanej za każdym razem od nowa',
  'next-target-when-dead': (amount) => `Do zabitych już się nie strzela; zginie najwyżej ${amount}`,
  'counter-penalty': (amount) => `Wielu na jednego: ${amount} do Umiejętności jego kontrataków i parowań`,
  'counter-penalty-each-attacker': (amount) =>
    `Zasada domowa: liczy się każdy atakujący, ${amount} do Umiejętności`,
  'gang-limit': (amount) => `Najwyżej ${amount} na jednego minifiga`,
  'counters-after-all': () => 'Oddaje ciosy po wszystkich atakach, jeśli żyje',
  'only-attacked-counters': () => 'Kontrować może tylko ten, kogo atakuje',
  'all-counter-withdrawal': (amount) =>
    `Gdy się wycofuje, uderzają wszyscy (${amount}), a on nie może kontrować`,
  'height-range': (amount) => `Stoi wyżej: zasięg większy o ${amount}″`,
  'height-range-capped': (amount) => `Stoi wyżej: zasięg większy najwyżej o ${amount}″`,
  'height-added-to-roll': (amount) => `Wysokość dodaje do rzutu ${amount}″`,
  'falls-short': () => 'Rzut nie dolatuje',
  'drops-at-feet': () => 'Same jedynki na zasięg: spada mu pod nogi',
  'missed-by': (amount) =>
    amount === ''
      ? 'Pudło spada w promieniu tylu cali, ilu punktów zabrakło, tam, gdzie chce obrońca'
      : `Zabrakło ${amount}: spada w promieniu ${amount}″`,
  'missed-by-critical-failure': (amount) => `Same jedynki pudłują co najmniej o ${amount}″`,
  'outside-radius': (amount) => `Dalej niż ${amount}″ od celu`,
  'out-of-reach': (amount) => `Dalej niż ${amount}″, na które dolatuje`,
  'involved-victim': () => 'Należy do jednej z walczących stron',
  'unowned-victim': () => 'Nie należy do nikogo',
  'uninvolved-victim': () => 'Rzeczy graczy, którzy nie biorą udziału, nie wolno wybrać',
  'unavoidable-victim': () => 'Nie da się w to nie trafić',
  'blast-radius': (amount) => `Wybuch sięga na ${amount}″`,
  'one-roll-for-all': () => 'Jeden rzut na obrażenia dla wszystkich w zasięgu wybuchu',
  'roll-for-each': () => 'Zasada domowa: osobny rzut na obrażenia dla każdego',
  tossed: (amount) => `Co nie jest przymocowane, leci na ${amount}″`,
  'fixed-unless-destroyed': () => 'Co jest przymocowane, zostaje, chyba że zostanie zniszczone',
};

export const fightwhy: Messages['fightwhy'] = {
  reasons,
  volleyReasons,
};

const manyIssues: Readonly<Partial<Record<VolleyIssueCode, (limit: string) => string>>> = {
  'group-count': (limit) => `Najwyżej ${limit} atakujących.`,
  'target-count': (limit) => `Najwyżej ${limit} celów.`,
  'gang-limit': (limit) => `Jednego minifiga może atakować razem najwyżej ${limit}.`,
  'too-much-damage': () => 'Tylu obrażeń nie da się policzyć. Weź mniej atakujących.',
  'out-of-range': outOfRange,
  'hits-range': (limit) => `Trafić może najwyżej ${limit} z nich.`,
};

export const many: Messages['many'] = sided({
  presetsLabel: fightmore.examples,
  presets: {
    bowmen: '3 łuczników',
    two: '2 na 1',
    three: '3 na 1',
    squad: '8 pistoletów',
    grenade: held.explosive,
    mixed: 'Atak kombinowany',
    launcher: 'Rakieta',
  },
  kind: 'Jak atakują',
  kinds: { together: 'Razem', single: 'Osobno', gang: 'Wspólny atak', blast: 'Wybuch' },
  kindHints: {
    together: 'Strzały: obrażenia wszystkich to jedna suma przeciw jednej Obronie.',
    single: 'Strzały: każde trafienie osobno przeciw Obronie, aż nie zostanie nikt.',
    gang: 'Walka bezpośrednia: kilku na jedną ofiarę.',
    blast: 'Granat, rakieta albo ładunek.',
  },

  answer: odds,
  togetherSentence: (dies) => `Na 100 ataków ‹wróg|mój› ginie ${razy(dies)}.`,
  singleSentence: (usual, all, any) =>
    `Najczęściej zabitych ‹wrogów|moich›: ${usual} z ${all}. Na 100 ataków co najmniej jeden ginie ${razy(any)}.`,
  gangSentence: (victim, attacker) =>
    `Na 100 ataków ‹wróg|mój› ginie ${razy(victim)}, któryś z ‹moich|wrogów› ${razy(attacker)}.`,
  bestAnswer: fight.bestAnswer,
  noBetterCounters: fight.nothingBetter,
  blastSentence: (any, mean) =>
    `Na 100 wybuchów ‹wróg|ktoś z moich› ginie ${razy(any)}; średnio zabitych ‹wrogów|moich›: ${mean}.`,
  blastHimself: (dies) => `‹Mój rzucający|Rzucający wróg› ginie ${razy(dies)} na 100.`,
  blastOwn: (dies) => `Ktoś z ‹moich|wrogów› ginie ${razy(dies)} na 100.`,
  blastLeast: 'Co najmniej: kogo jeszcze dosięgnie pudło, zależy od tego, gdzie spadnie.',
  why,
  ...fates,
  ...asked,
  targetNumber: (number) => `‹Wróg|Mój› ${number}`,
  anyDies: 'Ginie co najmniej jeden',
  allDie: (all) => `Wszyscy (${all})`,
  someDie: 'Giną niektórzy',
  survives: 'Przeżywa',
  nobody: 'Nikt',
  onlyEnemies: 'Tylko ‹wrogowie|moi›',
  bothSides: 'Po obu stronach',
  onlyOwn: 'Tylko ‹moi|wrogowie›',
  meanDead: 'Średnio zabitych',
  pips: {
    left: 'Znaczniki do zniszczenia',
    one: 'dostaje znacznik',
    enemy: '‹Wróg|Ktoś z moich› ucierpi',
    own: '‹Ktoś z moich|Wróg› ucierpi',
    any: 'Co najmniej jeden znacznik',
    some: 'Część znaczników',
    mean: 'Średnio znaczników',
    chart: 'Ile znaczników',
    of: (pips, all) => `${pips} z ${all} znaczników`,
    gone: (gone) => `Zniszczone: ${gone}`,
  },
  enemyDies: '‹Wróg ginie|Ginie ktoś z moich›',
  meanEnemies: 'Zabitych ‹wrogów|moich› średnio',
  ownDies: '‹Ginie ktoś z moich|Wróg ginie›',
  himselfDies: '‹Mój rzucający|Rzucający wróg› ginie',
  meanHits: 'Średnio trafień',
  meanDamage: 'Średnio obrażeń',
  victimDies: otherDies,
  attackerDies: '‹Ginie ktoś z moich|Wróg ginie›',
  nobodyDies: neitherDies,
  onTarget: 'W cel',

  attackers: '‹Moi atakujący|Atakujący wrogowie›',
  attack: '‹Moi|Wrogowie› atakują',
  targets: '‹Wróg|Mój›',
  victim: '‹Wróg|Mój›',
  thrower: '‹Mój|Wróg› rzuca',
  himself: '‹Mój rzucający|Rzucający wróg›',
  groupCount: (number) => `Grupa ${number}: ilu`,
  times: (number, what) => `${number} × ${what}`,
  member: (what, number) => `${what} ${number}`,
  hitLine: (skill, hit) => `Umiejętność ${skill}, trafia ${razy(hit)} na 100`,
  countedLine: (hits) => `policzone trafienia: ${hits}`,
  weaponLine: fight.weaponLine,
  addGroup: 'Inna broń',
  removeGroup: (number) => `Usuń grupę ${number}`,
  remove: 'Usuń',
  addTarget: 'Jeszcze jeden cel',
  removeTarget: 'Usuń ten cel',
  whichTarget: 'Który cel',
  targetCount: 'Ile celów',
  who: unit,
  weapons: {
    'short-ranged': 'Pistolet lub łuk',
    'long-ranged': 'Karabin lub długi łuk',
    hand: handWeapon,
    heavy: 'Miecz',
    'two-handed': twoHanded,
    'random-object': fight.hands['random-object'],
    own: fight.weapons.own,
  },
  thrown: { hand: 'Rzucony topór', 'random-object': fight.thrown['random-object'] },
  units: {
    ...figures,
    'armored-minifig': fight.presets['armored-minifig'],
    warhorse,
    'barded-warhorse': 'Rumak w zbroi',
    own: ownValues,
  },
  unitLine: (unit, armor) => `${unit}, Obrona ${armor}`,
  victimWeapons: {
    hand: handWeapon,
    heavy: 'Miecz',
    'two-handed': twoHanded,
    'hand-shield': 'Broń krótka i tarcza',
    'heavy-shield': 'Miecz i tarcza',
    'two-hands': 'Dwie krótkie',
    nothing,
  },
  size: 'Wielkość ‹wroga|mojego› w calach',
  shield: held.shield,
  countHits: 'Trafienia policzone na stole',
  hitsOf: (number) => `Grupa ${number}: trafienia`,
  more: 'Więcej',
  skillModifier: fightmore.skillModifier,
  distance: fight.distance,
  assumes: {
    within: (inches) => `jeśli w zasięgu ${inches}″`,
    thrown: 'jeśli rzut doleci',
    range: 'jeśli w zasięgu',
  },
  height: 'Ile cali nad celem',
  ...stats,

  strays: 'Pudła: kto stoi w pobliżu?',
  straysHint: 'Przy rzucaniu aplikacja zapyta o każde pudło, które może tam trafić.',
  addStray: 'Dodaj',
  stray: (owner, inches) => `${owner}, ${inches}″ od celu`,
  owner: 'Czyje to',
  owners: {
    defender: '‹Wroga|Moje›',
    attacker: '‹Moje|Wroga›',
    ally: 'Sojusznika',
    nobody: 'Niczyje',
    uninvolved: 'Postronnego gracza',
  },
  fromTarget: 'Ile cali od celu',

  noBonus: 'Bez dorzutów',
  noSkillBonus: 'Umiejętność bez dorzutów',
  counsel: {
    wishes: { most: 'zabić jak najwięcej', any: 'zabić choć jednego', all: 'zabić wszystkich' },
    together: 'Wszyscy razem',
    first: (who) => `Najpierw: ${who}; reszta zależnie od wyniku`,
    firstFew: (count) => `Najpierw ${count}, dalej zależnie od wyniku`,
    shared: (parts) => `Podzielić się: ${parts}`,
    next: (before, next) => `${before}, potem ${next}`,
    leftOut: (who) => `Poza walką: ${who}`,
    meanGain: (more) => `Średnio zabitych o ${more} więcej niż teraz`,
    tooMany: 'Sposobów ataku jest za dużo, żeby porównać wszystkie.',
  },
  noCounter: 'Nie broni się',
  counterattack: (weapon, against) => `Kontratak – ${weapon}, cel: ${against}`,
  parry: (weapon, against) => `Parowanie – ${weapon}, cios: ${against}`,
  arms: {
    hand: fightmore.ownKinds.hand,
    heavy: 'miecz',
    'two-handed': fightmore.ownKinds['two-handed'],
    shield: 'tarcza',
  },

  aim: 'Miejsce, w które celuje',
  inBlast: (count) => `w zasięgu wybuchu: ${count}`,
  dotDies: (who, dies) => `${who}: ginie ${razy(dies)} na 100`,
  aimFirst: 'Najpierw wycelować: +1',
  reaches: (weapon, inches) => `${weapon}: zasięg ${inches}″`,
  bestWay: (way) => `Najlepiej: ${way}`,
  dragHint: (onTarget) => `W cel ${razy(onTarget)} na 100. Przeciągnij okrąg, żeby celować gdzie indziej.`,
  way: 'Materiał wybuchowy',
  ways: {
    thrown: 'Rzucony',
    'short-ranged': 'Wystrzelony, 6″',
    'long-ranged': 'Wystrzelony, 12″',
    placed: 'Podłożony',
  },
  thingLine: (unit, inches) => `${unit}, ${inches}″ dalej`,
  thingAt: (unit) => `${unit}, na miejscu`,
  ownThing: (what) => `${what} (‹moi|wróg›)`,
  step: (who, what) => `${who}: ${what}`,

  titles: {
    against: (attackers, target) => `${attackers} kontra ${target}`,
    blast: (way, targets) => `Materiał wybuchowy (${way}): ${targets}`,
  },

  dice: showDice,
  issues: manyIssues,
  impossible: 'Z tych ustawień nie da się złożyć ataku.',
});

const count = plural('pl');

export const manymore: Messages['manymore'] = sided({
  atFeet: 'Spada pod nogi',
  hits: (who) => `${who}: trafia`,
  killsIfHit: (who) => `${who}: pokonuje Obronę, jeśli trafi`,
  dies: (who) => `${who}: ginie`,
  reached: (who) => `${who}: w zasięgu wybuchu`,
  withdrawalDies: (fate) => `${fate} przy wycofaniu`,
  parriedGivenHit: (who) => `${who}: sparowane, jeśli trafi`,
  weaponLost: (who) => `Parowanie (${who}): broń wytrącona`,
  damageChart: 'Obrażenia wszystkich razem; zaznaczone: więcej niż Obrona',
  damageChartRolled: 'Obrażenia wszystkich razem',
  deadChart: 'Ilu ginie',
  enemiesChart: 'Ilu ‹wrogów|moich› ginie',
  ownChart: 'Ilu ‹moich|wrogów› ginie',
  meanOwn: 'Zabitych ‹moich|wrogów› średnio',
  chartColumns: { value: 'Liczba', chance },
  figures: allFigures,
  near: 'Blisko wybuchu',

  counters: enemyDefends,
  best,
  allCounters: (all) =>
    count(all, {
      one: '# sposób',
      few: 'Wszystkie # sposoby',
      many: 'Wszystkie # sposobów',
      other: 'Wszystkie # sposobu',
    }),
  withdrawHint: (fate, dies) =>
    `W turze ‹wroga|mojego› kontruje tylko zaatakowany; przy wycofaniu uderzają wszyscy. ${fates.ofHundred(fate, dies)}`,
  fromAim: 'Ile cali od miejsca, w które celuje',
  thingCount: (number) => `Rodzaj ${number}: ilu`,
  addThing: 'Inni w pobliżu',
  removeThing: (number) => `Usuń rodzaj ${number}`,
  fixed: 'Przymocowane do podłoża',
  own: '‹Moje|Wrogie› figurki',
  landings: 'Gdzie spada',
  landing: {
    'on-target': () => 'W cel',
    missed: (inches) => `Pudło o ${inches}″`,
    short: (inches) => `${inches}″ za blisko`,
    'at-feet': () => 'Pod nogi',
  },
  reasons: volleyReasons,
});

const results: Readonly<Partial<Record<ManyResult, string>>> = {
  ...throwResults,
  'at-feet': 'Pod nogi',
  ...blowResults,
  'roll-again': duelplay.results['roll-again'],
  'not-parried': duelplay.results['not-parried'],
};

export const manyplay: Messages['manyplay'] = sided({
  explosive: 'Ładunek',

  steps: {
    range: 'zasięg lotu',
    attack: 'trafienie',
    parry: 'parowanie',
    damage: 'obrażenia',
    'parry-damage': 'obrażenia sparowane',
    armor: 'Obrona',
  },
  everybody: 'Wszyscy',
  strayStep: (who, inches) => `${who}: pudło o ${inches}″. Gdzie spada?`,
  nearStep: (what, inches) => `${what}: ilu stoi nie dalej niż ${inches}″ od miejsca, gdzie spadło?`,
  nowhere: 'Nikomu nic',
  pip: duelplay.results.pip,
  equalKills: duelplay.equalKills,
  log: {
    range: (who, inches, need) => `${who}: ${inches}″, potrzeba ${need}″.`,
    ranges: (who, enough, all) => `${who}: w zasięgu ${enough} z ${all}.`,
    attack: (who, total, need) => `${who}: rzut na trafienie ${total}, trudność użycia ${need}.`,
    attacks: (who, hits, all) => `${who}: trafień ${hits} z ${all}.`,
    parry: (who, total, need) => `${who}: parowanie ${total}, potrzeba ${need}.`,
    damage: (who, points) => `${who}: obrażenia ${points}.`,
    stopped: (who, points, left) => `${who}: parowanie zatrzymuje ${points}, zostaje ${left}.`,
    armor: (who, total, damage) => `${who}: Obrona ${total}, obrażenia ${damage}.`,
    armors: (who, dead, all) => `${who}: zabitych ${dead} z ${all}.`,
    strayed: (who, inches, what) => `${who}: pudło o ${inches}″, trafia w inny cel: ${what}.`,
    harmless: (who, inches) => `${who}: pudło o ${inches}″, nikomu nic.`,
    reached: (what, reached, all) => `${what}: w zasięgu wybuchu ${reached} z ${all}.`,
  },
  missedBy: (inches) => `o ${inches}″`,
  weaponLostShort: duelplay.weaponLostShort,
  outcomes: {
    dies: `${otherDies}.`,
    lives: otherLivesSaid,
    dead: (dead, all) => `Zabitych ‹wrogów|moich›: ${dead} z ${all}.`,
    strays: (dead) =>
      count(dead, {
        one: 'Od pudeł ginie # postronny.',
        few: 'Od pudeł ginie # postronnych.',
        many: 'Od pudeł ginie # postronnych.',
        other: 'Od pudeł ginie # postronnego.',
      }),
    victimDies: `${otherDies}.`,
    victimLives: otherLivesSaid,
    attackersDead: (dead) =>
      count(dead, {
        one: 'Ginie # ‹mój|wróg›.',
        few: 'Ginie # ‹moich|wrogów›.',
        many: 'Ginie # ‹moich|wrogów›.',
        other: 'Ginie # ‹mojego|wroga›.',
      }),
    blast: (dead, reached) => `Zabitych ‹wrogów|moich›: ${dead} z ${reached} w zasięgu wybuchu.`,
    blastOwn: (dead, reached) => `Zabitych ‹moich|wrogów›: ${dead} z ${reached} w zasięgu wybuchu.`,
    nobodyReached: 'Wybuch nie dosięga nikogo.',
    landed: {
      'on-target': () => 'Trafia w cel.',
      missed: (inches) => `Pudło o ${inches}″.`,
      short: (inches) => `${inches}″ za blisko.`,
      'at-feet': () => 'Spada pod nogi.',
    },
  },
  results,
});

const chargeIssues: Readonly<Record<ChargeSetupIssue['code'], string>> = {
  'inches-range': 'Za duża odległość.',
  'size-range': 'Za duża wielkość.',
  'use-range': 'Za duża trudność użycia.',
  'count-range': 'Za dużo jednostek.',
  notation: 'Tych kostek nie da się odczytać.',
  'dice-too-large': 'Za dużo kostek.',
  'cannot-charge': 'Ta broń nie nadaje się do szarży.',
  'not-in-this-model': 'Odepchnięcie w szarży jest tylko w nowszym rozdziale piątym.',
};

export const charge: Messages['charge'] = sided({
  answer: odds,
  sentence: (dies, charger) => `Na 100 walk ‹wróg|mój› ginie ${razy(dies)}, ‹mój|wróg› ${razy(charger)}.`,
  fliesToo: (chance) => `‹Wróg|Mój› odlatuje ${razy(chance)}.`,
  shovedToo: (chance) => `‹Wróg|Mój› jest odepchnięty ${razy(chance)}.`,
  lineToo: (mean, all) => `Kolejne cele (${all}): z drogi odrzuconych średnio ${mean}.`,
  targetDies: otherDies,
  ...fates,
  chargerDies: actsDies,
  flies: '‹Wróg|Mój› odlatuje',
  why,

  presets: {
    knight: 'Rycerz z kopią',
    joust: 'Na kopie',
    foot: 'Pieszo',
    rider: 'Jeździec na pikiniera',
    giant: 'Olbrzym',
    car: 'Auto i ściana',
    pair: '3 na olbrzyma',
    line: 'Przez szereg',
  },
  sides: { attacker: '‹Mój|Wróg›', defender: '‹Wróg|Mój›' },
  roles: { attacker: '‹Mój|Wróg› szarżuje', defender: '‹Wróg|Mój›' },
  sideLine: (size, skill, armor) => `Wielkość ${size}, Umiejętność ${skill}, Obrona ${armor}`,
  strikesWith: 'Czym uderza',
  meetsWith: 'Z czym czeka',
  arms: {
    nothing: 'Ciało',
    'two-handed': 'Kopia',
    heavy: 'Włócznia',
    hand: handWeapon,
    own: fight.hands.own,
    shove: fight.actions.shove,
    bail: 'Ratuje się',
  },
  weaponLine: (use, damage, reach) => `Trudność ${use}, obrażenia ${damage}, zasięg ${reach}″`,
  shield: held.shield,
  noShield: 'Bez tarczy',
  braced: 'Przygotowany',
  mounted: 'Konno',
  shoved: '‹Wróg|Mój› jest odepchnięty',

  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  counted: (count, what) => `${count} × ${what}`,
  unitNames: { minifig: 'minifig', 'armored-minifig': 'minifig w zbroi', officer: 'oficer', hero: 'bohater' },
  sized: (size) => `wielkość ${size}`,
  knight: (weapon) => `jeździec (${weapon})`,
  fighter: (unit, weapon) => `${unit} (${weapon})`,
  issues: chargeIssues,
});

const chargemoreReasons: Readonly<Record<ChargeEffect, (amount: string) => string>> = {
  'minifigs-only': () =>
    'Nowszy rozdział piąty jest dla minifigów: więksi szarżują według prędkości i wielkości',
  'straight-run': (amount) => `Rozbieg w linii prostej: ${amount}″`,
  'earlier-turns': (amount) => `Rozbieg z wcześniejszych tur: ${amount}″`,
  'target-towards': (amount) => `Cel poruszał się na szarżującego: ${amount}″`,
  'target-away': (amount) => `Cel uciekał od szarżującego: ${amount}″`,
  'angle-ignored': () => 'Cel poruszał się pod kątem: jego ruch się nie liczy',
  'fall-height': (amount) => `Upadek z ${amount}″`,
  'point-per-two-inches': (amount) => `Punkt za każde pełne 2″ prędkości: ${amount}`,
  'capped-by-size': (amount) => `Nie więcej punktów niż wielkość: ${amount}`,
  'capped-by-damage': (amount) => `Nie więcej punktów niż wielkość, jaka została po obrażeniach: ${amount}`,
  braced: (amount) => `Przygotowany na zderzenie: do wielkości ${amount}`,
  'half-size-unbraced': (amount) => `Nieprzygotowany: do połowy wielkości, ${amount}`,
  'ground-without-limit': (amount) => `Ziemia oddaje cios, kostek: ${amount}`,
  'body-hits-by-itself': () => 'Ciałem trafia się bez rzutu',
  'weapon-hits-by-itself': () => 'Zasada domowa: bronią trafia się bez rzutu',
  'own-modifier': (amount) => `Własny modyfikator: ${amount}`,
  ...sharedReasons,
  'skill-critical-failure': reasons['critical-failure'],
  'die-per-point': (amount) => `k6 obrażeń za każdy punkt: ${amount}`,
  'die-multiplied': (amount) => `Zasada domowa: jedna k6 razy ${amount}`,
  'weapon-damage': () => 'Broń dodaje swoje obrażenia',
  crushing: (amount) => `Zmiażdżenie dodaje wielkość: ${amount}`,
  'momentum-die': () => 'Pęd dodaje 1k6',
  'too-short-run': () => 'Mniej niż 2″ w linii prostej: bez pędu',
  'damage-critical-failure': reasons['damage-critical-failure-zero'],
  'shield-parries': () => 'Tarczą można sparować',
  'body-after-miss': () => 'Po pudle wpada na cel ciałem',
  'runs-past': () => 'Po pudle przebiega obok',
  'damage-takes-a-pip': () => 'Trafienie mocniejsze niż Obrona to jeden znacznik',
  'damage-beats-armor': () => 'Zabijają obrażenia większe od Obrony',
  'longer-first': () => 'Broń dłuższa o 1″ uderza pierwsza',
  'at-once': () => 'Obaj uderzają naraz',
  'aims-apart': () => 'Celują w różne miejsca i uderzają naraz',
  'knocked-back-first': () => 'Kto odleciał, ciosu już nie oddaje',
  'no-further-counter': () => 'Kontrataku już nie ma',
  'knockback-contest': () => 'Odrzucenie: po k6 za każdy punkt każdej strony',
  'less-own-size': (amount) => `Przegrany odejmuje swoją wielkość: ${amount}`,
  'rooted-stays': () => 'To, co osadzone w ziemi, nie odlatuje',
  'tie-stops-both': () => 'Remis zatrzymuje obu',
  'within-size-stops': () => 'Przewaga nie większa niż wielkość: szarżujący staje',
  'within-size-runs-on': () => 'Zasada domowa: przy takiej przewadze szarżujący biegnie dalej',
  'bailed-no-opposition': () => 'Kto się ratował, nie stawia oporu',
  'momentum-less-opposition': () => 'Odrzucenie: jego k6 minus k6 celu',
  'one-roll-each': () => 'Szarżują obaj: każdy rzuca k6',
  'same-momentum-die': () => 'Zasada domowa: jedna kostka pędu na obrażenia i odrzucenie',
  'smash-beyond-obstacle': (amount) => `Przeszkoda po ${amount}″: każdy cal dalej to 1 obrażenie`,
  'smash-adds-up': () => 'Uderzenie o przeszkodę dodaje się do obrażeń z szarży',
  'smash-alone': () => 'Zasada domowa: uderzenie o przeszkodę osobno przeciw Obronie',
  'opposition-taken-off': () => 'Rzut każdego celu odejmuje się od pędu',
  'opposition-compared': () => 'Zasada domowa: rzuty tylko się porównuje',
  'knocked-over': () => 'Kto odleciał, ten się przewraca',
  'crushed-behind': (amount) => `Zmiażdżony o to, co za nim: obrażenia +${amount}`,
  trampled: (amount) => `Wdeptany w ziemię: obrażenia +${amount}`,
  'trampled-by-itself': (amount) =>
    `Zasada domowa: kto wpadnie szarżującemu pod nogi, zostaje wdeptany, obrażenia +${amount}`,
  'trampled-in-reach': (amount) =>
    `Tylko kto nie odleciał dalej, niż szarżującemu zostało prosto: ${amount}″`,
  'falls-behind': (amount) => `Spada w dół: obrażenia ${amount}k6`,
  'momentum-adds-up': (amount) => `Pęd razem: ${amount}`,
  'damage-adds-up': () => 'Obrażenia wszystkich się sumują',
  'damage-and-knockback-add-up': () => 'Obrażenia i odrzucenie wszystkich się sumują',
  'knockback-alone': () => 'Zasada domowa: przy odrzuceniu każdy liczy się osobno',
  'shove-parried': () => 'Odepchnięcie można sparować',
  'shove-momentum': () => 'Pęd dodaje do odepchnięcia 1k6″',
  'bonus-declined': () => 'Zasada domowa: bez dorzutów',
  'cranky-per-die': reasons['cranky-per-die'],
  'cranky-per-roll': reasons['cranky-per-roll'],
};

export const chargemore: Messages['chargemore'] = sided({
  bothDie: 'Obaj giną',
  onlyCharger: fates.onlyActs,
  lostPips: (pips) => `ubyło wielkości ${pips}`,
  runUp: (momentum, opposition) => `Rozbieg · pęd ${momentum} przeciw ${opposition}`,
  nobodyDies: neitherDies,
  chargerFlies: '‹Mój|Wróg› odlatuje',
  mount: 'Wierzchowiec',
  mounts: { none: charge.presets.foot, warhorse, 'barded-warhorse': 'Rumak w zbroi' },
  unit,
  units: {
    ...figures,
    'armored-minifig': 'W zbroi',
    own: ownValues,
  },
  ...stats,
  size: 'Wielkość',
  reach: 'Zasięg broni w calach',
  struck: 'W co się celuje',
  struckAt: { rider: 'W jeźdźca', mount: 'W wierzchowca' },
  rooted: 'Osadzony w ziemi',
  useShield: 'Paruje tarczą',

  run: 'Jak się zderzają',
  straight: 'Cale w linii prostej',
  targetMoves: '‹Wróg|Mój› ostatnio poruszał się',
  directions: { angle: 'Pod kątem', towards: 'Na szarżującego', away: 'Od szarżującego' },
  targetMove: 'Ruch ‹wroga|mojego› w calach',
  afterMiss: 'Po pudle',
  afterMisses,
  pointsLine: (speed, momentum, opposition) =>
    `Prędkość ${speed}″: pęd ${momentum}, siła odbicia ${opposition}`,
  dieLine: (momentum) =>
    momentum ? 'Pęd 1k6: co najmniej 2″ w linii prostej' : 'Bez pędu: mniej niż 2″ w linii prostej',

  sprintLine: (move, straight, chance) =>
    `Ruch ${move}″: biegiem pokona ${straight}″ ${razy(chance)} na 100.`,

  around: 'Wokół nich',
  chargers: 'Ilu szarżuje',
  chargersHint: 'Wszyscy jednakowi; tylko gdy cel jest tak duży, że każdy go dosięgnie.',
  sameDirection: 'Z jednej strony',
  line: 'Kolejne cele w szeregu',
  moveLeft: 'Pozostałe cale prosto',
  tramples: 'Wdeptuje w ziemię',
  low: 'Cel na tyle niski, że da się po nim przejechać',
  behind: 'Za ‹wrogiem|moim›',
  behinds: { open: nothing, wall: 'Ściana', drop: 'Przepaść' },
  free: 'Ile cali do niej',
  height: 'Głębokość w calach',
  earlier: 'Cale prosto z wcześniejszych tur',
  unintentional: 'Zderzenie przypadkowe',
  aimApart: 'Jeden celuje w jeźdźca, drugi w wierzchowca',

  advice: 'Co najlepsze?',
  adviceOf: { attacker: 'Dla ‹mojej strony|wroga›', defender: 'Dla ‹wroga|mojej strony›' },
  choiceFigures: (target, charger) => `${otherDies} ${razy(target)}, ‹mój|wróg› ${razy(charger)}`,
  best,
  chosen: 'Wybrane',
  gain: (chance) => `${razy(chance)} na 100 lepiej niż teraz`,
  noGain: 'Nic nie jest lepsze od tego, co wybrane.',
  ways: {
    attack: 'Zamiast szarży zwykły atak',
    weapon: (name) => `Szarża: ${name}`,
    body: 'Szarża: ciałem',
    shove: 'Szarża: odepchnięcie',
    ram: 'po pudle taranuje',
    past: 'po pudle przebiega obok',
    tramples: 'wdeptuje w ziemię',
    stops: 'nie wdeptuje',
    parries: 'paruje',
    takes: 'nie paruje',
    meets: (name) => `Czeka: ${name}`,
    stands: 'Stoi bez broni',
    bails: 'Ratuje się',
    braced: 'przygotowany',
    unbraced: 'nieprzygotowany',
  },
  all: (count) => `Wszystkie możliwości: ${count}`,

  figures: allFigures,
  inchesChart: 'Jak daleko odlatuje ‹wróg|mój›',
  chargerInchesChart: 'Jak daleko odlatuje ‹mój|wróg›',
  chartColumns: { value: fightmore.fliesColumns.value, chance },
  hits: '‹Mój|Wróg› trafia',
  contact: 'W ogóle się zderzają',
  stops: 'Zderzają się, nikt nie odlatuje',
  locked: 'Obaj są związani walką',
  knockedOver: '‹Wróg|Mój› żyje, ale leży',
  diesAfterwards: '‹Wróg|Mój› ginie przy lądowaniu',
  meanInches: 'Średni lot ‹wroga|mojego› w calach',
  lineTarget: (number) => `Cel ${number} w szeregu`,
  reached: 'szarża dociera',
  cleared: 'odrzucony z drogi',
  dies: 'ginie',
  reasons: chargemoreReasons,
});

const purposes: Readonly<Record<ChargePurpose, string>> = {
  attack: duelplay.purposes.attack,
  'after-miss': 'co po pudle?',
  parry: duelplay.purposes.parry,
  damage: duelplay.purposes.damage,
  'momentum-damage': 'obrażenia od pędu',
  'parry-damage': duelplay.purposes['parry-damage'],
  armor: duelplay.purposes.armor,
  momentum: 'pęd na odrzucenie',
  opposition: 'siła odbicia',
  trample: 'leży na drodze',
  fall: 'upadek',
};

const chargeplayResults: Readonly<Record<ChargeResult, string>> = {
  ...blowResults,
  'not-parried': duelplay.results['not-parried'],
  pip: duelplay.results.pip,
  rolled: 'Rzut',
  reduced: duelplay.results.reduced,
  flies: 'Odlatuje',
  stops: 'Zatrzymani',
  locked: 'Związani walką',
  shoved: duelplay.results.shoved,
  crushed: 'Zmiażdżony',
  trampled: 'Wdeptany',
  smashed: 'Uderza o przeszkodę',
  parry: 'Paruje',
  'take-it': 'Nie paruje',
  ...afterMisses,
  trample: chargemore.tramples,
  stop: 'Staje',
};

export const chargeplay: Messages['chargeplay'] = sided({
  purposes,
  results: chargeplayResults,
  ofCharger: (side, number) => `${side} ${number}`,
  step: (side, purpose) => `${side}: ${purpose}`,
  equalKills: manyplay.equalKills,
  log: {
    attack: (who, total, need) => `${who}: rzut na trafienie ${total}, trudność użycia ${need}.`,
    parry: (who, total, need) => `${who}: parowanie ${total}, potrzeba ${need}.`,
    damage: (who, total) => `${who}: obrażenia ${total}.`,
    parryDamage: (who, total, left) => `${who}: parowanie zatrzymuje ${total}, zostaje ${left}.`,
    armor: (who, total, damage) => `${who}: Obrona ${total}, obrażenia ${damage}.`,
    momentum: (who, total) => `${who}: pęd ${total}.`,
    opposition: (who, total) => `${who}: siła odbicia ${total}.`,
    flies: (who, inches) => `${who} odlatuje na ${inches}″.`,
    stops: (difference) => `Różnica ${difference}: nikt nie odlatuje.`,
    shoved: (who, inches) => `${who} odepchnięty o ${inches}″.`,
    crushed: (who, damage) => `${who} zmiażdżony: obrażenia +${damage}.`,
    trampled: (who, damage) => `${who} wdeptany w ziemię: obrażenia +${damage}.`,
    smashed: (who, damage) => `${who} uderza o przeszkodę: obrażenia ${damage}.`,
    fall: (who, damage) => `${who} spada w dół: obrażenia ${damage}.`,
    chooses: (who, what) => `${who}: ${what.toLowerCase()}.`,
  },
  outcomes: {
    bothDie: 'Obaj giną.',
    targetDies: `${otherDies}.`,
    chargerDies: `${actsDies}.`,
    nobodyDies: duelplay.outcomes.neitherDies,
    targetFlies: (inches) => `‹Wróg|Mój› odlatuje na ${inches}″.`,
    chargerFlies: (inches) => `‹Mój|Wróg› odlatuje na ${inches}″.`,
    unseated: 'Spada tylko jeździec: wierzchowiec biegnie dalej do końca swojego Ruchu.',
    shoved: (inches) => `‹Wróg|Mój› odepchnięty o ${inches}″.`,
    down: '‹Wróg|Mój› leży na ziemi.',
    tips: 'Puśćcie ‹wroga|mojego›: czy się przewraca?',
    cleared: (count) => `Odrzucone z drogi kolejne cele: ${count}.`,
  },
});

const bricksOf = (bricks: number) =>
  count(bricks, { one: '# klocek', few: '# klocki', many: '# klocków', other: '# klocka' });

const units: Readonly<Record<QuikUnitId | LugpolUnitId, string>> = {
  ...figures,
  steed: 'Wierzchowiec',
  mercenary: 'Najemnik',
};

const weapons: Readonly<Record<QuikWeaponId | LugpolWeaponId, string>> = {
  hand: 'Broń ręczna',
  ranged: 'Broń strzelecka',
  brick: 'Klocek',
  siege: 'Broń ciężka (działo)',
  'bare-hands': nothing,
  short: 'Broń krótka',
  heavy: 'Broń ciężka',
  'two-handed': 'Broń dwuręczna',
  'short-ranged': 'Pistolet, łuk',
  'long-ranged': held['long-ranged'],
  explosive: held.explosive,
  improvised: 'Broń improwi\u00adzowana',
  mounted: 'Broń montowana (działo)',
};

export const quikgame: Messages['quikgame'] = { units, weapons };

export const quik: Messages['quik'] = sided({
  kind: 'O co chodzi?',
  kinds: { attack, building: 'Budowla', vehicle: 'Pojazd', move: 'Ruch', feat: 'Moc' },
  act: 'Akcja',
  answer: 'Odpowiedź',
  ...asked,
  youDie: '‹Ginie ktoś z moich|Wróg ginie›',
  noBrick: 'Żaden klocek',
  fails: 'Nie udaje się',
  nobodyDies: neitherDies,
  firstBrick: 'Odpada pierwszy klocek',
  allBricks: 'Odpadają wszystkie',
  meanBricks: 'Średnio klocków',
  targetLives: '‹Wróg|Mój› przeżywa',
  saysDies: (chance) => `Na 100 ataków ‹wróg|mój› ginie ${razy(chance)}.`,
  saysReply: (chance) => `W ${chance} przeżywa i w swojej turze zabija kogoś z ‹moich|wrogów›.`,
  saysFirst: (chance) => `Na 100 ataków klocek odpada ${razy(chance)}.`,
  saysBricks: (first, all, bricks) =>
    `Na 100 ataków pierwszy klocek odpada ${razy(first)}, wszystkie (${bricks}) ${razy(all)}.`,
  moves: 'Porusza się',
  inches: (inches) => `${inches}″`,
  saysMoves: (inches) => `Pojazd pokonuje najwyżej ${inches}″.`,
  saysKeeps: (inches) => `Pojazd pędzi dalej prosto, ${inches}″.`,
  saysStops: 'Pojazd musi stanąć albo wylądować.',
  saysCrash: (dice) => `Przy zderzeniu obie strony dostają ${dice}.`,
  vehicleLoses: 'Pojazd traci klocki',
  obstacleLoses: 'Oderwane klocki',
  saysWalk: (inches, limit) => `Dozwolone: ${inches}″ z ${limit}″.`,
  inchesUsed: 'Przebyte cale',
  inchesLeft: 'Pozostałe cale',
  carriers: 'Ilu musi dźwigać',
  moveSteps: {
    run: 'Bieg, wspinaczka',
    leap: 'Skok w dal',
    height: 'Skok w górę',
    swim: 'Pływanie',
    handled: 'Bierze lub upuszcza',
    lift: 'Study ładunku',
  },
  featSucceeds: 'Moc działa',
  actSucceeds: 'Akcja się udaje',
  saysFeat: (chance) => `Na 100 prób niezwykła moc działa ${razy(chance)}.`,
  saysAct: (chance, name) => `${name}: udaje się ${razy(chance)} na 100.`,
  why,

  attacker: '‹Mój|Wróg›',
  attacks: '‹Mój|Wróg› atakuje',
  attackerNumber: (number) => `Grupa ${number}`,
  target: '‹Wróg|Mój›',
  readyMade: 'Gotowe',
  unit,
  units,
  weapons,
  presets: { shield: 'Z tarczą', archer: 'Strzelec', three: '3 razem', siege: 'Działo, obsługa 3' },
  count: 'Ilu',
  weaponCount: 'Ile takich broni',
  crew: 'Obsługa każdej',
  distance: 'Ile cali do celu',
  distanceHint: '?: nieznana: przyjęto, że cel jest w zasięgu.',
  other: 'Ma też',
  shield: held.shield,
  armor: 'Zbroja',
  more: many.more,
  strikesBack: 'Czym oddaje cios',
  strikesBackHint: 'W swojej turze, temu z ‹moich|wrogów›, który mu najbardziej pasuje.',
  swap: fight.swap,
  addAttackers: 'Dodaj grupę',
  removeAttackers: (number) => `Usuń grupę ${number}`,
  armorLine: (unit, dice) => `${unit}, Obrona ${dice}`,
  times: (times, what) => `${times} × ${what}`,
  prices: (attacker, target) => `Koszt: ${attacker} przeciw ${target} pkt`,
  size: 'Najdłuższa linia w calach',
  level: 'Poziom struktury',
  groundInches: 'Cale na lądzie lub wodzie',
  airInches: 'Cale w powietrzu',
  difficulties: {
    trivial: 'Trywialna',
    easy: 'Łatwa',
    normal: 'Normalna',
    tricky: 'Sztuczka',
    hard: 'Trudna',
    'very-hard': 'Bardzo trudna',
    heroic: 'Heroiczna',
    legendary: 'Legendarna',
    divine: 'Boska',
  },

  title: {
    attack: many.titles.against,
    building: (attackers, bricks) => `${attackers}, cel: ${bricksOf(bricks)}`,
    vehicle: (inches) => `Pojazd, ${inches}″ na turę`,
    move: (unit, inches) => `${unit}: ruch ${inches}″`,
    feat: 'Niezwykła moc',
    act: (name) => `Akcja: ${name}`,
    striker: (unit, weapon) => `${unit} (${weapon})`,
  },
  issues: {
    'no-damage': () => 'Z pustymi rękami się nie atakuje: wybierz broń.',
    'no-attack': () => 'Wierzchowiec nie atakuje; robi to jeździec.',
    'out-of-range': outOfRange,
    'too-many-dice': (limit) => `Ponad ${limit} kostek to za dużo na jeden atak.`,
    'too-far': (limit) => `Za daleko: razem ${limit}″.`,
    'jump-too-high': (limit) => `Za wysoko: skok w górę najwyżej na ${limit}″.`,
    'jump-too-far': (limit) => `Według waszej zasady domowej skok w dal najwyżej na ${limit}″.`,
    'swim-too-far': (limit) => `Pływanie: najwyżej ${limit}″.`,
    'one-act-only': () => 'Jedna czynność na fazę: ruch albo podnoszenie, nie oba.',
    'no-bricks': () => 'Dodaj klocki, w które celujesz.',
  },
  impossible: many.impossible,
});

const studsOf = (studs: number) =>
  count(studs, { one: '# stud', few: '# study', many: '# studów', other: '# studa' });

const quikmoreReasons: Readonly<Record<QuikEffect, (amount: string) => string>> = {
  'no-roll-to-hit': () => 'Na trafienie nikt nie rzuca',
  'damage-dice': (amount) => `Kostki obrażeń broni: ${amount}`,
  'dice-together': (amount) => `Wszystkie kostki w jednym rzucie, ataków: ${amount}`,
  'rolled-apart': (amount) => `Osobny rzut na Obronę przeciw każdemu atakowi, ataków: ${amount}`,
  'hero-both-attacks': () => 'W podwójnym ataku rzuca się kostkami obu ataków',
  'hero-sum-doubled': () => 'Zasada domowa: podwójny atak liczy jedną sumę dwa razy',
  'crew-dice': (amount) => `Kostki za dodatkową obsługę: ${amount}`,
  'crew-inches': (amount) => `Większa obsługa, większy zasięg: ${amount}″`,
  'crew-limit': (amount) => `Z obsługi liczą się najwyżej ${amount} osoby`,
  'throw-must-reach': reasons['thrown-range'],
  'armor-roll': (amount) => `Własne kostki Obrony: ${amount}`,
  'protection-dice': (amount) => `Kostki Obrony za tarczę lub zbroję: ${amount}`,
  'protection-once': () => 'Tarcza i zbroja razem liczą się raz',
  'equal-lives': () => 'Przy Obronie równej obrażeniom cel przeżywa',
  'equal-succeeds': () => 'Bohaterowi wystarczy tyle samo',
  'bonus-d6': () => 'Każda 6 daje dorzut',
  'ones-count': () => 'Jedynki to zwykłe jedynki: rzutów pechowych nie ma',
  floor: reasons.floor,
  'studs-held': (amount) =>
    amount === '' ? 'Obrażenia muszą przewyższyć liczbę studów' : `Więcej obrażeń niż studów: ${amount}`,
  'studs-spent': () => 'Study każdego klocka odejmuje się od obrażeń',
  'inches-per-unit': (amount) => `5″ za każdy używany moduł, modułów: ${amount}`,
  'speed-limit': (amount) => `Najwyżej ${amount}″`,
  'unfit-for-terrain': (amount) => `Moduły bezużyteczne na tym terenie: ${amount}`,
  overloaded: (amount) => `Wiezie ${amount}; z większą liczbą musi stanąć`,
  'keeps-going': (amount) => `Nikogo przy kontrolkach: pędzi dalej, ${amount}″`,
  'crash-dice': (amount) => `Kostka za każdy używany moduł, dla obu stron: ${amount}`,
  'move-limit': (amount) => `${amount}″ w fazie ruchu`,
  'jump-height': (amount) => `Skok w górę najwyżej na ${amount}″`,
  'jump-distance': (amount) => `Zasada domowa: skok w dal najwyżej na ${amount}″`,
  'swim-limit': (amount) => `Pływanie: najwyżej ${amount}″`,
  'any-number-handled': () => 'Po drodze można podnieść wszystko',
  'one-act': () => 'Jedna czynność na fazę',
  'studs-per-carrier': (amount) => `Jeden uniesie tyle studów: ${amount}`,
  'unit-price': (amount) => `Jednostki: ${amount}`,
  'item-price': (amount) => `Wyposażenie: ${amount}`,
  'body-price': (amount) => `Kadłub według wielkości: ${amount}`,
  'ground-price': (amount) => `Szybkość na lądzie lub wodzie: ${amount}`,
  'flight-price': (amount) => `Szybkość w powietrzu: ${amount}`,
  difficulty: (amount) => `Trzeba wyrzucić co najmniej ${amount}`,
  'nothing-to-roll': () => 'Rzecz trywialna: bez rzutu',
};

const propulsion: Readonly<Record<PropulsionId, string>> = {
  wheels: 'Koła (pary)',
  treads: 'Gąsienice (pary)',
  legs: 'Nogi (pary)',
  skids: 'Płozy (pary)',
  sail: 'Żagle',
  oars: 'Wiosła (pary)',
  rotor: 'Wirniki',
  propeller: 'Śmigła',
  jets: 'Odrzutowe (pary)',
  thrusters: 'Dysze (pary)',
};

export const quikmore: Messages['quikmore'] = sided({
  carries: 'Podnoszenie i dźwiganie',

  howStrike: 'Jak uderzasz?',
  goal: fightmore.goal,
  goals: { kill: 'zabić', survive: fightmore.goals.survive, trade: 'wymienić ciosy' },
  ways: { together: 'Wszyscy w jednym rzucie', apart: 'Jeden po drugim', best: 'Według rady' },
  heroWays: { together: 'Jeden podwójny atak', apart: 'Dwa ataki', best: 'Według rady' },
  wayFigures: (kills) => `zabija ${razy(kills)}`,
  wayReply: (kills, dies) => `zabija ${razy(kills)}, traci kogoś ${razy(dies)}`,
  best,
  tooMany: 'Za wielu atakujących, by sprawdzić każdy sposób ich połączenia.',
  rollsWith: (rolls) => `Rzuty: ${rolls}`,

  figures: allFigures,
  rollTitle: (dice) => `Obrażenia ${dice}`,
  rollTimes: (times, dice) => `${times} × obrażenia ${dice}`,
  rollKills: 'Ten rzut zabija',
  meanDamage: fightmore.meanDamage,
  damageChart: 'Obrażenia w tym rzucie',
  damageColumns: { value: stats.damage, chance },
  bricksChart: 'Ile klocków odpada',
  bricksColumns: { value: 'Klocki', chance },
  replyKills: 'Jego odpowiedź zabija',
  price: (points) => `Koszt: ${points}`,
  priceOf: { attacker: 'Koszt ‹moich|wroga›', target: 'Koszt ‹wroga|moich›', vehicle: 'Koszt pojazdu' },

  bricks: 'Klocki, w kolejności celowania',
  vehicleBricks: 'Klocki pojazdu, w kolejności trafiania',
  obstacleBricks: 'Klocki, w które uderza',
  addBrick: (studs) =>
    count(studs, {
      one: 'Dodaj: # stud',
      few: 'Dodaj: # study',
      many: 'Dodaj: # studów',
      other: 'Dodaj: # studa',
    }),
  addBrickOther: 'Dodaj: inna liczba studów',
  brick: (place, studs) => `Klocek ${place}, ${studsOf(studs)}: usuń`,
  studs: 'Ile studów trzyma klocek',
  noBricks: 'Stuknij liczbę studów: tak dodasz klocek, który trzyma się na tylu.',
  weakest: (mean) => `Najsłabsze najpierw: średnio klocków ${mean}`,

  terrain: 'Gdzie',
  terrains: { ground: 'Ląd', water: 'Woda', air: 'Powietrze' },
  propulsion,
  otherUnits: 'Inny napęd',
  aboard: 'Na pokładzie',
  controlled: 'Ktoś przy kontrolkach',
  lastInches: 'Cale ostatniego ruchu',
  crash: 'Zderzenie',
  hits: 'Uderza w',
  obstacles: { unit: 'jednostkę', bricks: 'klocki' },
  carPrice: 'Koszt według cennika',

  featHint: 'Powiedz, czego próbuje bohater. Musi wyrzucić co najmniej tyle, co przeciwnik.',
  actHint: 'Coś niezwykłego: jedna kostka, która musi osiągnąć stopień trudności.',
  difficulty: 'Trudność',
  ladder: 'Wszystkie trudności',

  reasons: quikmoreReasons,
});

const sides: Readonly<Record<QuikSide, string>> = {
  attacker: '‹Mój|Wróg›',
  target: '‹Wróg|Mój›',
  vehicle: 'Pojazd',
  obstacle: 'Przeszkoda',
  hero: figures.hero,
  opponent: 'Przeciwnik',
};

const quikplayPurposes: Readonly<Record<QuikPurpose, string>> = {
  begin: 'najpierw niezwykła moc?',
  throw: manyplay.steps.range,
  damage: manyplay.steps.damage,
  armor: 'Obrona',
  brick: 'który klocek następny?',
  feat: 'rzut na niezwykłą moc',
  opposing: 'rzut przeciw mocy',
  act: 'akcja',
};

const quikplayResults: Readonly<Partial<Record<QuikResult, string>>> = {
  ...throwResults,
  lives: 'Przeżywa',
  destroyed: 'Zniszczony',
  'comes-off': 'Odpada',
  holds: 'Trzyma się',
  succeeds: 'Udane',
  fails: 'Nieudane',
};

export const quikplay: Messages['quikplay'] = sided({
  step: chargeplay.step,
  attackNumber: (number, of, what) => `${what} (${number} z ${of})`,
  sides,
  purposes: quikplayPurposes,
  results: quikplayResults,
  beginnings: { attack, feat: 'Najpierw moc' },
  nextBrick: studsOf,
  log: {
    throw: (total, need) => `leci ${total}″, potrzeba ${need}″`,
    damage: duelplay.log.damage,
    taken: (total) => `dostaje obrażenia ${total}`,
    doubled: (total) => `obrażenia ${total}, liczone dwa razy`,
    armor: (total, damage) => `Obrona ${total}, obrażenia ${damage}`,
    harmless: 'bez obrażeń, bez rzutu na Obronę',
    brick: (studs, damage) => `obrażenia ${damage}, klocek (${studs})`,
    feat: (total) => `wyrzuca ${total}`,
    opposing: (total, need) => `wyrzuca ${total} przeciwko ${need}`,
    act: (total, need) => `wyrzuca ${total}, potrzeba ${need}`,
  },
  logLine: (side, what) => `${side}: ${what}.`,
  outcomes: {
    destroyed: '‹Wróg|Mój› zniszczony.',
    lives: otherLivesSaid,
    featSucceeds: 'Moc działa.',
    featFails: 'Moc zawodzi: bohater ponosi skutki.',
    actSucceeds: 'Akcja się udaje.',
    actFails: 'Akcja się nie udaje.',
    bricks: (bricks) =>
      bricks === 0
        ? 'Żaden klocek nie odpada.'
        : count(bricks, {
            one: 'Odpada # klocek.',
            few: 'Odpadają # klocki.',
            many: 'Odpada # klocków.',
            other: 'Odpada # klocka.',
          }),
    vehicle: (bricks) => (bricks === 0 ? 'Pojazd jest cały.' : `Pojazd traci ${bricksOf(bricks)}.`),
    obstacle: (bricks) => (bricks === 0 ? 'Przeszkoda jest cała.' : `Przeszkoda traci ${bricksOf(bricks)}.`),
  },
});

const magicmoreReasons: Readonly<Record<SupplementEffect, (amount: string) => string>> = {
  'two-for-a-level': (amount) => `Trudność użycia ${amount}: 2 za każdy poziom`,
  'three-for-a-level': (amount) => `Trudność użycia ${amount}: 3 za każdy poziom`,
  'three-for-a-size': (amount) => `Trudność użycia ${amount}: 3 za każdy cal wielkości`,
  'four-for-a-size': (amount) => `Trudność użycia ${amount}: 4 za każdy cal wielkości`,
  'shield-takes-off': (amount) => `Tarcza zdejmuje ${amount}k6, rzucane od nowa przy każdych obrażeniach`,
  'shield-ones-count': () => 'Same jedynki na tarczy liczą się normalnie',
  'best-mage-rolls': () => 'Mag o najlepszej Umiejętności rzuca raz za wszystkich',
  'levels-together': (amount) => `Suma poziomów, najwyżej 10: ${amount}`,
  'half-the-level': (amount) => `Połowa poziomu, zaokrąglona w dół: wielkość najwyżej ${amount}`,
  'half-the-levels': (amount) => `Połowa sumy poziomów, zaokrąglona w dół: wielkość najwyżej ${amount}`,
  'turns-of-a-circle': (amount) => `Krąg tworzy się tyle tur: ${amount}`,
  'paid-for-each-cast': (amount) => `Za każdy czar płaci się wraz z armią: ${amount} CP`,
  'undead-at-most': (amount) => `Jeden na poziom magii: najwyżej ${amount}`,
  'one-try-a-turn': (amount) => `Jedna próba na turę, tur: ${amount}`,
  'cover-hidden': (amount) => `Zasłonięte trzecie części: ${amount}`,
  'hides-at-half-speed': (amount) => `Kryje się z połową szybkości: osłona większa o ${amount}`,
  'hides-standing-still': (amount) => `Kryje się i stoi: osłona większa o ${amount}`,
  'spotting-takes-cover': () => 'Dostrzeżony nie ma już osłony',
  'spot-the-cover': (amount) => `Żeby go dostrzec, rzut musi osiągnąć jego osłonę, ${amount}`,
  'damage-above-armor': () => 'Każdy punkt ponad Obronę to rana',
  'more-than-the-wounds': (amount) => `Trzeba wyrzucić więcej, niż jest ran: ${amount}`,
  'medics-roll-together': (amount) => `Lekarze rzucają razem, po kostce Umiejętności: ${amount}`,
  'medics-quarrel': (amount) => `Każdy następny lekarz odejmuje 1: ${amount}`,
  'medics-at-most': (amount) => `Liczy się tylko ${amount} lekarzy`,
  'carried-at-half': (amount) => `Niesiony z połową Szybkości najwolniejszego, ${amount}″`,
};

const woundsOf = (wounds: number) =>
  count(wounds, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' });
const medicsOf = (medics: number) =>
  count(medics, { one: '# lekarz', few: '# lekarze', many: '# lekarzy', other: '# lekarza' });

export const magic: Messages['magic'] = sided({
  kind: 'Co próbujesz zrobić?',
  kinds: {
    bolt: 'Pocisk',
    area: 'Czar obszarowy',
    shield: 'Magiczna tarcza',
    summon: 'Przywołanie',
    raise: 'Ożywienie',
    heal: 'Leczenie',
    shot: 'Ukryty cel',
  },
  answer: odds,
  says: (label, chance) => `${label}: ${razy(chance)} na 100.`,
  ends: {
    dies: asked.targetDies,
    lives: 'Trafiony, przeżywa',
    misses: 'Pudło',
    someone: 'Ktoś ginie',
    nobody: 'Wszyscy przeżywają',
    saved: 'Swój przeżywa',
    lost: 'Swój ginie',
    called: 'Przybywa',
    uncalled: 'Nie przybywa',
    rises: 'Ożywa',
    stays: 'Nie ożywa',
    healed: 'Uleczony',
    unhurt: 'Bez rany',
    bleeds: 'Pacjent umiera',
    self: 'Ginie tylko mag',
  },
  facts: {
    hit: fight.hit,
    reach: duelplay.results['in-range'],
    up: 'Tarcza działa',
    without: 'Przeżywa bez niej',
    spot: 'Dostrzeżony',
    wounded: 'Ranny',
    dead: many.meanDead,
    turns: 'Tur',
    points: 'CP za czar',
    room: 'Miejsc dla ożywieńców',
    cover: 'Osłona',
    caught: 'Mimo pudła',
    self: 'Mag ginie',
    carried: 'Niesiony, cale',
    landed: 'Cale obok',
  },
  roles: {
    mage: '‹Mój mag|Mag wroga›',
    medic: '‹Mój lekarz|Lekarz wroga›',
    shooter: '‹Mój strzelec|Strzelec wroga›',
    enemy: '‹Wróg|Mój›',
    target: '‹Wróg|Mój›',
    friend: 'Swój',
    called: 'Przywoływany',
    corpse: 'Zwłoki',
    patient: 'Pacjent',
    hider: '‹Ukryty wróg|Mój, ukryty›',
  },
  units: { ...fight.presets, 'armored-minifig': 'Minifig w zbroi' },
  unit,
  skill: stats.skill,
  armor: stats.armor,
  distance: fight.distance,
  change: 'zmień',
  best,
  magic: 'Poziom magii',
  level: 'Poziom czaru',
  others: 'Poziomy innych w kręgu',
  noCircle: 'bez kręgu',
  othersHint: 'To ten o najlepszej Umiejętności. Krąg tworzy się tyle tur, ile wynosi jego poziom.',
  undead: 'Ilu ożywieńców już ma',
  medics: 'Lekarze',
  patientSize: 'Wielkość pacjenta',
  medicsHint: 'Tuż przy pacjencie, w pierwszej turze po trafieniu. Nieudany rzut zabija.',
  perceives: 'Spostrzegawczość',
  master: 'Mistrz broni',
  modifier: 'Dodane do Umiejętności',
  supplement: 'Z polskich suplementów; kostki według wybranej edycji.',
  size: 'Wielkość w calach',
  summonHint: 'Minifig 1, koń 2. Jego CP trzeba było odłożyć.',
  raiseHint: 'Wielkość za życia. Tuż przy magu, nic pomiędzy.',
  wounds: 'Rany',
  rollsHit: 'najpierw trafienie',
  rollsHitHint: '?: najpierw rzuca się na obrażenia i Obronę; każdy punkt ponad nią to rana.',
  count: 'Ilu w wybuchu',
  struck: 'Czym oberwał',
  hidden: 'Za osłoną',
  hiddenParts: { 0: 'Nic', 1: 'Jedna trzecia', 2: 'Dwie trzecie' },
  stance: 'Co robi ukryty',
  stances: { moving: 'Porusza się', half: 'Połowa szybkości', still: 'Stoi' },
  hides: 'Umie się ukrywać',
  circle: 'krąg',
  times: (times, what) => `${times} × ${what}`,
  against: (weapon) => `oberwał: ${weapon}`,
  ofSize: (size) => `Wielkość ${size}`,
  controls: (undead) => `ma ożywieńców: ${undead}`,
  woundCount: woundsOf,
  medicCount: medicsOf,
  coverOf: (cover) => `osłona ${cover}`,
  magicLevel: (level) => `magia ${level}`,
  castsAt: (level) => `Poziom ${level}`,
  titles: {
    spell: (spell, level, target) => `${spell}, poziom ${level}: ${target}`,
    call: (what, size) => `${what}: wielkość ${size}`,
    wounds: (what, wounds, medics) => `${what}: rany ${wounds}, ${medicsOf(medics)}`,
    hit: (what, medics) => `${what}: trafienie, ${medicsOf(medics)}`,
    shot: (what, weapon, target) => `${what}: ${weapon} przeciw ${target}`,
  },
  issues: {
    'above-level': (limit) => `Za wysoki poziom: najwyżej ${limit}.`,
    'too-far': (limit) => `Poza zasięgiem: ten czar sięga na ${limit}″.`,
    'magic-too-low': () => 'Przywołanie wymaga magii poziomu 2.',
    'too-big': (limit) => `Za duży: wielkość najwyżej ${limit}.`,
    'too-many-undead': (limit) => `Ma już ${limit}, po jednym na poziom.`,
  },
  impossible: 'Tego nie da się zrobić.',
});

export const magicmore: Messages['magicmore'] = {
  reasons: magicmoreReasons,
};

const magicPurposes: Readonly<Record<CarePurpose, string>> = {
  look: 'dostrzeże ukrytego?',
  reach: manyplay.steps.range,
  use: stats.skill,
  damage: manyplay.steps.damage,
  'taken-off': 'tarcza zdejmuje',
  armor: stats.armor,
  treat: 'leczenie',
};

const magicResults: Readonly<Partial<Record<CareResult, string>>> = {
  succeeds: 'Udane',
  fails: 'Nieudane',
  lives: 'Przeżywa',
  dies: duelplay.results.dies,
  wounded: magic.facts.wounded,
};

export const magicplay: Messages['magicplay'] = sided({
  step: chargeplay.step,
  purposes: magicPurposes,
  results: magicResults,
  log: {
    test: quikplay.log.act,
    reach: quikplay.log.throw,
    damage: duelplay.log.damage,
    takenOff: (total, damage) => `zdejmuje ${total} z ${damage} obrażeń`,
    armor: quikplay.log.armor,
    wounds: (armor, wounds) => `${armor}, rany: ${wounds}`,
    target: (number, armor) => `numer ${number}, ${armor}`,
  },
  logLine: quikplay.logLine,
  deaths: (dead) => count(dead, { one: 'Ginie #.', few: 'Giną #.', many: 'Ginie #.', other: 'Ginie #.' }),
  goOn: 'Następna tura: kolejna próba',
  keepUndead: (undead) => `Zostaw ożywieńców: ${undead}`,
  outcomes: {
    dies: `${otherDies}.`,
    lives: '‹Wróg|Mój› jest trafiony, ale przeżywa.',
    misses: 'Pudło.',
    someone: 'Ktoś ginie.',
    nobody: 'Trafienie, ale nikt nie ginie.',
    saved: 'Swój przeżywa.',
    lost: 'Swój ginie.',
    called: 'Przybywa i staje obok maga.',
    uncalled: 'Nikt nie przybywa.',
    rises: 'Ożywa i słucha maga.',
    stays: 'Nie ożywa.',
    healed: 'Pacjent uleczony, w tej turze zdezorientowany.',
    unhurt: 'Obrona wytrzymała: bez rany.',
    bleeds: 'Pacjent umiera.',
    self: 'Mag ginie od własnego czaru.',
  },
});

export const brikbuild: Messages['brikbuild'] = builderWords;
export const creation = creationWords;
export const wreck = wreckWords;
export const wreckplay = wreckplayWords;
export const mage = mageWords;
export const squads = squadWords;
export const squadplay = squadplayWords;
