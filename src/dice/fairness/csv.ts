import { csvTable, fileDay } from '../../platform/csv.ts';
import type { ChiSquare } from '../../rules/statistics/chi-square.ts';
import type { RollRecord } from '../../storage/rolls.ts';

/** The words of the tables, and the sign between their columns. */
export interface CsvWords {
  readonly separator: string;
  readonly die: (sides: number) => string;
  readonly presetName: (id: string) => string;
  readonly dieKind: string;
  readonly face: string;
  readonly drawn: string;
  readonly expected: string;
  readonly time: string;
  readonly name: string;
  readonly notation: string;
  readonly faces: string;
  readonly total: string;
  readonly typed: string;
  readonly yes: string;
  readonly no: string;
}

/** How often each face was drawn: a row for each face of each kind of die. */
export function facesCsv(dice: readonly DieTally[], words: CsvWords): string {
  const head = [words.dieKind, words.face, words.drawn, words.expected];
  const rows = dice.flatMap(({ sides, counts, expected }) =>
    counts.map((count, face) => [words.die(sides), face + 1, count, round(expected)]),
  );
  return csvTable([head, ...rows], words.separator);
}

/** The rolls of the history, oldest first. */
export function rollsCsv(rolls: readonly RollRecord[], words: CsvWords): string {
  const head = [words.time, words.name, words.notation, words.faces, words.total, words.typed];
  const rows = rolls.map(({ time, label, preset, notation, faces, total, typed }) => [
    localTime(time),
    label || (preset === undefined ? '' : words.presetName(preset)),
    notation,
    faces.join(' '),
    total,
    typed ? words.yes : words.no,
  ]);
  return csvTable([head, ...rows], words.separator);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** `2026-11-21 18:05:00`, which every spreadsheet reads as a moment. */
function localTime(time: number): string {
  const day = new Date(time);
  return `${fileDay(time)} ${[day.getHours(), day.getMinutes(), day.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** All dice of one kind that the app drew. */
export interface DieTally {
  readonly sides: number;
  readonly total: number;
  /** Face 1 first. */
  readonly counts: readonly number[];
  readonly expected: number;
  readonly test: ChiSquare;
  readonly verdict: FairnessVerdict;
}

/** What can be said of a kind of die: too little yet, nothing special, rare but no proof, hardly by chance. */
export type FairnessVerdict = 'few' | 'usual' | 'rare' | 'unusual';
