import { describe, expect, it } from 'vitest';
import { fight as en } from '../../../src/i18n/en/fight.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { answerOf } from '../../../src/state/fight-answer.ts';
import { type FightInputs, initialFight } from '../../../src/state/fight-inputs.ts';
import { answerSentences, tilesOf } from '../../../src/ui/fight/sentences.ts';
import { unwrap } from '../../support/case-adapters.ts';

const format = createFormat('en');

const first = initialFight('2005');
const hands = [
  ['heavy', 'nothing'],
  ['hand', 'shield'],
  ['two-handed', 'nothing'],
  ['hand', 'hand'],
] as const satisfies readonly FightInputs['attacker']['hands'][];

/** One against one, with all sorts of things in hand. */
const fights: readonly FightInputs[] = hands.flatMap((mine) =>
  hands.flatMap((theirs) =>
    [1, 2, 3, 4, 5, 6].map((attackRoll) => ({
      ...first,
      attacker: { ...first.attacker, hands: mine },
      defender: { ...first.defender, hands: theirs },
      ...(attackRoll > 1 && { attackRoll }),
    })),
  ),
);

describe('the answer of one against one', () => {
  it('ui/fight/sentences: what may become of a close combat adds up to 100, and the sentence says the same', () => {
    for (const inputs of fights) {
      const answer = unwrap(answerOf(inputs));
      const tiles = tilesOf(en, format, inputs, answer);
      expect(tiles.map(({ gain }) => gain)).toEqual(['mine', 'theirs', 'nobody']);
      const shown = tiles.map((tile) => tile.shown);
      expect(shown.reduce((sum, one) => sum + Number(one), 0)).toBe(100);
      const [sentence = ''] = answerSentences(en, format, inputs, answer);
      expect(sentence).toContain(shown[0]);
      expect(sentence).toContain(shown[1]);
    }
  });

  it.each([
    ['short-ranged', 0, 'That holds within 6″'],
    ['long-ranged', 0, 'That holds within 12″'],
    ['hand', 0, 'That holds if the throw carries'],
    ['own', 0, 'That holds within range'],
    ['short-ranged', 4, undefined],
  ] as const)(
    'BW-ATK-04 ui/fight/sentences: a shot with %s over %d″ says what it takes for granted',
    (shot, distance, said) => {
      const inputs = { ...first, mode: 'ranged' as const, shot, distance };
      const told = answerSentences(en, format, inputs, unwrap(answerOf(inputs))).join(' ');
      if (said) expect(told).toContain(said);
      else expect(told).not.toContain('That holds');
    },
  );

  it.each([
    ['ranged', 'attack', ['nobody', 'mine']],
    ['close', 'shove', ['mine', 'theirs']],
    ['close', 'withdraw', ['theirs', 'mine']],
  ] as const)('ui/fight/sentences: whose gain it is, %s and %s', (mode, action, gains) => {
    const inputs = { ...first, mode, action };
    const tiles = tilesOf(en, format, inputs, unwrap(answerOf(inputs)));
    expect(tiles.map(({ gain }) => gain)).toEqual(gains);
  });
});
