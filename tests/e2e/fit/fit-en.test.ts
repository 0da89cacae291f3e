import { expect, it } from 'vitest';
import { requestsOf, usePhone, violations } from '../harness.ts';
import { walkPlaces } from './views.ts';
import { beginWalk, screens } from './walk.ts';

const { take } = usePhone();

it('fit: walk', async () => {
  const { page, open } = await take();
  const { walk, faults, seen } = await beginWalk(page, { screens, waiting: requestsOf(page) });
  await open('#/dice');
  const begun = performance.now();
  try {
    await walkPlaces(walk);
  } catch (error) { console.log(error); }
  console.log(seen(), performance.now() - begun, faults.length);
  console.log(faults.join('\n'));
  expect(faults).toEqual([]);
});
