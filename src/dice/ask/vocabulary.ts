import type { AskWords } from '../../kit/ask/read.ts';

/** What a word about dice may mean. */
export type Concept =
  | 'die'
  | 'notation'
  | 'sides'
  | 'd10'
  | 'd20'
  | 'on'
  | 'plus'
  | 'minus'
  | 'or-more'
  | 'at-least'
  | 'total'
  | 'each'
  | 'success'
  | 'best'
  | 'worst'
  | 'drop'
  | 'reroll'
  | 'fails'
  | 'odds';

export const words: AskWords<Concept> = {
  vocabulary: [
    ['die', '=die =dice', 'kosc =kosci kostk koscmi', 'kock'],
    ['d10', 'ten-sided', 'dziesiecioscienn', 'tizoldal'],
    ['d20', 'twenty-sided', 'dwudziestoscienn', 'huszoldal'],
    ['on', 'hitting_on needing need =needs =on =for', 'trafia_na potrzeb =na', 'talal =kell'],
    ['plus', '=plus', '=plus', 'plusz'],
    ['minus', '=minus', '=minus', '=minusz'],
    [
      'or-more',
      '=or_more =or_better =or_higher =or_over',
      '=lub_wiecej =i_wiecej =albo_wiecej =lub_lepiej =lub_wyzej',
      '=vagy_tobb =vagy_jobb =vagy_nagyobb =vagy_magasabb',
    ],
    ['at-least', 'at_least', 'co_najmniej przynajmniej', 'legalabb'],
    ['total', 'total =sum altogether', 'razem suma lacznie', 'osszeg osszesen'],
    ['each', '=each =every', '=kazda =kazdej', 'mindegyik mindenik'],
    ['success', 'success =hits', 'sukces trafien', 'siker talalat'],
    ['best', 'best highest', 'najleps najwyzs', 'legjobb legmagasabb legnagyobb'],
    ['worst', 'worst lowest', 'najgors najnizs', 'legrosszabb legkisebb legalacsonyabb'],
    ['drop', 'drop discard', 'odrzu', 'dobd_el hagyd_el eldob'],
    ['reroll', 'reroll re-roll', 'przerzu', 'ujradob dobd_ujra'],
    ['fails', 'fail misses =miss', 'porazk porazek nieudan =pudla', 'sikertelen =hibak'],
    ['odds', 'chance odds probabilit', 'szans prawdopodob', 'esely valoszinu'],
  ],
  fillers: [
    'a an the is are of in with i we to from and that what roll rolling keep it there my us them',
    'z ze to i w ja jaka jest sa rzuc rzucam rzucamy zachowaj zostaja zostaje te ta ile od',
    'a az mekkora hogy dobj dobok dobunk en is es meg van marad tartsd mi az tartunk',
  ],
  unlike: ['diet'],
  valued: ['success'],
  things: ['die', 'notation', 'd10', 'd20', 'sides'],
  signs: [
    ['notation', /\d*[dkw]\d{1,4}s?(?![\p{L}\p{N}])/u],
    ['sides', /\d{1,4}-?(?:sided|scienn\p{L}*|oldal\p{L}*)/u],
  ],
};
