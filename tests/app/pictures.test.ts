import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifest } from '../../manifest/manifest.ts';

const fileOf = (src: string) => readFileSync(new URL(`../../public/${src}`, import.meta.url));

it('manifest: every picture it names is there, as large as it says, and one of each shape is among them', () => {
  const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])];
  for (const { src, sizes } of pictures) {
    const file = fileOf(src);
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${src} ${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(`${src} ${sizes}`);
  }
  expect(new Set(manifest.screenshots?.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
});

it('manifest: the pictures of the install sheet are stored on no phone', () => {
  const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  expect(config).toMatch(/globIgnores: \[[^\]]*'pictures\/\*\*'/);
  for (const { src } of manifest.screenshots ?? []) expect(src).toMatch(/^pictures\//);
});
