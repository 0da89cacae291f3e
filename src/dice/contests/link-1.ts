// Frozen: reads the links and drafts of contests that were written by the places of their values. Nothing writes them now.
import {
  at,
  columns,
  type Field,
  flag,
  list,
  maybe,
  oneOf,
  readParts,
  row,
  whole,
} from '../../kit/question/link.ts';
import { crankyWays } from '../../rules/brikwars/edition.ts';
import { bonusDice } from '../../rules/dice/expression.ts';
import { throwsAgain } from '../../rules/roll-off.ts';

const skills = ['1d6', '1d6+1', '1d10'] as const;

interface FeatSide {
  readonly skill: (typeof skills)[number];
  readonly modifier: number;
}

interface ActingSide extends FeatSide {
  readonly use?: number;
  readonly declines: boolean;
}

const skilled = [at('skill', oneOf(skills)), at('modifier', whole(-9, 9))] as const;
const feat: Field<FeatSide> = columns(skilled);
const acting = columns([...skilled, maybe('use', whole(0, 9), 'no')]);

const side: Field<ActingSide> = {
  write: acting.write,
  read(text) {
    const read = acting.read(text.replace(/\.x$/, ''));
    return read && { ...read, declines: text.endsWith('.x') };
  },
};

const dice = oneOf(['1d6', '1d6+1', '1d6+2', '2d6', '1d8', '1d10', '1d12', '1d20', '1d100']);

const read = readParts({
  k: at('kind', oneOf(['wisg', 'starts', 'first', 'feat', 'dispute'])),
  b: at('bonus', oneOf(bonusDice)),
  cf: at('criticalFailure', flag),
  d: at('dice', list(dice, '_', 2, 8)),
  a: at('active', side),
  r: at('responder', side),
  h: at('hero', feat),
  c: row({ cranky: whole(0, 5), crankyWay: oneOf(crankyWays) }),
  o: maybe('opponent', feat, 'no'),
  t: at('again', oneOf(throwsAgain)),
});

/**
 * `v=1&k=wisg&b=d6&cf=1&d=1d6_1d10&a=1d6.0.3&r=1d6.0.no.x&h=1d6.-1&c=2.die&o=1d6.0`; `o=no` where nobody opposes, `.x`
 * for a Skill without bonus dice, and `t=all` where everybody throws again after a tie.
 */
export const readContest1 = (query: string) => read(`${query}&t=tied`);
