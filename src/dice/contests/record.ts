import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ContestKind } from './inputs.ts';
import type { ContestState } from './play.ts';

type Texts = Messages['contests'];

/** What a player or side of a contest is called. */
export function whoName(t: Texts, kind: ContestKind, names: readonly string[], who: number): string {
  if (kind === 'wisg' || kind === 'starts') return names[who] || t.player(who + 1);
  if (kind === 'first') return who === 0 ? t.sides.active : t.sides.responder;
  if (kind === 'feat') return who === 0 ? t.hero : t.opponent;
  return t.kinds.dispute;
}

/** The verdict in as few words as can be read across the table; undefined while the contest goes on. */
export function verdict(
  t: Texts,
  { play, outcome }: ContestState,
  names: readonly string[],
): string | undefined {
  switch (outcome?.kind) {
    case undefined:
      return undefined;
    case 'won': {
      const name = whoName(t, play.inputs.kind, names, outcome.winner);
      return play.inputs.kind === 'starts' ? t.starts(name) : t.wins(name);
    }
    case 'first':
      return t.firsts[outcome.first];
    case 'feat':
      return outcome.success ? t.featMade : t.featFailed;
    case 'dispute':
      return t.disputes[outcome.right];
  }
}

/** How the verdict came about, in a line; undefined where the dice say it all. */
export function verdictLine(t: Texts, format: Format, { rounds, outcome }: ContestState): string | undefined {
  const totals = (rounds[0] ?? []).map(({ roll }) => format.number(roll.total));
  const [first = '', second] = totals;
  if (outcome?.kind === 'first') {
    const [active, responder] = outcome.margins.map((margin) => format.number(margin).replace('-', '−'));
    return t.margins(active ?? '', responder ?? '');
  }
  if (outcome?.kind !== 'feat') return undefined;
  if (outcome.critical) return t.featCritical;
  return second === undefined ? undefined : t.featTotals(first, second);
}

/** Who throws again after a tie. */
export function tiedLine(
  t: Texts,
  format: Format,
  { play, due }: ContestState,
  names: readonly string[],
): string {
  const { kind, again, dice } = play.inputs;
  if (again === 'all' && dice.length > 2) return t.tiedAll;
  return t.tied(format.list(due.map((who) => whoName(t, kind, names, who))));
}

/** What a screen reader hears after the throws of a round. */
export function announcement(
  t: Texts,
  format: Format,
  state: ContestState,
  names: readonly string[],
): string {
  const { kind } = state.play.inputs;
  const shown = (state.rounds.at(-1) ?? []).map(({ who, roll }) =>
    t.threw(whoName(t, kind, names, who), format.number(roll.total)),
  );
  const words = [`${shown.join(', ')}.`];
  const end = verdict(t, state, names);
  if (end === undefined) {
    if (state.tied) words.push(tiedLine(t, format, state, names));
  } else {
    words.push(`${end}.`);
    const line = verdictLine(t, format, state);
    if (line !== undefined) words.push(line);
  }
  return words.join(' ');
}
