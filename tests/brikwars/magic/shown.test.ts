import { describe, expect, it } from 'vitest';
import type { MagicEnd, MagicEndId } from '../../../src/brikwars/magic/ends.ts';
import { type MagicInputs, type MagicKind, magicCodec } from '../../../src/brikwars/magic/inputs.ts';
import {
  magicIssueText,
  magicReasonItems,
  magicTitle,
  roleOf,
  shownEnds,
  shownFacts,
  titleOf,
} from '../../../src/brikwars/magic/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { SupplementReason } from '../../../src/rules/brikwars/supplement/effects.ts';
import { en } from '../../support/words.ts';

const [magic, brikwars] = await Promise.all([en.magic(), en.brikwars()]);
const format = createFormat('en');
const codec = magicCodec('pl');
const reasons: readonly SupplementReason[] = [];

describe('brikwars/magic/text: what is tried', () => {
  it.each<[Partial<MagicInputs>, string]>([
    [{ kind: 'bolt', level: 2, target: 'hero' }, 'Bolt, level 2: Hero'],
    [{ kind: 'area', level: 3 }, 'Area spell, level 3: Minifig'],
    [{ kind: 'shield', level: 1 }, 'Magic shield, level 1: Minifig'],
    [{ kind: 'summon', size: 2 }, 'Summon: Size 2'],
    [{ kind: 'raise', size: 1 }, 'Raise dead: Size 1'],
    [{ kind: 'heal', wounds: 2, medics: 1 }, 'Heal: wounds 2, 1 medic'],
    [{ kind: 'heal', wounds: 1, medics: 3 }, 'Heal: wounds 1, 3 medics'],
    [{ kind: 'heal', wounds: 0, medics: 2 }, 'Heal: a hit, 2 medics'],
    [
      { kind: 'shot', shoots: 'long-ranged' },
      `Hidden target: ${brikwars.weapons['long-ranged']} against Minifig`,
    ],
  ])('BW-MAG-02 brikwars/magic/text: %j', (part, title) => {
    const inputs = { ...codec.initial, ...part };
    expect(magicTitle({ magic, fight: brikwars }, inputs)).toBe(title);
    expect(titleOf({ magic, fight: brikwars }, codec.encode(inputs))).toBe(title);
  });

  it.each<[MagicKind, string, string]>([
    ['bolt', 'My mage', 'Enemy'],
    ['area', 'My mage', 'Enemy'],
    ['shield', 'My mage', 'Friend'],
    ['summon', 'My mage', 'Called unit'],
    ['raise', 'My mage', 'Corpse'],
    ['heal', 'My medic', 'Patient'],
    ['shot', 'My shooter', 'Enemy, hiding'],
  ])('BW-MAG-02 brikwars/magic/text: who rolls for %s', (kind, caster, target) => {
    expect([roleOf(magic, kind, 'caster'), roleOf(magic, kind, 'target')]).toEqual([caster, target]);
    expect(roleOf(magic, kind, 'enemy')).toBe('Enemy');
  });
});

describe('brikwars/magic/text: figures', () => {
  const gains: Readonly<Record<string, readonly MagicEndId[]>> = {
    mine: ['dies', 'someone', 'saved', 'called', 'rises', 'healed'],
    nobody: ['unhurt', 'lives', 'nobody', 'misses', 'uncalled', 'stays'],
    theirs: ['lost', 'bleeds', 'self'],
  };

  it('BW-MAG-02 brikwars/magic/text: each end is somebody’s gain or nobody’s', () => {
    for (const [gain, ids] of Object.entries(gains))
      for (const id of ids)
        expect(
          shownEnds(
            magic,
            format,
            [
              { id, chance: 0.25 },
              { id: 'misses', chance: 0.75 },
            ],
            reasons,
          )[0],
        ).toEqual({
          ...{ label: magic.ends[id], chance: 0.25, shown: '25', gain, reasons },
        });
  });

  it('BWC-50 brikwars/magic/text: whole percent together 100, and the mage’s own death only where it can be', () => {
    const notify = (ends: readonly MagicEnd[]) =>
      shownEnds(magic, format, ends, reasons).map(({ label, chance, shown }) => [label, chance, shown]);
    const third = 1 / 3;
    expect(
      notify([
        { id: 'someone', chance: third },
        { id: 'nobody', chance: third },
        { id: 'misses', chance: third },
        { id: 'self', chance: 0 },
      ]),
    ).toEqual([
      ['Somebody dies', third, '34'],
      ['Hit, all live', third, '33'],
      ['Misses', third, '33'],
    ]);
    expect(
      notify([
        { id: 'self', chance: 0.5 },
        { id: 'misses', chance: 0.5 },
      ])[0],
    ).toEqual(['Only the mage dies', 0.5, '50']);
    // What is left of a sum may be a hair below nothing.
    expect(
      notify([
        { id: 'dies', chance: 1 },
        { id: 'misses', chance: -1e-17 },
      ]),
    ).toEqual([
      [magic.ends.dies, 1, '100'],
      ['Misses', 0, '0'],
    ]);
  });

  it('BW-MAG-03 brikwars/magic/text: beside the ends chances are percent, all else plain numbers', () => {
    expect(
      shownFacts(magic, format, [
        { id: 'hit', value: 0.126, chance: true, reasons },
        { id: 'dead', value: 1.26, chance: false, reasons },
      ]),
    ).toEqual([
      { label: magic.facts.hit, chance: 0.126, shown: '13', gain: 'nobody', reasons },
      { label: magic.facts.dead, chance: 0, shown: '1.3', gain: 'nobody', unit: '', reasons },
    ]);
  });

  it('BW-HEAL-05 brikwars/magic/text: what is added to a roll has its sign, all else none', () => {
    const item = (effect: string, amount?: number) =>
      magicReasonItems({ magic, brikwars }, format, [
        { rule: 'BW-HEAL-05', effect, ...(amount !== undefined && { amount }) } as SupplementReason,
      ]);
    const phrases = magic.reasons as Readonly<Record<string, (amount: string) => string>>;
    expect(item('medics-quarrel', 2)).toEqual([
      { text: phrases['medics-quarrel']?.('+2'), rule: 'BW-HEAL-05' },
    ]);
    const other =
      Object.keys(phrases).find(
        (name) => phrases[name]?.('+9').includes('+9') && name !== 'medics-quarrel',
      ) ?? '';
    expect(item(other, 9)).toEqual([{ text: phrases[other]?.('9'), rule: 'BW-HEAL-05' }]);
    expect(item(other)).toEqual([{ text: phrases[other]?.(''), rule: 'BW-HEAL-05' }]);
    expect(item('no such effect', 1)).toEqual([]);
  });

  it('BW-MAG-02 brikwars/magic/text: an issue without a limit says none', () => {
    expect(magicIssueText(magic, format, { code: 'too-far' })).toBe(magic.issues['too-far']('0'));
  });
});
