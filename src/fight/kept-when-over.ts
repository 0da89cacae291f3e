import { useContext, useEffect, useRef } from 'preact/hooks';
import { Keeping } from './keeping.tsx';

/** Over and left, a fight is among the earlier ones by its own title, and so in the history of the dice; undefined while it goes on. */
export function useKeptWhenOver(title: string | undefined): void {
  const frame = useContext(Keeping);
  const over = useRef(title);
  over.current = title;
  useEffect(
    () => () => {
      const [name, fight] = [over.current, frame?.inHand.peek()];
      if (!frame || !fight || !name) return;
      void frame.saved().then(async (saved) => {
        await saved.arrived;
        saved.keepEarlier(name, fight);
      });
    },
    [frame],
  );
}
