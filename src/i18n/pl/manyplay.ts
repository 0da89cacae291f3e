import type { ManyResult } from '../../rules/brikwars/many-record.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const results: Readonly<Partial<Record<ManyResult, string>>> = {
  'in-range': 'Dolatuje',
  short: 'Nie dolatuje',
  'at-feet': 'Pod nogi',
  hit: 'Trafienie',
  missed: 'Pudło',
  'critical-failure': 'Rzut pechowy',
  holds: 'Przeżywa',
  dies: 'Ginie',
  'roll-again': 'Trzeba rzucić jeszcze raz',
  parried: 'Sparowane',
  'not-parried': 'Niesparowane',
};

export const manyplay: Messages['manyplay'] = {
  explosive: 'Materiał wybuchowy',

  steps: {
    range: 'jak daleko leci',
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
  equalKills: 'Obrażenia równe Obronie zabijają',
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
  weaponLostShort: 'broń wytrącona',
  outcomes: {
    dies: 'Cel ginie.',
    lives: 'Cel przeżywa.',
    dead: (dead, all) => `Zabitych celów: ${dead} z ${all}.`,
    strays: (dead) =>
      count(dead, {
        one: 'Od pudeł ginie # postronny.',
        few: 'Od pudeł ginie # postronnych.',
        many: 'Od pudeł ginie # postronnych.',
        other: 'Od pudeł ginie # postronnego.',
      }),
    victimDies: 'Ofiara ginie.',
    victimLives: 'Ofiara przeżywa.',
    attackersDead: (dead) =>
      count(dead, {
        one: 'Ginie # atakujący.',
        few: 'Ginie # atakujących.',
        many: 'Ginie # atakujących.',
        other: 'Ginie # atakującego.',
      }),
    blast: (dead, reached) => `Zabitych wrogów: ${dead} z ${reached} w zasięgu wybuchu.`,
    blastOwn: (dead, reached) => `Zabitych twoich: ${dead} z ${reached} w zasięgu wybuchu.`,
    nobodyReached: 'Wybuch nie dosięga nikogo.',
    landed: {
      'on-target': () => 'Trafia w cel.',
      missed: (inches) => `Pudło o ${inches}″.`,
      short: (inches) => `${inches}″ za blisko.`,
      'at-feet': () => 'Spada mu pod nogi.',
    },
  },
  results,
};
