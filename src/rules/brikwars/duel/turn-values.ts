import type { Distribution } from '../../dice/distribution.ts';
import { noDamage } from '../attack/damage.ts';
import { lateResponses, responseId, responsesLeft, withResponse } from '../attack/defences.ts';
import { type DefencePlan, type Fight, type Response, roundsOf, type Side } from '../attack/fight.ts';
import { type Stands, standsOf } from '../attack/stands.ts';
import { type Blow, once, otherSide } from '../attack/strike.ts';
import { compareFigures } from './advice.ts';
import { type BlowParts, blowParts, knownBlow } from './blow-parts.ts';
import type { BlowInHand } from './play-steps.ts';
import { noLateParry, type PlayAsks } from './play-turn.ts';
import { blowsOf } from './turn-chances.ts';

/** The odds of the rest of a turn; the shoves as often as they are to be expected. Who dies may have pips as in `TurnChances`. */
export interface TurnValue {
  readonly defenderDies: number;
  readonly attackerDies: number;
  readonly bothDie: number;
  readonly defenderShoved: number;
  readonly attackerShoved: number;
}

/** Where a turn stands between two rolls: how both sides stand, and what the defender does. */
export interface TurnState {
  readonly round: number;
  readonly plan: DefencePlan;
  readonly defender: number;
  readonly attacker: number;
}

/** An option with what it comes to. */
export type ValuedOption = readonly [id: string, value: TurnValue];

const nothing: TurnValue = {
  defenderDies: 0,
  attackerDies: 0,
  bothDie: 0,
  defenderShoved: 0,
  attackerShoved: 0,
};

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** What comes of several cases, each with its chance; a case that cannot be is not worked out. */
function among(...cases: readonly (readonly [chance: number, value: () => TurnValue])[]): TurnValue {
  const sum: Changing<TurnValue> = { ...nothing };
  for (const [chance, value] of cases) if (chance > 0) add(sum, chance, value());
  return sum;
}

function add(sum: Changing<TurnValue>, chance: number, value: TurnValue): void {
  sum.defenderDies += chance * value.defenderDies;
  sum.attackerDies += chance * value.attackerDies;
  sum.bothDie += chance * value.bothDie;
  sum.defenderShoved += chance * value.defenderShoved;
  sum.attackerShoved += chance * value.attackerShoved;
}

/**
 * The figures a side looks at, the more the better: the defender would live, then kill, the attacker kill, then live; and
 * both rather shove than be shoved.
 */
export function wishOf(side: Side, value: TurnValue): readonly number[] {
  const { defenderDies, attackerDies, defenderShoved, attackerShoved } = value;
  return side === 'defender'
    ? [-defenderDies, attackerDies, -defenderShoved, attackerShoved]
    : [defenderDies, -attackerDies, defenderShoved, -attackerShoved];
}

/** The option that a side likes best; of equals the first. */
export function bestOption(side: Side, [first, ...rest]: readonly ValuedOption[]): ValuedOption {
  if (first === undefined) throw new RangeError('nothing to choose from');
  return rest.reduce(
    (best, option) => (compareFigures(wishOf(side, option[1]), wishOf(side, best[1])) < 0 ? option : best),
    first,
  );
}

/** The odds of the rest of a turn from any place in it. */
export interface TurnValues {
  readonly stands: { readonly attacker: Stands; readonly defender: Stands };
  readonly parts: (blow: Blow) => BlowParts;
  /** From the beginning of a round. */
  round(state: TurnState): TurnValue;
  /** The answers that the defender may give to the attack of this round. */
  defences(state: TurnState): readonly ValuedOption[];
  /** From within a blow, as much of it as is known. */
  hand(state: TurnState, hand: BlowInHand): TurnValue;
  /** What the defender may still do when he sees this hit, to let it go first. */
  late(
    state: TurnState,
    blow: Blow,
    responses: readonly Response[],
  ): (total: number) => readonly ValuedOption[];
}

/**
 * The exact odds of one player turn from any place in it (BW-CC-02). What is open to choice (`asks`) is chosen by who sees
 * all that has been rolled: the defender so that he lives, or else kills.
 */
