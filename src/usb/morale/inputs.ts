import { matters, namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import { always, choice, type InputsOf, listOf, number, onOff, written } from '../../kit/question/fields.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { afterResult, testsDefeat } from '../../rules/usb/melee/melee-aftermath.ts';
import { moraleLevel } from '../../rules/usb/morale/morale.ts';
import type { MoraleMoment } from '../../rules/usb/morale/morale-odds.ts';
import { type MoraleScene, mayBend } from '../../rules/usb/morale/morale-scene.ts';
import type { BadState } from '../../rules/usb/morale/recovery.ts';
import { hazardKinds } from '../../rules/usb/turn/hazards.ts';
import { type Fighter, fresh, isBlessed, lostOf, startOf } from '../../rules/usb/units/fighter.ts';
import { type LineUnit, statValues } from '../../rules/usb/units/unit.ts';
import { hurt } from '../../rules/usb/wounds.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { battleFromIds } from '../in-battle.ts';
import { type Aura, auras, fitted, regulars, type UsbSide } from '../side.ts';
import { sideField } from '../side-codec.ts';
import { readUsbMorale1 } from './link-1.ts';

/** What has happened to the unit. */
export const moraleEvents = ['25', '50', '75', 'losses', 'defeat', 'recovery', 'hits', 'commander'] as const;

const badStates: readonly BadState[] = ['shaken', 'panicked'];

export type MoraleEvent = (typeof moraleEvents)[number];

const leftFields = {
  units: number({ default: 1, least: 1, most: 12 }),
  tough: choice(statValues, 4),
  brave: onOff(),
  unbreakable: onOff(),
  /** A hero within 10 inches lends them his Obrona. */
  near: onOff(),
};

/** Some units alike that are left when their commander dies. */
export type LeftUnits = InputsOf<typeof leftFields>;

export const leftUnits = question(leftFields);

export const plainLeft: LeftUnits = leftUnits.default;

const fields = {
  table: always<UsbTable>(usbHouse, plainUsbTable),
  // Half of ten Regulars are left: every question has an answer at once.
  side: written<UsbSide>(sideField, { fighter: { ...fresh(regulars), models: 5 } }),
  event: choice(moraleEvents, '50'),
  /** Points of Standfast that were lost before the event. */
  lostBefore: number({ most: 99 }),
  /** By how much a melee was lost. */
  lostBy: number({ default: 2, most: 30 }),
  from: choice(badStates, 'shaken'),
  hazard: choice(hazardKinds, 'dangerous'),
  /** Inches climbed or fallen. */
  height: number({ default: 4, most: 60 }),
  aura: choice<Aura>(auras, 'none'),
  /** The blessed unit uses its one reroll now. */
  blessed: onOff(),
  /** Power points that may bend the die. */
  power: number({ most: 8 }),
  left: listOf(leftUnits, {
    fewest: 1,
    most: 8,
    default: [
      { ...plainLeft, units: 2 },
      { ...plainLeft, tough: 5 },
    ],
  }),
  battle: battleField,
};

/** Everything that the mode Morale asks. */
export type UsbMoraleInputs = InputsOf<typeof fields>;

const at = (...events: readonly MoraleEvent[]) => ({
  when: ({ event }: UsbMoraleInputs) => events.includes(event),
});

const ofUnit = ({ event }: UsbMoraleInputs) => event !== 'commander';

export const usbMorale = question(fields, {
  limits: {
    side: { when: ofUnit },
    lostBefore: {
      ...at('losses', 'defeat'),
      most: ({ side, table }) => {
        const rules = usbRulesOf(table);
        return lostOf(fitted(side.fighter, rules), rules);
      },
    },
    lostBy: at('defeat'),
    from: at('recovery'),
    hazard: at('hits'),
    height: { when: ({ event, hazard }) => event === 'hits' && hazard === 'climbing' },
    blessed: { when: (inputs) => ofUnit(inputs) && isBlessed(inputs.side.fighter) },
    power: { when: (inputs) => mayBend(moraleSceneOf(inputs)) },
    left: at('commander'),
  },
});

export const initialMorale: UsbMoraleInputs = usbMorale.default;

/** The unit as it was with so many points lost, before the event in hand. */
export function standingBefore(fighter: Fighter, lost: number, rules: UsbRules): Fighter {
  const { unit, joined } = fighter;
  const whole = {
    ...fighter,
    models: fresh(unit).models,
    wounded: 0,
    ...(joined && { joined: { ...joined, lost: 0 } }),
  };
  return hurt(whole, Math.min(lost, startOf(whole, rules) - 1), rules) ?? whole;
}

/** Whether a threshold is asked that is not the one the unit's losses have come to; without losses any may be asked. */
export function contradictsLosses(
  { event }: Pick<UsbMoraleInputs, 'event'>,
  lost: number,
  start: number,
): boolean {
  const asked = (['25', '50', '75'] as const).find((level) => level === event);
  return asked !== undefined && lost > 0 && String(moraleLevel(start, lost)) !== asked;
}

function leftFighter({ tough, brave, unbreakable }: LeftUnits): Fighter {
  const unit: LineUnit = {
    ...regulars,
    tough,
    specialisations: [...(brave ? ['brave' as const] : []), ...(unbreakable ? ['unbreakable' as const] : [])],
  };
  return fresh(unit);
}

/** The units that are left, one by one. */
export function unitsLeft({ left, aura }: Pick<UsbMoraleInputs, 'left' | 'aura'>) {
  return left.flatMap((group) => {
    const moment: MoraleMoment = group.near && aura !== 'none' ? { aura } : {};
    return Array.from({ length: group.units }, () => ({ fighter: leftFighter(group), moment }));
  });
}

/** The question as the rules take it. */
export function moraleSceneOf(inputs: UsbMoraleInputs): MoraleScene {
  const { event, aura, blessed, hazard, height, from, lostBefore, lostBy } = inputs;
  const rules = usbRulesOf(inputs.table);
  const fighter = fitted(inputs.side.fighter, rules);
  const moment: MoraleMoment = {
    ...(aura !== 'none' && { aura }),
    ...(blessed && matters(usbMorale, 'blessed', inputs) && { blessed }),
  };
  switch (event) {
    case '25':
      return { kind: 'test', level: 25, fighter, moment };
    case '50':
      return { kind: 'test', level: 50, fighter, moment };
    case '75':
      return { kind: 'test', level: 75, fighter, moment };
    case 'losses':
      return { kind: 'losses', before: standingBefore(fighter, lostBefore, rules), now: fighter, moment };
    case 'defeat': {
      const before = standingBefore(fighter, lostBefore, rules);
      const { fighter: now, destroyed } = afterResult(fighter, lostBy, rules);
      return {
        kind: 'losses',
        before,
        now,
        melee: { destroyed, tested: testsDefeat(lostBy, rules) },
        moment,
      };
    }
    case 'hits':
      return { kind: 'hits', fighter, hazard: { kind: hazard, height }, moment };
    case 'recovery':
      return { kind: 'recovery', fighter: { ...fighter, state: from }, moment };
    case 'commander':
      return { kind: 'commander', units: unitsLeft(inputs), moment: {} };
  }
}

export const usbMoraleCodec = namedLink(usbMorale, readUsbMorale1, { settled: battleFromIds('side') });

export const { encode: encodeMorale, decode: decodeMorale } = usbMoraleCodec;
