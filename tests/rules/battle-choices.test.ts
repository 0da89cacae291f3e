import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/rules/battle.ts';
import { battleChoices } from '../../src/rules/battle-choices.ts';

const fight = (stamp: string, by?: number): BattleEvent => ({
  do: 'fight',
  stamp,
  way: 'fight',
  by: 'a',
  changes: [],
  ...(by !== undefined && { look: { unit: 'a', choice: 'c', other: stamp, by } }),
});

describe('rules/battle-choices', () => {
  it('rules/battle-choices: the three that gave away most, the greatest first, and none that brought something', () => {
    const events = [
      fight('1', -600),
      fight('2', 4000),
      fight('3'),
      fight('4', -1400),
      fight('5', -50),
      fight('6', -900),
    ];
    expect(battleChoices(events).map(({ other }) => other)).toEqual(['4', '6', '1']);
  });

  it('rules/battle-choices: what gave away less than a player feels is none of those that decided', () => {
    expect(battleChoices([fight('1', -300), fight('2', -499)])).toEqual([]);
    expect(battleChoices([fight('1', -500)])).toHaveLength(1);
  });

  it('rules/battle-choices: a fight that went on is looked back at once, as a whole', () => {
    const events = [fight('1', -300), fight('1', -1400), fight('2', -500)];
    expect(battleChoices(events).map(({ by }) => by)).toEqual([-1400, -500]);
  });
});
