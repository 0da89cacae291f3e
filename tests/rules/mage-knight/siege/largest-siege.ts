import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { playEvent } from '../../../../src/rules/mage-knight/siege/siege.ts';
import {
  beginHistory,
  type SiegeHistory,
  withEvent,
} from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { type SectionDial, typicalCastle } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { anyEvent } from './lived-siege.ts';
import { section, setupOf } from './siege-game.ts';

const dialOf = (random: RandomSource): SectionDial => ({
  kind: 'values',
  profile: {
    range: 9 + random(5),
    clicks: Array.from({ length: 12 }, (_, click) => ({
      fortification: Math.max(0, 4 - (click >> 2)),
      yellow: click > 6,
      attack: Math.max(0, 11 - click + random(2)),
      defence: 19 - (click >> 1) - random(2),
      damage: 4 - (click >> 2),
      demoralised: click > 8,
      brokenTowers: Math.max(0, click - 8),
    })),
  },
});

/** Two castles of twelve sections on a plan, each dial typed; two dozen figures with their dials. */
export function largestSiege(events: number): SiegeHistory {
  const random = createSeededSource(7);
  const kinds = [...typicalCastle, ...typicalCastle, ...typicalCastle];
  const large = setupOf(
    kinds.map((kind, place) =>
      section(kind, {
        owner: place % 2,
        dial: dialOf(random),
        outline: {
          shape: 'rectangle',
          centre: { x: random(480) / 10, y: random(480) / 10 },
          ...{ width: 4, depth: 2, angle: random(360) },
        },
      }),
    ),
  );
  let state = startOf(large);
  let history = beginHistory(large);
  let figures = 0;
  for (let tried = 0; tried < 20_000 && history.events.length < events; tried++) {
    let event = anyEvent(random, state);
    // Castles hold for so many turns.
    if (event.do === 'destroy' || event.do === 'profile') continue;
    if ((event.do === 'dial' && tried % 4 > 0) || (event.do === 'begin' && history.events.length < 15))
      continue;
    if (event.do === 'figure') {
      if (figures === 24) continue;
      const dial = Array.from({ length: 8 }, (_, click) => ({
        ...{ speed: 8 - (click >> 1), attack: 11 - click + random(2) },
        ...{ defence: 18 - click + random(2), damage: 3 - (click >> 2) },
      }));
      event = { ...event, name: `Vitéz ${figures}`, clicks: 8, dial };
    }
    const played = playEvent(state, event);
    if (!played.ok) continue;
    if (event.do === 'figure') figures += 1;
    state = played.value.state;
    history = withEvent(history, event);
  }
  return history;
}
