import { describe, expect, it, test } from 'vitest';
import { countActions } from '../../../../src/rules/mage-knight/siege/siege-turn.ts';
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

const shoots = (index: number) => ({ do: 'act', section: index, order: 'ranged' }) as const;
const inCommand = (...kinds: Parameters<typeof siege>[0]) => played(siege(kinds), begun, command);

describe('rules/mage-knight/siege/siege-turn', () => {
  it('rules/mage-knight/siege/siege-turn a round goes through every player', () => {
    const four = siege(['keep'], { players: ['a', 'b', 'c', 'd'].map((name) => ({ name })) });
    let state = played(four, begun);
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      seen.push(`${state.turn.round}.${state.turn.player} ${state.turn.phase}`);
      state = played(state, command, turnOver);
    }
    expect(seen).toEqual(['1.0', '1.1', '1.2', '1.3', '2.0'].map((turn) => `${turn} before-command`));
  });

  it('rules/mage-knight/siege/siege-turn nothing of the game happens in the set-up, and it begins once', () => {
    const start = siege(['keep']);
    const early = [command, turnOver, shoots(0), { do: 'warrior-acts', more: 1 } as const];
    for (const event of early) expect(against(start, event)).toEqual(['not-begun']);
    expect(against(played(start, begun), begun)).toEqual(['begun']);
    expect(against(played(start, begun, command), command)).toEqual(['already-so']);
  });

  it('MK-ACT-02 a section that acts takes a token, its second pushes it without damage (MK-D-39)', () => {
    const one = stepOf(inCommand('keep'), shoots(0)).state;
    expect(one.sections[0]).toMatchObject({ tokens: 1, acted: true, click: 0 });
    const again = played(one, turnOver, command, turnOver, command);
    expect(reasonsOf(again, shoots(0))).toContain('MK-ACT-05 pushed-without-damage');
    expect(played(again, shoots(0)).sections[0]).toMatchObject({ tokens: 2, click: 0 });
  });

  it('MK-ACT-05 with two tokens it may not act (MK-D-40), unless the table overrules it', () => {
    const two = played(inCommand('keep'), { do: 'tokens', section: 0, tokens: 2 });
    expect(against(two, shoots(0))).toEqual(['MK-ACT-05 two-tokens']);
    const forced = stepOf(two, { ...shoots(0), forced: true });
    expect(forced.overruled.map(({ effect }) => effect)).toEqual(['two-tokens']);
    expect(forced.state.sections[0]).toMatchObject({ tokens: 2, acted: true });
  });

  it('MK-ACT-01 one action a turn for each section, several sections may act (MK-D-37, MK-D-38)', () => {
    const state = played(inCommand('keep', 'round-tower', 'gatehouse'), shoots(0), shoots(1), shoots(2));
    expect(state.sections.map(({ tokens }) => tokens)).toEqual([1, 1, 1]);
    expect(against(state, shoots(1))).toEqual(['MK-ACT-01 one-action-each']);
  });

  test.each([
    ['move', 'MK-ACT-04 only-ranged-actions'],
    ['close', 'MK-ACT-04 only-ranged-actions'],
    ['special', 'MK-ACT-04 only-ranged-actions'],
  ] as const)('MK-ACT-04 no %s action for a section', (order, refusal) => {
    expect(against(inCommand('keep'), { do: 'act', section: 0, order })).toEqual([refusal]);
  });

  it('MK-WALL-03 a wall never attacks (MK-D-41)', () => {
    expect(against(inCommand('wall'), shoots(0))).toEqual(['MK-WALL-03 walls-never-attack']);
  });

  it('MK-ACT-03 not without attack at the click shown; where only clicks are counted the player knows', () => {
    const state = inCommand(section('keep', { dial: shortDial }), 'keep');
    const worn = played(state, { do: 'dial', section: 0, click: 2, by: 1 });
    expect(against(worn, shoots(0))).toEqual(['MK-ACT-03 no-attack']);
    expect(against(worn, shoots(1))).toEqual([]);
  });

  it('MK-GEN-04 only in the owner’s turn, and in his command phase', () => {
    const state = played(siege(['keep']), begun);
    expect(against(state, shoots(0))).toEqual(['MK-GEN-04 command-phase-first']);
    expect(against(played(state, turnOver, command), shoots(0))).toEqual(['MK-GEN-04 not-own-turn']);
  });

  test.each([
    ['ordinary', ['keep', 'wall'], 1],
    ['ordinary', ['keep', 'keep'], 1],
    ['ordinary', ['round-tower', 'gatehouse'], 0],
    ['conquest', ['wall', 'door-wall'], 0],
    ['conquest', ['gatehouse', 'wall'], 1],
    ['conquest', ['keep', 'round-tower'], 2],
  ] as const)('MK-ACT-06 %s with %s: extra actions %s', (game, kinds, extra) => {
    expect(countActions(siege(kinds, { game })).extra).toBe(extra);
  });

  it('MK-ACT-06 extra actions go first and to sections only, and are counted for each castle', () => {
    const players = [{ name: 'Anna', actions: 1 }, { name: 'Béla' }];
    const start = siege(['keep', 'round-tower', 'gatehouse', section('keep', { owner: 1 })], { players });
    const state = played(start, begun, command);
    const one = stepOf(state, shoots(0));
    expect(one.reasons.map(({ effect }) => effect)).toContain('extra-action-used');
    const warrior = { do: 'warrior-acts', more: 1 } as const;
    expect(against(played(state, warrior), warrior)).toEqual([
      'MK-GEN-04 no-action-left',
      'MK-ACT-06 for-sections-only',
    ]);
    const both = played(one.state, warrior);
    expect(countActions(both)).toMatchObject({ extra: 1, extraUsed: 1, ordinary: 1, ordinaryUsed: 1 });
    expect(against(both, shoots(1))).toEqual(['MK-GEN-04 no-action-left']);
    expect(against(played(both, { do: 'warrior-acts', more: -1 }), shoots(1))).toEqual([]);
    expect(against(state, { do: 'warrior-acts', more: -1 })).toEqual(['bad-number']);
  });

  it('MK-A-34 after the keep falls its extra action is gone (MK-D-35), a breached one keeps it (MK-D-36)', () => {
    const state = inCommand('keep', 'wall');
    const breached = played(state, { do: 'breach', section: 0, cause: 'demoralised', by: 1 });
    expect(countActions(breached).extra).toBe(1);
    const fallen = stepOf(breached, { do: 'destroy', section: 0, by: 1 });
    expect(countActions(fallen.state).extra).toBe(0);
    expect(fallen.reasons).toContainEqual({
      rule: 'MK-A-34',
      effect: 'destroyed-no-longer-counts',
      amount: 0,
    });
  });

  it('MK-A-26 the turn asks which tokens come off, and takes those off', () => {
    const state = played(inCommand('keep', 'gatehouse'), shoots(0), shoots(1));
    const next = stepOf(state, { do: 'end-turn', tokensOff: [1] });
    expect(next.state.sections.map(({ tokens, acted }) => [tokens, acted])).toEqual([
      [1, false],
      [0, false],
    ]);
    expect(next.reasons).toEqual([{ rule: 'MK-A-26', effect: 'tokens-off-by-base-rules', amount: 1 }]);
    expect(against(state, { do: 'end-turn', tokensOff: [7] })).toEqual(['no-section']);
  });

  it('MK-DST-03 a turn does not end while a figure’s die is awaited', () => {
    const guard = {
      do: 'figure',
      section: 0,
      name: 'Guard',
      owner: 0,
      kind: 'warrior',
      part: 'top',
    } as const;
    const state = played(siege(['keep', 'wall']), guard, begun, command, { do: 'destroy', section: 0 });
    expect(against(state, turnOver)).toEqual(['MK-DST-03 fall-waits']);
    const forced = played(state, { ...turnOver, forced: true });
    expect(forced.falls).toHaveLength(1);
    const fallen = played(forced, { do: 'fall', figure: 0, face: 3, typed: false });
    expect(played(fallen, turnOver).falls).toEqual([]);
  });

  it('rules/mage-knight/siege/siege-turn tokens are set as they lie, within reason', () => {
    const state = inCommand('keep');
    expect(against(state, { do: 'tokens', section: 0, tokens: 3 })).toEqual(['bad-number']);
    expect(against(state, { do: 'tokens', section: 0, tokens: 0 })).toEqual(['already-so']);
    expect(against(state, { do: 'tokens', section: 4, tokens: 1 })).toEqual(['no-section']);
    const two = played(state, { do: 'tokens', section: 0, tokens: 2 });
    expect(reasonsOf(two, { do: 'tokens', section: 0, tokens: 0 })).toEqual([
      'MK-A-26 tokens-off-by-base-rules',
    ]);
  });
});
