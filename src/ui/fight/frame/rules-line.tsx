import { useSignal } from '@preact/signals';
import type { FightFrameModel } from '../../../state/fight-frame.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { later } from '../../parts/later.tsx';

const RulesSheet = later(
  () => import('./rules-sheet.tsx').then((module) => module.RulesSheet),
  ['houserules', 'fightsaved'],
);

/** What is played, and by how many house rules; the way to the saved fights. */
export function RulesLine({ frame }: { readonly frame: FightFrameModel }) {
  const { navigation } = useServices();
  const t = useTexts('fights');
  const open = useSignal(false);
  const edition = frame.edition.value;
  const changes = frame.changes.value;
  return (
    <div class="rules-line">
      <button
        type="button"
        id="fight-rules"
        class="rules-button"
        aria-haspopup="dialog"
        disabled={edition === undefined}
        onClick={() => {
          open.value = true;
        }}
      >
        <span>
          {edition && t.editions[edition]}
          {changes > 0 && <b> · {t.changes(changes)}</b>}
        </span>
      </button>
      <Button kind="quiet" icon="history" label={t.toSaved} onClick={() => navigation.go('fight/saved')} />
      {open.value && (
        <RulesSheet
          frame={frame}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}
