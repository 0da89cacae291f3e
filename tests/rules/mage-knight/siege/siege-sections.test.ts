import { describe, expect, it, test } from 'vitest';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { doorsOpen, shownValues, waitingFalls } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import {
  against,
  begun,
  command,
  played,
  reasonsOf,
  section,
  shortDial,
  siege,
  stepOf,
  turnOver,
} from './siege-game.ts';

const door = (open: boolean, which: 'door-a' | 'door-b' | 'portcullis' | 'double-door' = 'door-a', at = 0) =>
  ({ do: 'door', section: at, door: which, open }) as const;
const figure = (name: string, parts: object = {}): SiegeEvent => ({
  do: 'figure',
  section: 0,
  name,
  owner: 0,
  kind: 'warrior',
  part: 'top',
  ...parts,
});
const dial = (click: number, at = 0) => ({ do: 'dial', section: at, click, by: 1 }) as const;

describe('rules/mage-knight/siege/siege-sections doors', () => {
  it('MK-ENT-01 all doors are closed at the start (MK-D-07) and stay so in the set-up', () => {
    const start = siege(['keep', 'gatehouse', 'door-wall']);
    expect(start.sections.flatMap(doorsOpen)).toEqual([]);
    expect(against(start, door(true))).toEqual(['MK-ENT-01 closed-at-start']);
  });

  it('MK-ENT-04 its lord opens before his command phase, not in it and not in another’s turn (MK-D-14, MK-D-15)', () => {
    const state = played(siege(['keep']), begun);
    const open = played(state, door(true));
    expect(doorsOpen(open.sections[0] as never)).toEqual(['door-a']);
    expect(against(played(open, command), door(false))).toEqual(['MK-ENT-04 before-command-phase-only']);
    const theirs = played(open, command, turnOver);
    expect(against(theirs, door(false))).toEqual(['MK-ENT-04 before-command-phase-only']);
    // It stays so to his next command phase.
    expect(played(theirs, command, turnOver).sections[0]?.openDoors).toEqual(['door-a']);
    expect(against(played(theirs, command, turnOver), door(false))).toEqual([]);
  });

  it('MK-ENT-04 only of a lord with doors it is said that they stay so', () => {
    const own = played(siege(['keep']), begun);
    expect(reasonsOf(own, command)).toEqual(['MK-ENT-04 stays-to-next-command-phase']);
    const theirs = played(own, command, turnOver);
    expect(reasonsOf(theirs, command)).toEqual([]);
    expect(reasonsOf(played(siege(['wall']), begun), command)).toEqual([]);
  });

  it('MK-ENT-05 the doors of one section are handled apart (MK-D-16)', () => {
    const state = played(
      siege(['keep']),
      begun,
      door(true, 'door-a'),
      door(true, 'door-b'),
      door(false, 'door-a'),
    );
    expect(state.sections[0]?.openDoors).toEqual(['door-b']);
    expect(against(state, door(true, 'door-b'))).toEqual(['already-so']);
    expect(against(state, door(true, 'portcullis'))).toEqual(['no-door']);
  });

  it('MK-BRE-03 a breached section’s doors stay open for good (MK-D-18, MK-D-19)', () => {
    const state = played(siege(['keep', 'wall']), begun, {
      do: 'breach',
      section: 0,
      cause: 'demoralised',
      by: 1,
    });
    expect(doorsOpen(state.sections[0] as never)).toEqual(['door-a', 'door-b']);
    expect(against(state, door(false))).toEqual(['MK-BRE-03 breached-stays-open']);
    expect(against(state, door(true))).toEqual(['already-so']);
  });

  it('MK-GATE-03 a figure under the arch keeps the portcullis open (MK-D-22), not the double door', () => {
    const open = played(siege(['gatehouse']), begun, door(true, 'portcullis'), door(true, 'double-door'));
    const blocked = played(open, figure('Guard', { part: 'arch' }));
    expect(against(blocked, door(false, 'portcullis'))).toEqual(['MK-GATE-03 base-keeps-portcullis-open']);
    expect(against(blocked, door(false, 'double-door'))).toEqual([]);
    expect(against(played(blocked, { do: 'figure-down', figure: 0 }), door(false, 'portcullis'))).toEqual([]);
  });
});

