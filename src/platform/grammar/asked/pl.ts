import type { AskedGrammar } from './grammars.ts';

/** How Polish is typed. */
export const grammar: AskedGrammar = {
  before: { from: ['z', 'ze', 'od'], at: ['w'] },
  // "Mieczem".
  by: /(?:em|ami|ą)$/,
  // "Bohatera", "piechurów".
  done: /(?:a|ów|ow)$/,
  aimed: /(?:^|\s)we?\s+$/,
  joined: /^\s*(?:i|oraz)\s*$/,
};
