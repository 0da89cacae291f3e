import { describe, expect, it } from 'vitest';
import { presets } from '../../src/brikwars/creation/presets.ts';
import { answerOf } from '../../src/brikwars/duel/answer.ts';
import { withSideOf } from '../../src/brikwars/duel/changes.ts';
import { type DuelInputs, duelCodec, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { valuesInForce } from '../../src/brikwars/duel/side-values.ts';
import { magicAnswerOf } from '../../src/brikwars/magic/answer.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { situationField, withSituation } from '../../src/brikwars/situation.ts';
import { noSituation } from '../../src/rules/brikwars/attack/circumstances.ts';

const codec = duelCodec('pl');

function hitOf(inputs: DuelInputs): number {
  const answer = answerOf(inputs);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.value.hit ?? Number.NaN;
}

describe('brikwars: hiding and mastery in a fight', () => {
  it('BW-SKL-01 hiding stands in the link, and goes where the target is not seen or does not move as said', () => {
    for (const between of ['.', ','])
      for (const hiding of ['half', 'still', undefined] as const)
        for (const thirds of [1, 3] as const) {
          const field = situationField(between);
          const situation = { ...noSituation, thirds, ...(hiding && { hiding }) };
          expect(field.read(field.write(situation))).toEqual(situation);
        }
    const half = withSituation({ ...noSituation, still: true }, { hiding: 'half' });
    expect(half).toMatchObject({ hiding: 'half', still: false });
    expect(withSituation(half, { still: true }).hiding).toBeUndefined();
    expect(withSituation(half, { blind: true }).hiding).toBeUndefined();
    const still = withSituation({ ...noSituation, blind: true }, { hiding: 'still' });
    expect(still).toMatchObject({ hiding: 'still', blind: false });
    expect(withSituation(still, { still: true })).toMatchObject({ hiding: 'still', still: true });
  });

  it('BW-SKL-03 a master stands in the link of a fight, also where he is a creation', () => {
    const plain = initialDuel('pl');
    for (const more of [{}, { creation: presets.dragon, unit: 'own' }] as const) {
      const inputs = withSideOf(plain, 'attacker', { ...more, master: true });
      expect(codec.decode(codec.encode(inputs))).toEqual(inputs);
      expect(valuesInForce(inputs, 'attacker').length).toBeGreaterThan(
        valuesInForce(plain, 'attacker').length,
      );
    }
    expect(codec.encode(withSideOf(plain, 'attacker', { master: false }))).toBe(codec.encode(plain));
  });

  it('BW-SKL-03 BWC-97 a master with two weapons of a kind is master of both, with two of different kinds of the first', () => {
    const strike = (hands: DuelInputs['attacker']['hands'], master: boolean, order: DuelInputs['order']) =>
      hitOf({ ...withSideOf(initialDuel('pl'), 'attacker', { hands, master }), order });
    for (const order of [
      ['hand.1', 'hand.2'],
      ['hand.2', 'hand.1'],
    ] as const)
      expect(strike(['hand', 'hand'], true, order)).toBeGreaterThan(strike(['hand', 'hand'], false, order));
    expect(strike(['hand', 'random-object'], true, ['hand.1', 'random-object.1'])).toBeGreaterThan(
      strike(['hand', 'random-object'], false, ['hand.1', 'random-object.1']),
    );
    expect(strike(['hand', 'random-object'], true, ['random-object.1', 'hand.1'])).toBe(
      strike(['hand', 'random-object'], false, ['random-object.1', 'hand.1']),
    );
    const shot = (part: Partial<DuelInputs>) => hitOf({ ...initialDuel('pl'), mode: 'ranged', ...part });
    expect(shot({ situation: { ...noSituation, hiding: 'still' } })).toBeLessThan(shot({}));
    const master = withSideOf(initialDuel('pl'), 'attacker', { master: true }).attacker;
    expect(shot({ attacker: master })).toBeGreaterThan(shot({}));
  });

  it('BW-SKL-01 BW-SKL-03 BWC-96 a shot at who hides is the same in a fight as among the skills', () => {
    const spells = magicCodec('pl').initial;
    for (const weapon of ['short-ranged', 'long-ranged'] as const)
      for (const hiding of ['half', 'still', undefined] as const)
        for (const hidden of [0, 1, 2] as const)
          for (const master of [false, true]) {
            const fight = withSideOf(initialDuel('pl'), 'attacker', { master });
            const thirds = ([3, 2, 1] as const)[hidden];
            const situation = { ...noSituation, thirds, ...(hiding && { hiding }) };
            const answer = answerOf({ ...fight, mode: 'ranged', shot: weapon, situation });
            const skill = magicAnswerOf({
              ...spells,
              kind: 'shot',
              shoots: weapon,
              hidden,
              stance: hiding ?? 'moving',
              master,
            });
            if (!answer.ok || !skill.ok) throw new Error(JSON.stringify([answer, skill]));
            const { ends, facts } = skill.value;
            expect(answer.value.hit).toBeCloseTo(
              facts.find(({ id }) => id === 'hit')?.value ?? Number.NaN,
              12,
            );
            expect(answer.value.chosen.chances.defenderDies).toBeCloseTo(
              ends.find(({ id }) => id === 'dies')?.chance ?? Number.NaN,
              12,
            );
          }
  });
});
