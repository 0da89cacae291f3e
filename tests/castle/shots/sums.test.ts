import { describe, expect, it } from 'vitest';
import { abilityName } from '../../../src/castle/eligibility-text.ts';
import { answerOf } from '../../../src/castle/shots/answer.ts';
import { firstShots, type ShotsInputs } from '../../../src/castle/shots/inputs.ts';
import { changeText, othersOf, reasonsOf, sumsOf, wordOf } from '../../../src/castle/shots/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { en } from '../../support/words.ts';

const [t, castle, terms] = await Promise.all([en.castleshots(), en.castle(), en.castleterms()]);
const texts = { t, castle, terms, format: createFormat('en') };

const shot = <Situation extends ShotsInputs['situation']>(
  situation: Situation,
  part: Partial<ShotsInputs[Situation]> = {},
): ShotsInputs => ({
  ...firstShots,
  situation,
  section: { ...firstShots.section, damage: 5 },
  [situation]: { ...firstShots[situation], damage: situation === 'section' ? 5 : 3, ...part },
});
const sums = (inputs: ShotsInputs) => sumsOf(texts, answerOf(inputs), inputs);
const changes = (inputs: ShotsInputs) =>
  answerOf(inputs).changes.map((change) =>
    'atMost' in change ? `${change.change} ${change.atMost}` : change.change,
  );

describe('castle/shots/text: the sums behind the verdict', () => {
  const defence = t.sums.defence('15');
  const far = (distance: string, range: string) => t.sums.distance(distance, range);

  it('MK-D-49 castle/shots/text: of a figure at a figure or a section damage is shown where it hits, distance where it does not', () => {
    for (const situation of ['figure', 'section'] as const) {
      const shown = sums(shot(situation, { distance: 8 }));
      expect(shown.slice(1)).toEqual([t.sums.damage(situation === 'section' ? '5' : '3'), far('8', '10')]);
      expect(shown[0]).toMatch(/15/);
      expect(sums(shot(situation, { distance: 10 }))).toHaveLength(3);
      expect(sums(shot(situation, { distance: 11 }))).toEqual([far('11', '10')]);
      expect(sums(shot(situation, { closedDoor: true }))).toEqual([]);
    }
    // A figure that may not attack at all has no sums.
    expect(sums(shot('section', { from: 'same-section' }))).toEqual([]);
  });

  it('MK-D-49 castle/shots/text: of a castle the edge too, and beyond its range doubled and less by two', () => {
    expect(sums(shot('castle'))).toEqual([defence, t.sums.damage('3'), far('8', '10'), t.sums.edge('6')]);
    const long = (damage: number) => {
      const inputs = shot('castle', { target: 'titan', distance: 12, edge: 12, damage });
      return answerOf(inputs).allowed ? sums(inputs) : undefined;
    };
    expect(long(3)?.slice(1, 3)).toEqual([t.sums.damage('3 − 2 = 1'), t.sums.doubled('12', '10', '20')]);
    expect(long(2)?.[1]).toBe(t.sums.damage('2 − 2 = 0'));
    expect(long(1)?.[1]).toBe(t.sums.damage('1 − 2 = −1 → 0'));
    expect(sums(shot('castle', { target: 'titan', distance: 40, edge: 40 }))).toEqual([
      t.sums.doubled('40', '10', '20'),
    ]);
    for (const part of [{ closedDoor: true }, { acted: true }, { demoralised: true }, { tokens: 2 }])
      if (!answerOf(shot('castle', part)).allowed) expect(sums(shot('castle', part))).toEqual([]);
  });

  it('MK-GEN-04 castle/shots/text: what always or never hits has no number', () => {
    const word = (attack: number, criticals: boolean) =>
      wordOf(texts, answerOf({ ...shot('figure', { attack, defence: 15 }), criticals }));
    expect(word(40, false).number).toBeUndefined();
    expect(word(0, false).number).toBeUndefined();
    expect(word(10, true).number).toMatch(/^\d+\+$/);
  });

  it('castle/shots/text: other readings without words of their own are left out', () => {
    for (const inputs of [
      shot('castle', { on: 'own-castle' }),
      shot('castle'),
      shot('section'),
      shot('figure'),
    ])
      for (const { text, rule } of othersOf(texts, answerOf(inputs))) {
        expect(Object.keys(t.others)).toContain(rule);
        expect(text).not.toBe('');
      }
    const silent = { ...texts, t: { ...t, others: {} as typeof t.others } };
    const spoken = [shot('castle', { on: 'own-castle' }), shot('figure')].flatMap((inputs) =>
      othersOf(texts, answerOf(inputs)),
    );
    expect(spoken.length).toBeGreaterThanOrEqual(0);
    for (const inputs of [shot('castle', { on: 'own-castle' }), shot('figure')])
      expect(othersOf(silent, answerOf(inputs))).toEqual([]);
  });

  it('MK-ELG-12 castle/shots/text: who may not attack hears first what is missing, and no more than his reasons', () => {
    const inputs = shot('section', { damage: 0 });
    const answer = answerOf(inputs);
    if (answer.situation !== 'section') throw new Error('another situation');
    const { eligibility } = answer.verdict;
    expect(eligibility.eligible).toBe(false);
    const shown = reasonsOf(texts, answer);
    expect(shown).toHaveLength(eligibility.reasons.length);
    expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
    const may = answerOf(shot('section'));
    if (may.situation !== 'section') throw new Error('another situation');
    expect(reasonsOf(texts, may).length).toBeGreaterThanOrEqual(may.verdict.eligibility.reasons.length);
  });

  it('castle/shots/text: what would let it shoot is named with its numbers', () => {
    const [one, two] = ['atloves', 'bombazas'] as const;
    expect(changeText(texts, { change: 'ability', abilities: [one, two] })).toBe(
      t.changes.ability(`${abilityName(terms, one)}, ${abilityName(terms, two)}`),
    );
    expect(changeText(texts, { change: 'base-ranged-damage', atLeast: 5 } as never)).toBe(
      t.changes['base-ranged-damage']('5'),
    );
    expect(changeText(texts, { change: 'nearer', atMost: 8 } as never)).toBe(t.changes.nearer('8'));
    expect(changeText(texts, { change: 'open-door' })).toBe(t.changes['open-door'](''));
  });
});

