import { useEffect, useState } from 'preact/hooks';

/**
 * False for the first paint with a new key, true from the next one on: what is dear to draw must not hold up what is
 * waited for. Where `heavy` is false there is nothing to put off.
 */
export function useAfterPaint(key: number, heavy: boolean): boolean {
  const [painted, setPainted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!heavy) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(key));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key, heavy]);
  return !heavy || painted === key;
}
