// Before the first paint: the theme and the language chosen last time, so that nothing flashes, and the
// words of that language on their way before the app asks for them. A first visit does not wait for it.
const root = document.documentElement;
let settings = {};
let stored;
try {
  stored = localStorage.getItem('adjutant-settings');
  settings = JSON.parse(stored) ?? {};
} catch {
  // A refused or damaged storage leaves the defaults.
}
if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
if (settings.animation === false) root.dataset.motion = 'none';
const languages = [
  settings.language,
  ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
  'en',
];
const texts = document.querySelector('meta[name="first-texts"]')?.content.split(' ') ?? [];
// Those that the build has words for; a page that was not built begins in English.
root.lang = languages.find((language) => texts.some((entry) => entry.startsWith(`${language}:`))) ?? 'en';
const ask = (file) => {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
};
for (const entry of texts) if (entry.startsWith(`${root.lang}:`)) ask(entry.slice(3));
// So is what the first view of the address waits for, one file after the other (manifest/openings.ts).
const table = document.querySelector('meta[name="first-files"]')?.content ?? '[[],"",{},{}]';
const [spoken, files, ways, first] = JSON.parse(table);
let address = location.hash.replace(/^#\/|\?.*/g, '');
if (!ways[address.split('/')[0]]) address = settings.welcomed ? 'dice' : 'welcome';
// Where nothing is kept yet, it is known what a place opens with.
if (stored === null) address = first[address] ?? address;
const names = files.split(' ');
for (const [way, numbers] of Object.entries(ways))
  if (`${address}/`.startsWith(`${way}/`))
    for (const number of numbers) ask(names[number < 0 ? spoken.indexOf(root.lang) - number : number]);
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
