import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeAll } from '../../src/storage/decode-all.ts';
import type { RecordKind } from '../../src/storage/record.ts';
import type { Entry } from '../../src/storage/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('storage/decode-all', () => {
  it('storage/decode-all: of very many records the page has its turn between them, in their order', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let decodedInTurn = 0;
    let most = 0;
    const { setTimeout: later } = globalThis;
    const turns = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
      decodedInTurn = 0;
      return later(run);
    }) as typeof setTimeout);
    const kind: RecordKind<number> = {
      name: 'slow',
      version: 1,
      decode: (raw) => {
        now += 10;
        decodedInTurn += 1;
        most = Math.max(most, decodedInTurn);
        return typeof raw === 'number' ? { state: 'ok', value: raw } : { state: 'damaged', raw, issues: [] };
      },
    };
    const entries = Array.from({ length: 50 }, (_, at): Entry => [`k:${at}`, at % 10 === 0 ? 'x' : at]);
    const { values, unreadable } = await decodeAll(kind, entries);
    expect(values).toEqual(entries.map(([, raw]) => raw).filter((raw) => raw !== 'x'));
    expect(unreadable).toBe(5);
    expect(most).toBe(2);
    expect(turns).toHaveBeenCalledTimes(24);
  });
});
