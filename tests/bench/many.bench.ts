import { expect, it } from 'vitest';
import { manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import { assaultOf, groupOf, initialMany, type ManyInputs } from '../../src/brikwars/many/inputs.ts';
import { manyPresets, withManyPreset } from '../../src/brikwars/many/model.ts';

const first = initialMany('2005');

function volley(count: number, groups = 1): ManyInputs {
  const made = Array.from({ length: groups }, (_, place) =>
    groupOf(Math.floor(count / groups), 'own', { ownUse: 4, ownDamage: `1d6+${place}` }),
  );
  const { target, ...rest } = assaultOf(made);
  return { ...first, assaults: [{ ...rest, target: { ...target, unit: 'armored-minifig' } }] };
}

const attacks: readonly (readonly [string, ManyInputs])[] = [
  ...manyPresets.map((preset) => [preset, withManyPreset(first, preset)] as const),
  ...[50, 100, 200, 400, 500].map((count) => [`${count} shooters`, volley(count)] as const),
  ['8 groups of 62', volley(496, 8)],
];

/** Milliseconds of one answer, the best of several rounds: what else the machine does is left out. */
function time(inputs: ManyInputs): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 12; round++) {
    const start = performance.now();
    for (let n = 0; n < 10; n++) expect(manyAnswerOf(inputs).ok).toBe(true);
    best = Math.min(best, (performance.now() - start) / 10);
  }
  return best;
}

it('bench: the full odds of attacks of many, under 5 ms each', () => {
  const rows = attacks.map(([name, inputs]) => [name, time(inputs)] as const);
  for (const [name, best] of rows) process.stdout.write(`${name.padEnd(16)} ${best.toFixed(2)} ms\n`);
  expect(rows.filter(([, best]) => best > 5).map(([name]) => name)).toEqual([]);
});
