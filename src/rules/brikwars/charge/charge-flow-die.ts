import type { Side } from '../attack/fight.ts';
import {
  attack,
  type Clash,
  deal,
  endOf,
  type Flow,
  type Happens,
  isArmed,
  kill,
  opponent,
  orderOf,
  settle,
} from './charge-clash.ts';

/** One side's only blow; true if it kills (BW-CHGW-02). A body does no damage, but it collides (BW-CHGW-06). */
function* strike(clash: Clash, by: Side): Happens<boolean> {
  const { charge, struck, standing } = clash;
  const { strikes, defenderParries } = charge.plan;
  if (by === 'attacker' && strikes === 'body') {
    struck.defender = true;
    return false;
  }
  if (!isArmed(charge, by)) return false;
  const hits = yield* attack(clash, by);
  if (hits === 0) return false;
  if (by === 'defender') return yield* deal(clash, { by, hits, bodies: 0 });
  if (strikes === 'shove') {
    struck.defender = true;
    clash.shoved = !(defenderParries && (yield { kind: 'shove-parry' }) === 1);
    return false;
  }
  // One charger who strikes for all has their Momentum behind him.
  clash.pushing = charge.rules.combined === 'momentum' ? standing : hits;
  return yield* deal(clash, { by, hits, bodies: clash.pushing - hits });
}

/** A Charge by a die each: one blow, one counter, the longer weapon first; then KnockBack, unless they missed or one was shoved off. */
export function* dieFlow(clash: Clash): Flow {
  const order = orderOf(clash.charge);
  if (order === 'together') {
    const killed = yield* strike(clash, 'attacker');
    const died = yield* strike(clash, 'defender');
    if (killed) kill(clash, 'defender');
    if (died) kill(clash, 'attacker');
  } else {
    const first: Side = order === 'attacker-first' ? 'attacker' : 'defender';
    if (yield* strike(clash, first)) kill(clash, opponent[first]);
    const second = opponent[first];
    const left = second === 'attacker' ? clash.standing > 0 : !clash.dead.defender && !clash.shoved;
    if (left && (yield* strike(clash, second))) kill(clash, first);
  }
  yield* settle(clash);
  return endOf(clash);
}
