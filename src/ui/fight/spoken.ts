import { useEffect, useRef } from 'preact/hooks';
import { useServices } from '../context.ts';

/** Tells the screen reader an answer whenever it becomes another one. */
export function useSpoken(answer: string): void {
  const { announcer } = useServices();
  const before = useRef(answer);
  useEffect(() => {
    if (before.current !== answer) announcer.announce(answer);
    before.current = answer;
  }, [answer, announcer]);
}
