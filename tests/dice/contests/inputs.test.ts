import { describe, expect, it } from 'vitest';
import {
  type ContestInputs,
  contestCodec,
  contestDice,
  contestKinds,
  gameOf,
  initialContest,
  kindsOf,
  kindWanted,
  withPlayers,
} from '../../../src/dice/contests/inputs.ts';

const initial = initialContest('2005', 'wisg');
const codec = contestCodec(initial);
const { opponent: _, ...alone } = initial;

const all: readonly (readonly [string, ContestInputs])[] = [
  ...contestKinds.map((kind) => [kind, { ...initial, kind }] as const),
  ['eight players with all kinds of dice', { ...initial, dice: contestDice.slice(0, 8) }],
  ['the Polish text', initialContest('pl', 'feat')],
  ['a Bail', { ...initial, responder: { skill: '1d6+1', modifier: -9 } }],
  ['the highest Use', { ...initial, active: { skill: '1d10', modifier: 9, use: 9 } }],
  ['a Use of 0', { ...initial, active: { skill: '1d10', modifier: 0, use: 0 } }],
  ['a Feat that nobody opposes', { ...alone, kind: 'feat', cranky: 5, crankyWay: 'roll' }],
  [
    'a side without bonus dice',
    { ...initial, active: { skill: '1d6', modifier: 0, use: 4, declines: true } },
  ],
  ['a Bail without bonus dice', { ...initial, responder: { skill: '1d6', modifier: -2, declines: true } }],
  ['a tie after which everybody throws again', { ...initial, again: 'all' }],
  ['QuikWars, where nothing fails critically', { ...initial, bonus: 'none', criticalFailure: false }],
];

describe('contest-inputs: the text form', () => {
  it.each(all)('dice/contests/inputs: %s reads back as it was', (_name, inputs) => {
    const text = codec.encode(inputs);
    expect(text.startsWith('v=1&')).toBe(true);
    expect(text.length).toBeLessThan(200);
    expect(codec.decode(text)).toEqual(inputs);
  });

  it('dice/contests/inputs: a link of old still opens', () => {
    const old = 'v=1&k=first&b=d6&cf=1&d=1d6_1d10_1d6&a=1d6.0.3&r=1d6.-1.no&h=1d6.-1&c=2.die&o=no';
    expect(codec.decode(old)).toEqual({
      ...alone,
      kind: 'first',
      dice: ['1d6', '1d10', '1d6'],
      responder: { skill: '1d6', modifier: -1 },
      hero: { skill: '1d6', modifier: -1 },
      cranky: 2,
    });
    expect(codec.encode(initial)).not.toContain('&t=');
  });

  const good = codec.encode(initial);
  it.each([
    ['nothing', ''],
    ['only a kind', 'k=wisg'],
    ['another version', good.replace('v=1', 'v=2')],
    ['no kind', good.replace('k=wisg', 'k=chess')],
    ['unknown bonus dice', good.replace('b=d6', 'b=d8')],
    ['no word on all ones', good.replace('cf=1', 'cf=2')],
    ['one player', good.replace('d=1d6_1d6', 'd=1d6')],
    ['nine players', good.replace('d=1d6_1d6', `d=${Array(9).fill('1d6').join('_')}`)],
    ['dice that cannot be chosen', good.replace('d=1d6_1d6', 'd=1d6_99d6')],
    ['a skill that cannot be chosen', good.replace('a=1d6.0.3', 'a=9d6.0.3')],
    ['a Use of 10', good.replace('a=1d6.0.3', 'a=1d6.0.10')],
    ['a modifier of 10', good.replace('a=1d6.0.3', 'a=1d6.10.3')],
    ['a side without a Use', good.replace('a=1d6.0.3', 'a=1d6.0')],
    ['an unknown mark of a side', good.replace('a=1d6.0.3', 'a=1d6.0.3.y')],
    ['an unknown way after a tie', `${good}&t=some`],
    ['a hero with a Use', good.replace('h=1d6.0', 'h=1d6.0.3')],
    ['six other heroes', good.replace('c=0.die', 'c=6.die')],
    ['an unknown way to be Cranky', good.replace('c=0.die', 'c=0.week')],
    ['an opponent of letters', good.replace('o=1d6.0', 'o=x')],
  ])('dice/contests/inputs: does not understand %s', (_name, text) => {
    expect(text).not.toBe(good);
    expect(codec.decode(text)).toBeUndefined();
  });
});

describe('contest-inputs: what is offered', () => {
  it('dice/contests/inputs: only contests of the games played, and who starts for all', () => {
    expect(kindsOf(['brikwars', 'usb', 'mage-knight'])).toEqual(contestKinds);
    expect(kindsOf(['brikwars'])).toEqual(['wisg', 'starts', 'first', 'feat']);
    expect(kindsOf(['usb'])).toEqual(['starts', 'dispute']);
    expect(kindsOf(['mage-knight'])).toEqual(['starts']);
  });

  it('dice/contests/inputs: a contest follows its own game, who starts the one on the table', () => {
    expect(gameOf('wisg', 'usb')).toBe('brikwars');
    expect(gameOf('dispute', 'brikwars')).toBe('usb');
    expect(gameOf('starts', 'mage-knight')).toBe('mage-knight');
  });

  it('BWC-05 the Polish text begins with the same die again, the others with an extra d6', () => {
    expect(initialContest('pl', 'wisg').bonus).toBe('same');
    expect(initialContest('2005', 'wisg').bonus).toBe('d6');
    expect(initialContest('web5', 'wisg').bonus).toBe('d6');
  });

  it('dice/contests/inputs: new players throw what the last one throws, the others stay', () => {
    expect(withPlayers(['1d6', '1d10'], 4)).toEqual(['1d6', '1d10', '1d10', '1d10']);
    expect(withPlayers(['1d10', '1d6', '1d8'], 2)).toEqual(['1d10', '1d6']);
  });

  it('dice/contests/inputs: a link of the app names only the contest', () => {
    expect(kindWanted('k=feat')).toBe('feat');
    expect(kindWanted('k=chess')).toBeUndefined();
    expect(kindWanted(codec.encode(initial))).toBeUndefined();
    expect(kindWanted('')).toBeUndefined();
  });
});
