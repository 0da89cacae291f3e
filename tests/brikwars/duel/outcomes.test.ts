import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { encodeFight } from '../../../src/brikwars/duel/link.ts';

const start = initialDuel('2005');

describe('brikwars/duel/outcomes', () => {
  it('BW-CC-12: says who dies in close combat, and the three add up to 1', () => {
    const { figures } = verdictOf(encodeFight(start)) ?? { figures: [] };
    expect(figures.map(({ id }) => id)).toEqual(['defender-dies', 'attacker-dies', 'nobody-dies']);
    expect(figures[0]?.chance).toBeCloseTo(1 / 3, 12);
    expect(figures.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('BW-RNG-01: says who is hit and who dies of a shot', () => {
    const { figures } = verdictOf(encodeFight({ ...start, mode: 'ranged' })) ?? { figures: [] };
    expect(figures.map(({ id }) => id)).toEqual(['hits', 'target-dies']);
    expect(figures[0]?.chance).toBeCloseTo(2 / 3, 12);
  });

  it('brikwars/duel/answer: says nothing of what is no fight', () => {
    expect(verdictOf('v=1&nonsense')).toBeUndefined();
    const dead: DuelInputs = { ...start, defender: { ...start.defender, priorDamage: 9 } };
    expect(verdictOf(encodeFight(dead))).toBeUndefined();
  });
});
