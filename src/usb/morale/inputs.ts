import { at, type Field, flag, link, list, oneOf, row, whole } from '../../kit/link.ts';
import { type Fighter, fresh, isBlessed, startOf } from '../../rules/usb/fighter.ts';
import { type HazardKind, hazardKinds } from '../../rules/usb/hazards.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { afterResult, testsDefeat } from '../../rules/usb/melee-aftermath.ts';
import { moraleLevel } from '../../rules/usb/morale.ts';
import type { MoraleMoment } from '../../rules/usb/morale-odds.ts';
import type { MoraleScene } from '../../rules/usb/morale-scene.ts';
import type { BadState } from '../../rules/usb/recovery.ts';
import { type LineUnit, type StatValue, statValues } from '../../rules/usb/unit.ts';
import { hurt } from '../../rules/usb/wounds.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { type Aura, auras, fitted, regulars, type UsbSide } from '../side.ts';
import { sideField } from '../side-codec.ts';

/** What has happened to the unit. */
export const moraleEvents = ['25', '50', '75', 'losses', 'defeat', 'recovery', 'hits', 'commander'] as const;

export type MoraleEvent = (typeof moraleEvents)[number];

/** Some units alike that are left when their commander dies. */
export interface LeftUnits {
  readonly units: number;
  readonly tough: StatValue;
  readonly brave: boolean;
  readonly unbreakable: boolean;
  /** A hero within 10 inches lends them his Obrona. */
  readonly near: boolean;
}

/** Everything that the mode Morale asks. */
export interface UsbMoraleInputs {
  readonly table: UsbTable;
  readonly side: UsbSide;
  readonly event: MoraleEvent;
  /** Points of Standfast that were lost before the event. */
  readonly lostBefore: number;
  /** By how much a melee was lost. */
  readonly lostBy: number;
  readonly from: BadState;
  readonly hazard: HazardKind;
  /** Inches climbed or fallen. */
  readonly height: number;
  readonly aura: Aura;
  /** The blessed unit uses its one reroll now. */
  readonly blessed: boolean;
  /** Power points that may bend the die. */
  readonly power: number;
  readonly left: readonly LeftUnits[];
}

export const moraleBounds = { height: 60, power: 8, groups: 8, units: 12, lost: 99, lostBy: 30 } as const;

export const plainLeft: LeftUnits = { units: 1, tough: 4, brave: false, unbreakable: false, near: false };

export const initialMorale: UsbMoraleInputs = {
  table: plainUsbTable,
  // Half of ten Regulars are left: every question has an answer at once.
  side: { fighter: { ...fresh(regulars), models: 5 } },
  event: '50',
  lostBefore: 0,
  lostBy: 2,
  from: 'shaken',
  hazard: 'dangerous',
  height: 4,
  aura: 'none',
  blessed: false,
  power: 0,
  left: [
    { ...plainLeft, units: 2 },
    { ...plainLeft, tough: 5 },
  ],
};

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

/** Whether the unit of the card, or one of the hero's, has the reroll of the blessed. */
export function mayBless({ side: { fighter } }: Pick<UsbMoraleInputs, 'side'>): boolean {
  return isBlessed(fighter);
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
    ...(blessed && mayBless(inputs) && { blessed }),
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

const groups = list(
  row<LeftUnits>({
    units: whole(1, moraleBounds.units),
    tough: oneOf(statValues),
    brave: flag,
    unbreakable: flag,
    near: flag,
  }),
  '~',
  1,
  moraleBounds.groups,
);

/** How many, then each of them, with points between all values. */
const left: Field<readonly LeftUnits[]> = {
  write: (all) => `${all.length}.${groups.write(all).replaceAll('~', '.')}`,
  read(text) {
    const [, count, values = ''] = /^(\d)\.([\d.]*)$/.exec(text) ?? [];
    const read = groups.read(values.replace(/((?:\d+\.){4}\d+)\./g, '$1~'));
    return read?.length === Number(count) ? read : undefined;
  },
};

/** `v=1&e=usb&u=…&q=…&l=…`: the house rules, the unit, the question, and the units that are left. */
export const usbMoraleCodec = link(initialMorale, {
  e: at('table', usbHouse),
  u: at('side', sideField),
  q: row({
    event: oneOf(moraleEvents),
    lostBefore: whole(0, moraleBounds.lost),
    lostBy: whole(0, moraleBounds.lostBy),
    from: oneOf(['shaken', 'panicked']),
    hazard: oneOf(hazardKinds),
    height: whole(0, moraleBounds.height),
    aura: oneOf(auras),
    blessed: flag,
    power: whole(0, moraleBounds.power),
  }),
  l: at('left', left),
});

export const { encode: encodeMorale, decode: decodeMorale } = usbMoraleCodec;
