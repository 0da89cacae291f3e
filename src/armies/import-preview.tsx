import { useEffect } from 'preact/hooks';
import { siegeAddress } from '../castle/sieges.ts';
import { battleNames } from '../kit/battle-names.ts';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { Dialog } from '../kit/controls/dialog.tsx';
import { Fold } from '../kit/controls/fold.tsx';
import { battleAddress } from '../kit/question/battle-ref.ts';
import type { BackupModel, ImportState } from '../platform/backup.ts';
import { armyChoices, type ImportPart, importParts } from '../storage/backup/import-parts.ts';
import type { PlayImport } from '../storage/play-merge.ts';
import { SiegesSent } from './sieges-sent.tsx';
import './import.css';

type Ready = Extract<ImportState, { readonly step: 'ready' }>;

type Row = Ready['report']['armies'][number];

/** There is one of them at most: nothing to count. */
const uncounted: readonly ImportPart[] = ['tally', 'settings'];

interface ImportStatusProps {
  readonly backup: BackupModel;
  /** With the address of what came, after all is stored. */
  readonly onTaken?: ((address: string) => void) | undefined;
}

/** Where an import stands: how much is read, what is wrong with it, or what it will do. */
export function ImportStatus({ backup, onTaken }: ImportStatusProps) {
  const t = useTexts('armies');
  const state = backup.importing.value;
  if (state.step === 'idle') return null;
  if (state.step === 'ready') return <ImportPreview backup={backup} state={state} onTaken={onTaken} />;
  if (state.step !== 'reading') return <ImportTrouble state={state} />;
  return (
    <div class="row">
      <p class="hint" role="status">
        {t.reading(state.file)}
      </p>
      <progress value={state.done} max={1} aria-label={t.readShare} />
      <Button kind="quiet" onClick={() => backup.cancel()}>
        {t.stopReading}
      </Button>
    </div>
  );
}

interface ImportPreviewProps extends ImportStatusProps {
  readonly state: Ready;
}

