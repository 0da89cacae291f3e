import { describe, expect, it, test } from 'vitest';
import { figureKinds } from '../../../../src/rules/mage-knight/attack/figure.ts';
import type { SectionPart } from '../../../../src/rules/mage-knight/sections.ts';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { siegeLimits } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import {
  against,
  begun,
  command,
  issuesOf,
  played,
  reasonsOf,
  siege,
  stepOf,
  turnOver,
} from './siege-game.ts';

const comes = (at: number, parts: object = {}): SiegeEvent => ({
  do: 'figure',
  section: at,
  name: 'Guard',
  owner: 0,
  kind: 'warrior',
  part: 'top',
  ...parts,
});
const goes = (to: number, part: SectionPart = 'top', figure = 0): SiegeEvent => ({
  do: 'figure-to',
  figure,
  section: to,
  part,
});
const castle = siege(['keep', 'round-tower', 'gatehouse', 'wall', 'wall', 'wall']);
const begunCastle = played(castle, begun);
const gate = (open: boolean): SiegeEvent => ({ do: 'door', section: 2, door: 'double-door', open });
const openGate = played(begunCastle, gate(true));

describe('rules/mage-knight/siege/siege-figures', () => {
  it('MK-SET-12 the lord’s warriors may start in the castle, nobody else’s', () => {
    expect(reasonsOf(castle, comes(3))).toEqual(['MK-SET-12 starts-in-castle']);
    expect(against(castle, comes(3, { owner: 1 }))).toEqual(['MK-SET-12 only-lords-start-inside']);
  });

  test.each(figureKinds.filter((kind) => kind !== 'warrior'))(
    'MK-ACC-04 no %s on or in a section (MK-D-78)',
    (kind) => {
      expect(against(castle, comes(0, { kind }))).toEqual(['MK-ACC-04 never-on-or-in']);
      const open = played(openGate, { do: 'door', section: 0, door: 'door-a', open: true });
      expect(against(open, comes(0, { kind }))).toEqual(['MK-ACC-04 never-on-or-in']);
      expect(against(open, comes(2, { kind, part: 'arch' }))).toEqual([
        'MK-ACC-04 never-on-or-in',
        'MK-A-14 arch-is-in',
      ]);
    },
  );

  it('MK-ENT-03 nobody comes up while the door is closed (MK-D-13)', () => {
    expect(against(begunCastle, comes(1, { owner: 1 }))).toEqual(['MK-ENT-03 door-closed-not-linked']);
    const open = played(begunCastle, { do: 'door', section: 1, door: 'door', open: true });
    expect(reasonsOf(open, comes(1, { owner: 1 }))).toEqual(['MK-RT-01 door-and-top-linked']);
  });

  it('MK-WALL-02 onto a wall there is no way but a ladder', () => {
    expect(against(begunCastle, comes(3))).toEqual(['MK-WALL-02 wall-needs-ladder']);
    const ladder = played(castle, { do: 'raise-ladder', section: 3, owner: 1 }, begun);
    expect(reasonsOf(ladder, comes(3, { owner: 1 }))).toEqual(['MK-LAD-01 ladder-is-access-point']);
  });

  it('MK-ACC-05 of a figure from the next section, or one that stood there all the time, no way up is asked (MK-D-79, MK-SET-12)', () => {
    expect(reasonsOf(begunCastle, comes(3, { from: 'section' }))).toEqual([
      'MK-ACC-05 walls-and-towers-free',
    ]);
    expect(reasonsOf(begunCastle, comes(2, { from: 'section' }))).toEqual([
      'MK-GATE-04 gatehouse-to-touching-wall',
    ]);
    for (const at of [0, 1, 2, 3]) {
      expect(against(begunCastle, comes(at, { from: 'here', owner: 1 }))).toEqual([]);
      expect(against(begunCastle, comes(at, { from: 'ground' }))).toEqual(against(begunCastle, comes(at)));
      expect(against(begunCastle, comes(at))).not.toEqual([]);
    }
    expect(against(begunCastle, comes(2, { part: 'arch', from: 'here' }))).toEqual([]);
    // What cannot be there at all cannot have been there; before the game nobody comes from anywhere.
    expect(against(begunCastle, comes(3, { kind: 'titan', from: 'here' }))).toEqual([
      'MK-ACC-04 never-on-or-in',
    ]);
    expect(against(begunCastle, comes(3, { part: 'planking', from: 'here' }))).toEqual([
      'MK-PLK-06 planking-missing',
    ]);
    expect(against(castle, comes(3, { owner: 1, from: 'here' }))).toEqual([
      'MK-SET-12 only-lords-start-inside',
    ]);
  });

  it('MK-GATE-01 a gatehouse has no access point (MK-D-81), under its arch one may stand', () => {
    expect(against(begunCastle, comes(2))[0]).toBe('MK-GATE-01 no-access-point');
    expect(reasonsOf(openGate, comes(2, { part: 'arch' }))).toEqual(['MK-GATE-03 figures-under-arch']);
    expect(against(begunCastle, comes(1, { part: 'arch' }))).toContain('MK-GATE-03 arch-of-gatehouse');
  });

  it('MK-GATE-04 a gatehouse is reached from a wall that stands, of those that nobody planned from any', () => {
    const beside = 'MK-GATE-04 from-touching-wall';
    expect(against(begunCastle, comes(2))).toContain(beside);
    expect(against(played(siege(['keep', 'gatehouse']), begun), comes(1))).not.toContain(beside);
    const one = played(siege(['gatehouse', 'wall']), begun);
    expect(against(one, comes(0))).toContain(beside);
    expect(against(played(one, { do: 'destroy', section: 1 }), comes(0))).not.toContain(beside);
  });

  it('MK-ENT-02 with every door closed nobody comes under the arch, or away from it', () => {
    const shut = ['MK-ENT-02 door-shut-in-the-way'];
    expect(against(begunCastle, comes(2, { part: 'arch' }))).toEqual(shut);
    expect(against(begunCastle, comes(2, { part: 'arch', kind: 'titan' }))).toEqual([
      'MK-ACC-04 never-on-or-in',
      'MK-A-14 arch-is-in',
      ...shut,
    ]);
    // Before the game its lord places warriors wherever he likes.
    const inside = played(castle, comes(2, { part: 'arch' }), begun);
    expect(against(inside, { do: 'figure-down', figure: 0 })).toEqual(shut);
    expect(against(inside, goes(3))).toEqual([...shut, 'MK-WALL-02 wall-needs-ladder']);
    expect(against(played(inside, gate(true)), { do: 'figure-down', figure: 0 })).toEqual([]);
    const breached = played(inside, { do: 'breach', section: 2, cause: 'demoralised', by: 1 });
    expect(against(breached, { do: 'figure-down', figure: 0 })).toEqual([]);
  });

  it('MK-ACC-05 between walls and towers it is free (MK-D-79)', () => {
    const onWall = played(castle, comes(3), begun);
    expect(reasonsOf(onWall, goes(1))).toEqual(['MK-ACC-05 walls-and-towers-free']);
    expect(played(onWall, goes(1)).figures[0]?.at).toEqual({ section: 1, part: 'top' });
    expect(against(onWall, goes(3))).toEqual(['already-so']);
  });

  it('MK-GATE-04 from a gatehouse to walls only (MK-D-82)', () => {
    const onGate = played(castle, comes(2), begun);
    expect(reasonsOf(onGate, goes(4))).toEqual(['MK-GATE-04 gatehouse-to-touching-wall']);
    expect(against(onGate, goes(0))).toEqual(['MK-GATE-04 gatehouse-to-walls-only']);
    // By another reading a gatehouse is a tower too.
    expect(issuesOf(onGate, goes(0))).toMatchObject([{ reason: { otherwise: 'MK-ACC-05' } }]);
  });

  it('MK-PLK-05 planking and its wall are one, and without planking nobody stands on it', () => {
    const onWall = played(castle, comes(3), begun);
    expect(against(onWall, goes(3, 'planking'))).toEqual(['MK-PLK-06 planking-missing']);
    const planked = played(onWall, { do: 'planking', section: 3, present: true });
    expect(reasonsOf(planked, goes(3, 'planking'))).toEqual([]);
    const laid = played(planked, goes(3, 'planking'));
    expect(laid.figures[0]?.at?.part).toBe('planking');
    expect(played(laid, { do: 'planking', section: 3, present: false }).figures[0]?.at?.part).toBe('top');
  });

  it('MK-ACC-01 down from the top needs a way as well, from under the arch an open door', () => {
    const up = played(castle, comes(3), comes(2, { part: 'arch' }), begun, gate(true));
    expect(against(up, { do: 'figure-down', figure: 0 })).toEqual(['MK-WALL-02 wall-needs-ladder']);
    const down = played(up, { do: 'figure-down', figure: 1 });
    expect(down.figures[1]?.at).toBeUndefined();
    expect(against(down, { do: 'figure-down', figure: 1 })).toEqual(['already-so']);
    // And up again from the ground, if there is a way.
    expect(against(down, goes(3, 'top', 1))).toEqual(['MK-WALL-02 wall-needs-ladder']);
    // From the top to the ground under an arch is a way down too.
    expect(against(up, goes(2, 'arch', 0))).toEqual(['MK-WALL-02 wall-needs-ladder']);
  });

  it('rules/mage-knight/siege/siege-figures out of rubble one walks, and climbs where there is a way', () => {
    const fallen = played(
      castle,
      comes(3),
      begun,
      { do: 'destroy', section: 3 },
      { do: 'fall', figure: 0, face: 1, typed: false },
    );
    expect(against(fallen, goes(4))).toEqual(['MK-WALL-02 wall-needs-ladder']);
    expect(against(fallen, goes(3))).toEqual(['section-destroyed']);
    expect(played(fallen, { do: 'figure-down', figure: 0 }).figures[0]?.at).toBeUndefined();
  });

  it('MK-DST-03 who came down with a section waits for his own die only, and nobody rolls for who is out', () => {
    const fall = (figure: number, face: number): SiegeEvent => ({ do: 'fall', figure, face, typed: false });
    const down = (figure: number): SiegeEvent => ({ do: 'figure-down', figure });
    const fallen = played(castle, comes(3, { clicks: 3 }), comes(3, { clicks: 3 }), begun, {
      do: 'destroy',
      section: 3,
    });
    expect(against(fallen, down(0))).toEqual(['MK-DST-03 fall-waits']);
    const rolled = played(fallen, fall(0, 1));
    expect(against(rolled, down(0))).toEqual([]);
    expect(against(rolled, down(1))).toEqual(['MK-DST-03 fall-waits']);
    for (const clicks of [0, 1]) {
      const { falls } = played(fallen, { do: 'figure-clicks', figure: 0, clicks });
      expect(falls.map(({ figure }) => figure)).toEqual(clicks === 0 ? [1] : [0, 1]);
    }
  });

  it('rules/mage-knight/siege/siege-figures at no clicks a figure is out, for good', () => {
    const two = played(castle, comes(3, { clicks: 2 }));
    expect(played(two, { do: 'figure-clicks', figure: 0, clicks: 1 }).figures[0]).toMatchObject({
      clicks: 1,
    });
    const out = played(two, { do: 'figure-clicks', figure: 0, clicks: 0 });
    expect(out.figures[0]).toEqual({
      id: 0,
      name: 'Guard',
      owner: 0,
      kind: 'warrior',
      clicks: 0,
      eliminated: true,
    });
    for (const event of [
      goes(4),
      { do: 'eliminate', figure: 0 },
      { do: 'figure-down', figure: 0 },
    ] as const) {
      expect(against(out, event)).toEqual(['no-figure']);
    }
  });

  it('rules/mage-knight/siege/siege-figures what cannot be is named', () => {
    expect(against(castle, comes(9))).toEqual(['no-section']);
    expect(against(castle, comes(0, { owner: 5 }))).toEqual(['no-player']);
    expect(against(castle, comes(0, { clicks: 0 }))).toEqual(['bad-number']);
    const {
      clicks: highest,
      name: longest,
      points: dearest,
      range: farthest,
    } = {
      ...siegeLimits,
      clicks: siegeLimits.value,
    };
    const most = { clicks: highest, name: 'x'.repeat(longest), points: dearest, range: farthest };
    expect(played(castle, comes(0, most)).figures[0]).toMatchObject(most);
    expect(played(castle, comes(0)).figures[0]).toStrictEqual({
      ...{ id: 0, name: 'Guard', owner: 0, kind: 'warrior', at: { section: 0, part: 'top' } },
    });
    for (const wrong of [
      { clicks: highest + 1 },
      { points: dearest + 1 },
      { points: -1 },
      { range: farthest + 1 },
      { range: -1 },
    ])
      expect(against(castle, comes(0, wrong))).toEqual(['bad-number']);
    for (const clicks of [-1, 0.5, highest + 1])
      expect(against(played(castle, comes(0)), { do: 'figure-clicks', figure: 0, clicks })).toEqual([
        'bad-number',
      ]);
    expect(against(castle, comes(0, { name: 'x'.repeat(siegeLimits.name + 1) }))).toEqual(['bad-number']);
    expect(against(castle, { do: 'figure-clicks', figure: 0, clicks: 1 })).toEqual(['no-figure']);
    const crowd = Array.from({ length: siegeLimits.figures }, () => comes(0));
    expect(against(played(castle, ...crowd), comes(0))).toEqual(['too-many']);
  });
});

