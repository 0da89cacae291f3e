import { fromBase45, toBase45 } from './base45.ts';

/** Says that a code is ours and how it is written: letters that every code stores densely. */
export const codeSign = 'ADJ1:';

/** Letters of a code that an ordinary phone still reads off the glass of another: some 69 by 69 squares. */
const roomy = 560;

/** Sum, place, number of codes, and the sum over this code's own bytes. */
const headBytes = 4 + 1 + 1 + 2;

/** So many codes one still waits for. */
export const mostCodes = 64;

const roomBytes = Math.floor(((roomy - codeSign.length) / 3) * 2) - headBytes;

/** The longest content that a series carries. */
export const seriesBytes = roomBytes * mostCodes;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The check sum of zip and PNG (CRC-32, ISO 3309). */
export function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The texts of the codes that carry these bytes, about equally long; undefined where they are too many for codes. */
export function codesOf(bytes: Uint8Array): readonly string[] | undefined {
  const count = Math.max(1, Math.ceil(bytes.length / roomBytes));
  if (count > mostCodes) return undefined;
  const each = Math.ceil(bytes.length / count);
  const sum = checkSum(bytes);
  return Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * each, (at + 1) * each);
    const code = new Uint8Array(headBytes + part.length);
    const view = new DataView(code.buffer);
    view.setUint32(0, sum);
    view.setUint8(4, at);
    view.setUint8(5, count);
    code.set(part, headBytes);
    view.setUint16(6, ownSum(code));
    return codeSign + toBase45(code);
  });
}

/** Of all of the code but the sum itself. */
function ownSum(code: Uint8Array): number {
  const rest = code.slice();
  rest.fill(0, 6, 8);
  return checkSum(rest) & 0xffff;
}

/** What a code that was read did to the series. */
export type Taken =
  | 'new'
  /** It has been read before. */
  | 'known'
  /** The first of another series: what was read so far is put away. */
  | 'other'
  /** It is none of ours, or not whole. */
  | 'foreign';

/** Codes of one series, read in any order; `bytes` is there when all are, and prove to be what was sent. */
export interface CodeReader {
  take(text: string): Taken;
  readonly read: number;
  /** 0 until the first is read. */
  readonly count: number;
  readonly bytes: Uint8Array | undefined;
}

export function createCodeReader(): CodeReader {
  let series: number | undefined;
  let count = 0;
  let parts = new Map<number, Uint8Array>();
  let whole: Uint8Array | undefined;

  function join(): Uint8Array | undefined {
    if (parts.size < count) return undefined;
    const inOrder = Array.from({ length: count }, (_, at) => parts.get(at) ?? new Uint8Array());
    const bytes = new Uint8Array(inOrder.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of inOrder) {
      bytes.set(part, at);
      at += part.length;
    }
    return checkSum(bytes) === series ? bytes : undefined;
  }

  return {
    get read() {
      return parts.size;
    },
    get count() {
      return count;
    },
    get bytes() {
      return whole;
    },
    take(text) {
      const code = text.startsWith(codeSign) ? fromBase45(text.slice(codeSign.length)) : undefined;
      if (!code || code.length < headBytes) return 'foreign';
      const view = new DataView(code.buffer);
      const [sum, at, of] = [view.getUint32(0), view.getUint8(4), view.getUint8(5)];
      if (of === 0 || of > mostCodes || at >= of || view.getUint16(6) !== ownSum(code)) return 'foreign';
      const other = sum !== series || of !== count;
      if (!other && parts.has(at)) return 'known';
      if (other) {
        parts = new Map();
        whole = undefined;
      }
      const first = series === undefined;
      series = sum;
      count = of;
      parts.set(at, code.slice(headBytes));
      whole = join();
      // Parts that make no whole were never sent together.
      if (parts.size === count && !whole) parts = new Map();
      return other && !first ? 'other' : 'new';
    },
  };
}
