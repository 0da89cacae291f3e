// Finds a browser for the tests, or gets one, and says how it is started.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { withSystemFont } from './fonts.mjs';

/** The first line is what Playwright turns off: the last list of features that Chromium is given holds alone. */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  // A page of its own behind the address line of each window took a third of all the work of a test.
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  // And a process in waiting for each page.
  'SpareRendererForSitePerProcess',
];

const browserArguments = [
  `--disable-features=${featuresOff.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // A page lives for two seconds here: code that would be quicker later costs a tenth of the work, and never is.
  '--js-flags=--no-opt',
  // Letters as wide as on a phone, with and without a window of the browser's own.
  '--font-render-hinting=none',
];

/** How every browser of the tests is started, with the system font that is asked for. */
export function browserStart(executablePath, font) {
  return { executablePath, args: browserArguments, env: withSystemFont(font) };
}

const project = fileURLToPath(new URL('../../', import.meta.url));
const cache = path.join(project, 'node_modules', '.cache', 'browser');

const plain = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((root) => [
      path.join(root, 'Google/Chrome/Application/chrome.exe'),
      path.join(root, 'Chromium/Application/chrome.exe'),
      path.join(root, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

function installed() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH names ${own}, which does not exist`);
    return own;
  }
  return [safeExecutable(), ...(plain[platform()] ?? [])].find((file) => file && existsSync(file));
}

function safeExecutable() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function run(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore', cwd: project }).status === 0;
}

/** Chromium without its own window, which opens a page in half the time; Debian keeps it in a package of its own. */
const headless = '/usr/bin/chromium-headless-shell';

/** Debian's packages, as root only. */
function fromDebian() {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', 'update');
  const install = ['install', '-y', '--no-install-recommends'];
  // Other systems with the same tool have no package of the second name.
  if (!run('apt-get', ...install, 'chromium', 'chromium-headless-shell'))
    run('apt-get', ...install, 'chromium');
  return installed();
}

function fromPlaywright() {
  run(process.execPath, path.join(project, 'node_modules/playwright-core/cli.js'), 'install', 'chromium');
  return installed();
}

/** A browser packed into an npm package: needs neither root nor any host but the registry. */
async function fromPackage() {
  if (platform() !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(path.join(cache, 'node_modules/@sparticuz/chromium'))) {
    const npm = [
      'install',
      '--prefix',
      cache,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '@sparticuz/chromium@147.0.0',
    ];
    if (!run('npm', ...npm)) return undefined;
  }
  const entry = path.join(cache, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const fallback = path.join(cache, 'node_modules/@sparticuz/chromium/build/index.js');
  const packed = await import(existsSync(entry) ? entry : fallback);
  return packed.default.executablePath();
}

/**
 * Paths of a Chromium that starts, and of what opens the pages of most tests: the same without its window, where there
 * is one. Says in one line which were taken; throws with advice when there is none.
 */
export async function findBrowsers() {
  const sources = [
    ['found', installed],
    ['installed from Debian', fromDebian],
    ['downloaded by Playwright', fromPlaywright],
    ['unpacked from npm', fromPackage],
  ];
  for (const [how, source] of sources) {
    const file = await source();
    if (file) {
      const pages = !process.env.CHROMIUM_PATH && existsSync(headless) ? headless : file;
      process.stdout.write(`browser: ${how}: ${file}${pages === file ? '' : `, pages in ${pages}`}\n`);
      return { whole: file, pages };
    }
  }
  throw new Error(
    `No Chromium found and none could be fetched (looked in ${homedir()} and the usual places: ${readdirSync('/').length ? (plain[platform()] ?? []).join(', ') : ''}). Install Chrome or Chromium, or set CHROMIUM_PATH.`,
  );
}
