import { backupPath } from '../../kit/backup-path.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { GamesPicker } from '../../kit/games-picker.tsx';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import { languages } from '../../platform/languages.ts';
import { Example } from './example.tsx';
import type { ExampleModel } from './model.ts';

const names = { en: 'English', pl: 'Polski', hu: 'Magyar' } as const;

/** The first start: one screen, no tour. */
export default function WelcomeScreen({ model }: { readonly model: ExampleModel }) {
  const { settings, offline, navigation } = useServices();
  const t = useTexts('welcome');
  return (
    <div class="screen">
      <Choice
        legend={t.language}
        options={languages.map((value) => ({ value, label: <span lang={value}>{names[value]}</span> }))}
        value={settings.value.value.language}
        onChange={(chosen) => settings.change({ language: chosen })}
      />
      <section class="stack">
        <h2>{t.playing}</h2>
        <GamesPicker none />
        <p class="hint">{t.playingHint}</p>
      </section>
      <Example model={model} />
      <Button
        kind="primary"
        wide
        onClick={() => {
          settings.change({ welcomed: true });
          navigation.go('dice');
        }}
      >
        {t.start}
      </Button>
      <div class="row">
        <Button
          kind="quiet"
          icon="upload"
          onClick={() => {
            settings.change({ welcomed: true });
            navigation.go(backupPath);
          }}
        >
          {t.haveBackup}
        </Button>
      </div>
      <p class="hint">
        {offline.ready.value ? `✓ ${t.offlineReady}` : offline.supported ? t.offlinePending : ''}
      </p>
      <OfflineProgress />
    </div>
  );
}
