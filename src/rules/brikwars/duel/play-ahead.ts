import { worthsBy } from '../../look-back.ts';
import { type PlayedMove, replay } from '../../steps.ts';
import { lateResponses, responseId, withResponse } from '../attack/defences.ts';
import { type DefencePlan, type Fight, roundsOf, type Side } from '../attack/fight.ts';
import { bodyOf } from '../attack/standing.ts';
import { standsOf } from '../attack/stands.ts';
import { compareFigures } from './advice.ts';
import { blowParts, knownOdds } from './blow-parts.ts';
import type { PlayEntry } from './play-record.ts';
import { type BlowInHand, freshTable, type Table, type TurnPlace } from './play-steps.ts';
import { attackOptions, firstPlan, noLateParry, type PlayAsks, turn } from './play-turn.ts';
import { blowsOf, createFightBook, followTurn } from './turn-chances.ts';
import { bestOption, createTurnValues, type TurnValue, type ValuedOption, wishOf } from './turn-values.ts';

/** The odds of a player turn from a place within it. */
export interface TurnAhead extends TurnValue {
  /** The chance that the blow in hand hits: 0 or 1 once it is rolled. */
  readonly hit: number;
  /** What may be chosen now, each with what it comes to. */
  readonly options: readonly ValuedOption[];
  /** The options that nothing beats; none where all are equally good. */
  readonly best: readonly string[];
  /** What each is worth to who chooses. */
  readonly worths: Readonly<Record<string, number>>;
}

/** The options that nothing beats, unless all are equal. */
function bestOf(side: Side, options: readonly ValuedOption[]): readonly string[] {
  if (options.length < 2) return [];
  const [, top] = bestOption(side, options);
  const best = options.filter(([, value]) => compareFigures(wishOf(side, value), wishOf(side, top)) === 0);
  return best.length === options.length ? [] : best.map(([id]) => id);
}

function worthsOf(side: Side, options: readonly ValuedOption[]): TurnAhead['worths'] {
  return worthsBy(options.map(([id, value]) => [id, wishOf(side, value)]));
}

/** How many ways both sides may stand are looked through at most where choices are still to come. */
const mostStands = 400;

function isTooLarge(fight: Fight): boolean {
  const stands = standsOf(fight, 'attacker').count * standsOf(fight, 'defender').count;
  return roundsOf(fight) > 1 && stands > mostStands;
}

/** The odds from a place in a turn whose choices are all made. */
function declaredValue({ at, damage, armor, pips }: Table, plan: DefencePlan, hand: BlowInHand): TurnValue {
  const { fight, round } = at;
  const body = (side: Side) => {
    // Points whose armor roll is due are not suffered yet.
    const due = hand.points !== undefined && hand.blow.by !== side ? hand.points : 0;
    return bodyOf(fight, side, damage[side] - due, armor[side], pips[side]);
  };
  const book = createFightBook(fight, { attacker: body('attacker'), defender: body('defender') });
  const answers = hand.blow.by === 'defender';
  return followTurn(fight, plan, book, {
    round,
    answers,
    first: knownOdds(blowParts(fight, hand.blow), hand),
  });
}

/** The odds from a place in a turn whose choices are still to come. */
function openValue(
  { at, damage, armor, pips }: Table,
  asks: PlayAsks,
): readonly [TurnValue, readonly ValuedOption[]] {
  const { fight, plan, round, hand } = at;
  const values = createTurnValues(fight, asks);
  const stand = (side: Side): number => {
    const due = hand?.points !== undefined && hand.blow.by !== side ? hand.points : 0;
    return values.stands[side].of(armor[side], damage[side] - due, pips[side]);
  };
  const state = { round, plan, defender: stand('defender'), attacker: stand('attacker') };
  if (hand === undefined) {
    const options = values.defences(state);
    return [bestOption('defender', options)[1], options];
  }
  const { blow, attack, answered } = hand;
  const responses =
    asks.lateParry && blow.by === 'attacker' && attack?.hit && !answered
      ? lateResponses(fight, plan, round)
      : [];
  const options = attack && responses.length > 0 ? values.late(state, blow, responses)(attack.total) : [];
  return [values.hand(state, hand), options];
}

