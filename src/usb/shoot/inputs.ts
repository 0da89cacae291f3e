import { at, columns, flag, link, maybe, oneOf, row, whole } from '../../kit/link.ts';
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

export const shootSides = ['shooter', 'target'] as const;

export type ShootSide = (typeof shootSides)[number];

/** Everything the Shoot screen asks. What does not matter for the units chosen is kept, and left out of the shooting. */
export interface UsbShootInputs extends Omit<ShootingSetup, ShootSide | 'seeing'> {
  readonly table: UsbTable;
  readonly shooter: UsbSide;
  readonly target: UsbSide;
  /** Models that do not see the target. */
  readonly blind: number;
}

/** What the screen offers to choose from. */
export const shootChoices = { kinds: shotKinds, nearnesses, blessings: targetBlessings } as const;

export const shootBounds = { distance: 60, blind: 21, power: 8 } as const;

const regulars = fresh(plain);

const { seeing: _, ...plainShot } = shootingAt(regulars, regulars);

export const initialShoot: UsbShootInputs = {
  ...plainShot,
  table: plainUsbTable,
  shooter: { fighter: regulars },
  target: { fighter: regulars },
  blind: 0,
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

const power = whole(0, shootBounds.power);

/** `v=1&e=usb&a=…&t=…&s=tactical.12.…&p=0.0.…`: the house rules, shooters and target, the shot, what helps it. */
export const usbShootCodec = link(initialShoot, {
  e: at('table', usbHouse),
  a: at('shooter', sideField),
  t: at('target', sideField),
  s: row({
    kind: oneOf(shotKinds),
    distance: whole(0, shootBounds.distance),
    blind: whole(0, shootBounds.blind),
    indirect: flag,
    spotted: flag,
    nearness: oneOf(nearnesses),
    inTransport: flag,
    flank: flag,
    engaged: flag,
    falseFlag: flag,
  }),
  p: columns([
    at('perfect', flag),
    at('again', power),
    at('luck', power),
    at('blessed', flag),
    at('targetBlessed', oneOf(targetBlessings)),
    maybe('aura', oneOf(statValues), '0'),
  ]),
});

export const { encode: encodeShoot, decode: decodeShoot } = usbShootCodec;
