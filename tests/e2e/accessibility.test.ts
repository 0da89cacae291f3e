import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

describe('accessibility', () => {
  it('accessibility: reduced motion stops the tumble', async () => {
    await take({ reducedMotion: true });
    await current().open('#/dice');
    const duration = await current().page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tumble'),
    );
    expect(Number.parseFloat(duration)).toBe(0);
  });
});
