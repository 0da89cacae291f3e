import type { FightIssueCode } from '../../rules/brikwars/setup.ts';
import { razy } from '../cases.ts';
import type { Messages } from '../messages.ts';

const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () =>
    'Z tyloma obrażeniami w tej turze już nie żyje. Zmniejsz obrażenia albo zwiększ Obronę.',
  'attack-roll-range': (limit) => `Bez dorzutów na tych kostkach wypada najwyżej ${limit}.`,
  'target-too-big': () => 'Większego celu nie da się odepchnąć.',
  'out-of-range': (limit) => `Poza zasięgiem: ta broń sięga na ${limit}″.`,
};

export const fight: Messages['fight'] = {
  jumpToDice: 'Kostki',

  answer: 'Szanse',
  defenderDies: 'Obrońca ginie',
  attackerDies: 'Atakujący ginie',
  neitherDies: 'Nikt nie ginie',
  targetDies: 'Cel ginie',
  hit: 'Trafia',
  summaryClose: (defender, attacker) =>
    `Na 100 walk obrońca ginie ${razy(defender)}, atakujący ${razy(attacker)}.`,
  summaryRanged: (hits, dies) => `Na 100 ataków ${razy(hits)} pada trafienie, a cel ginie ${razy(dies)}.`,

  howDefend: 'Jak się bronisz?',
  best: 'Najlepiej',
  plans: {
    none: 'Nie bronisz się',
    counterattack: (weapon) => `Kontratak – ${weapon}`,
    shove: (weapon) => `Odepchnięcie – ${weapon}`,
    parry: (weapon) => `Parowanie – ${weapon}`,
    riposte: (parry, strike) => `Parowanie z ripostą – ${parry}, ${strike}`,
    ofAttack: (attack, what) => `${attack}. ${what}`,
  },

  sides: { attacker: 'Atakujący', defender: 'Obrońca' },
  weapon: 'Broń',
  shootsWith: 'Strzela lub rzuca',
  unit: 'Jednostka',
  weapons: {
    hand: 'Broń krótka',
    heavy: 'Broń ciężka (miecz)',
    'two-handed': 'Broń dwuręczna',
    'short-ranged': 'Pistolet, krótki łuk',
    'long-ranged': 'Karabin, długi łuk',
    explosive: 'Granat',
    shield: 'Tarcza',
    'random-object': 'Broń improwizowana',
    'bare-hands': 'Puste ręce',
    bite: 'Ugryzienie, kopnięcie',
    own: 'Własna broń',
    'own-2': 'Druga własna broń',
    nothing: 'Nic',
  },
  thrown: { hand: 'Rzucona broń krótka', 'random-object': 'Rzucony przedmiot' },
  weaponLine: (use, damage) => `Trudność użycia ${use}, obrażenia ${damage}`,
  diceCount: (what) => `${what}: ile kostek`,
  diceSides: (what) => `${what}: jakie kostki`,
  dicePlus: (what) => `${what}: ile dodać`,
  inForce: 'włączone',
  shieldUp: 'Cel ma tarczę',
  grenadeNote: 'Liczy się tylko bezpośrednie trafienie; chybiony granat może i tak spaść dość blisko.',

  statLine: (skill, armor) => `Umiejętność ${skill}, Obrona ${armor}`,
  swap: 'Zamień strony',
  action: 'Co robi atakujący',
  actions: { attack: 'Atak', shove: 'Odepchnięcie', withdraw: 'Wycofanie' },
  mine: 'Moje…',
  presets: {
    minifig: 'Minifig',
    'minifig-shield': 'z tarczą',
    'armored-minifig': 'w zbroi',
    officer: 'Oficer',
    hero: 'Bohater',
    warhorse: 'Rumak',
    'barded-warhorse': 'Rumak w zbroi',
    own: 'Własne wartości',
  },
  hands: {
    hand: 'Krótka',
    heavy: 'Ciężka',
    'two-handed': 'Dwuręczna',
    'short-ranged': 'Pistolet, krótki łuk',
    'long-ranged': 'Karabin, długi łuk',
    explosive: 'Granat',
    shield: 'Tarcza',
    'random-object': 'Improwizowana',
    'bare-hands': 'Puste ręce',
    bite: 'Ugryzienie',
    own: 'Własna',
    'own-2': 'Druga własna',
    nothing: 'Puste ręce',
  },
  plusHand: (weapon) => `+ ${weapon}`,
  besides: (what, figures) => `${what}: ${figures}`,
  bareHandsLine: 'Bez broni można tylko odpychać.',
  diceAnew: 'Ustaw inne kostki',
  valuesFold: 'Wartości i modyfikatory',

  summaryShove: (shoved, dies) =>
    `Na 100 prób odepchnięcie udaje się ${razy(shoved)}, atakujący ginie ${razy(dies)}.`,
  summaryWithdraw: (away, dies) =>
    `Na 100 prób atakujący wycofuje się cało ${razy(away)}, ginie ${razy(dies)}.`,
  distance: 'Ile cali do celu',
  distanceUnknown: 'nieznana',
  assumes: {
    within: (inches) => `Dla celu w zasięgu ${inches}″: odległości nie podano.`,
    thrown: 'Dla rzutu, który doleci: odległości nie podano.',
    range: 'Dla celu w zasięgu: odległości nie podano.',
  },
  nothingBetter: 'Lepiej bronić się nie da.',
  bestClose: (plan, dies, kills) =>
    `Najlepiej bronić się tak: ${plan}. Wtedy obrońca ginie ${razy(dies)}, atakujący ${razy(kills)}.`,
  bestShot: (plan, dies) => `Najlepiej bronić się tak: ${plan}. Wtedy cel ginie ${razy(dies)}.`,
  bestShove: (plan, shoved, dies) =>
    `Najlepiej bronić się tak: ${plan}. Wtedy odepchnięcie udaje się ${razy(shoved)}, atakujący ginie ${razy(dies)}.`,
  bestWithdraw: (plan, dies) => `Najlepsza odpowiedź: ${plan}. Wtedy atakujący ginie ${razy(dies)}.`,
  getsAway: 'Wycofuje się cało',
  defenderShoved: 'Obrońca odepchnięty',
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
};
