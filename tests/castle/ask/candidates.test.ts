import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../../src/castle/ask/candidates.ts';
import { vocabulary } from '../../../src/castle/ask/vocabulary.ts';
import { castleCodec } from '../../../src/castle/attack/inputs.ts';
import { castleWaysCodec } from '../../../src/castle/questions/access/inputs.ts';
import { type QuickTexts, quickAnswer } from '../../../src/castle/quick-text.ts';
import { type AskedQuestion, quickVerdict } from '../../../src/castle/quick-verdict.ts';
import { castleShotsCodec } from '../../../src/castle/shots/inputs.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { deepOr } from '../../support/deep.ts';
import { words } from '../../support/words.ts';

const shown = (text: string) =>
  candidatesFor(text).questions.map(({ question }) => `${question.ask} ${quickVerdict(question).answer}`);

const of = <Ask extends AskedQuestion['ask']>(text: string, ask: Ask) =>
  candidatesFor(text)
    .questions.map(({ question }) => question)
    .find((found): found is Extract<AskedQuestion, { ask: Ask }> => found.ask === ask);

/** Whether a question is one that its screen can hold. */
function holds(question: AskedQuestion): boolean {
  switch (question.ask) {
    case 'attack':
      return castleCodec.decode(castleCodec.encode(question.inputs)) !== undefined;
    case 'shots':
      return castleShotsCodec.decode(castleShotsCodec.encode(question.inputs)) !== undefined;
    case 'ladders':
      return question.walls >= 0;
    case 'ways':
      return castleWaysCodec.decode(castleWaysCodec.encode(question.inputs)) !== undefined;
  }
}

describe('castle/ask/candidates', () => {
  it.each([
    ['MK-ELG-12', ['sebzés 3 fal', 'damage 3 wall', 'obrażenia 3 mur'], ['attack no']],
    ['MK-ELG-06', ['sebzés 4 fal', 'damage 4 wall', 'obrażenia 4 mur'], ['attack yes']],
    ['MK-ACC-04', ['titán létra', 'titan ladder', 'tytan drabina'], ['attack yes', 'ways no']],
    ['MK-GATE-03', ['kapu nyitva', 'gate open', 'brama otwarta'], ['ways yes', 'ways yes']],
    ['MK-DEF-01', ['lövés figurára 8″', 'shoot figure 8"', 'strzał w figurkę 8 cali'], ['shots yes']],
    ['MK-ACC-04', ['lovas kapu nyitva', 'mounted gate open', 'jeździec brama otwarta'], ['ways no']],
    ['MK-ELG-10', ['bombázás vár', 'bombardment castle', 'bombardowanie zamek'], ['attack yes']],
    ['MK-WALL-02', ['fal létra fel', 'climb wall ladder', 'mur drabina na górę'], ['ways yes']],
    [
      'MK-BRE-03',
      ['áttört kapubástya be', 'breached gatehouse enter', 'przełamana baszta bramna do środka'],
      ['ways yes'],
    ],
  ])('%s castle/ask/candidates: the same question in three languages: %s', (_, texts, answers) => {
    for (const text of texts) expect(shown(text), text).toEqual(answers);
  });

  it('castle/ask/candidates: what is said is filled in, and what is not stays as the question begins', () => {
    expect(of('sebzés 5 fal', 'attack')?.inputs).toMatchObject({
      mode: 'close',
      figures: [{ baseDamage: 5, baseRangedDamage: 3 }],
    });
    expect(of('távsebzés 5 vár', 'attack')?.inputs).toMatchObject({
      mode: 'ranged',
      figures: [{ baseRangedDamage: 5 }],
    });
    expect(of('tower shoots titan 12"', 'shots')?.inputs).toMatchObject({
      situation: 'castle',
      castle: { kind: 'round-tower', target: 'titan', distance: 12, edge: 10 },
    });
    expect(of('kapu nyitva', 'ways')?.inputs).toMatchObject({
      question: 'up',
      up: { kind: 'gatehouse', opened: ['double-door', 'portcullis'] },
    });
    expect(of('lövés figura udvar védelem 18', 'shots')?.inputs).toMatchObject({
      situation: 'figure',
      figure: { target: 'yard', defence: 18 },
    });
    expect(of('repülő vártorony', 'ways')).toMatchObject({ inputs: { flies: true, up: { kind: 'keep' } } });
  });

  it('castle/ask/candidates: what is about something else is no question', () => {
    for (const text of ['', '5', 'poison', 'mérgezés', 'zeppelin wall battery', 'riposte']) {
      expect(candidatesFor(text).questions, text).toEqual([]);
    }
  });

  it('castle/ask/candidates: whatever is typed, each question is one that its screen can hold, answered in words', async () => {
    const texts = await Promise.all(
      (['en', 'pl', 'hu'] as const).map(
        async (language): Promise<QuickTexts> => ({
          castle: await words[language].castle(),
          figures: await words[language].castlefigures(),
          shots: await words[language].castleshots(),
          ways: await words[language].castlequestions(),
          terms: await words[language].castleterms(),
          format: createFormat(language),
        }),
      ),
    );
    const random = createSeededSource(62);
    const every = vocabulary.flatMap(([, ...languages]) => languages.flatMap((each) => each.split(' ')));
    const known = [...every.map((word) => word.replace('=', '').replaceAll('_', ' ')), '3', '8"', '250', '0'];
    let found = 0;
    for (let run = 0; run < deepOr(8_000, 1_200); run++) {
      const text = Array.from({ length: random(5) }, () => known[random(known.length) - 1]).join(' ');
      for (const { question } of candidatesFor(text).questions) {
        found += 1;
        expect(holds(question), text).toBe(true);
        for (const each of texts) {
          const { asked, word, reason } = quickAnswer(each, question);
          expect(`${asked} ${word} ${reason}`, text).not.toMatch(/undefined|NaN|\[object/);
          expect(asked !== '' && word !== '', text).toBe(true);
        }
      }
    }
    expect(found).toBeGreaterThan(500);
  });
});
