import { describe, expect, it } from 'vitest';
import { quikAnswerOf } from '../../../src/brikwars/quik/answer.ts';
import { initialQuik, type QuikInputs } from '../../../src/brikwars/quik/inputs.ts';
import { answerAhead, quikPlay } from '../../../src/brikwars/quik/model.ts';

function answersOf(inputs: QuikInputs, ...faces: readonly (readonly number[])[]) {
  const answer = quikAnswerOf(inputs);
  const ahead = quikPlay.ahead?.(
    inputs,
    faces.map((shown) => ({ faces: shown, typed: true })),
  );
  if (!answer.ok || !ahead) throw new Error('no odds');
  return { before: answer.value, now: answerAhead(answer.value, ahead) };
}

describe('brikwars/quik/ahead', () => {
  it('BW-QW-06 before any roll the answer is the same, and a poor roll lowers it', () => {
    const inputs = initialQuik('en');
    const { before, now } = answersOf(inputs);
    if (before.kind !== 'attack' || now.kind !== 'attack') throw new Error('no attack');
    expect(now.kills.value).toBeCloseTo(before.kills.value, 12);
    expect(now.dies?.value ?? 0).toBeCloseTo(before.dies?.value ?? 0, 12);
    const poor = answersOf(inputs, [1, 1]).now;
    if (poor.kind !== 'attack') throw new Error('no attack');
    expect(poor.kills.value).toBeLessThan(before.kills.value / 2);
    expect(poor.dies?.value ?? 1).toBeGreaterThan(before.dies?.value ?? 0);
  });

  it.each(['building', 'feat', 'vehicle'] as const)(
    'BW-QW-15 before any roll the answer is the same: %s',
    (kind) => {
      const { before, now } = answersOf({ ...initialQuik('en'), kind });
      const round = (value: unknown) =>
        JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(10)) : part));
      expect(round(now)).toBe(round(before));
    },
  );
});
