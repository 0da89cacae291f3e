import type { LanguageOfIndex } from '../text-index.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a an and any are be by can could do does for from get has have he her his how i if in into is it its long many may me much must my no not of on one or our she should so than that the their them then there they this to us was we what when where which who whom whose why will with would you your'.split(
      ' ',
    ),
  ),
};
