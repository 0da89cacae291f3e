import { plural } from '../../platform/format.ts';
import type { LineCount } from '../../rules/battle-story.ts';

const count = plural('en');

/** What is left of a battle: its end, its story, and its steps. */
export const aftermath = {
  over: 'Battle over',
  rounds: (number: number) => count(number, { one: '# round', other: '# rounds' }),
  by: {
    said: 'Decided by the players.',
    last: 'Nobody else is left.',
    score: 'By the score.',
    losses: 'By the losses.',
  },
  losses: 'Losses',
  lossesOf: { brikwars: 'fallen', usb: 'activations', 'mage-knight': 'points' },
  models: 'models',
  lostOf: (lost: string, of: string) => `${lost}/${of}`,
  luck: 'Luck',
  line: (count: LineCount) => `${{ cp: 'CP', points: 'Points', clicks: 'Clicks' }[count]} standing, by round`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  moments: 'What decided it',
  noMoments:
    'Moments come from this battle’s fights and tests that were rolled here: their odds are saved with them.',
  kinds: { choice: 'choice', dice: 'dice' },
  better: (choice: string, other: string) => `${choice} · better: ${other}`,
  came: (percent: string) => `${percent} chance`,
  swing: (points: string) => `${points} against the odds`,
  inCount: (count: LineCount) => ({ cp: 'CP', points: 'points', clicks: 'clicks' })[count],
  inOdds: '% points',
  badge: (number: string, what: string) => `Moment ${number}: ${what}`,
  corrected: (mine: string, theirs: string) => `Corrected by hand; counted ${mine} : ${theirs}.`,
  unknown: (number: number) =>
    count(number, {
      one: '# fallen figure has no points here: add them to the score.',
      other: '# fallen figures have no points here: add them to the score.',
    }),
  rematch: 'Rematch',
  rematchHint: 'The same armies, as they began.',
  rematches: { kept: 'Sides as they were', swapped: 'Swap the sides' },
  share: 'Share',
  asPicture: 'as a picture',
  picture: 'Share as a picture',
  correct: 'Score and winner',
  winner: 'Winner',
  asCounted: 'As counted',
  log: 'Log',
  step: (at: string, of: string) => `Step ${at} of ${of}`,
  beginning: 'The beginning',
  before: 'One step back',
  after: 'One step forward',
  goOnHere: 'Continue from here',
  wentBack: (steps: number) => count(steps, { one: 'Went back # step', other: 'Went back # steps' }),
  bringBack: (steps: number) => count(steps, { one: 'Restore # later step', other: 'Restore # later steps' }),
  memories: 'Notes and photos',
  photo: (number: string) => `Photo ${number}`,
};
