import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('pl');

export const squads: Messages['squads'] = {
  answer: 'Szanse',
  kind: 'Co robią',
  kinds: { ranged: 'Salwa', close: 'Zwarcie' },
  names: { mine: 'Mój oddział', theirs: 'Oddział wroga' },
  roles: {
    attacker: { mine: 'Mój oddział atakuje', theirs: 'Oddział wroga atakuje' },
    defender: { mine: 'Mój oddział', theirs: 'Oddział wroga' },
  },
  theyAttack: 'Wróg atakuje',
  counters: 'Kontratak',
  distance: 'Między sztandarami',
  times: (number, what) => `${number} × ${what}`,
  title: (kind, attackers, defenders) => `${kind}, ${attackers} na ${defenders}`,
  officer: 'Oficer',
  officerLeads: 'Prowadzi ich oficer',
  officerHint: 'Dostaje dopiero, gdy każdy inny ma już trafienie, chyba że wybierzesz jego.',
  count: 'Ilu ich jest',
  unit: 'Kim są',
  units: { minifig: 'Minifig', 'armored-minifig': 'Opancerzony minifig', own: 'Własne wartości' },
  arm: 'Czego używają',
  arms: {
    hand: 'Broń krótka',
    heavy: 'Miecz',
    'random-object': 'Broń improwizowana',
    'short-ranged': 'Pistolet lub łuk',
    'long-ranged': 'Karabin lub długi łuk',
    own: 'Własna broń',
  },
  armLine: (use, damage) => `Trudność użycia ${use}, obrażenia ${damage}`,
  skill: 'Umiejętność',
  armor: 'Obrona',
  useLabel: 'Trudność użycia',
  damage: 'Obrażenia',
  plateTitle: 'Podstawka',
  plate: 'Szerokość w calach',
  plateHint: 'W dużą podstawkę łatwiej trafić z daleka.',
  situation: 'Atak',
  modifier: 'Inna zmiana Umiejętności',
  hopes: { ranged: 'Ginie co najmniej połowa', close: 'Wróg traci więcej' },
  ends: {
    all: 'Giną wszyscy',
    half: 'Połowa lub więcej',
    some: 'Ktoś ginie',
    none: 'Nikt',
    ahead: 'Wróg traci więcej',
    even: 'Po równo',
    behind: 'Moi tracą więcej',
  },
  falls: { mine: 'Straty moje', theirs: 'Straty wroga' },
  fallsOf: (number) => `Średnio ginie: ${number}`,
  hits: 'Trafienie',
  says: (label, shown) => `${label}: ${shown} na 100.`,
  howMany: { mine: 'Ilu moich ginie', theirs: 'Ilu wrogów ginie' },
  fallen: 'Zabici',
  chance: 'Szansa',
  cascade: (hit, kill) => `Jeden atak: trafia ${hit}, zabija ${kill}`,
  use: (amount) => `Trudność użycia ${amount}: co najmniej tyle trzeba wyrzucić`,
  asSquads: 'Jako oddział',
  reasons: {
    plate: (amount) => `Wielkość podstawki: Umiejętność ${amount}`,
    'own-size': () => 'W zwarciu liczy się wielkość pojedynczej figurki',
    'all-at-once': () => 'Atakują wszyscy razem, potem schodzą zabici',
    'greatest-first': () => 'Najpierw największe trafienie; właściciel wybiera, kto je bierze',
    'one-before-two': () => 'Nikt nie bierze drugiego, póki ktoś nie ma pierwszego',
    'armor-once': () => 'Trafienia rundy sumują się przeciw jednemu rzutowi na Obronę',
    'three-strikers': () => 'Jednego może uderzyć najwyżej trzech',
    overwhelmed: (amount) => `Mniej liczni: kontrataki −${amount} do Umiejętności i obrażeń`,
    'not-overwhelmed': (amount) => `Przy ${amount} atakujących kontrataki będą słabsze`,
  },
  aimFirst: 'Najpierw wyceluj',
  bring: (number) => `Zaatakuj liczbą ${number}`,
  takeOff: 'Zdejmij zabitych',
  takenOff: 'Zabici zdjęci.',
  nobody: 'Oddział bez członków nie może walczyć.',
  badDice: 'Za dużo kostek albo błędny zapis: najwyżej 10 jednego rodzaju.',
  tooFar: (limit) => `Za daleko: zasięg to ${limit}″.`,
};

export const squadplay: Messages['squadplay'] = {
  member: (unit, number) => `${unit} ${number}`,
  steps: {
    attack: (squad, number) =>
      `${squad}: ${count(number, { one: '# atak', few: '# ataki', many: '# ataków', other: '# ataku' })}`,
    damage: (squad, number) =>
      `${squad}: obrażenia z ${count(number, { one: '# trafienia', other: '# trafień' })}`,
    assign: (squad, damage) => `${squad}: kto bierze ${damage}?`,
    armor: (member, damage) => `${member}: Obrona przeciw ${damage}`,
  },
  log: {
    overwhelmed: (squad, amount) => `${squad}: mniej liczni, −${amount}`,
    hits: (squad, hits, of) => `${squad}: trafienia ${hits} z ${of}`,
    points: (squad, points) => `${squad}: obrażenia ${points}`,
    lost: (damage) => `Obrażenia ${damage} przepadają`,
    struck: (member, damage) => `${member}: obrażenia ${damage}`,
  },
  results: { dies: 'ginie', holds: 'Obrona trzyma' },
  outcomes: {
    shot: (dead) =>
      dead === 0
        ? 'Nikt nie ginie.'
        : count(dead, {
            one: 'Ginie # z nich.',
            few: 'Giną # z nich.',
            many: 'Ginie # z nich.',
            other: 'Ginie # z nich.',
          }),
    melee: (theirs, mine) => `Straty wroga: ${theirs}. Straty moje: ${mine}.`,
  },
};
