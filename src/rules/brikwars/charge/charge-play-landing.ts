import type { Collision } from './charge-clash.ts';
import type { Toppled } from './charge-knockback.ts';
import { landing } from './charge-landing.ts';
import {
  type ChargeSteps,
  type ChargeTable,
  choose,
  note,
  rollArmor,
  throwDice,
} from './charge-play-blow.ts';
import type { ChargeMoment } from './charge-play-record.ts';
import { d6 } from './charge-rules.ts';

/** What happens to a target that flies and lives, though a pip may be gone: crushed, trampled, smashed, fallen (BW-CHG-12, BW-CCB-08, BW-CHGW-07, BWC-84). */
export function* playLanding(
  table: ChargeTable,
  inches: number,
  { standing, shoved, hurt }: Pick<Collision, 'standing' | 'shoved' | 'hurt'>,
): ChargeSteps<{ readonly pips: number; readonly knockedOver: Toppled }> {
  const { charge } = table;
  const { rules, attacker, defender } = charge;
  let pips = 0;
  const lands = landing(charge, inches, standing > 0);
  const knockedOver: Toppled = shoved ? 'no' : lands.knockedOver;
  const over = () => ({ pips, knockedOver });
  /** Damage on top of the blow is one hit with it: who took a pip by it takes no other. */
  const pressed = function* (damage: number, alone = false): ChargeSteps<boolean> {
    if (hurt.defender && !alone) return false;
    if (yield* rollArmor(table, 'defender', damage, {}, alone)) pips += 1;
    table.pressed = pips === 0;
    return pips > 0 && !defender.sturdy;
  };
  const smash = shoved && attacker.points === 0 ? 0 : lands.smash;
  if (lands.crushed || (lands.mayTrample && (yield* tramples(table)))) {
    const moment: ChargeMoment = { who: 'attacker', purpose: 'damage' };
    note(table, moment, { total: attacker.size }, lands.crushed ? 'crushed' : 'trampled');
    if (yield* pressed(table.damage.defender + attacker.size)) return over();
  } else if (smash > 0) {
    note(table, { who: 'defender', purpose: 'damage' }, { total: smash }, 'smashed');
    const alone = rules.smash === 'alone';
    const damage = alone ? smash : table.damage.defender + smash;
    if (yield* pressed(damage, alone)) return over();
  }
  if (lands.fallDice === 0) return over();
  const moment: ChargeMoment = { who: 'defender', purpose: 'fall' };
  const thrown = yield* throwDice(table, moment, d6(lands.fallDice));
  const failed = thrown.allOnes && rules.damageCriticalFailure === 'zero';
  table.fall = failed ? 0 : thrown.total;
  note(
    table,
    moment,
    { ...thrown, total: failed ? 0 : thrown.total },
    failed ? 'critical-failure' : 'rolled',
  );
  if (yield* rollArmor(table, 'defender', failed ? 0 : thrown.total, {}, true)) pips += 1;
  return over();
}

/** Whether the charger runs over who lies in his way: by itself, or as he chooses (BWC-33). */
function* tramples(table: ChargeTable): ChargeSteps<boolean> {
  const planned = table.plan.tramples;
  if (table.charge.rules.trampling === 'automatic') return true;
  const options = planned ? (['trample', 'stop'] as const) : (['stop', 'trample'] as const);
  const kept = yield* choose(table, { who: 'attacker', purpose: 'trample' }, options);
  table.plan = { ...table.plan, tramples: kept === planned };
  return table.plan.tramples;
}
