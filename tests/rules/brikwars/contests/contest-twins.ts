import type { Contender } from '../../../../src/rules/brikwars/contests/acts-first.ts';
import type { Duellist } from '../../../../src/rules/brikwars/contests/duel.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';

/** One way the dice of an expression can fall, bonus dice declined. */
export interface Fall {
  readonly total: number;
  readonly ones: boolean;
  readonly chance: number;
}

/** Every way, counted out; `penalty` is taken from each die, the total never falls below 0. */
export function falls({ groups, constant }: DiceExpression, modifier = 0, penalty = 0): readonly Fall[] {
  let ways: readonly Fall[] = [{ total: constant + modifier, ones: groups.length > 0, chance: 1 }];
  for (const { count, sides } of groups) {
    for (let die = 0; die < count; die++) {
      ways = ways.flatMap((way) =>
        Array.from({ length: sides }, (_, place) => ({
          total: way.total + place + 1 - penalty,
          ones: way.ones && place === 0,
          chance: way.chance / sides,
        })),
      );
    }
  }
  return ways.map((way) => ({ ...way, total: Math.max(0, way.total) }));
}

/** What I Say Goes played out throw by throw, given up after so many ties: who wins, and how often the first throw ties. */
export function countedRollOff(
  dice: readonly (readonly Fall[])[],
  throws: number,
): { readonly wins: readonly number[]; readonly firstTied: number } {
  const wins = dice.map(() => 0);
  let firstTied = 0;
  const everyone = dice.map((_, player) => player);
  // The same players tie in many ways: each set is followed once.
  let waiting = new Map([[everyone.join(), { players: everyone, chance: 1 }]]);
  for (let round = 0; round < throws; round++) {
    const tied: typeof waiting = new Map();
    for (const { players, chance } of waiting.values()) {
      for (const outcome of outcomesOf(players.map((player) => dice[player] ?? []))) {
        const top = Math.max(...outcome.totals);
        const best = players.filter((_, place) => outcome.totals[place] === top);
        const weight = chance * outcome.chance;
        const [winner = 0] = best;
        if (best.length === 1) wins[winner] = (wins[winner] ?? 0) + weight;
        else {
          const known = tied.get(best.join())?.chance ?? 0;
          tied.set(best.join(), { players: best, chance: known + weight });
        }
      }
    }
    waiting = tied;
    if (round === 0) for (const { chance } of tied.values()) firstTied += chance;
  }
  return { wins, firstTied };
}

interface Outcome {
  readonly totals: readonly number[];
  readonly chance: number;
}

function outcomesOf(dice: readonly (readonly Fall[])[]): readonly Outcome[] {
  return dice.reduce<readonly Outcome[]>(
    (all, falling) =>
      all.flatMap((before) =>
        falling.map((fall) => ({
          totals: [...before.totals, fall.total],
          chance: before.chance * fall.chance,
        })),
      ),
    [{ totals: [], chance: 1 }],
  );
}

/** Who acts first, counted out. */
export function countedOrder(active: Contender, responder: Contender) {
  const counted = { active: 0, simultaneous: 0, responder: 0 };
  for (const one of falls(active.skill, active.skillModifier)) {
    for (const other of falls(responder.skill, responder.skillModifier)) {
      const lead = one.total - (active.use ?? 0) - (other.total - (responder.use ?? 0));
      counted[lead > 0 ? 'active' : lead < 0 ? 'responder' : 'simultaneous'] += one.chance * other.chance;
    }
  }
  return counted;
}

/** A duel played out die by die. */
export function countedDuel(
  active: Duellist,
  responder: Duellist,
  { onesFail, onesDoNothing, together }: Readonly<Record<'onesFail' | 'onesDoNothing' | 'together', boolean>>,
) {
  const counted = { activeDies: 0, responderDies: 0, bothDie: 0, neitherDies: 0 };
  const killed = (by: Duellist, against: Duellist) => {
    let chance = 0;
    for (const hurt of falls(by.damage)) {
      for (const armor of falls(against.armor)) {
        if ((hurt.ones && onesDoNothing ? 0 : hurt.total) > armor.total) chance += hurt.chance * armor.chance;
      }
    }
    return [
      { dead: true, chance },
      { dead: false, chance: 1 - chance },
    ];
  };
  const ends = { mine: killed(active, responder), theirs: killed(responder, active) };
  for (const one of falls(active.skill, active.skillModifier)) {
    for (const other of falls(responder.skill, responder.skillModifier)) {
      const hits = one.total >= (active.use ?? 0) && !(one.ones && onesFail);
      const struck = other.total >= (responder.use ?? 0) && !(other.ones && onesFail);
      const lead = one.total - (active.use ?? 0) - (other.total - (responder.use ?? 0));
      for (const mine of ends.mine) {
        for (const theirs of ends.theirs) {
          let responderDies = hits && mine.dead;
          let activeDies = struck && theirs.dead;
          if (lead > 0 || (lead === 0 && !together)) activeDies &&= !responderDies;
          else if (lead < 0) responderDies &&= !activeDies;
          const chance = one.chance * other.chance * mine.chance * theirs.chance;
          if (activeDies) counted.activeDies += chance;
          if (responderDies) counted.responderDies += chance;
          if (activeDies && responderDies) counted.bothDie += chance;
          if (!activeDies && !responderDies) counted.neitherDies += chance;
        }
      }
    }
  }
  return counted;
}
