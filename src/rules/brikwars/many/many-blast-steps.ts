import { askOption, askRoll, type Steps } from '../../steps.ts';
import { firstArm } from '../attack/fight.ts';
import { missedBy } from '../attack/missed-by.ts';
import { strikeSkill } from '../attack/strike.ts';
import { blastRadius } from './explosion.ts';
import { askAlike } from './many-alike.ts';
import { caughtThing, type Grenade, type Landing } from './many-grenade.ts';
import type { BlastOutcome, ManyEntry, ManyMoment } from './many-record.ts';
import { rulesFor } from './many-shots.ts';
import { armorRolls } from './many-volley-steps.ts';

/** Where the Explosive comes down (BW-ATK-05, BW-ATK-06, BW-RNG-03). */
function* landing(
  { fight, distance = 0 }: Grenade,
  log: ManyEntry[],
): Steps<ManyMoment, Omit<Landing, 'chance'>> {
  if (fight === undefined) return { kind: 'on-target', inches: 0 };
  const { attacker, rules } = fight;
  const arm = firstArm(fight);
  const at = { assault: 0, count: 1 } as const;
  if (arm.thrown !== undefined && fight.distance !== undefined) {
    const moment: ManyMoment = { ...at, purpose: 'range', need: fight.distance };
    const roll = yield* askRoll(moment, arm.thrown, rulesFor(attacker));
    const amount = roll.total;
    if (roll.allOnes && rules.rangeCriticalFailure) {
      log.push({ ...moment, roll, result: 'at-feet', amount });
      return { kind: 'at-feet', inches: distance };
    }
    const inches = Math.max(0, fight.distance - amount);
    log.push({ ...moment, roll, result: inches > 0 ? 'short' : 'in-range', amount });
    if (inches > 0) return { kind: 'short', inches };
  }
  const moment: ManyMoment = { ...at, purpose: 'attack', need: arm.use };
  const roll = yield* askRoll(moment, strikeSkill(attacker, 0), rulesFor(attacker));
  const failed = roll.allOnes && rules.skillCriticalFailure;
  const amount = roll.total;
  if (!failed && amount >= arm.use) {
    log.push({ ...moment, roll, result: 'hit', amount });
    return { kind: 'on-target', inches: 0 };
  }
  const inches = missedBy(arm.use, amount);
  log.push({ ...moment, roll, result: failed ? 'critical-failure' : 'missed', amount, inches });
  return { kind: 'missed', inches };
}

/** How many may be told apart when the table is asked how many of a kind a blast reaches. */
const mostAsked = 9;

/** How many of each kind the blast reaches: what distances do not show is asked of the table. */
function* reachedThings(
  grenade: Grenade,
  where: Omit<Landing, 'chance'>,
  log: ManyEntry[],
): Steps<ManyMoment, readonly number[]> {
  const reached: number[] = [];
  for (const [thing, { count }] of grenade.blast.targets.entries()) {
    const caught = caughtThing(grenade, where, thing);
    if (caught !== 'perhaps') {
      reached.push(caught === 'surely' ? count : 0);
      continue;
    }
    const moment = { purpose: 'near', assault: 0, thing, count, inches: blastRadius } as const;
    const numbers = count > mostAsked ? [0, count] : Array.from({ length: count + 1 }, (_, number) => number);
    const amount = Number(yield* askOption<ManyMoment, string>(moment, numbers.map(String)));
    log.push({ ...moment, result: 'reached', amount });
    reached.push(amount);
  }
  return reached;
}

/** An Explosive from the throw to the last Armor roll (BW-WEAP-11, BW-WEAP-12, BWC-64). */
export function* blastSteps(grenade: Grenade, log: ManyEntry[]): Steps<ManyMoment, BlastOutcome> {
  const { rules, targets } = grenade.blast;
  const where = yield* landing(grenade, log);
  const reached = yield* reachedThings(grenade, where, log);
  const all = reached.reduce((sum, count) => sum + count, 0);
  const [first] = targets;
  if (first === undefined) throw new RangeError('no target');
  const { attacker, rules: fightRules } = first.fight;
  const { damage } = firstArm(first.fight);
  const rolls = rules.blastRoll === 'for-all' ? Math.min(1, all) : all;
  const moment = { purpose: 'damage', assault: 0, count: rolls } as const;
  const points: number[] = [];
  for (const heap of yield* askAlike<ManyMoment>(moment, damage, rulesFor(attacker))) {
    const made = heap.rolls.map(({ total, allOnes }) =>
      allOnes && fightRules.damageCriticalFailure === 'zero' ? 0 : total,
    );
    points.push(...made);
    const amount = made.reduce((sum, one) => sum + one, 0);
    const { roll } = heap;
    log.push({ ...moment, count: made.length, ...(roll && { roll }), result: 'points', amount });
  }
  const dead: number[] = [];
  let met = 0;
  for (const [thing, { fight }] of targets.entries()) {
    const count = reached[thing] ?? 0;
    const own = Array.from({ length: count }, () => points[rolls === 1 ? 0 : met++] ?? 0);
    dead.push(yield* armorRolls(fight, own, { assault: 0, thing }, log));
  }
  const gone = targets.map(({ fight }, thing) => ((fight.defender.steps ?? 1) > 1 ? 0 : (dead[thing] ?? 0)));
  return { kind: 'blast', landed: where, reached, dead, ...(gone.join() !== dead.join() && { gone }) };
}
