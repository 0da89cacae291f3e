import { useEffect, useRef } from 'preact/hooks';
import { useServices } from '../kit/context.ts';

/** Tells the screen reader an answer whenever it becomes another one; where there is none, whoever says why tells that. */
export function useSpoken(answer: string): void {
  const { announcer } = useServices();
  const before = useRef(answer);
  useEffect(() => {
    if (answer !== '' && before.current !== answer) announcer.announce(answer);
    before.current = answer;
  }, [answer, announcer]);
}
