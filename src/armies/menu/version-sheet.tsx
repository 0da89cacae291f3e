import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { armyTotals } from '../../rules/army.ts';
import { armyDifference, type ChangedLine } from '../../rules/army-difference.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import type { KeptVersion } from '../../storage/army/versions.ts';

interface VersionSheetProps {
  readonly version: KeptVersion;
  readonly now: Army;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Part({ title, children }: PartProps) {
  return (
    <section class="stack">
      <h3>{title}</h3>
      <ul class="army-changes">{children}</ul>
    </section>
  );
}

/** Line by line what has changed in an army since an earlier state, and the way back to it. */
export function VersionSheet({ version, now, onRestore, onClose }: VersionSheetProps) {
  const t = useTexts('armies');
  const { times } = useTexts('units');
  const format = useFormat();
  const before = version.army;
  const { added, removed, changed } = armyDifference(before.lines, now.lines);
  const pointsIn = ({ game, lines }: Army) => format.number(armyTotals(game, lines).points);
  const said = (line: ArmyLine) => times(format.number(line.count), line.name || t.unnamedLine);
  /** What differs, with what it was and what it is; texts and values only say that they do. */
  function differs({ before: was, after: is, fields }: ChangedLine<ArmyLine>): string {
    return format.list(
      fields.map((field) => {
        if (field === 'name') return t.changedTo(was.name || t.unnamedLine, is.name || t.unnamedLine);
        if (field === 'count' || field === 'points' || field === 'models')
          return `${t.fields[field]} ${t.changedTo(format.number(was[field] ?? 1), format.number(is[field] ?? 1))}`;
        return t.fields[field];
      }),
    );
  }
  return (
    <Dialog title={t.versionOf(format.dateTime(version.kept))} onClose={onClose}>
      <div class="stack" data-game={now.game}>
        <p>
          <b>{t.changedTo(t.points(pointsIn(before), before.game), t.points(pointsIn(now), now.game))}</b>
        </p>
        {before.name !== now.name && <p>{t.changedTo(before.name || t.unnamed, now.name || t.unnamed)}</p>}
        {added.length > 0 && (
          <Part title={t.sinceThen.added(added.length)}>
            {added.map((line) => (
              <li key={line.id}>{said(line)}</li>
            ))}
          </Part>
        )}
        {removed.length > 0 && (
          <Part title={t.sinceThen.removed(removed.length)}>
            {removed.map((line) => (
              <li key={line.id}>{said(line)}</li>
            ))}
          </Part>
        )}
        {changed.length > 0 && (
          <Part title={t.sinceThen.changed(changed.length)}>
            {changed.map((pair) => (
              <li key={pair.after.id}>
                <b>{said(pair.after)}</b>
                <span class="hint">{differs(pair)}</span>
              </li>
            ))}
          </Part>
        )}
        {added.length + removed.length + changed.length === 0 && <p class="hint">{t.sinceThen.same}</p>}
        <Button icon="history" wide onClick={onRestore}>
          {t.restoreVersion}
        </Button>
      </div>
    </Dialog>
  );
}
