import type { PowerUseId } from '../../rules/usb/power.ts';
import { plural } from '../format.ts';

const count = plural('en');
const points = (left: number) => count(left, { one: '# point left', other: '# points left' });

const uses: Readonly<Record<PowerUseId, string>> = {
  luck: 'Bend of Luck',
  seize: 'Seize the Initiative',
  'brave-attack': 'Daring Attack',
  'perfect-shot': 'Perfect Shot',
  inspiration: 'Inspiration',
  flag: 'False Flag',
};

/** What a point does, in one line. */
const what: Readonly<Record<PowerUseId, string>> = {
  luck: 'One die of his changes by 1, up or down; the die of smoke too.',
  seize: 'At any moment: the next activation is mine.',
  'brave-attack': 'He or one of his unit attacks once more, with one weapon.',
  'perfect-shot': 'He or one of his unit shoots without range and without penalties.',
  inspiration: 'A friendly unit within 10″ is no longer shaken or panicked.',
  flag: 'Until the round ends nobody attacks him and his unit, unless he attacks first.',
};

/** Power points of the heroes of one’s own side. */
export const usbpower = {
  uses,
  what,
  hero: 'Which hero spends?',
  numbered: (tier: string, number: number) => `${tier} ${number}`,
  heroPoints: (hero: string, left: string, most: string) => `${hero}: ${left} of ${most}`,
  onlyOwn: 'One point each, in the hero’s own activation; to seize the initiative at any moment.',
  spend: (use: string) => `Spend: ${use}`,
  spentOn: (hero: string, use: string, left: number) => `${hero}: ${use}. ${points(left)}.`,
  spent: 'Spent on',
  nothing: 'nothing yet',
  times: (use: string, number: number) => (number === 1 ? use : `${use} × ${number}`),
  next: 'Next activation',
  nextIs: (whose: string) => `Next activation: ${whose}.`,
  seized: {
    nobody: 'In the usual order',
    mine: 'Mine, out of order',
    theirs: 'The opponent’s, out of order',
  },
  theirs: 'The opponent seizes it',
  answers: 'The opponent answers',
  over: 'That activation is over',
  turns: 'An odd number of points spent in turn moves the activation, an even number does not.',
  undo: 'Take back the last one',
  undone: 'Taken back.',
  renew: 'New game',
  renewed: 'All points are there again.',
  add: 'Add a hero',
  addTier: (tier: string) => `Add: ${tier}`,
  remove: (hero: string) => `Remove: ${hero}`,
  removed: (hero: string) => `${hero} removed.`,
  none: 'No hero on my side yet.',
};
