/** A fair number from 1 to `sides` (1 to 65,536). */
export type RandomSource = (sides: number) => number;

const batch = 4096;

/**
 * Fair dice from a filler of random bytes. Bytes are fetched 4 KiB at a time; values that would favour low faces are
 * thrown away and drawn again, so no face is likelier than another.
 */
export function createRandomSource(fill: (bytes: Uint8Array<ArrayBuffer>) => void): RandomSource {
  const bytes = new Uint8Array(batch);
  let next = batch;
  return (sides) => {
    if (sides <= 256 && sides >= 1) {
      const limit = 256 - (256 % sides);
      for (;;) {
        if (next === batch) {
          fill(bytes);
          next = 0;
        }
        const value = bytes[next++] as number;
        if (value < limit) return (value % sides) + 1;
      }
    }
    if (!(sides >= 1 && sides <= 65_536)) throw new RangeError(`sides: ${sides}`);
    const limit = 65_536 - (65_536 % sides);
    for (;;) {
      if (next >= batch - 1) {
        fill(bytes);
        next = 0;
      }
      const value = (bytes[next] as number) | ((bytes[next + 1] as number) << 8);
      next += 2;
      if (value < limit) return (value % sides) + 1;
    }
  };
}

/** Repeatable dice for tests and examples: the same seed gives the same faces (sfc32 by Chris Doty-Humphrey). */
export function createSeededSource(seed: number): RandomSource {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const draw = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + out) | 0;
    return out;
  };
  for (let i = 0; i < 16; i++) draw();
  return createRandomSource((bytes) => {
    // A byte takes the lowest eight bits of what is written to it.
    for (let i = 0, word = 0; i < bytes.length; i++, word >>>= 8) {
      if (i % 4 === 0) word = draw();
      bytes[i] = word;
    }
  });
}
