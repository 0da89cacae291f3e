import { Choice, Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { languages } from '../../platform/languages.ts';

const themes = ['system', 'light', 'dark'] as const;

export function LookSection() {
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
        <Toggle pressed={animation} onChange={(on) => settings.change({ animation: on })}>
          {t.animation}
        </Toggle>
      </div>
    </section>
  );
}
