import { binomial } from '../../dice/binomial.ts';
import { certain, chanceAtLeast, type Distribution, mixture, shift } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { damageOdds } from '../attack/damage.ts';
import { damageThrough } from './overkill.ts';
import {
  type Assault,
  type AttackRules,
  type ComponentTarget,
  componentAttack,
  generalAttack,
  type SiegeTarget,
  volleyPips,
} from './siege.ts';
import { metBy } from './structure-armor.ts';

/** Attacks alike: so many of them with the same weapon. */
export interface WreckAttacks {
  readonly assault: Assault;
  readonly count: number;
}

/** What is aimed at: the Structure, which `steps` pips still destroy, or one part of it that breaks off (BW-DMG-02, BW-DMG-05). */
export type WreckAim =
  | { readonly kind: 'whole'; readonly target: SiegeTarget; readonly steps: number }
  | { readonly kind: 'part'; readonly target: ComponentTarget };

/** The attacks of a turn on one creation. */
export interface WreckVolley {
  readonly attacks: readonly WreckAttacks[];
  readonly aim: WreckAim;
  /** Grinding points that help every attack (BW-DMG-09). */
  readonly points: number;
  /** What is left above an Armor goes on (BW-DMG-10). */
  readonly overkill: boolean;
  readonly rules: AttackRules;
}

/** The pips, or the parts, that end it: what comes after them changes nothing. */
export function stepsOf({ aim }: Pick<WreckVolley, 'aim'>): number {
  return aim.kind === 'whole' ? aim.steps : 1;
}

/** The Armor that a hit meets (BW-CRE-06, BW-CRE-07, BW-CRE-14). */
export function metArmor({ aim }: Pick<WreckVolley, 'aim'>): DiceExpression {
  return aim.kind === 'whole'
    ? metBy(aim.target, 'structure')
    : metBy({ level: aim.target.level }, aim.target.part);
}

/** All that is added to the Skill of an attack, and its chance to hit (BW-ATK-10). */
export function wreckHit(
  { aim, rules }: Pick<WreckVolley, 'aim' | 'rules'>,
  { assault }: Pick<WreckAttacks, 'assault'>,
): { readonly modifier: number; readonly hit: number } {
  if (aim.kind === 'part') return componentAttack(assault, aim.target, rules);
  const { bonus, hit } = generalAttack(assault, aim.target, rules);
  return { modifier: bonus + assault.modifier, hit };
}

/** The same attacks once what they throw has flown far enough. */
export function arrived(attacks: WreckAttacks): WreckAttacks {
  const { thrown: _, ...assault } = attacks.assault;
  return { ...attacks, assault };
}

/** The damage of a hit, Grinding points with it. */
function dealt({ rules, points }: WreckVolley, damage: DiceExpression): Distribution {
  return shift(damageOdds(damage, rules.bonus, rules.damageCriticalFailure), points);
}

/** The pips of a hit of this damage, 0 to the pips that end it; of a part, whether it breaks off. */
export function damagePips(volley: WreckVolley, damage: Distribution): Distribution {
  const steps = volley.overkill ? stepsOf(volley) : 1;
  const [odds] = damageThrough(damage, [{ steps, armor: metArmor(volley) }], volley.rules);
  return odds?.pips ?? certain(0);
}

/** The pips of a hit whose damage is still to be rolled. */
export function hitPips(volley: WreckVolley, { assault }: Pick<WreckAttacks, 'assault'>): Distribution {
  return damagePips(volley, dealt(volley, assault.damage));
}

/** The same of one attack, missed or not. */
export function attackPips(volley: WreckVolley, attacks: WreckAttacks): Distribution {
  const { hit } = wreckHit(volley, attacks);
  return mixture([
    { weight: hit, distribution: hitPips(volley, attacks) },
    { weight: 1 - hit, distribution: certain(0) },
  ]);
}

/** So many times the same, one after the other, and at most `steps` together. */
export function repeated(one: Distribution, count: number, steps: number): Distribution {
  if (one.weights.length + one.min <= 2) {
    const all = binomial(count, Math.min(1, chanceAtLeast(one, 1)));
    return capped(all, steps);
  }
  return volleyPips(
    Array.from({ length: count }, () => one),
    steps,
  );
}

/** What is more than `steps` is that. */
export function capped({ min, weights, cutOff }: Distribution, steps: number): Distribution {
  const all = new Float64Array(steps + 1);
  weights.forEach((weight, at) => {
    const to = Math.min(steps, min + at);
    all[to] = (all[to] ?? 0) + weight;
  });
  return { min: 0, weights: all, cutOff };
}

/** How many pips all attacks of a volley take, or whether the part breaks off: 0 to the number that ends it (BW-DMG-03, BW-DMG-05). */
export function wreckOdds(volley: WreckVolley): Distribution {
  const steps = stepsOf(volley);
  return volleyPips(
    volley.attacks.map((attacks) => repeated(attackPips(volley, attacks), attacks.count, steps)),
    steps,
  );
}