describe('rules/mage-knight/siege/siege-works', () => {
  const raise = (owner: number, at = 3): SiegeEvent => ({ do: 'raise-ladder', section: at, owner });

  it('MK-LAD-02 one ladder each for three walls in play (MK-D-03), fewer when a wall falls', () => {
    const one = played(castle, raise(1));
    expect(against(one, raise(1))).toEqual(['MK-LAD-02 no-ladder-left']);
    expect(against(one, raise(0))).toEqual([]);
    const two = played(one, { do: 'destroy', section: 5 });
    expect(against(two, raise(0))).toEqual(['MK-LAD-02 no-ladder-left']);
    // What stands already stands.
    expect(two.ladders).toHaveLength(1);
  });

  it('MK-LAD-05 in the game a ladder costs an action of his own turn (MK-D-84)', () => {
    expect(against(begunCastle, raise(0))).toEqual(['MK-GEN-04 command-phase-first']);
    const state = played(begunCastle, command);
    expect(against(state, raise(1))).toEqual(['MK-GEN-04 not-own-turn']);
    expect(reasonsOf(state, raise(0))).toContain('MK-LAD-05 costs-one-action');
    expect(stepOf(state, raise(0)).reasons).toContainEqual({
      rule: 'MK-A-09',
      effect: 'any-action-as-printed',
      otherwise: 'MK-A-09',
    });
    expect(played(state, raise(0)).turn.warriorActions).toBe(1);
    expect(played(castle, raise(0)).turn.warriorActions).toBe(0);
  });

  it('MK-LAD-06 taken away for a move action, with no enemy at the far end (MK-D-83)', () => {
    const state = played(castle, raise(0), begun, command);
    const take = (enemyAtEnd: boolean): SiegeEvent => ({ do: 'take-ladder', ladder: 0, enemyAtEnd });
    expect(against(state, take(true))).toEqual(['MK-LAD-06 enemy-at-far-end']);
    const taken = played(state, take(false));
    expect([taken.ladders, taken.turn.warriorActions]).toEqual([[], 1]);
    expect(against(taken, take(false))).toEqual(['no-ladder']);
    // Numbers are never given twice.
    expect(played(taken, raise(0)).ladders).toEqual([{ id: 1, section: 3, owner: 0 }]);
    expect(played(state, turnOver, command, take(false)).ladders).toEqual([]);
  });

  it('MK-GATE-01 no ladder makes an access point of a gatehouse', () => {
    expect(against(castle, raise(1, 2))).toEqual(['MK-GATE-01 no-access-point-there']);
  });

  it('MK-PLK-05 planking belongs to a wall', () => {
    const lay = (at: number, present = true): SiegeEvent => ({ do: 'planking', section: at, present });
    expect(reasonsOf(castle, lay(3))).toEqual(['MK-PLK-05 planking-of-wall']);
    expect(against(castle, lay(0))).toEqual(['MK-PLK-05 planking-of-walls-only']);
    expect(against(castle, lay(3, false))).toEqual(['already-so']);
  });
});

