import { useEffect } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { GamesPicker } from '../../kit/games-picker.tsx';
import { later } from '../../kit/later.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import type { BackupModel } from '../../platform/backup.ts';
import { languages } from '../../platform/languages.ts';
import { useUpdateNews } from '../notices.tsx';
import { DataSection } from './data-section.tsx';
import './settings.css';

function InstallSection({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.install}</h2>
      {offline.installed.value ? (
        <p>{t.installed}</p>
      ) : offline.installable.value ? (
        <Button kind="primary" icon="download" onClick={() => void offline.install()}>
          {t.installNow}
        </Button>
      ) : offline.needsHowTo ? (
        <HowTo backup={model.backup} />
      ) : (
        <p class="hint">{t.installLater}</p>
      )}
      <h3>{t.offline}</h3>
      <p>
        {offline.ready.value ? t.offlineReady : offline.supported ? t.offlinePending : t.offlineUnsupported}
      </p>
      <OfflineProgress />
    </section>
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

function AboutSection() {
  const { version } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.about}</h2>
      <p>{t.version(version.number, version.commit)}</p>
      <Fold title={t.changesTitle}>
        {() =>
          Object.entries(t.changes).map(([version, lines]) => (
            <div key={version} class="stack">
              <h3>{t.version(version, '')}</h3>
              <ul class="changes">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))
        }
      </Fold>
      <p>{t.nothingLeaves}</p>
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
    </section>
  );
}

const themes = ['system', 'light', 'dark'] as const;

function LookSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  const { theme, animation } = settings.value.value;
  return (
    <section class="card">
      <h2>{t.look}</h2>
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

function StorageSection() {
  const { offline } = useServices();
  const t = useTexts('settings');
  const format = useFormat();
  const answer = offline.persistence.value;
  const used = offline.usedBytes.value;
  return (
    <section class="card">
      <h2>{t.storage}</h2>
      <p class="note" data-tone={answer === 'granted' ? 'good' : undefined}>
        {t.persistence[answer]}
      </p>
      {(answer === 'unknown' || answer === 'refused') && (
        <Button onClick={() => void offline.askPersistence()}>{t.askAgain}</Button>
      )}
      {used !== undefined && <p class="hint">{t.used(format.bytes(used))}</p>}
    </section>
  );
}

function GamesSection() {
  const { settings } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.games}</h2>
      <GamesPicker />
      <p class="hint">{settings.games.value.length === 1 ? t.lastGameKept : t.gamesHint}</p>
    </section>
  );
}

export default function SettingsScreen({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  useEffect(() => {
    void offline.refreshUsage();
  }, [offline]);
  return (
    <div class="screen">
      <UpdateLine />
      <div class="columns">
        <div>
          <LookSection />
          <GamesSection />
          <InstallSection model={model} />
        </div>
        <div>
          <StorageSection />
          <DataSection model={model} />
          <AboutSection />
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
