import type { PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import { isLegalDefence, keptDefence, responseId } from '../../rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight, Side } from '../../rules/brikwars/attack/fight.ts';
import { exchangeOdds } from '../../rules/brikwars/duel/exchange.ts';
import { fightSteps } from '../../rules/brikwars/duel/play.ts';
import { playAhead } from '../../rules/brikwars/duel/play-ahead.ts';
import type { Moment, PlayEntry, PlayOutcome } from '../../rules/brikwars/duel/play-record.ts';
import type { PlayAsks } from '../../rules/brikwars/duel/play-turn.ts';
import { type TurnValue, wishOf } from '../../rules/brikwars/duel/turn-values.ts';
import { nextTurn } from '../../rules/brikwars/duel/turns.ts';
import { worthsBy } from '../../rules/look-back.ts';
import { type Asked, type PlayedMove, replay } from '../../rules/steps.ts';
import { answerOf } from './answer.ts';
import { optionByPlace, planMark } from './by-place.ts';
import { swapped } from './changes.ts';
import type { Hands } from './hands.ts';
import {
  armsOf,
  type DuelInputs,
  fightOf,
  heldThings,
  masteredBy,
  type SideInputs,
  setupOf,
} from './inputs.ts';
import { planField } from './plan-fields.ts';

/**
 * The player turn after this one: roles swapped, lost weapons gone, damage forgotten (BW-CC-02); both sides choose
 * again.
 */
export function nextFight(inputs: DuelInputs, outcome: PlayOutcome): DuelInputs | undefined {
  if (nextTurn(setupOf(inputs), outcome) === undefined) return undefined;
  const arms = armsOf(inputs);
  const after = (side: Side): SideInputs => {
    const left = heldThings(inputs, side).filter(
      (_, at) => !outcome.lost.some((gone) => gone.side === side && gone.arm === arms[side][at]),
    );
    const hands: Hands = [left[0] ?? 'nothing', left[1] ?? 'nothing'];
    const pips = inputs[side].pips + outcome.pips[side];
    // Mastery is of a weapon: it goes with it, and not on to what is held still.
    const mastered = masteredBy(inputs, side);
    const master = inputs[side].master && left.some((held) => held === mastered);
    return { ...inputs[side], hands, priorDamage: 0, pips, master };
  };
  return {
    ...swapped({ ...inputs, action: 'attack', attacker: after('attacker'), defender: after('defender') }),
    shieldParriesCounter: true,
    asked: true,
  };
}

export type FightPlayModel = TablePlayModel<DuelInputs, Moment, PlayEntry, PlayOutcome>;

/** The fight that inputs make, with the defence that they name or the default one. */
export function plannedFight(
  inputs: DuelInputs,
): { readonly fight: Fight; readonly plan: DefencePlan } | undefined {
  const fight = fightOf(inputs);
  return fight && { fight, plan: keptDefence(fight, inputs.plan) };
}

/** One against one, a player turn at a time. */
export const fightPlay: PlayKind<DuelInputs, Moment, PlayEntry, PlayOutcome> = {
  begin(inputs) {
    const planned = plannedFight(inputs);
    return planned && ((log) => fightSteps(planned.fight, planned.plan, log, asksOf(inputs)));
  },
  likelihood(inputs, outcome) {
    const planned = plannedFight(inputs);
    // How likely an end was depends on what was chosen on the way to it.
    return planned && !inputs.asked ? likelihoodOf(planned.fight, planned.plan, outcome) : undefined;
  },
  ahead(inputs, moves) {
    const planned = plannedFight(inputs);
    const ahead = planned && playAhead(planned.fight, planned.plan, asksOf(inputs), moves);
    if (!ahead) return undefined;
    const also = ['hit', 'defenderShoved', 'attackerShoved'] as const;
    return {
      ends: endsOf(ahead),
      also: also.map((id) => ({ id, chance: ahead[id] })),
      options: Object.fromEntries(ahead.options.map(([id, value]) => [id, endsOf(value)])),
      best: ahead.best,
      worths: ahead.worths,
    };
  },
  decided(inputs, decision) {
    if (!decision.startsWith(planMark)) return undefined;
    const plan = planField.read(decision.slice(planMark.length));
    const fight = fightOf(inputs);
    return plan && fight && isLegalDefence(fight, plan) ? { ...inputs, plan } : undefined;
  },
  offers({ asked }, { purpose, attack, counter }) {
    if (asked || purpose !== 'damage' || counter) return undefined;
    return { who: 'defender', purpose: 'late-parry', attack, counter };
  },
  optionOf(_, decision, { attack }) {
    const response = planField.read(decision.slice(planMark.length))?.[attack];
    return response && responseId(response);
  },
  declared(inputs) {
    const answer = inputs.asked ? undefined : answerOf(inputs);
    if (!answer?.ok) return [];
    const { fight, advice, choices, chosen } = answer.value;
    // A hit may be parried after all, whatever was declared: what that is worth belongs to each of them.
    const named = choices.flatMap(({ plan }) => {
      const value = playAhead(fight, plan, { lateParry: true }, []);
      return value ? [[planDecision(plan), value] as const] : [];
    });
    if (named.length < choices.length) return [];
    const asked = {
      ...({ who: 'defender', purpose: 'defence', attack: 0, counter: false } as const),
      options: named.map(([id]) => id),
    };
    return [
      {
        asked,
        chosen: planDecision(chosen.plan),
        untouched: planDecision(chosen.plan) === planDecision(advice.standard.plan),
        standard: planDecision(advice.standard.plan),
        worths: worthsBy(named.map(([id, value]) => [id, wishOf('defender', value)])),
        options: Object.fromEntries(named.map(([id, value]) => [id, endsOf(value)])),
      },
    ];
  },
  today: (inputs, option) => optionByPlace(option, armsOf(inputs)),
  next: nextFight,
};

/** The decision to answer as this plan does, though another was declared before the roll (BWC-61). */
export function planDecision(plan: DefencePlan): string {
  return planMark + planField.write(plan);
}

/** What a turn leaves open to the table: its first one nothing, since the screen says it. */
function asksOf({ asked }: DuelInputs): PlayAsks {
  return asked ? { action: true, defence: true, lateParry: true } : {};
}

function endsOf({ defenderDies, attackerDies, bothDie }: TurnValue): readonly EndChance[] {
  return [
    { id: 'defenderDies', chance: defenderDies },
    { id: 'attackerDies', chance: attackerDies },
    { id: 'neitherDies', chance: Math.max(0, 1 - defenderDies - attackerDies + bothDie) },
  ];
}

function sameMoment(a: Asked<Moment> | undefined, b: Asked<Moment> | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (
    a.who === b.who &&
    a.purpose === b.purpose &&
    a.attack === b.attack &&
    a.counter === b.counter &&
    a.arm === b.arm
  );
}

/** How many moves stay good under another plan: those it would have asked for as well, in the same order. */
export function keptMoves(
  fight: Fight,
  before: DefencePlan,
  after: DefencePlan,
  moves: readonly PlayedMove[],
): number {
  const asked = (plan: DefencePlan, made: number) => {
    const played = replay((log: PlayEntry[]) => fightSteps(fight, plan, log), moves.slice(0, made));
    return played.ok ? played.value.next : undefined;
  };
  const differs = moves.findIndex((_, made) => !sameMoment(asked(before, made), asked(after, made)));
  return differs < 0 ? moves.length : differs;
}

/**
 * The chance of the end in the bar: this side dead, only that side dead, or nobody, pushed back or not. Undefined where
 * shoves stand among attacks or are answered with shoves, because the odds do not distinguish these ends.
 */
export function likelihoodOf(
  fight: Fight,
  plan: DefencePlan,
  { defenderDies, attackerDies, shoved = [] }: Pick<PlayOutcome, 'defenderDies' | 'attackerDies' | 'shoved'>,
): number | undefined {
  const odds = exchangeOdds(fight, plan);
  if (defenderDies) return odds.defenderDies.value;
  const dies = odds.attackerDies.value - odds.bothDie.value;
  if (attackerDies) return dies;
  const pushed = odds.defenderShoved.value;
  if (pushed + odds.attackerShoved.value === 0) return odds.neitherDies.value;
  if (fight.action !== 'shove' || odds.attackerShoved.value > 0) return undefined;
  const answered = !fight.shovedOutOfReach && fight.rules.counterAfter === 'any';
  if (answered) return (shoved.length > 0 ? pushed : 1 - pushed) * (1 - dies);
  return shoved.length > 0 ? pushed : 1 - pushed - dies;
}
