import { describe, expect, it } from 'vitest';
import { encodeQuik, initialQuik } from '../../../src/brikwars/quik/inputs.ts';
import { quikGameOf } from '../../../src/rules/brikwars/quik/quik-house-rules.ts';
import { featLikelihood } from '../../../src/rules/brikwars/quik/quik-play.ts';
import { openQuik } from './device.ts';

describe('quik: the model of the short games', () => {
  it('brikwars/quik/model: begins with the text of the language, and by another text plays its units', async () => {
    const { model } = await openQuik({ language: 'pl' });
    expect(model.game.value).toBe('pl');
    model.useGame('lugpol');
    expect(model.table.value).toEqual({ game: 'lugpol', house: {} });
    expect(model.inputs.value.value.strikers[0]?.unit).toBe('mercenary');
    expect(model.answer.value.ok).toBe(true);
  });

  it('brikwars/quik/model: house rules are in the inputs and in the link', async () => {
    const { model } = await openQuik();
    model.useTable({ game: 'en', house: { protection: 'each' } });
    expect(model.inputs.text.value).toContain('e=en~protection.each');
    model.useGame('lugpol');
    expect(model.table.value.house).toEqual({});
  });

  it('brikwars/quik/model: the draft is there again, a link leaves it alone', async () => {
    const stored = new Map<string, string>();
    const first = await openQuik({ stored });
    first.model.changeStriker(0, { unit: 'hero' });
    first.model.addStriker();
    first.model.changeStriker(1, { weapon: 'ranged', count: 4 });
    const again = await openQuik({ stored });
    expect(again.model.inputs.value.value.strikers).toMatchObject([
      { unit: 'hero' },
      { unit: 'hero', weapon: 'ranged', count: 4 },
    ]);
    const link = encodeQuik(initialQuik('lugpol'));
    const linked = await openQuik({ stored, hash: `#/fight/quik?${link}` });
    expect(linked.model.inputs.linked.value).toBe(true);
    expect(linked.model.game.value).toBe('lugpol');
    expect(stored.get('quik')).toContain('hero');
  });

  it('brikwars/quik/model: attackers come and go, at least one stays', async () => {
    const { model } = await openQuik();
    for (let more = 0; more < 5; more++) model.addStriker();
    expect(model.inputs.value.value.strikers).toHaveLength(model.mostRows);
    for (let less = 0; less < 5; less++) model.removeStriker(0);
    expect(model.inputs.value.value.strikers).toHaveLength(1);
  });

  it('brikwars/quik/model: swapping sides twice changes nothing', async () => {
    const { model } = await openQuik();
    model.changeTarget({ shield: true, unit: 'hero' });
    const before = model.inputs.value.value;
    model.swapSides();
    expect(model.inputs.value.value.strikers[0]).toMatchObject({ unit: 'hero', shield: true });
    model.swapSides();
    expect(model.inputs.value.value).toEqual(before);
  });

  it('BW-QW-06 an attack typed die by die, its likelihood, and the turn of who lived', async () => {
    const stored = new Map<string, string>();
    const { model } = await openQuik({ stored });
    const { play } = model;
    play.start();
    play.startTyping();
    for (const face of [3, 4, 5, 5]) play.typeFace(face);
    expect(play.play.value?.outcome).toEqual({ kind: 'attack', destroyed: false });
    expect(play.play.value?.likelihood).toBeCloseTo(1 - 0.460525, 6);
    expect(play.play.value?.mayGoOn).toBe(true);
    const again = await openQuik({ stored });
    expect(again.model.play.play.value?.log).toHaveLength(2);
    again.model.play.goOn();
    again.model.play.rollOut();
    expect(again.model.play.play.value?.earlier).toHaveLength(1);
    expect(again.model.play.play.value?.outcome).toBeDefined();
  });

  it('BW-QW-15 bricks, a crash, a feat and an act are played to their end', async () => {
    const { model } = await openQuik();
    for (const game of ['en', 'lugpol'] as const) {
      model.useGame(game);
      for (const kind of ['building', 'vehicle', 'feat'] as const) {
        model.change({ kind });
        model.play.start();
        model.play.rollOut();
        expect(model.play.play.value?.outcome, `${game} ${kind}`).toBeDefined();
        expect(model.play.play.value?.likelihood, `${game} ${kind}`).toBeGreaterThan(0);
        expect(model.play.play.value?.mayGoOn).toBe(false);
      }
    }
  });

  it('BW-QW-08 a hero is offered a feat before he attacks', async () => {
    const { model } = await openQuik();
    model.changeStriker(0, { unit: 'hero' });
    model.play.start();
    model.play.rollNext();
    expect(model.play.play.value?.next).toMatchObject({ options: ['attack', 'feat'] });
    // The feat changes nothing of the attack: what may be chosen differs by the feat's own chance.
    const { ends, options } = model.play.ahead.value ?? {};
    expect(options?.attack).toEqual(ends);
    const [feat, ...rest] = options?.feat ?? [];
    expect(rest).toEqual(ends);
    expect(feat?.id).toBe('succeeds');
    expect(feat?.chance).toBeCloseTo(featLikelihood(quikGameOf(model.table.value).rules, true), 12);
    model.play.choose('feat');
    model.play.rollOut();
    expect(model.play.play.value?.outcome).toMatchObject({ kind: 'attack', feat: expect.any(Boolean) });
  });

  it('brikwars/quik/model: entries that make no attack start nothing', async () => {
    const { model } = await openQuik();
    model.changeStriker(0, { weapon: 'bare-hands' });
    model.play.start();
    expect(model.play.play.value).toBeUndefined();
  });
});
