import { describe, expect, it } from 'vitest';
import { type Fighter, fresh } from '../../../src/rules/usb/fighter.ts';
import { usbOwnRules as rules } from '../../../src/rules/usb/house-rules.ts';
import { type PhaseMoment, whatMayItDo } from '../../../src/rules/usb/phase.ts';
import type { UsbUnit } from '../../../src/rules/usb/unit.ts';
import { machine, soldiers } from '../../support/usb-units.ts';

const armed = soldiers({ ranged: 'small-arms' });
const on = (unit: UsbUnit, now: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...now });
const allowed = (fighter: Fighter, moment: PhaseMoment = {}) =>
  whatMayItDo(fighter, moment, rules)
    .actions.filter((action) => action.allowed)
    .map(({ id }) => id);
const reactions = (fighter: Fighter, distance = 8) =>
  whatMayItDo(fighter, { distance }, rules)
    .reactions.filter((reaction) => reaction.allowed)
    .map(({ id }) => id);

describe('rules/usb/phase', () => {
  it('USB-ACT-01 USB-ACT-02 USB-ACT-03 USB-ACT-04 USB-ACT-05: a steady unit has all five actions', () => {
    expect(allowed(on(armed))).toEqual(['tactical', 'run', 'charge', 'aimed', 'entrench']);
    const { actions } = whatMayItDo(on(armed), {}, rules);
    expect(actions.map(({ move }) => move?.value)).toEqual([5, 10, 10, undefined, undefined]);
  });

  it('USB-ACT-04: without a ranged weapon there is no aimed shot, and a tactical move is only a move', () => {
    const { actions } = whatMayItDo(on(soldiers()), {}, rules);
    expect(allowed(on(soldiers()))).toEqual(['tactical', 'run', 'charge', 'entrench']);
    expect(actions[0]?.reasons.map(({ effect }) => effect)).toEqual(['not-armed']);
  });

  it('USB-MOR-05: shaken, it does not charge and tests first', () => {
    const card = whatMayItDo(on(armed, { state: 'shaken' }), {}, rules);
    expect(card.recovery).toBe('shaken');
    expect(card.actions.find(({ id }) => id === 'charge')).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'USB-MOR-05', effect: 'shaken-no-charge' }],
    });
  });

  it('USB-MOR-06: panicked, it only runs; USB-A-36: a locked fight comes first', () => {
    const panicked = on(armed, { state: 'panicked' });
    expect(allowed(panicked)).toEqual(['run']);
    expect(allowed(panicked, { locked: true })).toEqual(['fight']);
  });

  it('USB-MELEE-12: locked, it has nothing but another round of the fight', () => {
    expect(allowed(on(armed), { locked: true })).toEqual(['fight']);
  });

  it('USB-TURN-02: who was activated does nothing more', () => {
    expect(allowed(on(armed, { activated: true }))).toEqual([]);
  });

  it('USB-MOVE-06: a machine that has not grown shoots from where it stands', () => {
    const gun = on(machine({ equipment: ['large-arms'] }));
    expect(allowed(gun)).toEqual(['tactical', 'aimed']);
    expect(whatMayItDo(gun, {}, rules).actions[0]?.move).toBeUndefined();
    expect(reactions(gun)).toEqual(['react-shoot']);
    expect(allowed(on(machine()))).toEqual([]);
  });

  it('USB-FORM-03: a column does not entrench, and moves 5 inches further', () => {
    const column = on(armed, { formation: 'column' });
    expect(allowed(column)).toEqual(['tactical', 'run', 'charge', 'aimed']);
    expect(whatMayItDo(column, {}, rules).actions[1]?.move?.value).toBe(15);
    expect(reactions(column)).toEqual(['react-move', 'react-shoot']);
  });

  it('USB-SPEC-07: only who carries smoke places it', () => {
    expect(allowed(on(soldiers({ specialisations: ['smoke'] })))).toContain('smoke');
  });

  it('USB-REACT-01: a unit that was activated reacts only if it is entrenched', () => {
    expect(reactions(on(armed))).toEqual(['react-move', 'react-shoot', 'react-entrench']);
    expect(reactions(on(armed, { activated: true }))).toEqual([]);
    expect(reactions(on(armed, { activated: true, entrenched: true }))).toEqual(['react-shoot']);
    expect(reactions(on(armed, { activated: true, terrain: 'forest' }))).toEqual(['react-shoot']);
    expect(reactions(on(armed, { activated: true, entrenched: true, terrain: 'pit' }))).toEqual([]);
  });

  it('USB-REACT-02: it shoots at more than 5 inches, entrenched at any distance', () => {
    expect(reactions(on(armed), 5)).toEqual(['react-move', 'react-entrench']);
    expect(reactions(on(armed), 5.5)).toContain('react-shoot');
    expect(reactions(on(armed, { entrenched: true }), 2)).toEqual(['react-shoot']);
    expect(reactions(on(soldiers({ ranged: 'light-arms' })), 12)).toContain('react-shoot');
    expect(reactions(on(soldiers({ ranged: 'light-arms' })), 12.5)).not.toContain('react-shoot');
  });
});
