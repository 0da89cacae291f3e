import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { armyChoices, type BackupModel, type ImportState, importParts } from '../../platform/backup.ts';
import type { ImportPart } from '../../storage/import.ts';

type Ready = Extract<ImportState, { readonly step: 'ready' }>;
type Row = Ready['report']['armies'][number];

/** There is one of them at most: nothing to count. */
const single: readonly ImportPart[] = ['tally', 'settings'];

interface ImportPreviewProps {
  readonly backup: BackupModel;
  readonly state: Ready;
}

/** What an import will do, before it does it. */
export function ImportPreview({ backup, state }: ImportPreviewProps) {
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const { report, choice, offers, used } = state;
  const differing = report.armies.some(({ action, mine }) => mine !== undefined && action !== 'same');
  const anything = backup.changesAnything.value;
  const offered = Object.values(offers).some((count) => count > 0);
  return (
    <Dialog title={t.importTitle} onClose={() => backup.cancel()}>
      <p>{t.importFrom(format.dateTime(report.created), report.app)}</p>
      <PartsChoice backup={backup} state={state} />
      {used && offered && <p class="hint">{t.importOthers}</p>}
      {differing && choice.take.armies && (
        <Choice
          legend={t.importConflict}
          options={armyChoices.map((value) => ({ value, label: t.importChoices[value] }))}
          value={choice.armies}
          onChange={(armies) => void backup.choose(armies)}
        />
      )}
      {choice.take.armies && (
        <>
          <ArmyRows action="add" title={t.importAdds} armies={report.armies} />
          <ArmyRows action="replace" title={t.importReplaces} armies={report.armies} />
          <ArmyRows action="keep" title={t.importKeeps} armies={report.armies} />
        </>
      )}
      <ArmyRows action="same" title={t.importSame} armies={report.armies} />
      {report.unreadable.length > 0 && (
        <Fold title={t.importUnreadable(report.unreadable.length)}>
          <ul class="import-rows">
            {report.unreadable.slice(0, 50).map(({ key, issues }) => (
              <li key={key}>
                {key} <span class="hint">{issues[0]?.path}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {!offered && <p class="note">{t.importNothing}</p>}
      {choice.take.armies && report.armies.some(({ action }) => action === 'replace') && (
        <p class="hint">{t.importSafe}</p>
      )}
      <div class="row">
        <Button kind="primary" disabled={!anything} onClick={() => void backup.apply()}>
          {t.importNow}
        </Button>
        <Button onClick={() => backup.cancel()}>{shell.cancel}</Button>
      </div>
    </Dialog>
  );
}

/** A box for each kind of thing the backup brings, with how many there are. */
function PartsChoice({ backup, state: { choice, offers } }: ImportPreviewProps) {
  const t = useTexts('armies');
  const format = useFormat();
  const parts = importParts.filter((part) => offers[part] > 0);
  if (parts.length === 0) return null;
  return (
    <fieldset class="import-parts">
      <legend class="label">{t.importWhat}</legend>
      {parts.map((part) => (
        <label key={part} class="import-part">
          <input
            type="checkbox"
            checked={choice.take[part]}
            onChange={(event) => backup.take(part, event.currentTarget.checked)}
          />
          <span>{t.importParts[part]}</span>
          {!single.includes(part) && <b>{format.number(offers[part])}</b>}
        </label>
      ))}
    </fieldset>
  );
}

interface ArmyRowsProps {
  readonly action: Row['action'];
  readonly title: (count: number) => string;
  readonly armies: readonly Row[];
}

function ArmyRows({ action, title, armies }: ArmyRowsProps) {
  const t = useTexts('armies');
  const format = useFormat();
  const rows = armies.filter((army) => army.action === action);
  if (rows.length === 0) return null;
  return (
    <Fold title={title(rows.length)} open={rows.length <= 5 && action !== 'same'}>
      <ul class="import-rows">
        {rows.slice(0, 200).map((army) => (
          <li key={army.id}>
            <b>{army.name || t.unnamed}</b>{' '}
            <span class="hint">
              {army.unreadableHere
                ? t.importStaysUnreadable
                : army.mine === undefined || action === 'same'
                  ? format.dateTime(army.theirs)
                  : t.importDates(format.dateTime(army.theirs), format.dateTime(army.mine))}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
