import { describe, expect, it } from 'vitest';
import { stateOf, summariesOf, viewOf } from '../../../src/castle/siege/view.ts';
import type { SiegeEvent } from '../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory, takenBack } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, section, setupOf, turnOver } from '../../rules/mage-knight/siege/siege-game.ts';

const setup = setupOf(['keep', 'wall', section('wall', { owner: 1 })]);
const siege = (events: readonly SiegeEvent[] = [], parts: Partial<StoredSiege> = {}) =>
  storedSiege({ ...beginHistory(setup), events }, parts);

describe('castle/siege/view', () => {
  it('castle/siege/view: copies of one siege are numbered by their ids and say whose turn it is, other sieges are not', () => {
    const [one, three] = [siege([], { id: 'a' }), siege([begun, command, turnOver], { id: 'c' })];
    const copy = (number: number, player: number) => ({ copy: { number, player } });
    expect(summariesOf([three, one])).toMatchObject([
      { id: 'c', ...copy(2, 1) },
      { id: 'a', ...copy(1, 0) },
    ]);
    const others: readonly Partial<StoredSiege>[] = [
      { created: 7 },
      { name: 'Eger' },
      { setup: { ...setup, players: [{ name: 'Anna' }, { name: 'Cili' }] } },
      { setup: { ...setup, players: [{ name: 'Cili' }, { name: 'Béla' }] } },
    ];
    for (const parts of others)
      for (const summary of summariesOf([one, siege([], { id: 'b', ...parts })]))
        expect(summary).not.toHaveProperty('copy');
    expect(summariesOf([one])[0]).not.toHaveProperty('copy');
    // Of three two may be copies.
    const named = siege([], { id: 'b', name: 'Eger' });
    expect(summariesOf([one, named, three]).map((each) => each.copy?.number)).toEqual([1, undefined, 2]);
  });

  it('castle/siege/view: a siege in a few words: players, sections, the round, and whether it is over', () => {
    const few = { players: ['Anna', 'Béla'], sections: 3 };
    expect(summariesOf([siege()])[0]).toMatchObject({ ...few, round: 0 });
    expect(summariesOf([siege()])[0]).not.toHaveProperty('ended');
    const later = siege([begun, command, turnOver, command, turnOver], { ended: 5, changed: 9 });
    expect(summariesOf([later])[0]).toMatchObject({ ...few, round: 2, ended: 5, changed: 9 });
    // Each is played once.
    expect(stateOf(later)).toBe(stateOf(later));
    expect(viewOf(later)).toMatchObject({ ended: 5 });
    expect(viewOf(siege())).not.toHaveProperty('ended');
  });

  it('MK-DST-03 castle/siege/view: who waits for his die has a chance where his clicks are counted, and all of them together', () => {
    const on = (name: string, clicks?: number): SiegeEvent => ({
      ...{ do: 'figure', section: 1, name, owner: 0, kind: 'warrior', part: 'top' },
      ...(clicks !== undefined && { clicks }),
    });
    const destroyed: SiegeEvent = { do: 'destroy', section: 1, by: 1 };
    const plain = viewOf(siege([on('A'), begun, destroyed]));
    expect(plain.falling).toEqual([{ figure: 0, section: 1, name: 'A', owner: 0 }]);
    expect(plain).not.toHaveProperty('odds');
    const counted = viewOf(siege([on('A'), on('B', 2), begun, destroyed]));
    expect(counted.falling[1]).toMatchObject({ name: 'B', clicks: 2, chance: 5 / 6 });
    expect(counted.odds?.mean).toBeCloseTo(5 / 6, 12);
    expect(counted.odds?.allSurvive).toBeCloseTo(1 / 6, 12);
    const rolled = viewOf(
      siege([on('A'), on('B', 2), begun, destroyed, { do: 'fall', figure: 0, face: 3, typed: true }]),
    );
    expect(rolled.falling.map(({ name }) => name)).toEqual(['B']);
    expect(rolled.fallen).toMatchObject([{ figure: 0, face: 3 }]);
    expect(viewOf(siege()).fallen).toEqual([]);
  });

  it('castle/siege/view: the turn asks about tokens of its own player alone, and steps lead back and forth', () => {
    const tokens = (at: number): SiegeEvent => ({ do: 'tokens', section: at, tokens: 1 });
    const forced = [begun, command, tokens(0), tokens(2)].map(
      (event) => ({ ...event, forced: true }) as const,
    );
    const now = siege(forced);
    expect(viewOf(now).tokened).toEqual([{ section: 0, tokens: 1, acted: false }]);
    expect(viewOf(now)).toMatchObject({ canUndo: true, canRedo: false });
    expect(viewOf(takenBack(now))).toMatchObject({ canUndo: true, canRedo: true });
    expect(viewOf(siege())).toMatchObject({ canUndo: false, canRedo: false, earlier: 0 });
  });
});
