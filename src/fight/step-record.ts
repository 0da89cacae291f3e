import { readSided } from '../kit/question/sided-text.ts';
import type { Outcome as BarOutcome } from '../kit/stage/outcome-bar.tsx';
import type { PlayedRoll } from '../rules/played-roll.ts';
import type { Asked, AskedOption, AskedRoll } from '../rules/steps.ts';

/** One line of the record in words. */
export interface TableLine {
  readonly text: string;
  readonly hint?: string;
  /** What came of it, in a few words. */
  readonly result?: string;
}

/** What has become of a side so far. */
export interface SideFate {
  /** How many there were, and how many of them have fallen. */
  readonly of: number;
  readonly fallen: number;
  /** Of something larger: its pips that are lost, of so many. */
  readonly pips?: readonly [lost: number, of: number];
}

/** What has become of both sides, of those that can come to harm. */
export type Fates = Readonly<Partial<Record<'mine' | 'theirs', SideFate>>>;

/** Nobody of a side is left. */
export function isGone(fate: SideFate | undefined): boolean {
  return fate !== undefined && fate.of > 0 && fate.fallen >= fate.of;
}

/** What the line of the chance follows through a turn: an end that somebody hopes for, or fears. */
export interface Watched {
  readonly label: string;
  readonly side: 'mine' | 'theirs';
  /** Its chance, of those of the turn in hand. */
  chance(known: readonly EndChance[]): number;
  /** Once the turn is over, whether it came about. */
  readonly came?: boolean;
}

/** What is to be done now, in words. */
export interface StepText {
  readonly title: string;
  /** What a roll is for, by the name of its purpose: a button has no room for all of the title. */
  readonly roll?: string;
  /** What a roll must reach. */
  readonly need?: number;
}

/** The words of one kind of fight. */
export interface TableTexts<Inputs, Moment, Entry, Outcome> {
  /** What is to be done now. */
  step(asked: Asked<Moment>, inputs: Inputs): StepText;
  /** What is counted where the faces do not matter. */
  counts?(asked: Moment): 'hits' | 'saves' | 'successes';
  option(option: string, asked: Asked<Moment>, inputs: Inputs): string;
  line(entry: Entry, inputs: Inputs): TableLine;
  /** The odds of the turn in a few words, for players who cannot see the panel. */
  odds?(ends: readonly EndChance[], inputs: Inputs): string | undefined;
  /** What an option comes to for the side that chooses. */
  optionOdds?(ends: readonly EndChance[], asked: Asked<Moment>, inputs: Inputs): string | undefined;
  outcome(outcome: Outcome, inputs: Inputs): string;
  /** Which end of the bar came about, as it stood there at the beginning: by the inputs and the odds of then. */
  ended?(
    outcome: Outcome,
    inputs: Inputs,
    start?: readonly EndChance[],
  ): Omit<BarOutcome, 'short'> | undefined;
  /** What the name of that end does not say. */
  detail?(outcome: Outcome, inputs: Inputs): string | undefined;
  /** What the lines of the chance follow: the enemy's life at first, or what is hoped for; and mine where that is at stake too. */
  watched?(inputs: Inputs, outcome?: Outcome): readonly Watched[];
  /** Whose dice they are, or whose choice. */
  side?(moment: Moment, inputs: Inputs): 'mine' | 'theirs';
  /** What has become of both sides by what has been rolled, and in the end by what came of it. */
  fates?(inputs: Inputs, log: readonly Entry[], outcome?: Outcome): Fates;
  /** What a turn that follows is, where it is not the other side's. */
  readonly goOn?: string;
  /** The name of the fight, for people who get its record as a text. */
  title(inputs: Inputs): string;
  /** The head of a turn that follows another, where it says more than the name. */
  turn?(inputs: Inputs): string;
}

/** A roll as the record keeps it; of dice that were counted only the number that succeeded is known, and faces stand for it. */
export interface TableRoll extends PlayedRoll {
  readonly counted?: true;
}

/** A move as the record keeps it. */
export type TableMove = TableRoll | { readonly option: string };

/** One player turn: the inputs it was begun with, as text, and the moves made. */
export interface TurnRecord {
  readonly inputs: string;
  readonly moves: readonly TableMove[];
}

/** A fight being played: its turns, and the faces of a roll that is not whole yet. */
export interface TableRecord {
  readonly turns: readonly TurnRecord[];
  readonly typing?: readonly number[];
  /** The app threw those faces, and its bonus dice are still to be taken or declined. */
  readonly thrown?: true;
  /** By which a battle knows it, where that is not what its entries come to as they are written now. */
  readonly mark?: string;
}

