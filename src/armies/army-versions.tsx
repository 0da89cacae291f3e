import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';
import type { ArmyEditor } from './editor.ts';

/** Older states of the army that were kept when it was replaced. */
export function ArmyVersions({ editor }: { readonly editor: ArmyEditor }) {
  const t = useTexts('armies');
  const format = useFormat();
  const versions = editor.versions.value;
  if (versions.length === 0) return null;
  return (
    <Fold title={t.versions} count={versions.length}>
      <p class="hint">{t.versionsHint}</p>
      <ul class="stack">
        {versions.map(({ number, kept, why, army }) => (
          <li key={number} class="army-version">
            <b>{army.name || t.unnamed}</b>
            <span class="hint">{format.dateTime(kept)}</span>
            <span class="hint">{t.versionReasons[why]}</span>
            <span class="hint">{t.lineCount(army.lines.length)}</span>
            <Button icon="history" onClick={() => void editor.restore(number)}>
              {t.restoreVersion}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