export function createTurnValues(fight: Fight, asks: PlayAsks): TurnValues {
  const rounds = roundsOf(fight);
  const stands = { attacker: standsOf(fight, 'attacker'), defender: standsOf(fight, 'defender') };
  const known = new Map<string, TurnValue>();
  const blows = new Map<string, BlowParts>();

  const parts = (blow: Blow): BlowParts => {
    const { by, arm, parry, strikerPenalty, parryPenalty, first, shove } = blow;
    const key = [by, arm, parry, strikerPenalty, parryPenalty, first, shove].join();
    const found = blows.get(key) ?? blowParts(fight, blow);
    blows.set(key, found);
    return found;
  };

  /** Damage has come to the one who is struck; the blow has landed, or was missed or parried. */
  function struck(state: TurnState, blow: Blow, damage: Distribution, landed: boolean): TurnValue {
    const on = otherSide(blow.by);
    const { dead, alive } = stands[on].fate(state[on], damage);
    const sum: Changing<TurnValue> = { ...nothing };
    // Who was hurt before counts already.
    const before = state[on] < 0;
    const hurts = alive.reduce((all, [stand, chance]) => all + (stand < 0 ? chance : 0), dead);
    if (!before) {
      sum[`${on}Dies`] += hurts;
      if (state[blow.by] < 0) sum.bothDie += hurts;
    }
    if (landed && blow.shove) {
      sum[`${on}Shoved`] += 1;
      if (fight.shovedOutOfReach) return sum;
    }
    const then = (stand: number) => {
      const next = { ...state, [on]: stand };
      return blow.by === 'attacker' ? answer(next, landed) : round({ ...next, round: state.round + 1 });
    };
    // After the last blow at a side nobody asks how it stands, but whether it is hurt.
    if (state.round + 1 === rounds) {
      const unhurt = alive.reduce((all, [stand, chance]) => all + (stand < 0 ? 0 : chance), 0);
      if (unhurt > 0) add(sum, unhurt, then(0));
      const hurt = alive.reduce((all, [stand, chance]) => all + (stand < 0 ? chance : 0), 0);
      if (hurt > 0) add(sum, hurt, then(-1));
    } else for (const [stand, chance] of alive) add(sum, chance, then(stand));
    return sum;
  }

  /** The counterattack of this round, if there is one. */
  function answer(state: TurnState, landed: boolean): TurnValue {
    const { counter } = blowsOf(fight, state.plan, state.round);
    if (counter === undefined || (landed && fight.rules.counterAfter === 'failed'))
      return round({ ...state, round: state.round + 1 });
    return hand(state, { blow: counter });
  }

  /** A hit by its total: what comes of it is worked out once for all totals. */
  function hit(state: TurnState, blow: Blow): (total: number) => TurnValue {
    const { parries, full, reduced } = parts(blow);
    const stopped = once(() => struck(state, blow, reduced, false));
    const landed = once(() => struck(state, blow, full, true));
    return (total) => {
      const parried = parries(total);
      return among([parried, stopped], [1 - parried, landed]);
    };
  }

  /** A defender who sees a hit accepts it or parries after all. */
  function late(state: TurnState, blow: Blow, responses: readonly Response[]) {
    const after = (response: Response) => {
      const plan = withResponse(state.plan, state.round, response);
      const parrying = blowsOf(fight, plan, state.round).attack ?? blow;
      return [responseId(response), hit({ ...state, plan }, parrying)] as const;
    };
    const ways = [[noLateParry, hit(state, blow)] as const, ...responses.map(after)];
    return (total: number) => ways.map(([id, value]): ValuedOption => [id, value(total)]);
  }

  function attacked(state: TurnState, blow: Blow, reach: number): TurnValue {
    const { attack, parried, full, reduced } = parts(blow);
    const hits = reach * attack.chance;
    const missed = () => struck(state, blow, noDamage, false);
    const responses = maySee(state, blow);
    if (responses.length === 0)
      return among(
        [1 - hits, missed],
        [hits * parried, () => struck(state, blow, reduced, false)],
        [hits * (1 - parried), () => struck(state, blow, full, true)],
      );
    const { min, weights } = attack.success;
    const sum: Changing<TurnValue> = { ...nothing };
    add(sum, 1 - hits, missed());
    const options = late(state, blow, responses);
    weights.forEach((chance, i) => {
      if (chance > 0) add(sum, hits * chance, bestOption('defender', options(min + i))[1]);
    });
    return sum;
  }

  /** The parries that are still open when this blow hits. */
  function maySee({ plan, round }: TurnState, blow: Blow): readonly Response[] {
    return asks.lateParry && blow.by === 'attacker' ? lateResponses(fight, plan, round) : [];
  }

  function hand(state: TurnState, held: BlowInHand): TurnValue {
    const { blow, reached, attack, answered } = held;
    if (!attack) return attacked(state, blow, reached ? 1 : parts(blow).reach);
    const responses = attack.hit && !answered ? maySee(state, blow) : [];
    if (responses.length > 0) return bestOption('defender', late(state, blow, responses)(attack.total))[1];
    const { lands, landed, failed } = knownBlow(parts(blow), held);
    return among(
      [1 - lands, () => struck(state, blow, failed, false)],
      [lands, () => struck(state, blow, landed, true)],
    );
  }

  function defences(state: TurnState): readonly ValuedOption[] {
    const { plan, round: now } = state;
    return responsesLeft(fight, plan.slice(0, now)).map((response) => [
      responseId(response),
      begin({ ...state, plan: withResponse(plan, now, response) }),
    ]);
  }

  /** The attack of this round, or the withdrawal. */
  function begin(state: TurnState): TurnValue {
    const { attack } = blowsOf(fight, state.plan, state.round);
    return attack === undefined ? answer(state, false) : hand(state, { blow: attack });
  }

  function round(state: TurnState): TurnValue {
    if (state.round >= rounds) return nothing;
    const { plan, defender, attacker } = state;
    const key = `${state.round} ${defender} ${attacker} ${plan.map(responseId).join()}`;
    const before = known.get(key);
    if (before) return before;
    const value = asks.defence ? bestOption('defender', defences(state))[1] : begin(state);
    known.set(key, value);
    return value;
  }

  return { stands, parts, round, defences, hand, late };
}
