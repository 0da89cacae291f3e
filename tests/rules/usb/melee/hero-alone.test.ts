import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { hitModifiers, isEntrenched, saveModifiers } from '../../../../src/rules/usb/modifiers.ts';
import { shootingIssues } from '../../../../src/rules/usb/shooting/check-shooting.ts';
import { shootingAt } from '../../../../src/rules/usb/shooting/shooting.ts';
import { hazardHits } from '../../../../src/rules/usb/turn/hazards.ts';
import { moveInches } from '../../../../src/rules/usb/turn/movement.ts';
import { whatMayItDo } from '../../../../src/rules/usb/turn/phase.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { HeroUnit, LineUnit } from '../../../../src/rules/usb/units/unit.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

/** A unit whose soldiers have all fallen: its hero is left. */
const left = (unit: Partial<LineUnit>, joined: Partial<HeroUnit> = {}): Fighter => ({
  ...fresh(soldiers(unit)),
  models: 0,
  joined: { unit: hero('daredevil', joined), lost: 0 },
});
const enemy = { ...fresh(soldiers()), terrain: 'ruins' } as const;
const shot = { mode: 'shooting' } as const;

describe('a hero whose unit has fallen', () => {
  it('USB-A-35 USB-SPEC-05: the craft of dead engineers is gone, his own counts', () => {
    const saves = (attacker: Fighter) =>
      saveModifiers(enemy, attacker, shot, usbOwnRules, 'light-arms').map(({ effect }) => effect);
    expect(saves(left({ specialisations: ['engineers'] }))).toEqual(['entrenched', 'ruins']);
    expect(saves(left({}, { specialisations: ['engineers'] }))).toEqual([]);
    expect(saves({ ...left({ specialisations: ['engineers'] }), models: 1 })).toEqual([]);
  });

  it('USB-A-35 USB-SPEC-10: he is camouflaged if he himself is', () => {
    const hits = (target: Fighter) =>
      hitModifiers(fresh(soldiers()), target, shot, usbOwnRules).map(({ effect }) => effect);
    expect(hits(left({ specialisations: ['camouflage'] }))).toEqual([]);
    expect(hits(left({}, { specialisations: ['camouflage'] }))).toEqual(['camouflage']);
    expect(hits({ ...left({}, { specialisations: ['camouflage'] }), models: 1 })).toEqual([]);
  });

  it('USB-A-42: he moves as himself', () => {
    expect(moveInches(left({ type: 'heavy' }, { type: 'riders' }), 'run').value).toBe(14);
    expect(moveInches({ ...left({ type: 'heavy' }, { type: 'riders' }), models: 1 }, 'run').value).toBe(10);
  });

  it('USB-A-56 USB-A-35: he flies over dangerous ground if he flies', () => {
    const dangerous = { kind: 'dangerous', height: 0 } as const;
    expect(hazardHits(left({}, { specialisations: ['fliers'] }), dangerous)).toBe(0);
    expect(hazardHits(left({ specialisations: ['fliers'] }), dangerous)).toBe(1);
  });

  it('USB-TERR-11: on a large mount he heeds no terrain and does not entrench', () => {
    const mounted = left({}, { mount: machine({ growth: 3 }) });
    expect(isEntrenched({ ...mounted, entrenched: true }, undefined, shot)).toBe(false);
    const hits = hitModifiers(mounted, { ...enemy, terrain: 'forest' }, shot, usbOwnRules);
    expect(hits).toEqual([]);
    const entrench = whatMayItDo(mounted, {}, usbOwnRules).actions.find(({ id }) => id === 'entrench');
    expect(entrench?.allowed).toBe(false);
  });

  it('USB-TRANS-01: inside a transport it is he who must fit', () => {
    const shooter = left({ type: 'riders' }, { ranged: 'light-arms' });
    const codes = (one: Fighter) =>
      shootingIssues({ ...shootingAt(one, fresh(soldiers())), inTransport: true }, usbOwnRules).map(
        ({ code }) => code,
      );
    expect(codes(shooter)).toEqual([]);
    expect(codes({ ...shooter, models: 1 })).toEqual(['transport-kind']);
  });
});
