import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstAssault } from '../../../../src/castle/siege/attack/assault.ts';
import { besiegersOf, comradesOf, strikerOf } from '../../../../src/castle/siege/attack/besiegers.ts';
import { firstStrike, strikeAt } from '../../../../src/castle/siege/attack/strike.ts';
import { groundOf } from '../../../../src/castle/siege/ground.ts';
import { playEvent } from '../../../../src/rules/mage-knight/siege/siege.ts';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import type { SiegeFigure, SiegeState } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { eventSchema } from '../../../../src/storage/castle/siege-schema.ts';
import { section, setupOf } from '../../../rules/mage-knight/siege/siege-game.ts';

/** A wall of six inches at 20, 20; who stands on the ground is named with his place. */
const wall = section('wall', {
  outline: { shape: 'rectangle', centre: { x: 20, y: 20 }, width: 6, depth: 2, angle: 0 },
});

function siege(figures: readonly Partial<SiegeFigure>[]): SiegeState {
  const state = startOf(setupOf([wall]));
  return {
    ...state,
    turn: { ...state.turn, phase: 'command', player: 1, round: 1 },
    figures: figures.map((figure, id) => ({ id, name: `F${id}`, owner: 1, kind: 'warrior', ...figure })),
  };
}

function named(state: SiegeState, mode: 'close' | 'ranged', range = 10): readonly string[] {
  const [target] = state.figures;
  if (!target) throw new Error('nobody to attack');
  return comradesOf(state, groundOf(state), target, 1, mode, [{ ...firstAssault, range }]).map(
    ({ name }) => name,
  );
}

describe('castle/siege/attack/besiegers', () => {
  it('MK-A-36 castle/siege/attack/besiegers: who stands base to base with a figure on the ground joins an attack on it, nobody farther away', () => {
    const state = siege([
      { owner: 0, spot: { x: 20, y: 25 } },
      { spot: { x: 21.5, y: 25 } },
      { spot: { x: 18.5, y: 25 } },
      { spot: { x: 20, y: 27 } },
      { owner: 0, spot: { x: 20, y: 23.5 } },
      { spot: { x: 20, y: 26.5 }, eliminated: true },
      { name: '', spot: { x: 20, y: 26.5 } },
    ]);
    expect(named(state, 'close')).toEqual(['F1', 'F2']);
  });

  it('MK-CC-03 castle/siege/attack/besiegers: on a figure up there joins who touches its section or stands up there beside it', () => {
    const state = siege([
      { owner: 0, at: { section: 0, part: 'top' } },
      { spot: { x: 20, y: 21.75 } },
      { spot: { x: 20, y: 24 } },
      { at: { section: 0, part: 'top' } },
      { at: { section: 0, part: 'arch' } },
    ]);
    expect(named(state, 'close')).toEqual(['F1', 'F3']);
  });

  it('MK-A-36 castle/siege/attack/besiegers: a shooter out of reach joins no formation, against a figure or a section', () => {
    const state = siege([
      { owner: 0, at: { section: 0, part: 'top' } },
      { spot: { x: 20, y: 28 } },
      { spot: { x: 20, y: 31 } },
    ]);
    expect(named(state, 'ranged')).toEqual(['F1']);
    expect(named(state, 'ranged', 11)).toEqual(['F1', 'F2']);
    const allowed = besiegersOf(state, groundOf(state), 0, 1, 'ranged', [firstAssault]);
    expect(
      allowed.map(({ figure, answer }) => [figure.name, answer.allowed, answer.verdict.eligible]),
    ).toEqual([
      ['F1', true, true],
      ['F2', false, true],
    ]);
  });

  it('castle/siege/attack/besiegers: who has no range shoots at no section, a titan neither', () => {
    const state = siege([
      { owner: 0 },
      { spot: { x: 20, y: 24 }, kind: 'titan', range: 0 },
      { spot: { x: 20, y: 25 }, kind: 'titan' },
    ]);
    const able = besiegersOf(state, groundOf(state), 0, 1, 'ranged', [firstAssault]);
    expect(able.map(({ figure, answer }) => [figure.name, answer.allowed])).toEqual([
      ['F2', true],
      ['F1', false],
    ]);
  });

  it('castle/siege/attack/besiegers: who stands so that he can attacks a figure, who attacked last before others, hand to hand before a shot', () => {
    const state = siege([
      { owner: 0, spot: { x: 20, y: 25 } },
      { spot: { x: 20, y: 30 } },
      { spot: { x: 21.5, y: 25 } },
      { spot: { x: 18.5, y: 25 } },
    ]);
    const [target] = state.figures;
    if (!target) throw new Error('nobody to attack');
    const first = (name: string, of = state) => {
      const last = { ...firstAssault, name };
      const striker = strikerOf(of, groundOf(of), target, 1, last, [last]);
      return striker && [striker.name, striker.mode, striker.distance];
    };
    expect(first('')).toEqual(['F2', 'close', 1.5]);
    expect(first('F3')).toEqual(['F3', 'close', 1.5]);
    expect(first('F1')).toEqual(['F2', 'close', 1.5]);
    const far = { ...state, figures: state.figures.slice(0, 2) };
    expect(first('', far)).toEqual(['F1', 'ranged', 5]);
    expect(first('', { ...state, figures: [target] })).toBeUndefined();
  });

  it('MK-A-36 castle/siege/attack/strike: helpers add to the attack on a figure, are played and kept', () => {
    const place = { section: undefined, part: 'rubble', ladders: 0 } as const;
    const needs = [0, 1, 2].map((bonus) => strikeAt(place, firstAssault, firstStrike, bonus).need.ways);
    // 9 against 15: a six, a five, a four.
    expect(needs).toEqual([26, 30, 33]);
    const event = {
      do: 'strike',
      figure: 0,
      by: 1,
      name: 'F1',
      helpers: ['F2'],
      mode: 'close',
      faces: [4, 4],
      typed: false,
      hit: true,
      damage: 2,
    } satisfies SiegeEvent as SiegeEvent;
    expect(v.parse(eventSchema, event)).toEqual(event);
    const state = siege([{ owner: 0, clicks: 5, spot: { x: 20, y: 25 } }, {}, {}]);
    const played = playEvent(state, event);
    expect(played.ok && played.value.state.figures[0]?.clicks).toBe(3);
    expect(playEvent(state, { ...event, helpers: ['x'.repeat(200)] } as SiegeEvent).ok).toBe(false);
  });
});
