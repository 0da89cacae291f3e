import { armyChoices, type BackupModel, type ImportState } from '../../state/backup.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice, Toggle } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Fold } from '../parts/fold.tsx';

type Ready = Extract<ImportState, { readonly step: 'ready' }>;
type Row = Ready['report']['armies'][number];

interface ImportPreviewProps {
  readonly backup: BackupModel;
  readonly state: Ready;
}

/** What an import will do, before it does it. */
export function ImportPreview({ backup, state }: ImportPreviewProps) {
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const { report, choice } = state;
  const differing = report.armies.some(({ action, mine }) => mine !== undefined && action !== 'same');
  const anything = backup.changesAnything.value;
  const units = report.profiles + report.usbUnits + report.castleFigures;
  return (
    <Dialog title={t.importTitle} onClose={() => backup.cancel()}>
      <p>{t.importFrom(format.dateTime(report.created), report.app)}</p>
      {differing && (
        <Choice
          legend={t.importConflict}
          options={armyChoices.map((value) => ({ value, label: t.importChoices[value] }))}
          value={choice.armies}
          onChange={(armies) => void backup.choose({ armies })}
        />
      )}
      {(report.settings === 'replace' || report.settings === 'keep') && (
        <div class="row">
          <Toggle pressed={choice.settings} onChange={(settings) => void backup.choose({ settings })}>
            {t.importSettings}
          </Toggle>
        </div>
      )}
      <ArmyRows action="add" title={t.importAdds} armies={report.armies} />
      <ArmyRows action="replace" title={t.importReplaces} armies={report.armies} />
      <ArmyRows action="keep" title={t.importKeeps} armies={report.armies} />
      <ArmyRows action="same" title={t.importSame} armies={report.armies} />
      <ul class="import-counts">
        {report.trash > 0 && <li>{t.importTrash(report.trash)}</li>}
        {report.rolls > 0 && <li>{t.importRolls(report.rolls)}</li>}
        {report.savedRolls > 0 && <li>{t.importSavedRolls(report.savedRolls)}</li>}
        {report.fights > 0 && <li>{t.importFights(report.fights)}</li>}
        {units > 0 && <li>{t.importProfiles(units)}</li>}
        {report.castlePlans > 0 && <li>{t.importCastlePlans(report.castlePlans)}</li>}
        {report.dials > 0 && <li>{t.importDials(report.dials)}</li>}
        {report.sieges > 0 && <li>{t.importSieges(report.sieges)}</li>}
        {report.tally && <li>{t.importTally}</li>}
        {report.drafts > 0 && <li>{t.importDrafts(report.drafts)}</li>}
      </ul>
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
      {!anything && <p class="note">{t.importNothing}</p>}
      {report.armies.some(({ action }) => action === 'replace') && <p class="hint">{t.importSafe}</p>}
      <div class="row">
        <Button kind="primary" disabled={!anything} onClick={() => void backup.apply()}>
          {t.importNow}
        </Button>
        <Button onClick={() => backup.cancel()}>{shell.cancel}</Button>
      </div>
    </Dialog>
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
