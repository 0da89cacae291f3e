import type { ShootingPurpose } from '../../rules/usb/shooting-record.ts';
import { plural } from '../format.ts';

const count = plural('en');

const purposes: Readonly<Record<ShootingPurpose, string>> = {
  find: 'Find the hidden target',
  hit: 'To hit',
  'hit-again': 'Blessed: roll the misses again?',
  bend: 'Bend of Luck on a missed die?',
  save: 'Target saves',
  'save-again': 'Blessed: roll the failed saves again?',
  wounds: 'What the unsaved hits cost',
  losses: 'Losses',
  morale: 'Target tests morale',
  'morale-again': 'Blessed: roll the test again?',
};

/** A shooting die by die. */
export const usbshootplay = {
  purposes,
  withWeapon: (purpose: string, weapon: string) => `${purpose}: ${weapon}`,
  again: 'Roll again',
  keep: 'Leave it',
  bend: (points: number) => count(points, { one: 'Spend # Power point', other: 'Spend # Power points' }),
  log: {
    find: 'The shooters look for the hidden target.',
    hit: (weapon: string, dice: string) => `${weapon}: ${dice} to hit.`,
    hitAgain: (weapon: string) => `${weapon}: misses rolled again.`,
    bend: (weapon: string, points: string) => `${weapon}: a miss becomes a hit for ${points}.`,
    bendFind: (points: string) => `Bend of Luck for ${points}.`,
    save: (hits: string, weapon: string) => `${hits} to save against: ${weapon}.`,
    saveAgain: 'Failed saves rolled again.',
    wounds: (weapon: string) => `${weapon}: what each unsaved hit costs.`,
    losses: (points: string) => `Standfast lost: ${points}.`,
    morale: (level: string) => `Morale test at ${level}%.`,
    moraleAgain: 'The test is rolled again.',
  },
  found: 'Found',
  notFound: 'Not found',
  hits: (hits: number) => count(hits, { one: '# hit', other: '# hits' }),
  saved: (saves: number) => count(saves, { one: '# saved', other: '# saved' }),
  points: (points: number) => count(points, { one: '# point', other: '# points' }),
  lostPoints: (points: number) =>
    count(points, { one: '# point of Standfast lost', other: '# points of Standfast lost' }),
  lost: (models: number) => count(models, { one: '# model lost', other: '# models lost' }),
  fates: {
    steady: 'stays steady',
    shaken: 'shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'wiped out',
  },
  outcome: (lost: string, fate: string) => `${lost}; the target ${fate}.`,
  nothing: 'The hidden target is not found: the shot is lost.',
  outcomeFates: {
    steady: 'stays steady',
    shaken: 'is shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'is wiped out',
  },
};
