import { describe, expect, it } from 'vitest';
import { importsOf, withoutComments } from './source-files.ts';

const read = (text: string) =>
  importsOf({ path: 'src/ui/dice/x.tsx', text }).map(
    ({ target, typeOnly, dynamic, reExport }) =>
      `${target}${typeOnly ? ' type' : ''}${dynamic ? ' dynamic' : ''}${reExport ? ' re-export' : ''}`,
  );

describe('support/source-files', () => {
  it.each([
    ["import { a } from '../parts/a.tsx';", ['src/ui/parts/a.tsx']],
    ["import type { A } from '../../rules/a.ts';", ['src/rules/a.ts type']],
    ["import { type A, type B } from './b.ts';", ['src/ui/dice/b.ts type']],
    ["import { type A, b } from './b.ts';", ['src/ui/dice/b.ts']],
    ["import {\n  a,\n  type B,\n} from './b.ts';", ['src/ui/dice/b.ts']],
    ["import './x.css';", ['src/ui/dice/x.css']],
    ["import * as v from 'valibot';", ['valibot']],
    ["import { useState } from 'preact/hooks';", ['preact']],
    ["import { signal } from '@preact/signals';", ['@preact/signals']],
    ["export * from './b.ts';", ['src/ui/dice/b.ts re-export']],
    ["export type { A } from './b.ts';", ['src/ui/dice/b.ts type re-export']],
    ["const x = () => import('../../state/x.ts');", ['src/state/x.ts dynamic']],
    ["type X = typeof import('../../state/x.ts');", ['src/state/x.ts type dynamic']],
    ["export const place = 'dice';\nexport const from = 'x';", []],
    ["// import { a } from './a.ts';\n/* import './b.ts'; */", []],
    ["const url = 'https://a.b/c'; import { a } from './a.ts';", ['src/ui/dice/a.ts']],
  ])('support/source-files: %s', (text, imports) => {
    expect(read(text)).toEqual(imports);
  });

  it('support/source-files: comments are blanked, texts that look like comments stay', () => {
    expect(withoutComments("a('//x'); // y\n/* z\n */ b")).toBe("a('//x');     \n    \n    b");
  });
});
