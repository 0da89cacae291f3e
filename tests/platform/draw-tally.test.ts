import { describe, expect, it } from 'vitest';
import { countDraws } from '../../src/platform/draw-tally.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { roll, rollFromFaces } from '../../src/rules/dice/roll.ts';
import { scripted } from '../dice/device.ts';
import { given } from '../storage/device.ts';

describe('platform/draw-tally', () => {
  it('platform/draw-tally counts each face and hands it on unchanged', () => {
    const { random, drawn, take } = countDraws(scripted(6, 2, 6, 10, 1));
    expect([6, 6, 6, 10, 10].map(random)).toEqual([6, 2, 6, 10, 1]);
    expect([...(drawn.get(6) ?? [])]).toEqual([0, 1, 0, 0, 0, 2]);
    expect(take()).toEqual({ 6: [0, 1, 0, 0, 0, 2], 10: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
    expect(take()).toEqual({});
  });

  it('platform/draw-tally agrees with counting by hand', () => {
    const counter = countDraws(createSeededSource(3));
    const twin = createSeededSource(3);
    const byHand = new Map<string, number>();
    for (let draw = 0; draw < 5_000; draw++) {
      const sides = [2, 6, 10, 100, 101, 1000][draw % 6] ?? 6;
      const face = twin(sides);
      if (counter.random(sides) !== face) throw new Error(`draw ${draw}`);
      byHand.set(`${sides} ${face}`, (byHand.get(`${sides} ${face}`) ?? 0) + 1);
    }
    const taken = counter.take();
    expect(Object.keys(taken)).toEqual(['2', '6', '10', '100']);
    for (const [sides, counts] of Object.entries(taken)) {
      expect(counts).toEqual(counts.map((_, face) => byHand.get(`${sides} ${face + 1}`) ?? 0));
    }
  });

  it('platform/draw-tally says so at the first die after each handing over, and only then', () => {
    const counter = countDraws(() => 1);
    let text = 0;
    counter.onDraw(() => {
      text += 1;
    });
    for (let draw = 0; draw < 5; draw++) counter.random(draw % 2 ? 6 : 10);
    expect(text).toBe(1);
    counter.take();
    counter.random(1000);
    counter.random(6);
    expect(text).toBe(2);
  });

  it('platform/draw-tally a roll counts all its dice, bonus dice too; typed dice never count', () => {
    const counter = countDraws(scripted(6, 4, 6, 2));
    const dice = given(parseDice('2d6+1'));
    const rules = { bonus: 'd6', floor: true } as const;
    roll(dice, rules, counter.random);
    given(rollFromFaces(dice, rules, [1, 2]));
    expect(counter.take()).toEqual({ 6: [0, 1, 0, 1, 0, 2] });
  });
});