describe('rules/mage-knight/siege/siege-sections dials and breaches', () => {
  it('MK-BRE-01 a dial that shows demoralised breaches its section, once, by who did it', () => {
    const state = played(siege([section('keep', { dial: shortDial })]), begun);
    const worn = played(state, dial(2));
    expect(worn.sections[0]?.breached).toBeUndefined();
    const step = stepOf(worn, dial(3));
    expect(step.state.sections[0]?.breached).toEqual({ cause: 'demoralised', by: 1 });
    expect(step.reasons.map(({ rule }) => rule)).toEqual(['MK-BRE-01', 'MK-BRE-03']);
    const more = played(step.state, { do: 'dial', section: 0, click: 4, by: 0 });
    expect(more.sections[0]?.breached).toEqual({ cause: 'demoralised', by: 1 });
  });

  it('MK-BRE-02 yellow breaches a wall (MK-D-20), and a wall only', () => {
    const yellow = {
      ...shortDial,
      profile: {
        range: 0,
        clicks: [0, 1, 2].map((click) => ({
          fortification: 2,
          yellow: click > 0,
          attack: 0,
          defence: 15,
          damage: 0,
          demoralised: false,
          brokenTowers: 0,
        })),
      },
    } as const;
    const state = played(
      siege(['wall', 'keep'].map((kind) => section(kind as 'wall', { dial: yellow }))),
      begun,
    );
    expect(played(state, dial(1)).sections[0]?.breached).toEqual({ cause: 'yellow', by: 1 });
    expect(played(state, dial(1, 1)).sections[1]?.breached).toBeUndefined();
    const said = (at: number) => ({ do: 'breach', section: at, cause: 'yellow', by: 1 }) as const;
    expect(against(state, said(1))).toEqual(['MK-BRE-02 yellow-matters-on-walls']);
    expect(reasonsOf(state, said(0))).toEqual(['MK-BRE-02 yellow-fortification']);
    expect(against(played(state, said(0)), said(0))).toEqual(['already-so']);
    // A wall is demoralised like any section.
    expect(against(state, { do: 'breach', section: 0, cause: 'demoralised' })).toEqual([]);
  });

  it('MK-A-23 breached and destroyed by one attack: destroyed only', () => {
    const state = played(siege([section('keep', { dial: shortDial }), 'wall']), begun);
    const step = stepOf(state, dial(5));
    expect(step.state.sections[0]).toMatchObject({ destroyed: { by: 1 }, click: 5 });
    expect(step.state.sections[0]?.breached).toBeUndefined();
    expect(step.reasons.map(({ effect }) => effect)).toContain('both-at-once-full');
  });

  it('MK-GEN-02 clicks only: destroyed at the click someone looked up, or when three broken towers are tapped', () => {
    const state = played(
      siege([section('wall', { dial: { kind: 'clicks', destroyedAt: 4 } }), 'wall']),
      begun,
      dial(3),
    );
    expect(state.sections[0]?.destroyed).toBeUndefined();
    expect(played(state, dial(4)).sections[0]?.destroyed).toEqual({ by: 1 });
    expect(against(state, dial(5))).toEqual(['bad-number']);
    expect(reasonsOf(state, { do: 'destroy', section: 1, by: 1 })).toContain('MK-DST-01 three-broken-towers');
  });

  it('MK-IMM-10 no section is healed: back goes a dial only by the table’s word', () => {
    const state = played(siege(['keep']), begun, dial(4));
    expect(against(state, dial(3))).toEqual(['MK-IMM-10 never-healed']);
    expect(played(state, { ...dial(3), forced: true }).sections[0]?.click).toBe(3);
    expect(against(state, dial(4))).toEqual(['already-so']);
    expect(against(state, { ...dial(5), by: 9 })).toEqual(['no-player']);
  });

  it('rules/mage-knight/siege/siege-sections points and names written down wrong are put right, even of what fell', () => {
    const state = played(siege(['keep', 'wall']), begun, { do: 'destroy', section: 0, by: 1 });
    const right = played(state, { do: 'amend', section: 0, points: 99, name: 'Nagytorony' });
    expect(right.sections[0]).toMatchObject({ points: 99, name: 'Nagytorony', destroyed: { by: 1 } });
    expect(against(right, { do: 'amend', section: 0, points: 99 })).toEqual(['already-so']);
    expect(against(right, { do: 'amend', section: 0, points: -1 })).toEqual(['bad-number']);
    expect(against(right, { do: 'amend', section: 7 })).toEqual(['no-section']);
  });

  it('rules/mage-knight/siege/siege-sections a dial becomes known in the middle of the game', () => {
    const state = played(siege(['keep', 'wall']), begun, dial(1));
    expect(shownValues(state.sections[0] as never)).toBeUndefined();
    const known = played(state, { do: 'profile', section: 0, dial: shortDial });
    expect(shownValues(known.sections[0] as never)).toMatchObject({ attack: 8, range: 10 });
    // What it shows there happens now, and somebody did it (MK-VP-02).
    const worn = played(state, dial(3));
    const shown = played(worn, { do: 'profile', section: 0, dial: shortDial, by: 1 });
    expect(shown.sections[0]?.breached).toEqual({ cause: 'demoralised', by: 1 });
    expect(against(worn, { do: 'profile', section: 0, dial: shortDial, by: 9 })).toEqual(['no-player']);
    const late = played(played(siege(['keep']), begun, dial(7)));
    expect(against(late, { do: 'profile', section: 0, dial: shortDial })).toEqual(['bad-number']);
    const empty = { kind: 'values', profile: { range: 1, clicks: [] } } as const;
    expect(against(state, { do: 'profile', section: 0, dial: empty })).toEqual(['bad-number']);
  });
});

