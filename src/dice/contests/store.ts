import { games } from '../../rules/ids.ts';
import type { PlayedRoll } from '../../rules/played-roll.ts';
import { type ContestKind, contestCodec, contestKinds, contestLimits, initialContest } from './inputs.ts';
import { type ContestPlay, readContest } from './play.ts';

/** What lies on the table: the players' own names, and for each contest the throws made so far. */
export interface ContestTable {
  readonly names: readonly string[];
  readonly plays: Readonly<Partial<Record<ContestKind, ContestPlay>>>;
}

export const emptyTable: ContestTable = { names: [], plays: {} };

const codec = contestCodec(initialContest('2005', 'wisg'));

const mark = ({ typed, declined }: PlayedRoll) => `${typed ? 't' : ''}${declined ? 'x' : ''}`;

/** `v=1`, one `n` for each name; for each contest its game, its inputs, its throws (`3t`, `6.2`) and the faces being typed. */
export function encodeTable({ names, plays }: ContestTable): string {
  const fields = new URLSearchParams({ v: '1' });
  for (const name of names) fields.append('n', name);
  for (const kind of contestKinds) {
    const play = plays[kind];
    if (!play) continue;
    fields.set(`${kind}.game`, play.game);
    fields.set(`${kind}.inputs`, codec.encode(play.inputs));
    fields.set(`${kind}.rolls`, play.rolls.map((roll) => roll.faces.join('.') + mark(roll)).join('_'));
    if (play.faces) fields.set(`${kind}.faces`, play.faces.join('.'));
  }
  return fields.toString();
}

const facesOf = (text: string) => (text === '' ? [] : text.split('.').map(Number));

function rollOf(text: string): PlayedRoll | undefined {
  const [, faces, typed, declined] = /^(\d{1,3}(?:\.\d{1,3})*)(t?)(x?)$/.exec(text) ?? [];
  if (faces === undefined) return undefined;
  return {
    faces: facesOf(faces),
    ...(typed ? { typed: true as const } : {}),
    ...(declined ? { declined: true as const } : {}),
  };
}

/** A contest that cannot be read is left out; the others stay. */
function playOf(fields: URLSearchParams, kind: ContestKind): ContestPlay | undefined {
  const inputs = codec.decode(fields.get(`${kind}.inputs`) ?? '');
  const game = games.find((known) => known === fields.get(`${kind}.game`));
  const texts = (fields.get(`${kind}.rolls`) ?? '').split('_').filter(Boolean);
  const rolls = texts.flatMap((text) => rollOf(text) ?? []);
  const faces = fields.get(`${kind}.faces`);
  if (!inputs || !game || inputs.kind !== kind || rolls.length !== texts.length) return undefined;
  const play = { game, inputs, rolls, ...(faces === null ? {} : { faces: facesOf(faces) }) };
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
