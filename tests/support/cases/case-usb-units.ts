import { type UsbRules, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { type Fighter, fresh } from '../../../src/rules/usb/units/fighter.ts';
import { startingStandfast } from '../../../src/rules/usb/units/profile.ts';
import {
  type HeroUnit,
  heroTiers,
  type MachineUnit,
  type StatValue,
  type UsbUnit,
} from '../../../src/rules/usb/units/unit.ts';
import { hero, machine, soldiers } from '../samples/usb-units.ts';
import { type Fields, Refusal } from './cases.ts';

const noSuchUnit = 'models of more Standfast than 2 stand alone (USB-COMP-06)';

const machines = [0, 1, 2, 3, 4, 5, 6].map((growth) => machine({ growth }));
const heroes = heroTiers.map((tier) => hero(tier));
const mounted = heroes.flatMap((rider) => machines.map((mount) => ({ ...rider, mount })));

const standfastOf = (unit: UsbUnit) => startingStandfast(unit, usbOwnRules);

/** A unit of one model, of that Obrona if any is said. */
function alone<Unit extends HeroUnit | MachineUnit>(unit: Unit, tough?: StatValue): Unit {
  if (tough === undefined) return unit;
  return 'mount' in unit && unit.mount
    ? { ...unit, tough, mount: { ...unit.mount, tough } }
    : { ...unit, tough };
}

/** A unit that starts with so many models of so much Standfast, which shots or morale meet. */
export function startingWith(given: Fields, tough: StatValue): Fighter {
  const standfast = given.number('standfast');
  const models = given.number('models');
  if (standfast <= 2) {
    return fresh(soldiers({ tough, models, type: standfast === 1 ? 'infantry' : 'heavy' }));
  }
  const known = [...machines, ...heroes, ...mounted].find((unit) => standfastOf(unit) === standfast);
  if (!known || models !== 1) throw new Refusal(noSuchUnit);
  return fresh(alone(known, tough));
}

/** The table at which machines grow biggest (USB-X-02). */
export const biggestMachines: UsbRules = { ...usbOwnRules, growthModel: 'F1' };

/**
 * A unit that has so many models of so much Standfast in a melee; its dice are given by the case. Alone it is one of the
 * biggest machines, for two heroes would fight a duel; what a machine has above that it has lost before.
 */
export function fightingWith(given: Fields): Fighter {
  const standfast = given.number('standfast');
  const models = given.number('models');
  if (standfast <= 2) return fresh(soldiers({ models, type: standfast === 1 ? 'infantry' : 'heavy' }));
  const full = (unit: UsbUnit) => startingStandfast(unit, biggestMachines);
  const known = machines.find((unit) => full(unit) >= standfast);
  if (!known || models !== 1) throw new Refusal(noSuchUnit);
  return { ...fresh(known), wounded: full(known) - standfast };
}
