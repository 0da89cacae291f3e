import type { QuikPurpose, QuikResult, QuikSide } from '../../rules/brikwars/quik-play-record.ts';
import { plural } from '../format.ts';

const count = plural('en');

const sides: Readonly<Record<QuikSide, string>> = {
  attacker: 'Attack',
  target: 'Target',
  vehicle: 'Vehicle',
  obstacle: 'What it hits',
  hero: 'Hero',
  opponent: 'Opponent',
};

const purposes: Readonly<Record<QuikPurpose, string>> = {
  begin: 'a feat first?',
  throw: 'how far it flies',
  damage: 'damage',
  armor: 'Armor',
  brick: 'which brick next?',
  feat: 'Stupendous die',
  opposing: 'opposing die',
  act: 'the act',
};

const results: Readonly<Partial<Record<QuikResult, string>>> = {
  'in-range': 'Far enough',
  short: 'Falls short',
  lives: 'Lives',
  destroyed: 'Destroyed',
  'comes-off': 'Comes off',
  holds: 'Holds',
  succeeds: 'Succeeds',
  fails: 'Fails',
};

export const quikplay = {
  step: (side: string, purpose: string) => `${side}: ${purpose}`,
  attackNumber: (number: number, of: number, what: string) => `${what} (${number} of ${of})`,
  sides,
  purposes,
  results,
  beginnings: { attack: 'Attack', feat: 'A feat first' },
  featTried: 'The feat',
  nextBrick: (studs: number) => count(studs, { one: '# stud', other: '# studs' }),
  log: {
    throw: (total: string, need: string) => `flies ${total}″ of ${need}″`,
    damage: (total: string) => `does ${total} damage`,
    taken: (total: string) => `takes ${total} damage`,
    doubled: (total: string) => `does ${total} damage, counted twice`,
    armor: (total: string, damage: string) => `Armor ${total} against ${damage} damage`,
    harmless: 'no damage, no Armor roll',
    brick: (studs: string, damage: string) => `${damage} damage at a brick held by ${studs}`,
    feat: (total: string) => `rolls ${total}`,
    opposing: (total: string, need: string) => `rolls ${total} against ${need}`,
    act: (total: string, need: string) => `rolls ${total}, needs ${need}`,
  },
  logLine: (side: string, what: string) => `${side}: ${what}.`,
  outcomes: {
    destroyed: 'The target is destroyed.',
    lives: 'The target lives.',
    featSucceeds: 'The feat succeeds.',
    featFails: 'The feat fails: the hero bears what follows.',
    actSucceeds: 'The act succeeds.',
    actFails: 'The act fails.',
    bricks: (bricks: number) =>
      bricks === 0
        ? 'No brick comes off.'
        : count(bricks, { one: '# brick comes off.', other: '# bricks come off.' }),
    vehicle: (bricks: number) =>
      bricks === 0
        ? 'The vehicle stays whole.'
        : count(bricks, { one: 'The vehicle loses # brick.', other: 'The vehicle loses # bricks.' }),
    obstacle: (bricks: number) =>
      bricks === 0
        ? 'What it hit stays whole.'
        : count(bricks, { one: 'What it hit loses # brick.', other: 'What it hit loses # bricks.' }),
  },
};
