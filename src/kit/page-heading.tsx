import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What stands open in a place: a page with a heading of its own, or the mode that its head shows as chosen, of a game. */
export const opened = { page: signal(''), mode: signal(''), game: signal('') };

/** Says what stands open for as long as it does; nothing where it is nothing. */
export function useOpened(of: Signal<string>, name = ''): void {
  useLayoutEffect(() => {
    of.value = name;
    return () => {
      of.value = '';
    };
  }, [of, name]);
}

interface PageHeadingProps {
  readonly name: string;
  readonly id?: string;
  readonly class?: string | undefined;
  /** It may have the focus. */
  readonly tabIndex?: -1;
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What stands with the name and does not belong to it. */
  readonly children?: ComponentChildren;
}

/** The heading of a page within a place: the title of the window says its name too. */
export function PageHeading({ name, heading, children, ...rest }: PageHeadingProps) {
  useOpened(opened.page, name);
  return (
    <h2 ref={heading ?? null} {...rest}>
      {name}
      {children}
    </h2>
  );
}
