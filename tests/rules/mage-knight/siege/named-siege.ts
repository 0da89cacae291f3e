import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory } from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { typicalCastle } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { storedSiege } from './lived-siege.ts';
import { section, setupOf } from './siege-game.ts';

const guard = (at: number, name: string, owner = 0): SiegeEvent => ({
  ...{ do: 'figure', section: at, name, owner, kind: 'warrior', part: 'top' },
});

/** One that shows at its first click that it has lost heart. */
const coward: SiegeEvent = {
  ...guard(2, 'Nyúl'),
  clicks: 1,
  dial: [{ speed: 6, attack: 8, defence: 14, damage: 1, demoralised: true }],
} as SiegeEvent;

/** Those on the first section. */
export const who = ['Őr', 'Zsoldos', 'Żelazny Wilk', 'Íjász'];

/** A siege before its first turn, its figures called by their names; one has none. */
export const namedSiege = storedSiege(
  {
    ...beginHistory(setupOf(typicalCastle.map((kind) => section(kind)))),
    events: [...who.map((name) => guard(0, name)), coward, guard(3, ''), guard(5, 'Ork', 1)],
  },
  { id: 'named', name: 'Eger' },
);
