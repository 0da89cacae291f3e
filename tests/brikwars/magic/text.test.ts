import { describe, expect, it } from 'vitest';
import { magicAnswerOf } from '../../../src/brikwars/magic/answer.ts';
import { type MagicInputs, magicCodec, magicKinds } from '../../../src/brikwars/magic/inputs.ts';
import { fatedWords, magicIssueText, magicReasonItems, titleOf } from '../../../src/brikwars/magic/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { type Catalog, words } from '../../support/words.ts';

async function textsOf({ magic, creation, brikwars }: Catalog) {
  return { magic: await magic(), creation: await creation(), brikwars: await brikwars() };
}

const en = await textsOf(words.en);
const pl = await textsOf(words.pl);
const hu = await textsOf(words.hu);
const codec = magicCodec('pl');

describe('brikwars/magic/text', () => {
  it.each([
    ['en', en],
    ['pl', pl],
    ['hu', hu],
  ] as const)('brikwars/magic/text: every reason of every kind has a sentence in %s', (language, words) => {
    const format = createFormat(language);
    for (const kind of magicKinds)
      for (const others of [0, 3])
        for (const wounds of [0, 2]) {
          const inputs = {
            ...codec.initial,
            kind,
            others,
            wounds,
            medics: 3,
            perceives: true,
            master: true,
            carriers: 5,
            ...(wounds > 0 && kind === 'area' && { landed: 2 }),
          };
          const answer = magicAnswerOf(inputs);
          if (!answer.ok) throw new Error(kind);
          for (const { reasons } of [answer.value, ...answer.value.facts]) {
            const notify = magicReasonItems(words, format, reasons);
            expect(new Set(notify.map(({ rule }) => rule))).toEqual(new Set(reasons.map(({ rule }) => rule)));
          }
        }
  });

  it('BW-DMG-03 brikwars/magic/text: what has several pips takes one where another dies, and its mage dies all the same', () => {
    const format = createFormat('en');
    const notify = (part: Partial<MagicInputs>) => {
      const inputs: MagicInputs = { ...codec.initial, ...part };
      const answer = magicAnswerOf(inputs);
      if (!answer.ok) throw new Error(inputs.kind);
      const t = fatedWords(en.magic, en.brikwars, inputs);
      const { ends, facts, reasons } = answer.value;
      const why = (all: typeof reasons) => magicReasonItems(en, format, all).map(({ text }) => text);
      return {
        ends: ends.map(({ id }) => t.ends[id]),
        facts: facts.map(({ id }) => t.facts[id]),
        why: why(reasons).filter((text) => text.includes('Armor')),
        mage: facts.filter(({ id }) => id === 'self').flatMap((fact) => why(fact.reasons)),
      };
    };
    const area = notify({ kind: 'area', target: 'warhorse', distance: 1, selfArmor: '4' });
    expect(area.ends).toEqual([en.magic.pips.enemy, 'Not wounded', 'Misses', 'Only the mage dies']);
    expect(area.facts).toContain('Pips on average');
    expect(area.why).toEqual(['Armor is rolled; more damage than that takes a pip']);
    expect(area.mage).toContain('More damage than Armor 4 kills');
    for (const kind of ['bolt', 'shot'] as const)
      expect(notify({ kind, target: 'warhorse' }).ends[0]).toBe(en.brikwars.fates.pip.target);
    expect(notify({ kind: 'bolt', target: 'own', steps: 3 }).why).toEqual([
      'More damage than Armor 4 takes a pip',
    ]);
    expect(notify({ kind: 'shield', target: 'barded-warhorse' }).ends).toEqual([
      'Not wounded',
      'Friend: takes a pip',
    ]);
    // One pip left is the end, and so is what has no more.
    for (const part of [
      { target: 'warhorse', steps: 1 },
      { target: 'own' },
      { target: 'hero', steps: 9 },
    ] as const)
      expect(notify({ kind: 'bolt', ...part }).ends[0]).toBe(en.magic.ends.dies);
  });

  it('brikwars/magic/text: a kept thing has a title, a broken one none', () => {
    for (const kind of magicKinds)
      expect(
        titleOf({ magic: en.magic, fight: en.brikwars }, codec.encode({ ...codec.initial, kind })),
      ).toMatch(/: /);
    expect(titleOf({ magic: en.magic, fight: en.brikwars }, 'v=1&k=curse')).toBeUndefined();
  });

  it('brikwars/magic/text: every issue has a sentence', () => {
    const format = createFormat('en');
    expect(magicIssueText(en.magic, format, { code: 'too-far', limit: 6 })).toContain('6');
    for (const code of ['action-spent', 'no-casts-left', 'circle-not-ready', 'which-unit'] as const)
      expect(magicIssueText(en.magic, format, { code, limit: 3 })).toBe(en.magic.battleIssues[code]('3'));
    expect(magicIssueText(en.magic, format, { code: 'obstacle-between' })).toBe(en.magic.impossible);
  });
});
