import { languages } from '../../i18n/language.ts';
import { useServices, useTexts } from '../context.ts';
import { Choice, Toggle } from '../parts/choice.tsx';

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