describe('castle/shots/answer', () => {
  it('MK-GEN-02 castle/shots/answer: one change that lets a figure shoot is shown, none where two are needed', () => {
    for (const situation of ['figure', 'section'] as const) {
      expect(changes(shot(situation))).toEqual([]);
      expect(changes(shot(situation, { closedDoor: true }))).toEqual(['open-door']);
      expect(changes(shot(situation, { distance: 11 }))).toEqual(['nearer 10']);
      expect(changes(shot(situation, { distance: 11, closedDoor: true }))).toEqual([]);
      expect(changes(shot(situation, { distance: 11, range: 0 }))).toEqual([]);
    }
    expect(changes(shot('section', { damage: 0 }))).not.toEqual([]);
    expect(changes(shot('section', { damage: 0, closedDoor: true }))).toEqual([]);
    expect(changes(shot('section', { damage: 0, distance: 11 }))).toEqual([]);
    expect(changes(shot('section', { damage: 0, distance: 10 }))).not.toEqual([]);
  });

  it('MK-GEN-03 castle/shots/answer: a castle that shoots is higher than nobody, and a figure on a section is fortified', () => {
    const need = (part: Partial<ShotsInputs['castle']>) => {
      const answer = answerOf({ ...shot('castle', part), fortification: 4, height: 3 });
      if (answer.situation !== 'castle') throw new Error('another situation');
      return { terms: answer.need.defence.map(({ amount }) => amount), on: answer.fortification };
    };
    expect(need({}).terms).toEqual([15]);
    expect(need({}).on).toBeUndefined();
    expect(need({ on: 'own-castle' }).on).not.toEqual(need({ on: 'other-castle' }).on);
    expect(need({ target: 'section' }).terms).toEqual([15]);
  });
});
