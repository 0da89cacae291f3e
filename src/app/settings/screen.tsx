import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { GamesPicker } from '../../kit/games-picker.tsx';
import { Icon } from '../../kit/icon.tsx';
import { later } from '../../kit/later.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import type { BackupModel } from '../../platform/backup.ts';
import { languages } from '../../platform/languages.ts';
import { useUpdateNews } from '../notices.tsx';
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

function LookSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  const { theme, animation } = settings.value.value;
  return (
    <section class="card">
      <h2 class="card-title">{t.look}</h2>
      <Choice
        legend={t.language}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t.languages[value]}</span> }))}
        value={settings.value.value.language}
        onChange={(chosen) => settings.change({ language: chosen })}
      />
      <Choice
        legend={t.theme}
        options={themes.map((value) => ({ value, label: t.themes[value] }))}
        value={theme}
        onChange={(chosen) => settings.change({ theme: chosen })}
      />
      <div class="row">
        <Toggle pressed={!animation} onChange={(still) => settings.change({ animation: !still })}>
          {t.animation}
        </Toggle>
      </div>
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

function GamesSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2 class="card-title">{t.games}</h2>
      <GamesPicker />
      <p class="hint">{settings.games.value.length === 1 ? t.lastGameKept : t.gamesHint}</p>
    </section>
  );
}

type Sheet = 'offline' | 'storage' | 'news' | 'about';

interface RowProps {
  readonly title: string;
  /** How it stands. */
  readonly stands: string;
  readonly onOpen: () => void;
}

/** One thing more that can be read or set, and how it stands. */
function Row({ title, stands, onOpen }: RowProps) {
  return (
    <li>
      <button type="button" class="settings-row" aria-haspopup="dialog" onClick={onOpen}>
        <span>
          <b>{title}</b> <small>{stands}</small>
        </span>
        <Icon name="back" size={18} />
      </button>
    </li>
  );
}

/** What is read once, each a tap away. */
function MoreSection({ model }: { readonly model: ArmiesModel }) {
  const { offline, version } = useServices();
  const t = useTexts('settings');
  const format = useFormat();
  const sheet = useSignal<Sheet | undefined>(undefined);
  const used = offline.usedBytes.value;
  const works = offline.ready.value
    ? t.offlineReady
    : offline.supported
      ? t.offlinePending
      : t.offlineUnsupported;
  const rows: Readonly<
    Record<Sheet, readonly [title: string, stands: string, body: () => ComponentChildren]>
  > = {
    offline: [t.offline, works, () => <InstallSheet model={model} />],
    storage: [t.storage, used === undefined ? '' : t.used(format.bytes(used)), () => <StorageSheet />],
    news: [t.changesTitle, t.version(version.number, ''), () => <NewsSheet />],
    about: [t.about, t.nothingLeaves, () => <AboutSheet />],
  };
  const open = sheet.value && rows[sheet.value];
  return (
    <section class="card settings-more" aria-label={t.more}>
      <OfflineProgress />
      {!offline.installed.value && offline.installable.value && <InstallButton />}
      {!offline.installed.value && !offline.installable.value && offline.needsHowTo && (
        <Button
          kind="primary"
          wide
          icon="download"
          onClick={() => {
            sheet.value = 'offline';
          }}
        >
          {t.installNow}
        </Button>
      )}
      <ul>
        {(Object.keys(rows) as Sheet[]).map((id) => (
          <Row
            key={id}
            title={rows[id][0]}
            stands={rows[id][1]}
            onOpen={() => {
              sheet.value = id;
            }}
          />
        ))}
      </ul>
      {open && (
        <Dialog
          kind="sheet"
          title={open[0]}
          onClose={() => {
            sheet.value = undefined;
          }}
        >
          {open[2]()}
        </Dialog>
      )}
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
          <GamesSection />
        </div>
        <div>
          <DataSection model={model} />
          <MoreSection model={model} />
        </div>
      </div>
    </div>
  );
}

/** An update that was put off waits here; before that the notice above says it. */
function UpdateLine() {
  const { offline } = useServices();
  const news = useUpdateNews();
  if (!news || offline.unanswered.value) return null;
  return (
    <section class="card row settings-update" aria-label={news.text}>
      <p>{news.text}</p>
      <Button kind="primary" onClick={news.action.run}>
        {news.action.label}
      </Button>
    </section>
  );
}
