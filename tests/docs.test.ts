import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { root } from './support/source-files.ts';

/** The longer documents, by their paths. */
const docsIn = (folder: string) =>
  globSync('docs/*.md', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docsIn(root)];
const { scripts, exports } = JSON.parse(read('package.json')) as Readonly<
  Record<'scripts' | 'exports', Readonly<Record<string, unknown>>>
>;

/** All that a document says in the letters of code: what stands in the line, links and pictures, and lines of a shell. */
function codeIn(text: string): readonly string[] {
  const shell = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.split('\n').map((line) => line.replace(/ +#.*$/, '')),
  );
  const inLine = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)];
  const linked = [...text.matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)];
  return [
    ...shell,
    ...inLine.map(([, code = '']) => code),
    ...linked
      .map(([, link, source]) => link ?? source ?? '')
      .filter((link) => !link.includes(':'))
      .map((link) => link.replace(/^\.\.\//, '').replace(/#.*/, '')),
  ];
}

/** The single commands of what is typed, without the variables before them. */
const commandsIn = (text: string) =>
  codeIn(text)
    .flatMap((code) => code.split('&&'))
    .map((code) => code.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((code) => /^np[mx] /.test(code));

const scriptOf = (command: string) =>
  /^npm (?:run )?((?:(?<=run )[\w:]+)|test|start)(?: |$)/.exec(command)?.[1];

/** The scripts that are named without `npm run` before each of them. */
function listedScripts(text: string): readonly string[] {
  const [, list = ''] = /^Other scripts: (.*)$/m.exec(text) ?? [];
  return codeIn(list).filter((code) => /^[a-z]+(?::[a-z]+)?$/.test(code));
}

const left = new Set(['node_modules', 'dist', '.git']);
const files = readdirSync(root)
  .filter((name) => !left.has(name))
  .flatMap((name) => [
    name,
    ...(statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      : []
    ).map((path) => `${name}/${path.replaceAll('\\', '/')}`),
  ]);

/** What only a build writes. */
const built = new Set(['assets/*', 'sw.js', 'dist/_headers']);
const isPath = (code: string) =>
  /^[\w.{},<>*/-]+$/.test(code) &&
  /\w\/|\.(?:[jt]sx?|mjs|json|md|yml|css|svg|html)$/.test(code) &&
  !built.has(code) &&
  // A door of the package, as others import it.
  !Object.hasOwn(exports, code.replace('adjutant/', './'));

/** `{en,pl}.ts` as `en.ts` and `pl.ts`. */
function eachOf(path: string): readonly string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => eachOf(path.replace(whole, choice)));
}

/** From the root where it begins with a folder there, otherwise the end of a path; `<game>` is any folder. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replaceAll('**/', '(?:.+/)?')
    .replace(/<\w+>|(?<!\()\*/g, '[^/]+');
  const whole = files.includes(path.split('/')[0] ?? '');
  return files.some((file) => new RegExp(`${whole ? '^' : '(?:^|/)'}${pattern}$`).test(file));
}

interface Project {
  readonly test: {
    readonly name: string;
    readonly include: readonly string[];
    readonly exclude?: readonly string[];
  };
}
// A project may also be a path or a promise: these are not.
const projects = config.test?.projects as readonly Project[];
const testsOf = (name: string) => {
  const { include = [], exclude = [] } = projects.find(({ test }) => test.name === name)?.test ?? {};
  const out = new Set(globSync(exclude, { cwd: root }));
  return globSync(include, { cwd: root })
    .filter((file) => !out.has(file))
    .map((file) => file.replaceAll('\\', '/'));
};

/** A command as it runs: the script that npm starts, with what is given to it. */
function run(command: string): string {
  const name = scriptOf(command);
  return name === undefined ? command : `${scripts[name]} ${command.split(' -- ')[1] ?? ''}`;
}

/** How a page of the repository names a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const named = <T>(find: (text: string) => readonly T[]) =>
  documents.flatMap((name) => find(read(name)).map((found): [string, T] => [name, found]));

describe('docs: what README, CONTRIBUTING, CHANGELOG, SECURITY and docs name is there', () => {
  it('docs: every command is one of npm, or a script of package.json', () => {
    const commands = named(commandsIn);
    expect(commands.length).toBeGreaterThan(8);
    for (const [name, command] of commands) {
      const script = scriptOf(command);
      if (script === undefined) expect(command, name).toMatch(/^npm ci$|^npx vitest run /);
      else expect(Object.keys(scripts), `${name}: ${command}`).toContain(script);
    }
    const listed = named(listedScripts);
    expect(listed.length).toBeGreaterThan(8);
    for (const [name, script] of listed) expect(Object.keys(scripts), name).toContain(script);
  });

  it('docs: every test file that is run by a command belongs to the tests that it runs', () => {
    const ran = named(commandsIn).flatMap(([name, command]) => {
      const said = run(command);
      if (!said.includes('vitest run ')) return [];
      const chosen = [...said.matchAll(/--project (\S+)/g)].flatMap(([, project = '']) => testsOf(project));
      return (said.match(/(?<= )tests\/\S+/g) ?? []).map(
        (file) => [`${name}: ${file}`, chosen, file] as const,
      );
    });
    expect(ran.length).toBeGreaterThan(1);
    for (const [where, chosen, file] of ran) expect(chosen, where).toContain(file);
  });

  it('docs: every path is there', () => {
    const paths = named((text) => codeIn(text).filter(isPath).flatMap(eachOf));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter(([, path]) => !exists(path)).map(([name, path]) => `${name}: ${path}`)).toEqual([]);
  });

  it('docs: every link to a part of a document finds its heading', () => {
    const links = named((text) => [...text.matchAll(/\]\(([\w./-]*\.md)#([\w-]+)\)/g)]);
    expect(links.length).toBeGreaterThan(5);
    for (const [name, [, path = '', part = '']] of links) {
      const headings = read(join(dirname(name), path)).match(/(?<=^#+ ).*/gm) ?? [];
      expect(headings.map(anchorOf), `${name}: ${path}`).toContain(part);
    }
  });

  it('docs: CONTRIBUTING is one screen, and README names every longer document', () => {
    expect(read('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    const longer = docsIn(root);
    expect(longer.length).toBeGreaterThan(0);
    for (const path of longer) expect(read('README.md')).toContain(`](${path})`);
  });

  it('docs: every script that a workflow runs is there', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(read);
    const ran = workflows.flatMap((text) => [
      ...[...text.matchAll(/npm (?:run )?((?:(?<=run )[\w:]+)|test|start)\b/g)].map(([, script]) => script),
      ...(/script: \[(.*)\]/.exec(text)?.[1]?.match(/[\w:]+/g) ?? []),
    ]);
    expect(ran.length).toBeGreaterThan(3);
    for (const script of ran) expect(Object.keys(scripts)).toContain(script);
  });
});
