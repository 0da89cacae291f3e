import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { armyDifference } from '../../rules/army-difference.ts';
import type { Army } from '../../storage/army/army.ts';
import type { KeptVersion } from '../../storage/army/versions.ts';
import type { ArmyEditor } from '../editor.ts';
import './menu.css';

/** What became of an earlier state, in a few words. */
function useSince(): (before: Army, now: Army) => string {
  const t = useTexts('armies').sinceThen;
  const format = useFormat();
  return (before, now) => {
    const { added, removed, changed, moved } = armyDifference(before.lines, now.lines);
    const shown = [
      ...(added.length > 0 ? [t.added(added.length)] : []),
      ...(removed.length > 0 ? [t.removed(removed.length)] : []),
      ...(changed.length > 0 ? [t.changed(changed.length)] : []),
    ];
    return shown.length > 0 ? format.list(shown) : moved ? t.moved : t.same;
  };
}

/** Earlier states of an army that cannot be opened itself: each can be brought back. */
export function KeptStates({ editor }: { readonly editor: ArmyEditor }) {
  const t = useTexts('armies');
  const format = useFormat();
  const versions = editor.versions.value;
  if (versions.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t.versions}</h2>
      <ul class="army-versions">
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
    </section>
  );
}

interface VersionListProps {
  readonly versions: readonly KeptVersion[];
  readonly now: Army;
  readonly onLook: (version: KeptVersion) => void;
}

/** Earlier states of an army, the newest first; a tap shows what has changed since. */
export function VersionList({ versions, now, onLook }: VersionListProps) {
  const t = useTexts('armies');
  const format = useFormat();
  const since = useSince();
  if (versions.length === 0) return null;
  return (
    <Fold title={t.versions} count={versions.length}>
      {() => (
        <>
          <p class="hint">{t.versionsHint}</p>
          <ul class="army-versions">
            {versions.map((version) => (
              <li key={version.number}>
                <button type="button" class="army-version" onClick={() => onLook(version)}>
                  <b>{format.dateTime(version.kept)}</b>
                  <span class="hint">{t.versionReasons[version.why]}</span>
                  <span>{since(version.army, now)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  );
}
