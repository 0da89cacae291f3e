import type { IdleGround } from '../../rules/usb/idle-ground.ts';
import type { Nearness } from '../../rules/usb/nearness.ts';
import type { ShotKind, TargetBlessing } from '../../rules/usb/shooting.ts';
import type { SilentWeapon } from '../../rules/usb/shooting-line.ts';
import type { SightThing } from '../../rules/usb/sight.ts';
import { plural } from '../format.ts';

const count = plural('en');

const kinds: Readonly<Record<ShotKind, string>> = {
  tactical: 'With a move',
  aimed: 'Aimed',
  reaction: 'At chargers',
};
const nearnesses: Readonly<Record<Nearness, string>> = {
  nearest: 'Yes',
  'nearer-unseen': 'Only of those they may attack',
  farther: 'No',
};
const blessings: Readonly<Record<TargetBlessing, string>> = {
  none: 'Not now',
  saves: 'Saves of one weapon',
  morale: 'Morale test',
};
const silent: Readonly<Record<SilentWeapon['why'], (weapon: string) => string>> = {
  'out-of-range': (weapon) => `Out of range: ${weapon}.`,
  unseen: (weapon) => `Nobody who carries it sees the target: ${weapon}.`,
  'only-machines': (weapon) => `Only the monster or machine shoots without seeing: not the ${weapon}.`,
};

const sight: Readonly<Record<SightThing, string>> = {
  'own-unit': 'The shooters’ own unit never blocks.',
  friends: 'Other friendly units block.',
  enemies: 'Enemy units block.',
  forest: 'A forest blocks what lies beyond it.',
  smoke: 'Smoke blocks.',
};

const idleGround: Readonly<Record<IdleGround, string>> = {
  engineers: 'Engineers attack: their target has nothing of its terrain.',
  shooterHeedsNone: 'From growth 3 the shooters heed no terrain, neither their own nor the target’s cover.',
  targetHeedsNone: 'From growth 3 the target heeds no terrain: its cover hinders no shooter.',
};

export const usbshootmore = {
  shot: 'The shot',
  kind: 'How they shoot',
  kinds,
  ofHero: (weapon: string) => `${weapon} (hero)`,
  activatedHint:
    'They were activated already this round, and nobody acts twice: the answer only counts how tired that makes them.',
  distance: 'Distance in inches',
  distanceCm: 'Distance in centimetres',
  reaches: (weapon: string, inches: string, dice: string) => `${weapon}: ${dice}, reaches ${inches}″`,
  dice: (dice: number) => count(dice, { one: '# die', other: '# dice' }),
  silent,
  nearest: 'Is the target the nearest enemy?',
  nearnesses,
  blind: 'Models that do not see the target',
  sightTitle: 'What blocks sight',
  sight,
  idleGround,
  blindHint: 'Those with special weapons and a hero in the unit are the last not to see.',
  targetCover: 'Target behind hedge or wall',
  targetEntrenched: 'Target entrenched',
  phase: 'What may they do now?',
  more: 'More about the shot',
  inForce: 'in force',
  indirect: 'Shoots at what only a friend sees',
  spotted: 'A friendly unit sees it',
  inTransport: 'Shoots out of a transport',
  flank: 'Meets the phalanx from its side',
  engaged: 'Target locked in a fight',
  falseFlag: 'Target under a False Flag',
  perfect: 'Perfect Shot (1 Power point)',
  again: 'Daring Attacks (1 Power point each)',
  luck: 'Power points for Bend of Luck, in play',
  blessed: 'Blessed: one roll to hit again',
  targetBlessed: 'Blessed target rolls again',
  blessings,
  aura: 'Hero within 10″ of the target',
  noAura: 'None',
  auraOf: (tough: string) => `Tough ${tough}+`,

  why: (label: string) => `Why: ${label}`,
  figures: 'All figures',
  weapon: (weapon: string, dice: string) => `${weapon}, ${dice}`,
  hitsOn: (target: string, chance: string) => `hits on ${target} (${chance})`,
  savedOn: (target: string, chance: string) => `saved on ${target} (${chance})`,
  meanHits: 'Hits on average',
  meanUnsaved: 'Unsaved on average',
  modelsChart: 'Models lost',
  pointsChart: 'Standfast lost',
  columns: { value: 'Number', chance: 'Chance' },
  tested: (level: string) => `Morale test at ${level}%`,
  fates: {
    steady: 'Steady',
    shaken: 'Shaken',
    panicked: 'Panics',
    destroyed: 'Destroyed by morale',
    wiped: 'Wiped out by the shots',
  },
  atLeastFold: 'At least so many',
  hitsFold: 'Hits and unsaved hits',
  hitsChart: 'All hits',
  unsavedChart: 'All unsaved hits',
  atLeast: (models: string) => `${models} or more`,

  reasons: {
    models: (models: number, dice: string) =>
      `${count(models, { one: '# model fires', other: '# models fire' })} ${dice}: Initiative dice each.`,
    twice: 'Automatic: two dice for each point of Initiative.',
    thrice: 'Special weapon: three dice for each point of Initiative.',
    halved: (models: number, dice: string) =>
      `${count(models, { one: '# model fires', other: '# models fire' })} from the transport, ${dice} of the halved ones.`,
    half: (dice: string) => `From a transport half of ${dice}, rounded down.`,
    hitStat: (stat: string) => `Hit is ${stat}+.`,
    saveStat: (stat: string) => `Tough of the target is ${stat}+.`,
    onlySix: 'Panicked: only a 6 hits.',
    needs: (target: string) => `So ${target} is needed.`,
    sixes: '6, then 6',
    blessed: 'Blessed: failures of this roll are rolled again.',
    perfect: 'Perfect Shot: no range and no penalty for one model.',
    d2: 'Each unsaved hit costs d2 points of Standfast.',
    d3: 'Each unsaved hit costs d3 points of Standfast.',
    spill: 'What one model does not need hurts the next.',
    perModel: 'House rule: what one model does not need is lost.',
    weakest: 'The weakest go first, so that as many models as possible go.',
    find: (tough: string) => `Hidden: the shooters must roll their own Tough, ${tough}+, unmodified.`,
    highest: 'Only the highest threshold reached is tested.',
    nearest: 'A unit without a hero shoots at the nearest enemy.',
  },
};
