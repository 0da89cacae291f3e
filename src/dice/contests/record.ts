import { at, checked, type Field, lettered, list, whole } from '../../kit/question/link.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { firstEdition } from '../../rules/brikwars/edition-ids.ts';
import { games } from '../../rules/ids.ts';
import type { PlayedRoll } from '../../rules/played-roll.ts';
import { type ContestKind, contestCodec, contestKinds, contestLimits, initialContest } from './inputs.ts';
import { type ContestPlay, type ContestState, readContest } from './play.ts';

/** What lies on the table: the players' own names, and for each contest the throws made so far. */
export interface ContestTable {
  readonly names: readonly string[];
  readonly plays: Readonly<Partial<Record<ContestKind, ContestPlay>>>;
}

/** More than any contest has. */
const mostFaces = 999;

export const emptyTable: ContestTable = { names: [], plays: {} };

const codec = contestCodec(initialContest(firstEdition, 'wisg'));

const faces = list(whole(0, 999), '.', 0, mostFaces);
const roll: Field<PlayedRoll> = checked(
  lettered(at('faces', faces), { typed: 't', declined: 'x' }),
  ({ faces }) => faces.length > 0,
);
const rolls = list(roll, '_', 0, mostFaces);

/** `v=1`, one `n` for each name; for each contest its game, its inputs, its throws (`3t`, `6.2`) and the faces being typed. */
export function encodeTable({ names, plays }: ContestTable): string {
  const fields = new URLSearchParams({ v: '1' });
  for (const name of names) fields.append('n', name);
  for (const kind of contestKinds) {
    const play = plays[kind];
    if (!play) continue;
    fields.set(`${kind}.game`, play.game);
    fields.set(`${kind}.inputs`, codec.encode(play.inputs));
    fields.set(`${kind}.rolls`, rolls.write(play.rolls));
    if (play.faces) fields.set(`${kind}.faces`, faces.write(play.faces));
  }
  return fields.toString();
}

/** A contest that cannot be read is left out; the others stay. */
function playOf(fields: URLSearchParams, kind: ContestKind): ContestPlay | undefined {
  const inputs = codec.decode(fields.get(`${kind}.inputs`) ?? '');
  const game = games.find((known) => known === fields.get(`${kind}.game`));
  const thrown = rolls.read(fields.get(`${kind}.rolls`) ?? '');
  const typed = fields.get(`${kind}.faces`);
  if (!inputs || !game || inputs.kind !== kind || !thrown) return undefined;
  const open = typed === null ? {} : { faces: faces.read(typed) ?? [] };
  const play = { game, inputs, rolls: thrown, ...open };
  return readContest(play) ? play : undefined;
}

/** The table of a stored text; what cannot be understood is not there. */
export function decodeTable(text: string): ContestTable {
  const fields = new URLSearchParams(text);
  if (fields.get('v') !== '1') return emptyTable;
  const names = fields.getAll('n').slice(0, contestLimits.players);
  const plays: Partial<Record<ContestKind, ContestPlay>> = {};
  for (const kind of contestKinds) {
    const play = playOf(fields, kind);
    if (play) plays[kind] = play;
  }
  return { names: names.map((name) => name.slice(0, contestLimits.name)), plays };
}

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
