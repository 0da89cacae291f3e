import { describe, expect, it } from 'vitest';
import { inOrder } from '../../src/platform/serial-queue.ts';

describe('platform/serial-queue', () => {
  it('platform/serial-queue the slow first piece is done before the quick second one, and a failure stops nothing', async () => {
    const queue = inOrder();
    const done: string[] = [];
    let free = () => {};
    const first = queue(async () => {
      await new Promise<void>((resolve) => {
        free = resolve;
      });
      done.push('first');
      return 1;
    });
    const broken = queue(async () => {
      done.push('broken');
      throw new Error('broken');
    });
    const last = queue(async () => done.push('last'));
    await Promise.resolve();
    expect(done).toEqual([]);
    free();
    await expect(broken).rejects.toThrow('broken');
    expect(await first).toBe(1);
    await last;
    expect(done).toEqual(['first', 'broken', 'last']);
  });
});
