import { useLayoutEffect } from 'preact/hooks';

const standing = new Map<string, number>();

/**
 * Says on the root of the document that a part stands, for as long as it does: what makes room for it elsewhere goes by
 * `:root[data-…]`. A `:has()` up there would weigh the whole page again at every change in it.
 */
export function useRootSign(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    standing.set(name, (standing.get(name) ?? 0) + 1);
    dataset[name] = '';
    return () => {
      const left = (standing.get(name) ?? 1) - 1;
      standing.set(name, left);
      if (left === 0) delete dataset[name];
    };
  }, [name]);
}
