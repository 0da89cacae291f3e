import { describe, expect, it } from 'vitest';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { stepsTo, tokensByHabit } from '../../../../src/rules/mage-knight/siege/siege-habits.ts';
import {
  beginHistory,
  doneAgain,
  playHistory,
  type SiegeHistory,
  takenBack,
  withEvent,
} from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { countActions } from '../../../../src/rules/mage-knight/siege/siege-turn.ts';
import {
  against,
  begun,
  command,
  played,
  section,
  setupOf,
  shortDial,
  siege,
  stepOf,
  turnOver,
} from './siege-game.ts';

const hit = { faces: [3, 5], typed: true, hit: true, damage: 4 } as const;
const miss = { faces: [1, 2], typed: true, hit: false, damage: 0 } as const;
const attack = (thrown: typeof hit | typeof miss, at = 0): SiegeEvent => ({
  do: 'attack',
  section: at,
  by: 1,
  name: 'Dragon',
  mode: 'close',
  ...thrown,
});
const guard = {
  do: 'figure',
  section: 0,
  name: 'G',
  owner: 0,
  kind: 'warrior',
  part: 'top',
  clicks: 3,
} as const;
const castle = siege([section('keep', { dial: shortDial }), 'wall', 'round-tower']);
/** Béla's turn has come, and his command phase. */
const besieged = played(castle, guard, begun, command, turnOver, command);

describe('rules/mage-knight/siege/siege-attacks', () => {
  it('MK-GEN-04 an attack is one action of warriors, and a hit turns the dial', () => {
    const after = stepOf(besieged, attack(hit));
    expect(after.state.sections[0]).toMatchObject({ click: 4, breached: { cause: 'demoralised', by: 1 } });
    expect(countActions(after.state).ordinaryUsed).toBe(1);
    expect(after.reasons.map(({ effect }) => effect)).toEqual([
      'ordinary-action-used',
      'demoralised-is-breached',
      'doors-stay-open',
    ]);
    const missed = played(besieged, attack(miss));
    expect([missed.sections[0]?.click, countActions(missed).ordinaryUsed]).toEqual([0, 1]);
  });

  it('MK-DST-01 more damage than clicks destroys, and the dial stops at its last one', () => {
    const after = played(besieged, attack(hit), attack(hit));
    expect(after.sections[0]).toMatchObject({ click: 5, destroyed: { by: 1 } });
    expect(after.falls).toEqual([{ section: 0, figure: 0 }]);
    expect(against(after, attack(hit))).toEqual(['section-destroyed']);
  });

  it('MK-GEN-04 only in his own turn, in his command phase, with an action left', () => {
    const lords = played(castle, begun, command);
    expect(against(lords, attack(hit))).toEqual(['MK-GEN-04 not-own-turn']);
    expect(against(played(lords, turnOver), attack(hit))).toEqual(['MK-GEN-04 command-phase-first']);
    const one = played(
      besieged,
      { do: 'habits', tokens: 'none', turns: 'tap', actions: [null, 1] },
      attack(miss),
    );
    expect(against(one, attack(miss))).toContain('MK-GEN-04 no-action-left');
  });

  it('MK-ACT-02 a shot gives the section its token, and wounds the figure of the record', () => {
    const foe = { ...guard, section: 1, owner: 1, from: 'here', name: 'F' } as const;
    const lords = played(castle, begun, command, foe);
    const shot = { do: 'shot', section: 0, name: 'F', figure: 0, ...hit, damage: 2 } as const;
    const after = played(lords, shot);
    expect(after.sections[0]).toMatchObject({ tokens: 1, acted: true });
    expect(after.figures[0]).toMatchObject({ clicks: 1 });
    expect(against(after, shot)).toEqual(['MK-ACT-01 one-action-each']);
    expect(against(lords, { ...shot, section: 1 })).toEqual(['MK-WALL-03 walls-never-attack']);
    expect(against(lords, { ...shot, figure: 7 })).toEqual(['no-figure']);
    expect(played(lords, { ...shot, damage: 3 }).figures[0]).toMatchObject({ clicks: 0, eliminated: true });
  });

  it('rules/mage-knight/siege/siege-attacks a figure that is struck loses clicks; of unknown ones nobody knows', () => {
    const strike = { do: 'strike', figure: 0, by: 1, name: '', mode: 'ranged', ...hit, damage: 1 } as const;
    expect(played(besieged, strike).figures[0]).toMatchObject({ clicks: 2 });
    const { clicks: _, ...unknown } = guard;
    const other = played(castle, unknown, begun, command, turnOver, command, strike);
    expect(other.figures[0]).toEqual({
      id: 0,
      name: 'G',
      owner: 0,
      kind: 'warrior',
      at: { section: 0, part: 'top' },
    });
  });

  it('rules/mage-knight/siege/siege-attacks what no dice show is no throw', () => {
    expect(against(besieged, attack({ ...hit, faces: [0, 7] } as never))).toEqual(['bad-number']);
    expect(against(besieged, attack({ ...miss, damage: 3 } as never))).toEqual(['bad-number']);
    expect(against(besieged, { ...attack(hit), by: 5 } as SiegeEvent)).toEqual(['no-player']);
    expect(against(castle, attack(hit))).toEqual(['not-begun']);
  });
});

