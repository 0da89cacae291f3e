import { describe, expect, it } from 'vitest';
import {
  type CastleShot,
  firstShot,
  shotFrom,
  shotValues,
} from '../../../../src/castle/siege/attack/castle-shot.ts';
import { targetsOf } from '../../../../src/castle/siege/attack/targets.ts';
import { groundOf } from '../../../../src/castle/siege/ground.ts';
import type {
  SectionState,
  SiegeFigure,
  SiegeState,
} from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import {
  section,
  type setupOf,
  shortDial,
  siege as started,
} from '../../../rules/mage-knight/siege/siege-game.ts';

const at = (y: number) =>
  ({ shape: 'rectangle', centre: { x: 20, y }, width: 6, depth: 2, angle: 0 }) as const;
/** A keep of Anna at 20, 20 and a wall of Béla ten inches below it. */
const planned = [section('keep', { outline: at(20) }), section('wall', { owner: 1, outline: at(30) })];
const players = [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cili' }];

function siege(
  figures: readonly Partial<SiegeFigure>[],
  sections: Parameters<typeof setupOf>[0] = planned,
): SiegeState {
  return {
    ...started(sections, { players }),
    figures: figures.map((figure, id) => ({ id, name: `F${id}`, owner: 1, kind: 'warrior', ...figure })),
  };
}

const shown = (defence: number) => ({ clicks: 1, dial: [{ defence }] });
const targets = (state: SiegeState, index = 0, entered: Partial<CastleShot> = {}) =>
  targetsOf(state, groundOf(state), index, { ...firstShot, ...entered });
const names = (...asked: Parameters<typeof targets>) => targets(...asked).map(({ figure }) => figure.name);

describe('castle/siege/attack/targets', () => {
  it('MK-ATT-03 castle/siege/attack/targets: the plan says how far away a target is, its dial what its defence is, the last shot all else', () => {
    const [dialled, plain, far] = targets(
      siege([
        { spot: { x: 20, y: 28 }, ...shown(14) },
        { spot: { x: 20, y: 27 } },
        { spot: { x: 20, y: 200 }, kind: 'titan' },
      ]),
      0,
      { attack: 11, defence: 17 },
    );
    expect(dialled).toMatchObject({
      ...{ distance: 8, defence: 14, shot: { target: 'warrior', on: 'field', distance: 8, attack: 11 } },
      answer: { allowed: true, need: { needed: 3 } },
    });
    expect(dialled?.answer).toBe(dialled?.likely);
    expect(plain).toMatchObject({ distance: 7, defence: undefined, shot: { defence: 17 } });
    expect(plain).not.toHaveProperty('answer');
    expect(plain?.likely?.need.needed).toBe(6);
    expect(far).toMatchObject({ distance: 180, shot: { distance: shotValues.distance, target: 'titan' } });
    expect(far?.likely?.allowed).toBe(false);
  });

  it('castle/siege/attack/targets: who stands on a section stands on that of its own castle or of another, under an arch and in rubble on none', () => {
    const on = (parts: Partial<SiegeFigure>) => targets(siege([parts]))[0]?.shot.on;
    expect(on({ at: { section: 0, part: 'top' } })).toBe('own-castle');
    expect(on({ at: { section: 0, part: 'planking' } })).toBe('own-castle');
    expect(on({ at: { section: 1, part: 'top' } })).toBe('other-castle');
    expect(on({ at: { section: 1, part: 'arch' } })).toBe('field');
    expect(on({ at: { section: 0, part: 'rubble' } })).toBe('field');
    expect(on({})).toBe('field');
    const kinds = (['mounted', 'multi-dial', 'titan', 'warrior'] as const).map(
      (kind) => targets(siege([{ kind }]))[0]?.shot.target,
    );
    expect(kinds).toEqual(['warrior', 'multi-dial', 'titan', 'warrior']);
  });

  it('castle/siege/attack/targets: where nobody planned the castle, or nobody knows where one stands, there is no distance and no answer', () => {
    const [nowhere] = targets(siege([shown(14)]), 0, { distance: 5 });
    expect(nowhere).toMatchObject({ distance: undefined, defence: 14, shot: { distance: 5, defence: 14 } });
    expect(nowhere).not.toHaveProperty('likely');
    const unplanned = siege([{ spot: { x: 3, y: 3 } }], ['keep']);
    expect(targets(unplanned)[0]).toMatchObject({ distance: undefined, shot: { distance: 8 } });
    const apart = siege([{ spot: { x: 3, y: 3 } }], ['keep', section('wall', { owner: 1 })]);
    expect(targets(apart)[0]?.distance).toBeUndefined();
    expect(targets(siege([{}]), 9)[0]).not.toHaveProperty('likely');
  });

  it('castle/siege/attack/targets: the enemies of the lord that are in the game, the best chance first, who cannot be reached last', () => {
    const state = siege([
      { name: 'far', spot: { x: 20, y: 45 }, ...shown(12) },
      { name: 'nowhere' },
      { name: 'unknown', spot: { x: 20, y: 27 } },
      { name: 'hard', spot: { x: 20, y: 27 }, ...shown(18) },
      { name: 'out', spot: { x: 20, y: 27 }, eliminated: true },
      { name: 'own', owner: 0, spot: { x: 20, y: 27 } },
      { name: 'easy', owner: 2, spot: { x: 20, y: 28 }, ...shown(14) },
      { name: 'up', at: { section: 1, part: 'top' } },
    ]);
    expect(names(state)).toEqual(['easy', 'hard', 'unknown', 'nowhere', 'up', 'far']);
    // The same for the other lord.
    expect(names(state, 1).toSorted()).toEqual(['easy', 'own']);
  });
});

describe('castle/siege/attack/castle-shot', () => {
  const keep = (part: Partial<SectionState> = {}): SectionState => {
    const [first] = started([section('keep')]).sections;
    if (!first) throw new Error('no section');
    return { ...first, ...part };
  };
  const edge = (part: Partial<SectionState>, distance = 8) =>
    shotFrom(keep(part), { ...firstShot, distance }).edge;

  it('MK-ATT-03 castle/siege/attack/castle-shot: inches from the edge are those of the footprint that was planned, else of one of its kind', () => {
    expect(edge({ outline: at(20) })).toBe(7);
    expect(edge({ outline: { ...at(20), width: 2, depth: 6 } })).toBe(7);
    expect(edge({ outline: { shape: 'circle', centre: { x: 0, y: 0 }, radius: 2.5 } })).toBe(5.5);
    expect((['keep', 'round-tower', 'gatehouse', 'wall'] as const).map((kind) => edge({ kind }))).toEqual([
      5, 6, 6, 7,
    ]);
    expect(edge({}, 0.5)).toBe(0);
  });

  it('MK-A-25 castle/siege/attack/castle-shot: of one that is demoralised it is said what that means for its shot, not of one that was breached otherwise', () => {
    const said = (part: Partial<SectionState>) =>
      shotFrom(keep(part), firstShot).verdict.reasons.map(({ effect }) => effect);
    expect(said({})).not.toContain('demoralised-by-base-rules');
    expect(said({ breached: { cause: 'demoralised' } })).toContain('demoralised-by-base-rules');
    expect(said({ breached: { cause: 'yellow' } })).toEqual(said({}));
    expect(shotFrom(keep({ acted: true }), firstShot).allowed).toBe(false);
    expect(shotFrom(keep({ tokens: 2 }), firstShot).allowed).toBe(false);
  });

  it('castle/siege/attack/castle-shot: its dial says range, attack and damage where it was typed', () => {
    const typed = shotFrom(keep({ dial: shortDial }), { ...firstShot, attack: 1, damage: 9, range: 1 });
    expect(typed).toMatchObject({ valuesShown: true, damage: 3, need: { needed: 6 } });
    expect(shotFrom(keep(), { ...firstShot, damage: 9 })).toMatchObject({ valuesShown: false, damage: 9 });
  });

  it('MK-DEF-03 castle/siege/attack/castle-shot: a warrior on a section is fortified, whosever it is; a titan stands on none', () => {
    const needed = (part: Partial<CastleShot>) => shotFrom(keep(), { ...firstShot, ...part }).need.needed;
    expect(needed({ on: 'field' })).toBe(5);
    expect([needed({ on: 'own-castle' }), needed({ on: 'other-castle' })]).toEqual([7, 7]);
    expect(needed({ on: 'other-castle', target: 'titan' })).toBe(5);
  });
});
