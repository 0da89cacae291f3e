// Before the first paint: the theme and the language chosen last time, so that nothing flashes.
try {
  const root = document.documentElement;
  const settings = JSON.parse(localStorage.getItem('adjutant-settings') || '{}');
  if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
  if (/^(en|pl|hu)$/.test(settings.language)) root.lang = settings.language;
  if (settings.animation === false) root.dataset.motion = 'none';
} catch {
  // A refused or damaged storage leaves the defaults.
}
