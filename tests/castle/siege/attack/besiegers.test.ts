import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstAssault } from '../../../../src/castle/siege/attack/assault.ts';
import {
  besiegersOf,
  comradesOf,
  modeFor,
  strikerOf,
} from '../../../../src/castle/siege/attack/besiegers.ts';
import { firstStrike, strikeAt } from '../../../../src/castle/siege/attack/strike.ts';
import { groundOf } from '../../../../src/castle/siege/ground.ts';
import { playEvent } from '../../../../src/rules/mage-knight/siege/siege.ts';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import type { SiegeFigure, SiegeState } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { eventSchema } from '../../../../src/storage/castle/siege-schema.ts';
import { section, setupOf, shortDial } from '../../../rules/mage-knight/siege/siege-game.ts';

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

  it('castle/siege/attack/besiegers: of who attacked before it is known what he has, of others what the last one had; the best chance comes first', () => {
    const state = siege([
      { owner: 0, spot: { x: 20, y: 40 } },
      { spot: { x: 20, y: 27 } },
      { spot: { x: 20, y: 28 } },
      { spot: { x: 20, y: 26 }, kind: 'titan' },
      { name: '', spot: { x: 20, y: 25 } },
      { spot: { x: 20, y: 26.5 }, eliminated: true },
    ]);
    const known = [
      { ...firstAssault, name: 'F9', attack: 4 },
      { ...firstAssault, name: 'F2', attack: 12 },
      { ...firstAssault, name: 'F3', attack: 4, rangedDamage: 6 },
    ];
    const able = besiegersOf(state, groundOf(state), 0, 1, 'ranged', known);
    expect(able.map(({ figure, assault }) => [figure.name, assault.attack, assault.distance])).toEqual([
      ['F2', 12, 8],
      ['F3', 4, 6],
      ['F1', 4, 7],
    ]);
    expect(able.map(({ assault }) => [assault.kind, assault.mode])).toContainEqual(['titan', 'ranged']);
    expect(besiegersOf(state, groundOf(state), 9, 1, 'ranged', known)).toEqual([]);
    expect(besiegersOf(state, undefined, 0, 1, 'ranged', known)).toEqual([]);
    // Nothing was ever typed.
    expect(besiegersOf(state, groundOf(state), 0, 1, 'ranged', [])[0]?.assault.attack).toBe(
      firstAssault.attack,
    );
    const far = siege([{ spot: { x: 20, y: 400 } }]);
    expect(besiegersOf(far, groundOf(far), 0, 1, 'ranged', [])[0]?.assault.distance).toBe(99);
  });

  it('MK-ELG-01 castle/siege/attack/besiegers: hand to hand attacks who touches the section, and nobody who stands on it', () => {
    const state = siege([
      { spot: { x: 20, y: 21.75 } },
      { spot: { x: 20, y: 24 } },
      { at: { section: 0, part: 'top' } },
    ]);
    const names = (mode: 'close' | 'ranged') =>
      besiegersOf(state, groundOf(state), 0, 1, mode, [firstAssault]).map(({ figure }) => figure.name);
    expect(names('close')).toEqual(['F0']);
    expect(names('ranged').toSorted()).toEqual(['F0', 'F1']);
    const mode = (of: SiegeState) => modeFor(of, groundOf(of), 0, 1, [firstAssault]);
    expect(mode(state)).toBe('close');
    expect(mode(siege([{ spot: { x: 20, y: 24 } }]))).toBe('ranged');
    expect(mode(siege([{ spot: { x: 20, y: 90 } }]))).toBeUndefined();
    expect(mode(siege([{ spot: { x: 20, y: 90 } }, { spot: { x: 20, y: 24 } }]))).toBe('ranged');
  });

  it('MK-PLK-05 castle/siege/attack/besiegers: who stands on planking is joined by who does too, or touches its wall; himself he does not join', () => {
    const state = siege([
      { owner: 1, at: { section: 0, part: 'planking' } },
      { at: { section: 0, part: 'planking' } },
      { at: { section: 0, part: 'top' } },
      { spot: { x: 20, y: 21.75 } },
      { spot: { x: 20, y: 28 } },
    ]);
    expect(named(state, 'close')).toEqual(['F1', 'F3']);
    const under = { section: 0, part: 'arch' } as const;
    expect(named(siege([{ at: under }, { at: under }]), 'close')).toEqual([]);
    const [target] = state.figures;
    if (!target) throw new Error('nobody to attack');
    const shooters = (rangedDamage: number) =>
      comradesOf(state, groundOf(state), target, 1, 'ranged', [{ ...firstAssault, rangedDamage }]);
    expect(shooters(1).map(({ name }) => name)).toEqual(['F1', 'F2', 'F3', 'F4']);
    expect(shooters(0)).toEqual([]);
    expect(comradesOf(state, undefined, target, 1, 'close', [])).toEqual([]);
    // Nobody knows how far somebody is who stands nowhere.
    const nowhere = siege([{ owner: 0 }, { spot: { x: 20, y: 24 } }, {}]);
    expect(named(nowhere, 'ranged')).toEqual([]);
    expect(named(nowhere, 'close')).toEqual([]);
  });

  it('MK-DEF-01 castle/siege/attack/strike: a shot at who stands up there meets what the dial adds, hand to hand nothing, and out of range nobody is hit', () => {
    const [keep] = startOf(setupOf([section('keep', { dial: shortDial })])).sections;
    const [bare] = startOf(setupOf(['keep'])).sections;
    const at = (of: typeof keep, part: 'top' | 'arch' | 'rubble' = 'top') => ({
      section: of,
      part,
      ladders: 0,
    });
    const shot = { ...firstAssault, mode: 'ranged' } as const;
    const typed = { ...firstStrike, fortification: 5 };
    expect(strikeAt(at(keep), shot, typed)).toMatchObject({
      ...{ allowed: true, fortified: true, fortificationShown: true, damage: 4, access: [] },
      need: { needed: 9 },
    });
    expect(strikeAt(at(bare), shot, typed)).toMatchObject({
      ...{ fortified: true, fortificationShown: false, need: { needed: 12 } },
    });
    const fallen = keep && { ...keep, destroyed: {} };
    expect(strikeAt(at(fallen), shot, typed)).toMatchObject({ fortificationShown: false });
    expect(strikeAt(at(keep, 'rubble'), shot, typed)).toMatchObject({
      fortified: false,
      need: { needed: 6 },
    });
    const far = strikeAt(at(keep), { ...shot, distance: 11 }, typed);
    expect(far.allowed).toBe(false);
    expect(far.shot.map(({ rule }) => rule)).not.toContain('MK-DEF-01');
    expect(strikeAt(at(keep), shot, typed).shot).toContainEqual({ rule: 'MK-DEF-01', effect: 'fortified' });
    // Hand to hand from below only by an open door or a ladder.
    const close = strikeAt(at(keep), firstAssault, typed);
    expect(close).toMatchObject({ allowed: false, fortified: false, fortificationShown: true, shot: [] });
    expect(strikeAt({ ...at(keep), ladders: 1 }, firstAssault, typed)).toMatchObject({ allowed: true });
    const breached = keep && { ...keep, breached: { cause: 'yellow' as const } };
    expect(strikeAt(at(breached), firstAssault, typed).allowed).toBe(true);
    expect(strikeAt({ part: 'top', ladders: 1 }, firstAssault, typed).allowed).toBe(false);
    const beside = strikeAt(at(keep), firstAssault, { ...typed, from: 'same-section' });
    expect(beside).toMatchObject({
      allowed: true,
      fortified: false,
      access: [],
      shot: [],
      need: { needed: 6 },
    });
    expect(strikeAt(at(keep, 'arch'), firstAssault, typed)).toMatchObject({ allowed: true, damage: 4 });
    // By the wall beside a gatehouse one comes onto it, not to blows.
    const [gate] = startOf(setupOf(['gatehouse', 'wall'])).sections;
    expect(strikeAt(at(gate), firstAssault, typed).allowed).toBe(false);
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
