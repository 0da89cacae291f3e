// What is tried, as the rolls it takes (P:1480-1536, P:1670-1674).
import { binomial } from '../../dice/binomial.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { armorHolds, armorOdds, survivalTable } from '../attack/damage.ts';
import { contestRoll } from '../contests/contest-rules.ts';
import { healingRoll } from './healing.ts';
import { coverOf, type Hider } from './hiding.ts';
import type { SupplementRules } from './skill-test.ts';
import { type Caster, castValues } from './spells.ts';
import { armorStage, points, pointsIn, test, useMoment } from './stage-parts.ts';
import type { Place, Stage } from './stages.ts';
import type { PlainAttack } from './weapon-master.ts';

/** A hit: its damage, then Armor. */
function hitStages(damage: DiceExpression, armor: DiceExpression, rules: SupplementRules): Stage {
  return points({ who: 'caster', purpose: 'damage' }, contestRoll(damage, 0, rules.bonus), '', (thrown) =>
    armorStage(armor, pointsIn(thrown, rules), rules, { dies: () => 'dies', lives: () => 'lives' }),
  );
}

/** A bolt that is in range (BW-MAG-02). Ends: `misses`, `lives`, `dies`. */
export function boltStages(caster: Caster, armor: DiceExpression, rules: SupplementRules): Place {
  const { skill, modifier } = caster;
  const { use, dice } = castValues('bolt', caster);
  return test(useMoment(use), contestRoll(skill, modifier, rules.bonus), rules.skillCriticalFailure, {
    well: hitStages(dice, armor, rules),
    badly: 'misses',
  });
}

/** Who an area spell may strike. */
export interface Blasted {
  readonly armor: DiceExpression;
  readonly count: number;
  /** Armor of the mage, where he counts: he may stand in his own blast. */
  readonly self?: DiceExpression | undefined;
}

/**
 * The blast of an area spell where it comes down: one damage roll, an Armor roll for each unit that it reaches, and at
 * last for the mage himself if it has him (BW-MAG-03, BWC-64). Ends: `dead-0` and so on, `dead-0.self` where he dies
 * too.
 */
export function blastStages(
  caster: Pick<Caster, 'level' | 'mood'>,
  { armor, count, self }: Blasted,
  rules: SupplementRules,
): Place {
  const { dice } = castValues('area', caster);
  const hold = survivalTable(armorOdds(armor, rules.bonus, rules));
  const dies = (hold: ArrayLike<number>, damage: number) => Math.min(1, Math.max(0, 1 - (hold[damage] ?? 0)));
  const holdSelf = self && survivalTable(armorOdds(self, rules.bonus, rules));
  const last = (damage: number, dead: number): Place => {
    const lives = () => `dead-${dead}`;
    if (!self) return lives();
    const own = { key: `self ${dead}`, dies: () => `dead-${dead}.self`, lives };
    return armorStage(self, damage, rules, own, undefined, 'caster');
  };
  const each = (damage: number, at: number, dead: number): Place => {
    if (at >= count || damage <= 0) return last(damage, dead);
    const stage = armorStage(
      armor,
      damage,
      rules,
      {
        key: `${at} ${dead}`,
        dies: () => each(damage, at + 1, dead + 1),
        lives: () => each(damage, at + 1, dead),
      },
      at,
    );
    if (typeof stage === 'string') return stage;
    // All who are left roll alike.
    const ends = () => {
      const { weights } = binomial(count - at, dies(hold, damage));
      const his = holdSelf ? dies(holdSelf, damage) : 0;
      return new Map(
        Array.from(weights).flatMap((chance, more) => [
          [`dead-${dead + more}`, chance * (1 - his)] as const,
          ...(his > 0 ? [[`dead-${dead + more}.self`, chance * his] as const] : []),
        ]),
      );
    };
    return { ...stage, ends };
  };
  return points({ who: 'caster', purpose: 'damage' }, contestRoll(dice, 0, rules.bonus), '', (thrown) =>
    each(pointsIn(thrown, rules), 0, 0),
  );
}

/** An area spell (BW-MAG-03, BWC-158). Ends: `misses`, else those of its blast. */
export function areaStages(
  caster: Caster,
  target: Blasted & { readonly distance: number },
  rules: SupplementRules,
): Place {
  const { skill, modifier } = caster;
  const { use, range, radius } = castValues('area', caster);
  const { self, ...others } = target;
  const cast = test(useMoment(use), contestRoll(skill, modifier, rules.bonus), rules.skillCriticalFailure, {
    well: blastStages(caster, target.distance <= radius ? { ...others, self } : others, rules),
    badly: 'misses',
  });
  return test(
    { who: 'caster', purpose: 'reach', need: target.distance },
    contestRoll(range ?? { groups: [], constant: 0 }, 0, rules.bonus),
    rules.rangeCriticalFailure,
    { well: cast, badly: 'misses' },
  );
}

