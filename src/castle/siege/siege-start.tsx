import { useEffect } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { KeptSieges } from './kept-sieges.tsx';
import type { CastleSiegeModel } from './model.ts';
import { SiegeBench } from './siege-bench.tsx';

interface SiegeStartProps {
  readonly model: CastleSiegeModel;
  /** A siege was left a moment ago: the focus goes where the others are. */
  readonly fromBoard: boolean;
}

/** The sieges that are kept, and the next one being set up. */
export function SiegeStart({ model, fromBoard }: SiegeStartProps) {
  useEffect(() => {
    if (!fromBoard) return;
    document.querySelector<HTMLElement>('#kept-sieges, #new-siege')?.focus({ preventScroll: true });
  }, [fromBoard]);
  const t = useTexts('castlesiege');
  const unreadable = model.unreadable.value;
  return (
    <div class="columns siege-start">
      <div>
        <KeptSieges model={model} />
        {unreadable > 0 && <p class="note">{t.unreadable(unreadable)}</p>}
      </div>
      <SiegeBench model={model} />
    </div>
  );
}
