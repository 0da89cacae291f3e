import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContestInputs,
  contest,
  contestCodec,
  contestDice,
  contestKinds,
  contestLimits,
  featSide,
  gameOf,
  initialContest,
  kindsOf,
  kindWanted,
  withPlayers,
} from '../../../src/dice/contests/inputs.ts';
import { anyInputs } from '../../support/samples/any-inputs.ts';

const initial = initialContest('2005', 'wisg');
const codec = contestCodec(initial);
const { opponent: _, ...alone } = initial;

const all: readonly (readonly [string, ContestInputs])[] = [
  ...contestKinds.map((kind) => [kind, { ...initial, kind }] as const),
  ['eight players with all kinds of dice', { ...initial, dice: contestDice.slice(0, 8) }],
  ['the Polish text', initialContest('pl', 'feat')],
  ['a Bail', { ...initial, responder: { skill: '1d6+1', modifier: -9, declines: false } }],
  ['the highest Use', { ...initial, active: { skill: '1d10', modifier: 9, use: 9, declines: false } }],
  ['a Use of 0', { ...initial, active: { skill: '1d10', modifier: 0, use: 0, declines: false } }],
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
    expect(text.startsWith('v=2&kind=')).toBe(true);
    expect(text.length).toBeLessThan(200);
    expect(codec.decode(text)).toEqual(inputs);
  });

  it('dice/contests/inputs: a link of old still opens', () => {
    const old = 'v=1&k=first&b=d6&cf=1&d=1d6_1d10_1d6&a=1d6.0.3&r=1d6.-1.no&h=1d6.-1&c=2.die&o=no';
    expect(codec.decode(old)).toEqual({
      ...alone,
      kind: 'first',
      dice: ['1d6', '1d10', '1d6'],
      responder: { skill: '1d6', modifier: -1, declines: false },
      hero: { skill: '1d6', modifier: -1 },
      cranky: 2,
    });
  });

  it('dice/contests/inputs: whatever can be asked comes back', () => {
    const skilled = anyInputs(featSide);
    const own = {
      use: fc.option(fc.integer({ min: 0, max: contestLimits.use }), { nil: undefined }),
      opponent: fc.option(skilled, { nil: undefined }),
    };
    fc.assert(
      fc.property(anyInputs(contest, own), (inputs) => {
        const text = codec.encode(inputs);
        expect(text.length).toBeLessThan(400);
        expect(codec.decode(text)).toEqual(inputs);
      }),
    );
  });

  it('dice/contests/inputs: a link says what differs from the defaults, and always what the settings decide', () => {
    expect(codec.encode(initial)).toBe('v=2&kind=wisg&bonus=d6&criticalFailure=1&crankyWay=die');
    expect(contestCodec(initialContest('pl', 'feat')).encode(initialContest('pl', 'feat'))).toMatch(
      /^v=2&kind=feat&bonus=same&/,
    );
    const inputs: ContestInputs = {
      ...alone,
      kind: 'first',
      dice: ['1d6', '1d6+1', '1d10'],
      again: 'all',
      active: { skill: '1d10', modifier: -2, use: 0, declines: true },
      responder: { skill: '1d6', modifier: 0, declines: false },
      cranky: 2,
    };
    const text =
      'v=2&kind=first&bonus=d6&criticalFailure=1&dice=3&dice.2=1d6%2B1&dice.3=1d10&again=all&active.skill=1d10' +
      '&active.modifier=-2&active.use=0&active.declines=1&responder.use=none&cranky=2&crankyWay=die&opponent=none';
    expect(codec.encode(inputs)).toBe(text);
    expect(codec.decode(text)).toEqual(inputs);
  });

  it.each([
    ['nothing', '', { issue: 'version', text: '' }],
    ['another version', 'v=3', { issue: 'version', text: '3' }],
    ['no kind', 'v=2&kind=chess', { issue: 'value', name: 'kind', text: 'chess' }],
    ['unknown bonus dice', 'v=2&bonus=d8', { issue: 'value', name: 'bonus', text: 'd8' }],
    ['one player', 'v=2&dice=1', { issue: 'value', name: 'dice', text: '1' }],
    ['nine players', 'v=2&dice=9', { issue: 'value', name: 'dice', text: '9' }],
    ['dice that cannot be chosen', 'v=2&dice.2=99d6', { issue: 'value', name: 'dice.2', text: '99d6' }],
    ['dice of nobody', 'v=2&dice.3=1d6', { issue: 'unknown', name: 'dice.3' }],
    [
      'a skill that cannot be chosen',
      'v=2&hero.skill=1d8',
      { issue: 'value', name: 'hero.skill', text: '1d8' },
    ],
    ['a Use of 10', 'v=2&active.use=10', { issue: 'value', name: 'active.use', text: '10' }],
    ['a modifier of 10', 'v=2&active.modifier=10', { issue: 'value', name: 'active.modifier', text: '10' }],
    ['a hero with a Use', 'v=2&hero.use=3', { issue: 'unknown', name: 'hero.use' }],
    ['six other heroes', 'v=2&cranky=6', { issue: 'value', name: 'cranky', text: '6' }],
    ['an opponent of letters', 'v=2&opponent=x', { issue: 'value', name: 'opponent', text: 'x' }],
    ['what was written by places, in part', 'v=1&k=wisg&b=d6', { issue: 'version', text: '1' }],
  ])('dice/contests/inputs: does not understand %s, and says why', (_name, text, fault) => {
    expect(codec.decode(text)).toBeUndefined();
    expect(codec.faultOf?.(text)).toEqual(fault);
  });

  const old = 'v=1&k=wisg&b=d6&cf=1&d=1d6_1d6&a=1d6.0.3&r=1d6.0.3&h=1d6.0&c=0.die&o=1d6.0';
  it.each([
    ['no word on all ones', 'cf=1', 'cf=2'],
    ['one player of old', 'd=1d6_1d6', 'd=1d6'],
    ['a side without a Use', 'a=1d6.0.3', 'a=1d6.0'],
    ['an unknown mark of a side', 'a=1d6.0.3', 'a=1d6.0.3.y'],
    ['an unknown way after a tie', 'o=1d6.0', 'o=1d6.0&t=some'],
    ['an unknown way to be Cranky', 'c=0.die', 'c=0.week'],
  ])('dice/contests/inputs: of links of old does not understand %s', (_name, part, wrong) => {
    expect(codec.decode(old)).toEqual(initial);
    expect(codec.decode(old.replace(part, wrong))).toBeUndefined();
  });
});

describe('contest-inputs: what is offered', () => {
  it('dice/contests/inputs: only contests of the games played, and who starts for all', () => {
    expect(kindsOf(['brikwars', 'usb', 'mage-knight'])).toEqual(contestKinds);
    expect(kindsOf(['brikwars'])).toEqual(['starts', 'first', 'wisg', 'feat']);
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
