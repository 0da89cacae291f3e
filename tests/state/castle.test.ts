import { describe, expect, it } from 'vitest';
import { changedPresets, createCastleModel } from '../../src/state/castle.ts';
import { castleCodec, mostFigures, plainFigure } from '../../src/state/castle-inputs.ts';
import { fakeServices } from '../support/fake-services.ts';

async function open(hash = '#/castle', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  return { ...services, model: await createCastleModel(services) };
}

describe('state/castle', () => {
  it('state/castle: the answer stands before anything is entered', async () => {
    const { model } = await open();
    expect(model.verdict.value).toMatchObject({ eligible: false, row: 'MK-ELG-12' });
    expect(model.untouched.value).toBe(true);
    expect(model.figure.value).toMatchObject({ frontArcTouches: true, place: 'elsewhere' });
  });

  it('MK-ELG-06: one tap on the damage turns the answer', async () => {
    const { model, used } = await open();
    model.change({ baseDamage: 4 });
    expect(model.verdict.value).toMatchObject({ eligible: true, row: 'MK-ELG-06' });
    expect(used).toEqual(['mage-knight']);
  });

  it('MK-ELG-10: an ability is set and taken back', async () => {
    const { model } = await open();
    model.setMode('ranged');
    model.toggleAbility('bombazas');
    expect(model.verdict.value.row).toBe('MK-ELG-10');
    model.toggleAbility('bombazas');
    expect(model.verdict.value.row).toBe('MK-ELG-12');
  });

  it('MK-ELG-13: attackers are added as copies, edited one by one, removed', async () => {
    const { model } = await open();
    model.change({ baseDamage: 4 });
    model.addFigure();
    expect(model.chosen.value).toBe(1);
    expect(model.verdict.value).toMatchObject({ eligible: true, row: 'MK-ELG-13' });
    model.change({ frontArcTouches: false });
    expect(model.verdict.value).toMatchObject({ eligible: false, out: [1], remaining: [0] });
    model.choose(0);
    expect(model.figure.value.frontArcTouches).toBe(true);
    model.choose(1);
    model.removeFigure();
    expect(model.chosen.value).toBe(0);
    expect(model.verdict.value).toMatchObject({ eligible: true, row: 'MK-ELG-06' });
    model.removeFigure();
    expect(model.inputs.value.value.figures).toHaveLength(1);
  });

  it('state/castle: no more attackers than a link holds', async () => {
    const { model } = await open();
    for (let tries = 0; tries < mostFigures + 3; tries++) model.addFigure();
    expect(model.inputs.value.value.figures).toHaveLength(mostFigures);
    expect(model.full.value).toBe(true);
  });

  it('state/castle: starting over can be undone', async () => {
    const { model } = await open();
    model.change({ kind: 'titan' });
    const before = model.inputs.value.value;
    model.startOver();
    expect(model.untouched.value).toBe(true);
    model.restore(before);
    expect(model.figure.value.kind).toBe('titan');
  });

  it('state/castle: every change is stored and comes back', async () => {
    const { model, stored } = await open();
    model.change({ kind: 'section' });
    const again = await open('#/castle', stored);
    expect(again.model.inputs.value.value).toEqual(model.inputs.value.value);
  });

  it('state/castle: a damaged draft gives the start', async () => {
    const { model } = await open('#/castle', new Map([['castle', 'v=1&mode=close&f=oops']]));
    expect(model.inputs.value.value).toEqual(castleCodec.initial);
  });

  it('state/castle: a link shows its inputs and leaves the draft alone', async () => {
    const stored = new Map([
      ['castle', castleCodec.encode({ mode: 'close', figures: [{ ...plainFigure, kind: 'titan' }] })],
    ]);
    const { model } = await open('#/castle?v=1&mode=ranged&f=warrior.0.5.1.elsewhere.', stored);
    expect(model.inputs.linked.value).toBe(true);
    expect(model.verdict.value.row).toBe('MK-ELG-09');
    model.inputs.discard();
    expect(model.verdict.value.row).toBe('MK-ELG-04');
  });

  it('state/castle: a link of nonsense changes nothing and is named', async () => {
    const { model } = await open('#/castle?v=1&mode=ranged&f=%00');
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.inputs.value.value).toEqual(castleCodec.initial);
  });

  it.each([
    ['nothing', {}, 'close', 0],
    ['the place', { place: 'arch' }, 'close', 1],
    ['place and front arc', { place: 'top', frontArcTouches: false }, 'close', 2],
    ['the front arc when shooting', { frontArcTouches: false }, 'ranged', 0],
  ] as const)('state/castle: presets changed: %s', (_, part, mode, count) => {
    expect(changedPresets({ ...plainFigure, ...part }, mode)).toBe(count);
  });
});
