import { useLayoutEffect, useRef } from 'preact/hooks';
import { useServices } from './context.ts';
import { openOverlay } from './controls/overlays.ts';

/** Within a sheet or a place something else is done for a while: Back leads out of that alone, through `leave`. */
export function useBackOut(on: boolean, leave: () => void): void {
  const { navigation } = useServices();
  const back = useRef(leave);
  back.current = leave;
  useLayoutEffect(() => (on ? openOverlay(navigation, () => back.current()) : undefined), [on]);
}
