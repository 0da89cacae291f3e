import { describe, expect, it } from 'vitest';
import {
  type AccessAnswer,
  accessAnswerOf,
  accessReasons,
  changedPresets,
} from '../../../src/castle/attack/answer.ts';
import {
  type AccessPoint,
  type CastleFigure,
  castleCodec,
  initialInputs,
  mostFigures,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import { createCastleAttackModel } from '../../../src/castle/attack/model.ts';
import { fakeServices } from '../../support/fake-services.ts';

async function open(hash = '#/castle', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  return { ...services, model: await createCastleAttackModel(services) };
}

describe('castle/attack/model', () => {
  it('castle/attack/model: the answer stands before anything is entered', async () => {
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

  it('castle/attack/model: no more attackers than a link holds', async () => {
    const { model } = await open();
    for (let tries = 0; tries < mostFigures + 3; tries++) model.addFigure();
    expect(model.inputs.value.value.figures).toHaveLength(mostFigures);
    expect(model.full.value).toBe(true);
  });

  it('castle/attack/model: starting over can be undone', async () => {
    const { model } = await open();
    model.change({ kind: 'titan' });
    const before = model.inputs.value.value;
    model.startOver();
    expect(model.untouched.value).toBe(true);
    model.restore(before);
    expect(model.figure.value.kind).toBe('titan');
  });

  it('castle/attack/model: every change is stored and comes back', async () => {
    const { model, stored } = await open();
    model.change({ kind: 'section' });
    const again = await open('#/castle', stored);
    expect(again.model.inputs.value.value).toEqual(model.inputs.value.value);
  });

  it('castle/attack/model: a damaged draft gives the start', async () => {
    const { model } = await open('#/castle', new Map([['castle', 'v=1&mode=close&f=oops']]));
    expect(model.inputs.value.value).toEqual(castleCodec.initial);
  });

  it('castle/attack/model: a link shows its inputs and leaves the draft alone', async () => {
    const stored = new Map([
      ['castle', castleCodec.encode({ ...initialInputs, figures: [{ ...plainFigure, kind: 'titan' }] })],
    ]);
    const { model } = await open('#/castle?v=1&mode=ranged&f=warrior.0.5.1.elsewhere.', stored);
    expect(model.inputs.linked.value).toBe(true);
    expect(model.verdict.value.row).toBe('MK-ELG-09');
    model.inputs.discard();
    expect(model.verdict.value.row).toBe('MK-ELG-04');
  });

  it('castle/attack/model: a link of nonsense changes nothing and is named', async () => {
    const { model } = await open('#/castle?v=3&mode=ranged&figures=dragon');
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.inputs.fault.value).toEqual({ issue: 'value', name: 'figures', text: 'dragon' });
    expect(model.inputs.value.value).toEqual(castleCodec.initial);
  });

  it('castle/attack/model: stored figures attack instead of those there or beside them, and one is the primary', async () => {
    const { model } = await open();
    const griff = {
      name: 'Griff',
      kind: 'mounted',
      baseDamage: 4,
      baseRangedDamage: 2,
      abilities: [],
    } as const;
    const names = () => model.inputs.value.value.figures.map(({ name }) => name);
    model.take([griff, { ...griff, name: 'Bor' }], 'instead');
    expect([names(), model.chosen.value]).toEqual([['Griff', 'Bor'], 0]);
    model.take([{ ...griff, name: 'Ork' }], 'beside');
    expect([names(), model.chosen.value]).toEqual([['Griff', 'Bor', 'Ork'], 2]);
    model.makePrimary();
    expect([names(), model.chosen.value]).toEqual([['Ork', 'Griff', 'Bor'], 0]);
    model.rename('Új név');
    model.addFigure();
    expect(names()).toEqual(['Új név', 'Griff', 'Bor', '']);
    model.take([], 'instead');
    expect(names()).toHaveLength(4);
    model.take(
      Array.from({ length: mostFigures }, () => griff),
      'beside',
    );
    expect(names()).toHaveLength(mostFigures);
  });

  it('MK-A-32: those who are out are left out, and the rest attacks', async () => {
    const { model } = await open();
    model.addFigure();
    model.change({ baseDamage: 5 });
    expect(model.allowed.value).toEqual([false, true]);
    model.leaveOut(model.verdict.value.out);
    expect(model.verdict.value).toMatchObject({ eligible: true, row: 'MK-ELG-06' });
    model.leaveOut([0]);
    expect(model.inputs.value.value.figures).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, 'close', 0],
    ['the place', { place: 'arch' }, 'close', 1],
    ['place and front arc', { place: 'top', frontArcTouches: false }, 'close', 2],
    ['the front arc when shooting', { frontArcTouches: false }, 'ranged', 0],
  ] as const)('castle/attack/model: presets changed: %s', (_, part, mode, count) => {
    expect(changedPresets({ ...plainFigure, ...part }, mode)).toBe(count);
  });
});

function ask(figures: readonly Partial<CastleFigure>[], access: Partial<AccessPoint> = {}): AccessAnswer {
  return accessAnswerOf({
    figures: figures.map((figure) => ({ ...plainFigure, ...figure })),
    access: { ...initialInputs.access, ...access },
  });
}

const effects = ({ reasons }: Pick<AccessAnswer, 'reasons'>) => reasons.map(({ effect }) => effect);

describe('castle/attack/model: who strikes at whom', () => {
  it('MK-CC-01: a figure with its front arc on the point strikes at the enemy behind it, however weak', () => {
    expect(ask([{ baseDamage: 0 }])).toMatchObject({ allowed: true, out: [], remaining: [0] });
    expect(effects(ask([{ frontArcTouches: false }]))).toEqual(['front-arc-off']);
    expect(effects(ask([{}], { enemyThere: false }))).toEqual(['no-enemy-at-other-end']);
  });

  it('MK-CC-04: what its height adds is said of an attack that may be made, not of one that is refused', () => {
    expect(accessReasons(ask([{}], { higher: true })).map(({ effect }) => effect)).toContain('target-higher');
    expect(accessReasons(ask([{}], { higher: true, closed: true }))).toEqual([]);
    expect(accessReasons(ask([{ frontArcTouches: false }], { higher: true }))).toEqual([]);
  });

  it('MK-ENT-03: nothing goes through a closed door', () => {
    expect(ask([{}, {}], { closed: true })).toMatchObject({ allowed: false, remaining: [] });
  });

  it('MK-CC-03: a helper who does not touch the point is out, the others may go on', () => {
    const found = ask([{}, { frontArcTouches: false }, {}]);
    expect(found).toMatchObject({ allowed: false, out: [1], remaining: [0, 2] });
    expect(effects(found)).toEqual(['members-out', 'rest-may-go-on']);
    expect(found.attackers[1]?.reasons[0]).toMatchObject({ rule: 'MK-CC-03', effect: 'does-not-touch' });
    expect(effects(ask([{ frontArcTouches: false }, {}]))).toContain('primary-out');
  });

  it('MK-CC-04: a target above the primary attacker defends with 1 more', () => {
    expect([true, false].map((higher) => ask([{}], { higher }).defence.value)).toEqual([1, 0]);
    expect(ask([{}, {}]).defence.reasons.map(({ rule }) => rule)).toEqual(['MK-CC-04', 'MK-A-11']);
  });

  it('MK-CC-05: where several touch the point the target chooses, or by the other reading the attacker', () => {
    expect(ask([{}]).choice).toBeUndefined();
    for (const found of [ask([{}], { others: true }), ask([{}, {}])]) {
      expect(found.choice).toMatchObject({
        chooser: 'target',
        otherwise: { chooser: 'attacker', rule: 'MK-A-10' },
      });
    }
  });

  it('MK-ATT-01: a section strikes at nobody', () => {
    expect(ask([{ kind: 'section' }])).toMatchObject({
      allowed: false,
      out: [0],
      reasons: [{ rule: 'MK-ATT-01' }],
    });
    expect(ask([{}, { kind: 'section' }])).toMatchObject({ allowed: false, out: [1], remaining: [0] });
    expect(effects(ask([{ frontArcTouches: false }, { kind: 'section' }]))[0]).toBe('sections-only-shoot');
  });

  it('castle/attack/model the model answers it where it is asked, and keeps it', async () => {
    const services = fakeServices('#/castle/attack');
    const model = await createCastleAttackModel(services);
    expect(model.access.value).toBeUndefined();
    model.setMode('access');
    model.setAccess({ closed: true });
    expect([model.access.value?.allowed, model.allowed.value]).toEqual([false, [false]]);
    const again = await createCastleAttackModel(fakeServices('#/castle/attack', services.stored));
    expect(again.inputs.value.value).toEqual(model.inputs.value.value);
  });
});
