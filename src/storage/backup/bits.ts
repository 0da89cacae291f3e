// Values as few bytes: each bit takes as much room as it is seldom at its place (range coding by adaptive odds).

/** Bits go out or come in, each at a place that learns how often it is set. */
export interface BitsOut {
  readonly put: (value: number, bits: number, at: string) => void;
  readonly texts: string[];
}

/** The same as they are read. */
export interface BitsIn {
  readonly take: (bits: number, at: string) => number;
  readonly texts: string[];
}

/** How a value is written, somewhere; what it is not made for throws. */
export interface Bits {
  readonly put: (to: BitsOut, value: unknown, at: string) => void;
  readonly take: (from: BitsIn, at: string) => unknown;
}

function unfit(value: unknown): never {
  throw new RangeError(`not to be written: ${value}`);
}

interface Whole extends Bits {
  readonly take: (from: BitsIn, at: string) => number;
}

/** A whole number from 0 on: so many bits at a time, and one that says whether more follow. */
export const whole = (bits: number): Whole => {
  const step = 2 ** bits;
  return {
    put(to, value, at) {
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return unfit(value);
      let rest = value;
      let place = at;
      do {
        to.put(rest % step, bits, place);
        rest = Math.floor(rest / step);
        place += '+';
        to.put(rest > 0 ? 1 : 0, 1, place);
      } while (rest > 0);
    },
    take(from, at) {
      let value = 0;
      let scale = 1;
      let place = at;
      do {
        value += from.take(bits, place) * scale;
        scale *= step;
        place += '+';
      } while (from.take(1, place) === 1);
      return value;
    },
  };
};

/** One of these: more of them may come at the end. */
export const oneOf = (values: readonly unknown[], bits = 2): Bits => {
  const place = whole(bits);
  return {
    put: (to, value, at) => place.put(to, values.includes(value) ? values.indexOf(value) : unfit(value), at),
    take: (from, at) => values[place.take(from, at)],
  };
};

export const flag = oneOf([false, true], 1);

/** What is always the same. */
export const only = (known: unknown): Bits => ({
  put: (_, value) => (value === known ? undefined : unfit(value)),
  take: () => known,
});

/** What may be left out, or stand as `without`. */
export const maybe = (of: Bits, without?: null): Bits => ({
  put(to, value, at) {
    to.put(value === without ? 0 : 1, 1, `${at}?`);
    if (value !== without) of.put(to, value, at);
  },
  take: (from, at) => (from.take(1, `${at}?`) === 1 ? of.take(from, at) : without),
});

const count = whole(3);

export const list = (of: Bits): Bits => ({
  put(to, value, at) {
    if (!Array.isArray(value)) return unfit(value);
    count.put(to, value.length, `${at}*`);
    for (const each of value) of.put(to, each, at);
  },
  take(from, at) {
    const read: unknown[] = [];
    for (let left = count.take(from, `${at}*`); left > 0; left--) read.push(of.take(from, at));
    return read;
  },
});

const place = whole(4);
const letters = list(whole(8));

/** A text, whole where it stands for the first time. */
export const text: Bits = {
  put(to, value, at) {
    if (typeof value !== 'string') return unfit(value);
    const known = to.texts.indexOf(value);
    place.put(to, known < 0 ? to.texts.length : known, at);
    if (known >= 0) return;
    to.texts.push(value);
    letters.put(to, [...new TextEncoder().encode(value)], 'text');
  },
  take(from, at) {
    const known = place.take(from, at);
    const said =
      from.texts[known] ?? new TextDecoder().decode(Uint8Array.from(letters.take(from, 'text') as number[]));
    from.texts[known] = said;
    return said;
  },
};

const hundredths = whole(7);

/** Inches: most of them are whole hundredths. */
export const inches: Bits = {
  put(to, value, at) {
    const near = Math.round(Number(value) * 100);
    const exact = near / 100 === value && near >= 0;
    to.put(exact ? 0 : 1, 1, `${at}?`);
    if (exact) hundredths.put(to, near, at);
    else text.put(to, typeof value === 'number' ? String(value) : unfit(value), at);
  },
  take: (from, at) =>
    from.take(1, `${at}?`) === 0 ? hundredths.take(from, at) / 100 : Number(text.take(from, at)),
};

export type Row = Readonly<Record<string, Bits>>;
type Fields = Readonly<Record<string, unknown>>;

