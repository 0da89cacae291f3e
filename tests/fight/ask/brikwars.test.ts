import { describe, expect, it } from 'vitest';
import { chargeReach } from '../../../src/brikwars/ask/in-modes.ts';
import { questionsIn } from '../../../src/brikwars/ask/understand.ts';
import { chargeCodec, defaultReach, initialCharge } from '../../../src/brikwars/charge/inputs.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { decodeDuel, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { decodeMagic, initialMagic } from '../../../src/brikwars/magic/inputs.ts';
import { decodeMany, initialMany } from '../../../src/brikwars/many/inputs.ts';
import { decodeQuik } from '../../../src/brikwars/quik/inputs.ts';
import { decodeSquads, initialSquads } from '../../../src/brikwars/squads/inputs.ts';
import { decodeWreck, initialWreck, settled, type WreckInputs } from '../../../src/brikwars/wreck/inputs.ts';

import type { QuikTable } from '../../../src/rules/brikwars/quik/quik-house-rules.ts';
import { type Language, languages } from '../../../src/rules/languages.ts';
import { askedFixtures, marked, markOf, sorted, valueIn, withValue } from '../../support/asked-fixtures.ts';

const table = { edition: '2005', house: {} } as const;

const begins: Readonly<Record<string, unknown>> = {
  brikwars: initialDuel('2005'),
  many: initialMany('2005'),
  charge: initialCharge('2005'),
  squads: initialSquads('2005'),
  wreck: initialWreck('2005'),
  magic: initialMagic('2005'),
};

/** As the mode that opens reads it. */
const decoders: Readonly<Record<string, (query: string) => object | undefined>> = {
  brikwars: decodeDuel,
  many: decodeMany,
  charge: chargeCodec('2005').decode,
  squads: decodeSquads,
  wreck: decodeWreck,
  magic: decodeMagic,
  quik: decodeQuik,
};

const opened = (text: string, language: Language, quik?: QuikTable) => {
  const { questions, unknown } = questionsIn(text, language, table, quik);
  return {
    unknown,
    questions: questions.map(({ asked: { mode, query }, left }) => ({
      asked: { mode, inputs: decoders[mode]?.(query) },
      left,
    })),
  };
};

const short: Readonly<Record<string, string>> = {
  a: 'attacker',
  d: 'defender',
  g: 'assaults.0.groups.0',
  t: 'assaults.0.target',
};

/** The inputs that a fixture writes in short. */
function expected(said: string): string {
  const [mode = '', ...values] = said.split(' ');
  const inputs = values.reduce<unknown>((before, one) => {
    const [path = '', text = ''] = one.split('=');
    const [first = '', ...rest] = path.split('.');
    const value = path === 'creation' ? presets[text as keyof typeof presets] : valueIn(text);
    return withValue(before, [...(short[first] ?? first).split('.'), ...rest], value);
  }, begins[mode]);
  return sorted({ mode, inputs: mode === 'wreck' ? settled(inputs as WreckInputs) : inputs });
}

describe('ask: questions about fights of BrikWars', () => {
  it.each(languages)(
    'brikwars/ask: at least 90 of 100 phrases are understood as they are meant, and none wrongly (%s)',
    (language) => {
      const fixtures = askedFixtures.brikwars[language];
      const marks = fixtures.map((fixture) => markOf(opened(fixture[0], language), fixture, expected));
      const { right, wrong, shown } = marked(marks);
      process.stdout.write(
        `BrikWars, ${language}: ${Math.round(right * 100)} % of ${fixtures.length} right, ${wrong} wrong\n`,
      );
      expect(wrong, shown).toBe(0);
      expect(right, shown).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('brikwars/ask: what a Charge is led with stands out as far as the mode says', () => {
    for (const arm of ['two-handed', 'heavy', 'hand'] as const)
      expect(chargeReach[arm]).toBe(defaultReach[arm]);
  });

  it('brikwars/ask: in a short game what is said is nearest to what it has', () => {
    const ask = (game: QuikTable['game']) =>
      opened('5 archers at 8 inches against a hero', 'en', { game, house: {} }).questions[0]?.asked;
    expect(ask('en')).toMatchObject({
      mode: 'quik',
      inputs: {
        strikers: [{ unit: 'minifig', weapon: 'ranged', count: 5, distance: 8 }],
        target: { unit: 'hero', shield: false },
      },
    });
    expect(ask('lugpol')).toMatchObject({
      inputs: { strikers: [{ unit: 'mercenary', weapon: 'long-ranged', count: 5 }] },
    });
  });

  it('brikwars/ask: the rules of the table go along', () => {
    const played = { edition: 'web5', house: { bonus: 'none' } } as const;
    for (const text of [
      'spear against shield',
      'hero charges knight',
      '3 grenades at a tank',
      'squad against squad',
    ]) {
      const [found] = questionsIn(text, 'en', played).questions;
      expect(decoders[found?.asked.mode ?? '']?.(found?.asked.query ?? '')).toMatchObject({ table: played });
    }
  });
});
