import { useMemo } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import { languageName } from '../../platform/language-name.ts';
import { backupPath } from '../../platform/save-file.ts';
import { games } from '../../rules/ids.ts';
import { languages } from '../../rules/languages.ts';
import { Example } from './example.tsx';
import { createExampleModel } from './model.ts';
import { GamePicture } from './pictures.tsx';
import './welcome.css';

/** The games as pictures, any number of them; with none chosen all are played. */
function Games() {
  const { settings } = useServices();
  const t = useTexts('welcome');
  const shell = useTexts('shell');
  const chosen = settings.value.value.games;
  return (
    <ul class="welcome-games">
      {games.map((game) => {
        const on = chosen.includes(game);
        return (
          <li key={game}>
            <button
              type="button"
              class="welcome-game"
              data-game={game}
              aria-pressed={on}
              onClick={() =>
                settings.change({ games: on ? chosen.filter((other) => other !== game) : [...chosen, game] })
              }
            >
              <span class="welcome-picture">
                <GamePicture game={game} />
              </span>
              <span class="welcome-name">
                <strong>{shell.games[game]}</strong> <span>{t.games[game]}</span>
              </span>
              <span class="welcome-tick">{on && <Icon name="check" size={20} />}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The first start: one screen, no tour. */
export default function WelcomeScreen() {
  const services = useServices();
  const { settings, offline, navigation } = services;
  const model = useMemo(() => createExampleModel(services), [services]);
  const t = useTexts('welcome');
  const leave = (path: string) => {
    settings.change({ welcomed: true });
    navigation.go(path);
  };
  return (
    <div class="screen welcome">
      <div class="welcome-language">
        <Choice
          legend={t.language}
          hideLegend
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageName(value)}</span>,
          }))}
          value={settings.value.value.language}
          onChange={(chosen) => settings.change({ language: chosen })}
        />
      </div>
      <section class="welcome-playing">
        <h2>{t.playing}</h2>
        <Games />
      </section>
      <div class="welcome-side">
        <Example model={model} />
        <Button kind="quiet" icon="upload" onClick={() => leave(backupPath)}>
          {t.haveBackup}
        </Button>
        <div class="hint">
          <p>{t.playingHint}</p>
          <p>{offline.ready.value ? `✓ ${t.offlineReady}` : offline.supported ? t.offlinePending : ''}</p>
          <OfflineProgress />
        </div>
      </div>
      <div class="welcome-start">
        <Button kind="primary" wide onClick={() => leave('dice')}>
          {t.start}
        </Button>
      </div>
    </div>
  );
}
