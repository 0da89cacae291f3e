import { describe, expect, it } from 'vitest';
import { fullHouse, quikHouse } from '../../src/brikwars/house-rules.ts';
import { quikSwitchesOf, switchesOf } from '../../src/brikwars/place-screen.tsx';
import { brikwars as english } from '../../src/brikwars/words/en.ts';
import { brikwars as hungarian } from '../../src/brikwars/words/hu.ts';
import { brikwars as polish } from '../../src/brikwars/words/pl.ts';
import type { HouseSwitch } from '../../src/fight/house-rules.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import { houseRuleIds, houseRules, tableModes } from '../../src/rules/brikwars/house-rules.ts';
import { quikGameIds } from '../../src/rules/brikwars/quik/quik-game-ids.ts';
import { quikHouseRuleIds } from '../../src/rules/brikwars/quik/quik-house-rules.ts';

const full = editionIds.flatMap((edition) =>
  tableModes.flatMap((mode) => switchesOf({ edition, house: {} }, mode)),
);
const short = quikGameIds.flatMap((game) => quikSwitchesOf({ game, house: {} }));

describe('brikwars/place-screen', () => {
  it('brikwars/place-screen every switch stands in the sheet of each mode that it matters to', () => {
    expect(new Set(full.map(({ id }) => id))).toEqual(new Set(houseRuleIds));
    expect(new Set(short.map(({ id }) => id))).toEqual(new Set(quikHouseRuleIds));
    for (const mode of tableModes) {
      expect(switchesOf({ edition: '2005', house: {} }, mode).map(({ id }) => id)).toEqual(
        houseRuleIds.filter((id) => houseRules[id].modes.some((own) => own === mode)),
      );
    }
  });

  it('brikwars/place-screen an edition has exactly one value of its own, and it is in force', () => {
    for (const { id, values, word, changed } of [...full, ...short]) {
      expect(
        values.filter(({ own }) => own).map((value) => value.word),
        id,
      ).toEqual([word]);
      expect(changed, id).toBe(false);
      expect(values.length, id).toBeGreaterThan(1);
    }
  });

  it('brikwars/place-screen each value can be chosen and taken back', () => {
    for (const mode of tableModes) {
      const table = { edition: '2005', house: {} } as const;
      for (const { id, values, word } of switchesOf(table, mode)) {
        for (const value of values) {
          const next = fullHouse.withWord(table, id, value.word) ?? table;
          const now = switchesOf(next, mode).find((each) => each.id === id);
          expect([now?.word, now?.changed], id).toEqual([value.word, !value.own]);
          expect(fullHouse.withWord(next, id, word), id).toEqual(table);
        }
      }
    }
    for (const game of quikGameIds) {
      const table = { game, house: {} };
      for (const { id, values, word } of quikSwitchesOf(table)) {
        for (const value of values) {
          const next = quikHouse.withWord(table, id, value.word) ?? table;
          expect(quikSwitchesOf(next).find((each) => each.id === id)?.word, id).toBe(value.word);
          expect(quikHouse.withWord(next, id, word), id).toEqual(table);
        }
      }
    }
  });

  it('brikwars/place-screen what it does not know sets nothing', () => {
    const table = { edition: 'pl', house: {} } as const;
    expect(fullHouse.withWord(table, 'luck', 'on')).toBeUndefined();
    expect(fullHouse.withWord(table, 'bonus', 'd20')).toBeUndefined();
    expect(quikHouse.withWord({ game: 'en', house: {} }, 'luck', 'on')).toBeUndefined();
    expect(quikHouse.withWord({ game: 'en', house: {} }, 'double', 'thrice')).toBeUndefined();
  });

  it.each(
    Object.entries({
      english: english.houserules,
      polish: polish.houserules,
      hungarian: hungarian.houserules,
    }),
  )('brikwars/place-screen every switch and value has its words (%s)', (_language, texts) => {
    type Words = Readonly<Record<string, { title: string; values: Readonly<Record<string, string>> }>>;
    const all: readonly (readonly [Words, HouseSwitch])[] = [
      ...full.map((each) => [texts.table, each] as const),
      ...short.map((each) => [texts.quik, each] as const),
    ];
    for (const [known, each] of all) {
      const words = known[each.id];
      expect(Object.keys(words?.values ?? {}).sort(), each.id).toEqual(
        each.values.map(({ word }) => word).sort(),
      );
      const phrases = Object.values(words?.values ?? {});
      expect(new Set(phrases).size, each.id).toBe(phrases.length);
    }
  });
});
