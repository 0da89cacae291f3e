import { describe, expect, it } from 'vitest';
import { mayRoll } from '../../src/dice/shake.ts';
import { createShakeDetector } from '../../src/kit/shake.ts';

const held = <T>(value: T) => ({ value, peek: () => value });

function model(part: { readonly rolledAt?: number; readonly typing?: boolean }) {
  return {
    shownAt: () => part.rolledAt ?? Number.NEGATIVE_INFINITY,
    typing: held(part.typing ? {} : undefined),
    keeping: held(undefined),
    expression: held({ groups: [], constant: 0 }),
  } as unknown as Parameters<typeof mayRoll>[0];
}

describe('shake', () => {
  it('dice/shake three hard jerks in a moment are a shake, once', () => {
    const shaken = createShakeDetector();
    expect([0, 150, 300, 350, 400].map((time) => shaken(25, time))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('dice/shake walking, a single knock and slow turning are none', () => {
    const shaken = createShakeDetector();
    for (let time = 0; time < 5000; time += 20) expect(shaken(6, time)).toBe(false);
    expect(shaken(40, 6000)).toBe(false);
    expect([7000, 8000, 9000, 10_000].some((time) => shaken(25, time))).toBe(false);
  });

  it('dice/shake a result stands for two seconds', () => {
    expect(mayRoll(model({ rolledAt: 10_000 }), 11_999)).toBe(false);
    expect(mayRoll(model({ rolledAt: 10_000 }), 12_000)).toBe(true);
    expect(mayRoll(model({}), 5)).toBe(true);
  });

  it('dice/shake nothing is rolled while dice are typed', () => {
    expect(mayRoll(model({ typing: true }), 5)).toBe(false);
  });
});
