import { describe, expect, it } from 'vitest';
import { lastTapOf, turnIsOver } from '../../../src/castle/siege/turn-over.ts';
import type { SiegeEvent } from '../../../src/rules/mage-knight/siege/siege-events.ts';

const end: SiegeEvent = { do: 'end-turn', tokensOff: [] };
const command: SiegeEvent = { do: 'begin-command' };
const habits: SiegeEvent = { do: 'habits', tokens: 'ask', turns: 'deed', actions: [] };
const deed: SiegeEvent = { do: 'act', section: 0, order: 'ranged' };
const also = (event: SiegeEvent): SiegeEvent => ({ ...event, also: true });

describe('castle/siege/turn-over', () => {
  it.each<[string, boolean, readonly SiegeEvent[]]>([
    ['before any turn has ended', false, [{ do: 'begin' }, command, deed]],
    ['ended by a tap', true, [deed, end]],
    ['ended by a tap, and how turns are kept was settled after it', true, [deed, end, habits]],
    ['ended by a tap, and the next one has done something', false, [end, command, also(deed)]],
    ['ended by the deed of the next one', true, [deed, end, also(command), also(deed)]],
    ['ended on the way to a deed whose dice are still typed', true, [deed, end, also(command)]],
    ['and then they are typed', true, [deed, end, also(command), deed]],
    ['ended by opening a door', true, [end, also({ do: 'door', section: 0, door: 'door-a', open: true })]],
    ['ended by a deed, and another followed', false, [end, also(command), also(deed), deed]],
    ['two turns ended on the way', true, [end, also(command), also(end), also(command), also(deed)]],
  ])('castle/siege/turn-over: %s: %s', (_, over, events) => {
    expect(turnIsOver(events.map((event) => ({ event })))).toBe(over);
  });

  it('castle/siege/turn-over: what came of the last tap is all of it, and no more', () => {
    const logOf = (events: readonly SiegeEvent[]) => events.map((event) => ({ event }));
    expect(lastTapOf([])).toEqual([]);
    expect(lastTapOf(logOf([deed, end, also(command), also(deed)]))).toEqual(
      logOf([end, also(command), also(deed)]),
    );
    expect(lastTapOf(logOf([end, deed]))).toEqual(logOf([deed]));
    // What began it is no longer listed.
    expect(lastTapOf(logOf([also(command)]))).toEqual(logOf([also(command)]));
  });
});
