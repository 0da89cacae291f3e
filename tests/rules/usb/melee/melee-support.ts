import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { formations, terrains } from '../../../../src/rules/usb/circumstances.ts';
import {
  type UsbRules,
  usbHouseRuleIds,
  usbHouseRules,
  usbOwnRules,
} from '../../../../src/rules/usb/house-rules.ts';
import { checkMelee } from '../../../../src/rules/usb/melee/check-melee.ts';
import type { MeleeEntry, MeleeOutcome } from '../../../../src/rules/usb/melee/melee-record.ts';
import {
  blessings,
  canSelfDestruct,
  duelChoices,
  hasShieldChoice,
  type MeleeSetup,
  type MeleeSide,
  meleeBetween,
} from '../../../../src/rules/usb/melee/melee-setup.ts';
import { meleeSteps } from '../../../../src/rules/usb/melee/melee-steps.ts';
import { reactionsOf } from '../../../../src/rules/usb/reaction/reaction.ts';
import { checkUnit } from '../../../../src/rules/usb/units/check-unit.ts';
import {
  type Fighter,
  fresh,
  heroIn,
  isBlessed,
  lostOf,
  pointsOf,
} from '../../../../src/rules/usb/units/fighter.ts';
import { tierStats } from '../../../../src/rules/usb/units/unit.ts';
import { hurt } from '../../../../src/rules/usb/wounds.ts';
import { playOut as play } from '../../../support/play/play-out.ts';
import { hero, type Pick, randomUnit } from '../../../support/samples/usb-units.ts';

/** Plays a melee to its end; of a choice the first option is taken, as planned. */
export function playOut(
  setup: MeleeSetup,
  rules: UsbRules,
  random: RandomSource,
  log: MeleeEntry[] = [],
): MeleeOutcome {
  return play(meleeSteps(setup, rules, log), random);
}

function of<Value>(pick: Pick, values: readonly Value[]): Value {
  const value = values[pick(values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

export function randomRules(pick: Pick): UsbRules {
  const rules: Record<string, string | number> = { ...usbOwnRules };
  for (const id of usbHouseRuleIds) rules[id] = of<string | number>(pick, usbHouseRules[id].values);
  return rules as UsbRules;
}

function randomFighter(pick: Pick, rules: UsbRules): Fighter {
  for (;;) {
    const unit = randomUnit(pick);
    if (unit.kind === 'line' && unit.models < 1) continue;
    const checked = checkUnit(unit, rules);
    if (!checked.ok) continue;
    const whole: Fighter = {
      ...fresh(checked.value),
      formation: of(pick, formations),
      terrain: of(pick, terrains),
      entrenched: pick(4) === 0,
      state: of(pick, ['steady', 'steady', 'shaken', 'panicked'] as const),
      activated: pick(3) === 0,
      fights: pick(4) === 0 ? 1 : 0,
      ...(unit.kind === 'line' &&
        pick(3) === 0 && {
          joined: { unit: hero(of(pick, ['daredevil', 'legend'] as const)), lost: 0 },
        }),
    };
    const points = pointsOf(whole, rules).reduce((sum, one) => sum + one, 0);
    const left = hurt(whole, pick(2) === 0 ? 0 : pick(points), rules);
    if (left) return left;
  }
}

function randomSide(pick: Pick, rules: UsbRules, charges: boolean): MeleeSide {
  const fighter = randomFighter(pick, rules);
  return {
    fighter: charges ? { ...fighter, state: 'steady' } : fighter,
    others: pick(5) === 0 ? [randomFighter(pick, rules)] : [],
    firstFight: pick(2) === 0,
    blessed: isBlessed(fighter) ? of(pick, blessings) : 'none',
    selfDestructs: canSelfDestruct(fighter) && pick(2) === 0,
    ...(pick(4) === 0 && { aura: 3 as const }),
  };
}

/** Any melee that may be fought. */
export function randomMelee(pick: Pick, rules: UsbRules): MeleeSetup {
  for (;;) {
    const locked = pick(4) === 0;
    const charger = randomSide(pick, rules, !locked);
    const target = randomSide(pick, rules, false);
    const plain: MeleeSetup = {
      ...meleeBetween(charger.fighter, target.fighter),
      charger,
      target,
      locked,
      distance: 1 + pick(10),
      flank: pick(3) === 0,
      duel: of(pick, duelChoices),
      lostOnTheWay: pick(6) === 0 ? Math.min(lostOf(charger.fighter, rules), pick(3)) : 0,
    };
    const hero = heroIn(charger.fighter);
    const open = reactionsOf(plain, rules).filter(({ issue }) => issue === undefined);
    const setup: MeleeSetup = {
      ...plain,
      reaction: of(pick, open).reaction,
      braveAttacks: hero && pick(2) === 0 ? 1 + pick(tierStats[hero.tier].power) : 0,
      shield: hasShieldChoice(plain) ? of(pick, ['strike', 'reroll'] as const) : 'strike',
    };
    if (checkMelee(setup, rules).ok) return setup;
  }
}
