import { describe, expect, it } from 'vitest';
import { asksOption, asksRoll } from '../../src/fight/step-record.ts';
import { askOption, askRoll, type PlayedMove, replay, type Steps } from '../../src/rules/steps.ts';

interface Moment {
  readonly purpose: 'attack' | 'answer';
}

const d6 = { groups: [{ count: 1, sides: 6 }], constant: 0 };
const rules = { bonus: 'd6', floor: true } as const;

function* duel(log: string[]): Steps<Moment, string> {
  const first = yield* askRoll<Moment>({ purpose: 'attack' }, d6, rules);
  log.push(`rolled ${first.total}`);
  const answer = yield* askOption<Moment, 'parry' | 'stand'>({ purpose: 'answer' }, ['stand', 'parry']);
  log.push(answer);
  if (answer === 'stand') return 'stood';
  const second = yield* askRoll<Moment>({ purpose: 'answer' }, d6, rules);
  return second.total >= first.total ? 'parried' : 'hit';
}

const play = (moves: readonly PlayedMove[]) => replay(duel, moves);

describe('rules/steps', () => {
  it('rules/steps: asks for a roll, then for a choice, then ends', () => {
    const start = play([]);
    const later = play([{ faces: [4] }]);
    expect(start.ok && asksRoll(start.value.next)).toBe(true);
    expect(later.ok && asksOption(later.value.next) && later.value.next.options).toEqual(['stand', 'parry']);
    const end = play([{ faces: [4] }, { option: 'parry' }, { faces: [6, 1] }]);
    expect(end).toEqual({ ok: true, value: { log: ['rolled 4', 'parry'], outcome: 'parried' } });
  });

  it('BW-DICE-06: bonus dice still owed are declined', () => {
    const end = play([{ faces: [6], declined: true }, { option: 'stand' }]);
    expect(end).toMatchObject({ ok: true, value: { log: ['rolled 6', 'stand'], outcome: 'stood' } });
  });

  it.each<[string, readonly PlayedMove[], object]>([
    ['faces that no die shows', [{ faces: [7] }], { code: 'faces', roll: 0 }],
    ['a choice in place of a roll', [{ option: 'parry' }], { code: 'option', roll: 0 }],
    ['a roll in place of a choice', [{ faces: [4] }, { faces: [4] }], { code: 'option', roll: 1 }],
    ['a choice that is not offered', [{ faces: [4] }, { option: 'fly' }], { code: 'option', roll: 1 }],
    [
      'a move after the end',
      [{ faces: [4] }, { option: 'stand' }, { faces: [1] }],
      { code: 'surplus-roll', roll: 2 },
    ],
  ])('rules/steps: %s is refused', (_, moves, issue) => {
    expect(play(moves)).toMatchObject({ ok: false, issues: [issue] });
  });
});
