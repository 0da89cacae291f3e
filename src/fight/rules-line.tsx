import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/dialog.tsx';
import type { KeepingFrame } from './kept-models.ts';

interface RulesLineProps {
  readonly frame: KeepingFrame;
  /** What is played; undefined while that is on its way. */
  readonly played: string | undefined;
  readonly changes: number;
  /** The sheet that changes it. */
  readonly sheet: (close: () => void) => ComponentChildren;
}

/** What is played, and by how many house rules; the way to the saved fights. */
export function RulesLine({ frame, played, changes, sheet }: RulesLineProps) {
  const { navigation } = useServices();
  const t = useTexts('fightplace');
  const [open, show, hide] = useShown();
  const said = [played, changes > 0 && <b key="changes">{t.changes(changes)}</b>].filter(Boolean);
  return (
    <div class="rules-line">
      <button
        type="button"
        id="fight-rules"
        class="rules-button"
        aria-haspopup="dialog"
        disabled={said.length === 0}
        onClick={show}
      >
        <span>{said.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</span>
      </button>
      <Button
        kind="quiet"
        icon="history"
        label={t.toSaved}
        onClick={() => navigation.go(`${frame.home}/saved`)}
      />
      {open && sheet(hide)}
    </div>
  );
}
