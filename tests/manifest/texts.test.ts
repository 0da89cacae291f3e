import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportTexts, importTexts, readPo, textsIn } from '../../manifest/texts.mjs';
import { languages } from '../../src/rules/languages.ts';

const project = new URL('../../', import.meta.url);
const onDisk = (file: string) => readFileSync(new URL(file, project), 'utf8');

/** The same file with every text said otherwise. */
const otherwise = (po: string) =>
  po.replace(/^(msgctxt .*\nmsgid .*\nmsgstr ")/gm, '$1«').replace(/^(msgstr "«.*)"$/gm, '$1»"');

describe('manifest/texts', () => {
  it.each(languages)('manifest/texts: %s comes back as it went out', (language) => {
    const po = exportTexts(language);
    expect(readPo(po).size).toBeGreaterThan(8000);
    expect(importTexts(language, po)).toEqual({ files: new Map(), faults: [] });
  });

  it.each(languages)(
    'manifest/texts: %s takes every text that is changed, and every one back',
    (language) => {
      const po = exportTexts(language);
      const { files, faults } = importTexts(language, otherwise(po));
      expect(faults).toEqual([]);
      const changed = (file: string) => files.get(file) ?? onDisk(file);
      // The English text beside it is another one then in English.
      expect(readPo(exportTexts(language, changed))).toEqual(readPo(otherwise(po)));
      const back = importTexts(language, po, changed).files;
      expect([...back.keys()]).toEqual([...files.keys()]);
      for (const [file, source] of back) {
        const values = (of: string) => textsIn(file, of).map(({ key, text }) => [key, text]);
        expect(values(source)).toEqual(values(onDisk(file)));
      }
    },
  );

  it('manifest/texts: what stands in braces may move, and must not go', () => {
    const file = 'src/usb/words/en.ts';
    const source = (what: string) => `export const a = { b: (who: string, n: number) => \`${what}\` };`;
    const hole = (name: string) => `\${${name}}`;
    const read = (name: string) =>
      name === file ? source(`${hole('who')} rolls ${hole("n > 1 ? 'dice' : 'a die'")}`) : onDisk(name);
    const said = (key: string, text: string) =>
      `msgctxt "${file}: ${key}"\nmsgid "x"\nmsgstr ${JSON.stringify(text)}\n\n`;
    const moved = said('a.b', `${hole('2')} for ${hole('who')}`) + said('a.b#2', 'cubes');
    expect(importTexts('en', moved, read).files.get(file)).toBe(
      source(`${hole("n > 1 ? 'cubes' : 'a die'")} for ${hole('who')}`),
    );
    expect(importTexts('en', said('a.b', `${hole('who')} rolls`), read).faults).toHaveLength(1);
  });

  it('manifest/texts: notes and plural forms go with the texts', () => {
    const po = exportTexts('pl');
    expect(po).toContain('#. plural form: few');
    expect(po.match(/^#\. (?!plural|what)/gm)?.length).toBeGreaterThan(20);
  });
});
