import type { AskedGrammar } from './grammars.ts';

/** How Hungarian is typed: it says by endings what others say by words before. */
export const grammar: AskedGrammar = {
  endings: {
    from: /(?:b[oe]l|r[oe]l|t[oe]l)$/,
    at: /^[aeo]?r[ae]$|^(?:var|fal|resz|kapu)r[ae]$/,
    own: /^[aeo]?(?:m|d|nk|tok|tek)(?:a?t|[eo]t|[bn][ae]n?|r[ae]|[eo]?n|h[eo]z|[brt][oe]l|n[ae]l|v[ae]l)?$/,
  },
  on: /[oeö]n$/,
  // "Hat a várra" is no six.
  noNumber: { word: 'hat', before: /^(?:a|az|ra|ram)$/ },
  article: 'egy',
  freeOrder: true,
  // "Karddal".
  by: /(?:v[ae]l|([b-df-hj-np-tvz]|zs|sz)\1[ae]l|zzsal)$/,
  // "Hőst", "tankot".
  done: /[^k]t$/,
  // "Hősre", not "figura".
  onto: /(?<!figu)r[aáeé]$/,
  // "Pajzsos", "lándzsás".
  ofNext: /[aáeéoóöő]s$/,
  // "8 fős osztag", "romokban lévő".
  besideNext: /^\s*(?:l[eé]v[oő]|f[oő]s)\s*$/,
  joined: /^\s*(?:és|es|,|l[eé]v[oő])\s*$/,
};
