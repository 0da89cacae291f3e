import { randomFillSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRecordId, idPattern } from '../../src/storage/record-id.ts';

describe('storage/record-id', () => {
  it('storage/record-id sixteen letters and digits that may stand in keys and addresses', () => {
    const ids = Array.from({ length: 2000 }, () => createRecordId((bytes) => randomFillSync(bytes)));
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-v]{16}$/);
    expect(ids.every((id) => idPattern.test(id))).toBe(true);
  });

  it('storage/record-id every letter is as likely as another', () => {
    let next = 0;
    const ids = Array.from({ length: 32 }, () =>
      createRecordId((bytes) => {
        for (let index = 0; index < bytes.length; index++) bytes[index] = next++ % 256;
      }),
    );
    const counts = new Map<string, number>();
    for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 16));
  });
});
