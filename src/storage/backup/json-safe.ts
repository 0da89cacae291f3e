import { type Bounds, checkBounds } from './bounds.ts';

/** Raw records come from IndexedDB, which can hold what JSON cannot and what a file may not; an export must never fail. */
export function jsonSafe(raw: unknown, bounds: Bounds): unknown {
  try {
    const text = JSON.stringify(raw) ?? 'null';
    const plain: unknown = JSON.parse(text);
    return checkBounds(plain, bounds) ? text.slice(0, bounds.text) : plain;
  } catch {
    return String(raw);
  }
}
