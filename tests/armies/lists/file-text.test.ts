import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOfBytes, textOfFile } from '../../../src/armies/lists/file-text.ts';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';

const file = (name: string) => new Uint8Array(readFileSync(`tests/cases/world/files/${name}`));

/** Some texts of players of the three languages; letters of each alphabet, large and small. */
const texts = [
  'Nazwa;Ilość;Punkty\r\nWłócznicy;5;60\r\nŻołnierze Świętej Łąki;3;45,5\r\n',
  'Név;Darab;Pont\r\nLándzsás;5;60\r\nŐrség a tűzben, íjász;3;45,5\r\n',
  'Zażółć gęślą jaźń; ŻÓŁTY ŁOŚ; ĆMA; Źrebię; Ńa',
  'árvíztűrő tükörfúrógép; ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP',
  'Name;Count;Points\r\nSpears;5;60',
];

/** Bytes of a text in a code page, by what the page makes of each byte. */
function bytesIn(text: string, letterOf: (byte: number) => string): Uint8Array {
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [letterOf(byte), byte]));
  return Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? 63));
}

const page = (name: string) => (byte: number) => new TextDecoder(name).decode(Uint8Array.of(byte));

/** The letters of Polish and Hungarian in code page 852, from its table at unicode.org. */
const dos: Readonly<Record<string, number>> = {
  ...{ ą: 0xa5, ć: 0x86, ę: 0xa9, ł: 0x88, ń: 0xe4, ó: 0xa2, ś: 0x98, ź: 0xab, ż: 0xbe },
  ...{ Ą: 0xa4, Ć: 0x8f, Ę: 0xa8, Ł: 0x9d, Ń: 0xe3, Ó: 0xe0, Ś: 0x97, Ź: 0x8d, Ż: 0xbd },
  ...{ á: 0xa0, é: 0x82, í: 0xa1, ö: 0x94, ő: 0x8b, ú: 0xa3, ü: 0x81, ű: 0xfb },
  ...{ Á: 0xb5, É: 0x90, Í: 0xd6, Ö: 0x99, Ő: 0x8a, Ú: 0xe9, Ü: 0x9a, Ű: 0xeb },
};
const inDos = (text: string) =>
  Uint8Array.from([...text].map((letter) => dos[letter] ?? letter.charCodeAt(0)));

const wide = (text: string, large: boolean, mark: boolean) =>
  Uint8Array.from(
    [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return large ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe('armies/lists/file-text', () => {
  it.each([
    ['windows-1250', (text: string) => bytesIn(text, page('windows-1250'))],
    ['iso-8859-2', (text: string) => bytesIn(text, page('iso-8859-2'))],
    ['cp852', inDos],
    ['utf-8', (text: string) => new TextEncoder().encode(text)],
    ['utf-8 with its mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
    ['utf-16le with its mark', (text: string) => wide(text, false, true)],
    ['utf-16be with its mark', (text: string) => wide(text, true, true)],
    ['utf-16le', (text: string) => wide(text, false, false)],
    ['utf-16be', (text: string) => wide(text, true, false)],
  ])('armies/lists/file-text: %s is found by its letters', (_, write) => {
    for (const text of texts) expect(textOfBytes(write(text))).toBe(text);
  });

  it('armies/lists/file-text: each of the small letters alone, in a word, in each code page', () => {
    // A capital alone may be another letter of another page: nobody could tell.
    for (const letter of Object.keys(dos).filter((one) => one.toLowerCase() === one)) {
      const word = `wr${letter}ga i br${letter}d`;
      expect([letter, textOfBytes(inDos(word))]).toEqual([letter, word]);
      expect([letter, textOfBytes(bytesIn(word, page('windows-1250')))]).toEqual([letter, word]);
    }
  });

  it('armies/lists/file-text: what is no text has the sign of a letter that is none', () => {
    expect(textOfBytes(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]))).toContain(
      '\ufffd',
    );
    expect(textOfBytes(new Uint8Array())).toBe('');
  });

  it.each(['pl-1250.csv', 'pl-utf8.csv'])('world: %s has its letters, counts and points', async (name) => {
    const read = readArmyText(await textOfFile(new Blob([file(name)])));
    expect(read.units.map(({ count, name: called, points }) => [count, called, points])).toEqual([
      [5, 'Włócznicy', 60],
      [3, 'Żołnierze Świętej Łąki', 45.5],
    ]);
  });

  it.each([
    ['list-crlf.txt', 2],
    ['list-md.md', 1],
  ])('world: %s is a list with its title', (name, units) => {
    const read = readArmyText(textOfBytes(file(name)));
    expect([read.name, read.units.length, read.unread]).toEqual(['Iron Ford', units, []]);
    expect(read.units[0]).toMatchObject({ name: 'Spears', count: 5, points: 60 });
  });
});
