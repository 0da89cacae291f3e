import { boundsOf, changedFieldsIn, matters, namedLink, question } from '../../kit/question/asked.ts';
import { battleField, swappedPair } from '../../kit/question/battle-ref.ts';
import {
  always,
  choice,
  type InputsOf,
  number,
  onOff,
  optional,
  written,
} from '../../kit/question/fields.ts';
import { oneOf } from '../../kit/question/link.ts';
import { type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import {
  powerOf,
  type ShootingSetup,
  shootingAt,
  shotKinds,
  targetBlessings,
} from '../../rules/usb/shooting/shooting.ts';
import { figuresOf, fresh, isBlessed, leading } from '../../rules/usb/units/fighter.ts';
import { machineOf } from '../../rules/usb/units/profile.ts';
import { cargoOf } from '../../rules/usb/units/transport.ts';
import { statValues } from '../../rules/usb/units/unit.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { battleFromIds } from '../in-battle.ts';
import { fitted, regulars as plain, type UsbSide } from '../side.ts';
import { sideField } from '../side-codec.ts';
import { readUsbShoot1 } from './link-1.ts';

export const shootSides = ['shooter', 'target'] as const;

export type ShootSide = (typeof shootSides)[number];

const regulars = fresh(plain);

const plainShot = shootingAt(regulars, regulars);

const unit = written<UsbSide>(sideField, { fighter: regulars });

const power = number({ most: 8 });

const fields = {
  table: always<UsbTable>(usbHouse, plainUsbTable),
  shooter: unit,
  target: unit,
  kind: choice(shotKinds, plainShot.kind),
  distance: number({ default: plainShot.distance, most: 60 }),
  /** Models that do not see the target. */
  blind: number({ most: 21 }),
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
  battle: battleField,
};

/** Everything the Shoot screen asks. What does not matter for the units chosen is kept, and left out of the shooting. */
export type UsbShootInputs = InputsOf<typeof fields>;

const powerIn = ({ shooter, kind }: UsbShootInputs) => powerOf(shooter.fighter, kind);

/** What is left for all else once the shot is a perfect one. */
const powerAfterPerfect = (inputs: UsbShootInputs) => powerIn(inputs) - (inputs.perfect ? 1 : 0);

const ofHero = { when: (inputs: UsbShootInputs) => powerIn(inputs) > 0 };

const ofMachine = ({ shooter }: UsbShootInputs) => machineOf(leading(shooter.fighter)) !== undefined;

const inOwnTurn = { when: ({ kind }: UsbShootInputs) => kind !== 'reaction' };

export const usbShoot = question(fields, {
  limits: {
    blind: {
      when: ({ shooter, blind }) => figuresOf(shooter.fighter) > 1 || blind > 0,
      most: ({ shooter }) => figuresOf(shooter.fighter),
    },
    indirect: { when: ofMachine },
    spotted: { when: (inputs) => ofMachine(inputs) && inputs.indirect },
    nearness: inOwnTurn,
    inTransport: {
      when: ({ shooter: { fighter } }) => cargoOf(leading(fighter), fighter.models) !== undefined,
    },
    flank: { when: ({ target }) => target.fighter.formation === 'phalanx' },
    engaged: inOwnTurn,
    perfect: ofHero,
    again: { ...ofHero, most: (inputs) => powerAfterPerfect(inputs) - inputs.luck },
    luck: { ...ofHero, most: (inputs) => powerAfterPerfect(inputs) - inputs.again },
    blessed: { when: ({ shooter }) => isBlessed(shooter.fighter) },
    targetBlessed: { when: ({ target }) => isBlessed(target.fighter) },
  },
});

export const initialShoot: UsbShootInputs = usbShoot.default;

/** What counts of the inputs: nothing that the units chosen do not have. */
export function countedShoot(inputs: UsbShootInputs): UsbShootInputs {
  const rules = usbRulesOf(inputs.table);
  const asks = (name: keyof UsbShootInputs) => matters(usbShoot, name, inputs);
  const { shooter, target } = inputs;
  const perfect = asks('perfect') && inputs.perfect;
  const power = powerAfterPerfect({ ...inputs, perfect });
  const again = Math.min(inputs.again, power);
  return {
    ...inputs,
    shooter: { fighter: fitted(shooter.fighter, rules) },
    target: { fighter: fitted(target.fighter, rules) },
    blind: Math.min(inputs.blind, boundsOf(usbShoot, 'blind', inputs).most),
    indirect: asks('indirect') && inputs.indirect,
    inTransport: asks('inTransport') && inputs.inTransport,
    flank: asks('flank') && inputs.flank,
    perfect,
    again,
    luck: Math.min(inputs.luck, power - again),
    blessed: asks('blessed') && inputs.blessed,
    targetBlessed: asks('targetBlessed') ? inputs.targetBlessed : 'none',
  };
}

/** The shooting as the rules take it. */
export function shootSetupOf(inputs: UsbShootInputs): ShootingSetup {
  const { table, battle, shooter, target, blind, ...shot } = countedShoot(inputs);
  return {
    ...shot,
    shooter: shooter.fighter,
    target: target.fighter,
    seeing: figuresOf(shooter.fighter) - blind,
  };
}

/** What the stage shows of itself, or what goes with another entry. */
const shown: readonly string[] = ['table', 'battle', 'shooter', 'target', 'kind', 'distance', 'spotted'];

/** How many of the rarer entries are in force. */
export function countShootInForce(inputs: UsbShootInputs): number {
  return changedFieldsIn(usbShoot, countedShoot(inputs)).filter((name) => !shown.includes(name)).length;
}

/** Shooters and target change places. */
export function swappedShoot(inputs: UsbShootInputs): UsbShootInputs {
  return {
    ...inputs,
    shooter: inputs.target,
    target: inputs.shooter,
    blind: 0,
    ...swappedPair(inputs),
  };
}

/** The shooting with another side: what no unit of its kind can do is over, not put off until the next one. */
export function withShootSide(
  inputs: UsbShootInputs,
  which: 'shooter' | 'target',
  side: UsbSide,
): UsbShootInputs {
  const changed = { ...inputs, [which]: side };
  const { inTransport, indirect } = countedShoot(changed);
  return { ...changed, inTransport, indirect };
}

export const usbShootCodec = namedLink(usbShoot, readUsbShoot1, {
  settled: battleFromIds('shooter', 'target'),
});

export const { encode: encodeShoot, decode: decodeShoot } = usbShootCodec;
