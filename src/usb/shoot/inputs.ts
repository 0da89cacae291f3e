import { namedLink, question } from '../../kit/asked.ts';
import { always, choice, type InputsOf, number, onOff, optional, written } from '../../kit/fields.ts';
import { oneOf } from '../../kit/link.ts';
import { figuresOf, fresh, isBlessed, leading } from '../../rules/usb/fighter.ts';
import { type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { machineOf } from '../../rules/usb/profile.ts';
import {
  powerOf,
  type ShootingSetup,
  shootingAt,
  shotKinds,
  targetBlessings,
} from '../../rules/usb/shooting.ts';
import { cargoOf } from '../../rules/usb/transport.ts';
import { statValues } from '../../rules/usb/unit.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { fitted, regulars as plain, type UsbSide } from '../side.ts';
import { sideField } from '../side-codec.ts';
import { readUsbShoot1 } from './link-1.ts';

export const shootSides = ['shooter', 'target'] as const;

export type ShootSide = (typeof shootSides)[number];

/** What the screen offers to choose from. */
export const shootChoices = { kinds: shotKinds, nearnesses, blessings: targetBlessings } as const;

export const shootBounds = { distance: 60, blind: 21, power: 8 } as const;

const regulars = fresh(plain);

const plainShot = shootingAt(regulars, regulars);

const unit = written<UsbSide>(sideField, { fighter: regulars });

const power = number({ most: shootBounds.power });

const fields = {
  table: always<UsbTable>(usbHouse, plainUsbTable),
  shooter: unit,
  target: unit,
  kind: choice(shotKinds, plainShot.kind),
  distance: number({ usual: plainShot.distance, most: shootBounds.distance }),
  /** Models that do not see the target. */
  blind: number({ most: shootBounds.blind }),
  indirect: onOff(plainShot.indirect),
  spotted: onOff(plainShot.spotted),
  nearness: choice(nearnesses, plainShot.nearness),
  inTransport: onOff(plainShot.inTransport),
  flank: onOff(plainShot.flank),
  engaged: onOff(plainShot.engaged),
  falseFlag: onOff(plainShot.falseFlag),
  perfect: onOff(plainShot.perfect),
  again: power,
  luck: power,
  blessed: onOff(plainShot.blessed),
  targetBlessed: choice(targetBlessings, plainShot.targetBlessed),
  aura: optional(oneOf(statValues)),
};

/** Everything the Shoot screen asks. What does not matter for the units chosen is kept, and left out of the shooting. */
export type UsbShootInputs = InputsOf<typeof fields>;

export const usbShoot = question(fields);

export const initialShoot: UsbShootInputs = usbShoot.usual;

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
    indirect: machineOf(leading(shooter.fighter)) !== undefined,
    transport: cargoOf(leading(shooter.fighter), shooter.fighter.models) !== undefined,
    flank: target.fighter.formation === 'phalanx',
    power: powerOf(shooter.fighter, kind),
    blessed: isBlessed(shooter.fighter),
    targetBlessed: isBlessed(target.fighter),
    models: figuresOf(shooter.fighter),
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
  const { shooter, target, kind, distance, seeing, spotted, nearness, ...rare } = shootSetupOf(inputs);
  return Object.values(rare).filter((entry) => entry !== 'none' && Boolean(entry)).length;
}

/** Shooters and target change places. */
export function swappedShoot(inputs: UsbShootInputs): UsbShootInputs {
  return { ...inputs, shooter: inputs.target, target: inputs.shooter, blind: 0 };
}

/** The shooting with another side: what no unit of its kind can do is over, not put off until the next one. */
export function withShootSide(
  inputs: UsbShootInputs,
  which: 'shooter' | 'target',
  side: UsbSide,
): UsbShootInputs {
  const changed = { ...inputs, [which]: side };
  const { transport, indirect } = shootAsks(changed);
  return {
    ...changed,
    inTransport: transport && inputs.inTransport,
    indirect: indirect && inputs.indirect,
  };
}

export const usbShootCodec = namedLink(usbShoot, readUsbShoot1);

export const { encode: encodeShoot, decode: decodeShoot } = usbShootCodec;