describe('rules/mage-knight/siege/siege-field', () => {
  const spot = { x: 3, y: -8 };
  const ogre: SiegeEvent = { do: 'field', name: 'Ogre', owner: 1, kind: 'titan', spot, range: 6, clicks: 4 };

  it('rules/mage-knight/siege/siege-field a figure stands on the ground, goes elsewhere on it, and onto a section is on the ground no more', () => {
    const there = played(begunCastle, { ...ogre, kind: 'warrior' });
    expect(there.figures[0]).toMatchObject({ spot, range: 6, clicks: 4 });
    const moved = played(there, { do: 'stand', figure: 0, spot: { x: 5, y: 5 } });
    expect(moved.figures[0]?.spot).toEqual({ x: 5, y: 5 });
    const up = played(moved, { ...goes(3), forced: true });
    expect(up.figures[0]?.at).toEqual({ section: 3, part: 'top' });
    expect(up.figures[0]?.spot).toBeUndefined();
    // Down again by no ladder: the way is asked for as ever.
    expect(against(up, { do: 'stand', figure: 0, spot })).toEqual(['MK-WALL-02 wall-needs-ladder']);
  });

  it('MK-ACC-04 a titan stands on the ground as anybody does, before the game too', () => {
    expect(against(castle, ogre)).toEqual([]);
  });

  it('rules/mage-knight/siege/siege-field a figure that is out stands nowhere', () => {
    const out = played(played(begunCastle, ogre), { do: 'figure-clicks', figure: 0, clicks: 0 });
    expect(out.figures[0]).toMatchObject({ eliminated: true });
    expect(out.figures[0]?.spot).toBeUndefined();
  });

  it('rules/mage-knight/siege/siege-field no table is that large', () => {
    expect(issuesOf(begunCastle, { ...ogre, spot: { x: 5_000, y: 0 } })).toEqual([{ code: 'bad-number' }]);
    expect(issuesOf(begunCastle, { ...ogre, range: 500 })).toEqual([{ code: 'bad-number' }]);
  });
});
