import { describe, expect, it } from 'vitest';
import { chargeReasons } from '../../src/brikwars/charge/reasons.ts';
import { charge as enCharge } from '../../src/brikwars/charge/words/en.ts';
import { charge as huCharge } from '../../src/brikwars/charge/words/hu.ts';
import { charge as plCharge } from '../../src/brikwars/charge/words/pl.ts';
import { reasonItems, reasonText } from '../../src/brikwars/reason-sentences.ts';
import { brikwars as en } from '../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../src/brikwars/words/pl.ts';
import { createFormat } from '../../src/platform/format.ts';
import {
  type AttackSituation,
  type CircumstanceId,
  circumstanceIds,
} from '../../src/rules/brikwars/attack/circumstances.ts';
import { brikwarsEffects } from '../../src/rules/brikwars/attack/effects.ts';
import {
  attackModifier,
  chargeDamageModifier,
  damageModifier,
} from '../../src/rules/brikwars/attack/modifiers.ts';
import { chargeEffects } from '../../src/rules/brikwars/charge/charge-effects.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import type { Language } from '../../src/rules/languages.ts';

const languages = ['en', 'pl', 'hu'] as const;
/** The language's format, with a sign that no wording has of itself. */
const marked = (language: Language) => ({
  ...createFormat(language),
  signed: (value: number) => `±${value}`,
});
const fightTexts = { en, pl, hu };
const chargeTexts = { en: enCharge, pl: plCharge, hu: huCharge };

/** An attack with everything around it that counts. */
const everything: AttackSituation = {
  ...(Object.fromEntries(circumstanceIds.map((id) => [id, true])) as Record<CircumstanceId, true>),
  thirds: 1,
  hiding: 'half',
  large: 4,
  speed: 12,
  other: 2,
};
const effectsOf = (explained: { reasons: readonly { effect: string; amount?: number }[] }) =>
  explained.reasons.filter(({ amount = 0 }) => amount !== 0).map(({ effect }) => effect);

/** The effects whose amount changes a roll: shown with its sign. All others count something. */
const addedToARoll = [
  ...effectsOf(attackModifier(everything, 'ranged', { ...editions['2005'].rules, blindCover: 'counts' })),
  ...effectsOf(damageModifier(everything, 'ranged')),
  'riposte-penalty',
];
const addedToACharge = [
  ...effectsOf(chargeDamageModifier(everything)),
  'target-towards',
  'target-away',
  'own-modifier',
  'less-own-size',
];

const ofFight = (
  effect: (typeof brikwarsEffects)[number],
  amount?: number,
  language: Language = 'en',
  format = createFormat(language),
) =>
  reasonText(fightTexts[language], format, {
    rule: 'BW-CC-04',
    effect,
    ...(amount !== undefined && { amount }),
  });
const ofCharge = (
  effect: (typeof chargeEffects)[number],
  amount?: number,
  language: Language = 'en',
  format = createFormat(language),
) =>
  chargeReasons(chargeTexts[language], format, [
    { rule: 'BW-CHG-01', effect, ...(amount !== undefined && { amount }) },
  ])[0]?.text ?? '';

