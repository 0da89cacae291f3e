import { languages } from '../../i18n/language.ts';
import type { ExampleModel } from '../../state/example.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { GamesPicker } from '../parts/games-picker.tsx';
import { backupPath } from '../settings/paths.ts';
import { Example } from './example.tsx';

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
    </div>
  );
}
