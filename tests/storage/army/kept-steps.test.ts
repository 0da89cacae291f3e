import { describe, expect, it } from 'vitest';
import { newArmy } from '../../../src/kit/units/army-edit.ts';
import { decodeSteps, encodeSteps, type KeptStep } from '../../../src/storage/army/kept-steps.ts';

const army = (name: string) => ({ ...newArmy('a1', 'usb', '2005', 1), name });
const step = (from: string, to: string): KeptStep => ({ before: army(from), after: army(to), time: 7 });

describe('storage/army/kept-steps', () => {
  it('storage/army/kept-steps: the last edits come back as they were, the oldest left out', () => {
    const steps = Array.from({ length: 14 }, (_, at) => step(String(at), String(at + 1)));
    expect(decodeSteps('a1', encodeSteps('a1', steps))).toEqual(steps.slice(4));
  });

  it('storage/army/kept-steps: of an army too large fewer are kept, and none at worst', () => {
    const large = 'x'.repeat(90_000);
    const wide = { ...step('a', 'b'), after: { ...army('b'), notes: large } };
    expect(
      decodeSteps(
        'a1',
        encodeSteps(
          'a1',
          Array.from({ length: 10 }, () => wide),
        ),
      ),
    ).toHaveLength(0);
    const huge = { ...army('b'), tags: [large.repeat(5)] };
    expect(JSON.parse(encodeSteps('a1', [{ ...wide, after: huge }]))).toEqual({ id: 'a1', steps: [] });
  });

  it('storage/army/kept-steps: as many of the newest as there is room for, and no more than so many of a text of another hand', () => {
    const wide = (at: number): KeptStep => ({
      ...step(String(at), String(at + 1)),
      after: { ...army(String(at + 1)), notes: 'x'.repeat(90_000) },
    });
    const steps = Array.from({ length: 10 }, (_, at) => wide(at));
    const names = JSON.parse(encodeSteps('a1', steps)).steps.map((kept: KeptStep) => kept.after.name);
    expect(names).toEqual(['7', '8', '9', '10']);
    // To the letter: what just fits is kept.
    const [one] = steps;
    const letters = JSON.stringify(one).length;
    const filled = (more: number): KeptStep =>
      one === undefined
        ? wide(0)
        : { ...one, after: { ...one.after, notes: 'x'.repeat(90_000 + 400_000 - letters + more) } };
    const kept = (of: KeptStep) => JSON.parse(encodeSteps('a1', [of])).steps.length;
    expect([kept(filled(0)), kept(filled(1))]).toEqual([1, 0]);
    const many = Array.from({ length: 14 }, (_, at) => step(String(at), String(at + 1)));
    const text = JSON.stringify({ id: 'a1', steps: many });
    expect(decodeSteps('a1', text)).toEqual(many.slice(4));
  });

  it.each([
    ['nothing', undefined],
    ['nonsense', '{"id":'],
    ['another shape', '{"id":"a1","steps":{}}'],
    ['no army', '{"id":"a1","steps":[{"before":{},"after":{},"time":1}]}'],
  ])('storage/army/kept-steps: %s is as good as none', (_, text) => {
    expect(decodeSteps('a1', text)).toEqual([]);
  });

  it('storage/army/kept-steps: those of another army are not taken back here, and one that cannot be read hides those before it', () => {
    const steps = [step('0', '1'), step('1', '2'), step('2', '3')];
    expect(decodeSteps('b2', encodeSteps('a1', steps))).toEqual([]);
    const kept = JSON.parse(encodeSteps('a1', steps));
    kept.steps[1].after = 5;
    expect(decodeSteps('a1', JSON.stringify(kept))).toEqual([steps[2]]);
    kept.steps[0].before = 5;
    kept.steps[1] = steps[1];
    expect(decodeSteps('a1', JSON.stringify(kept))).toEqual(steps.slice(1));
    kept.steps[2].time = 'late';
    expect(decodeSteps('a1', JSON.stringify(kept))).toEqual([]);
  });
});
