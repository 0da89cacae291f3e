import { describe, expect, it } from 'vitest';
import { lowestHit, needText } from '../../../src/castle/need-text.ts';
import { answerOf } from '../../../src/castle/shots/answer.ts';
import {
  castleTargetPlaces,
  figureShooters,
  firstShots,
  type ShotsInputs,
  sectionShooterPlaces,
} from '../../../src/castle/shots/inputs.ts';
import {
  changeText,
  othersOf,
  reasonsOf,
  type ShotTexts,
  shortWordOf,
  signOf,
  sumsOf,
  wordOf,
} from '../../../src/castle/shots/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { shotTargets } from '../../../src/rules/mage-knight/attack/shooting.ts';
import { shooterPlaces, targetPlaces } from '../../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import { shootingEffects } from '../../../src/rules/mage-knight/attack/shooting-reasons.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { en, hu, pl } from '../../support/words.ts';

const languages = { en, pl, hu };

async function textsOf(language: Language): Promise<ShotTexts> {
  const load = languages[language];
  const [t, castle, terms] = await Promise.all([load.castleshots(), load.castle(), load.castleterms()]);
  return { t, castle, terms, format: createFormat(language) };
}

function* everyShot(): Generator<ShotsInputs> {
  const { castle, section, figure } = firstShots;
  for (const kind of sectionKinds)
    for (const target of shotTargets)
      for (const [edge, distance] of [
        [4, 6],
        [8, 10],
        [12, 14],
        [30, 40],
      ] as const)
        for (const tokens of [0, 1, 2])
          for (const damage of [1, 5])
            for (const on of castleTargetPlaces)
              yield {
                ...firstShots,
                castle: {
                  ...castle,
                  kind,
                  target,
                  edge,
                  distance,
                  tokens,
                  damage,
                  on,
                  demoralised: tokens > 0,
                },
              };
  yield { ...firstShots, castle: { ...castle, range: 0 } };
  yield { ...firstShots, castle: { ...castle, attack: 0 } };
  yield { ...firstShots, castle: { ...castle, acted: true } };
  yield { ...firstShots, castle: { ...castle, closedDoor: true } };
  for (const kind of figureShooters)
    for (const from of sectionShooterPlaces)
      for (const distance of [5, 20])
        for (const closedDoor of [false, true])
          yield {
            ...firstShots,
            situation: 'section',
            section: { ...section, kind, from, distance, closedDoor },
          };
  for (const target of targetPlaces)
    for (const from of shooterPlaces)
      for (const distance of [5, 20])
        for (const closedDoor of [false, true])
          yield {
            ...firstShots,
            situation: 'figure',
            figure: { ...figure, target, from, distance, closedDoor },
          };
}

/** The shots and their answers, which are the same in every language. */
const answered = [...everyShot()].map((inputs) => ({ inputs, answer: answerOf(inputs) }));

