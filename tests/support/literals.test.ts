import { describe, expect, it } from 'vitest';
import { literals } from './literals.ts';

describe('support/literals', () => {
  it('support/literals: what is quoted, without comments and keys, through nested templates', () => {
    const source = [
      "/* 'no' */ // 'nor this'",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test, not a template
      "const one = { 'a-key': 'It\\'s', b: `x ${f({ c: 'in' })} y ${`deep ${1} end`}` };",
      "const two = one ? 'left' : 'right';",
    ].join('\n');
    expect(literals(source)).toEqual(["It's", 'in', 'deep … end', 'x … y …', 'left', 'right']);
  });
});
