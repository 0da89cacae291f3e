import type { InputCodec } from '../kit/question/inputs.ts';
import type { EditionId } from '../rules/brikwars/edition.ts';
import { editionBonus } from '../rules/brikwars/edition-bonus.ts';
import { type BonusDice, bonusDice, diceLimits, type RollRules } from '../rules/dice/expression.ts';
import { parseDice, printDice } from '../rules/dice/notation.ts';
import { rollFromFaces } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';

/** How dice on the table are typed: die by die, how many show each face, or only how many succeeded. */
export const typingWays = ['faces', 'counts', 'successes'] as const;
export type TypingWay = (typeof typingWays)[number];

/** What a roll is for, beside its dice: kept with the roll and gone when other dice are set up. */
export interface RollPurpose {
  /** Id of the preset that set the dice up, such as `bail`. */
  readonly preset?: string;
  /** The total counts inches. */
  readonly inches?: true;
  /** The player's own name of a saved roll. */
  readonly name?: string;
}

/** What is set up to be rolled. `text` is the notation (with `d` once it can be read), also while it has faults. */
export interface DiceInputs extends RollPurpose {
  readonly text: string;
  readonly bonus: BonusDice;
  /** The dice rules of BrikWars: no total below 0, all ones fail. */
  readonly floor: boolean;
  /** The N of "at least N", which a roll then needs; without it the odds speak of the average. */
  readonly atLeast?: number;
  /** Faces of dice on the table, typed so far; present while they are being typed. */
  readonly faces?: readonly number[];
  /** While dice are typed: how, and the counts by face entered for the dice that come next. */
  readonly way?: TypingWay;
  readonly counts?: readonly number[];
  readonly successes?: number;
}
export const mostDice = diceLimits.dice;
export const longestName = 40;

/** How a game's dice are rolled: only BrikWars has bonus dice, by its edition. */
export function rulesOfGame(game: Game, edition: EditionId): Pick<DiceInputs, 'bonus' | 'floor'> {
  if (game !== 'brikwars') return { bonus: 'none', floor: false };
  return { bonus: editionBonus[edition], floor: true };
}

const firstRoll: Readonly<Record<Game, string>> = { brikwars: '1d6', usb: '5d6>=4', 'mage-knight': '2d6' };

export function initialInputs(game: Game, edition: EditionId): DiceInputs {
  return { text: firstRoll[game], ...rulesOfGame(game, edition) };
}

export function rollRules(inputs: Pick<DiceInputs, 'bonus' | 'floor'>): RollRules {
  return { bonus: inputs.bonus, floor: inputs.floor };
}

/** A notation that can be read is kept in one form; any other stays as it was typed. */
export function canonicalText(text: string): string {
  const parsed = parseDice(text);
  return parsed.ok ? printDice(parsed.value) : text;
}

function readInteger(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,8}$/.test(text) ? Number(text) : undefined;
}

function readList(text: string): readonly number[] | undefined {
  if (text === '') return [];
  return /^\d{1,5}(\.\d{1,5})*$/.test(text) ? text.split('.').map(Number) : undefined;
}

/** Whether the faces may be shown by the first dice of the roll, which then still waits for more. */
function facesFit(inputs: DiceInputs, faces: readonly number[]): boolean {
  const parsed = parseDice(inputs.text);
  if (!parsed.ok) return false;
  const made = rollFromFaces(parsed.value, rollRules(inputs), faces);
  return !made.ok && made.issues.every((issue) => issue.code === 'missing-face');
}

function encodePurpose({ preset, inches, name }: RollPurpose): readonly string[] {
  return [
    ...(preset === undefined ? [] : [`p=${preset}`]),
    ...(inches ? ['i=1'] : []),
    ...(name === undefined ? [] : [`l=${encodeURIComponent(name)}`]),
  ];
}

function decodePurpose(read: URLSearchParams): RollPurpose | undefined {
  const preset = read.get('p');
  const name = read.get('l');
  if (preset !== null && !/^[a-z\d-]{1,20}$/.test(preset)) return undefined;
  if (name !== null && (name === '' || name.length > longestName)) return undefined;
  if (read.has('i') && read.get('i') !== '1') return undefined;
  return {
    ...(preset === null ? {} : { preset }),
    ...(read.has('i') ? { inches: true as const } : {}),
    ...(name === null ? {} : { name }),
  };
}

export function diceCodec(initial: DiceInputs): InputCodec<DiceInputs> {
  return {
    initial,
    encode({ text, bonus, floor, atLeast, faces, way, counts, successes, ...purpose }) {
      const parts = ['v=1', `x=${encodeURIComponent(text)}`, `b=${bonus}`, `f=${floor ? 1 : 0}`];
      if (atLeast !== undefined) parts.push(`n=${atLeast}`);
      parts.push(...encodePurpose(purpose));
      if (faces !== undefined) parts.push(`t=${faces.join('.')}`);
      if (way !== undefined) parts.push(`w=${way}`);
      if (counts !== undefined) parts.push(`c=${counts.join('.')}`);
      if (successes !== undefined) parts.push(`s=${successes}`);
      return parts.join('&');
    },
    decode(query) {
      const read = new URLSearchParams(query);
      const text = read.get('x');
      const bonus = bonusDice.find((each) => each === read.get('b'));
      const floor = read.get('f');
      const atLeast = readInteger(read.get('n'));
      const purpose = decodePurpose(read);
      if (read.get('v') !== '1' || text === null || text.length > diceLimits.text || !bonus || !purpose)
        return;
      if ((floor !== '0' && floor !== '1') || (read.has('n') && atLeast === undefined)) return;
      const inputs: DiceInputs = {
        text: canonicalText(text),
        bonus,
        floor: floor === '1',
        ...(atLeast === undefined ? {} : { atLeast }),
        ...purpose,
      };
      return read.has('t') ? withTyping(inputs, read) : inputs;
    },
  };
}

function withTyping(inputs: DiceInputs, read: URLSearchParams): DiceInputs | undefined {
  const faces = readList(read.get('t') ?? '');
  const way = typingWays.find((each) => each === read.get('w'));
  const counts = read.has('c') ? readList(read.get('c') ?? '') : undefined;
  if (!faces || !facesFit(inputs, faces) || (read.has('c') && !counts)) return undefined;
  const successes = readInteger(read.get('s'));
  if (read.has('s') && (successes === undefined || successes < 0 || successes > mostDice)) return undefined;
  return {
    ...inputs,
    faces,
    ...(way ? { way } : {}),
    ...(counts ? { counts } : {}),
    ...(successes === undefined ? {} : { successes }),
  };
}
