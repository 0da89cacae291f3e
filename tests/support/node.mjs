// Finds a Node that the tests run on, or gets one, as browser.mjs does with the browser: see README, "Two commands".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const cache = path.join(project, 'node_modules', '.cache', 'node');
const read = (file) => readFileSync(path.join(project, file), 'utf8');

/** The oldest that will do, such as 22.12. */
export const floor = JSON.parse(read('package.json')).engines.node.replace('>=', '');

/** Whether a version such as 20.20.2 comes before another, of which fewer numbers may be said. */
export function older(version, than) {
  const numbers = version.split('.').map(Number);
  const difference = than
    .split('.')
    .map((number, at) => (numbers[at] ?? 0) - number)
    .find((each) => each !== 0);
  return difference !== undefined && difference < 0;
}

/** npm's package of Node for a machine: the file itself, where the package `node` has a script that fetches it. */
function packageFor(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform;
  return `${system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
}

function versionOf(file) {
  return existsSync(file)
    ? spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout
    : '';
}

const willDo = (file) => /^\d/.test(versionOf(file) ?? '') && !older(versionOf(file).trim(), floor);

/**
 * Path of a Node from npm, for a machine whose own is too old; undefined where its own will do. Says in one line which
 * was taken; throws with advice when none could be had.
 */
export function findNode(own = process.versions.node) {
  if (!older(own, floor)) return undefined;
  const name = packageFor(process.platform, process.arch);
  const file = path.join(
    cache,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!willDo(file)) {
    mkdirSync(cache, { recursive: true });
    const wanted = `${name}@${read('.nvmrc').trim()}`;
    const install = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', wanted];
    const npm = process.env.npm_execpath;
    if (npm?.endsWith('js')) spawnSync(process.execPath, [npm, ...install], { stdio: 'ignore' });
    else spawnSync('npm', install, { stdio: 'ignore', shell: process.platform === 'win32' });
  }
  if (!willDo(file))
    throw new Error(
      `Node ${own} is older than ${floor}, and npm has no ${name} that runs here. Install Node ${floor} or newer.`,
    );
  process.stdout.write(
    `node: ${own} is older than ${floor}; taken from npm: ${versionOf(file).trim()}, ${file}\n`,
  );
  return file;
}

/** Runs this script again with that Node, whatever it starts too; returns how it ended. */
export function runAgainWith(file) {
  const environment = { ...process.env, PATH: `${path.dirname(file)}${path.delimiter}${process.env.PATH}` };
  const [, script, ...rest] = process.argv;
  return spawnSync(file, [script, ...rest], { env: environment, stdio: 'inherit' }).status ?? 1;
}
