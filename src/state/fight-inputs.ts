import type { Goal } from '../rules/brikwars/advice.ts';
import { type DamageCriticalFailure, type EditionId, editions } from '../rules/brikwars/edition.ts';
import type { FightMode } from '../rules/brikwars/modifiers.ts';
import type {
  BonusChoice,
  FightSetup,
  OwnWeaponKind,
  SideSetup,
  WeaponSetup,
} from '../rules/brikwars/setup.ts';
import { type UnitId, units } from '../rules/brikwars/units.ts';
import { fittingHands, type Hands, type Held } from './fight-hands.ts';

/** Dice of one kind and a number: what the screen's steppers can say. */
export interface DiceValue {
  readonly count: number;
  readonly sides: 6 | 10;
  readonly plus: number;
}

export interface OwnWeaponInputs {
  readonly use: number;
  readonly damage: DiceValue;
  readonly kind: OwnWeaponKind;
}

export interface SideInputs {
  readonly unit: UnitId | 'own';
  /** Skill and armor of a unit with own values; kept while another unit is chosen. */
  readonly ownSkill: DiceValue;
  readonly ownArmor: DiceValue;
  readonly hands: Hands;
  readonly ownWeapon: OwnWeaponInputs;
  readonly skillModifier: number;
  readonly bonusDice: BonusChoice;
  readonly priorDamage: number;
}

export interface SituationInputs {
  readonly still: boolean;
  readonly aimed: boolean;
  readonly thirds: 1 | 2 | 3;
  readonly blind: boolean;
  readonly speed: number;
  /** Both move straight at each other. */
  readonly headOn: boolean;
  readonly large: number;
}

export const shots = ['short-ranged', 'long-ranged', 'explosive', 'hand', 'random-object', 'own'] as const;
export type Shot = (typeof shots)[number];

/** Everything the fight screen asks. */
export interface FightInputs {
  readonly edition: EditionId;
  readonly damageCriticalFailure: DamageCriticalFailure;
  readonly mode: FightMode;
  readonly attacker: SideInputs;
  readonly defender: SideInputs;
  readonly situation: SituationInputs;
  readonly shieldParriesCounter: boolean;
  readonly shot: Shot;
  readonly shieldAgainstShots: boolean;
  readonly slowMissile: boolean;
  /** Inches; 0 stands for "in range". */
  readonly distance: number;
  readonly attackRoll?: number;
  readonly goal: Goal;
  /** The chosen defence in short (`c0-p1`); empty is the standard one. */
  readonly plan: string;
}

export const fightBounds = {
  dice: 9,
  plusLow: -9,
  plusHigh: 30,
  use: 15,
  modifier: 9,
  damage: 60,
  speed: 48,
  large: 40,
  distance: 48,
  attackRoll: 99,
} as const;

const minifig: SideInputs = {
  unit: 'minifig',
  ownSkill: { count: 1, sides: 6, plus: 0 },
  ownArmor: { count: 0, sides: 6, plus: 4 },
  hands: ['hand', 'nothing'],
  ownWeapon: { use: 3, damage: { count: 1, sides: 6, plus: 0 }, kind: 'heavy' },
  skillModifier: 0,
  bonusDice: 'take',
  priorDamage: 0,
};

export function initialFight(edition: EditionId): FightInputs {
  return {
    edition,
    damageCriticalFailure: editions[edition].rules.damageCriticalFailure,
    mode: 'close',
    attacker: { ...minifig, hands: ['heavy', 'nothing'] },
    defender: { ...minifig, hands: ['hand', 'shield'] },
    situation: { still: false, aimed: false, thirds: 3, blind: false, speed: 0, headOn: false, large: 0 },
    shieldParriesCounter: true,
    shot: 'short-ranged',
    shieldAgainstShots: false,
    slowMissile: false,
    distance: 0,
    goal: 'survive',
    plan: '',
  };
}

export function notationOf({ count, sides, plus }: DiceValue): string {
  if (count === 0) return String(Math.max(0, plus));
  return `${count}d${sides}${plus > 0 ? `+${plus}` : plus < 0 ? plus : ''}`;
}

export function skillOf(side: SideInputs): string {
  return side.unit === 'own' ? notationOf(side.ownSkill) : units[side.unit].skill;
}

export function armorOf(side: SideInputs): string {
  return side.unit === 'own' ? notationOf(side.ownArmor) : units[side.unit].armor;
}

function weaponOf(held: Held, own: OwnWeaponInputs): readonly WeaponSetup[] {
  if (held === 'nothing') return [];
  if (held !== 'own') return [held];
  return [{ use: own.use, damage: notationOf(own.damage), kind: own.kind }];
}

/** The weapons of a side in the order of the setup's list, as the screen names them. */
export function heldThings(inputs: FightInputs, side: 'attacker' | 'defender'): readonly Held[] {
  if (inputs.mode === 'ranged') {
    if (side === 'attacker') return [inputs.shot];
    return inputs.shieldAgainstShots ? ['shield'] : [];
  }
  return inputs[side].hands.filter((held) => held !== 'nothing');
}

/** The fight as the rules take it. Speed concerns both sides' blows, the rest of the situation the attacker's only. */
export function setupOf(inputs: FightInputs): FightSetup {
  const { situation, edition, mode } = inputs;
  const base = editions[edition];
  const side = (name: 'attacker' | 'defender'): SideSetup => {
    const entered = inputs[name];
    return {
      skill: skillOf(entered),
      skillModifier: entered.skillModifier,
      armor: armorOf(entered),
      weapons: heldThings(inputs, name).flatMap((held) => weaponOf(held, entered.ownWeapon)),
      bonusDice: entered.bonusDice,
      priorDamage: mode === 'close' ? entered.priorDamage : 0,
    };
  };
  return {
    edition: { ...base, rules: { ...base.rules, damageCriticalFailure: inputs.damageCriticalFailure } },
    mode,
    attacker: {
      ...side('attacker'),
      situation: {
        targetStill: mode === 'ranged' && situation.still,
        aimed: mode === 'ranged' && situation.aimed,
        visibleThirds: situation.thirds,
        blind: situation.blind,
        speed: situation.speed,
        headOn: situation.headOn,
        largeTarget: situation.large,
      },
    },
    defender: { ...side('defender'), situation: { speed: situation.speed, headOn: situation.headOn } },
    shieldParriesCounter: inputs.shieldParriesCounter,
    missile: inputs.slowMissile ? 'slow' : 'fast',
    ...(inputs.attackRoll === undefined ? {} : { attackRoll: inputs.attackRoll }),
    ...(mode === 'ranged' && inputs.distance > 0 ? { distance: inputs.distance } : {}),
  };
}

/** A side with hands that fit what it has become. */
export function withSide(side: SideInputs, change: Partial<SideInputs>, attacks: boolean): SideInputs {
  const next = { ...side, ...change };
  return { ...next, hands: fittingHands(next.hands, next.unit, next.ownWeapon.kind, attacks) };
}
