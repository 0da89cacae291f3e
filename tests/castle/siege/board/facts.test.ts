import { describe, expect, it } from 'vitest';
import { conditionOf, factsOf } from '../../../../src/castle/siege/board/facts.ts';
import { createFormat } from '../../../../src/platform/format.ts';
import type { SectionKind } from '../../../../src/rules/mage-knight/kinds.ts';
import type { SectionState, SiegeState } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { shortDial, siege } from '../../../rules/mage-knight/siege/siege-game.ts';
import { en } from '../../../support/words.ts';

const t = await en.castlesiege();

const stateOf = (kind: SectionKind, parts: Partial<SectionState>): SiegeState => {
  const state = siege([kind, 'wall']);
  return { ...state, sections: state.sections.map((each, at) => (at === 0 ? { ...each, ...parts } : each)) };
};
const facts = (kind: SectionKind, parts: Partial<SectionState> = {}, more: Partial<SiegeState> = {}) =>
  factsOf({ state: { ...stateOf(kind, parts), ...more } }, 0, t, createFormat('en'));

describe('castle/siege/board/facts', () => {
  it('castle/siege/board/facts: what is known of a section without opening it, and nothing of what it cannot have', () => {
    expect(facts('keep')).toEqual(['0 tokens', 'doors open: 0 of 2']);
    expect(facts('wall')).toEqual([]);
    expect(facts('wall', { tokens: 1 })).toEqual(['1 token']);
    expect(facts('keep', { tokens: 2, acted: true, openDoors: ['door-a'] })).toEqual([
      ...['2 tokens', 'pushed', 'acted this turn', 'doors open: 1 of 2'],
    ]);
    expect(facts('wall', { planking: true })).toEqual(['planking']);
    expect(factsOf({ state: siege(['keep']) }, 9, t, createFormat('en'))).toEqual([]);
  });

  it('castle/siege/board/facts: where its dial stands, or the damage that it took where nobody typed it', () => {
    expect(facts('wall', { dial: shortDial })).toEqual(['click 0 of 5', 'defence +2 up here']);
    expect(facts('wall', { dial: shortDial, click: 3 })).toEqual([
      ...['click 3 of 5', 'defence +2 up here', 'yellow'],
    ]);
    const ended = { kind: 'clicks', destroyedAt: 9 } as const;
    expect(facts('wall', { dial: ended, click: 4 })).toEqual(['click 4 of 9']);
    expect(facts('wall', { start: 3, click: 3 })).toEqual([]);
    expect(facts('wall', { start: 3, click: 5 })).toEqual(['2 damage taken']);
  });

  it('castle/siege/board/facts: ladders and figures at it are counted, of one that fell only who lies there', () => {
    const figure = (id: number, section: number) =>
      ({ id, name: '', owner: 0, kind: 'warrior', at: { section, part: 'top' } }) as const;
    const figures = [figure(0, 0), figure(1, 0), figure(2, 1)];
    const ladders = [0, 0, 1].map((section, id) => ({ id, section, owner: 1 }));
    expect(facts('wall', {}, { figures, ladders })).toEqual(['2 ladders', '2 figures']);
    const fallen = { destroyed: {}, tokens: 2, planking: true };
    expect(facts('wall', fallen, { figures, ladders })).toEqual(['2 figures']);
    expect(facts('wall', fallen)).toEqual([]);
  });

  it('castle/siege/board/facts: a section that was breached and fell is destroyed', () => {
    const condition = (parts: Partial<SectionState>) =>
      stateOf('wall', parts).sections.slice(0, 1).map(conditionOf);
    expect(condition({})).toEqual(['standing']);
    expect(condition({ breached: { cause: 'yellow' } })).toEqual(['breached']);
    expect(condition({ breached: { cause: 'yellow' }, destroyed: {} })).toEqual(['destroyed']);
  });
});
