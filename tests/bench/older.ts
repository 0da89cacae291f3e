import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { project } from '../support/build.mjs';

/**
 * The app as it was before a date (`ADJUTANT_BEFORE`, four days ago where nothing is said), to be measured beside that of
 * today; nothing where it cannot be built.
 */
export async function olderBuild(): Promise<readonly (readonly [name: string, folder: string])[]> {
  const before = process.env.ADJUTANT_BEFORE ?? '4 days ago';
  const git = (...shown: string[]) => execFileSync('git', shown, { cwd: project, encoding: 'utf8' }).trim();
  const commit = git('rev-list', '-1', `--before=${before}`, 'HEAD').slice(0, 8);
  if (commit === '') return [];
  const name = `${git('log', '-1', '--format=%as', commit)} ${commit}`;
  const source = path.join(tmpdir(), `adjutant-before-${commit}`);
  const out = path.join(source, 'built');
  if (!existsSync(path.join(out, 'sw.js'))) {
    rmSync(source, { recursive: true, force: true });
    mkdirSync(source, { recursive: true });
    execFileSync('tar', ['x', '-C', source], {
      input: execFileSync('git', ['archive', commit], { cwd: project, maxBuffer: 1 << 28 }),
    });
    symlinkSync(path.join(project, 'node_modules'), path.join(source, 'node_modules'));
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const vite = path.join(project, 'node_modules/vite/bin/vite.js');
    const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: source,
      env: { ...env, ADJUTANT_OUT: out },
      encoding: 'utf8',
    });
    if (built.status !== 0) {
      process.stdout.write(`${name} cannot be built with what is installed: ${built.stderr.slice(0, 300)}\n`);
      return [];
    }
  }
  return [[name, out]];
}
