/** A hand that shakes a phone passes this at every turn; walking and putting it down do not (m/s²). */
const strength = 18;
/** So many jerks within `span` milliseconds are a shake. */
const jerksNeeded = 3;
const span = 800;

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

/** Calls back at every shake of the phone while the page is in sight; call the result to stop. */
export function onShake(now: () => number, shaken: () => void): () => void {
  const isShake = createShakeDetector();
  const onMotion = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? accelerationIncludingGravity ?? {};
    const gravity = acceleration ? 0 : 9.81;
    const force = Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - gravity);
    if (isShake(force, now()) && !document.hidden) shaken();
  };
  addEventListener('devicemotion', onMotion);
  return () => removeEventListener('devicemotion', onMotion);
}
