import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import type { KeepingFrame } from './kept-models.ts';
import type { SavedFights } from './saved-fights.ts';
import './keep-bar.css';
import { SaveForm } from './save-form.tsx';
import { SendLink } from './send-link.tsx';

/** What is kept of the fight shown: under a name, as a link, or beside others. */
export function KeepBar({ frame }: { readonly frame: KeepingFrame }) {
  const { navigation, notices } = useServices();
  const t = useTexts('fightkeep');
  const bar = useRef<HTMLDivElement>(null);
  const saved = useSignal<SavedFights | undefined>(undefined);
  const current = frame.current.value;

  // A name that was begun belongs to the fight it was begun for.
  const named = useRef(current?.mode);
  useEffect(() => {
    if (named.current !== undefined && named.current !== current?.mode) {
      saved.peek()?.stopNaming();
      saved.value = undefined;
    }
    named.current = current?.mode;
  }, [current?.mode]);

  async function startSaving(): Promise<void> {
    const fights = await frame.saved();
    await fights.arrived;
    saved.value = fights;
  }

  async function compare(): Promise<void> {
    if (!current) return;
    const beside = await frame.compare();
    const { mode, query } = current;
    const did = beside.add({ mode, query });
    const count = beside.variants.peek().length;
    const said = {
      added: t.variantAdded(count, beside.most),
      known: t.variantKnown,
      full: t.variantsFull(beside.most),
    };
    notices.show(said[did], { action: { label: t.look, run: () => navigation.go(`${frame.home}/saved`) } });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div class="keep-bar" role="group" aria-label={t.keepBar} ref={bar}>
      {saved.value && current && (
        <SaveForm
          saved={saved.value}
          current={current}
          onDone={() => {
            saved.value = undefined;
            bar.current?.querySelector<HTMLElement>('.keep-buttons button')?.focus();
          }}
        />
      )}
      <div class="keep-buttons">
        <Button
          icon="plus"
          expanded={saved.value !== undefined}
          disabled={!current}
          onClick={() => {
            if (saved.value) saved.value = undefined;
            else void startSaving();
          }}
        >
          {t.save}
        </Button>
        <Button icon="scales" disabled={!current} onClick={() => void compare()}>
          {t.compare}
        </Button>
        {current && <SendLink fight={current}>{t.send}</SendLink>}
      </div>
    </div>
  );
}
