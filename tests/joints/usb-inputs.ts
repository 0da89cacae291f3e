// Random whole inputs of the modes of USB, and what of them travels.
import fc from 'fast-check';
import { formations, terrains } from '../../src/rules/usb/circumstances.ts';
import {
  type UsbTable,
  usbHouseRuleIds,
  usbValuesOf,
  withUsbHouseRule,
} from '../../src/rules/usb/house-rules.ts';
import type { MeleeSide } from '../../src/rules/usb/melee/melee-setup.ts';
import { mostGrade, namedTests } from '../../src/rules/usb/test/named-tests.ts';
import { rerolls } from '../../src/rules/usb/test/test.ts';
import { checkUnit } from '../../src/rules/usb/units/check-unit.ts';
import { machineItemIds, specialisationIds } from '../../src/rules/usb/units/equipment.ts';
import type { Fighter } from '../../src/rules/usb/units/fighter.ts';
import { modelsOf, statsOf } from '../../src/rules/usb/units/profile.ts';
import { type HeroUnit, type MachineUnit, statValues, type UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { type UsbChargeInputs, usbCharge, withMelee } from '../../src/usb/charge/inputs.ts';
import { type UsbMoraleInputs, usbMorale } from '../../src/usb/morale/inputs.ts';
import { type UsbShootInputs, usbShoot } from '../../src/usb/shoot/inputs.ts';
import { mostFights, mostPower } from '../../src/usb/side-codec.ts';
import { mostWanted, testKinds, type UsbTestInputs, usbTestOf } from '../../src/usb/test/inputs.ts';
import { anyInputs } from '../support/samples/any-inputs.ts';
import { picker, randomUnit } from '../support/samples/usb-units.ts';
import { anyPair, pair } from './brikwars-inputs.ts';
import type { Fields } from './fields.ts';
import { usbUnit } from './records.ts';
import { anyId } from './values.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const upTo = (max: number) => whole(0, max);
const yes = fc.boolean();

const anyMachine: fc.Arbitrary<MachineUnit> = fc
  .record({
    hit: fc.constantFrom(...statValues),
    tough: fc.constantFrom(...statValues),
    growth: upTo(6),
    equipment: fc.subarray([...machineItemIds], { maxLength: 1 }),
    specialisations: fc.subarray([...specialisationIds], { maxLength: 2 }),
  })
  .map((machine) => ({ kind: 'machine', ...machine }));

/** A unit that the rules allow. */
export const anyLegalUnit: fc.Arbitrary<UsbUnit> = fc
  .nat(100_000)
  .map((seed) => randomUnit(picker(seed)))
  .filter((unit) => checkUnit(unit, { smallGrowthSlots: 1 }).ok)
  .chain((unit) =>
    unit.kind === 'hero' && unit.type !== 'riders'
      ? fc.option(anyMachine, { nil: undefined }).map((mount) => ({ ...unit, ...(mount && { mount }) }))
      : fc.constant(unit),
  );
const anyHero = anyLegalUnit.filter((unit): unit is HeroUnit => unit.kind === 'hero');

/** A table with any of its switches set otherwise. */
export const anyUsbTable: fc.Arbitrary<UsbTable> = fc
  .array(fc.nat(usbHouseRuleIds.length - 1), { maxLength: 8 })
  .map((places) =>
    places.reduce<UsbTable>(
      (table, place) => {
        const name = usbHouseRuleIds[place];
        const other = name && usbValuesOf(name)[1];
        return name && other !== undefined ? withUsbHouseRule(table, name, other) : table;
      },
      { house: {} },
    ),
  );

/** A unit as it may stand on the table: nobody has lost more than he has under any rules. */
const anyFighter: fc.Arbitrary<Fighter> = anyLegalUnit.chain((unit) => {
  const most = (of: UsbUnit) =>
    statsOf(of, { growthModel: unit.kind === 'machine' ? 'F1' : 'F2' }).standfast - 1;
  return fc
    .record({
      models: whole(1, modelsOf(unit)),
      wounded: upTo(Math.max(0, Math.min(most(unit), statsOf(unit, { growthModel: 'F2' }).standfast - 1))),
      formation: fc.constantFrom(...formations),
      terrain: fc.constantFrom(...terrains),
      entrenched: yes,
      state: fc.constantFrom('steady' as const, 'shaken' as const, 'panicked' as const),
      activated: yes,
      fights: upTo(mostFights),
      hero: unit.kind === 'line' ? fc.option(anyHero, { nil: undefined }) : fc.constant(undefined),
      lost: fc.nat(1),
      id: fc.option(anyId, { nil: undefined }),
      spent: upTo(mostPower),
    })
    .map(({ hero, lost, id, spent, ...now }) => ({
      unit,
      ...now,
      ...(hero && { joined: { unit: hero, lost: Math.min(lost, most(hero)) } }),
      ...(id !== undefined && { id }),
      ...(spent > 0 && { spent }),
    }));
});

const side = fc.record({ fighter: anyFighter });

/** What the fields of USB hold that have a text of their own. */
const own = {
  table: anyUsbTable,
  fighter: anyFighter,
  others: anyFighter,
  shooter: side,
  target: side,
  side,
  aura: fc.option(fc.constantFrom(...statValues), { nil: undefined }),
  battle: fc.option(anyPair, { nil: undefined }),
};

export const anyShoot = anyInputs(usbShoot, own);

// What nobody in it has is put right before it is shown.
export const anyUsbCharge = anyInputs(usbCharge, own).map((inputs) => withMelee(inputs));

export const anyMorale = anyInputs(usbMorale, own);

export const anyUsbTest: fc.Arbitrary<UsbTestInputs> = fc
  .constantFrom(...testKinds)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      dice: whole(1, 40),
      stat: whole(2, 6),
      ticked:
        kind === 'any'
          ? fc.constant([])
          : fc.subarray(namedTests[kind].modifiers.map(({ effect }) => effect)),
      grade: upTo(mostGrade),
      other: whole(-3, 3),
      reroll: fc.constantFrom(...rerolls),
      onlySix: yes,
      atLeast: upTo(40),
    }),
  )
  .filter((inputs) => usbTestOf(inputs) !== undefined && inputs.atLeast <= mostWanted(inputs));

