import type { ShootingIssueCode } from '../../rules/usb/check-shooting.ts';
import { howMany, plural } from '../format.ts';

const count = plural('en');

const issues: Readonly<Record<ShootingIssueCode, (limit: string) => string>> = {
  nobody: () => 'Nobody is left to shoot or to be shot at.',
  'no-ranged': () => 'The shooters carry no ranged weapon.',
  panicked: () => 'A panicked unit does not shoot, it only runs.',
  'out-of-range': (inches) => `Too far: their longest range is ${inches}″.`,
  'nobody-sees': () => 'None of the shooters sees the target.',
  'indirect-machines': () => 'Only monsters and machines shoot at what they do not see.',
  'indirect-unspotted': () => 'A friendly unit must see a target that the shooters do not.',
  'not-nearest': () => 'Only the nearest enemy may be shot at, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be shot at only where it is the nearest enemy.',
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

const between = (from: number, to: number) => (from < to ? `${from} to ` : '');

export const usbshoot = {
  answer: 'Odds',
  /** What the target usually loses, then what usually becomes of it; what never happens is left out. */
  sentence: (lose: string, fates: readonly string[]) =>
    fates.length > 0 ? `${lose}; ${fates.join(', ')} of 100.` : `${lose}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? 'The target usually loses nobody'
      : `The target usually loses ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? 'The target usually loses nothing'
      : `The target usually loses ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  fates: {
    shaken: (cases: string) => `is shaken in ${cases}`,
    panicked: (cases: string) => `panics in ${cases}`,
    gone: (cases: string) => `leaves the table in ${cases}`,
  },
  found: (cases: string) => `It is found in ${cases} of 100; usual losses are those of such shots.`,
  broken: (cases: string) => `The charge is broken in ${cases} of 100.`,
  tiles: {
    models: 'Models lost',
    points: 'Standfast lost',
    broken: 'Panics or leaves',
    gone: 'Leaves the table',
  },
  swap: 'Swap sides',
  title: (shooter: string, target: string) => `${shooter} at ${target}`,
  issues,
};
