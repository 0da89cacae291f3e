import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import type { Roll } from '../../src/rules/dice/roll.ts';
import { askRoll, type Steps } from '../../src/rules/steps.ts';
import { createLatePlay } from '../../src/state/late-play.ts';
import type { PlayKind } from '../../src/state/table-play.ts';

interface Moment {
  readonly purpose: 'throw';
}
interface Entry {
  readonly roll?: Roll;
}

/** So many throws of one d6, added up. */
const toy: PlayKind<number, Moment, Entry, number> = {
  begin: (throws) =>
    function* (log: Entry[]): Steps<Moment, number> {
      let sum = 0;
      for (let made = 0; made < throws; made++) {
        const roll = yield* askRoll<Moment>(
          { purpose: 'throw' },
          { groups: [{ count: 1, sides: 6 }], constant: 0 },
          { bonus: 'none', floor: true },
        );
        sum += roll.total;
        log.push({ roll });
      }
      return sum;
    },
  likelihood: () => undefined,
};

async function open(stored = new Map<string, string>(), load = async () => toy) {
  const model = await createLatePlay(load, {
    name: 'toy',
    codec: async () => ({ encode: String, decode: Number }),
    inputs: signal(2),
    drafts: {
      load: async (place) => stored.get(place),
      save: (place, text) => void stored.set(place, text),
    },
    random: createSeededSource(7),
  });
  return { model, stored };
}

describe('state/late-play', () => {
  it('state/late-play: what is asked before the code is there is done in order once it has come', async () => {
    const { model } = await open();
    expect(model.play.value).toBeUndefined();
    expect(model.moves()).toEqual([]);
    model.startTyping();
    model.typeFace(4);
    model.typeFace(5);
    await model.complete;
    await Promise.resolve();
    expect(model.play.value).toMatchObject({ outcome: 9 });
    expect(model.moves()).toHaveLength(2);
  });

  it('state/late-play: a roll asked for while a part of the code is there is made when all is', async () => {
    let bring: (kind: typeof toy) => void = () => undefined;
    const kind = new Promise<typeof toy>((resolve) => {
      bring = resolve;
    });
    const { model, stored } = await open(new Map([['toy', '2\n3\n-']]), () => kind);
    await import('../../src/state/table-play.ts');
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    model.start();
    model.rollNext();
    bring(toy);
    await model.complete;
    await Promise.resolve();
    expect(model.play.value?.log).toHaveLength(1);
    expect(stored.get('toy')).toMatch(/^2\n\d\n-$/);
  });

  it('state/late-play: a stored fight can be kept and sent before the code is there', async () => {
    const { model, stored } = await open(new Map([['toy', '2\n3\n-']]));
    expect(model.text.value).toBe('2\n3\n-');
    await model.complete;
    expect(model.text.value).toBe('2\n3\n-');
    expect(model.play.value?.log).toHaveLength(1);
    model.rollOut();
    expect(model.play.value?.outcome).toBeGreaterThan(3);
    model.undo();
    expect(stored.get('toy')).toBe('2\n3\n-');
    model.end();
    expect(model.text.value).toBeUndefined();
  });

  it('state/late-play: a fight taken up before the code is there replaces the stored one', async () => {
    const { model } = await open(new Map([['toy', '2\n3\n-']]));
    model.restore('2\n6;6\n-');
    await model.complete;
    await Promise.resolve();
    expect(model.play.value?.outcome).toBe(12);
  });
});
