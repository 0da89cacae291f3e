// The system font of the browser that the tests start: on every machine the same, whatever is installed there.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const modules = path.join(project, 'node_modules');
const cache = path.join(modules, '.cache', 'fonts');

/** What has the signs that no font of letters has, such as ticks: DejaVu Sans, last of all. */
const signs = 'dejavu-fonts-ttf/ttf';

/** By the family that stands in for the system's own: Android's, that of many Linux desktops, and the widest. */
const packages = {
  Roboto: '@expo-google-fonts/roboto',
  'Noto Sans': '@expo-google-fonts/noto-sans',
  'DejaVu Sans': signs,
};

export const systemFonts = Object.keys(packages);

/** A request for one family gets another, as if it were the only one. */
const preferred = (asked, family) => `  <match target="pattern">
    <test name="family" compare="eq"><string>${asked}</string></test>
    <edit name="family" mode="assign_replace" binding="strong"><string>${family}</string></edit>
  </match>`;

const configuration = (family) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${Object.values(packages)
  .map((folder) => `  <dir>${path.join(modules, folder)}</dir>`)
  .join('\n')}
  <cachedir>${cache}</cachedir>
${['system-ui', 'ui-sans-serif', 'sans-serif', 'sans', 'serif', 'Arial', 'Helvetica', 'Times New Roman'].map((asked) => preferred(asked, family)).join('\n')}
${['ui-monospace', 'monospace', 'Monospace', 'Courier New'].map((asked) => preferred(asked, 'DejaVu Sans Mono')).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${family}</string></edit>
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * The surroundings of a browser whose system font this is. Only Linux asks them; elsewhere the machine's own font stays,
 * and the test of the font says so.
 */
export function withSystemFont(family = systemFonts[0]) {
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, `${family.toLowerCase().replaceAll(' ', '-')}.conf`);
  writeFileSync(file, configuration(family));
  return { ...process.env, FONTCONFIG_FILE: file };
}
