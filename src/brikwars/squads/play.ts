import type { OddsAhead, PlayKind } from '../../fight/step-player.ts';
import { asksOption, type EndChance } from '../../fight/step-record.ts';
import { row, whole } from '../../kit/question/link.ts';
import { chargeAhead } from '../../rules/brikwars/squad/charge-ahead.ts';
import { squadChargeSteps } from '../../rules/brikwars/squad/charge-round.ts';
import { type RoundEnd, roundAhead, roundOdds } from '../../rules/brikwars/squad/round-ahead.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import { squadRoundSteps } from '../../rules/brikwars/squad/round-steps.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type Asked, type PlayedMove, replay, type Steps } from '../../rules/steps.ts';
import { chancesOf, hopeOf, type Lost, lostOf } from './answer.ts';
import { membersOf, ownerOf, type SquadOwner, type SquadSide, type SquadsInputs, sizeOf } from './inputs.ts';
import { chargeOf, roundOf, type SquadsIssue } from './setup.ts';

const fallen = row({ mine: whole(0, 999), theirs: whole(0, 999) }, '-');

/** How many die, as ends: `3-1` where three of mine and one of theirs do. */
const lostEnds = (lost: readonly Lost[]): readonly EndChance[] =>
  lost.map(({ chance, ...dead }) => ({ id: fallen.write(dead), chance }));

/** The losses that such ends are the chances of. */
export function lostIn(ends: readonly EndChance[]): readonly Lost[] {
  return ends.map(({ id, chance }) => ({ mine: 0, theirs: 0, ...fallen.read(id), chance }));
}

/** How many of whose squad died. */
export function deadOf(inputs: SquadsInputs, { dead }: SquadOutcome): Readonly<Record<SquadOwner, number>> {
  const [attacker, defender] = [dead.attacker.length, dead.defender.length];
  return inputs.attacker === 'mine'
    ? { mine: attacker, theirs: defender }
    : { mine: defender, theirs: attacker };
}

/** What each lost in all: of giants each pip counts. */
export function lossOf(inputs: SquadsInputs, outcome: SquadOutcome): Readonly<Record<SquadOwner, number>> {
  const { attacker, pips } = { attacker: inputs.attacker, pips: outcome.pips };
  if (!pips) return deadOf(inputs, outcome);
  return attacker === 'mine'
    ? { mine: pips.attacker, theirs: pips.defender }
    : { mine: pips.defender, theirs: pips.attacker };
}

/** A squad without its dead, and with the pips of its giants; the Officer is the last of its members. */
function without(side: SquadSide, dead: readonly number[], taken = 0): SquadSide {
  const fallen = dead.filter((member) => member < side.count).length;
  const officer = side.officer && fallen === dead.length;
  const left = { ...side, count: side.count - fallen, officer };
  if (sizeOf(side) === 1) return left;
  // The pips of those who are gone are gone with them, and an Officer has none.
  const pips = side.pips + taken - (dead.length - fallen) - fallen * sizeOf(side);
  return { ...left, pips: Math.max(0, pips) };
}

/** Both squads without those who died. */
export function survivors(inputs: SquadsInputs, { dead, pips }: SquadOutcome): SquadsInputs {
  const [attacker, defender] = [ownerOf(inputs, 'attacker'), ownerOf(inputs, 'defender')];
  return {
    ...inputs,
    [attacker]: without(inputs[attacker], dead.attacker, pips?.attacker),
    [defender]: without(inputs[defender], dead.defender, pips?.defender),
  };
}

/** A round, or a Charge: how it is played, and its odds given the record so far and what is asked for next. */
interface Played {
  readonly steps: (log: SquadEntry[]) => Steps<SquadMoment, SquadOutcome>;
  readonly odds: (log?: readonly SquadEntry[], next?: Asked<SquadMoment>) => readonly RoundEnd[];
}

function playedOf(inputs: SquadsInputs): Result<Played, SquadsIssue> {
  if (inputs.kind === 'charge') {
    const charge = chargeOf(inputs);
    if (!charge.ok) return charge;
    return ok({
      steps: (log) => squadChargeSteps(charge.value, log),
      odds: (log, next) => chargeAhead(charge.value, log, next),
    });
  }
  const round = roundOf(inputs);
  if (!round.ok) return round;
  return ok({
    steps: (log) => squadRoundSteps(round.value, log),
    odds: (log, next) => (log && next ? roundAhead(round.value, log, next) : roundOdds(round.value)),
  });
}

function ahead(inputs: SquadsInputs, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const played = playedOf(inputs);
  if (!played.ok) return undefined;
  const { steps, odds } = played.value;
  const lostAfter = (made: readonly PlayedMove[]): readonly Lost[] | undefined => {
    const now = replay(steps, made);
    if (!now.ok) return undefined;
    const { log, next, outcome } = now.value;
    if (next) return lostOf(inputs, odds(log, next));
    return outcome && [{ ...lossOf(inputs, outcome), chance: 1 }];
  };
  const now = replay(steps, moves);
  const lost = now.ok && now.value.next ? lostAfter(moves) : undefined;
  if (!now.ok || !lost) return undefined;
  const { next } = now.value;
  const ends = lostEnds(lost);
  if (!asksOption(next)) return { ends };
  const after = next.options.flatMap((option) => {
    const known = lostAfter([...moves, { option }]);
    return known ? [[option, known] as const] : [];
  });
  // The owner of those who are struck chooses: he would lose fewer, or not half of those shot at.
  const hoped = (known: readonly Lost[]): number => {
    if (inputs.kind === 'ranged') return 1 - hopeOf(inputs, known);
    const end = ownerOf(inputs, next.who) === 'mine' ? 'ahead' : 'behind';
    return chancesOf(inputs, known).find(({ id }) => id === end)?.chance ?? 0;
  };
  return {
    ends,
    options: Object.fromEntries(after.map(([option, known]) => [option, lostEnds(known)])),
    worths: Object.fromEntries(after.map(([option, known]) => [option, hoped(known)])),
  };
}

/** How a round of two squads is played; then the other squad attacks with those who are left. */
export const squadsPlay: PlayKind<SquadsInputs, SquadMoment, SquadEntry, SquadOutcome> = {
  begin(inputs) {
    const played = playedOf(inputs);
    return played.ok ? played.value.steps : undefined;
  },
  likelihood(inputs, outcome) {
    const played = playedOf(inputs);
    if (!played.ok) return undefined;
    const dead = lossOf(inputs, outcome);
    return lostOf(inputs, played.value.odds()).reduce(
      (sum, { mine, theirs, chance }) => sum + (mine === dead.mine && theirs === dead.theirs ? chance : 0),
      0,
    );
  },
  ahead,
  tests: (_, { purpose, count }) => (purpose === 'attack' ? count : undefined),
  hits: ({ result, roll, amount }) => (result === 'hits' && roll ? amount : undefined),
  next(inputs, outcome) {
    // Who was charged may have flown anywhere: what comes then is set again.
    if (inputs.kind === 'charge') return undefined;
    const after = survivors(inputs, outcome);
    if (membersOf(after.mine) === 0 || membersOf(after.theirs) === 0) return undefined;
    const turned = { ...after, attacker: ownerOf(inputs, 'defender') };
    return roundOf(turned).ok ? turned : undefined;
  },
};
