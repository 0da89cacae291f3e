import { certain, sum } from '../../dice/distribution.ts';
import { explainAttack } from '../attack/explain.ts';
import { firstArm } from '../attack/fight.ts';
import { bodyOf } from '../attack/standing.ts';
import { type Blow, blowOdds } from '../attack/strike.ts';
import { killChance } from './combined-fire.ts';
import type { GangUp } from './gang-up.ts';
import { whoMayCounter } from './gang-up.ts';
import { narrowed } from './many-sum.ts';
import { distinctReasons, type VolleyExplained } from './volley-effects.ts';

/**
 * The chance that the victim of a gang dies, or takes a pip (BW-DMG-03), when he withdraws in his own turn: each opponent strikes once and none of
 * them can be countered; the damage of the turn adds up (BW-COMB-06, BW-CC-09, BW-CC-06).
 */
export function withdrawalDies({ fights }: Pick<GangUp, 'fights'>): VolleyExplained {
  const [first] = fights;
  if (first === undefined) throw new RangeError('no attacker');
  const body = bodyOf(first, 'defender');
  const blows = fights.map((fight) => {
    const blow: Blow = {
      by: 'attacker',
      arm: firstArm(fight).id,
      strikerPenalty: 0,
      parryPenalty: 0,
      first: true,
    };
    return { odds: blowOdds(fight, blow), reasons: explainAttack(fight, blow) };
  });
  const { reasons } = whoMayCounter(fights.length, { kind: 'withdraw' });
  const why = distinctReasons([...reasons, ...blows.flatMap((blow) => blow.reasons.kill)]);
  if (!body.cumulative) {
    const lives = blows.reduce((chance, { odds }) => chance * (1 - killChance(odds.damage, body.hold)), 1);
    return { value: 1 - lives, reasons: why };
  }
  const damage = blows.reduce((all, { odds }) => narrowed(sum(all, odds.damage)), certain(0));
  const { priorDamage } = first.defender;
  return { value: killChance({ ...damage, min: damage.min + priorDamage }, body.hold), reasons: why };
}
