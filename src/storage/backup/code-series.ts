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
  /** The first of another series: what was read so far is kept, should its codes come again. */
  | 'other'
  /** It is none of ours, or not whole. */
  | 'foreign';

/**
 * Codes read in any order, `read` of the `count` of the series whose code came last; `bytes` is there when those are all,
 * and prove to be what was sent. Two phones may show theirs at once.
 */
export interface CodeReader {
  take(text: string): Taken;
  readonly read: number;
  /** 0 until the first is read. */
  readonly count: number;
  readonly bytes: Uint8Array | undefined;
}

/** So many series may be begun at once; the one that was seen the longest ago makes way. */
const mostSeries = 4;

interface Series {
  readonly sum: number;
  readonly count: number;
  readonly parts: Map<number, Uint8Array>;
  whole: Uint8Array | undefined;
}

function join({ sum, count, parts }: Series): Uint8Array | undefined {
  if (parts.size < count) return undefined;
  const inOrder = Array.from({ length: count }, (_, at) => parts.get(at) ?? new Uint8Array());
  const bytes = new Uint8Array(inOrder.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of inOrder) {
    bytes.set(part, at);
    at += part.length;
  }
  return checkSum(bytes) === sum ? bytes : undefined;
}

export function createCodeReader(): CodeReader {
  /** The one whose code came last stands last. */
  let begun: readonly Series[] = [];
  const current = (): Series | undefined => begun.at(-1);

  return {
    get read() {
      return current()?.parts.size ?? 0;
    },
    get count() {
      return current()?.count ?? 0;
    },
    get bytes() {
      return current()?.whole;
    },
    take(text) {
      const code = text.startsWith(codeSign) ? fromBase45(text.slice(codeSign.length)) : undefined;
      if (!code || code.length < headBytes) return 'foreign';
      const view = new DataView(code.buffer);
      const [sum, at, of] = [view.getUint32(0), view.getUint8(4), view.getUint8(5)];
      if (of === 0 || of > mostCodes || at >= of || view.getUint16(6) !== ownSum(code)) return 'foreign';
      const known = begun.find((each) => each.sum === sum && each.count === of);
      const series: Series = known ?? { sum, count: of, parts: new Map(), whole: undefined };
      if (series.parts.has(at)) return 'known';
      const first = begun.length === 0;
      begun = [...begun.filter((each) => each !== series), series].slice(-mostSeries);
      series.parts.set(at, code.slice(headBytes));
      series.whole = join(series);
      // Parts that make no whole were never sent together.
      if (series.parts.size === of && !series.whole) series.parts.clear();
      return known || first ? 'new' : 'other';
    },
  };
}
