import type { Volley } from '../../rules/brikwars/check-volley.ts';
import type { GangUp } from '../../rules/brikwars/gang-up.ts';
import { adviseGang, type GangPlan } from '../../rules/brikwars/gang-up-advice.ts';
import { type GangUpOdds, gangUpOdds } from '../../rules/brikwars/gang-up-odds.ts';
import { withdrawalDies } from '../../rules/brikwars/gang-up-withdrawal.ts';
import type { Grenade } from '../../rules/brikwars/many-grenade.ts';
import { type GrenadeOdds, grenadeOdds } from '../../rules/brikwars/many-grenade-odds.ts';
import { type VolleyOdds, volleyOdds } from '../../rules/brikwars/volley.ts';
import type { VolleyExplained } from '../../rules/brikwars/volley-effects.ts';
import type { VolleyIssue } from '../../rules/brikwars/volley-setup.ts';
import { ok, type Result } from '../../rules/result.ts';
import type { ManyInputs } from './inputs.ts';
import { encodeCounters, gangMembers, gangOf, grenadeOf, volleyOf } from './setup.ts';

export interface VolleyAnswer {
  readonly kind: 'volley';
  readonly volley: Volley;
  readonly odds: VolleyOdds;
}

export interface GangAnswer {
  readonly kind: 'gang';
  /** With the counters that are chosen. */
  readonly gang: GangUp;
  /** Every way to counter, the best first; of those that differ only in which of two twins they mean, one. */
  readonly plans: readonly GangPlan[];
  readonly chosen: GangPlan;
  /** Of the chosen one. */
  readonly odds: GangUpOdds;
  /** The victim withdraws in his own turn. */
  readonly withdrawal: VolleyExplained;
}

export interface BlastAnswer {
  readonly kind: 'blast';
  readonly grenade: Grenade;
  readonly odds: GrenadeOdds;
}

export type ManyAnswer = VolleyAnswer | GangAnswer | BlastAnswer;

/** A plan with twins told apart only where it means both. */
function kindOf({ counters }: GangPlan, members: readonly number[]): string {
  const named: number[] = [];
  return counters
    .map(({ kind, arm, against }) => {
      if (!named.includes(against)) named.push(against);
      const twins = named.filter((other) => members[other] === members[against]);
      return `${kind} ${arm} ${members[against]} ${twins.indexOf(against)}`;
    })
    .join();
}

function withoutTwins(
  plans: readonly GangPlan[],
  chosen: GangPlan,
  members: readonly number[],
): readonly GangPlan[] {
  const seen = new Set([kindOf(chosen, members)]);
  return plans.filter((plan) => {
    const kind = kindOf(plan, members);
    const fresh = !seen.has(kind);
    seen.add(kind);
    return fresh || plan === chosen;
  });
}

function gangAnswer(inputs: ManyInputs): Result<GangAnswer, VolleyIssue> {
  const checked = gangOf(inputs, []);
  if (!checked.ok) return checked;
  const plans = adviseGang(checked.value, inputs.gang.goal);
  const chosen = plans.find(({ counters }) => encodeCounters(counters) === inputs.gang.plan) ?? plans[0];
  if (chosen === undefined) throw new RangeError('no plan');
  const gang = { ...checked.value, counters: chosen.counters };
  return ok({
    kind: 'gang',
    gang,
    plans: withoutTwins(plans, chosen, gangMembers(inputs)),
    chosen,
    odds: gangUpOdds(gang),
    withdrawal: withdrawalDies(gang),
  });
}

/** The odds of what is entered, or why there are none. */
export function manyAnswerOf(inputs: ManyInputs): Result<ManyAnswer, VolleyIssue> {
  if (inputs.kind === 'gang') return gangAnswer(inputs);
  if (inputs.kind === 'blast') {
    const grenade = grenadeOf(inputs);
    return grenade.ok
      ? ok({ kind: 'blast', grenade: grenade.value, odds: grenadeOdds(grenade.value) })
      : grenade;
  }
  const volley = volleyOf(inputs);
  return volley.ok ? ok({ kind: 'volley', volley: volley.value, odds: volleyOdds(volley.value) }) : volley;
}
