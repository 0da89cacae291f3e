import { inCentimetres } from '../rules/usb/turn/movement.ts';
import type { Reading } from './language.ts';
import { actingIn, pair, turned } from './whose.ts';
import type { Part } from './words.ts';

/** Numbers without a sign of inches are taken whole as well, so that no digit is read twice. */
const length = /(\d+)(?:([.,])(\d+))?(″(-et)?)?/g;

/** A sentence with each of its lengths in centimetres (USB-MEAS-02): within 10″, within 20 cm. */
export function centimetresIn(text: string): string {
  return text.replaceAll(length, (number, whole: string, comma: string, rest: string, inches, accusative) => {
    if (inches === undefined) return number;
    const shown = String(inCentimetres(Number(`${whole}.${rest ?? 0}`)));
    // One inch and one centimetre do not end alike in Hungarian.
    return `${shown.replace('.', comma ?? '.')}\u00a0cm${accusative ? '-t' : ''}`;
  });
}

const known = new WeakMap<object, object>();

function readAgain(value: unknown): unknown {
  if (typeof value === 'string') return centimetresIn(value);
  if (typeof value === 'function') return (...given: unknown[]) => readAgain(value(...given));
  if (Array.isArray(value)) return value.map(readAgain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readAgain(part)]));
}

/** Tables of the look-up stay as they are printed. */
const asPrinted: readonly Part[] = ['usbtables'];

/** The texts of USB with every length in centimetres; the other games measure in their own way. */
export const inTheirMeasure: Reading = (part, texts) => {
  if (!part.startsWith('usb') || asPrinted.includes(part)) return texts;
  const read = known.get(texts) ?? (readAgain(texts) as object);
  const other = turned(texts);
  if (!known.has(texts) && other !== texts) {
    known.set(other, readAgain(other) as object);
    const there = known.get(other) ?? read;
    if (actingIn(texts) === 'mine') pair(read, there);
    else pair(there, read);
  }
  known.set(texts, read);
  // Read again, the texts have the shape that they had.
  return read as typeof texts;
};
