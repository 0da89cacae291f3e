import { describe, expect, it } from 'vitest';
import { decidedBy } from '../../../../src/rules/mage-knight/siege/siege-decided.ts';
import { freshSection } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import {
  type SiegeFigure,
  type SiegeState,
  startOf,
} from '../../../../src/rules/mage-knight/siege/siege-state.ts';

/** A castle of two sections besieged by others, in play. */
function siege(players: number, owners: readonly number[], figures: readonly Partial<SiegeFigure>[] = []) {
  const start = startOf({
    game: 'ordinary',
    players: Array.from({ length: players }, () => ({ name: '' })),
    sections: owners.map((owner) => freshSection('wall', owner)),
  });
  const state: SiegeState = {
    ...start,
    turn: { ...start.turn, phase: 'command' },
    figures: figures.map((figure, id) => ({ id, name: '', owner: 1, kind: 'warrior', ...figure })),
  };
  return {
    state,
    without: (...down: readonly number[]): SiegeState => ({
      ...state,
      sections: state.sections.map((section, at) =>
        down.includes(at) ? { ...section, destroyed: { by: 1 } } : section,
      ),
    }),
  };
}

const out = { eliminated: true } as const;

describe('rules/mage-knight/siege/siege-decided', () => {
  it('siege-decided: a castle has fallen with its last section, not before the dice of who stood on it', () => {
    const { state, without } = siege(2, [0, 0], [{ at: { section: 1, part: 'rubble' }, owner: 0 }]);
    expect(decidedBy(state)).toBeUndefined();
    expect(decidedBy(without(0))).toBeUndefined();
    const fallen = without(0, 1);
    expect(decidedBy(fallen)).toEqual({ player: 0, why: 'fallen' });
    expect(decidedBy({ ...fallen, falls: [{ section: 1, figure: 0 }] })).toBeUndefined();
    expect(decidedBy({ ...fallen, turn: { ...fallen.turn, phase: 'set-up' } })).toBeUndefined();
  });

  it('siege-decided: who has no castle is out with his last figure, and never before one of his came', () => {
    expect(decidedBy(siege(2, [0]).state)).toBeUndefined();
    expect(decidedBy(siege(2, [0], [out, {}]).state)).toBeUndefined();
    expect(decidedBy(siege(2, [0], [out, out]).state)).toEqual({ player: 1, why: 'nobody' });
    // Stones without a garrison stand and shoot.
    expect(decidedBy(siege(2, [0], [{ ...out, owner: 0 }, {}]).state)).toBeUndefined();
  });

  it('siege-decided: it goes on while a castle stands and two are left', () => {
    expect(decidedBy(siege(3, [0], [out, { owner: 2 }]).state)).toBeUndefined();
    expect(decidedBy(siege(3, [0], [out, { ...out, owner: 2 }]).state)).toEqual({ player: 1, why: 'nobody' });
    const lords = siege(3, [0, 1], [{ owner: 2 }]);
    expect(decidedBy(lords.without(0))).toBeUndefined();
    expect(decidedBy(lords.without(0, 1))).toEqual({ player: 0, why: 'fallen' });
    expect(decidedBy(siege(2, [0, 1]).without(1))).toEqual({ player: 1, why: 'fallen' });
  });
});
