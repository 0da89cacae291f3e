import { describe, expect, it } from 'vitest';
import { chargeAnswerOf } from '../../src/brikwars/charge/answer.ts';
import { chargeSteps } from '../../src/brikwars/charge/answer-card.tsx';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { chargePresets, withChargePreset } from '../../src/brikwars/charge/model.ts';
import { answerOf } from '../../src/brikwars/duel/answer.ts';
import { blowParts, describedOdds, duelSteps } from '../../src/brikwars/duel/answer-card.tsx';
import { decodeDuel, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { presetIds, withPreset } from '../../src/brikwars/duel/presets.ts';
import { magicAnswerOf } from '../../src/brikwars/magic/answer.ts';
import { magicSteps } from '../../src/brikwars/magic/answer-card.tsx';
import { magicCodec, magicKinds } from '../../src/brikwars/magic/inputs.ts';
import { manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import { describeMany } from '../../src/brikwars/many/description.ts';
import { initialMany } from '../../src/brikwars/many/inputs.ts';
import { manyPresets, withManyPreset } from '../../src/brikwars/many/model.ts';
import { manySteps } from '../../src/brikwars/many/steps.ts';
import { quikAnswerOf } from '../../src/brikwars/quik/answer.ts';
import { decodeQuik } from '../../src/brikwars/quik/inputs.ts';
import { quikSteps } from '../../src/brikwars/quik/steps.ts';
import { quikShown } from '../../src/brikwars/quik/text.ts';
import { type CascadeStep, toEnd } from '../../src/fight/cascade.tsx';
import { createFormat } from '../../src/platform/format.ts';
import { words } from '../support/words.ts';

const format = createFormat('en');

/** No step has more than the one before it, and the last is the end of the bar. */
function expectTo(steps: readonly CascadeStep[], chance: number, what: string): void {
  const chances = steps.map((step) => step.chance);
  for (const [place, each] of [1, ...chances].entries())
    expect(chances[place] ?? 0, what).toBeLessThanOrEqual(each + 1e-12);
  expect(chances.at(-1), what).toBeCloseTo(chance, 12);
}

describe('fight/cascade', () => {
  it('fight/cascade the last step is written as the bar writes it, as long as it is the same chance', () => {
    const steps = [
      { label: 'Hits', chance: 0.5 },
      { label: 'Kills', chance: 0.335 },
    ];
    expect(toEnd(steps, { chance: 0.335, shown: '33' }).at(-1)?.shown).toBe('33');
    expect(toEnd(steps, { chance: 0.4, shown: '40' }).at(-1)?.shown).toBeUndefined();
    expect(toEnd([], { chance: 0.4, shown: '40' })).toEqual([]);
  });

  it('BW-ATK-07 brikwars/duel/answer-card: each step of a blow leaves less, and the last is who dies', async () => {
    const t = await words.en.brikwars();
    let seen = 0;
    for (const mode of ['close', 'ranged'] as const)
      for (const attacker of presetIds)
        for (const defender of presetIds) {
          const start = withPreset({ ...initialDuel('2005'), mode }, 'attacker', attacker);
          const answer = answerOf(withPreset(start, 'defender', defender));
          if (!answer.ok) continue;
          const steps = duelSteps(t, describedOdds(answer.value), true);
          if (steps.length === 0) continue;
          expectTo(steps, answer.value.chosen.chances.defenderDies, `${mode} ${attacker} ${defender}`);
          for (const { rule } of steps) expect(rule).toMatch(/^BW/);
          seen++;
        }
    expect(seen).toBeGreaterThan(20);
  });

  it('BW-CHG-04 brikwars/charge/answer-card: they touch, and of that the target dies', async () => {
    const t = await words.en.charge();
    for (const preset of chargePresets) {
      const answer = chargeAnswerOf(withChargePreset(initialCharge('2005'), preset));
      if (!answer.ok) throw new Error(preset);
      const { odds } = answer.value;
      expectTo(chargeSteps(t, { target: 'Dies' }, odds), odds.defenderDies.value, preset);
    }
  });

  it('BW-MAG-02 brikwars/magic/answer-card: what strikes hits first, and its last step is the first end of the bar', async () => {
    const t = await words.en.magic();
    const { initial } = magicCodec('pl');
    const seen = magicKinds.filter((kind) => {
      const answer = magicAnswerOf({ ...initial, kind });
      if (!answer.ok) throw new Error(kind);
      const { ends, reasons } = answer.value;
      const steps = magicSteps(t, kind, ends, reasons);
      if (steps.length > 0) expectTo(steps, ends[0]?.chance ?? 0, kind);
      return steps.length > 0;
    });
    expect(seen).toEqual(expect.arrayContaining(['bolt', 'area', 'shot']));
  });

  it('BW-COMB-01 BW-COMB-05 BW-WEAP-12 brikwars/many/steps: of many each step leaves less, and each end is the last', async () => {
    const t = await words.en.many();
    const seen = new Map<string, number>();
    for (const preset of manyPresets) {
      const inputs = withManyPreset(initialMany('2005'), preset);
      const answer = manyAnswerOf(inputs);
      if (!answer.ok) throw new Error(preset);
      for (const end of describeMany(t, format, answer.value, inputs).ends) {
        const steps = manySteps(t, answer.value, inputs, end);
        if (steps.length === 0) continue;
        expectTo(steps, end.chance, `${preset} ${end.label}`);
        const { kind } = answer.value;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    // A blast says of nobody dead nothing; of a gang each end has its steps.
    expect(Object.fromEntries(seen)).toMatchObject({ gang: expect.any(Number), blast: expect.any(Number) });
    expect(seen.get('volley')).toBeGreaterThan(2);
    expect((seen.get('gang') ?? 0) % 3).toBe(0);
  });

  it('BW-QW-06 brikwars/quik/steps: who falls in return falls after the target has lived', async () => {
    const t = await words.en.quik();
    for (const query of ['v=2', 'v=2&target.armor=1', 'v=2&strikers=3']) {
      const inputs = decodeQuik(query);
      const answer = inputs && quikAnswerOf(inputs);
      if (!inputs || !answer?.ok) throw new Error(query);
      const ends = quikShown(t, format, (dice) => dice, answer.value, inputs).ends ?? [];
      expect(ends.length).toBeGreaterThan(1);
      for (const end of ends) expectTo(quikSteps(t, answer.value, end), end.chance, `${query} ${end.label}`);
      const theirs = ends.find(({ gain }) => gain === 'theirs');
      expect(theirs && quikSteps(t, answer.value, theirs).map(({ label }) => label)).toHaveLength(2);
    }
  });

  it('BW-CC-02 brikwars/duel/answer-card: several blows add up to the end that they make', async () => {
    const t = await words.en.brikwars();
    let seen = 0;
    for (const hands of [
      ['hand', 'hand'],
      ['heavy', 'hand'],
    ] as const)
      for (const plan of ['', 'none', 'none,none']) {
        const read = decodeDuel(`v=2&attacker.hands=${hands.join(',')}${plan && `&plan=${plan}`}`);
        const answer = read && answerOf(read);
        if (!answer?.ok) continue;
        const parts = blowParts(t, answer.value, describedOdds(answer.value));
        if (parts.length === 0) continue;
        const sum = parts.reduce((total, { chance }) => total + chance, 0);
        expect(sum).toBeCloseTo(answer.value.chosen.chances.defenderDies, 9);
        expect(new Set(parts.map(({ label }) => label)).size).toBe(2);
        seen++;
      }
    expect(seen).toBeGreaterThan(1);
  });
});
