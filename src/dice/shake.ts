import { onShake } from '../kit/shake.ts';
import type { DiceModel } from './model.ts';

/** A result is never overwritten sooner than this. */
const rest = 2000;

/** Whether a shake may roll now: never over a result of the last two seconds, never while something else is asked. */
export function mayRoll(
  model: Pick<DiceModel, 'shownAt' | 'typing' | 'keeping' | 'expression'>,
  now: number,
): boolean {
  if (model.typing.peek() || model.keeping.peek() || !model.expression.peek()) return false;
  return now - model.shownAt() >= rest;
}

interface AsksLeave {
  requestPermission(): Promise<'granted' | 'denied'>;
}

function asksLeave(type: unknown): type is AsksLeave {
  return typeof type === 'function' && 'requestPermission' in type;
}

/** Whether the browser tells of motion; that the device has a sensor it says to nobody. */
export const feelsMotion = (): boolean => typeof DeviceMotionEvent !== 'undefined';

/** Asks for the motion of the device where the browser wants to be asked (iOS, on a tap). */
export async function allowShakes(): Promise<boolean> {
  if (!feelsMotion()) return false;
  const type: unknown = DeviceMotionEvent;
  if (!asksLeave(type)) return true;
  try {
    return (await type.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Rolls what is set up at every shake; call the result to stop. */
export function rollOnShake(model: DiceModel, now: () => number): () => void {
  return onShake(now, () => {
    if (!document.querySelector('dialog[open]') && mayRoll(model, now())) model.roll();
  });
}