/** Where nobody is asked, a hit may be parried after all until its damage is rolled: to let it go, or to parry. */
function lateParries(table: Table, hand: BlowInHand): readonly ValuedOption[] {
  const { fight, plan, round } = table.at;
  const { blow, attack, parried, dealt } = hand;
  if (blow.by !== 'attacker' || !attack?.hit || parried !== undefined || dealt !== undefined) return [];
  const parries = lateResponses(fight, plan, round).filter(({ kind }) => kind === 'parry');
  if (parries.length === 0) return [];
  return [
    [noLateParry, declaredValue(table, plan, hand)],
    ...parries.map((response): ValuedOption => {
      const parrying = withResponse(plan, round, response);
      const parried = blowsOf(fight, parrying, round).attack ?? blow;
      return [responseId(response), declaredValue(table, parrying, { ...hand, blow: parried })];
    }),
  ];
}

function hitChance({ fight, plan, hand }: TurnPlace): number {
  const blow = hand ? hand.blow : blowsOf(fight, plan, 0).attack;
  if (blow === undefined) return 0;
  if (hand?.attack) return hand.attack.hit ? 1 : 0;
  const { reach, attack } = blowParts(fight, blow);
  return (hand?.reached ? 1 : reach) * attack.chance;
}

/**
 * The exact odds of a player turn given the moves made in it (BW-CC-02, BWC-61). Each choice still open to the play is
 * taken to be made for the best by who sees all that has been rolled then: the defender would live, the attacker kill.
 * Where the play does not ask whether a hit is parried after all, that is no part of the odds, but an option beside them.
 * Undefined where the turn is over, and where choices and dice together have too many ways.
 */
export function playAhead(
  fight: Fight,
  plan: DefencePlan,
  asks: PlayAsks,
  moves: readonly PlayedMove[],
): TurnAhead | undefined {
  const place: { table?: Table } = {};
  const begin = (log: PlayEntry[]) => {
    place.table = freshTable(fight, plan, log);
    return turn(place.table, plan, asks);
  };
  const played = replay(begin, moves);
  const { table } = place;
  if (!played.ok || !played.value.next || !table) return undefined;

  if (played.value.next.purpose === 'action') {
    const attacks = attackOptions(fight);
    if (attacks.some(([, declared]) => isTooLarge(declared))) return undefined;
    const options = attacks.map(([id, declared]): ValuedOption => {
      const values = createTurnValues(declared, asks);
      return [id, values.round({ round: 0, plan: firstPlan(declared, plan), defender: 0, attacker: 0 })];
    });
    const [, value] = bestOption('attacker', options);
    return {
      ...value,
      hit: 0,
      options,
      best: bestOf('attacker', options),
      worths: worthsOf('attacker', options),
    };
  }

  const { at, shoved, pips } = table;
  const count = (side: Side) => shoved.filter((one) => one === side).length;
  const [mine, theirs] = [pips.attacker > 0, pips.defender > 0];
  /** With the pips that are gone and the shoves that have been. */
  const whole = ({ bothDie, ...value }: TurnValue): TurnValue => ({
    defenderDies: theirs ? 1 : value.defenderDies,
    attackerDies: mine ? 1 : value.attackerDies,
    bothDie: mine && theirs ? 1 : bothDie,
    defenderShoved: value.defenderShoved + count('defender'),
    attackerShoved: value.attackerShoved + count('attacker'),
  });
  const notify = (value: TurnValue, options: readonly ValuedOption[]): TurnAhead => ({
    ...whole(value),
    hit: hitChance(at),
    options: options.map(([id, one]) => [id, whole(one)]),
    best: bestOf('defender', options),
    worths: worthsOf('defender', options),
  });
  const asked = asks.defence || asks.lateParry;
  if (!asked && at.hand) return notify(declaredValue(table, at.plan, at.hand), lateParries(table, at.hand));
  return isTooLarge(at.fight) ? undefined : notify(...openValue(table, asks));
}
