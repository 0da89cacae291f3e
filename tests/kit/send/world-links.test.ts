import { describe, expect, it } from 'vitest';
import { recognise } from '../../../src/kit/send/parcel.ts';
import links from '../../cases/world/links.json' with { type: 'json' };

const link = 'https://example.org/app/#/armies/~receive?p=q1ZKLUvNK1GyUjIyMDJT0lFKLkpNLEktVrJSMjQ0NVOqBQA';
const bytes = recognise(link);

describe('kit/send: links as they come out of chats', () => {
  it.each(links.cases.map(({ id, text }) => [id, text] as const))('%s', (_, text) => {
    const came = text
      .replace('LINK', link)
      .replace('TILDE', link.replace('~', '%7E'))
      .replace('PERCENT', encodeURIComponent(link));
    expect(bytes.ok && 'bytes' in bytes.value).toBe(true);
    expect(recognise(came)).toEqual(bytes);
  });
});
