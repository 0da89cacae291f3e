import { describe, expect, it } from 'vitest';
import { accessAnswerOf, verdictOf } from '../../../src/castle/attack/answer.ts';
import {
  type CastleFigure,
  castlePlaces,
  initialInputs,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import {
  attackerName,
  attackerNames,
  changeText,
  outTexts,
  reasonItems,
  verdictText,
} from '../../../src/castle/attack/text.ts';
import { abilityName, decidingText } from '../../../src/castle/eligibility-text.ts';
import { languages } from '../../../src/rules/languages.ts';
import { siegeAbilities } from '../../../src/rules/mage-knight/attack/abilities.ts';
import { words } from '../../support/words.ts';

const texts = await Promise.all(
  languages.map(
    async (language) => [await words[language].castle(), await words[language].castleterms()] as const,
  ),
);
const [english] = texts;
if (!english) throw new Error('no texts');
const [castle, terms] = english;

function ask(mode: 'close' | 'ranged', ...figures: readonly Partial<CastleFigure>[]) {
  return verdictOf({
    ...initialInputs,
    mode,
    figures: figures.map((figure) => ({ ...plainFigure, ...figure })),
  });
}

const rulesWithOther = (verdict: ReturnType<typeof ask>) =>
  reasonItems(castle, terms, verdict).flatMap(({ text, rule }) =>
    text.startsWith('Other reading') ? [rule] : [],
  );

describe('castle/attack', () => {
  it.each([
    ['MK-A-15', ask('close', {}), ['MK-A-15']],
    ['MK-A-17', ask('ranged', { kind: 'section' }), ['MK-A-15', 'MK-A-17']],
    ['MK-A-17', ask('ranged', { kind: 'section', baseRangedDamage: 5 }), ['MK-A-15']],
    ['MK-A-21', ask('close', { place: 'arch', kind: 'titan' }), ['MK-A-21']],
    ['MK-A-21', ask('close', { place: 'arch' }), ['MK-A-15']],
    ['MK-A-30', ask('ranged', { abilities: ['bombazas'] }), ['MK-A-30']],
    ['MK-A-32', ask('close', { baseDamage: 5 }, {}), ['MK-A-32']],
    ['MK-A-32', ask('close', {}, {}), []],
  ] as const)(
    '%s: the other reading stands beside an answer that it would turn, and only there',
    (_, verdict, rules) => {
      expect(rulesWithOther(verdict)).toEqual(rules);
    },
  );

  it('MK-ELG-12: who meets no condition hears which value is missing and which abilities would do, in three languages', () => {
    const deciding = (mode: 'close' | 'ranged', language: 0 | 1 | 2) => {
      const [words, names] = texts[language] ?? english;
      return decidingText(words, names, ask(mode, {}).reasons);
    };
    expect(deciding('close', 0)).toBe(
      'Base damage 3: 4 needed, or one of: Close-combat Pierce, Sweep, Thunderblow, Ram.',
    );
    for (const language of [0, 1, 2] as const) {
      const [, names] = texts[language] ?? english;
      for (const { id, mode } of siegeAbilities) {
        expect(deciding(mode, language)).toContain(abilityName(names, id));
      }
      for (const damage of ['3', '4']) expect(deciding('close', language)).toContain(damage);
    }
    // Whatever else decides says it itself.
    const arc = ask('close', { frontArcTouches: false }).reasons;
    expect(decidingText(castle, terms, arc)).toBe('Its front arc does not touch the section.');
    expect(decidingText(castle, terms, ask('close', { baseDamage: 5 }).reasons)).toMatch(
      /4 or more is enough/,
    );
  });

  it('castle/attack every reason and every way to a yes has words in three languages', () => {
    for (const [words, names] of texts) {
      for (const mode of ['close', 'ranged'] as const) {
        for (const place of castlePlaces) {
          for (const kind of ['warrior', 'titan', 'section'] as const) {
            for (const frontArcTouches of [true, false]) {
              const verdict = ask(mode, { place, kind, frontArcTouches });
              for (const { text } of reasonItems(words, names, verdict))
                expect(text.length).toBeGreaterThan(5);
              for (const change of verdict.attackers[0]?.wouldQualify ?? []) {
                expect(changeText(words, names, change).length).toBeGreaterThan(3);
              }
            }
          }
        }
      }
    }
  });

  it('MK-CC-01: every reason at an access point has words in three languages', async () => {
    for (const language of languages) {
      const { access } = await words[language].castlefigures();
      for (const closed of [true, false]) {
        for (const enemyThere of [true, false]) {
          for (const touches of [true, false]) {
            const figures = [{ ...plainFigure, frontArcTouches: touches }];
            const point = { ...initialInputs.access, closed, enemyThere };
            for (const joint of [figures, [...figures, ...figures], [plainFigure, ...figures]]) {
              const found = accessAnswerOf({ figures: joint, access: point });
              for (const { effect } of [...found.reasons, ...found.defence.reasons]) {
                expect(access.reasons[effect](2).length).toBeGreaterThan(5);
              }
            }
          }
        }
      }
    }
  });

  it('castle/attack one without a name is called by his number, and the answer by who may', () => {
    const figures = [{ ...plainFigure, name: ' Griff ' }, plainFigure];
    expect([0, 1].map((place) => attackerName(castle, figures, place))).toEqual(['Griff', 'Attacker 2']);
    expect(
      [[true], [false], [true, true], [true, false], [false, false]].map((allowed) =>
        verdictText(castle, allowed),
      ),
    ).toEqual([castle.yes, castle.no, castle.allMay, castle.someMay, castle.noneMay]);
  });

  it('castle/attack several of one name are numbered, and no number is given twice', () => {
    const namesOf = (...names: readonly string[]) =>
      attackerNames(
        castle,
        names.map((name) => ({ ...plainFigure, name })),
      );
    expect(namesOf('Griff', 'Orc', 'Griff ')).toEqual(['Griff 1', 'Orc', 'Griff 2']);
    expect(namesOf('Griff', 'Griff', 'Griff 1', '')).toEqual(['Griff 2', 'Griff 3', 'Griff 1', 'Attacker 4']);
    expect(namesOf('Attacker 2', '')).toEqual(['Attacker 2 1', 'Attacker 2 2']);
  });

  it('castle/attack those who are out for the same reason are named together', () => {
    const format = { list: (items: readonly string[]) => items.join(' + ') };
    const item = (place: number, why: string) => ({ place, why, rule: 'MK-ELG-12' });
    const shown = outTexts(
      castle,
      format,
      ['A', 'B', 'C'],
      [item(0, 'low.'), item(1, 'far.'), item(2, 'low.')],
    );
    expect(shown).toEqual([
      { text: 'Out for the same reason: A + C. low.', rule: 'MK-ELG-12' },
      { text: 'B is out. far.', rule: 'MK-ELG-12' },
    ]);
  });

  it('MK-ELG-12 castle/attack/text: every reason stands there once, and abilities by their names', () => {
    const verdict = ask('close', { kind: 'titan' });
    expect(reasonItems(castle, terms, verdict).map(({ rule }) => rule)).toEqual(
      verdict.reasons.map(({ rule }) => rule),
    );
    const abilities = ['bombazas', 'atloves'] as const;
    expect(changeText(castle, terms, { change: 'ability', abilities } as never)).toBe(
      castle.changes.ability(abilities.map((id) => abilityName(terms, id)).join(', ')),
    );
    const figures = [plainFigure, { ...plainFigure, name: 'Ogre' }];
    expect([0, 1, 2].map((place) => attackerName(castle, figures, place))).toEqual([
      castle.figure(1),
      'Ogre',
      castle.figure(3),
    ]);
  });
});
