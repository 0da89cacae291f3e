import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fromBase45, toBase45 } from '../../../src/storage/backup/base45.ts';
import {
  checkSum,
  codesOf,
  createCodeReader,
  mostCodes,
  seriesBytes,
} from '../../../src/storage/backup/code-series.ts';
import { fromAddress, pack, parcelBounds, toAddress, unpack } from '../../../src/storage/backup/parcel.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Empty where the browser cannot pack, which no test is content with. */
const packOf = async (text: string) => (await pack(text)) ?? new Uint8Array();
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 197 + (at >> 3) * 61) & 0xff);

describe('storage: what goes from phone to phone', () => {
  it('storage/backup/base45: the examples of RFC 9285', () => {
    expect(toBase45(bytesOf('AB'))).toBe('BB8');
    expect(toBase45(bytesOf('Hello!!'))).toBe('%69 VD92EX0');
    expect(toBase45(bytesOf('base-45'))).toBe('UJCLQE7W581');
    expect(fromBase45('QED8WEX0')).toEqual(bytesOf('ietf!'));
  });

  it('storage/backup/base45: there and back; what no bytes are written as is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(fromBase45(toBase45(bytes))).toEqual(bytes);
      }),
    );
    for (const wrong of ['A', 'GGW', ':::', 'a12', '::', 'BB8Ä']) expect(fromBase45(wrong)).toBeUndefined();
  });

  it('storage/backup/parcel: a text becomes short and is the same again, also as an address', async () => {
    const text = JSON.stringify({
      name: 'Őrség „Zamek”',
      lines: Array.from({ length: 90 }, (_, id) => ({ id })),
    });
    const bytes = await packOf(text);
    expect(bytes.length).toBeLessThan(text.length / 2);
    const address = toAddress(bytes);
    expect(address).toMatch(/^[\w-]+$/);
    const back = fromAddress(address);
    expect(back.ok && (await unpack(back.value))).toEqual({ ok: true, value: text });
  });

  it('storage/backup/parcel: what is damaged, foreign or would grow beyond all bounds is refused', async () => {
    const bytes = await packOf('an army');
    const damaged = await unpack(bytes.slice(0, -2));
    expect(damaged).toEqual({ ok: false, issues: [{ code: 'damaged' }] });
    expect((await unpack(noise(300))).ok).toBe(false);
    expect(await unpack(new Uint8Array(parcelBounds.bytes + 1))).toEqual({
      ok: false,
      issues: [{ code: 'too-large' }],
    });
    const bomb = await packOf('0'.repeat(parcelBounds.text + 1));
    expect(bomb.length).toBeLessThan(parcelBounds.bytes);
    expect(await unpack(bomb)).toEqual({ ok: false, issues: [{ code: 'too-large' }] });
    // Nothing but brackets, which would hold up the page for as long as there are.
    const nested = await packOf('['.repeat(1_400_000));
    expect(nested.length).toBeLessThan(2_000);
    expect(await unpack(nested)).toEqual({ ok: false, issues: [{ code: 'damaged' }] });
    const words = JSON.stringify({ name: '[{'.repeat(200), note: '\\"[['.repeat(100) });
    expect(await unpack(await packOf(words))).toEqual({ ok: true, value: words });
    expect(fromAddress('a b')).toEqual({ ok: false, issues: [{ code: 'not-a-parcel' }] });
    expect(fromAddress('a').ok).toBe(false);
  });

  it('storage/backup/parcel: a browser without such streams, or without their format, packs nothing and says so', async () => {
    const bytes = await packOf('an army');
    const refuse = () => {
      throw new TypeError('format');
    };
    for (const without of [undefined, refuse]) {
      vi.stubGlobal('CompressionStream', without);
      vi.stubGlobal('DecompressionStream', without);
      expect(await pack('an army')).toBeUndefined();
      expect(await unpack(bytes)).toEqual({ ok: false, issues: [{ code: 'cannot-unpack' }] });
      vi.unstubAllGlobals();
    }
  });

  it('storage/backup/code-series: the check value of CRC-32', () => {
    expect(checkSum(bytesOf('123456789'))).toBe(0xcbf43926);
  });

  it('storage/backup/code-series: one code or many, read in any order, with damaged and foreign ones between', () => {
    for (const length of [0, 1, 300, 361, 362, 5000, seriesBytes]) {
      const bytes = noise(length);
      const codes = codesOf(bytes) ?? [];
      expect(codes.length).toBeGreaterThan(0);
      const reader = createCodeReader();
      for (const code of codes.toReversed()) {
        expect(code.length).toBeLessThanOrEqual(560);
        expect(reader.take(`${code.slice(0, 20)}${code[20] === '7' ? '8' : '7'}${code.slice(21)}`)).toBe(
          'foreign',
        );
        expect(reader.take(code.slice(0, -3))).toBe('foreign');
        expect(reader.take('https://example.org')).toBe('foreign');
        expect(reader.take(code)).toBe('new');
        expect(reader.take(code)).toBe('known');
      }
      expect([reader.read, reader.count]).toEqual([codes.length, codes.length]);
      expect(reader.bytes).toEqual(bytes);
    }
    expect(codesOf(noise(seriesBytes + 1))).toBeUndefined();
    expect(codesOf(noise(seriesBytes))).toHaveLength(mostCodes);
  });

  it('storage/backup/code-series: another series is shown with its first code', () => {
    const [first] = codesOf(noise(1000)) ?? [];
    const others = codesOf(noise(900)) ?? [];
    const reader = createCodeReader();
    expect(reader.take(first ?? '')).toBe('new');
    expect(others.map((code) => reader.take(code))).toEqual(['other', ...others.slice(1).map(() => 'new')]);
    expect(reader.bytes).toEqual(noise(900));
  });

  it('storage/backup/code-series: of two phones that show their codes to one camera both get through', () => {
    const [one, other] = [codesOf(noise(1500)) ?? [], codesOf(noise(1490)) ?? []];
    const reader = createCodeReader();
    const taken = one.flatMap((code, at) => [code, other[at] ?? ''].map((each) => reader.take(each)));
    expect(taken.filter((each) => each === 'other')).toHaveLength(1);
    expect(taken.filter((each) => each === 'foreign')).toEqual([]);
    expect(reader.bytes).toEqual(noise(1490));
    // That of the first was whole one code before.
    const again = createCodeReader();
    for (const [at, code] of one.entries()) for (const each of [other[at] ?? '', code]) again.take(each);
    expect(again.bytes).toEqual(noise(1500));
  });

  it('storage/backup/code-series: very many series that are begun leave room for one that comes to its end', () => {
    const reader = createCodeReader();
    for (let length = 700; length < 760; length++) reader.take(codesOf(noise(length))?.[0] ?? '');
    for (const code of codesOf(noise(1000)) ?? []) reader.take(code);
    expect(reader.bytes).toEqual(noise(1000));
  });
});
