// The rules alone for others: the doors of src/package as plain ES modules with their types, in `lib`, a package of its own
// that needs nothing else (npm pack ./lib).
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { packagePages } from './package-pages.mjs';

const project = fileURLToPath(new URL('../', import.meta.url));
const read = (file) => JSON.parse(readFileSync(path.join(project, file), 'utf8'));

/** Builds the package into a folder, and answers with that folder. */
export async function buildPackage(folder = path.join(project, 'lib')) {
  const { name, exports, version, license, engines } = read('package.json');
  const doors = Object.keys(exports).map((door) => door.replace('./', ''));
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(doors.map((door) => [door, `src/package/${door}.ts`])),
        formats: ['es'],
      },
      rolldownOptions: { output: { chunkFileNames: 'shared/[name]-[hash].js' } },
    },
  });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(project, 'node_modules/typescript/bin/tsc'),
      ...['-p', 'src/package/tsconfig.json', '--outDir', path.join(folder, 'types')],
    ],
    { cwd: project, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`no types of the package:\n${stdout}`);
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name,
        version,
        description: 'Rules, dice and exact odds of BrikWars, USB and Mage Knight castles',
        license,
        engines,
        type: 'module',
        sideEffects: false,
        exports: Object.fromEntries(
          Object.entries(exports).map(([door, files]) => [
            door,
            Object.fromEntries(
              Object.entries(files).map(([kind, file]) => [kind, file.replace('./lib/', './')]),
            ),
          ]),
        ),
      },
      undefined,
      2,
    )}\n`,
  );
  writeFileSync(path.join(folder, 'README.md'), packagePages(folder, name, doors));
  copyFileSync(path.join(project, 'LICENSE'), path.join(folder, 'LICENSE'));
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await buildPackage();
  process.stdout.write(`the package is in ${path.relative(process.cwd(), folder)}\n`);
}