describe('rules/mage-knight/siege/siege-sections collapse', () => {
  const crowded = played(
    siege(['wall', 'gatehouse', 'wall', 'wall']),
    { do: 'planking', section: 0, present: true },
    figure('Top', { clicks: 3 }),
    figure('Plank', { part: 'planking' }),
    figure('Gate', { section: 1 }),
    figure('Arch', { section: 1, part: 'arch', clicks: 2 }),
    { do: 'raise-ladder', section: 0, owner: 1 },
    begun,
  );

  it('MK-DST-02 rubble takes its place with its planking (MK-D-63, MK-D-65), ladders are gone', () => {
    const step = stepOf(crowded, { do: 'destroy', section: 0, by: 1 });
    expect(step.state.ladders).toEqual([]);
    expect(step.state.sections[0]).toMatchObject({ destroyed: { by: 1 }, planking: true, tokens: 0 });
    expect(step.reasons.map(({ effect }) => effect)).toEqual(
      expect.arrayContaining([
        'rubble-of-same-shape',
        'planking-to-the-ground',
        'ladders-gone',
        'one-die-each',
      ]),
    );
    for (const event of [
      dial(3),
      { do: 'destroy', section: 0 },
      { do: 'raise-ladder', section: 0, owner: 1 },
    ] as const) {
      expect(against(step.state, event)).toEqual(['section-destroyed']);
    }
  });

  it('MK-A-20 who stands on top or on planking falls, MK-A-21 who stands under the arch does not', () => {
    const wall = played(crowded, { do: 'destroy', section: 0 });
    expect(waitingFalls(wall).map((fall) => fall.figure)).toEqual([0, 1]);
    expect(wall.figures[1]?.at).toEqual({ section: 0, part: 'rubble' });
    const gate = stepOf(crowded, { do: 'destroy', section: 1 });
    expect(waitingFalls(gate.state).map((fall) => fall.figure)).toEqual([2]);
    expect(gate.state.figures[3]?.at).toEqual({ section: 1, part: 'rubble' });
    expect(gate.reasons).toContainEqual({ rule: 'MK-A-21', effect: 'arch-is-not-on', amount: 1 });
  });

  test.each([
    [2, 1, false],
    [3, 0, true],
    [6, 0, true],
  ])('MK-DST-03 three clicks and a %s: %s left, out of the game: %s (MK-D-64)', (face, left, out) => {
    const state = played(
      crowded,
      { do: 'destroy', section: 0 },
      { do: 'fall', figure: 0, face, typed: true },
    );
    expect(state.figures[0]).toMatchObject({ clicks: left });
    expect(state.figures[0]?.eliminated === true).toBe(out);
    expect(state.falls[0]).toEqual({ section: 0, figure: 0, face, typed: true, damage: face });
    expect(waitingFalls(state).map((fall) => fall.figure)).toEqual([1]);
  });

  it('MK-DST-03 without its clicks the player says whether a figure is out', () => {
    const state = played(
      crowded,
      { do: 'destroy', section: 0 },
      { do: 'fall', figure: 1, face: 6, typed: false },
    );
    expect(state.figures[1]).not.toHaveProperty('eliminated');
    const gone = played(state, { do: 'eliminate', figure: 1 });
    expect(gone.figures[1]).toMatchObject({ eliminated: true });
    expect(gone.figures[1]?.at).toBeUndefined();
  });

  it('rules/mage-knight/siege/siege-sections a die only for who waits for one, with a face that it has', () => {
    const state = played(crowded, { do: 'destroy', section: 0 });
    const fall = (id: number, face: number) => ({ do: 'fall', figure: id, face, typed: true }) as const;
    expect(against(state, fall(2, 3))).toEqual(['no-fall']);
    expect(against(state, fall(0, 7))).toEqual(['bad-number']);
    expect(against(played(state, fall(0, 1)), fall(0, 1))).toEqual(['no-fall']);
    expect(against(state, { do: 'figure-down', figure: 0 })).toEqual(['MK-DST-03 fall-waits']);
    // Nobody rolls for who is out already.
    expect(waitingFalls(played(state, { do: 'eliminate', figure: 0 })).map((each) => each.figure)).toEqual([
      1,
    ]);
  });
});
