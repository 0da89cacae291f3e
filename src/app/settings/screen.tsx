import { useEffect } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { SheetRow, SwitchRow } from '../../kit/controls/sheet-row.tsx';
import { GamesPicker } from '../../kit/figures/games-picker.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import type { BackupModel } from '../../platform/backup.ts';
import { languageName } from '../../platform/language-name.ts';
import { mayHear } from '../../platform/may-hear.ts';
import { languages } from '../../rules/languages.ts';
import { doors } from '../doors.ts';
import { DataSection } from './data-section.tsx';
import './settings.css';

/** How the app is installed. */
function InstallSheet({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  const t = useTexts('settings');
  return (
    <div class="stack">
      {offline.installed.value ? (
        <p>{t.installed}</p>
      ) : offline.installable.value ? (
        <InstallButton />
      ) : offline.needsHowTo ? (
        <HowTo backup={model.backup} />
      ) : (
        <p class="hint">{t.installLater}</p>
      )}
    </div>
  );
}

function InstallButton() {
  const { offline } = useServices();
  const t = useTexts('settings');
  return (
    <Button kind="primary" wide icon="download" onClick={() => void offline.install()}>
      {t.installNow}
    </Button>
  );
}

/** The way to install where no button can do it. */
function HowToButton({ model }: { readonly model: ArmiesModel }) {
  const t = useTexts('settings');
  const [open, show, hide] = useShown();
  return (
    <>
      <Button kind="primary" wide icon="download" onClick={show}>
        {t.installNow}
      </Button>
      {open && (
        <Dialog kind="sheet" title={t.offline} onClose={hide}>
          <InstallSheet model={model} />
        </Dialog>
      )}
    </>
  );
}

/** iOS offers no button: the way through its share menu, why it matters, and the data taken along. */
function HowTo({ backup }: { readonly backup: BackupModel }) {
  const t = useTexts('settings');
  return (
    <>
      <h3>{t.howToTitle}</h3>
      <p>{t.howToWhy}</p>
      <ol class="steps">
        {t.howToSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button icon="download" onClick={() => void backup.download()}>
        {t.backupFirst}
      </Button>
    </>
  );
}

const UpdateLine = later(() => doors.background().then((module) => module.UpdateLine));
const LicenceList = later(() => import('./licence-list.tsx').then((module) => module.LicenceList));

/** What a player notices of each version, the newest first. */
function NewsSheet() {
  const t = useTexts('settings');
  return (
    <div class="stack">
      {Object.entries(t.changes).map(([version, lines]) => (
        <div key={version} class="stack">
          <h3>{t.version(version, '')}</h3>
          <ul class="changes">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function AboutSheet() {
  const { version } = useServices();
  const t = useTexts('settings');
  return (
    <div class="stack">
      <p>{t.version(version.number, version.commit)}</p>
      <p class="hint">{t.floor}</p>
      <h3>{t.rightsTitle}</h3>
      {t.rights.map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
      <Fold title={t.licences}>
        <p class="hint">{t.appLicence}</p>
        <LicenceList />
      </Fold>
    </div>
  );
}

const themes = ['system', 'light', 'dark'] as const;

/** How the app looks and what is played, and how both stand. */
function LookSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  const shell = useTexts('shell');
  const format = useFormat();
  const { theme, animation, language, instant = false, sound = false, haptics = true } = settings.value.value;
  const played = settings.games.value;
  return (
    <section class="card sheet-rows" aria-label={t.look}>
      <SheetRow title={t.language} stands={languageName(language)}>
        {() => (
          <Choice
            legend={t.language}
            hideLegend
            options={languages.map((value) => ({
              value,
              label: <span lang={value}>{languageName(value)}</span>,
            }))}
            value={language}
            onChange={(chosen) => settings.change({ language: chosen })}
          />
        )}
      </SheetRow>
      <SheetRow title={t.theme} stands={t.themes[theme]}>
        {() => (
          <Choice
            legend={t.theme}
            hideLegend
            options={themes.map((value) => ({ value, label: t.themes[value] }))}
            value={theme}
            onChange={(chosen) => settings.change({ theme: chosen })}
          />
        )}
      </SheetRow>
      <SheetRow title={t.games} stands={format.list(played.map((game) => shell.games[game]))}>
        {() => (
          <>
            <GamesPicker />
            <p class="hint">{played.length === 1 ? t.lastGameKept : t.gamesHint}</p>
          </>
        )}
      </SheetRow>
      <SwitchRow on={!animation} onChange={(still) => settings.change({ animation: !still })}>
        {t.animation}
      </SwitchRow>
      <SwitchRow on={instant} onChange={(on) => settings.change({ instant: on })}>
        {t.instant}
      </SwitchRow>
      {mayHear() && (
        <SwitchRow on={sound} onChange={(on) => settings.change({ sound: on })}>
          {t.sound}
        </SwitchRow>
      )}
      {'vibrate' in navigator && (
        <SwitchRow on={haptics} onChange={(on) => settings.change({ haptics: on })}>
          {t.haptics}
        </SwitchRow>
      )}
    </section>
  );
}

/** What the browser promises of the data. */
function StorageSheet() {
  const { offline } = useServices();
  const t = useTexts('settings');
  const answer = offline.persistence.value;
  return (
    <div class="stack">
      <p class="note" data-tone={answer === 'granted' ? 'good' : undefined}>
        {t.persistence[answer]}
      </p>
      {(answer === 'unknown' || answer === 'refused') && (
        <Button onClick={() => void offline.askPersistence()}>{t.askAgain}</Button>
      )}
    </div>
  );
}

/** What is read once, each a tap away. */
function MoreSection({ model }: { readonly model: ArmiesModel }) {
  const { offline, version } = useServices();
  const t = useTexts('settings');
  const format = useFormat();
  const used = offline.usedBytes.value;
  const works = offline.ready.value
    ? t.offlineReady
    : !offline.supported
      ? t.offlineUnsupported
      : offline.full.value
        ? t.offlineFull
        : t.offlinePending;
  return (
    <section class="card sheet-rows" aria-label={t.more}>
      <OfflineProgress />
      {!offline.installed.value && offline.installable.value && <InstallButton />}
      {!offline.installed.value && !offline.installable.value && offline.needsHowTo && (
        <HowToButton model={model} />
      )}
      <SheetRow title={t.offline} stands={works}>
        {() => <InstallSheet model={model} />}
      </SheetRow>
      <SheetRow
        title={t.storage}
        stands={used === undefined ? t.persistence[offline.persistence.value] : t.used(format.bytes(used))}
      >
        {() => <StorageSheet />}
      </SheetRow>
      <SheetRow title={t.changesTitle} stands={t.version(version.number, '')}>
        {() => <NewsSheet />}
      </SheetRow>
      <SheetRow title={t.about} stands={t.nothingLeaves}>
        {() => <AboutSheet />}
      </SheetRow>
    </section>
  );
}

export default function SettingsScreen({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  useEffect(() => {
    void offline.refreshUsage();
  }, [offline]);
  return (
    <div class="screen settings">
      <UpdateLine />
      <div class="columns">
        <div>
          <LookSection />
        </div>
        <div>
          <DataSection model={model} />
          <MoreSection model={model} />
        </div>
      </div>
    </div>
  );
}
