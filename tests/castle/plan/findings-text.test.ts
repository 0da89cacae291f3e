import { describe, expect, it } from 'vitest';
import { phrasesOf, placedThing, wrongAmong } from '../../../src/castle/plan/findings-text.ts';
import { isSameThing } from '../../../src/castle/plan/model.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { checkPlan, type Violation } from '../../../src/rules/mage-knight/plan/placement.ts';
import { placementCodes } from '../../../src/rules/mage-knight/plan/placement-limits.ts';
import { circle, planOf, rectangle, section } from '../../support/samples/castle-plans.ts';
import { en, hu, pl } from '../../support/words.ts';

const languages = [
  ['en', en],
  ['pl', pl],
  ['hu', hu],
] as const;

/** Breaks every rule that can be broken on a map at once. */
const spoilt = planOf(
  [
    section('wall', rectangle(18, 60, 6, 2)),
    section('wall', rectangle(20, 60, 6, 2)),
    section('wall', rectangle(4, 20, 6, 2, 45)),
    section('wall', rectangle(35, 70, 6, 2)),
  ],
  {
    figures: [
      { owner: 0, centre: { x: 18, y: 10 }, radius: 0.75 },
      { owner: 1, centre: { x: 18, y: 50 }, radius: 0.75 },
    ],
    terrain: [{ owner: 1, outline: circle(18, 60, 1) }],
    consent: false,
    order: ['terrain', 'castle', 'figures', 'planks'],
  },
);

describe.each(languages)('castle/plan/findings-text in %s', (language, messages) => {
  const words = async () =>
    phrasesOf(await messages.castlemap(), await messages.castleterms(), createFormat(language), spoilt);

  it('castle/plan/findings-text sections, terrain and figures are told apart by their marks', async () => {
    const { mark, called, name } = await words();
    const first = (['section', 'terrain', 'figure'] as const).map((kind) => ({ kind, index: 0 }));
    const marks = [0, 1, 2, 3, 4].flatMap((index) =>
      (['section', 'terrain', 'figure'] as const).map((kind) => mark({ kind, index })),
    );
    expect(new Set(marks).size).toBe(marks.length);
    expect(first.map(mark)).toEqual(
      {
        en: ['W1', 'X1', 'F1'],
        pl: ['M1', 'T1', 'Fi1'],
        hu: ['F1', 'T1', 'Fi1'],
      }[language],
    );
    expect(first.map(called)).toEqual(
      first.map((thing, place) => (place === 0 ? '' : `${mark(thing)} – `) + name(thing)),
    );
  });

  it('MK-SET-03 castle/plan/findings-text: every finding names its things, what was measured and the limit', async () => {
    const phrases = await words();
    for (const found of checkPlan(spoilt)) {
      const text = phrases.finding(found);
      expect(text).not.toMatch(/undefined|NaN|\[object|[-−]\d/);
      expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase(language));
      const lower = text.toLocaleLowerCase(language);
      for (const named of [found.thing, found.other]) {
        if (named && named.kind !== 'castle')
          expect(lower).toContain(phrases.name(named).toLocaleLowerCase(language));
      }
      if (found.limit && found.code !== 'OUTSIDE') expect(text).toContain(phrases.inches(found.limit));
      if (found.distance !== undefined)
        expect(text).toContain(phrases.inches(Math.abs(found.distance), found.limit));
    }
  });

  it('castle/plan/findings-text: there is a sentence for every code', async () => {
    const { findings } = await messages.castlemap();
    const sentences = placementCodes.map((code) => findings[code]('one', 'two', '1″', '2″'));
    expect(sentences.every((text) => text.length > 10)).toBe(true);
  });

  it('MK-SET-05 castle/plan/findings-text: what is hardly too far never looks allowed', async () => {
    const phrases = await words();
    expect(phrases.inches(3, 3)).toBe('3″');
    expect(phrases.inches(3.001, 3)).toMatch(/^3[.,]001″$/);
    expect(phrases.inches(18.004, 18)).toMatch(/^18[.,]004″$/);
    expect(phrases.inches(17.25)).toMatch(/^17[.,]25″$/);
  });

  it('castle/plan/findings-text: where a thing stands is said with its turn', async () => {
    const phrases = await words();
    expect(phrases.position({ kind: 'section', index: 2 })).toMatch(/4″.*20″.*45°/);
    expect(phrases.position({ kind: 'terrain', index: 0 })).not.toContain('°');
    expect(phrases.position({ kind: 'section', index: 9 })).toBe('');
  });
});

describe('castle/plan/findings-text', () => {
  const found: Violation = {
    rule: 'MK-SET-05',
    code: 'GAP3',
    thing: { kind: 'section', index: 1 },
    other: { kind: 'section', index: 0 },
    cutOff: [1, 2],
  };

  it('castle/plan/findings-text: both things and all that is cut off are marked', () => {
    const isWrong = wrongAmong([found]);
    expect([0, 1, 2, 3].map((index) => isWrong({ kind: 'section', index }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isWrong({ kind: 'terrain', index: 1 })).toBe(false);
    expect(isSameThing({ kind: 'section', index: 1 }, undefined)).toBe(false);
  });

  it('castle/plan/findings-text: a finding leads to the thing on the table', () => {
    expect(placedThing(found)).toEqual({ kind: 'section', index: 1 });
    expect(placedThing({ ...found, thing: { kind: 'castle', index: 0 } })).toEqual({
      kind: 'section',
      index: 0,
    });
    expect(
      placedThing({ rule: 'MK-SET-01', code: 'CONSENT', thing: { kind: 'castle', index: 0 } }),
    ).toBeUndefined();
  });
});