const habit = { do: 'habits', tokens: 'not-acted', turns: 'deed', actions: [null, null] } as const;

describe('rules/mage-knight/siege/siege-habits', () => {
  it('MK-A-26 asked once: the tokens of sections that did not act come off by themselves', () => {
    const state = played(
      castle,
      begun,
      command,
      { do: 'tokens', section: 2, tokens: 1 },
      { do: 'act', section: 0, order: 'ranged' },
    );
    const off = (tokens: 'not-acted' | 'all' | 'none' | 'ask') =>
      tokensByHabit(played(state, { ...habit, tokens }));
    expect([off('not-acted'), off('all'), off('none'), off('ask'), tokensByHabit(state)]).toEqual([
      [2],
      [0, 2],
      [],
      [],
      [],
    ]);
  });

  it('MK-GEN-04 who attacks out of turn ends the turns before his', () => {
    const lords = played(castle, habit, begun, { do: 'tokens', section: 0, tokens: 1 });
    expect(stepsTo(lords, attack(hit))).toEqual([{ do: 'end-turn', tokensOff: [0] }, command]);
    expect(stepsTo(besieged, attack(hit))).toEqual([]);
    const shoots = { do: 'act', section: 0, order: 'ranged' } as const;
    expect(stepsTo(lords, shoots)).toEqual([command]);
    expect(stepsTo(besieged, shoots)).toEqual([{ do: 'end-turn', tokensOff: [] }, command]);
  });

  it('MK-ENT-04 a door leads to its lord’s turn before his command phase, and not back to it', () => {
    const door = { do: 'door', section: 0, door: 'door-a', open: true } as const;
    expect(stepsTo(besieged, door)).toEqual([{ do: 'end-turn', tokensOff: [] }]);
    const lords = played(castle, begun, command);
    expect(stepsTo(lords, door)).toEqual([]);
    expect(against(lords, door)).toEqual(['MK-ENT-04 before-command-phase-only']);
  });

  it('rules/mage-knight/siege/siege-habits no steps before the game, by taps, or while a die is awaited', () => {
    expect(stepsTo(castle, attack(hit))).toEqual([]);
    const taps = played(castle, { ...habit, turns: 'tap' }, begun);
    expect(stepsTo(taps, attack(hit))).toEqual([]);
    const fallen = played(castle, guard, begun, command, { do: 'destroy', section: 0 });
    expect(stepsTo(fallen, attack(hit, 1))).toEqual([]);
  });

  it('rules/mage-knight/siege/siege-habits actions are counted from then on, or no more', () => {
    const counted = played(castle, { ...habit, actions: [3, null] });
    expect(counted.players.map(({ actions }) => actions)).toEqual([3, undefined]);
    expect(played(counted, habit).players).toEqual([{ name: 'Anna' }, { name: 'Béla' }]);
    expect(against(castle, { ...habit, actions: [99] })).toEqual(['bad-number']);
  });

  it('rules/mage-knight/siege/siege-history one tap is taken back and done again as one', () => {
    const setup = setupOf(['keep', 'wall']);
    const also = (event: SiegeEvent): SiegeEvent => ({ ...event, also: true });
    const rows: readonly SiegeEvent[] = [
      begun,
      turnOver,
      also(command),
      also(attack(hit, 1)),
      attack(miss, 1),
    ];
    const whole = rows.reduce<SiegeHistory>(withEvent, beginHistory(setup));
    const lengths: number[] = [];
    let back = whole;
    for (let step = 0; step < 4; step++) {
      lengths.push(back.events.length);
      back = takenBack(back);
    }
    expect([lengths, back.events.length]).toEqual([[5, 4, 1, 0], 0]);
    for (let step = 0; step < 5; step++) back = doneAgain(back);
    expect(back).toEqual(whole);
    const end = playHistory(back);
    expect(end.ok && end.value.state.turn).toMatchObject({ player: 1, warriorActions: 2 });
  });
});
