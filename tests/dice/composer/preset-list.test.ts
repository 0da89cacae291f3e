import { describe, expect, it } from 'vitest';
import {
  isPresetId,
  isSetUp,
  moraleAfterTest,
  presetIds,
  presetRules,
  presets,
} from '../../../src/dice/composer/preset-list.ts';
import { canonicalText, diceCodec, initialInputs } from '../../../src/dice/inputs.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { en } from '../../support/words.ts';

const all = Object.values(presets).flat();

describe('presets', () => {
  it('dice/composer/preset-list every one can be rolled and stands in its one form', () => {
    for (const { notation } of all) {
      expect(parseDice(notation).ok, notation).toBe(true);
      expect(canonicalText(notation)).toBe(notation);
    }
  });

  it('dice/composer/preset-list every id is used, named and fits into an address', async () => {
    const { presetNames } = await en.compose();
    const codec = diceCodec(initialInputs('brikwars', '2005'));
    for (const id of presetIds) {
      expect(all.some((preset) => preset.id === id)).toBe(true);
      expect(isPresetId(id)).toBe(true);
      expect(presetNames[id]).toBeTruthy();
      expect(codec.decode(`v=1&x=1d6&b=d6&f=1&p=${id}`)?.preset).toBe(id);
    }
    expect(isPresetId('charge')).toBe(false);
    expect(isPresetId(undefined)).toBe(false);
  });

  it.each([
    ['USB-MOR-02', 'morale-25', 'steady', 'shaken'],
    ['USB-MOR-03', 'morale-50', 'steady', 'panicked'],
    ['USB-MOR-04', 'morale-75', 'panicked', 'destroyed'],
  ] as const)('%s %s leaves a unit %s or %s', (rule, id, passed, failed) => {
    expect([moraleAfterTest(id, true), moraleAfterTest(id, false)]).toEqual([passed, failed]);
    expect(presetRules[id]).toBe(rule);
  });

  it('dice/composer/preset-list exactly one of a game can be the one that is set up', () => {
    for (const game of ['brikwars', 'usb', 'mage-knight'] as const) {
      for (const { notation, id, inches } of presets[game]) {
        const now = { text: notation, ...(id ? { preset: id } : {}), ...(inches ? { inches } : {}) };
        expect(presets[game].filter((preset) => isSetUp(preset, now))).toHaveLength(1);
      }
    }
  });
});
