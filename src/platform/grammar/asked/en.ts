import type { AskedGrammar } from './grammars.ts';

/** How English is typed. */
export const grammar: AskedGrammar = {
  before: { from: ['from'], at: ['at'] },
  // "Can the gate be opened" says nothing of a way in.
  auxiliary: { word: 'be', after: ['can', 'may', 'could', 'should', 'will', 'would', 'must', 'to'] },
  done: /$/,
  aimed: /(?:^|\s)(?:at|into|onto|on)\s+(?:an?\s+|the\s+)?$/,
  joined: /^\s*and\s*$/,
};
