import type { CastleSiegeModel } from '../../../state/castle-siege.ts';
import { useTexts } from '../../context.ts';
import { KeptSieges } from './kept-sieges.tsx';
import { SiegeBench } from './siege-bench.tsx';

/** The sieges that are kept, and the next one being set up. */
export function SiegeStart({ model }: { readonly model: CastleSiegeModel }) {
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
