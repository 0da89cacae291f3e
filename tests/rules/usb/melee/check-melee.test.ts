import { describe, expect, it } from 'vitest';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { checkMelee, type MeleeIssueCode } from '../../../../src/rules/usb/melee/check-melee.ts';
import { type MeleeSetup, meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const line = fresh(soldiers());
const plain = meleeBetween(line, line);

function codes(
  change: Partial<MeleeSetup>,
  rules: Partial<UsbRules> = {},
  setup = plain,
): readonly MeleeIssueCode[] {
  const checked = checkMelee({ ...setup, ...change }, { ...usbOwnRules, ...rules });
  return checked.ok ? [] : checked.issues.map(({ code }) => code);
}

const charger = (change: object) => ({ charger: { ...plain.charger, ...change } });
const target = (change: object) => ({ target: { ...plain.target, ...change } });

describe('checking a melee', () => {
  it('USB-MELEE-01: one model must reach and see; how far it reaches is shown', () => {
    expect(codes({ distance: 10 })).toEqual([]);
    expect(checkMelee({ ...plain, distance: 10.5 }, usbOwnRules)).toEqual({
      ok: false,
      issues: [{ code: 'out-of-reach', rule: 'USB-MELEE-01', who: 'charger', inches: 10 }],
    });
    expect(codes({ distance: 13, roadWay: true })).toEqual([]);
    expect(codes({ distance: 6, slowWay: true })).toEqual(['out-of-reach']);
    expect(codes({ seen: false })).toEqual(['not-seen']);
    expect(codes(charger({ fighter: fresh(machine()) }))).toEqual(['immobile']);
  });

  it('USB-MELEE-02: the nearest enemy, or any with a hero in the unit', () => {
    expect(codes({ nearness: 'farther' })).toEqual(['not-nearest']);
    const led = { ...line, joined: { unit: hero('aspiring'), lost: 0 } };
    expect(codes({ nearness: 'farther', ...charger({ fighter: led }) })).toEqual([]);
    expect(codes({ nearness: 'farther', ...charger({ fighter: fresh(hero('legend')) }) })).toEqual([]);
  });

  it('USB-A-03: the nearest of those that may be attacked, or by the switch of all', () => {
    expect(codes({ nearness: 'nearer-unseen' })).toEqual([]);
    expect(codes({ nearness: 'nearer-unseen' }, { nearest: 'strict' })).toEqual(['not-nearest']);
  });

  it('USB-C-06: a hidden target must be the nearest, a hero in the unit or not', () => {
    const hidden = target({ fighter: { ...line, formation: 'hide' } });
    expect(codes({ ...hidden, nearness: 'farther', ...charger({ fighter: fresh(hero('legend')) }) })).toEqual(
      ['hidden-not-nearest'],
    );
  });

  it('USB-MOR-05 USB-MOR-06: the shaken and the panicked do not charge, but fight on when locked', () => {
    expect(codes(charger({ fighter: { ...line, state: 'shaken' } }))).toEqual(['shaken-charger']);
    const panicked = charger({ fighter: { ...line, state: 'panicked' } });
    expect(codes(panicked)).toEqual(['panicked-charger']);
    expect(codes({ ...panicked, locked: true })).toEqual([]);
  });

  it('USB-REACT-01: a reaction that is not allowed, with its reason', () => {
    expect(checkMelee({ ...plain, reaction: 'shoot' }, usbOwnRules)).toEqual({
      ok: false,
      issues: [{ code: 'reaction', rule: 'USB-REACT-02', who: 'target', reaction: 'no-ranged' }],
    });
    expect(codes({ reaction: 'move', locked: true })).toEqual(['reaction']);
  });

  it('USB-MELEE-08 USB-SPEC-08 USB-MELEE-11: nobody uses what he has not', () => {
    expect(codes({ shield: 'reroll' })).toEqual(['no-shield']);
    expect(codes(target({ blessed: 'hits' }))).toEqual(['no-blessing']);
    expect(codes(charger({ selfDestructs: true }))).toEqual(['no-self-destruction']);
  });

  it('USB-C-10: a machine has no choice to make with its shield', () => {
    const shielded = fresh(machine({ growth: 1, equipment: ['shield'] }));
    expect(codes({ shield: 'reroll', ...target({ fighter: shielded }) })).toEqual(['no-shield']);
  });

  it('USB-C-27: heroes who meet duel before a unit of theirs destroys itself', () => {
    const bomb = fresh(soldiers({ specialisations: ['self-destruction'] }));
    const led = { ...bomb, joined: { unit: hero('aspiring'), lost: 0 } };
    const both = { ...charger({ fighter: led, selfDestructs: true }), ...target({ fighter: led }) };
    expect(codes(both)).toEqual(['duel-first']);
    expect(codes({ ...both, locked: true })).toEqual([]);
  });

  it('USB-PP-01: no more Power points than the hero has', () => {
    const led = charger({ fighter: fresh(hero('aspiring')) });
    expect(codes({ braveAttacks: 1 })).toEqual(['power-range']);
    expect(codes({ ...led, braveAttacks: 2 })).toEqual([]);
    expect(codes({ ...led, braveAttacks: 1, luck: 2 })).toEqual(['power-range']);
    expect(codes({ ...led, braveAttacks: -1 })).toEqual(['power-range']);
    // What he has spent before is gone.
    const tired = charger({ fighter: { ...fresh(hero('aspiring')), spent: 1 } });
    expect(codes({ ...tired, braveAttacks: 1 })).toEqual([]);
    expect(codes({ ...tired, braveAttacks: 2 })).toEqual(['power-range']);
  });

  it('USB-DUEL-01 USB-PP-04: a hero who flees from his duel strikes nobody again', () => {
    const led = {
      ...charger({ fighter: fresh(hero('legend')) }),
      ...target({ fighter: fresh(hero('legend')) }),
    };
    expect(codes({ ...led, braveAttacks: 1 })).toEqual([]);
    expect(codes({ ...led, braveAttacks: 1, duel: 'target-flees' })).toEqual([]);
    expect(codes({ ...led, braveAttacks: 1, duel: 'charger-flees' })).toEqual(['hero-fled']);
    expect(codes({ ...led, duel: 'charger-flees' })).toEqual([]);
  });

  it('USB-PP-06: nobody charges a False Flag; a fight that is locked goes on', () => {
    expect(codes({ falseFlag: true })).toEqual(['false-flag']);
    expect(codes({ falseFlag: true, locked: true })).toEqual([]);
  });

  it('USB-MELEE-13: all issues are shown at once', () => {
    const all = codes({
      distance: 99,
      lostOnTheWay: -1,
      seen: false,
      nearness: 'farther',
      reaction: 'shoot',
      shield: 'reroll',
      charger: { ...plain.charger, fighter: { ...line, state: 'panicked' }, others: Array(9).fill(line) },
    });
    expect(all).toEqual([
      'distance-range',
      'lost-range',
      'too-many-others',
      'out-of-reach',
      'not-seen',
      'not-nearest',
      'panicked-charger',
      'reaction',
      'no-shield',
    ]);
  });
});
