import { describe, expect, it } from 'vitest';
import { type CastleTable, createCastleModel } from '../../src/castle/model.ts';
import { type CastleMode, castleModes } from '../../src/castle/modes.ts';
import { castleWishes } from '../../src/castle/wishes.ts';
import type { Services } from '../../src/platform/services.ts';
import { fakeServices } from '../support/fake-services.ts';

const known: readonly CastleMode[] = ['attack', 'shots', 'tape', 'map', 'siege', 'effects'];

/** The place alone: what its questions ask is tested where they stand. */
async function open(hash = '#/castle', stored = new Map<string, string>()) {
  const services = fakeServices(hash, stored);
  const asked: string[] = [];
  const code = Object.fromEntries(
    known.map((mode) => [
      mode,
      {
        createModel: () => {
          asked.push(mode);
          return mode;
        },
      },
    ]),
  );
  const model = await createCastleModel(
    // The place itself looks at the address and the drafts only.
    services as unknown as Services,
    code as unknown as CastleTable,
  );
  return { ...services, model, asked };
}

describe('castle/model', () => {
  it('castle/model the common question comes first, and the last one is there after a restart', async () => {
    const { model, history, stored } = await open();
    expect([model.mode.value, history.hash()]).toEqual(['attack', '#/castle/attack']);
    for (const mode of known) {
      model.choose(mode);
      expect([model.mode.value, history.hash()]).toEqual([mode, `#/castle/${mode}`]);
    }
    model.choose('siege');
    expect((await open('#/castle', stored)).history.hash()).toBe('#/castle/siege');
    expect((await open('#/castle/moat', stored)).history.hash()).toBe('#/castle/siege');
  });

  it('castle/model a link of old asks who may attack, whatever was asked last', async () => {
    const stored = new Map([['castle-mode', 'map']]);
    const link = '#/castle?v=1&mode=close&f=warrior.3.3.1.elsewhere.';
    const { model, history } = await open(link, stored);
    expect([model.mode.value, history.hash()]).toEqual(['attack', link]);
    expect(stored.get('castle-mode')).toBe('map');
  });

  it('castle/model a link to a question leaves the last one alone', async () => {
    const stored = new Map([['castle-mode', 'siege']]);
    const { model } = await open('#/castle/map?v=1', stored);
    expect(model.mode.value).toBe('map');
    expect(stored.get('castle-mode')).toBe('siege');
  });

  it('castle/model below a question is still that question', async () => {
    const { model, history } = await open('#/castle/map/plans');
    expect([model.mode.value, history.hash()]).toEqual(['map', '#/castle/map/plans']);
  });

  it('castle/model each question is built once, when it is first asked', async () => {
    const { model, asked } = await open();
    await Promise.all([model.load('shots'), model.load('shots'), model.load('tape')]);
    expect(asked).toEqual(['shots', 'tape']);
  });

  it('castle/model the two things of the place are left and found again as they were', async () => {
    const { model, stored } = await open('#/castle/siege');
    expect(model.thing.value).toBe('castle');
    model.chooseThing('question');
    expect(model.mode.value).toBe('attack');
    model.choose('shots');
    model.chooseThing('castle');
    expect(model.mode.value).toBe('siege');
    const again = await open('#/castle', stored);
    again.model.chooseThing('question');
    expect(again.model.mode.value).toBe('shots');
    again.model.chooseThing('question');
    expect(again.model.mode.value).toBe('shots');
  });

  it('castle/model what one wants to do opens its question at its own address', async () => {
    const services = fakeServices('#/castle/attack');
    const model = await createCastleModel(services as unknown as Services, castleModes);
    expect(model.wish.value).toBe('attack');
    for (const wish of castleWishes) {
      await model.ask(wish);
      expect(model.wish.value).toBe(wish);
      expect(model.thing.value).toBe('question');
    }
    await model.ask('ways');
    expect(services.history.hash()).toBe('#/castle/effects/ways');
    await model.ask('shoot-figure');
    expect(services.history.hash()).toMatch(/^#\/castle\/shots/);
    expect((await model.load('shots')).inputs.value.value.situation).toBe('figure');
    model.choose('map');
    expect(model.wish.value).toBeUndefined();
  });
});
