import { describe, expect, it } from 'vitest';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { siegePoints } from '../../../../src/rules/mage-knight/siege/siege-points.ts';
import { costOfCastles } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { begun, played, section, siege } from './siege-game.ts';

const three = {
  players: [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cili' }],
};
const castle = played(
  siege(
    [section('keep', { points: 85 }), section('wall', { points: 53 }), section('keep', { points: 1 })],
    three,
  ),
  begun,
);
const breach = (at: number, by?: number): SiegeEvent => ({
  do: 'breach',
  section: at,
  cause: 'demoralised',
  ...(by === undefined ? {} : { by }),
});
const destroy = (at: number, by?: number): SiegeEvent => ({
  do: 'destroy',
  section: at,
  ...(by === undefined ? {} : { by }),
});
const points = (...events: readonly SiegeEvent[]) =>
  siegePoints(played(castle, ...events)).map((each) => each.points);

describe('rules/mage-knight/siege/siege-points', () => {
  it('MK-VP-01 an intact section gives nothing (MK-D-60), a destroyed one all (MK-D-59)', () => {
    expect(points()).toEqual([0, 0, 0]);
    expect(points(destroy(0, 1))).toEqual([0, 85, 0]);
  });

  it('MK-VP-02 a breached one half to who breached it, rounded down (MK-D-55, MK-D-57, MK-D-61)', () => {
    expect(points(breach(0, 1))).toEqual([0, 42, 0]);
    expect(points(breach(1, 2))).toEqual([0, 0, 26]);
    expect(points(breach(2, 2))).toEqual([0, 0, 0]);
    expect(siegePoints(played(castle, breach(2, 2)))[2]?.sections).toHaveLength(1);
  });

  it('MK-A-24 destroyed by another the half lapses (MK-D-62); the other reading stands beside it', () => {
    expect(points(breach(0, 1), destroy(0, 2))).toEqual([0, 0, 85]);
    const [, bela, cili] = siegePoints(played(castle, breach(0, 1), destroy(0, 2)));
    expect(bela).toMatchObject({ points: 0, otherwise: 42 });
    expect(cili).not.toHaveProperty('otherwise');
  });

  it('MK-A-24 destroyed by nobody who scores the half lapses too, and is kept by the other reading', () => {
    for (const fallen of [destroy(0), destroy(0, 0)]) {
      const [anna, bela] = siegePoints(played(castle, breach(0, 1), fallen));
      expect(bela).toMatchObject({ points: 0, sections: [], otherwise: 42 });
      expect(anna).not.toHaveProperty('otherwise');
    }
    expect(siegePoints(played(castle, breach(0), destroy(0)))[1]).not.toHaveProperty('otherwise');
  });

  it('rules/mage-knight/siege/siege-points nobody scores what nobody did, nor his own section', () => {
    expect(points(breach(0), destroy(1))).toEqual([0, 0, 0]);
    expect(points(breach(0, 0), destroy(1, 0))).toEqual([0, 0, 0]);
    expect(points(breach(0, 1), destroy(0, 0))).toEqual([0, 0, 0]);
  });

  const archer = (owner: number, points?: number): SiegeEvent => ({
    do: 'figure',
    section: 0,
    name: 'Archer',
    owner,
    kind: 'warrior',
    part: 'top',
    from: 'here',
    clicks: 2,
    ...(points === undefined ? {} : { points }),
  });

  it('MK-VP-01 figures that were eliminated count as well, however they went; of two players the other one scores', () => {
    const two = played(siege([section('keep', { points: 85 })]), begun);
    const ways: readonly SiegeEvent[] = [
      { do: 'eliminate', figure: 0 },
      { do: 'figure-clicks', figure: 0, clicks: 0 },
      {
        do: 'strike',
        figure: 0,
        by: 1,
        name: '',
        mode: 'ranged',
        faces: [6, 5],
        typed: true,
        hit: true,
        damage: 2,
        forced: true,
      },
    ];
    for (const out of ways) {
      const [, other] = siegePoints(played(two, archer(0, 22), out, destroy(0, 1)));
      expect(other).toMatchObject({ points: 107, figures: [{ figure: 0, points: 22 }] });
      expect(other).not.toHaveProperty('otherwise');
    }
    const unknown = siegePoints(played(two, archer(0), { do: 'eliminate', figure: 0 }));
    expect(unknown.map((each) => each.points)).toEqual([0, 0]);
    expect(siegePoints(played(two, archer(0, 22))).map((each) => each.points)).toEqual([0, 0]);
  });

  it('rules/mage-knight/siege/siege-points of more players who has the turn scores a figure, and nobody one of his own', () => {
    const { player } = castle.turn;
    const out: SiegeEvent = { do: 'eliminate', figure: 0 };
    const scored = points(archer((player + 1) % 3, 22), out);
    expect(scored[player]).toBe(22);
    expect(scored.filter((each) => each > 0)).toHaveLength(1);
    expect(points(archer(player, 22), out)).toEqual([0, 0, 0]);
  });

  it('rules/mage-knight/siege/siege-points add up over a whole game', () => {
    const game = [breach(0, 1), breach(1, 1), destroy(1, 2), breach(2, 2), destroy(2, 2)];
    const sums = game.map((_, turns) => points(...game.slice(0, turns + 1)));
    expect(sums).toEqual([
      [0, 42, 0],
      [0, 68, 0],
      [0, 42, 53],
      [0, 42, 53],
      [0, 42, 54],
    ]);
  });

  it('MK-PTS-02 the castle’s points come out of its lord’s army', () => {
    const both = siege(
      [section('keep', { points: 173 }), section('wall', { points: 20, owner: 1 }), 'wall'],
      three,
    );
    expect(costOfCastles(both)).toEqual([193, 20, 0]);
  });
});
