import { useTexts } from '../kit/context.ts';
import { FaceCounts } from '../kit/face-counts.tsx';
import type { WaveProps } from './typing-card.tsx';

/** The dice that come next, counted by face. */
export function CountsPad({ composer, typing, next }: WaveProps) {
  const t = useTexts('table');
  return (
    <FaceCounts
      counts={Array.from({ length: next.sides }, (_, index) => typing.counts[index] ?? 0)}
      missing={missingOf({ typing, next })}
      label={(face) => t.showing(String(face))}
      onCount={composer.setTypedCount}
    />
  );
}

/** Dice of the wave that are not counted yet. */
export function missingOf({ typing, next }: Pick<WaveProps, 'typing' | 'next'>): number {
  return next.count - typing.counts.reduce((sum, count) => sum + count, 0);
}
