import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Fold } from '../parts/fold.tsx';

interface LateFoldProps {
  readonly title: string;
  readonly count?: number;
  readonly countLabel?: string;
  readonly children: () => ComponentChildren;
}

/** A fold whose inside is made, and fetched, when it is first opened. */
export function LateFold({ children, ...fold }: LateFoldProps) {
  const opened = useSignal(false);
  return (
    <Fold
      {...fold}
      onOpen={() => {
        opened.value = true;
      }}
    >
      {opened.value && children()}
    </Fold>
  );
}
