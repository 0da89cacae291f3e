import type { LanguageOfIndex } from '../text-index.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a albo ale bez byc co czego czemu czy czyj dla dlaczego do gdy gdzie i ich ile ilu in ja jak jaka jaki jakie jako je jego jej jest jesli juz kiedy kogo komu kto ktora ktore ktory ma mam maja mi mnie moge moja moje moj mojego moze mozna mu musi na nad nie niz o od on ona one oni oraz po pod przez przy sa sie swoj swoje swojego swoich ta tak te ten to trzeba tu w wolno z za ze zeby'.split(
      ' ',
    ),
  ),
};
