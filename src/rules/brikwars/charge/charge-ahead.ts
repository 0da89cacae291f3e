import { highest } from '../../dice/distribution.ts';
import { createChargeBook, heldInHand, heldKept } from './charge-book.ts';
import type { Flies } from './charge-clash.ts';
import type { LineInHand } from './charge-known.ts';
import { tallied } from './charge-odds.ts';
import type { ChargeTable } from './charge-play-blow.ts';
import { momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { endKey } from './charge-tally.ts';

/**
 * How a Charge ends from here: who dies, which of the two may be both, and whether the target is thrown off its feet.
 */
export interface ChargeAhead {
  readonly onlyDefenderDies: number;
  readonly onlyAttackerDies: number;
  readonly bothDie: number;
  readonly neitherDies: number;
  /** The target flies, or is shoved. */
  readonly defenderFlies: number;
}

/**
 * The exact odds of a Charge given what has been rolled and chosen in it; what is still to be chosen is chosen as
 * planned (BW-CHG-11 to BW-CHG-21, BW-CCB-07, BW-CHGW-02 to BW-CHGW-08).
 */
export function chargeAhead(table: ChargeTable): ChargeAhead {
  const charge: Charge = { ...table.charge, plan: table.plan };
  const { line } = table;
  const book = createChargeBook(charge, table);
  const { ends } = tallied(line === undefined ? charge : { ...charge, line: 0 }, book, table.charge.plan);
  const end = (defenderDies: boolean, attackerDies: boolean, flies: Flies): number =>
    ends[endKey(defenderDies, attackerDies, flies)] ?? 0;
  const sum = (defenderDies: boolean, attackerDies: boolean): number =>
    end(defenderDies, attackerDies, 'nobody') +
    end(defenderDies, attackerDies, 'defender') +
    end(defenderDies, attackerDies, 'attacker');
  const all = [false, true].flatMap((defender) => [false, true].map((attacker) => ({ defender, attacker })));
  const defenderFlies = all.reduce((chance, one) => chance + end(one.defender, one.attacker, 'defender'), 0);
  if (line === undefined) {
    return {
      onlyDefenderDies: sum(true, false),
      onlyAttackerDies: sum(false, true),
      bothDie: sum(true, true),
      neitherDies: sum(false, false),
      defenderFlies,
    };
  }
  // Who ploughs on lives so far, though he may have taken a pip.
  const hurt = line.hurt || sum(true, true) + sum(false, true) > 0.5;
  const dies = hurt ? 1 : diesInLine(charge, line);
  const dead = sum(true, false) + sum(true, true);
  return {
    onlyDefenderDies: dead * (1 - dies),
    onlyAttackerDies: (1 - dead) * dies,
    bothDie: dead * dies,
    neitherDies: (1 - dead) * (1 - dies),
    defenderFlies,
  };
}

/** The chance that a charger dies among the targets of the line, from the one that he is at. */
function diesInLine(charge: Charge, { target, left, taken, armor, passed, next }: LineInHand): number {
  const { rules, defender } = charge;
  const book = createChargeBook(charge);
  const blow = 1 - heldKept(charge, book, { by: 'defender', hits: 0, bodies: 1 })(0);
  const opposition = momentumTotals(defender.points, rules, defender);
  const needed = rules.withinSize === 'runs-on' ? 0 : defender.size;
  const known = new Map<string, number>();
  /** Beyond a target that has not killed him. */
  const beyond = (momentum: number, at: number): number => {
    if (at >= charge.line) return 0;
    let dies = 0;
    for (let against = opposition.min; against <= highest(opposition); against++) {
      const by = momentum - against;
      if (by <= needed) break;
      const weight = opposition.weights[against - opposition.min] ?? 0;
      if (weight > 0) dies += weight * meets(rules.ploughing === 'reduce' ? by : momentum, at + 1);
    }
    return dies;
  };
  const meets = (momentum: number, at: number): number => {
    const key = `${momentum} ${at}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const dies = blow + (1 - blow) * beyond(momentum, at);
    known.set(key, dies);
    return dies;
  };
  if (next !== undefined) return target < charge.line ? meets(next, target + 1) : 0;
  const begun = taken.attacker;
  const now = passed
    ? 0
    : begun
      ? 1 - heldInHand(charge, { ...book, known: { ...idle, armor } }, begun)(0)
      : blow;
  return now + (1 - now) * beyond(left, target);
}

const idle = { shown: [], tries: {}, taken: {}, pushed: {}, pressed: false } as const;
