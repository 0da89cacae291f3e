import { describe, expect, it, vi } from 'vitest';
import { pictureName, shareText } from '../../src/kit/share-text.tsx';

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
const works = async () => undefined;

describe('kit/share-text', () => {
  it.each([
    ['the sheet of the device first', { share: works, copy: works }, 'shared'],
    ['a player who closes the sheet wants nothing', { share: refuse('AbortError'), copy: works }, 'given-up'],
    ['a sheet that refuses', { share: refuse('NotAllowedError'), copy: works }, 'copied'],
    ['no sheet', { copy: works }, 'copied'],
    ['a clipboard that refuses', { copy: refuse('NotAllowedError') }, 'by-hand'],
    ['nothing at all', {}, 'by-hand'],
  ])('kit/share-text %s', async (_title, ways, expected) => {
    expect(await shareText('2d6: 7', ways)).toBe(expected);
  });

  it('kit/share-text a picture is named for what it shows and its day', () => {
    const time = new Date(2026, 10, 7, 12).getTime();
    expect(pictureName('Straż: Most / Bród?', time)).toBe('straż-most-bród-2026-11-07.png');
    expect(pictureName('…', time)).toBe('adjutant-2026-11-07.png');
  });

  it('kit/share-text the text goes out as it is', async () => {
    const share = vi.fn(works);
    const copy = vi.fn(works);
    await shareText('a\nb', { share });
    await shareText('c', { copy });
    expect(share).toHaveBeenCalledWith({ text: 'a\nb' });
    expect(copy).toHaveBeenCalledWith('c');
  });
});
