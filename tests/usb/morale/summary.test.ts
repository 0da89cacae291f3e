import { describe, expect, it } from 'vitest';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { binomial } from '../../../src/rules/dice/binomial.ts';
import { certain } from '../../../src/rules/dice/distribution.ts';
import { replay } from '../../../src/rules/steps.ts';
import type { MoraleEntry } from '../../../src/rules/usb/morale/morale-record.ts';
import {
  encodeMorale,
  initialMorale,
  moraleEvents,
  type UsbMoraleInputs,
} from '../../../src/usb/morale/inputs.ts';
import { moraleAnswerOf, usbMoralePlay } from '../../../src/usb/morale/model.ts';
import { describeMorale, middleOf } from '../../../src/usb/morale/summary.ts';
import { detailsOf, moraleTexts, titleOf } from '../../../src/usb/morale/text.ts';
import { usbmorale as en } from '../../../src/usb/morale/words/en.ts';
import { usbmorale as hu } from '../../../src/usb/morale/words/hu.ts';
import { usbmorale as pl } from '../../../src/usb/morale/words/pl.ts';
import { regulars } from '../../../src/usb/side.ts';
import { usb as enUnits } from '../../../src/usb/words/en.ts';
import { usb as huUnits } from '../../../src/usb/words/hu.ts';
import { usb as plUnits } from '../../../src/usb/words/pl.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const languages = [
  ['en', en, enUnits],
  ['pl', pl, plUnits],
  ['hu', hu, huUnits],
] as const;

const notify = (inputs: UsbMoraleInputs, language: 'en' | 'pl' | 'hu' = 'en') => {
  const t = { en, pl, hu }[language];
  return describeMorale(t, createFormat(language), moraleAnswerOf(inputs));
};

const stern: UsbMoraleInputs = {
  ...initialMorale,
  side: {
    fighter: {
      ...initialMorale.side.fighter,
      unit: { ...regulars, tough: 5, specialisations: ['unbreakable'] },
      models: 5,
    },
  },
};

describe('usb/morale: the answer in words', () => {
  it('USB-MOR-03 one sentence says what becomes of the unit', () => {
    expect(notify(initialMorale).sentence).toBe('The unit panics 50\u00a0% and stays steady 50\u00a0%.');
    expect(notify(initialMorale, 'pl').sentence).toBe(
      'Oddział w 50\u00a0% panikuje i w 50\u00a0% jest niewzruszony.',
    );
    expect(notify(initialMorale, 'hu').sentence).toBe(
      'Az egység 50\u00a0% eséllyel pánikba esik és 50\u00a0% eséllyel szilárd marad.',
    );
    expect(notify({ ...initialMorale, event: '75' }).sentence).toBe(
      'The unit is destroyed 50\u00a0% and panics 50\u00a0%.',
    );
  });

  it('EX-22 an unbreakable unit loses models where it would panic', () => {
    const { sentence, ends } = notify(stern);
    expect(sentence).toBe('Passes 33\u00a0%; otherwise it loses 1 to 4 models.');
    expect(ends.map(({ label, shown }) => [label, shown])).toEqual([
      ['Test passed', '33'],
      ['Loses models', '67'],
    ]);
    const points = notify({ ...stern, table: { house: { unbreakable: 'allFailures' } } });
    expect(points.sentence).toContain('1 to 4 models');
  });

  it('USB-MOR-01 from losses: what is lost, then what is tested', () => {
    const lost = (models: number, lostBefore = 0) =>
      notify({
        ...initialMorale,
        event: 'losses',
        lostBefore,
        side: { fighter: { ...initialMorale.side.fighter, models } },
      }).sentence;
    expect(lost(5)).toBe(
      '5 of 10 Standfast lost (50\u00a0%). Test at 50\u00a0%. The unit panics 50\u00a0% and stays steady 50\u00a0%.',
    );
    expect(lost(9)).toBe('1 of 10 Standfast lost (10\u00a0%). No test: less than a quarter is lost.');
    expect(lost(5, 5)).toBe('5 of 10 Standfast lost (50\u00a0%). No test: this threshold was tested before.');
  });

  it('USB-RES-02 a lost melee: what the result does, then the test if there is one', () => {
    const lost = (lostBy: number, house: UsbMoraleInputs['table']['house'] = {}) =>
      notify({
        ...initialMorale,
        event: 'defeat',
        lostBy,
        table: { house },
        side: { fighter: { ...initialMorale.side.fighter, models: 10 } },
      }).sentence;
    expect(lost(1)).toBe('Both stay locked in the fight. No further test.');
    expect(lost(3)).toBe('It gives ground, 2″, and is shaken. No further test.');
    expect(lost(4)).toBe('It flees 10″ and panics. No further test.');
    expect(lost(6)).toBe('It is destroyed.');
    expect(lost(2, { meleeDefeatTest: 'lostBy2' })).toBe(
      'It gives ground, 2″, and is shaken. Test at 50\u00a0%. The unit panics 50\u00a0% and is shaken 50\u00a0%.',
    );
    const wounds = notify({ ...stern, event: 'defeat', lostBy: 3 }).sentence;
    expect(wounds).toMatch(/^Unbreakable: it takes 3 wounds instead\. Test at 75\u00a0%\./);
  });

  it('USB-TERR-06 hits: how many, what they cost, what follows', () => {
    const { sentence, ends, facts } = notify({ ...initialMorale, event: 'hits' });
    expect(sentence).toMatch(/^5 hits, saved on 4\+\. It loses 2 to 3 models\. The unit /);
    expect(facts[0]?.shown).toBe('2–3');
    expect(ends.map(({ label }) => label)).toEqual(['No panic', 'Breaks']);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(notify({ ...initialMorale, event: 'hits', hazard: 'climbing', height: 1 })).toEqual({
      sentence: 'Nothing hits it.',
      ends: [],
      facts: [],
    });
  });

  it('USB-MOR-05 recovery and USB-MOR-10 the commander have sentences of their own', () => {
    expect(notify({ ...initialMorale, event: 'recovery' }).sentence).toBe(
      'Recovers 50\u00a0%; otherwise it stays shaken.',
    );
    expect(notify({ ...initialMorale, event: 'commander' }).sentence).toBe(
      'Of 3 units 1 to 2 fail and panic; none of them 8\u00a0%.',
    );
    const [alone] = initialMorale.left;
    if (!alone) throw new Error('no unit');
    expect(notify({ ...initialMorale, event: 'commander', left: [{ ...alone, units: 1 }] }).sentence).toBe(
      'The unit fails and panics 50\u00a0%.',
    );
  });

  it('dice: the middle half of a distribution', () => {
    expect(middleOf(certain(3))).toEqual([3, 3]);
    expect(middleOf(binomial(10, 0.5))).toEqual([4, 6]);
    expect(middleOf(binomial(1, 0.1))).toEqual([0, 0]);
  });
});

