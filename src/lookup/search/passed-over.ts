/** Words that ask, join or stand for the asker and name nothing of a game, folded: passed over beside others. */
export const passedOver: Readonly<Record<'en' | 'pl' | 'hu', ReadonlySet<string>>> = {
  en: new Set(
    'a an and any are be by can could do does for from get has have he her his how i if in into is it its long many may me much must my no not of on one or our she should so than that the their them then there they this to us was we what when where which who whom whose why will with would you your'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'a albo ale bez byc co czego czemu czy czyj dla dlaczego do gdy gdzie i ich ile ilu in ja jak jaka jaki jakie jako je jego jej jest jesli juz kiedy kogo komu kto ktora ktore ktory ma mam maja mi mnie moge moja moje moj mojego moze mozna mu musi na nad nie niz o od on ona one oni oraz po pod przez przy sa sie swoj swoje swojego swoich ta tak te ten to trzeba tu w wolno z za ze zeby'.split(
      ' ',
    ),
  ),
  hu: new Set(
    'a ahhoz aki ami amikor az azt be csak de e egy ehhez el en es ez ezt ha hany hanyan hogy hogyan hol honnan hova kell ki kik kinek kit kitol kivel le lehet lehetek lesz mar meddig meg mehetek melyik melyek mennyi mennyire mert mi mik miert mikor mit milyen mire minden mivel nekem nem o ok rajta sajat sem szabad te tehet tudok vagy vagyok van vannak'.split(
      ' ',
    ),
  ),
};
