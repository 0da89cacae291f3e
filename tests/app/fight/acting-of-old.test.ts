import { describe, expect, it } from 'vitest';
import { openFightPlace } from '../../brikwars/duel/device.ts';

describe('app/fight/acting-of-old', () => {
  it('app/fight/acting-of-old: fights in hand that were left where the enemy acted in all of them are his still, and so are their rolls', async () => {
    const { model } = await openFightPlace();
    const duel = await (await model.brikwars()).load('brikwars');
    const query = duel.inputs.text.peek();
    duel.play.start();
    const rolls = duel.play.text.peek() ?? '';
    const stored = new Map([
      ['fight', query],
      ['fight-play', rolls],
    ]);
    const later = await openFightPlace({ stored, settings: { acting: 'theirs' } });
    const found = await (await later.model.brikwars()).load('brikwars');
    expect(found.inputs.acting.peek()).toBe('theirs');
    expect(found.play.whose.peek()).toBe('theirs');
    expect(found.play.play.peek()?.stale).toBe(false);
    expect(later.settings.value.peek().acting).toBe('mine');
    // What was never begun is mine, and from now on the fight alone says it.
    expect((await (await later.model.brikwars()).load('charge')).inputs.acting.peek()).toBe('mine');
    found.inputs.turn();
    expect(found.inputs.text.peek()).toBe(query);
    expect(found.play.text.peek()).toBe(rolls);
  });
});
