// The pages of the package: what each door gives, with the words and the types that stand in the code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The text of a comment that is documentation. */
const saidIn = (comment) =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A file of types: what it declares, with the comment before each, and what it passes on from others. */
function read(file) {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const commentBefore = (start) =>
    comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' && end <= start && value.startsWith('*') && /^\s*$/.test(source.slice(end, start)),
    );
  const declared = new Map();
  const passedOn = [];
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, source: from, specifiers, start } = statement;
    if (from) passedOn.push(...specifiers.map(({ exported }) => [exported.name, from.value]));
    if (!declaration) continue;
    const name = declaration.id?.name ?? declaration.declarations?.[0].id.name;
    const type = source.slice(declaration.start, declaration.end).replace(/^declare /, '');
    declared.set(name, { said: saidIn(commentBefore(start)?.value ?? ''), type });
  }
  const first = comments.find(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return { declared, passedOn, said: saidIn(first?.value ?? '') };
}

/** What a door gives under a name, wherever it is declared. */
function find(file, name) {
  const { declared, passedOn } = read(file);
  const own = declared.get(name);
  if (own) return own;
  const [, from] = passedOn.find(([passed]) => passed === name) ?? [];
  return find(path.join(path.dirname(file), from.replace(/\.ts$/, '.d.ts')), name);
}

/** The pages of all doors as one Markdown document; types are taken from the folder of the built package. */
export function packagePages(folder, name, doors) {
  const pages = doors.map((door) => {
    const file = path.join(folder, `types/package/${door}.d.ts`);
    const { declared, passedOn, said } = read(file);
    const names = [...passedOn.map(([passed]) => passed), ...declared.keys()];
    const entries = names
      .map((given) => ({ given, ...find(file, given) }))
      .map(({ given, said: words, type }) => `### ${given}\n\n${words}\n\n\`\`\`ts\n${type}\n\`\`\`\n`);
    return `## ${name}/${door}\n\n${said}\n\n${entries.join('\n')}`;
  });
  return [
    '# Rules, dice and exact odds of BrikWars, USB and Mage Knight castles\n',
    'Plain ES modules with types, which need nothing else. Randomness is an argument; what may be wrong in an input comes back as codes, never as an exception; each reason has the id of its rule, and `describe` says it as a sentence in English, Polish or Hungarian.\n',
    ...pages,
  ].join('\n');
}