/** What an import will do, before it does it. */
function ImportPreview({ backup, state, onTaken }: ImportPreviewProps) {
  const t = useTexts('armies');
  const sent = useTexts('send');
  const shell = useTexts('shell');
  const format = useFormat();
  const { report, choice, offers, used, from } = state;
  const differs = ({ action, mine }: Pick<Row, 'action' | 'mine'>) => mine !== undefined && action !== 'same';
  const differing =
    (choice.take.armies && report.armies.some(differs)) ||
    (choice.take.seasons && report.seasons.some(differs));
  const anything = backup.changesAnything.value;
  const offered = Object.values(offers).some((count) => count > 0);
  const player = from === 'player';
  const only = (wanted: ImportPart) =>
    player && importParts.every((part) => part === wanted || offers[part] === 0);
  const [siege] = report.siegesSent;
  const siegeOnly = siege !== undefined && only('sieges');
  const battle = !siegeOnly && only('plays') ? report.plays[0] : undefined;
  /** Where what is played goes on. */
  const goesOn = siegeOnly ? siegeAddress(siege.id) : battle && battleAddress(battle.id);
  // One thing that was sent is not asked for by its kind.
  const single = goesOn !== undefined || only('armies');
  function nothingText(): string {
    if (!player) return t.importNothing;
    if (report.unreadable.length === 0) return sent.nothingNew;
    const newer = report.unreadable.some(({ state }) => state === 'newer');
    return newer ? t.importIssues['newer-version'](report.app) : sent.damaged;
  }
  async function take(): Promise<void> {
    const arriving = report.armies.find(({ action }) => action === 'add' || action === 'replace');
    await backup.apply();
    if (backup.importing.peek().step !== 'idle') return;
    if (choice.take.armies && arriving) onTaken?.(`armies/${arriving.id}`);
    else onTaken?.(goesOn ?? 'armies');
  }
  return (
    <Dialog title={player ? sent.receiveTitle : t.importTitle} onClose={() => backup.cancel()}>
      <p>
        {single
          ? sent.sentAt(format.dateTime(report.created))
          : t.importFrom(format.dateTime(report.created), report.app)}
      </p>
      {!single && <PartsChoice backup={backup} state={state} />}
      {used && offered && !single && <p class="hint">{t.importOthers}</p>}
      {differing && (
        <Choice
          legend={t.importConflict}
          options={armyChoices.map((value) => ({
            value,
            label: player && value === 'backup' ? sent.theOneSent : t.importChoices[value],
          }))}
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
      {choice.take.seasons && <SeasonRows seasons={report.seasons} />}
      {report.photosLeft > 0 && (choice.take.armies || choice.take.trash) && (
        <p class="note">{t.importPhotosLeft(report.photosLeft)}</p>
      )}
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
      {choice.take.sieges && siege && <SiegesSent sieges={report.siegesSent} />}
      {battle && <BattleSent battle={battle} />}
      {!offered && goesOn === undefined && <p class="note">{nothingText()}</p>}
      {choice.take.armies && report.armies.some(({ action }) => action === 'replace') && (
        <p class="hint">{t.importSafe}</p>
      )}
      <div class="row">
        {goesOn !== undefined && !offered ? (
          <Button
            kind="primary"
            onClick={() => {
              backup.cancel();
              onTaken?.(goesOn);
            }}
          >
            {siegeOnly ? sent.siegeOpen : sent.battleOpen}
          </Button>
        ) : (
          <Button kind="primary" disabled={!anything} onClick={() => void take()}>
            {goesOn !== undefined ? sent.goOnHere : player ? sent.keep : t.importNow}
          </Button>
        )}
        <Button onClick={() => backup.cancel()}>{shell.cancel}</Button>
      </div>
    </Dialog>
  );
}

/** A battle that comes from another phone, and what becomes of the one here. */
function BattleSent({ battle: { called, mine, action, goesOn } }: { readonly battle: PlayImport }) {
  const { battleSent } = useTexts('send');
  const battle = useTexts('battle');
  const here = action === 'same' || action === 'keep';
  const state = here
    ? 'here'
    : goesOn
      ? 'goesOn'
      : action === 'replace'
        ? 'later'
        : mine === undefined
          ? 'new'
          : 'beside';
  return (
    <div>
      <b>{battleNames(battle, called).name}</b>
      <p>{battleSent[state]}</p>
    </div>
  );
}

/** A box for each kind of thing the backup brings, with how many there are. */
function PartsChoice({ backup, state: { choice, offers } }: Pick<ImportPreviewProps, 'backup' | 'state'>) {
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
            class="tick-box"
            type="checkbox"
            checked={choice.take[part]}
            onChange={(event) => backup.take(part, event.currentTarget.checked)}
          />
          <span>{t.importParts[part]}</span>
          {!uncounted.includes(part) && <b>{format.number(offers[part])}</b>}
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
  const shell = useTexts('shell');
  const format = useFormat();
  const rows = armies.filter((army) => army.action === action);
  if (rows.length === 0) return null;
  return (
    <Fold title={title(rows.length)} open={rows.length <= 5 && action !== 'same'}>
      <ul class="import-rows">
        {rows.slice(0, 200).map((army) => (
          <li key={army.id}>
            <b>{army.name || t.unnamed}</b> <span>{shell.games[army.game]}</span>{' '}
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

function SeasonRows({ seasons }: { readonly seasons: Ready['report']['seasons'] }) {
  const t = useTexts('armies');
  const format = useFormat();
  if (seasons.length === 0) return null;
  return (
    <Fold title={t.importSeasons(seasons.length)} open={seasons.some(({ action }) => action === 'replace')}>
      <ul class="import-rows">
        {seasons.slice(0, 200).map(({ id, name, action, unreadableHere, theirs, mine }) => (
          <li key={id}>
            <b>{name || t.unnamedSeason}</b>{' '}
            <span>{unreadableHere ? t.importStaysUnreadable : t.importSeason[action]}</span>{' '}
            <span class="hint">
              {mine === undefined || action === 'same'
                ? format.dateTime(theirs)
                : t.importDates(format.dateTime(theirs), format.dateTime(mine))}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type Trouble = Extract<ImportState, { readonly step: 'refused' | 'failed' }>;

function ImportTrouble({ state }: { readonly state: Trouble }) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const head = state.step === 'failed' ? t.importFailed : t.importRefused(state.file);
  const why = state.step === 'failed' ? t.storageIssues[state.issue.code] : reasonOf(state);
  useEffect(() => announcer.announce(`${head} ${why}`), [head, why, announcer]);

  function reasonOf({ issues }: Extract<Trouble, { readonly step: 'refused' }>): string {
    const [first] = issues;
    if (!first) return '';
    if (first.code === 'newer-version') return t.importIssues['newer-version'](first.app);
    if (first.code !== 'damaged') return t.importIssues[first.code];
    const places = issues.flatMap((issue) => (issue.code === 'damaged' ? [issue.path.slice(0, 80)] : []));
    return t.importIssues.damaged(format.list(places.slice(0, 5)));
  }

  return (
    <div class="note" data-tone="bad">
      <p>
        <b>{head}</b>
      </p>
      <p>{why}</p>
    </div>
  );
}