/** A fight begun with other entries is another fight, though the same units came for it; whose the sides are does not matter. */
function entriesMark(inputs = ''): string {
  let hash = 0x811c9dc5;
  for (const letter of readSided(inputs).text)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The mark that a fight got when it began: it keeps it however it goes on, and however its entries are written since. */
export function markOf({ turns, mark }: Pick<TableRecord, 'turns' | 'mark'>): string {
  return mark ?? entriesMark(turns[0]?.inputs);
}

const marked = /#([0-9a-z]{1,8})$/;

/** The same of a record as text. */
export function fightMark(record: string): string {
  const lines = record.split('\n');
  return marked.exec(lines.at(-1) ?? '')?.[1] ?? entriesMark(lines[0]);
}

const mostTurns = 40;

const mostMoves = 400;

const mostFaces = 1200;

/** A zero before its faces marks a roll that was counted: an app that does not know of it reads faces that come to the same. */
function encodeMove(move: TableMove): string {
  if ('option' in move) return `=${move.option}`;
  return (
    (move.counted ? '0' : '') + move.faces.join('.') + (move.typed ? 't' : '') + (move.declined ? 'd' : '')
  );
}

function decodeFaces(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const faces = text.split('.');
  if (faces.length > mostFaces || !faces.every((face) => /^\d{1,3}$/.test(face))) return undefined;
  return faces.map(Number);
}

function decodeRoll(text: string): TableRoll | undefined {
  const parts = /^([\d.]+)(t?)(d?)$/.exec(text);
  const faces = decodeFaces(parts?.[1] ?? 'x');
  if (!parts || !faces) return undefined;
  return {
    faces,
    ...(parts[2] ? { typed: true } : {}),
    ...(parts[3] ? { declined: true } : {}),
    ...(text.startsWith('0') ? { counted: true } : {}),
  };
}

function decodeMove(text: string): TableMove | undefined {
  if (!text.startsWith('=')) return decodeRoll(text);
  return /^=[a-z0-9.,:-]{1,99}$/.test(text) ? { option: text.slice(1) } : undefined;
}

function decodeTurn(inputs: string | undefined, text: string | undefined): TurnRecord | undefined {
  if (inputs === undefined || text === undefined) return undefined;
  const read = text === '' ? [] : text.split(';').map(decodeMove);
  const moves = read.filter((move) => move !== undefined);
  return moves.length === read.length && moves.length <= mostMoves ? { inputs, moves } : undefined;
}

/** Two lines a turn, inputs and moves, and at last the faces of a roll that is not whole (`-` when there are none), with the mark behind them where its entries do not come to it. */
export function encodeRecord({ turns, typing, thrown, mark }: TableRecord): string {
  const lines = turns.flatMap(({ inputs, moves }) => [inputs, moves.map(encodeMove).join(';')]);
  const open = typing === undefined ? '-' : typing.join('.') + (thrown ? '!' : '');
  const known = mark === undefined || mark === markOf({ turns });
  return [...lines, known ? open : `${open}#${mark}`].join('\n');
}

export function decodeRecord(text: string): TableRecord | undefined {
  const lines = text.split('\n');
  const last = lines.pop();
  if (last === undefined || lines.length === 0 || lines.length > 2 * mostTurns) return undefined;
  const turns: TurnRecord[] = [];
  for (let line = 0; line < lines.length; line += 2) {
    const turn = decodeTurn(lines[line], lines[line + 1]);
    if (turn === undefined) return undefined;
    turns.push(turn);
  }
  const typingText = last.replace(marked, '');
  const said = marked.exec(last)?.[1];
  const known = said === undefined ? { turns } : { turns, mark: said };
  if (typingText === '-') return known;
  const thrown = typingText.endsWith('!');
  const typing = decodeFaces(thrown ? typingText.slice(0, -1) : typingText);
  return typing === undefined ? undefined : { ...known, typing, ...(thrown ? { thrown } : {}) };
}

/** How likely a turn ends so; the id is that of the tile that shows it, where there is one. */
export interface EndChance {
  readonly id: string;
  readonly chance: number;
}

/** Whether dice are asked for, and not a choice. */
export function asksRoll<Moment>(asked: Asked<Moment> | undefined): asked is Moment & AskedRoll {
  return asked !== undefined && !asksOption(asked);
}

/** Whether a choice is asked for, and not dice. */
export function asksOption<Moment>(asked: Asked<Moment> | undefined): asked is Moment & AskedOption {
  return typeof asked === 'object' && asked !== null && 'options' in asked;
}
