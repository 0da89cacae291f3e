import { isBlessed } from '../rules/usb/check-shooting.ts';
import { type Fighter, fresh } from '../rules/usb/fighter.ts';
import { type UsbTable, usbRulesOf } from '../rules/usb/house-rules.ts';
import { machineOf } from '../rules/usb/profile.ts';
import {
  type Nearness,
  nearnesses,
  powerOf,
  type ShootingSetup,
  type ShotKind,
  shooterModels,
  shotKinds,
  type TargetBlessing,
  targetBlessings,
} from '../rules/usb/shooting.ts';
import { cargoOf } from '../rules/usb/transport.ts';
import type { StatValue } from '../rules/usb/unit.ts';
import { fitted, presetUnit, type UsbSide } from './usb-side.ts';
import { plainUsbTable } from './usb-table-rules.ts';

export const shootSides = ['shooter', 'target'] as const;
export type ShootSide = (typeof shootSides)[number];

/** Everything the Shoot screen asks. What does not matter for the units chosen is kept, and left out of the shooting. */
export interface UsbShootInputs {
  readonly table: UsbTable;
  readonly shooter: UsbSide;
  readonly target: UsbSide;
  readonly kind: ShotKind;
  /** Inches. */
  readonly distance: number;
  /** Models that do not see the target. */
  readonly blind: number;
  readonly indirect: boolean;
  readonly spotted: boolean;
  readonly nearness: Nearness;
  readonly inTransport: boolean;
  readonly flank: boolean;
  readonly engaged: boolean;
  readonly falseFlag: boolean;
  readonly perfect: boolean;
  readonly again: number;
  readonly luck: number;
  readonly blessed: boolean;
  readonly targetBlessed: TargetBlessing;
  /** Of a hero near the target; undefined for none. */
  readonly aura?: StatValue;
}

/** What the screen offers to choose from. */
export const shootChoices = { kinds: shotKinds, nearnesses, blessings: targetBlessings } as const;

export const shootBounds = { distance: 60, blind: 21, power: 8 } as const;

const side = (fighter: Fighter): UsbSide => ({ fighter });

export const initialShoot: UsbShootInputs = {
  table: plainUsbTable,
  shooter: side(fresh(presetUnit('regular-10'))),
  target: side(fresh(presetUnit('regular-10'))),
  kind: 'tactical',
  distance: 12,
  blind: 0,
  indirect: false,
  spotted: true,
  nearness: 'nearest',
  inTransport: false,
  flank: false,
  engaged: false,
  falseFlag: false,
  perfect: false,
  again: 0,
  luck: 0,
  blessed: false,
  targetBlessed: 'none',
};

/** Which of the rarer entries matter for the units chosen. */
export interface ShootAsks {
  readonly indirect: boolean;
  readonly transport: boolean;
  readonly flank: boolean;
  readonly power: number;
  readonly blessed: boolean;
  readonly targetBlessed: boolean;
  /** Models of the shooters that may see or not. */
  readonly models: number;
}

export function shootAsks({
  shooter,
  target,
  kind,
}: Pick<UsbShootInputs, 'shooter' | 'target' | 'kind'>): ShootAsks {
  return {
    indirect: machineOf(shooter.fighter.unit) !== undefined,
    transport: cargoOf(shooter.fighter.unit, shooter.fighter.models) !== undefined,
    flank: target.fighter.formation === 'phalanx',
    power: powerOf(shooter.fighter, kind),
    blessed: isBlessed(shooter.fighter),
    targetBlessed: isBlessed(target.fighter),
    models: shooterModels(shooter.fighter),
  };
}

/** The shooting as the rules take it. */
export function shootSetupOf(inputs: UsbShootInputs): ShootingSetup {
  const rules = usbRulesOf(inputs.table);
  const asks = shootAsks(inputs);
  const { kind, distance, blind, nearness, engaged, falseFlag, aura, spotted } = inputs;
  const perfect = asks.power > 0 && inputs.perfect;
  const afterPerfect = asks.power - (perfect ? 1 : 0);
  const again = Math.min(inputs.again, afterPerfect);
  return {
    shooter: fitted(inputs.shooter.fighter, rules),
    target: fitted(inputs.target.fighter, rules),
    kind,
    distance,
    seeing: Math.max(0, asks.models - blind),
    indirect: asks.indirect && inputs.indirect,
    spotted,
    nearness,
    inTransport: asks.transport && inputs.inTransport,
    flank: asks.flank && inputs.flank,
    engaged,
    falseFlag,
    perfect,
    again,
    luck: Math.min(inputs.luck, afterPerfect - again),
    blessed: asks.blessed && inputs.blessed,
    targetBlessed: asks.targetBlessed ? inputs.targetBlessed : 'none',
    ...(aura !== undefined && { aura }),
  };
}

/** How many of the rarer entries are in force. */
export function countShootInForce(inputs: UsbShootInputs): number {
  const {
    indirect,
    inTransport,
    flank,
    engaged,
    falseFlag,
    perfect,
    again,
    luck,
    blessed,
    targetBlessed,
    aura,
  } = shootSetupOf(inputs);
  return [
    indirect,
    inTransport,
    flank,
    engaged,
    falseFlag,
    perfect,
    again > 0,
    luck > 0,
    blessed,
    targetBlessed !== 'none',
    aura !== undefined,
  ].filter(Boolean).length;
}

/** Shooters and target change places. */
export function swappedShoot(inputs: UsbShootInputs): UsbShootInputs {
  return { ...inputs, shooter: inputs.target, target: inputs.shooter, blind: 0 };
}
