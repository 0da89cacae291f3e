import { howMany, plural } from '../../../platform/format.ts';
import { sided } from '../../../platform/whose.ts';
import type { ShootingIssueCode } from '../../../rules/usb/shooting/check-shooting.ts';
import type { ShotKind, TargetBlessing } from '../../../rules/usb/shooting/shooting.ts';
import type { SilentWeapon } from '../../../rules/usb/shooting/shooting-line.ts';
import type { ShootingPurpose } from '../../../rules/usb/shooting/shooting-record.ts';
import type { IdleGround } from '../../../rules/usb/turn/idle-ground.ts';
import type { SightThing } from '../../../rules/usb/turn/sight.ts';
import {
  aimed,
  allFigures,
  asked,
  auraOf,
  bend,
  bestWay,
  between,
  chance,
  inForce,
  leaveIt,
  modelsLost,
  odds,
  swap,
  unitFates,
} from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'usb/shoot': typeof import('./en.ts');
  }
}

const count = plural('en');

const usbshootIssues: Readonly<Record<ShootingIssueCode, (limit: string) => string>> = {
  nobody: () => 'Nobody is left to shoot or to be shot at.',
  'no-ranged': () => 'The shooters carry no ranged weapon.',
  panicked: () => 'A panicked unit does not shoot, it only runs.',
  'out-of-range': (inches) => `Too far: their longest range is ${inches}″.`,
  'nobody-sees': () => 'None of the shooters sees the target.',
  'indirect-machines': () => 'Only monsters and machines shoot at what they do not see.',
  'indirect-unspotted': () => 'A friendly unit must see a target that the shooters do not.',
  'not-nearest': () => 'Only the nearest enemy may be shot at, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be shot at only if it is the nearest enemy.',
  engaged: () => 'The target is locked in a fight: nobody shoots into it.',
  'false-flag': () => 'The target is under a False Flag and may not be attacked.',
  'transport-kind': () => 'Riders, monsters and machines do not fit into a transport.',
  'reaction-activated': () => 'It was activated already: only an entrenched unit may still react.',
  'reaction-near': (inches) =>
    `The chargers are not more than ${inches}″ away: only an entrenched unit may shoot.`,
  'power-reaction': () => 'Power points are spent in the hero’s own activation only.',
  'no-hero': () => 'Only a hero has Power points to spend.',
  'power-over': (points) => `The hero has ${howMany(points, 'Power point', 'Power points')} at most.`,
  'not-blessed': () => 'The shooters are not blessed.',
  'target-not-blessed': () => 'The target is not blessed.',
  'flank-no-phalanx': () => 'Only a phalanx has a front and a side.',
};

const kinds: Readonly<Record<ShotKind, string>> = {
  tactical: 'With a move',
  aimed: 'Aimed',
  reaction: 'At chargers',
};

const sight: Readonly<Record<SightThing, string>> = {
  'own-unit': 'The shooters’ own unit never blocks.',
  friends: 'Other friendly units block.',
  enemies: 'Enemy units block.',
  forest: 'A forest blocks what lies beyond it.',
  smoke: 'Smoke blocks.',
};