export const usbTable: Fields<UsbTable> = {
  house: {
    capRule: 'always',
    growthModel: 'always',
    smallGrowthSlots: 'always',
    ruinsStack: 'always',
    meleeDefeatTest: 'always',
    fatigue: 'always',
    specialWeaponPrice: 'always',
    d3Overflow: 'always',
    nearest: 'always',
    cargoMix: 'always',
    luckOnOne: 'always',
    unbreakable: 'always',
  },
};

const fighter: Fields<Fighter> = {
  unit: usbUnit,
  models: 'travels',
  wounded: 'travels',
  joined: {
    unit: {
      kind: 'always',
      tier: 'travels',
      type: 'travels',
      hit: 'travels',
      tough: 'travels',
      melee: 'travels',
      shield: 'travels',
      ranged: 'travels',
      specialisations: 'travels',
      magic: 'travels',
      mount: usbUnit.mount,
    },
    lost: 'travels',
  },
  formation: 'travels',
  terrain: 'travels',
  entrenched: 'travels',
  state: 'travels',
  activated: 'travels',
  fights: 'travels',
  spent: 'travels',
  id: 'travels',
};

export const shootFields: Fields<UsbShootInputs> = {
  table: usbTable,
  shooter: { fighter },
  target: { fighter },
  kind: 'travels',
  distance: 'travels',
  blind: 'travels',
  indirect: 'travels',
  spotted: 'travels',
  nearness: 'travels',
  inTransport: 'travels',
  flank: 'travels',
  engaged: 'travels',
  falseFlag: 'travels',
  perfect: 'travels',
  again: 'travels',
  luck: 'travels',
  blessed: 'travels',
  targetBlessed: 'travels',
  aura: 'travels',
  battle: pair,
};

const melee: Fields<MeleeSide> = {
  fighter,
  others: fighter,
  firstFight: 'travels',
  aura: 'travels',
  blessed: 'travels',
  selfDestructs: 'travels',
};

export const usbChargeFields: Fields<UsbChargeInputs> = {
  table: usbTable,
  charger: melee,
  target: melee,
  locked: 'travels',
  distance: 'travels',
  slowWay: 'travels',
  roadWay: 'travels',
  seen: 'travels',
  nearness: 'travels',
  flank: 'travels',
  falseFlag: 'travels',
  lostOnTheWay: 'travels',
  reaction: 'travels',
  shield: 'travels',
  duel: 'travels',
  braveAttacks: 'travels',
  luck: 'travels',
  goal: 'travels',
  battle: pair,
};

export const moraleFields: Fields<UsbMoraleInputs> = {
  table: usbTable,
  side: { fighter },
  event: 'travels',
  lostBefore: 'travels',
  lostBy: 'travels',
  from: 'travels',
  hazard: 'travels',
  height: 'travels',
  aura: 'travels',
  blessed: 'travels',
  power: 'travels',
  battle: pair,
  left: { units: 'travels', tough: 'travels', brave: 'travels', unbreakable: 'travels', near: 'travels' },
};

export const usbTestFields: Fields<UsbTestInputs> = {
  kind: 'travels',
  dice: 'travels',
  stat: 'travels',
  ticked: 'travels',
  grade: 'travels',
  other: 'travels',
  reroll: 'travels',
  onlySix: 'travels',
  atLeast: 'travels',
};
