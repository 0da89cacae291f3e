import type { ManyResult } from '../../rules/brikwars/many-record.ts';
import { plural } from '../format.ts';

const count = plural('en');

const results: Readonly<Partial<Record<ManyResult, string>>> = {
  'in-range': 'Far enough',
  short: 'Falls short',
  'at-feet': 'At his feet',
  hit: 'Hit',
  missed: 'Missed',
  'critical-failure': 'Critical failure',
  holds: 'Survives',
  dies: 'Dies',
  'roll-again': 'Must be rolled again',
  parried: 'Parried',
  'not-parried': 'Not parried',
};

export const manyplay = {
  explosive: 'Explosive',

  steps: {
    range: 'how far it flies',
    attack: 'to hit',
    parry: 'parry',
    damage: 'damage',
    'parry-damage': 'damage parried',
    armor: 'Armor',
  },
  everybody: 'All',
  strayStep: (who: string, inches: string) => `${who} misses by ${inches}″: where does it land?`,
  nearStep: (what: string, inches: string) => `${what}: how many stand within ${inches}″ of where it landed?`,
  nowhere: 'Harmless',
  equalKills: 'Damage equal to Armor kills',
  log: {
    range: (who: string, inches: string, need: string) => `${who}: ${inches}″, needs ${need}″.`,
    ranges: (who: string, enough: string, all: string) => `${who}: ${enough} of ${all} fly far enough.`,
    attack: (who: string, total: string, need: string) => `${who}: ${total} against Use ${need}.`,
    attacks: (who: string, hits: string, all: string) => `${who}: ${hits} of ${all} hit.`,
    parry: (who: string, total: string, need: string) => `${who} parries: ${total}, needs ${need}.`,
    damage: (who: string, points: string) => `${who}: ${points} damage.`,
    stopped: (who: string, points: string, left: string) => `${who} stops ${points}, ${left} left.`,
    armor: (who: string, total: string, damage: string) => `${who}: Armor ${total} against ${damage} damage.`,
    armors: (who: string, dead: string, all: string) => `${who}: ${dead} of ${all} die.`,
    strayed: (who: string, inches: string, what: string) => `${who} misses by ${inches}″ and hits: ${what}.`,
    harmless: (who: string, inches: string) => `${who} misses by ${inches}″, nothing is hit.`,
    reached: (what: string, reached: string, all: string) => `${what}: ${reached} of ${all} reached.`,
  },
  missedBy: (inches: string) => `by ${inches}″`,
  weaponLostShort: 'weapon lost',
  outcomes: {
    dies: 'The target dies.',
    lives: 'The target lives.',
    dead: (dead: string, all: string) => `${dead} of ${all} targets die.`,
    strays: (dead: number) =>
      count(dead, {
        one: '# thing near dies of a missed shot.',
        other: '# things near die of missed shots.',
      }),
    victimDies: 'The victim dies.',
    victimLives: 'The victim lives.',
    attackersDead: (dead: number) => count(dead, { one: '# attacker dies.', other: '# attackers die.' }),
    blast: (dead: string, reached: string) => `Enemies: ${dead} of the ${reached} reached die.`,
    blastOwn: (dead: string, reached: string) => `Your own: ${dead} of the ${reached} reached die.`,
    nobodyReached: 'It reaches nobody.',
    landed: {
      'on-target': () => 'On target.',
      missed: (inches: string) => `Missed by ${inches}″.`,
      short: (inches: string) => `${inches}″ short.`,
      'at-feet': () => 'It fell at his feet.',
    },
  },
  results,
};