/** A hit on somebody that a mage shields (BW-MAG-04, BWC-94, BWC-157). Ends: `dies`, `lives`. */
export function shieldStages(
  caster: Caster,
  { damage, armor }: { readonly damage: DiceExpression; readonly armor: DiceExpression },
  rules: SupplementRules,
): Place {
  const { skill, modifier } = caster;
  const { use, dice } = castValues('shield', caster);
  const ends = { dies: () => 'dies', lives: () => 'lives' };
  const struck = (key: string, then: (hurt: number) => Place) =>
    points({ who: 'enemy', purpose: 'damage' }, contestRoll(damage, 0, rules.bonus), key, (thrown) =>
      then(pointsIn(thrown, rules)),
    );
  const shielded = (hurt: number): Place =>
    hurt <= 0
      ? 'lives'
      : points(
          { who: 'caster', purpose: 'taken-off', damage: hurt },
          contestRoll(dice, 0, rules.bonus),
          String(hurt),
          ({ total }) => armorStage(armor, hurt - total, rules, ends),
        );
  return test(useMoment(use), contestRoll(skill, modifier, rules.bonus), rules.skillCriticalFailure, {
    well: struck('up', shielded),
    badly: struck('down', (hurt) => armorStage(armor, hurt, rules, ends)),
  });
}

/** One Skill roll and no more: summoning and necromancy (BW-MAG-06, BW-MAG-08). Ends: `succeeds`, `fails`. */
export function callStages(
  skill: DiceExpression,
  modifier: number,
  use: number,
  rules: SupplementRules,
): Place {
  return test(useMoment(use), contestRoll(skill, modifier, rules.bonus), rules.skillCriticalFailure, {
    well: 'succeeds',
    badly: 'fails',
  });
}

/** Wounds as they are, or a hit that makes them. */
export type Wounding =
  | { readonly wounds: number }
  | { readonly damage: DiceExpression; readonly armor: DiceExpression };

/** A patient and his medics, from the hit or from his wounds on (BW-HEAL-01, BW-HEAL-03, BWC-91). Ends: `unhurt`, `healed`, `dies`. */
export function healStages(
  skill: DiceExpression,
  medics: number,
  wounding: Wounding,
  rules: SupplementRules,
  most?: number,
): Place {
  const rolled = contestRoll(healingRoll(skill, medics, most), 0, rules.bonus);
  const treat = (wounds: number): Place =>
    wounds <= 0
      ? 'unhurt'
      : test({ who: 'caster', purpose: 'treat', need: wounds + 1 }, rolled, rules.skillCriticalFailure, {
          key: String(wounds),
          well: 'healed',
          badly: 'dies',
        });
  if ('wounds' in wounding) return treat(wounding.wounds);
  const { damage, armor } = wounding;
  const held = (hurt: number): Place =>
    hurt <= 0
      ? 'unhurt'
      : {
          key: `armor ${hurt}`,
          moment: { who: 'target', purpose: 'armor', damage: hurt },
          roll: contestRoll(armor, 0, rules.bonus),
          after({ total }) {
            const wounds = hurt - armorHolds(total, rules);
            return { result: wounds > 0 ? 'wounded' : 'lives', to: treat(wounds) };
          },
        };
  return points({ who: 'enemy', purpose: 'damage' }, contestRoll(damage, 0, rules.bonus), '', (thrown) =>
    held(pointsIn(thrown, rules)),
  );
}

/** A shot at somebody who may hide; a look comes first (BW-SKL-01, BW-SKL-02). Ends: `misses`, `lives`, `dies`. */
export function shotStages(
  { skill, modifier, use, damage }: PlainAttack,
  look: { readonly skill: DiceExpression } | undefined,
  { hider, armor }: { readonly hider: Hider; readonly armor: DiceExpression },
  rules: SupplementRules,
): Place {
  const cover = coverOf(hider).value;
  const shoot = (key: string, less: number) => () =>
    test(useMoment(use), contestRoll(skill, modifier - less, rules.bonus), rules.skillCriticalFailure, {
      key,
      well: hitStages(damage, armor, rules),
      badly: 'misses',
    });
  if (!look || cover === 0) return shoot('', cover)();
  return test(
    { who: 'caster', purpose: 'look', need: cover },
    contestRoll(look.skill, 0, rules.bonus),
    rules.skillCriticalFailure,
    { well: shoot('seen', 0), badly: shoot('hidden', cover) },
  );
}
