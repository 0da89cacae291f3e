import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/brikwars/duel/answer.ts';
import { planField } from '../../src/brikwars/duel/plan-fields.ts';
import { planDecision } from '../../src/brikwars/duel/play.ts';
import { lookedBack } from '../../src/fight/look-back.ts';
import type { PlayKind } from '../../src/fight/turn-replay.ts';
import type { DefencePlan } from '../../src/rules/brikwars/attack/fight.ts';
import type { PlayedMove, Steps } from '../../src/rules/steps.ts';
import { askOption, askRoll } from '../../src/rules/steps.ts';
import { openFight } from '../brikwars/duel/device.ts';

type Fight = Awaited<ReturnType<typeof openFight>>['model'];

/** A sword against a minifig with a knife and a shield, who answers as is said. */
async function swordAgainst(plan: DefencePlan): Promise<Fight> {
  const { model } = await openFight();
  model.choosePlan(plan);
  return model;
}

function type(model: Fight, ...faces: readonly number[]): void {
  model.play.startTyping();
  for (const face of faces) model.play.typeFace(face);
}

interface Moment {
  readonly purpose: 'roll' | 'choose';
}

/** A toy: a die, then a choice that is worth what the die shows, twice over; the inputs are how much more the other is. */
const toy: PlayKind<number, Moment, never, number> = {
  begin: () =>
    function* (): Steps<Moment, number> {
      let sum = 0;
      for (let time = 0; time < 2; time++) {
        const roll = yield* askRoll<Moment>(
          { purpose: 'roll' },
          { groups: [{ count: 1, sides: 6 }], constant: 0 },
          { bonus: 'none', floor: true },
        );
        const option = yield* askOption<Moment, string>({ purpose: 'choose' }, ['low', 'high']);
        sum += option === 'high' ? roll.total : 0;
      }
      return sum;
    },
  likelihood: () => undefined,
  ahead(more, moves) {
    const last = moves.at(-1);
    const face = last && 'faces' in last ? (last.faces[0] ?? 0) : 0;
    const worths = { low: 0.1 * face, high: 0.1 * face + more * 0.1 * face };
    return { ends: [], worths };
  },
};

const plain = (begun: number, asked: readonly PlayedMove[]) => ({ inputs: begun, asked });

describe('fight/look-back', () => {
  it('fight/look-back: of all choices of all turns the one that cost or brought most, by what was known then', () => {
    const turn = (...moves: readonly PlayedMove[]) => ({ begun: 0.5, moves });
    const first = turn({ faces: [2] }, { option: 'high' }, { faces: [4] }, { option: 'low' });
    const second = turn({ faces: [3] }, { option: 'low' }, { faces: [1] }, { option: 'low' });
    // Slowly: a choice after a face is worth half of it in tenths more, if it is the high one.
    expect(lookedBack(toy, plain, [first, second])).toMatchObject({
      kind: 'told',
      other: 'high',
      by: expect.closeTo(-0.2, 12),
      decision: { turn: 0, chosen: 'low' },
    });
    expect(lookedBack(toy, plain, [second])).toMatchObject({ by: expect.closeTo(-0.15, 12) });
    expect(lookedBack(toy, plain, [{ ...first, begun: 0 }])).toEqual({ kind: 'same' });
    expect(lookedBack(toy, plain, [turn({ faces: [2] })])).toBeUndefined();
  });

  it('BWC-61: who declares nothing has given nothing away, as long as a hit may still be parried', async () => {
    const model = await swordAgainst([{ kind: 'none' }]);
    // A miss: nothing more is decided.
    type(model, 2);
    expect(model.play.play.value?.outcome).toBeDefined();
    expect(model.play.lookBack.value).toEqual({ kind: 'right' });
  });

  it('BW-CC-11: of what cannot be made good later the best that could have been declared is named', async () => {
    const { model } = await openFight();
    model.change({ mode: 'ranged', shieldAgainstShots: true, slowMissile: true });
    model.choosePlan([{ kind: 'none' }]);
    const answer = answerOf(model.inputs.value.value);
    if (!answer.ok) throw new Error('no fight');
    const [parried, taken] = answer.value.choices.map(({ chances }) => chances.defenderDies);
    expect(parried).toBeLessThan(taken ?? 0);
    type(model, 1);
    expect(model.play.lookBack.value).toEqual({ kind: 'same' });
  });

  it('BWC-61: who could have parried after all, and threw the dice, has left it so', async () => {
    const model = await swordAgainst([{ kind: 'none' }]);
    type(model, 4);
    const { options = {}, worths = {} } = model.play.ahead.value ?? {};
    const ids = Object.keys(options);
    expect(ids[0]).toBe('go-on');
    type(model, 6, 1);
    const seen = model.play.lookBack.value;
    if (seen?.kind !== 'told') throw new Error('nothing is said');
    // Worth is to live, and the odds are those that stood on the buttons.
    for (const id of ids) {
      const chance = options[id]?.find((end) => end.id === 'defenderDies')?.chance ?? 0;
      expect(worths[id]).toBeCloseTo(-chance, 12);
    }
    // It is the defender who lets it go, though the attacker has the dice.
    expect(seen.decision.asked).toMatchObject({ who: 'defender', purpose: 'late-parry' });
    expect(seen.decision.chosen).toBe('go-on');
    expect(seen.by).toBeCloseTo((worths['go-on'] ?? 0) - (worths[seen.other] ?? 0), 12);
  });

  it('BWC-61: who did parry after all chose that', async () => {
    const model = await swordAgainst([{ kind: 'none' }]);
    type(model, 4);
    const parry = planField.read('parry:shield.1');
    if (!parry) throw new Error('no parry');
    model.play.decide(planDecision(parry));
    model.play.rollOut();
    const seen = model.play.lookBack.value;
    expect(seen).toMatchObject({ kind: 'told', decision: { chosen: 'parry:shield.1' }, other: 'go-on' });
    expect(seen?.kind === 'told' && seen.by).toBeGreaterThan(0);
  });

  it('BW-CC-02: the choices of a later turn count as they were weighed in it', async () => {
    const model = await swordAgainst([{ kind: 'none' }]);
    type(model, 2);
    model.play.goOn();
    for (let step = 0; step < 40 && model.play.play.value?.outcome === undefined; step++) {
      const next = model.play.play.value?.next;
      if (next && 'options' in next) model.play.choose(next.options.at(-1) ?? '');
      else model.play.rollNext();
    }
    expect(model.play.play.value?.earlier).toHaveLength(1);
    expect(model.play.lookBack.value?.kind).toBe('told');
  });
});
