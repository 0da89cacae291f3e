import { describe, expect, it } from 'vitest';
import { duelCodec } from '../../../src/brikwars/duel/inputs.ts';
import { asSent, endsOf, readingSent } from '../../../src/kit/question/as-sent.ts';

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
    '%E2%80%9D%E2%80%9D',
    '\u200b',
    '%E2%80%8B',
  ])('kit/question/as-sent: what a chat has put behind an address is no part of it: %j', (behind) => {
    const read = endsOf(sent + behind).flatMap((end) => codec.decode(end) ?? [])[0];
    expect(read).toEqual(codec.decode(sent));
    expect(read?.attacker.hands).toEqual(['two-handed', 'nothing']);
    expect(readingSent(codec).decode(sent + behind)).toEqual(read);
  });

  it('kit/question/as-sent: the text itself goes first, whatever stands at its end', () => {
    expect(endsOf('v=1&name=Bob%20')[0]).toBe('v=1&name=Bob%20');
    expect(endsOf('v=1')).toEqual(['v=1']);
    expect(endsOf(encodeURIComponent(encodeURIComponent('v=2&a=b')))).toContain('v=2&a=b');
  });

  it('kit/question/as-sent: signs stand for their numbers again, however often they were written so; blanks and letters of other scripts stay', () => {
    expect(asSent('a%2Cb%3d%31%2520%7f%C5%91%25252C')).toBe('a,b=1%20%7f%C5%91,');
    expect(asSent('v\u200b=1%E2%80%8B&\u00adw=2')).toBe('v=1&w=2');
  });

  it('kit/question/as-sent: only what was written by numbers as a whole is read so, and only at its end something is taken off', () => {
    expect(endsOf('version%3D2%26name%3DBob%20B')).toContain('version=2&name=Bob B');
    expect(endsOf('a=x%20y%3Dz')).toEqual(['a=x%20y%3Dz', 'a=x%20y=z']);
    expect(endsOf('v=1&name=A%20B.')).toEqual(['v=1&name=A%20B.', 'v=1&name=A%20B']);
    expect(endsOf('v=1&name=%E2%80%9DA.')).toEqual(['v=1&name=%E2%80%9DA.', 'v=1&name=%E2%80%9DA']);
    expect(
      readingSent({ initial: 0, encode: String, decode: () => undefined }).decode('v=1.'),
    ).toBeUndefined();
  });
});
