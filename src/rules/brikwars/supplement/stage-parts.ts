// The rolls that the tasks of the supplements are made of.
import type { DiceExpression } from '../../dice/expression.ts';
import { armorHolds } from '../attack/damage.ts';
import { type ContestRoll, contestRoll, reaches } from '../contests/contest-rules.ts';
import type { SupplementRules } from './skill-test.ts';
import type { CareMoment, CareSide, Place, Stage, Thrown } from './stages.ts';

/** A roll that must reach a number. */
export function test(
  moment: CareMoment,
  roll: ContestRoll,
  onesFail: boolean,
  then: {
    readonly key?: string;
    readonly well: Place | (() => Place);
    readonly badly: Place | (() => Place);
  },
): Stage {
  const { need = 0, purpose } = moment;
  const placeOf = (place: Place | (() => Place)) => (typeof place === 'function' ? place() : place);
  return {
    key: `${purpose} ${then.key ?? ''}`,
    moment,
    roll,
    after(thrown) {
      const good = reaches(thrown, need, onesFail);
      return { result: good ? 'succeeds' : 'fails', to: placeOf(good ? then.well : then.badly) };
    },
  };
}

/** The points of a damage roll, all ones nothing where the table says so (BWC-50). */
export function pointsIn({ total, allOnes }: Thrown, { damageCriticalFailure }: SupplementRules): number {
  return allOnes && damageCriticalFailure === 'zero' ? 0 : total;
}

/** A roll of so many points. */
export function points(
  moment: CareMoment,
  roll: ContestRoll,
  key: string,
  then: (thrown: Thrown) => Place,
): Stage {
  return {
    key: `${moment.purpose} ${key}`,
    moment,
    roll,
    after: (thrown) => ({ result: 'points', to: then(thrown) }),
  };
}

/** An Armor roll against so many points (BW-ATK-07, BWC-06). */
export function armorStage(
  armor: DiceExpression,
  damage: number,
  rules: SupplementRules,
  then: { readonly key?: string; readonly dies: () => Place; readonly lives: () => Place },
  target?: number,
  who: CareSide = 'target',
): Place {
  if (damage <= 0) return then.lives();
  return {
    key: `armor ${damage} ${then.key ?? ''}`,
    moment: { who, purpose: 'armor', damage, ...(target !== undefined && { target }) },
    roll: contestRoll(armor, 0, rules.bonus),
    after({ total }) {
      const dies = damage > armorHolds(total, rules);
      return dies ? { result: 'dies', to: then.dies() } : { result: 'lives', to: then.lives() };
    },
  };
}

export const useMoment = (need: number): CareMoment => ({ who: 'caster', purpose: 'use', need });
