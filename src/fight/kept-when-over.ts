import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Keeping } from './keeping.tsx';

/**
 * Over, a fight is among the earlier ones by its own title, and so in the history of the dice: once its end is seen, or
 * where it is left before; undefined while it goes on. Says that the next one is no other end of it.
 */
export function useKeptWhenOver(title: string | undefined, seen: boolean): () => void {
  const frame = useContext(Keeping);
  const kept = useRef<string | undefined>(undefined);
  const over = useRef(() => {});
  // Taken while it is shown: once it is left, the page may already be that of another mode.
  useLayoutEffect(() => {
    const fight = frame?.inHand.peek();
    over.current = () => {
      const before = kept.current;
      if (!frame || !fight?.play || !title || fight.play === before) return;
      kept.current = fight.play;
      void frame.saved().then(async (saved) => {
        await saved.arrived;
        saved.keepEarlier(title, fight, before);
      });
    };
  });
  useEffect(() => {
    if (seen) over.current();
  });
  useEffect(() => () => over.current(), []);
  return () => {
    kept.current = undefined;
  };
}
