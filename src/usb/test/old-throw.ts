import type { TableMove, TableRecord } from '../../fight/step-record.ts';
import { facesFromCounts, nextWave } from '../../rules/usb/test/test-roll.ts';
import { type UsbTestInputs, usbTestCodec, usbTestOf } from './inputs.ts';
import { isBlessed } from './play.ts';

/** A pool as it was kept before tests were played in steps: thrown by the app, or typed in and perhaps not yet whole. */
interface Throw {
  readonly inputs: UsbTestInputs;
  readonly waves: readonly (readonly number[])[];
  readonly typed: boolean;
  /** Only the number that succeeded is known, and faces stand for it. */
  readonly counted?: true;
  /** The wave being typed: how many dice show 1, 2 … 6. */
  readonly counts: readonly number[];
}

const sides = 6;

/** The inputs of the test, then `y` typed, `z` counted, one `w` of digits for each wave and `c` for the wave being typed. */
export function decodeThrow(text: string): Throw | undefined {
  const inputs = usbTestCodec.decode(text);
  const test = inputs && usbTestOf(inputs);
  const fields = new URLSearchParams(text);
  const counts = (fields.get('c') ?? '').split('.').map(Number);
  const waves = fields.getAll('w').map((faces) => [...faces].map(Number));
  if (!test || counts.length !== sides) return undefined;
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return undefined;
  const open = nextWave(test, waves);
  if (!open.ok) return undefined;
  const typed = fields.get('y') === '1';
  const typing = counts.reduce((sum, count) => sum + count, 0);
  if (typing > (open.value?.dice.length ?? 0) || (!typed && open.value)) return undefined;
  return { inputs, waves, typed, ...(fields.get('z') === '1' ? { counted: true } : {}), counts };
}

/** The record of such a pool, as tests are played today. */
export function recordOf({ inputs, waves, typed, counted, counts }: Throw): TableRecord {
  const test = usbTestOf(inputs);
  const moves = waves.flatMap((faces, at): TableMove[] => {
    const wave = test && nextWave(test, waves.slice(0, at));
    const again = wave?.ok && wave.value?.purpose === 'reroll' && isBlessed(inputs);
    return [
      ...(again ? [{ option: 'again' }] : []),
      { faces, ...(typed && { typed }), ...(counted && { counted }) },
    ];
  });
  const open = test && nextWave(test, waves);
  const typing = open?.ok && open.value ? { typing: facesFromCounts(counts) } : {};
  return { turns: [{ inputs: usbTestCodec.encode(inputs), moves }], ...typing };
}
