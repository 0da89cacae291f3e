import { describe, expect, it } from 'vitest';
import type { Part } from '../../../src/platform/words.ts';
import { en, hu, pl } from '../../support/words.ts';

type Flat = ReadonlyMap<string, unknown>;

function flatten(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, into);
  } else {
    into.set(path, value);
  }
  return into;
}

const parts = Object.keys(en) as Part[];

/** Proper names, signs and words that the languages share. */
const shared =
  /^(?:[^\p{L}]*|.*(?:BrikWars|Quik|LUGPol|USB|Mage Knight|English|Polski|Magyar|CSV|JSON|[Mm]inifig|d6|k6|d10|k10|CIOS|Conquest|Keep|Rubble).*)$/u;
/** The abilities of Mage Knight have Hungarian names: in Hungarian no gloss stands beside them. */
const needless = /^castleterms\.glosses\./;
const sameWords = new Set([
  'Start',
  'start',
  'OK',
  'Test',
  'Morale',
  'morale',
  'Bonus',
  'Limit',
  'Total',
  'Plan',
  'Riposte',
  'Model',
  'Filter',
  'Generator',
  'Link',
  // A scenario of the league, in Polish as in the source.
  'Transport',
  'Grenadier',
  'Pilot',
  'Dial',
  // Editions and a game in a few letters.
  'PL',
  'en',
  'pl',
  'MK',
  // The sign of a demoralised click, as it is printed.
  'D',
  'Link',
]);

describe.each(parts)('messages: %s', (part) => {
  async function load(): Promise<readonly [Flat, Flat, Flat]> {
    const [english, polish, hungarian] = await Promise.all([en[part](), pl[part](), hu[part]()]);
    return [english, polish, hungarian].map((texts) => flatten(texts, part, new Map())) as unknown as [
      Flat,
      Flat,
      Flat,
    ];
  }

  it('messages: every text exists in three languages, with the same shape, and none is empty', async () => {
    const [english, polish, hungarian] = await load();
    expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...hungarian.keys()].sort()).toEqual([...english.keys()].sort());
    const isText = (path: string, text: unknown) =>
      typeof text === 'string' ? text.trim() !== '' || needless.test(path) : typeof text === 'function';
    for (const texts of [english, polish, hungarian])
      expect([...texts].filter(([path, text]) => !isText(path, text))).toEqual([]);
  });

  it('messages: no text was left in English', async () => {
    const [english, polish, hungarian] = await load();
    const left: string[] = [];
    for (const [path, text] of english) {
      if (typeof text !== 'string' || shared.test(text) || sameWords.has(text)) continue;
      if (polish.get(path) === text) left.push(`pl ${path}: ${text}`);
      if (hungarian.get(path) === text) left.push(`hu ${path}: ${text}`);
    }
    expect(left).toEqual([]);
  });
});
