import type { DiceModel } from './model.ts';

/** A hand that shakes a phone passes this at every turn; walking and putting it down do not (m/s²). */
const strength = 18;
/** So many jerks within `span` milliseconds are a shake. */
const jerksNeeded = 3;
const span = 800;
/** A result is never overwritten sooner than this. */
const rest = 2000;

/** Tells shakes from other movement: give it every acceleration without gravity, it returns true once per shake. */
export function createShakeDetector(): (force: number, time: number) => boolean {
  let jerks: readonly number[] = [];
  return (force, time) => {
    if (force < strength) return false;
    jerks = [...jerks.filter((jerk) => time - jerk < span), time];
    if (jerks.length < jerksNeeded) return false;
    jerks = [];
    return true;
  };
}

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

/** Asks for the motion of the device where the browser wants to be asked (iOS, on a tap). */
export async function allowShakes(): Promise<boolean> {
  if (typeof DeviceMotionEvent === 'undefined') return false;
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
  const shaken = createShakeDetector();
  const onMotion = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? accelerationIncludingGravity ?? {};
    const gravity = acceleration ? 0 : 9.81;
    const force = Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - gravity);
    if (
      shaken(force, now()) &&
      !document.hidden &&
      !document.querySelector('dialog[open]') &&
      mayRoll(model, now())
    )
      model.roll();
  };
  addEventListener('devicemotion', onMotion);
  return () => removeEventListener('devicemotion', onMotion);
}
