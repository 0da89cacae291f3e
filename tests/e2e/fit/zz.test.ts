import { it } from 'vitest';
import { type Language, requestsOf, usePhone, violations } from '../harness.ts';
import { walkArmies } from './views-armies.ts';
import { walkCastle } from './views-castle.ts';
import { walkFights } from './views-fights.ts';
import { walkRest } from './views-rest.ts';
import { beginWalk, inFont, phone, screens } from './walk.ts';

const { take } = usePhone();
const { PART = 'fights', LANG_ = 'en', SCREENS = 'phone', FONT = '' } = process.env;
const parts = { fights: walkFights, castle: walkCastle, armies: walkArmies, rest: walkRest };

it('walk', async () => {
  const { page, open } = await take({ language: LANG_ as Language });
  const all = SCREENS === 'phone' ? [] : screens.filter((each) => each !== phone);
  const fonts =
    FONT === ''
      ? all
      : FONT.split(',').flatMap((font) => inFont(font as 'Roboto', SCREENS === 'phone' ? [phone] : screens));
  const { walk, faults, seen } = await beginWalk(page, {
    held: (sheet) => (process.env.NOSHEET && sheet ? [] : fonts),
    waiting: requestsOf(page),
    ...(process.env.AXE ? { alsoAsk: (p) => violations(p, 'all') } : {}),
  });
  await open('#/dice');
  const begun = performance.now();
  try {
    await parts[PART as 'fights'](walk);
  } catch (error) {
    console.log(error);
  }
  console.log(PART, LANG_, seen(), performance.now() - begun, faults.length);
  console.log(faults.map((f) => `FAULT ${f.replaceAll('\n', ' ')}`).join('\n'));
}, 1_500_000);
