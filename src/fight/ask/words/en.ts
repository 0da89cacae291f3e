import { plural } from '../../../platform/format.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'fight/ask': typeof import('./en.ts');
  }
}

const count = plural('en');

export const fightask = {
  label: 'Ask for a fight',
  hint: 'Who fights, with what, against what, from how far? In your own words: the fight opens filled in.',
  examples: {
    brikwars: ['spear against shield', '3 archers at 8 inches', 'knight charges a hero'],
    usb: ['5 veterans shoot at 24', 'riders charge a phalanx', '10 dice on 4+'],
  },
  before: 'Earlier questions',
  parts: {
    understood: 'Understood',
    notUnderstood: (word: string) => `not understood: ${word}`,
    leaveOut: (part: string) => `Leave out: ${part}`,
  },
  whose: { acts: (what: string) => `my fighter: ${what}`, other: (what: string) => `enemy: ${what}` },
  fights: 'Fights',
  found: (found: number) => count(found, { one: 'One fight fits.', other: '# fights fit.' }),
  nothing: 'This does not describe a fight yet.',
  noPlace: (words: string) => `Left out: ${words}. That may change the odds.`,
  lookUp: 'Look it up in the rules',
  filled: 'Filled in as you asked.',
  filledInPart: 'Filled in as far as it was understood.',
};
