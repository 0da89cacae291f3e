import { type ComponentChildren, createContext } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { openOverlay } from '../kit/controls/overlays.ts';

/** The odds of a fight as its screen shows them: they come along where its dice take the whole screen. */
export const MomentOdds = createContext<ComponentChildren>(undefined);

/**
 * The dice have the whole screen: head and tabs of the app make room, and Back leads to the entries. Answers whether they
 * have it already: what stands over it, such as the pad, must come later, to be taken away first.
 */
export function useWholeScreen(on: boolean, leave: () => void): boolean {
  const { navigation } = useServices();
  const back = useRef(leave);
  back.current = leave;
  const [stands, setStands] = useState(false);
  useLayoutEffect(() => {
    setStands(on);
    if (!on) return undefined;
    const { dataset } = document.documentElement;
    dataset.moment = '';
    scrollTo(0, 0);
    const uncover = openOverlay(navigation, () => back.current(), true);
    return () => {
      delete dataset.moment;
      uncover();
    };
  }, [on]);
  return on && stands;
}
