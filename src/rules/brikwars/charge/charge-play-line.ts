import type { Collision } from './charge-clash.ts';
import { chargerRunsOn, knockbackInches } from './charge-knockback.ts';
import { landing, resistance } from './charge-landing.ts';
import {
  type ChargeSteps,
  type ChargeTable,
  note,
  playBlow,
  rollArmor,
  throwDice,
} from './charge-play-blow.ts';
import type { ChargeMoment } from './charge-play-record.ts';
import { momentumAfter } from './charge-plough.ts';
import { momentumPool } from './charge-rules.ts';

interface LineResult {
  readonly cleared: number;
  readonly dies: number;
  /** How often the Armor of the charger did not hold. */
  readonly chargerPips: number;
}

/** The further targets in the line, as long as the Momentum lasts: body against body, then KnockBack (BW-CCB-07, BWC-34). */
export function* playLine(
  table: ChargeTable,
  { standing, contest }: Collision,
  margin: number,
  momentum: number,
): ChargeSteps<LineResult> {
  const { charge } = table;
  const { rules, defender, attacker, line, moveLeft } = charge;
  let cleared = 0;
  let dies = 0;
  const runsOn =
    contest !== undefined &&
    standing > 0 &&
    moveLeft >= 1 &&
    chargerRunsOn(margin, resistance(charge, contest, 'defender'), rules);
  let chargerPips = 0;
  if (!runsOn) return { cleared, dies, chargerPips };
  let left = rules.ploughing === 'reduce' ? margin : momentum;
  for (let target = 1; target <= line; target++) {
    // Every collision has damage and armor of its own.
    const here: ChargeTable = { ...table, armor: {}, taken: {}, damage: { attacker: 0, defender: 0 } };
    const at = { target, left, taken: here.taken, armor: here.armor, hurt: chargerPips > 0 };
    table.line = { ...at, passed: false };
    const killed = yield* playBlow(here, { by: 'attacker', hits: 0, bodies: 1 }, { target });
    if (yield* playBlow(here, { by: 'defender', hits: 0, bodies: 1 }, { target })) {
      chargerPips += 1;
      // Who takes a pip ploughs on.
      if (!attacker.sturdy) return { cleared, dies: dies + (killed ? 1 : 0), chargerPips };
      at.hurt = true;
    }
    table.line = { ...at, passed: true };
    const against = yield* oppose(here, target);
    const after = momentumAfter(left, against, defender.size, rules);
    let died = killed;
    const inches = knockbackInches(left, against, { size: defender.size, rooted: defender.rooted });
    const moment: ChargeMoment = { who: 'defender', purpose: 'opposition', target };
    if (after === undefined) {
      note(here, moment, { total: left - against }, 'stops', { inches: 0, flies: 'nobody' });
      if (killed) dies++;
      if (!(rules.withinSize === 'runs-on' && left > against)) break;
      left = rules.ploughing === 'reduce' ? left - against : left;
      continue;
    }
    cleared++;
    table.line = { ...at, passed: true, next: after };
    note(here, moment, { total: left - against }, 'flies', { inches, flies: 'defender' });
    const lands = landing(charge, inches, true);
    const crushed = lands.crushed || (lands.mayTrample && mayTread(here));
    if (!killed && crushed) {
      note(here, { who: 'attacker', purpose: 'damage', target }, { total: attacker.size }, 'trampled');
      died = yield* rollArmor(here, 'defender', here.damage.defender + attacker.size, { target });
    }
    if (died) dies++;
    left = after;
  }
  return { cleared, dies, chargerPips };
}

function mayTread({ charge, plan }: ChargeTable): boolean {
  return charge.rules.trampling === 'automatic' || plan.tramples;
}

function* oppose(table: ChargeTable, target: number): ChargeSteps<number> {
  const { rules, defender } = table.charge;
  const { points } = defender;
  const multiplied = rules.momentumDice === 'multiplied' && points > 1;
  const moment: ChargeMoment = { who: 'defender', purpose: 'opposition', target };
  const thrown = yield* throwDice(table, moment, momentumPool(multiplied ? 1 : points, defender, rules));
  const total = multiplied ? thrown.total * points : thrown.total;
  if (thrown.roll) note(table, moment, { ...thrown, total }, 'rolled');
  return total;
}
