// Before the first paint: the theme and the language chosen last time, so that nothing flashes, and the
// words of that language on their way before the app asks for them. A first visit does not wait for it.
const root = document.documentElement;
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem('adjutant-settings')) ?? {};
} catch {
  // A refused or damaged storage leaves the defaults.
}
if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
if (settings.animation === false) root.dataset.motion = 'none';
const wanted = [
  settings.language,
  ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
  'en',
];
const texts = document.querySelector('meta[name="first-texts"]')?.content.split(' ') ?? [];
// Those that the build has words for; a page that was not built begins in English.
root.lang = wanted.find((language) => texts.some((entry) => entry.startsWith(`${language}:`))) ?? 'en';
for (const entry of texts) {
  if (!entry.startsWith(`${root.lang}:`)) continue;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = entry.slice(3);
  document.head.append(link);
}
// A browser too old for the app says so, whatever becomes of the rest.
if (!CSS.supports('(height: 1lh) and (color: color-mix(in srgb, red, red)) and selector(:has(a))')) {
  const newer = 'Chrome 111, Firefox 121, Safari 16.4';
  const tell = () => {
    const note = document.createElement('p');
    note.className = 'note';
    note.setAttribute('role', 'alert');
    note.textContent =
      {
        pl: `Ta przeglądarka jest za stara dla Adiutanta. Potrzebna: ${newer} albo nowsza.`,
        hu: `Ez a böngésző túl régi az Adjutánshoz. Ez kell, vagy újabb: ${newer}.`,
      }[root.lang] ?? `This browser is too old for Adjutant, which needs ${newer} or newer.`;
    document.body.prepend(note);
  };
  if (document.body) tell();
  else addEventListener('DOMContentLoaded', tell);
}
