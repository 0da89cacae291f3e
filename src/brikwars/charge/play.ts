import type { OddsAhead, PlayKind } from '../../fight/step-player.ts';
import { asksOption, type EndChance } from '../../fight/step-record.ts';
import type { Declared } from '../../fight/turn-replay.ts';
import { type ChargeChoice, chargeScore } from '../../rules/brikwars/charge/charge-advice.ts';
import { chargeAhead } from '../../rules/brikwars/charge/charge-ahead.ts';
import { checkCharge } from '../../rules/brikwars/charge/charge-check.ts';
import type { ChargeOdds } from '../../rules/brikwars/charge/charge-odds.ts';
import { chargeLikelihood, chargeSteps, tableSteps } from '../../rules/brikwars/charge/charge-play.ts';
import { layTable } from '../../rules/brikwars/charge/charge-play-blow.ts';
import type {
  ChargeEntry,
  ChargeMoment,
  ChargeOutcome,
} from '../../rules/brikwars/charge/charge-play-record.ts';
import type { Charge } from '../../rules/brikwars/charge/charge-setup.ts';
import { type PlayedMove, replay } from '../../rules/steps.ts';
import { bestFor } from './best.ts';
import { type ChargeInputs, chargeSetupOf, encodeCharge, initialCharge } from './inputs.ts';

/** The odds of a Charge in hand, in place of those of its beginning. */
export function chargeGiven(
  odds: ChargeOdds,
  { ends, also = [] }: OddsAhead,
): Pick<
  ChargeOdds,
  'defenderDies' | 'attackerDies' | 'bothDie' | 'neitherDies' | 'defenderFlies' | 'shoved'
> {
  const all = [...ends, ...also];
  const of = (...wanted: readonly string[]) =>
    all.reduce((sum, { id, chance }) => (wanted.includes(id) ? sum + chance : sum), 0);
  const { defenderDies, attackerDies, bothDie, neitherDies, defenderFlies, shoved } = odds;
  const moved = of('target-flies');
  return {
    defenderDies: { ...defenderDies, value: of('target', 'both') },
    attackerDies: { ...attackerDies, value: of('charger', 'both') },
    bothDie: { ...bothDie, value: of('both') },
    neitherDies: { ...neitherDies, value: of('nobody') },
    defenderFlies: { ...defenderFlies, value: moved },
    // A target that may be shoved off does not fly otherwise.
    shoved: { ...shoved, value: shoved.value > 0 ? moved : 0 },
  };
}

/** The chances that either dies, of the ends of a Charge. */
export function deathsOf(ends: readonly EndChance[]): {
  readonly defenderDies: number;
  readonly attackerDies: number;
} {
  const of = (wanted: string) => ends.find(({ id }) => id === wanted)?.chance ?? 0;
  return { defenderDies: of('target') + of('both'), attackerDies: of('charger') + of('both') };
}

/** What lies on the table after these moves, and what is asked for next. */
function playedTo(charge: Charge, moves: readonly PlayedMove[]) {
  let table = layTable(charge, []);
  const played = replay((log: ChargeEntry[]) => {
    table = layTable(charge, log);
    return tableSteps(table);
  }, moves);
  return played.ok ? { table, next: played.value.next } : undefined;
}

type Description = Pick<OddsAhead, 'ends' | 'also'>;

function notify(charge: Charge, moves: readonly PlayedMove[]): Description {
  const played = playedTo(charge, moves);
  if (played === undefined) throw new RangeError('moves that do not fit');
  const { onlyDefenderDies, onlyAttackerDies, bothDie, neitherDies, defenderFlies } = chargeAhead(
    played.table,
  );
  return {
    ends: [
      { id: 'target', chance: onlyDefenderDies },
      { id: 'charger', chance: onlyAttackerDies },
      { id: 'both', chance: bothDie },
      { id: 'nobody', chance: neitherDies },
    ],
    also: [{ id: 'target-flies', chance: defenderFlies }],
  };
}

function choices(inputs: ChargeInputs, charge: Charge, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const asked = playedTo(charge, moves)?.next;
  if (!asksOption(asked)) return undefined;
  const all = asked.options.map((option) => [option, notify(charge, [...moves, { option }])] as const);
  const planned = all[0]?.[1];
  if (planned === undefined) return undefined;
  // Who is charged wants to live; a charger wants what the advice is for.
  const aim = asked.who === 'attacker' ? inputs.goal : 'survive';
  const scores = all.map(([, { ends }]) => chargeScore(asked.who, aim, deathsOf(ends)));
  const best = Math.max(...scores) - 1e-9;
  return {
    ...planned,
    options: Object.fromEntries(all.map(([option, { ends }]) => [option, ends])),
    worths: Object.fromEntries(all.map(([option], at) => [option, scores[at] ?? 0])),
    ...(scores.every((score) => score >= best)
      ? {}
      : { best: all.flatMap(([option], at) => ((scores[at] ?? 0) >= best ? [option] : [])) }),
  };
}

const wayMark = 'way:';

/** What was declared before the Charge, by its id; undefined for what is chosen in it. */
export function wayOf(option: string): Pick<ChargeChoice, 'plan'> | undefined {
  return option.startsWith(wayMark) ? JSON.parse(option.slice(wayMark.length)) : undefined;
}

/** What was declared of all that the advice weighs. */
function declared(inputs: ChargeInputs): readonly Declared<ChargeMoment>[] {
  const { side, now, choices } = bestFor(inputs);
  if (!now) return [];
  const named = choices.map((choice) => [wayMark + JSON.stringify({ plan: choice.plan }), choice] as const);
  const chosen = named.find(([, choice]) => choice === now)?.[0];
  if (chosen === undefined) return [];
  const { strikes, afterMiss, attackerParries, tramples, answer, defenderParries, braced } = initialCharge(
    inputs.table.edition,
  );
  const plain = { strikes, afterMiss, attackerParries, tramples, answer, defenderParries, braced };
  return [
    {
      asked: { who: side, purpose: 'attack', options: named.map(([id]) => id) },
      chosen,
      untouched: encodeCharge({ ...inputs, ...plain }) === encodeCharge(inputs),
      worths: Object.fromEntries(named.map(([id, { score }]) => [id, score])),
      options: Object.fromEntries(
        named.map(([id, { defenderDies, attackerDies }]) => [
          id,
          [
            { id: 'target', chance: defenderDies },
            { id: 'charger', chance: attackerDies },
          ],
        ]),
      ),
    },
  ];
}

/** How a Charge is played. */
export const chargePlay: PlayKind<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome> = {
  begin(inputs) {
    const checked = checkCharge(chargeSetupOf(inputs));
    return checked.ok ? (log) => chargeSteps(checked.value, log) : undefined;
  },
  likelihood(inputs, outcome) {
    const checked = checkCharge(chargeSetupOf(inputs));
    return checked.ok ? chargeLikelihood(checked.value, outcome) : undefined;
  },
  ahead(inputs, moves) {
    const checked = checkCharge(chargeSetupOf(inputs));
    if (!checked.ok) return undefined;
    return choices(inputs, checked.value, moves) ?? notify(checked.value, moves);
  },
  declared,
};
