import { describe, expect, it } from 'vitest';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import { meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { reactionsOf } from '../../../../src/rules/usb/reaction/reaction.ts';
import { arrived, assaultIssues, mayInfiltrate } from '../../../../src/rules/usb/turn/arrival.ts';
import { whatMayItDo } from '../../../../src/rules/usb/turn/phase.ts';
import type { PhaseMoment } from '../../../../src/rules/usb/turn/phase-items.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { HeroUnit, UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { deepOr } from '../../../support/deep.ts';
import { hero, machine, picker, soldiers } from '../../../support/samples/usb-units.ts';
import { randomMelee } from '../melee/melee-support.ts';

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

describe('rules/usb/turn/phase', () => {
  it('USB-ACT-01 USB-ACT-02 USB-ACT-03 USB-ACT-04 USB-ACT-05: a steady unit has all five actions', () => {
    expect(allowed(on(armed))).toEqual(['tactical', 'run', 'charge', 'aimed', 'entrench']);
    const { actions } = whatMayItDo(on(armed), {}, rules);
    expect(actions.map(({ move }) => move?.value)).toEqual([5, 10, 10, undefined, undefined]);
  });

  it('USB-ACT-01 EX-11: a tactical move is one move, with the shot before or after it and not within', () => {
    const { actions } = whatMayItDo(on(armed), {}, rules);
    expect(actions[0]).toMatchObject({ id: 'tactical', move: { value: 5 } });
    expect(actions[0]?.reasons).toContainEqual({ rule: 'USB-ACT-01', effect: 'shoot-before-or-after' });
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

  it('USB-MELEE-12: a locked unit does not walk out of its fight by a reaction', () => {
    const { reactions: all } = whatMayItDo(on(armed), { distance: 8, locked: true }, rules);
    expect(all.filter(({ allowed: may }) => may).map(({ id }) => id)).toEqual([
      'react-shoot',
      'react-entrench',
    ]);
  });

  it('USB-TERR-05: in a pit of corpses entrenching brings nothing', () => {
    const card = whatMayItDo(on(armed, { terrain: 'pit' }), {}, rules);
    const brings = [...card.actions, ...card.reactions]
      .filter(({ id }) => id.endsWith('entrench'))
      .map(({ reasons }) => reasons.map(({ rule, effect }) => `${rule} ${effect}`));
    const nothing = ['USB-TERR-05 pit-no-entrenching'];
    expect(brings).toEqual([nothing, nothing]);
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

  it('USB-REACT-02: the card and the declared charge allow the same, unit by unit and inch by inch', () => {
    for (let seed = 1; seed <= deepOr(300, 80); seed++) {
      const pick = picker(seed);
      const setup = randomMelee(pick, rules);
      const { fighter } = setup.target;
      for (const distance of [0, 4, 5, 5.5, 12, 18, 24.5, 40]) {
        // Without what only the charge knows: engineers, and the side that it comes from.
        const charge = { ...meleeBetween(on(armed), fighter), distance };
        const open = reactionsOf(charge, rules)
          .filter(({ reaction, issue }) => reaction !== 'none' && !issue)
          .map(({ reaction }) => `react-${reaction}`);
        expect([seed, distance, ...reactions(fighter, distance)]).toEqual([seed, distance, ...open]);
      }
    }
  });

  const arrivals = (fighter: Fighter, moment: PhaseMoment = {}) =>
    whatMayItDo(fighter, moment, rules).arrivals.map(({ id, allowed: may, need, reasons }) => ({
      id,
      may,
      ...(need !== undefined && { need }),
      effects: reasons.map(({ effect }) => effect),
    }));

  it('USB-SPEC-02: sudden attack tests its Obrona, and arrives activated and entrenched', () => {
    expect(arrivals(on(armed))).toEqual([]);
    const sudden = { specialisations: ['sudden-attack'] } as const;
    expect(arrivals(on(soldiers(sudden)))).toEqual([
      { id: 'sudden', may: true, need: 4, effects: ['sudden-tests', 'sudden-entrenched', 'sudden-again'] },
    ]);
    expect(arrivals(on(machine(sudden)))[0]?.effects).toContain('sudden-activated');
    expect(arrived(on(soldiers(sudden)))).toMatchObject({ activated: true, entrenched: true });
  });

  it('USB-SPEC-04: assault charges on arrival, at what a friend sees', () => {
    const raiders = on(soldiers({ specialisations: ['assault'] }));
    expect(arrivals(raiders)).toEqual([{ id: 'assault', may: false, effects: ['assault-unseen'] }]);
    expect(arrivals(raiders, { friendSees: true })).toEqual([
      { id: 'assault', may: true, effects: ['assault-charges'] },
    ]);
    expect(assaultIssues(raiders, { fromElsewhere: false, friendSees: false })).toEqual([
      'started-inside',
      'unseen',
    ]);
    expect(assaultIssues(on(armed), { fromElsewhere: true, friendSees: true })).toEqual(['no-assault']);
  });

  it('USB-DEP-05 USB-A-35: infiltration is anywhere but in the enemy zone; unit and hero must both have it', () => {
    const scouts = on(soldiers({ specialisations: ['infiltration'] }));
    expect(arrivals(scouts)).toEqual([{ id: 'infiltration', may: true, effects: ['infiltrates'] }]);
    expect([
      mayInfiltrate(scouts, false),
      mayInfiltrate(scouts, true),
      mayInfiltrate(on(armed), false),
    ]).toEqual([true, false, false]);
    const led = (joined: Partial<HeroUnit>) => ({
      ...scouts,
      joined: { unit: hero('aspiring', joined), lost: 0 },
    });
    expect(arrivals(led({})).map(({ id }) => id)).toEqual(['leave']);
    expect(arrivals(led({ specialisations: ['infiltration'] })).map(({ id }) => id)).toEqual([
      'infiltration',
      'leave',
    ]);
  });

  it('USB-MOR-11: a hero near by may inspire a shaken or panicked unit', () => {
    for (const state of ['shaken', 'panicked'] as const)
      expect(arrivals(on(armed, { state }))).toEqual([
        { id: 'inspiration', may: true, effects: ['inspired'] },
      ]);
    expect(arrivals(on(armed))).toEqual([]);
  });

  it('USB-MOVE-03: a run keeps an inch off the enemy', () => {
    const run = whatMayItDo(on(armed), {}, rules).actions.find(({ id }) => id === 'run');
    expect(run?.reasons).toContainEqual({ rule: 'USB-MOVE-03', effect: 'keeps-off', amount: 1 });
  });

  it('USB-HERO-02 USB-TURN-05: a hero joins from up to 5 inches, and then both act as one', () => {
    expect(arrivals(on(hero('legend')))).toEqual([
      { id: 'join', may: true, effects: ['joins-near', 'acts-together'] },
    ]);
    const { arrivals: items } = whatMayItDo(on(hero('legend')), {}, rules);
    expect(items.map(({ move }) => move?.value)).toEqual([5]);
  });
});
