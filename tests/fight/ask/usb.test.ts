import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../src/rules/languages.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import { plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import type { HeroTier, Rank } from '../../../src/rules/usb/units/unit.ts';
import { rankStats } from '../../../src/rules/usb/units/unit.ts';
import { usbQuestionsIn } from '../../../src/usb/ask/understand.ts';
import { initialUsbCharge, usbChargeCodec } from '../../../src/usb/charge/inputs.ts';
import { plainUsbTable } from '../../../src/usb/house-rules.ts';
import { decodeMorale, initialMorale } from '../../../src/usb/morale/inputs.ts';
import { decodeShoot, initialShoot } from '../../../src/usb/shoot/inputs.ts';
import { heroOf, presetUnit } from '../../../src/usb/side.ts';
import { usbTestCodec } from '../../../src/usb/test/inputs.ts';
import { askedFixtures, marked, markOf, sorted, valueIn, withValue } from '../../support/asked-fixtures.ts';

const begins: Readonly<Record<string, unknown>> = {
  'usb-shoot': initialShoot,
  'usb-charge': initialUsbCharge,
  'usb-morale': initialMorale,
  'usb-test': usbTestCodec.initial,
};

/** As the mode that opens reads it. */
const decoders: Readonly<Record<string, (query: string) => object | undefined>> = {
  'usb-shoot': decodeShoot,
  'usb-charge': usbChargeCodec.decode,
  'usb-morale': decodeMorale,
  'usb-test': usbTestCodec.decode,
};

const opened = (text: string, language: Language) => {
  const { questions, unknown } = usbQuestionsIn(text, language, plainUsbTable);
  return {
    unknown,
    questions: questions.map(({ asked: { mode, query }, left }) => ({
      asked: { mode, inputs: decoders[mode]?.(query) },
      left,
    })),
  };
};

const sides: Readonly<Record<string, string>> = { s: 'shooter', t: 'target', c: 'charger', m: 'side' };

/** What a fixture says of a side in short, as paths below its fighter. */
function ofSide(name: string, text: string): readonly (readonly [path: string, value: unknown])[] {
  const value = valueIn(text);
  switch (name) {
    case 'models':
      return [
        ['models', value],
        ['unit.models', value],
      ];
    case 'rank':
      return [
        ['unit.hit', rankStats[text as Rank]],
        ['unit.tough', rankStats[text as Rank]],
      ];
    case 'arm':
      return [['unit.ranged', value]];
    case 'type':
    case 'melee':
    case 'shield':
      return [[`unit.${name}`, value]];
    case 'hero':
      return Object.entries(fresh(heroOf(text as HeroTier)));
    case 'growth':
      return Object.entries(fresh(presetUnit(`growth-${text as '2'}`)));
    default:
      return [[name, value]];
  }
}

function expected(said: string): string {
  const [mode = '', ...values] = said.split(' ');
  const inputs = values.reduce<unknown>((before, one) => {
    const [path = '', text = ''] = one.split('=');
    const [first = '', name] = path.split('.');
    const side = sides[first];
    if (!side || !name) return withValue(before, path.split('.'), path === 'event' ? text : valueIn(text));
    return ofSide(name, text).reduce<unknown>(
      (inner, [below, value]) => withValue(inner, [side, 'fighter', ...below.split('.')], value),
      before,
    );
  }, begins[mode]);
  return sorted({ mode, inputs });
}

describe('ask: questions about fights of USB', () => {
  it.each(languages)(
    'usb/ask: at least 90 of 100 phrases are understood as they are meant, and none wrongly (%s)',
    (language) => {
      const fixtures = askedFixtures.usb[language];
      const marks = fixtures.map((fixture) => markOf(opened(fixture[0], language), fixture, expected));
      const { right, wrong, shown } = marked(marks);
      process.stdout.write(
        `USB, ${language}: ${Math.round(right * 100)} % of ${fixtures.length} right, ${wrong} wrong\n`,
      );
      expect(wrong, shown).toBe(0);
      expect(right, shown).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('usb/ask: a side that is not spoken of stands as its question begins', () => {
    const [found] = opened('shoot', 'en').questions;
    expect(found?.asked).toEqual({ mode: 'usb-shoot', inputs: initialShoot });
    expect(initialShoot.target.fighter.unit).toEqual(plainSoldiers({ models: 10, ranged: 'small-arms' }));
  });
});
