import { describe, expect, it } from 'vitest';
import { firstAssault } from '../../../../src/castle/siege/attack/assault.ts';
import {
  assaultNow,
  besiegerOf,
  figuresOf,
  standingOf,
  valuesOf,
} from '../../../../src/castle/siege/attack/attacking.ts';
import type { SiegeFigure, SiegeState } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { siege } from '../../../rules/mage-knight/siege/siege-game.ts';

const state = (figures: readonly Partial<SiegeFigure>[]): SiegeState => ({
  ...siege(['keep', 'wall'], { players: [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cili' }] }),
  figures: figures.map((figure, id) => ({ id, name: `F${id}`, owner: 1, kind: 'warrior', ...figure })),
});
const dial = { clicks: 1, dial: [{ attack: 11, damage: 3 }] };

describe('castle/siege/attack/attacking', () => {
  it('castle/siege/attack/attacking: a castle is attacked by who is at turn, by the next one where that is its lord', () => {
    const by = (player: number, lord: number, players = 3) =>
      besiegerOf(
        {
          turn: { phase: 'command', round: 1, player, warriorActions: 0 },
          players: Array(players).fill({ name: '' }),
        },
        lord,
      );
    expect([by(0, 0), by(1, 0), by(2, 0), by(2, 2), by(1, 1)]).toEqual([1, 1, 2, 0, 2]);
    expect(by(0, 0, 1)).toBe(0);
  });

  it('castle/siege/attack/attacking: figures are those of a player that are in the game', () => {
    const all = state([{}, { owner: 0 }, { eliminated: true }, {}]);
    expect(figuresOf(all, 1).map(({ name }) => name)).toEqual(['F0', 'F3']);
  });

  it('MK-ELG-01 castle/siege/attack/attacking: who is in the record stands on the section itself or on another, in rubble and on the ground on none', () => {
    const standing = (figure: Partial<SiegeFigure>, name = 'F0') =>
      standingOf(state([figure]), { name }, 1, 0);
    expect(standing({ at: { section: 0, part: 'top' } })).toEqual({ section: 'target', part: 'top' });
    expect(standing({ at: { section: 1, part: 'arch' } })).toEqual({ section: 'other', part: 'arch' });
    expect(standing({ at: { section: 0, part: 'rubble' } })).toBeUndefined();
    expect(standing({ spot: { x: 1, y: 1 } })).toBeUndefined();
    const top = { section: 0, part: 'top' } as const;
    expect(standing({ at: top }, 'F1')).toBeUndefined();
    expect(standing({ at: top, name: '' }, '')).toBeUndefined();
    expect(standing({ at: top, owner: 0 })).toBeUndefined();
    expect(standing({ at: top, eliminated: true })).toBeUndefined();
  });

  it('castle/siege/attack/attacking: what a dial says of who attacks, and nothing of what it does not', () => {
    expect(valuesOf({})).toStrictEqual({});
    expect(valuesOf({ range: 0 })).toStrictEqual({ range: 0 });
    expect(valuesOf(dial)).toStrictEqual({ attack: 11, closeDamage: 3, rangedDamage: 3, abilities: [] });
    const bow = { clicks: 1, dial: [{ ranged: 2, abilities: [] }], range: 10 };
    expect(valuesOf(bow)).toStrictEqual({ range: 10, rangedDamage: 2, abilities: [] });
    expect(valuesOf({ clicks: 1, dial: [{ damage: 3, ranged: 1 }] })).toMatchObject({
      ...{ closeDamage: 3, rangedDamage: 1 },
    });
    expect(valuesOf({ clicks: 1, dial: [{ defence: 15 }] })).toStrictEqual({ abilities: [] });
  });

  it('castle/siege/attack/attacking: who is in the record attacks with what his dial shows now, another as he was entered', () => {
    const all = state([
      { ...dial, kind: 'titan' },
      { name: '', ...dial },
    ]);
    const now = (name: string, player = 1) => assaultNow(all, { ...firstAssault, name }, player);
    expect(now('F0')).toEqual({
      ...{ ...firstAssault, name: 'F0', kind: 'titan', attack: 11, closeDamage: 3, rangedDamage: 3 },
    });
    for (const other of [now('F9'), now('', 1), now('F0', 0)]) expect(other.attack).toBe(firstAssault.attack);
  });
});
