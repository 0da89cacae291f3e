import type { ManyResult } from '../../rules/brikwars/many-record.ts';
import type { Messages } from '../messages.ts';

const results: Readonly<Partial<Record<ManyResult, string>>> = {
  'in-range': 'Odaér',
  short: 'Nem ér oda',
  'at-feet': 'A lába elé esik',
  hit: 'Talált',
  missed: 'Mellé',
  'critical-failure': 'Kritikus kudarc',
  holds: 'Túléli',
  dies: 'Meghal',
  'roll-again': 'Újra kell dobni',
  parried: 'Hárítva',
  'not-parried': 'Nincs hárítva',
};

export const manyplay: Messages['manyplay'] = {
  explosive: 'Robbanószer',

  steps: {
    range: 'meddig repül',
    attack: 'találat',
    parry: 'hárítás',
    damage: 'sebzés',
    'parry-damage': 'hárított sebzés',
    armor: 'páncélérték',
  },
  everybody: 'Mind',
  strayStep: (who, inches) => `${who}: ${inches}″-cel mellé. Hol csapódik be?`,
  nearStep: (what, inches) => `${what}: hányan állnak ${inches}″-en belül attól, ahol földet ért?`,
  nowhere: 'Senkit sem talál el',
  equalKills: 'A páncélértékkel egyenlő sebzés öl',
  log: {
    range: (who, inches, need) => `${who}: ${inches}″, ${need}″ kell.`,
    ranges: (who, enough, all) => `${who}: ${all} közül ${enough} ér oda.`,
    attack: (who, total, need) => `${who}: ${total}, kezelési érték ${need}.`,
    attacks: (who, hits, all) => `${who}: ${all} közül ${hits} talál.`,
    parry: (who, total, need) => `${who}: hárítás ${total}, ${need} kell.`,
    damage: (who, points) => `${who}: sebzés ${points}.`,
    stopped: (who, points, left) => `${who}: a hárítás levesz ${points} sebzést, marad ${left}.`,
    armor: (who, total, damage) => `${who}: páncélérték ${total}, sebzés ${damage}.`,
    armors: (who, dead, all) => `${who}: ${all} közül ${dead} meghal.`,
    strayed: (who, inches, what) => `${who}: ${inches}″-cel mellé, és eltalálja: ${what}.`,
    harmless: (who, inches) => `${who}: ${inches}″-cel mellé, senkit sem talál el.`,
    reached: (what, reached, all) => `${what}: ${all} közül ${reached} a robbanásban.`,
  },
  missedBy: (inches) => `${inches}″-cel`,
  weaponLostShort: 'elvész a fegyver',
  outcomes: {
    dies: 'A célpont meghal.',
    lives: 'A célpont túléli.',
    dead: (dead, all) => `${all} célpontból ${dead} meghal.`,
    strays: (dead) => `Mellélövéstől meghal még ${dead}.`,
    victimDies: 'Az áldozat meghal.',
    victimLives: 'Az áldozat túléli.',
    attackersDead: (dead) => `${dead} támadó meghal.`,
    blast: (dead, reached) => `Ellenség a robbanásban: ${reached}, közülük meghal: ${dead}.`,
    blastOwn: (dead, reached) => `Saját figura a robbanásban: ${reached}, közülük meghal: ${dead}.`,
    nobodyReached: 'A robbanás senkit sem ér el.',
    landed: {
      'on-target': () => 'Célba talált.',
      missed: (inches) => `${inches}″-cel mellé.`,
      short: (inches) => `${inches}″-cel közelebb esett le.`,
      'at-feet': () => 'A lába elé esett.',
    },
  },
  results,
};
