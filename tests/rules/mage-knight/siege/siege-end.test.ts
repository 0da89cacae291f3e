import { describe, expect, it } from 'vitest';
import { playEvent } from '../../../../src/rules/mage-knight/siege/siege.ts';
import { endOf } from '../../../../src/rules/mage-knight/siege/siege-end.ts';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory } from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { siegePoints } from '../../../../src/rules/mage-knight/siege/siege-points.ts';
import { startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { live } from './lived-siege.ts';
import { begun, command, section, setupOf, shortDial } from './siege-game.ts';

const thrown = { typed: false, hit: true } as const;

const archer: SiegeEvent = {
  do: 'figure',
  section: 1,
  name: 'Archer',
  owner: 0,
  kind: 'warrior',
  part: 'top',
  clicks: 2,
  points: 30,
};

const setup = setupOf([section('keep', { dial: shortDial, points: 40 }), section('wall', { points: 21 })]);

const endAfter = (...events: readonly SiegeEvent[]) => endOf({ ...beginHistory(setup), events });

describe('siege-end', () => {
  it('MK-VP-01 MK-VP-02 the points of all deeds of a player add up to his score, in any siege', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { history, state } = live(seed);
      const { deeds } = endOf(history);
      for (const { player, points } of siegePoints(state)) {
        const own = deeds.filter((deed) => deed.player === player);
        expect(own.reduce((sum, deed) => sum + (deed.points ?? 0), 0)).toBe(points);
      }
    }
  });

  it('MK-VP-01 every deed names the event that did it', () => {
    let seen = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const { history } = live(seed);
      const states = [startOf(history.setup)];
      for (const event of history.events) {
        const [last] = states.slice(-1);
        const step = last && playEvent(last, { ...event, forced: true });
        if (step?.ok) states.push(step.value.state);
      }
      for (const { what, of, at = -1 } of endOf(history).deeds) {
        const [before, after] = [states[at], states[at + 1]];
        const is = (state: typeof before) =>
          what === 'figure' ? state?.figures[of]?.eliminated : state?.sections[of]?.[what];
        expect([is(before), is(after)]).toEqual([undefined, expect.anything()]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  it('MK-VP-01 a figure whose price nobody said is a deed without points', () => {
    const { points: _, ...nameless } = archer;
    const end = endAfter(nameless, begun, command, { do: 'eliminate', figure: 0 });
    expect(end.deeds).toEqual([{ player: 1, what: 'figure', of: 0, at: 3 }]);
    expect(end.winner).toBeUndefined();
  });

  it('MK-VP-01 most points win, and as many on both sides are a draw', () => {
    expect(endAfter(archer, begun, { do: 'eliminate', figure: 0 }).winner).toBe(1);
    expect(endAfter(archer, begun).winner).toBeUndefined();
  });

  it('MK-A-24 says who would win by the other reading where that is another', () => {
    const three = setupOf([section('wall', { points: 20 }), section('wall', { points: 10 })], {
      players: [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cili' }],
    });
    const end = endOf({
      ...beginHistory(three),
      events: [
        begun,
        { do: 'breach', section: 0, cause: 'yellow', by: 1 },
        { do: 'destroy', section: 0, by: 2 },
        { do: 'destroy', section: 1, by: 1 },
      ],
    });
    expect(end.winner).toBe(2);
    expect(end.otherwise).toBe(-1);
  });

  it('siege-end dice of an attack are luck of who attacks, those of a shot of the lord, and of a fall the lower the better', () => {
    const attack: SiegeEvent = {
      ...thrown,
      do: 'attack',
      section: 1,
      by: 1,
      name: '',
      mode: 'close',
      faces: [6, 6],
      damage: 1,
      ways: 15,
    };
    const shot: SiegeEvent = {
      ...thrown,
      do: 'shot',
      section: 0,
      name: '',
      faces: [1, 2],
      hit: false,
      damage: 0,
    };
    const { luck } = endAfter(archer, begun, command, shot, { ...attack, forced: true });
    expect(luck.map((each) => [each?.dice, each?.above])).toEqual([
      [2, -4],
      [2, 5],
    ]);
    const fallen = endAfter(
      archer,
      begun,
      { do: 'destroy', section: 1, by: 1 },
      { do: 'fall', figure: 0, face: 6, typed: true },
    );
    expect(fallen.luck[0]).toMatchObject({ dice: 1, above: -2.5 });
    expect(fallen.luck[1]).toBeUndefined();
  });
});
