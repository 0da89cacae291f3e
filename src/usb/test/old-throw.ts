import { nextWave } from '../../rules/usb/test-roll.ts';
import { testOf } from './answer.ts';
import { type UsbTestInputs, usbTestCodec } from './inputs.ts';

/** A pool on the table as earlier versions kept it: thrown by the app, or typed in and perhaps not yet whole. */
interface OldThrow {
  readonly inputs: UsbTestInputs;
  readonly waves: readonly (readonly number[])[];
  readonly typed: boolean;
  /** Only the number that succeeded is known, and faces stand for it. */
  readonly counted?: true;
  /** The wave being typed: how many dice show 1, 2 … 6. */
  readonly counts: readonly number[];
}

/** The inputs of the test, then `y` typed, `z` counted, one `w` of digits for each wave and `c` for the wave being typed. */
export function decodeThrow(text: string): OldThrow | undefined {
  const inputs = usbTestCodec.decode(text);
  const fields = new URLSearchParams(text);
  const counts = (fields.get('c') ?? '').split('.').map(Number);
  const waves = fields.getAll('w').map((faces) => [...faces].map(Number));
  if (!inputs || counts.length !== 6) return undefined;
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return undefined;
  const typed = fields.get('y') === '1';
  const next = nextWave(testOf(inputs), waves);
  if (!next.ok) return undefined;
  const typing = counts.reduce((sum, count) => sum + count, 0);
  if (typing > (next.value?.dice.length ?? 0) || !(typed || !next.value)) return undefined;
  return { inputs, waves, typed, ...(fields.get('z') === '1' ? { counted: true } : {}), counts };
}
