import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import type { FightCompare } from '../compare.ts';
import type { KeepingFrame } from '../kept-models.ts';
import type { SavedFights, UnsavedFight } from '../saved-fights.ts';
import { ComparePart } from './compare-part.tsx';
import { SavedList } from './saved-list.tsx';
import './saved.css';

/** The fights that stand side by side, and those that have a name. */
export function SavedPage({ frame }: { readonly frame: KeepingFrame }) {
  const { navigation, notices, offline } = useServices();
  const t = useTexts('fightsaved');
  const saved = useSignal<SavedFights | undefined>(undefined);
  const compare = useSignal<FightCompare | undefined>(undefined);
  useEffect(() => {
    Promise.all([frame.saved(), frame.compare()]).then(
      ([fights, beside]) => {
        saved.value = fights;
        compare.value = beside;
      },
      () => offline.markOutdated(),
    );
  }, [frame]);

  /** What stood on the table goes, so there is a way back to it. */
  async function open(name: string, fight: UnsavedFight): Promise<void> {
    const before = await frame.open(fight);
    if (before === undefined) {
      notices.show(t.unreadable);
      return;
    }
    notices.show(t.opened(name), {
      action: { label: t.backToMine, run: () => void frame.open(before) },
    });
  }

  return (
    <div class="fight-frame saved-page">
      <div class="row">
        <Button kind="quiet" icon="back" onClick={() => navigation.go(frame.home)}>
          {t.back}
        </Button>
      </div>
      <div class="columns">
        {compare.value && <ComparePart compare={compare.value} onOpen={open} />}
        {saved.value && <SavedList saved={saved.value} compare={compare.value} onOpen={open} />}
      </div>
    </div>
  );
}
