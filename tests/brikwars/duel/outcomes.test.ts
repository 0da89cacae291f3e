import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { verdictOf } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, encodeDuel, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { withPreset, withProfile } from '../../../src/brikwars/duel/presets.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';

const start = initialDuel('2005');

describe('brikwars/duel/outcomes', () => {
  it('BW-CC-12: says who dies in close combat, and the three add up to 1', () => {
    const { figures } = verdictOf(encodeDuel(start)) ?? { figures: [] };
    expect(figures.map(({ id }) => id)).toEqual(['defender-dies', 'attacker-dies', 'nobody-dies']);
    expect(figures[0]?.chance).toBeCloseTo(1 / 3, 12);
    expect(figures.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('BW-DMG-03 BW-DMG-04 brikwars/duel/answer: says of what has pips that it takes one, and how often both are hurt', () => {
    const horse = withPreset(start, 'defender', 'warhorse');
    const { figures } = verdictOf(encodeDuel(horse)) ?? { figures: [] };
    const chances = Object.fromEntries(figures.map(({ id, chance }) => [id, chance]));
    expect(figures.map(({ id }) => id)).toEqual(['target-pip', 'attacker-dies', 'both-hurt', 'nobody-hurt']);
    const { 'target-pip': hurt = 0, 'attacker-dies': dies = 0, 'both-hurt': both = 0 } = chances;
    expect(hurt + dies - both + (chances['nobody-hurt'] ?? 0)).toBeCloseTo(1, 12);
    // Its last pip is its end: nothing else can become of it.
    const last = { ...horse, defender: { ...horse.defender, pips: 1 } };
    expect(verdictOf(encodeDuel(last))?.figures.map(({ id }) => id)).toEqual([
      'defender-dies',
      'attacker-dies',
      'nobody-dies',
    ]);
    const tank = withProfile({ ...start, mode: 'ranged' }, 'defender', creationUnit(presets.tank, 'Betsy'));
    expect(verdictOf(encodeDuel(tank))?.figures.map(({ id }) => id)).toEqual(['hits', 'target-pip']);
  });

  it('BW-RNG-01: says who is hit and who dies of a shot', () => {
    const { figures } = verdictOf(encodeDuel({ ...start, mode: 'ranged' })) ?? { figures: [] };
    expect(figures.map(({ id }) => id)).toEqual(['hits', 'target-dies']);
    expect(figures[0]?.chance).toBeCloseTo(2 / 3, 12);
  });

  it('brikwars/duel/answer: says nothing of what is no fight', () => {
    expect(verdictOf('v=1&nonsense')).toBeUndefined();
    const dead: DuelInputs = { ...start, defender: { ...start.defender, priorDamage: 9 } };
    expect(verdictOf(encodeDuel(dead))).toBeUndefined();
  });
});