const idleGround: Readonly<Record<IdleGround, string>> = {
  engineers: 'Engineers attack: their target gets nothing from its terrain.',
  shooterHeedsNone: 'From growth 3 the shooters heed no terrain, neither their own nor the target’s cover.',
  targetHeedsNone: 'From growth 3 the target heeds no terrain: its cover hinders no shooter.',
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

const purposes: Readonly<Record<ShootingPurpose, string>> = {
  find: 'Find the hidden target',
  hit: 'To hit',
  'hit-again': 'Blessed: roll the misses again?',
  bend: 'Bend of Luck on a missed die?',
  save: '‹Enemy|My unit› saves',
  'save-again': 'Blessed: roll the failed saves again?',
  wounds: 'What the unsaved hits cost',
  losses: 'Losses',
  morale: '‹Enemy|My unit› tests morale',
  'morale-again': 'Blessed: roll the test again?',
};

export const usbshoot = sided({
  answer: odds,
  /** What the target usually loses, then what usually becomes of it; what never happens is left out. */
  sentence: (lose: string, fates: readonly string[]) =>
    fates.length > 0 ? `${lose}; ${fates.join(', ')}.` : `${lose}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? '‹The enemy unit|My unit› usually loses nobody'
      : `‹The enemy unit|My unit› usually loses ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? '‹The enemy unit|My unit› usually loses nothing'
      : `‹The enemy unit|My unit› usually loses ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  fates: {
    ...unitFates,
    gone: (cases: string) => `leaves the table ${cases}\u00a0%`,
  },
  found: (cases: string) => `Found ${cases}\u00a0%; usual losses are those of the shots that find it.`,
  broken: (cases: string) => `The charge is broken: ${cases}\u00a0%.`,
  /** What is no end, before its number; hits are left out where they are known. */
  average: (hits: string | undefined, models: boolean) =>
    `On average: ${hits === undefined ? '' : `hits ${hits} · `}${models ? 'models' : 'Standfast'} lost`,
  tiles: {
    models: modelsLost,
    points: 'Standfast lost',
    broken: '‹Enemy|My unit› breaks',
    losses: 'Losses',
    none: 'No losses',
  },
  swap,
  title: (shooter: string, target: string) => `${shooter} at ${target}`,
  issues: usbshootIssues,
  shot: 'The shot',
  kind: 'How they shoot',
  kinds,
  ofHero: (weapon: string) => `${weapon} (hero)`,
  ...asked,
  reaches: (weapon: string, inches: string, dice: string) => `${weapon}: ${dice}, reaches ${inches}″`,
  dice: (dice: number) => count(dice, { one: '# die', other: '# dice' }),
  silent,
  nearest: 'Is the target the nearest enemy?',
  blind: 'Models that do not see the target',
  sightTitle: 'What blocks sight',
  sight,
  idleGround,
  blindHint: 'Models with special weapons and a hero in the unit are the last to lose sight.',
  more: 'More about the shot',
  inForce,
  indirect: 'Shoots at what only a friend sees',
  spotted: 'A friendly unit sees it',
  inTransport: 'Shoots out of a transport',
  flank: 'Meets the phalanx from its side',
  engaged: 'Target locked in a fight',
  falseFlag: 'Target under a False Flag',
  perfect: 'Perfect Shot (1 Power point)',
  again: 'Daring Attacks (1 Power point each)',
  luck: 'Power points for Bend of Luck, in play',
  blessed: 'Blessed: reroll one roll to hit',
  distanceShort: 'Distance',
  fired: 'Dice fired',
  best: 'Best',
  bestWay,
  /** What shooters may do of their own will. */
  ways: {
    aimed,
    blessed: 'Blessed, reroll misses',
    perfect: 'Perfect Shot',
    again: 'Daring Attacks',
  },
  targetBlessed: 'Blessed target rolls again',
  blessings,
  aura: 'Hero within 10″ of the target',
  noAura: 'None',
  auraOf,
  figures: allFigures,
  weapon: (weapon: string, dice: string) => `${weapon}, ${dice}`,
  hitsOn: (target: string, chance: string) => `hits on ${target} (${chance})`,
  savedOn: (target: string, chance: string) => `saved on ${target} (${chance})`,
  meanHits: 'Hits on average',
  meanUnsaved: 'Unsaved on average',
  modelsChart: modelsLost,
  pointsChart: 'Standfast lost',
  columns: { value: 'Number', chance },
  tested: (level: string) => `Morale test at ${level}\u00a0%`,
  moraleFates: {
    steady: 'Steady',
    shaken: 'Shaken',
    panicked: 'Panics',
    destroyed: 'Destroyed by morale',
    wiped: 'Wiped out by the shots',
  },
  atLeastFold: 'At least this many',
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
    weakest: 'The weakest go first, so that as many models as possible are lost.',
    find: (tough: string) => `Hidden: the shooters must roll their own Tough, ${tough}+, unmodified.`,
    highest: 'Only the highest threshold reached is tested.',
    nearest: 'A unit without a hero shoots at the nearest enemy.',
  },
  purposes,
  withWeapon: (purpose: string, weapon: string) => `${purpose}: ${weapon}`,
  rollAgain: 'Roll again',
  keep: leaveIt,
  bend,
  log: {
    find: '‹My unit|The enemy unit› looks for the hidden target.',
    hit: (weapon: string, dice: string) => `${weapon}: ${dice} to hit.`,
    hitAgain: (weapon: string) => `${weapon}: misses rolled again.`,
    bend: (weapon: string, points: string) => `${weapon}: a miss becomes a hit for ${points}.`,
    bendFind: (points: string) => `Bend of Luck for ${points}.`,
    save: (hits: string, weapon: string) => `${hits} to save against: ${weapon}.`,
    saveAgain: 'Failed saves rolled again.',
    wounds: (weapon: string) => `${weapon}: what each unsaved hit costs.`,
    losses: (points: string) => `Standfast lost: ${points}.`,
    morale: (level: string) => `Morale test at ${level}\u00a0%.`,
    moraleAgain: 'The test is rolled again.',
  },
  isFound: 'Found',
  notFound: 'Not found',
  hits: (hits: number) => count(hits, { one: '# hit', other: '# hits' }),
  saved: (saves: number) => count(saves, { one: '# saved', other: '# saved' }),
  points: (points: number) => count(points, { one: '# point', other: '# points' }),
  lostPoints: (points: number) =>
    count(points, { one: '# point of Standfast lost', other: '# points of Standfast lost' }),
  lost: (models: number) => count(models, { one: '# model lost', other: '# models lost' }),
  rolledFates: {
    steady: 'stays steady',
    shaken: 'shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'wiped out',
  },
  outcome: (lost: string, fate: string) => `${lost}; ‹the enemy unit|my unit› ${fate}.`,
  nothing: 'The hidden target is not found: the shot is lost.',
  outcomeFates: {
    steady: 'stays steady',
    shaken: 'is shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'is wiped out',
  },
});
