import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { type DuelInputs, encodeDuel, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { withPreset, withProfile } from '../../../src/brikwars/duel/presets.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { keptEnds } from '../../support/kept-ends.ts';

const start = initialDuel('2005');

/** Each end in words, with its chance. */
async function endsOf(inputs: DuelInputs): Promise<Readonly<Record<string, number>>> {
  const ends = (await keptEnds('brikwars', encodeDuel(inputs))) ?? [];
  expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  return Object.fromEntries(ends.map(({ label, chance }) => [label, chance]));
}

describe('brikwars/duel/outcomes', () => {
  it('BW-CC-12: says who dies in close combat, and the three add up to 1', async () => {
    const ends = await endsOf(start);
    expect(Object.keys(ends)).toEqual(['Enemy dies', 'My fighter dies', 'Nobody dies']);
    expect(ends['Enemy dies']).toBeCloseTo(1 / 3, 12);
  });

  it('BW-DMG-03 BW-DMG-04 brikwars/duel/answer: says of what has pips that it takes one, and how often both are hurt', async () => {
    const horse = withPreset(start, 'defender', 'warhorse');
    expect(Object.keys(await endsOf(horse))).toEqual([
      'Enemy takes a pip',
      'Only my fighter',
      'Neither hurt',
    ]);
    // Its last pip is its end: nothing else can become of it.
    const last = { ...horse, defender: { ...horse.defender, pips: 1 } };
    expect(Object.keys(await endsOf(last))).toEqual(['Enemy dies', 'My fighter dies', 'Nobody dies']);
    const tank = withProfile({ ...start, mode: 'ranged' }, 'defender', creationUnit(presets.tank, 'Betsy'));
    expect(Object.keys(await endsOf(tank))).toEqual(['Enemy takes a pip', 'Neither hurt']);
  });

  it('BW-RNG-01: says who dies of a shot', async () => {
    expect(Object.keys(await endsOf({ ...start, mode: 'ranged' }))).toEqual(['Enemy dies', 'Nobody dies']);
  });

  it('brikwars/duel/answer: says nothing of what is no fight', async () => {
    expect(await keptEnds('brikwars', 'v=1&nonsense')).toBeUndefined();
    const dead: DuelInputs = { ...start, defender: { ...start.defender, priorDamage: 9 } };
    expect(await keptEnds('brikwars', encodeDuel(dead))).toBeUndefined();
  });
});
