import { describe, expect, it } from 'vitest';
import { bricksText, entryText, stepTitle } from '../../../src/brikwars/quik/play-card.tsx';
import { quik as en } from '../../../src/brikwars/quik/words/en.ts';
import { quik as hu } from '../../../src/brikwars/quik/words/hu.ts';
import { quik as pl } from '../../../src/brikwars/quik/words/pl.ts';
import { createFormat } from '../../../src/platform/format.ts';
import {
  type QuikEntry,
  quikPurposes,
  quikSides,
} from '../../../src/rules/brikwars/quik/quik-play-record.ts';
import type { Language } from '../../../src/rules/languages.ts';

const words = { en, pl, hu };
const languages = ['en', 'pl', 'hu'] as const;

const entryOf = (
  who: QuikEntry['who'],
  purpose: QuikEntry['purpose'],
  change: Partial<QuikEntry> = {},
): QuikEntry => ({
  who,
  purpose,
  result: 'rolled',
  total: 7,
  need: 4,
  damage: 9,
  studs: 2,
  ...change,
});
const read = (entry: QuikEntry, language: Language = 'en') =>
  entryText(words[language], createFormat(language), entry);

const log: readonly (readonly [QuikEntry, string])[] = [
  [entryOf('attacker', 'throw'), 'My fighter: flies 7″ of 4″.'],
  [entryOf('attacker', 'damage'), 'My fighter: does 7 damage.'],
  [entryOf('attacker', 'damage', { doubled: true }), 'My fighter: does 7 damage, counted twice.'],
  [entryOf('vehicle', 'damage'), 'Vehicle: takes 7 damage.'],
  [entryOf('obstacle', 'damage'), 'What it hits: takes 7 damage.'],
  [entryOf('target', 'armor'), 'Enemy: Armor 7 against 4 damage.'],
  [entryOf('target', 'armor', { need: 0 }), 'Enemy: no damage, no Armor roll.'],
  [entryOf('target', 'brick'), 'Enemy: 9 damage at a brick held by 2 studs.'],
  [entryOf('hero', 'begin'), 'Hero: rolls 7.'],
  [entryOf('attacker', 'feat'), 'My fighter: rolls 7.'],
  [entryOf('opponent', 'opposing'), 'Opponent: rolls 7 against 4.'],
  [entryOf('hero', 'act'), 'Hero: rolls 7, needs 4.'],
  [entryOf('attacker', 'damage', { attack: 1, attacks: 3 }), 'My fighter (2 of 3): does 7 damage.'],
  [entryOf('attacker', 'damage', { attack: 0, attacks: 1 }), 'My fighter: does 7 damage.'],
];

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe('brikwars/quik/play-card: the record of a short game line by line', () => {
  it.each(log.map(([entry, line]) => ({ entry, line })))(
    'brikwars/quik/play-card: $line',
    ({ entry, line }) => {
      expect(read(entry)).toBe(line);
    },
  );

  it.each(['pl', 'hu'] as const)(
    'brikwars/quik/play-card: in %s every line has words of its own and the same numbers in their places',
    (language) => {
      const lines = log.map(([entry]) => read(entry, language));
      expect(new Set(lines).size).toBe(new Set(log.map(([, line]) => line)).size);
      for (const [at, [, line]] of log.entries()) {
        expect(lines[at]).not.toMatch(/undefined|NaN|^\s*$/);
        expect([line, ...numbersOf(lines[at] ?? '')]).toEqual([line, ...numbersOf(line)]);
      }
      for (const purpose of ['throw', 'armor', 'opposing', 'act'] as const) {
        expect(read(entryOf('target', purpose), language)).toMatch(/7.*4/);
      }
      expect(read(entryOf('target', 'brick'), language)).toMatch(/9.*2/);
    },
  );

  it.each(languages)('brikwars/quik/play-card: in %s every step has a title of its own', (language) => {
    const titles = quikSides.flatMap((who) =>
      quikPurposes.map((purpose) => stepTitle(words[language], { who, purpose })),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.includes('undefined'))).toEqual([]);
  });

  it('brikwars/quik/play-card: of several attacks the step says which', () => {
    const step = (attack: number, attacks: number) =>
      stepTitle(en, { who: 'target', purpose: 'armor', attack, attacks });
    expect([step(0, 1), step(0, 3), step(2, 3)]).toEqual([
      'Enemy: Armor',
      'Enemy: Armor (1 of 3)',
      'Enemy: Armor (3 of 3)',
    ]);
  });

  it('brikwars/quik/play-card: what a crash did to both, each for itself', () => {
    const lost = (...off: readonly number[]) => ({ off, left: [] });
    const notify = (language: Language, obstacle: Parameters<typeof bricksText>[1]['obstacle']) =>
      bricksText(words[language], { kind: 'crash', vehicle: lost(4), obstacle });
    expect(notify('en', lost(2, 2, 3))).toBe('What it hit loses 3 bricks. The vehicle loses 1 brick.');
    expect(notify('en', lost())).toBe('What it hit stays whole. The vehicle loses 1 brick.');
    expect(notify('en', { destroyed: true })).toBe('The enemy is destroyed. The vehicle loses 1 brick.');
    expect(notify('en', { destroyed: false })).toBe('The enemy lives. The vehicle loses 1 brick.');
    for (const language of ['pl', 'hu'] as const) {
      const { outcomes } = words[language];
      expect(notify(language, lost(2, 2, 3))).toBe(`${outcomes.obstacle(3)} ${outcomes.vehicle(1)}`);
      const all = [lost(2, 2, 3), lost(), { destroyed: true }, { destroyed: false }];
      expect(new Set(all.map((obstacle) => notify(language, obstacle))).size).toBe(4);
    }
  });
});
