import type { Side } from '../attack/fight.ts';
import type { ChargeAim } from './charge-aims.ts';
import { createChargeBook } from './charge-book.ts';
import { checkCharge } from './charge-check.ts';
import { type ChargeFate, chargeFate } from './charge-odds.ts';
import type { Charge, ChargePlan, ChargeSetup } from './charge-setup.ts';

/** One thing that a side may do: charge so, or strike an ordinary blow instead (BW-CHG-01, BW-CC-01). */
export interface ChargeChoice extends ChargeFate {
  /** Left out for an ordinary attack. */
  readonly plan?: ChargePlan;
  /** What the aim makes of it: the greater the better, in chances. */
  readonly score: number;
  /** No choice is better. */
  readonly best: boolean;
  /** What is planned now. */
  readonly now: boolean;
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-9;

const both = [true, false] as const;

function chargerPlans({
  plan,
  attacker,
  model,
  rules,
  low,
  moveLeft,
  chargers,
}: Charge): readonly ChargePlan[] {
  const bySize = model === 'size';
  const ways = [
    ...(attacker.weapon ? (['weapon'] as const) : []),
    'body' as const,
    ...(bySize ? [] : (['shove'] as const)),
  ];
  const trampling = bySize && rules.trampling === 'choice' && low && moveLeft >= 1 && chargers === 1;
  return ways.flatMap((strikes) => {
    const misses = bySize && strikes === 'weapon' && rules.skillRoll === 'weapon';
    return (misses ? (['ram', 'past'] as const) : [plan.afterMiss]).flatMap((afterMiss) =>
      (trampling ? both : [plan.tramples]).flatMap((tramples) =>
        (bySize && attacker.shield ? both : [plan.attackerParries]).map((attackerParries) => ({
          ...plan,
          strikes,
          afterMiss,
          tramples,
          attackerParries,
        })),
      ),
    );
  });
}

function targetPlans({ plan, defender, model }: Charge, bracesByItself: boolean): readonly ChargePlan[] {
  const bySize = model === 'size';
  const answers = [
    ...(defender.weapon ? (['weapon'] as const) : []),
    'body' as const,
    ...(bySize ? [] : (['bail'] as const)),
  ];
  return answers.flatMap((answer) => {
    const parries = defender.shield !== undefined && (bySize || answer === 'body');
    return (parries ? both : [false]).flatMap((defenderParries) =>
      (bySize && !bracesByItself ? both : [plan.braced]).map((braced) => ({
        ...plan,
        answer,
        defenderParries,
        braced,
      })),
    );
  });
}

/** Every legal plan of one side, the other's being what it is (BW-CHG-10, BW-CHG-14, BW-CHG-16, BW-CCB-08, BW-CHGW-02); none where there is no Charge. */
export function chargePlans(setup: ChargeSetup, side: Side): readonly ChargePlan[] {
  const checked = checkCharge(setup);
  if (!checked.ok) return [];
  if (side === 'attacker') return chargerPlans(checked.value);
  const unbraced = checkCharge({ ...setup, plan: { ...setup.plan, braced: false } });
  return targetPlans(checked.value, unbraced.ok && unbraced.value.plan.braced);
}

/** How well an ending serves a side. */
export function chargeScore(side: Side, aim: ChargeAim, fate: ChargeFate): number {
  const own = side === 'attacker' ? fate.attackerDies : fate.defenderDies;
  const others = side === 'attacker' ? fate.defenderDies : fate.attackerDies;
  if (aim === 'kill') return others;
  return aim === 'survive' ? 1 - own : others - own;
}

/**
 * Every legal choice of a side with what comes of it, the best first; equal ones are all marked. `instead` is what an
 * ordinary attack would do. Of equal choices that which is planned comes first, then that which kills more and dies less.
 */
export function adviseCharge(
  setup: ChargeSetup,
  side: Side,
  aim: ChargeAim,
  instead?: ChargeFate,
): readonly ChargeChoice[] {
  const planned = checkCharge(setup);
  const book = planned.ok ? createChargeBook(planned.value) : undefined;
  const fates: { readonly plan?: ChargePlan; readonly fate: ChargeFate; readonly now: boolean }[] = [];
  for (const plan of chargePlans(setup, side)) {
    const checked = checkCharge({ ...setup, plan });
    if (!checked.ok || !book) continue;
    const now = planned.ok && samePlan(planned.value.plan, checked.value.plan);
    fates.push({
      plan: checked.value.plan,
      fate: chargeFate(checked.value, book),
      now,
    });
  }
  if (instead) fates.push({ fate: instead, now: false });
  const choices = fates.map(({ fate, ...way }) => ({ ...way, ...fate, score: chargeScore(side, aim, fate) }));
  const top = choices.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const marked = choices.map((choice) => ({ ...choice, best: choice.score >= top - equal }));
  return marked.sort((a, b) => {
    const steps = [
      b.score - a.score,
      Number(b.now) - Number(a.now),
      chargeScore(side, 'trade', b) - chargeScore(side, 'trade', a),
    ];
    return steps.find((step) => Math.abs(step) > equal) ?? 0;
  });
}

function samePlan(a: ChargePlan, b: ChargePlan): boolean {
  return (Object.keys(a) as (keyof ChargePlan)[]).every((name) => a[name] === b[name]);
}
