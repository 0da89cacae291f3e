import type { RollRules } from '../../dice/expression.ts';
import type { Steps } from '../../steps.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { missedBy } from '../attack/missed-by.ts';
import { strikeSkill } from '../attack/strike.ts';
import type { AttackGroup } from './check-volley.ts';
import { askAlike } from './many-alike.ts';
import type { ManyEntry, ManyMoment } from './many-record.ts';

/** One shot of a group after its attack roll. */
export type Shot =
  | { readonly hit: true }
  | { readonly hit: false; readonly missed: number; readonly reach: number };

type At = Pick<ManyMoment, 'assault' | 'group'>;

export function rulesFor(side: Fight['attacker']): RollRules {
  return { bonus: side.bonus, floor: true };
}

/** Inches that each shot can fly; those that fall short or at the thrower's feet are out (BW-ATK-05, BWC-50). */
function* ranges(
  { fight, count, reach, heightRange }: AttackGroup,
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, readonly number[]> {
  const { thrown } = firstArm(fight);
  const { distance, rules } = fight;
  if (thrown === undefined || distance === undefined) {
    return Array.from({ length: count }, () => reach ?? Number.POSITIVE_INFINITY);
  }
  const far: number[] = [];
  const moment = { ...at, purpose: 'range', count, need: distance } as const;
  for (const { rolls, roll } of yield* askAlike<ManyMoment>(moment, thrown, rulesFor(fight.attacker))) {
    const enough = rolls.filter(
      ({ total, allOnes }) => total >= distance && !(allOnes && rules.rangeCriticalFailure),
    );
    far.push(...enough.map(({ total }) => total + heightRange));
    const [only, ...more] = rolls;
    const alone = only !== undefined && more.length === 0;
    const result = enough.length > 0 || !alone ? 'in-range' : feet(only, fight) ? 'at-feet' : 'short';
    const amount = alone ? only.total : enough.length;
    log.push({ ...moment, count: rolls.length, ...(roll && { roll }), result, amount });
  }
  return far;
}

function feet({ allOnes }: { readonly allOnes: boolean }, { rules }: Fight): boolean {
  return allOnes && rules.rangeCriticalFailure;
}

/** All attack rolls of a group, thrown together: each hits or misses by so many inches (BW-COMB-02, BW-ATK-06, BW-RNG-03). */
export function* shoot(group: AttackGroup, at: At, log: ManyEntry[]): Steps<ManyMoment, readonly Shot[]> {
  const { fight, count, hits } = group;
  const arm = firstArm(fight);
  const moment = { ...at, purpose: 'attack', need: arm.use } as const;
  if (hits !== undefined) {
    log.push({ ...moment, count, result: 'hits', amount: hits });
    return Array.from({ length: hits }, () => ({ hit: true }));
  }
  const far = yield* ranges(group, at, log);
  if (far.length === 0) return [];
  if (fight.automaticHit) {
    log.push({ ...moment, count: far.length, result: 'hits', amount: far.length });
    return far.map(() => ({ hit: true }));
  }
  const skill = strikeSkill(fight.attacker, 0);
  // A die that hits by itself on its top face needs no bonus die.
  const [only, ...more] = skill.groups;
  const sure =
    only?.count === 1 && more.length === 0 && only.sides - (only.penalty ?? 0) + skill.constant >= arm.use;
  const rules: RollRules = sure ? { bonus: 'none', floor: true } : rulesFor(fight.attacker);
  const shots: Shot[] = [];
  for (const { rolls, roll } of yield* askAlike<ManyMoment>(
    { ...moment, count: far.length },
    skill,
    rules,
    fight.rules.skillCriticalFailure,
  )) {
    const made = rolls.map(({ total, allOnes }, index): Shot => {
      const failed = allOnes && fight.rules.skillCriticalFailure;
      if (!failed && total >= arm.use) return { hit: true };
      return { hit: false, missed: missedBy(arm.use, total), reach: far[shots.length + index] ?? 0 };
    });
    shots.push(...made);
    const hitting = made.filter((shot) => shot.hit).length;
    const [one, ...others] = rolls;
    const entry = { ...moment, count: rolls.length, ...(roll && { roll }) };
    if (one === undefined || others.length > 0) log.push({ ...entry, result: 'hits', amount: hitting });
    else {
      const failed = one.allOnes && fight.rules.skillCriticalFailure;
      const [shot] = made;
      const by = shot && !shot.hit ? { inches: shot.missed } : {};
      const result = failed ? 'critical-failure' : hitting > 0 ? 'hit' : 'missed';
      log.push({ ...entry, ...by, result, amount: one.total });
    }
  }
  return shots;
}
