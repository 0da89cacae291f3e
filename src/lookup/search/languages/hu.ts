import type { LanguageOfIndex } from '../text-index.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a ahhoz aki ami amikor az azt be csak de e egy ehhez el en es ez ezt ha hany hanyan hogy hogyan hol honnan hova kell ki kik kinek kit kitol kivel le lehet lehetek lesz mar meddig meg mehetek melyik melyek mennyi mennyire mert mi mik miert mikor mit milyen mire minden mivel nekem nem o ok rajta sajat sem szabad te tehet tudok vagy vagyok van vannak'.split(
      ' ',
    ),
  ),
  // A word may be two words in one.
  compounds: true,
};
