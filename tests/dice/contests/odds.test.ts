import { describe, expect, it } from 'vitest';
import { type ContestInputs, type ContestKind, initialContest } from '../../../src/dice/contests/inputs.ts';
import { contestOdds } from '../../../src/dice/contests/model.ts';
import {
  type ContestOutcome,
  type ContestPlay,
  contestRolls,
  readContest,
} from '../../../src/dice/contests/play.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import { deepOr } from '../../support/deep.ts';

const base = initialContest('2005', 'wisg');
const games = deepOr(12_000, 800);

/** Within four standard errors of a share. */
function expectNear(played: number, chance: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / games);
  expect(Math.abs(chance - played), `${played} for ${chance}`).toBeLessThanOrEqual(4 * error + 1e-9);
}

/** Plays a contest to its end the way the screen does, throw by throw. */
function playOut(inputs: ContestInputs, random: (sides: number) => number): ContestOutcome {
  let play: ContestPlay = { game: 'brikwars', inputs, rolls: [] };
  const dice = contestRolls(inputs);
  for (;;) {
    const state = readContest(play);
    if (state?.outcome) return state.outcome;
    const asked = dice[state?.due[0] ?? -1];
    if (!asked) throw new Error('nobody is due and nobody has won');
    const made = roll(asked.expression, asked.rules, random);
    play = { ...play, rolls: [...play.rolls, { faces: made.dice.map(({ face }) => face) }] };
  }
}

function shares(inputs: ContestInputs, keyOf: (outcome: ContestOutcome) => string | number) {
  const random = createSeededSource(11);
  const found = new Map<string | number, number>();
  for (let game = 0; game < games; game++) {
    const key = keyOf(playOut(inputs, random));
    found.set(key, (found.get(key) ?? 0) + 1 / games);
  }
  return (key: string | number) => found.get(key) ?? 0;
}

describe('contest-odds: the odds shown are those of the contests played', () => {
  it.each<readonly [string, Partial<ContestInputs>]>([
    ['two alike', {}],
    ['four alike', { dice: ['1d6', '1d6', '1d6', '1d6'] }],
    ['a hero among three', { dice: ['1d6', '1d10', '1d6+1'] }],
    ['no bonus dice', { bonus: 'none', dice: ['1d6', '2d6'] }],
    ['the same die again', { bonus: 'same', dice: ['1d6', '1d8', '1d20'] }],
    ['all again after a tie', { bonus: 'none', again: 'all', dice: ['1d6', '1d6', '1d10'] }],
  ])('BW-GEN-02 What I Say Goes: %s', (_name, part) => {
    const inputs: ContestInputs = { ...base, ...part };
    const odds = contestOdds(inputs, 'brikwars');
    if (odds.kind !== 'roll-off') throw new Error(odds.kind);
    const played = shares(inputs, (outcome) => (outcome.kind === 'won' ? outcome.winner : -1));
    odds.wins.forEach((chance, player) => {
      expectNear(played(player), chance);
    });
    expect(odds.wins.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it.each<readonly [string, Partial<ContestInputs>]>([
    ['two swords', {}],
    ['a rifle against a Bail', { responder: { skill: '1d6', modifier: 0, declines: false } }],
    ['a hero against a modifier', { active: { skill: '1d10', modifier: 0, use: 5, declines: false } }],
    ['nearly helpless', { active: { skill: '1d6', modifier: -5, use: 2, declines: false } }],
    ['one side without bonus dice', { active: { skill: '1d6', modifier: 0, use: 2, declines: true } }],
  ])('BW-RESP-05 Who acts first: %s', (_name, part) => {
    const inputs: ContestInputs = { ...base, kind: 'first', ...part };
    const odds = contestOdds(inputs, 'brikwars');
    if (odds.kind !== 'first') throw new Error(odds.kind);
    const played = shares(inputs, (outcome) => (outcome.kind === 'first' ? outcome.first : ''));
    for (const [first, chance] of Object.entries(odds.chances)) {
      expectNear(played(first), chance);
    }
  });

  it.each<readonly [string, Partial<ContestInputs>]>([
    ['even dice', {}],
    ['a Cranky hero, each die', { cranky: 2, crankyWay: 'die' }],
    ['a Cranky hero, the roll', { cranky: 2, crankyWay: 'roll' }],
    ['nothing fails critically', { criticalFailure: false }],
    ['a hero with a d10', { hero: { skill: '1d10', modifier: -1 } }],
  ])('BW-HERO-10 a Feat: %s', (_name, part) => {
    const inputs: ContestInputs = { ...base, kind: 'feat', ...part };
    const odds = contestOdds(inputs, 'brikwars');
    if (odds.kind !== 'feat') throw new Error(odds.kind);
    const played = shares(inputs, (outcome) => (outcome.kind === 'feat' && outcome.success ? 1 : 0));
    expectNear(played(1), odds.success);
  });
});

describe('contest-odds: exact figures', () => {
  const kind = (of: ContestKind, part: Partial<ContestInputs> = {}) => ({ ...base, kind: of, ...part });

  it('BW-HERO-10 1d6 against 1d6 without bonus dice: 21 of 36, 20 of 36 when a one fails', () => {
    const plain = { bonus: 'none', criticalFailure: false } as const;
    expect(contestOdds(kind('feat', plain), 'brikwars')).toMatchObject({
      success: expect.closeTo(21 / 36, 12),
    });
    expect(contestOdds(kind('feat', { bonus: 'none' }), 'brikwars')).toMatchObject({
      success: expect.closeTo(20 / 36, 12),
    });
  });

  it('BWC-87 a Feat that nobody opposes fails only with a one', () => {
    const { opponent: _, ...alone } = base;
    expect(contestOdds({ ...alone, kind: 'feat' }, 'brikwars')).toMatchObject({
      success: expect.closeTo(5 / 6, 12),
    });
  });

  it('USB-TURN-01 who starts in USB: one d6 each, tied in 1 of 6 for two players', () => {
    const odds = contestOdds(kind('starts', { bonus: 'none' }), 'usb');
    expect(odds).toMatchObject({ firstTied: expect.closeTo(1 / 6, 12) });
    expect(odds.reasons.map(({ rule }) => rule)).toContain('USB-TURN-01');
  });

  it('dice/contests/model: a game without a rule for who starts gives no reasons', () => {
    expect(contestOdds(kind('starts', { bonus: 'none' }), 'mage-knight')).toMatchObject({
      reasons: [],
      wins: [expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)],
    });
  });

  it('BW-GEN-03 who starts in BrikWars says what the winner decides', () => {
    const odds = contestOdds(kind('starts'), 'brikwars');
    expect(odds.reasons.map(({ effect }) => effect)).toContain('winner-sets-order');
  });

  it('USB-DICE-02 a dispute is even', () => {
    expect(contestOdds(kind('dispute'), 'usb')).toMatchObject({ kind: 'dispute', half: 0.5 });
  });
});
