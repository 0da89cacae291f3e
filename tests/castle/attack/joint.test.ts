import { describe, expect, it } from 'vitest';
import {
  type AccessPoint,
  type CastleFigure,
  plainAccess,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import { type AccessAnswer, accessAnswerOf, accessReasons } from '../../../src/castle/attack/joint.ts';
import { createCastleAttackModel } from '../../../src/castle/attack/model.ts';
import { fakeServices } from '../../support/fake-services.ts';

function ask(figures: readonly Partial<CastleFigure>[], access: Partial<AccessPoint> = {}): AccessAnswer {
  return accessAnswerOf({
    figures: figures.map((figure) => ({ ...plainFigure, ...figure })),
    access: { ...plainAccess, ...access },
  });
}

const effects = ({ reasons }: Pick<AccessAnswer, 'reasons'>) => reasons.map(({ effect }) => effect);

describe('castle/attack/joint', () => {
  it('MK-CC-01: whoever has his front arc on the point strikes at the enemy behind it, however weak', () => {
    expect(ask([{ baseDamage: 0 }])).toMatchObject({ allowed: true, out: [], remaining: [0] });
    expect(effects(ask([{ frontArcTouches: false }]))).toEqual(['front-arc-off']);
    expect(effects(ask([{}], { enemyThere: false }))).toEqual(['no-enemy-at-other-end']);
  });

  it('MK-CC-04: what its height adds is told of an attack that may be made, not of one that is refused', () => {
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

  it('castle/attack/joint the model answers it where it is asked, and keeps it', async () => {
    const services = fakeServices('#/castle/attack');
    const model = await createCastleAttackModel(services);
    expect(model.access.value).toBeUndefined();
    model.setMode('access');
    model.setAccess({ closed: true });
    expect([model.access.value?.allowed, model.mays.value]).toEqual([false, [false]]);
    const again = await createCastleAttackModel(fakeServices('#/castle/attack', services.stored));
    expect(again.inputs.value.value).toEqual(model.inputs.value.value);
  });
});
