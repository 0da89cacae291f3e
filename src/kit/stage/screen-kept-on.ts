import { useEffect } from 'preact/hooks';
import { createWakeLock } from '../../platform/wake-lock.ts';

/** The screen stays on while this is shown: at the table the phone lies beside the hand. */
export function useScreenKeptOn(): void {
  useEffect(() => {
    const lock = createWakeLock(() => undefined);
    lock.hold();
    return () => lock.release();
  }, []);
}
