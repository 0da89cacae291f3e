import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Keeping } from './keeping.tsx';

/** Over and left, a fight is among the earlier ones by its own title, and so in the history of the dice; undefined while it goes on. */
export function useKeptWhenOver(title: string | undefined): void {
  const frame = useContext(Keeping);
  const over = useRef(() => {});
  // Taken while it is shown: once it is left, the page may already be that of another mode.
  useLayoutEffect(() => {
    const fight = frame?.inHand.peek();
    over.current = () => {
      if (!frame || !fight || !title) return;
      void frame.saved().then(async (saved) => {
        await saved.arrived;
        saved.keepEarlier(title, fight);
      });
    };
  });
  useEffect(() => () => over.current(), []);
}