/** What of a value these say, in their order. */
export const row = (of: Row): Bits => ({
  put(to, value, at) {
    for (const [name, bits] of Object.entries(of)) bits.put(to, (value as Fields)[name], `${at}.${name}`);
  },
  take(from, at) {
    const read = Object.entries(of).map(([name, bits]) => [name, bits.take(from, `${at}.${name}`)] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  },
});

/** One of several kinds, each with what belongs to it. */
export const kindOf = (named: string, kinds: Readonly<Record<string, Row>>): Bits => {
  const which = oneOf(Object.keys(kinds));
  const ofKind = (kind: unknown) => row(kinds[kind as string] ?? unfit(kind));
  return {
    put(to, value, at) {
      const kind = (value as Fields)[named];
      which.put(to, kind, at);
      ofKind(kind).put(to, value, `${at}${kind}`);
    },
    take(from, at) {
      const kind = which.take(from, at);
      return { [named]: kind, ...(ofKind(kind).take(from, `${at}${kind}`) as Fields) };
    },
  };
};

const steps = whole(2);

/** Rows of numbers that fall slowly, such as a dial: each is gone, as before, one less, or said whole. */
export const falling = (names: readonly string[], rest: Row): Bits => {
  let before: Fields = {};
  const numbers = (name: string): Bits => ({
    put(to, is, at) {
      const fewer = Number(before[name]) - Number(is);
      const step = is === undefined ? 0 : fewer === 0 || fewer === 1 ? 1 + fewer : 3 + Number(is);
      steps.put(to, step, at);
    },
    take(from, at) {
      const step = steps.take(from, at);
      return step === 0 ? undefined : step > 2 ? step - 3 : Number(before[name]) + 1 - step;
    },
  });
  const one = row({ ...Object.fromEntries(names.map((name) => [name, numbers(name)])), ...rest });
  const rows = list({
    put(to, value, at) {
      one.put(to, value, at);
      before = value as Fields;
    },
    take(from, at) {
      before = one.take(from, at) as Fields;
      return before;
    },
  });
  return {
    put(to, value, at) {
      before = {};
      rows.put(to, value, at);
    },
    take(from, at) {
      before = {};
      return rows.take(from, at);
    },
  };
};

/** Of 4,096, how often a bit is not set at a place where it was so often neither and both. */
const oddsOf = ([not, set]: readonly [number, number]) =>
  Math.min(4_095, Math.max(1, Math.floor((4_096 * (not + 0.4)) / (not + set + 0.8))));

/** Codes bits one by one, each as its place has learnt. */
function byPlace(code: (odds: number, bit: number) => number) {
  const seen = new Map<string, [number, number]>();
  return (bits: number, at: string, value = 0): number => {
    let read = 1;
    for (let bit = bits - 1; bit >= 0; bit--) {
      const here = `${at}${read}`;
      const known = seen.get(here) ?? [0, 0];
      const one = code(oddsOf(known), Math.floor(value / 2 ** bit) % 2);
      known[one === 1 ? 1 : 0] += 1;
      seen.set(here, known);
      read = 2 * read + one;
    }
    return read - 2 ** bits;
  };
}

const top = 2 ** 32;
const low24 = 2 ** 24;

/** A value as bytes; undefined where it is not what these bits are made for. */
export function toBits(of: Bits, value: unknown): Uint8Array | undefined {
  const bytes: number[] = [];
  let low = 0;
  let range = top - 1;
  const carry = () => {
    if (low < top) return;
    low -= top;
    let last = bytes.length - 1;
    for (; bytes[last] === 255; last--) bytes[last] = 0;
    bytes[last] = (bytes[last] ?? 0) + 1;
  };
  const put = byPlace((odds, bit) => {
    const bound = Math.floor(range / 4_096) * odds;
    if (bit === 1) low += bound;
    range = bit === 1 ? range - bound : bound;
    carry();
    for (; range < low24; range *= 256) {
      bytes.push(Math.floor(low / low24));
      low = (low % low24) * 256;
    }
    return bit;
  });
  try {
    of.put({ put: (number, bits, at) => void put(bits, at, number), texts: [] }, value, '');
  } catch {
    return undefined;
  }
  // What lies in the range and ends in the most nothing, which is not written.
  low += low24 - 1;
  carry();
  bytes.push(Math.floor(low / low24));
  return Uint8Array.from(bytes);
}

/** More bits than so many bytes ever were: what would make more is forged. */
const bitsOf = (bytes: number) => 4_000 + 100 * bytes;

/** The value again; undefined where they are damaged or forged. */
export function fromBits(of: Bits, bytes: Uint8Array): unknown {
  let place = 0;
  let left = bitsOf(bytes.length);
  const next = () => bytes[place++] ?? 0;
  let code = ((next() * 256 + next()) * 256 + next()) * 256 + next();
  let range = top - 1;
  const take = byPlace((odds) => {
    if (left-- <= 0) throw new RangeError('too many bits');
    const bound = Math.floor(range / 4_096) * odds;
    const bit = code < bound ? 0 : 1;
    if (bit === 1) code -= bound;
    range = bit === 1 ? range - bound : bound;
    for (; range < low24; range *= 256) code = code * 256 + next();
    return bit;
  });
  try {
    return of.take({ take, texts: [] }, '');
  } catch {
    return undefined;
  }
}
