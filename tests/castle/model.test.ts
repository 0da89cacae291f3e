import { describe, expect, it } from 'vitest';
import { type CastleMode, type CastleTable, createCastleModel } from '../../src/castle/model.ts';
import type { Services } from '../../src/platform/services.ts';
import { fakeServices } from '../support/fake-services.ts';

const castleModes: readonly CastleMode[] = ['attack', 'shots', 'tape', 'map', 'siege', 'effects'];

/** The place alone: what its questions ask is tested where they stand. */
async function open(hash = '#/castle', stored = new Map<string, string>()) {
  const services = fakeServices(hash, stored);
  const asked: string[] = [];
  const code = Object.fromEntries(
    castleModes.map((mode) => [
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
    for (const mode of castleModes) {
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
});
