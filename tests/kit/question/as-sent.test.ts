import { describe, expect, it } from 'vitest';
import { duelCodec } from '../../../src/brikwars/duel/inputs.ts';
import { endsOf } from '../../../src/kit/question/as-sent.ts';

const sent = 'v=2&attacker.hands=two-handed,nothing';
const codec = duelCodec('2005');

describe('kit/question/as-sent', () => {
  it.each([
    '',
    '.',
    ')',
    ').',
    '>',
    '”',
    '**',
    '%20',
    '%20%20',
    ').%20',
    ' ',
    '%E2%80%9D',
    '\u200b',
    '%E2%80%8B',
  ])('kit/question/as-sent: what a chat has put behind an address is no part of it: %j', (behind) => {
    const read = endsOf(sent + behind).flatMap((end) => codec.decode(end) ?? [])[0];
    expect(read).toEqual(codec.decode(sent));
    expect(read?.attacker.hands).toEqual(['two-handed', 'nothing']);
  });

  it('kit/question/as-sent: the text itself goes first, whatever stands at its end', () => {
    expect(endsOf('v=1&name=Bob%20')[0]).toBe('v=1&name=Bob%20');
    expect(endsOf('v=1')).toEqual(['v=1']);
    expect(endsOf(encodeURIComponent(encodeURIComponent('v=2&a=b')))).toContain('v=2&a=b');
  });
});
