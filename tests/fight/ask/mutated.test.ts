import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/brikwars/ask/understand.ts';
import { chargeCodec } from '../../../src/brikwars/charge/inputs.ts';
import { decodeDuel } from '../../../src/brikwars/duel/inputs.ts';
import { decodeMagic } from '../../../src/brikwars/magic/inputs.ts';
import { decodeMany } from '../../../src/brikwars/many/inputs.ts';
import { decodeQuik } from '../../../src/brikwars/quik/inputs.ts';
import { decodeSquads } from '../../../src/brikwars/squads/inputs.ts';
import { decodeWreck } from '../../../src/brikwars/wreck/inputs.ts';
import { languages } from '../../../src/rules/languages.ts';
import { understandUsb } from '../../../src/usb/ask/understand.ts';
import { usbChargeCodec } from '../../../src/usb/charge/inputs.ts';
import { plainUsbTable } from '../../../src/usb/house-rules.ts';
import { decodeMorale } from '../../../src/usb/morale/inputs.ts';
import { decodeShoot } from '../../../src/usb/shoot/inputs.ts';
import { usbTestCodec } from '../../../src/usb/test/inputs.ts';
import { askedFixtures } from '../../support/asked-fixtures.ts';

const decoders: Readonly<Record<string, (query: string) => object | undefined>> = {
  brikwars: decodeDuel,
  many: decodeMany,
  charge: chargeCodec('2005').decode,
  squads: decodeSquads,
  wreck: decodeWreck,
  magic: decodeMagic,
  quik: decodeQuik,
  'usb-shoot': decodeShoot,
  'usb-charge': usbChargeCodec.decode,
  'usb-morale': decodeMorale,
  'usb-test': usbTestCodec.decode,
};

/** The same numbers in the same order every time. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const signs = [
  '\u0000',
  '"',
  '\u2033',
  '4+',
  '-3',
  '999999',
  '½',
  '\u{1f5e1}',
  'ő',
  'ł',
  '…',
  '\n',
  '%',
  '#',
  '2d6',
  '0',
];

/** A text with words taken away, doubled, changed over, cut or strange. */
function mutated(text: string, others: readonly string[], draw: (below: number) => number): string {
  const words = text.split(' ');
  for (let times = 1 + draw(4); times > 0; times -= 1) {
    const at = draw(words.length + 1);
    const kind = draw(6);
    const other = others[draw(others.length)]?.split(' ') ?? [];
    if (kind === 0) words.splice(at, 1);
    else if (kind === 1) words.splice(at, 0, words[draw(words.length)] ?? '');
    else if (kind === 2) words.splice(at, 0, ...other.slice(0, 3));
    else if (kind === 3) words.splice(at, 0, signs[draw(signs.length)] ?? '');
    else if (kind === 4) words[at] = (words[at] ?? '').slice(draw(3));
    else words.reverse();
  }
  return words.join(' ').slice(0, 100);
}

const played = { edition: '2005', house: {} } as const;

describe('ask: texts that nobody meant', () => {
  it('ask: of 3,000 mutated texts each is answered by questions that open, or by none', () => {
    const draw = drawn(37);
    const all = languages.flatMap((language) =>
      (['brikwars', 'usb'] as const).flatMap((game) => askedFixtures[game][language].map(([text]) => text)),
    );
    for (let times = 0; times < 3000; times += 1) {
      const text = mutated(all[draw(all.length)] ?? '', all, draw);
      const language = languages[draw(languages.length)] ?? 'en';
      const short = draw(5) === 0 ? { game: 'en' as const, house: {} } : undefined;
      const { words, questions, unknown } =
        draw(2) === 0
          ? understand(text, language, played, short)
          : understandUsb(text, language, plainUsbTable);
      for (const { mode, query, left } of questions) {
        expect(decoders[mode]?.(query), `${text}\n${mode}?${query}`).toBeDefined();
        for (const word of left) expect(text.normalize('NFC')).toContain(word);
      }
      // What is not understood is named.
      expect(unknown).toEqual(words.filter((word) => word.unknown).map((word) => word.text));
    }
  });
});
