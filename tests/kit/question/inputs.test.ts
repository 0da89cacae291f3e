import { describe, expect, it } from 'vitest';
import { openOverlay } from '../../../src/kit/controls/overlays.ts';
import { createInputsModel, type InputCodec } from '../../../src/kit/question/inputs.ts';
import type { Drafts } from '../../../src/platform/drafts.ts';
import { createNavigationModel } from '../../../src/platform/navigation.ts';
import { createFakeHistory } from '../../support/fake-history.ts';

const codec: InputCodec<number> = {
  initial: 0,
  encode: (value) => `v=1&n=${value}`,
  decode: (query) => {
    const found = /^v=1&n=(\d+)$/.exec(query)?.[1];
    return found === undefined ? undefined : Number(found);
  },
};

async function build(hash: string, stored?: string) {
  const saved: string[] = [];
  const drafts: Drafts = { load: async () => stored, save: (_, query) => saved.push(query) };
  const history = createFakeHistory(hash);
  const navigation = createNavigationModel(history);
  const inputs = await createInputsModel('fight', codec, navigation, drafts);
  return { history, navigation, inputs, saved };
}

describe('inputs', () => {
  it('inputs: starts from the stored draft; a damaged draft gives the beginning', async () => {
    expect((await build('#/fight', 'v=1&n=5')).inputs.value.value).toBe(5);
    expect((await build('#/fight', 'nonsense')).inputs.value.value).toBe(0);
  });

  it('inputs: a change is stored at once and described in the address', async () => {
    const { inputs, saved, history } = await build('#/fight');
    inputs.set(3);
    expect(saved).toEqual(['v=1&n=3']);
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&n=3');
  });

  it('inputs: a kept text becomes the own draft, also while a link is shown', async () => {
    const { inputs, saved, history } = await build('#/fight?v=1&n=9', 'v=1&n=5');
    expect(inputs.text.value).toBe('v=1&n=9');
    expect(inputs.take('nonsense')).toBe(false);
    expect([inputs.linked.value, inputs.text.value, saved]).toEqual([true, 'v=1&n=9', []]);
    expect(inputs.take('v=1&n=7')).toBe(true);
    expect([inputs.linked.value, inputs.text.value, saved]).toEqual([false, 'v=1&n=7', ['v=1&n=7']]);
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&n=7');
  });

  it('inputs: an opened link never overwrites the draft in hand', async () => {
    const { inputs, saved } = await build('#/fight?v=1&n=9', 'v=1&n=5');
    expect(inputs.value.value).toBe(9);
    expect(inputs.linked.value).toBe(true);
    inputs.set(10);
    expect(saved).toEqual([]);
    inputs.discard();
    expect(inputs.value.value).toBe(5);
    expect(inputs.linked.value).toBe(false);
  });

  it('inputs: who has entered nothing has nothing to go back to, until he takes what he was sent', async () => {
    const { inputs, saved } = await build('#/fight?v=1&n=9');
    expect([inputs.linked.value, inputs.own.value, saved]).toEqual([true, false, []]);
    inputs.keep();
    expect([inputs.linked.value, inputs.own.value, saved]).toEqual([false, true, ['v=1&n=9']]);
  });

  it('inputs: a link is taken over only when the player says so', async () => {
    const { inputs, saved } = await build('#/fight?v=1&n=9', 'v=1&n=5');
    inputs.keep();
    expect(saved).toEqual(['v=1&n=9']);
    expect(inputs.value.value).toBe(9);
    expect(inputs.linked.value).toBe(false);
  });

  it('inputs: a link with nonsense says so and shows the own draft', async () => {
    const { inputs } = await build('#/fight?v=77&n=<script>', 'v=1&n=5');
    expect(inputs.unreadable.value).toBe(true);
    expect(inputs.value.value).toBe(5);
  });

  it('inputs: after a reload the stored draft wins over the address, which follows a moment behind', async () => {
    const history = createFakeHistory('#/fight?v=1&n=1');
    history.replace({ own: true }, '#/fight?v=1&n=1');
    const drafts: Drafts = { load: async () => 'v=1&n=21', save: () => undefined };
    const inputs = await createInputsModel('fight', codec, createNavigationModel(history), drafts);
    expect(inputs.value.value).toBe(21);
  });

  it('inputs: what is said of a bad link is gone when the place is left', async () => {
    const { inputs, navigation } = await build('#/fight?v=77', 'v=1&n=5');
    expect(inputs.unreadable.value).toBe(true);
    navigation.go('dice');
    expect(inputs.unreadable.value).toBe(false);
  });

  it('inputs: Back to an own address brings its inputs back', async () => {
    const { inputs, navigation, history } = await build('#/fight');
    inputs.set(1);
    history.pass();
    navigation.go('rules');
    navigation.go('fight');
    inputs.set(2);
    history.pass();
    navigation.back();
    navigation.back();
    expect(inputs.value.value).toBe(1);
  });

  it('inputs: the same link as the draft is no foreign link', async () => {
    const { inputs } = await build('#/fight?v=1&n=5', 'v=1&n=5');
    expect(inputs.linked.value).toBe(false);
  });

  it('inputs: what is typed on a pad over a place opened by its address stays', async () => {
    const { inputs, navigation, history } = await build('#/fight');
    inputs.set(1);
    history.pass();
    const close = openOverlay(navigation, () => undefined);
    inputs.set(18);
    close();
    expect(inputs.value.value).toBe(18);
    inputs.set(19);
    history.pass();
    expect([inputs.value.value, history.hash()]).toEqual([19, '#/fight?v=1&n=19']);
  });
});
