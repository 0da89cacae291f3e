import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Portions } from '../../../src/kit/controls/portions.tsx';

const page = document.createElement('ul');

afterEach(() => {
  render(null, page);
  vi.useRealTimers();
});

describe('kit/controls/portions', () => {
  it('kit/controls/portions: a list of 500 is drawn in 13 steps, each row once, and what is added then is there at once', async () => {
    vi.useFakeTimers();
    let drawn = 0;
    function Row({ at }: { readonly at: number }) {
      drawn += 1;
      return <li>{at}</li>;
    }
    const rows = (count: number) => Array.from({ length: count }, (_, at) => <Row key={at} at={at} />);
    const show = (count: number) => act(() => render(<Portions rows={rows(count)} />, page));
    show(500);
    const seen = [page.childElementCount];
    while (seen.at(-1) !== 500) {
      act(() => void vi.advanceTimersToNextTimer());
      expect(page.childElementCount).toBeGreaterThan(seen.at(-1) ?? 0);
      seen.push(page.childElementCount);
    }
    expect([seen[0], seen.length, drawn]).toEqual([40, 13, 500]);
    expect([...page.children].map((row) => row.textContent)).toEqual(rows(500).map((_, at) => `${at}`));
    act(() => void vi.runAllTimers());
    show(501);
    expect(page.childElementCount).toBe(501);
  });

  it('kit/controls/portions: a short list is there at once', () => {
    act(() => render(<Portions rows={[<li key="a">a</li>, <li key="b">b</li>]} />, page));
    expect(page.textContent).toBe('ab');
  });
});
