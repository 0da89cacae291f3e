import { describe, expect, it } from 'vitest';
import type { InputCodec } from '../../../src/kit/question/inputs.ts';
import { createQuestion, type Question } from '../../../src/kit/question/question.ts';
import { fakeServices } from '../../support/fake-services.ts';

const link: InputCodec<number> = {
  initial: 1,
  encode: (value) => `v=1&n=${value}`,
  decode: (query) => {
    const [, digits] = /^v=1&n=(\d)$/.exec(query) ?? [];
    return digits === undefined ? undefined : Number(digits);
  },
};

const question: Question<number> = {
  game: 'usb',
  name: 'wall',
  address: 'castle/wall',
  older: ['castle'],
  link,
};

async function open(hash: string, stored?: Map<string, string>, asked = question) {
  const services = fakeServices(hash, stored);
  return { ...services, ...(await createQuestion(services, asked)) };
}

describe('kit/question', () => {
  it.each(['#/castle/wall', '#/castle'])('kit/question a link at %s is its own', async (address) => {
    const { inputs, untouched } = await open(`${address}?v=1&n=5`);
    expect(inputs.value.value).toBe(5);
    expect(untouched.value).toBe(false);
  });

  it('kit/question a link at another address is not its own, and there it leaves the address alone', async () => {
    const { inputs, untouched, set, navigation } = await open('#/castle/gate?v=1&n=5');
    expect(untouched.value).toBe(true);
    set(3);
    expect(inputs.value.value).toBe(3);
    expect(navigation.location.value.query).toBe('v=1&n=5');
  });

  it('kit/question what is entered is there after a restart', async () => {
    const stored = new Map<string, string>();
    (await open('#/castle/wall', stored)).set(4);
    const { now, untouched } = await open('#/castle/gate', stored);
    expect(now()).toBe(4);
    expect(untouched.value).toBe(false);
  });

  it('kit/question the own change says which game is played, a link does not, nor does what all games ask', async () => {
    const { used, set } = await open('#/castle/wall?v=1&n=5');
    expect(used).toEqual([]);
    set(2);
    expect(used).toEqual(['usb']);
    const { game: _, ...ofAll } = question;
    const shared = await open('#/castle/wall', undefined, ofAll);
    shared.set(2);
    expect(shared.used).toEqual([]);
  });
});
