import type { RollRecord } from '../storage/rolls.ts';
import { chainsOf, type DieChain } from './chains.ts';
import { rollOf } from './history-model.ts';

type Print = (number: number) => string;

/**
 * The dice of a record as short texts, each with what it led to: `6+4` a bonus die, `1→5` rolled again, `(2)` not
 * kept, `3·5` two d6 for a d10. Where the record makes no roll, its bare faces.
 */
export function faceTexts(record: RollRecord, print: Print): readonly string[] {
  const roll = rollOf(record);
  return roll ? chainsOf(roll).map((chain) => chainText(chain, print)) : record.faces.map(print);
}

function chainText({ dice }: DieChain, print: Print): string {
  let text = '';
  let inPair = false;
  for (const { face, pair, bonusOf, rerollOf, confirms } of dice) {
    const again = rerollOf !== undefined || confirms !== undefined;
    // The two d6 of a d10 come one behind the other.
    const sign = inPair ? '·' : bonusOf !== undefined ? '+' : again ? '→' : '';
    inPair = pair !== undefined && !inPair;
    text += sign + print(face);
  }
  return dice.some((die) => die.dropped) ? `(${text})` : text;
}

/** One roll as a line to be sent to a friend. */
export interface RollLine {
  readonly name: string;
  readonly dice: string;
  readonly total: string;
  readonly time: string;
}

const facesInLine = 40;

/** `Bail, 1d6: 4 (4) · 21/11/2026, 12:30`. */
export function rollLine(record: RollRecord, { name, dice, total, time }: RollLine, print: Print): string {
  const faces = faceTexts(record, print);
  const shown = faces.length > facesInLine ? [...faces.slice(0, facesInLine), '…'] : faces;
  const head = name === '' ? dice : `${name}, ${dice}`;
  return `${head}: ${total}${shown.length > 0 ? ` (${shown.join(', ')})` : ''} · ${time}`;
}
