import { describe, expect, it } from 'vitest';
import { createExampleModel, examplePaths } from '../../../src/app/welcome/model.ts';
import { answerOf } from '../../../src/brikwars/duel/answer.ts';
import { duelCodec } from '../../../src/brikwars/duel/inputs.ts';
import { diceCodec, initialInputs } from '../../../src/dice/inputs.ts';
import { parseHash } from '../../../src/platform/navigation.ts';
import { chanceAtLeast } from '../../../src/rules/dice/distribution.ts';
import { games } from '../../../src/rules/ids.ts';
import { usbTestOdds } from '../../../src/rules/usb/test/test.ts';
import { usbTestCodec, usbTestOf } from '../../../src/usb/test/inputs.ts';

/** Every face in turn, and each after each in time. */
function examples() {
  let turn = 0;
  return createExampleModel({ random: (sides) => ((turn++ * 7 + Math.floor(turn / 6)) % sides) + 1 });
}
const queryOf = (game: (typeof games)[number]) => parseHash(`#/${examplePaths[game]}`).query;

describe('app/welcome', () => {
  it('app/welcome the fight shown is the very one that is opened, with the same odds', () => {
    const { sword } = examples();
    const codec = duelCodec('2005');
    const inputs = codec.decode(queryOf('brikwars'));
    expect(inputs).toEqual(codec.initial);
    const answer = inputs && answerOf(inputs);
    if (!answer?.ok) throw new Error('the example is a legal fight');
    const dies = (kind: string) =>
      answer.value.choices.find(({ plan }) => plan[0]?.kind === kind)?.chances.defenderDies;
    expect(dies('none')).toBeCloseTo(sword.dies, 12);
    expect(dies('parry')).toBeCloseTo(sword.diesParrying, 12);
  });

  it('app/welcome the pool and the pair shown are the very ones that are opened', () => {
    const { pool } = examples();
    const inputs = usbTestCodec.decode(queryOf('usb'));
    const test = inputs && usbTestOf(inputs);
    if (!inputs || !test) throw new Error('the example is a legal test');
    expect(chanceAtLeast(usbTestOdds(test).successes, inputs.atLeast)).toBe(pool.fiveOrMore);
    const pair = diceCodec(initialInputs('mage-knight', '2005')).decode(queryOf('mage-knight'));
    expect(pair).toEqual({ ...initialInputs('mage-knight', '2005'), atLeast: 8 });
  });

  it('app/welcome what is said of a roll is what its dice show', () => {
    const model = examples();
    const rolls = { brikwars: model.rollSword, usb: model.rollPool, 'mage-knight': model.rollPair };
    for (const game of games) {
      for (let turn = 0; turn < 50; turn += 1) {
        rolls[game]();
        const outcome = model.outcome.value;
        if (!outcome) throw new Error('nothing was rolled');
        expect(outcome.game).toBe(game);
        expect(outcome.chance).toBeGreaterThan(0);
        const faces = outcome.dice.map(({ face }) => face);
        const total = faces.reduce((sum, face) => sum + face, 0);
        if (game === 'usb') {
          expect(outcome).toMatchObject({ count: faces.filter((face) => face >= 4).length });
          expect(outcome.dice.every(({ face, success }) => success === face >= 4)).toBe(true);
        } else if (game === 'mage-knight') expect(outcome).toMatchObject({ count: total });
        else if (outcome.kind !== 'count')
          expect(faces.length >= (outcome.kind === 'miss' ? 1 : 2)).toBe(true);
      }
    }
  });
});