describe.each(['en', 'pl', 'hu'] as const)('the shots in words: %s', (language) => {
  it('castle/shots/text: every effect has a sentence', async () => {
    const { t } = await textsOf(language);
    for (const effect of shootingEffects) expect(t.reasons[effect]('3').length, effect).toBeGreaterThan(5);
  });

  it('castle/shots/text: every answer says a word, a reason with its rule, and nothing empty', async () => {
    const texts = await textsOf(language);
    const faults = new Set<string>();
    for (const { inputs, answer } of answered) {
      const reasons = reasonsOf(texts, answer);
      if (reasons.length === 0) faults.add(`no reason: ${JSON.stringify(inputs)}`);
      const { changes } = answer;
      const others = othersOf(texts, answer);
      const counted = answer.situation === 'figure' ? 0 : answer.verdict.others.length;
      if (others.length !== counted + answer.otherNeeds.length)
        faults.add(`other ways: ${JSON.stringify(inputs)}`);
      const said = [
        wordOf(texts, answer).word,
        shortWordOf(texts, answer),
        needText(texts, answer.need),
        ...reasons.map(({ text }) => text),
        ...others.map(({ text }) => text),
        ...sumsOf(texts, answer, inputs),
        ...changes.map((change) => changeText(texts, change)),
      ];
      for (const text of said) {
        if (text.trim() === '' || /undefined|NaN|\[object/.test(text)) faults.add(`“${text}”`);
      }
    }
    expect([...faults]).toEqual([]);
    expect(answered.length).toBeGreaterThan(400);
  });
});

describe('the sums of a shot', () => {
  it('MK-D-49: distance, edge and damage as they were worked out', async () => {
    const texts = await textsOf('en');
    const inputs: ShotsInputs = {
      ...firstShots,
      castle: { ...firstShots.castle, target: 'titan', distance: 11, edge: 9 },
    };
    expect(sumsOf(texts, answerOf(inputs), inputs)).toEqual([
      'Defence 15',
      'Damage 3 − 2 = 1',
      'Distance 11″ of 2 × 10″ = 20″',
      '9″ from the edge (over 4″)',
    ]);
  });

  it('MK-D-66: the defence of a figure on a section', async () => {
    const texts = await textsOf('en');
    const inputs: ShotsInputs = { ...firstShots, situation: 'figure' };
    const answer = answerOf(inputs);
    // What the dice must show stands in front; the sum says what the defence is, with all that counts.
    expect(wordOf(texts, answer)).toEqual({ number: '8+', word: '2d6 · 41.7\u00a0%' });
    expect(shortWordOf(texts, answer)).toBe('8+ · 41.7\u00a0%');
    expect(sumsOf(texts, answer, inputs)).toEqual([
      'Defence 18 = 15 + 2 (fortification) + 1 (height)',
      'Damage 3',
      'Distance 8″ of 10″',
    ]);
    expect(needText(texts, answer.need)).toBe('8 or more on 2d6');
  });

  it('MK-DEF-02: from the yard the height alone counts, and the headline does not deny it', async () => {
    const texts = await textsOf('en');
    const { figure } = firstShots;
    const inputs: ShotsInputs = { ...firstShots, situation: 'figure', figure: { ...figure, from: 'yard' } };
    const answer = answerOf(inputs);
    expect(wordOf(texts, answer)).toEqual({ number: '6+', word: '2d6 · 72.2\u00a0%' });
    expect(sumsOf(texts, answer, inputs)[0]).toBe('Defence 16 = 15 + 1 (height)');
  });

  it('castle/shots/text: the roll that hits is the headline of every shot, and what never hits is no yes', async () => {
    const faults = new Set<string>();
    for (const language of ['en', 'pl', 'hu'] as const) {
      const texts = await textsOf(language);
      for (const { inputs, answer } of answered) {
        const { number, word } = wordOf(texts, answer);
        const dice = answer.need.ways > 0 && answer.need.ways < 36;
        const first = dice ? number === `${lowestHit(answer.need)}+` : word === needText(texts, answer.need);
        if (first !== answer.allowed) faults.add(`${language}: ${number} ${word}`);
        if (signOf(answer) !== (answer.allowed ? 'yes' : 'no')) faults.add(`${language}: ${signOf(answer)}`);
        const [sum = ''] = sumsOf(texts, answer, inputs);
        if (answer.allowed && !sum.includes('15')) faults.add(`${language}: ${sum}`);
      }
    }
    expect([...faults]).toEqual([]);
    const hopeless: ShotsInputs = {
      ...firstShots,
      criticals: false,
      castle: { ...firstShots.castle, defence: 40 },
    };
    expect(signOf(answerOf(hopeless))).toBe('open');
    expect(wordOf(await textsOf('en'), answerOf(hopeless)).word).toBe('Cannot hit');
  });

  it('MK-ELG-12: a figure that may not shoot at a castle hears what is missing, not that something is', async () => {
    const texts = await textsOf('en');
    const answer = answerOf({ ...firstShots, situation: 'section' });
    expect(reasonsOf(texts, answer)[0]?.text).toMatch(
      /^Base ranged damage 3: 4 needed, or one of: Magic Blast,/,
    );
  });

  it('MK-GEN-04: a figure out of range, and without a bonus', async () => {
    const texts = await textsOf('en');
    const say = (figure: Partial<ShotsInputs['figure']>) => {
      const inputs: ShotsInputs = {
        ...firstShots,
        situation: 'figure',
        figure: { ...firstShots.figure, ...figure },
      };
      const answer = answerOf(inputs);
      const changes = answer.changes.map((change) => changeText(texts, change));
      return [shortWordOf(texts, answer), ...sumsOf(texts, answer, inputs), ...changes];
    };
    expect(say({ distance: 10.5 })).toEqual([
      'No, out of range',
      'Distance 10.5″ of 10″',
      'with the centre at 10″ or nearer',
    ]);
    expect(say({ closedDoor: true })).toEqual(['No, a door is closed', 'with the door open']);
    expect(say({ closedDoor: true, distance: 11 })).toEqual(['No, a door is closed']);
    expect(say({ from: 'same-section' }).slice(0, 2)).toEqual(['5+ · 83.3\u00a0%', 'Defence 15']);
  });
});