describe('brikwars/reason-sentences: what a rule did to a number of a fight', () => {
  it.each([
    ['target-still', 1, 'Target did not move: +1'],
    ['aimed', 1, 'Attacker stood still and aimed: +1'],
    ['visible-thirds', -2, 'Only part of the target can be seen: \u22122'],
    ['speed', -3, 'Speed of the faster of the two: \u22123'],
    ['large-target', 4, 'Large target: +4'],
    ['blind', -5, 'The attacker cannot see the target: \u22125'],
    ['own-modifier', 2, 'Other modifiers: +2'],
    ['riposte-penalty', -1, 'Parry and riposte: \u22121 on Skill and damage'],
  ] as const)('brikwars/reason-sentences: %s of %d has its sign', (effect, amount, text) => {
    expect(ofFight(effect, amount)).toBe(text);
  });

  it.each([
    ['use', 'Use 7: the roll must reach it'],
    ['edition-use', 'Use 7 by this edition or your house rules'],
    ['attack-roll-known', 'Already rolled: 7'],
    ['range', '7″ away, within range'],
    ['thrown-range', 'The throw must carry 7″'],
    ['damage-beats-armor', 'More damage than Armor 7 kills'],
    ['damage-adds-up', 'Damage of the turn adds up, 7 taken already'],
    ['parry-number', 'The parry must reach Use 7 and the attack roll'],
    ['shoved-inches', 'Pushed 7″ straight back'],
  ] as const)('brikwars/reason-sentences: %s counts something, without a sign', (effect, text) => {
    expect(ofFight(effect, 7)).toBe(text);
  });

  it.each(languages)(
    'brikwars/reason-sentences: in %s every effect has words of its own, and a sign if it is added',
    (language) => {
      const texts = brikwarsEffects.map((effect) => ofFight(effect, 7, language));
      expect(texts.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(brikwarsEffects.length);
      expect(
        brikwarsEffects
          .filter((effect) => ofFight(effect, 7, language, marked(language)).includes('±7'))
          .toSorted(),
      ).toEqual(addedToARoll.toSorted());
      for (const effect of brikwarsEffects)
        expect(ofFight(effect, undefined, language)).not.toContain('undefined');
    },
  );

  it('brikwars/reason-sentences: a reason given twice is shown once, another amount or rule again', () => {
    const items = reasonItems(en, createFormat('en'), [
      { rule: 'BW-CC-04', effect: 'use', amount: 3 },
      { rule: 'BW-CC-04', effect: 'use', amount: 3 },
      { rule: 'BW-CC-04', effect: 'use', amount: 4 },
      { rule: 'BW-CC-05', effect: 'use', amount: 3 },
    ]);
    expect(items).toEqual([
      { rule: 'BW-CC-04', text: 'Use 3: the roll must reach it' },
      { rule: 'BW-CC-04', text: 'Use 4: the roll must reach it' },
      { rule: 'BW-CC-05', text: 'Use 3: the roll must reach it' },
    ]);
  });
});

describe('brikwars/charge/odds-details: what a rule did to a figure of a Charge', () => {
  it.each([
    ['target-towards', 4, 'The target came towards the charger: +4″'],
    ['target-away', -4, 'The target ran away from the charger: \u22124″'],
    ['own-modifier', 2, 'Own modifier: +2'],
    ['less-own-size', -2, 'The loser subtracts its Size: \u22122'],
    ['straight-run', 7, 'Straight run: 7″'],
    ['point-per-two-inches', 5, 'One point for each full 2″ of speed: 5'],
    ['crushing', 2, 'Crushing adds the Size: 2'],
    ['falls-behind', 3, 'Falls down: 3d6 damage'],
    ['ground-without-limit', 1, 'The ground hits back with 1 die'],
  ] as const)('brikwars/charge/odds-details: %s of %d', (effect, amount, text) => {
    expect(ofCharge(effect, amount)).toBe(text);
  });

  it.each(languages)(
    'brikwars/charge/odds-details: in %s every effect has words of its own, and a sign if it is added',
    (language) => {
      const texts = chargeEffects.map((effect) => ofCharge(effect, 7, language));
      expect(texts.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(chargeEffects.length);
      expect(
        chargeEffects
          .filter((effect) => ofCharge(effect, 7, language, marked(language)).includes('±7'))
          .toSorted(),
      ).toEqual(addedToACharge.toSorted());
    },
  );

  it('brikwars/charge/odds-details: a reason given twice is shown once', () => {
    const use = (amount: number) => ({ rule: 'BW-CHG-01', effect: 'use', amount }) as const;
    expect(chargeReasons(enCharge, createFormat('en'), [use(3), use(3), use(4)])).toHaveLength(2);
  });
});