describe('usb/morale: titles and the record', () => {
  it.each(languages)('USB-MOR-01 every question has a title and a record in %s', (language, t, units) => {
    const format = createFormat(language);
    const words = moraleTexts({ ...t, units, endOdds: fight.endOdds }, format);
    for (const event of moraleEvents) {
      const inputs = { ...initialMorale, event, power: 3 };
      expect(titleOf(t, units, encodeMorale(inputs)), event).toMatch(/\p{L}{3}/u);
      const begin = usbMoralePlay.begin(inputs);
      if (!begin) throw new Error(event);
      const moves =
        event === 'commander'
          ? [{ faces: [4] }, { faces: [5] }, { faces: [2] }]
          : event === 'hits'
            ? [{ faces: [1, 1, 1, 5, 6] }, { faces: [1] }, { option: 'keep' }]
            : event === 'recovery'
              ? [{ faces: [1] }, { option: 'keep' }]
              : [{ faces: [1] }];
      const shown = unwrap(replay<object, MoraleEntry, object>(begin as never, moves));
      for (const entry of shown.log) {
        const line = words.line(entry, inputs);
        expect(`${line.text} ${line.result ?? ''}`, event).not.toMatch(/undefined|NaN/);
      }
      if (shown.outcome) expect(words.outcome(shown.outcome as never, inputs)).toMatch(/\p{L}{3}/u);
    }
    expect(titleOf(t, units, 'nothing')).toBeUndefined();
  });

  it('USB-MOR-01 what sets two questions apart is shown in short phrases', () => {
    const query = encodeMorale({ ...stern, event: 'recovery', aura: 3 });
    expect(detailsOf({ ...en, power: en.power }, enUnits, createFormat('en'), query)).toEqual([
      'Tough 5+',
      'ranged weapon',
      'unbreakable',
      'Shaken',
      'Hero within 10″: Tough 3+',
    ]);
    expect(detailsOf({ ...en, power: en.power }, enUnits, createFormat('en'), 'nothing')).toEqual([]);
  });
});
