// All texts of a language as one file that translators know (PO), and back into its files:
//   npm run texts -- export pl texts.po
//   npm run texts -- import pl texts.po
// A language that has no files yet gets them from the English ones: export en, translate, import under its own name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

const project = fileURLToPath(new URL('../', import.meta.url));

/** Where files named for a language lie, and the whole of what they say is texts. */
const places =
  /^src\/(?:.*\/words\/(?:[a-z]+-)?|reference\/.*\/|platform\/(?:show-dice|grammar)\/|lookup\/search\/languages\/)en\.ts$/;

const nameOf = (file, language) => file.replace(/en\.ts$/, `${language}.ts`);

/** The files of English, which every language has. */
function englishFiles() {
  return readdirSync(path.join(project, 'src'), { recursive: true })
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => places.test(file))
    .sort();
}

/** What is filled in: a value under its name, and what is more than a name under its number. */
function holesOf({ expressions }, source) {
  return expressions.map(({ start, end }, place) => {
    const said = source.slice(start, end);
    return { start, end, name: /^[\w.]+$/.test(said) ? said : String(place + 1) };
  });
}

function shown({ quasis }, holes) {
  return quasis
    .map(({ value }, place) => `${value.raw}${holes[place] ? `\${${holes[place].name}}` : ''}`)
    .join('');
}

/** What stands between the quotes, as it is meant, and back in the quotes that stand there. */
function unquoted(raw) {
  return raw
    .slice(1, -1)
    .replace(/\\(u\{?([\da-fA-F]+)\}?|.)/g, (whole, one, code) =>
      code
        ? String.fromCodePoint(Number.parseInt(code, 16))
        : one === 'n'
          ? '\n'
          : one.length === 1
            ? one
            : whole,
    );
}

const escapes = { '\n': '\\n', '\u00a0': '\\u00a0', '\u00ad': '\\u00ad', '\u2011': '\\u2011', '\\': '\\\\' };

function quoted(text, raw) {
  const [quote] = raw;
  // A template is shown as it is written, lines and all.
  if (quote === '`') return `\`${text.replace(/(?<!\\)`/g, '\\`')}\``;
  const inner = text.replace(/[\n\u00a0\u00ad\u2011\\]/g, (sign) => escapes[sign]);
  return `${quote}${inner.replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** The name by which a node stands in what holds it. */
function step(node) {
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return node.key.name ?? node.key.value;
  if (node.type === 'VariableDeclarator') return node.id.name;
  return node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
}

const hasWords = ({ value, quasis }) =>
  quasis ? quasis.some(({ value: { raw } }) => /\p{L}/u.test(raw)) : /\p{L}/u.test(value);

const read = new Map();

/** Every text of a file with its key, its place and what was noted before it; a source is read once. */
export function textsIn(file, source) {
  const texts = read.get(source) ?? readTexts(file, source);
  read.set(source, texts);
  return texts;
}

function readTexts(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const found = [];
  const seen = new Map();
  const noteBefore = (start) => {
    const before = comments.findLast(({ end }) => end <= start);
    if (!before || source.slice(before.end, start).trim() !== '') return undefined;
    return before.value.replace(/^[*\s]+|\s*\n\s*\*\s?/g, ' ').trim();
  };
  const visit = (node, way, note) => {
    if (Array.isArray(node)) for (const one of node) visit(one, way, note);
    if (typeof node?.type !== 'string') return;
    // Types, names and what is imported are no texts.
    if (/^(?:TS|Import|ExportAll)/.test(node.type) && !/^TS(?:As|Satisfies)/.test(node.type)) return;
    const name = step(node);
    const inner = name === undefined ? way : [...way, String(name)];
    const noted = (name === undefined ? undefined : noteBefore(node.start)) ?? note;
    const literal = node.type === 'Literal' && typeof node.value === 'string';
    if (literal || node.type === 'TemplateLiteral') {
      const raw = source.slice(node.start, node.end);
      if (hasWords(node)) {
        const key = inner.join('.');
        const number = (seen.get(key) ?? 0) + 1;
        seen.set(key, number);
        const own = number === 1 ? key : `${key}#${number}`;
        const plural = /^(?:one|few|many|other)$/.test(inner.at(-1) ?? '') ? inner.at(-1) : undefined;
        const holes = literal ? [] : holesOf(node, source);
        const text = literal ? unquoted(raw) : shown(node, holes);
        found.push({ key: own, start: node.start, end: node.end, raw, holes, text, note: noted, plural });
      }
      if (literal) return;
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === 'key' && !node.computed) continue;
      // What is compared and what is chosen by are no texts.
      if (node.type === 'BinaryExpression' || (node.type === 'MemberExpression' && field === 'property')) {
        if (field === 'right' || field === 'property') continue;
      }
      if (
        node.type === 'CallExpression' &&
        field === 'arguments' &&
        /^(?:plural|showNotation)$/.test(node.callee.name)
      )
        continue;
      if (value && typeof value === 'object') visit(value, inner, noted);
    }
  };
  visit(program.body, [], undefined);
  return found;
}

/** The source of a file of the project; undefined where there is none. */
function readProject(file) {
  const place = path.join(project, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

const poText = (text) => JSON.stringify(text);

/** The texts of a language, each with the English one that it says. */
export function exportTexts(language, read = readProject) {
  const entries = englishFiles().flatMap((file) => {
    const own = nameOf(file, language);
    const source = read(own);
    if (source === undefined) return [];
    const english = new Map(textsIn(file, read(file)).map((entry) => [entry.key, entry]));
    return textsIn(own, source).map(({ key, text, note, plural }) =>
      [
        ...(note || english.get(key)?.note ? [`#. ${note || english.get(key).note}`] : []),
        ...(plural ? [`#. plural form: ${plural}`] : []),
        ...(text.includes('${') ? ['#. what stands in braces is filled in: it may move'] : []),
        `msgctxt ${poText(`${file}: ${key}`)}`,
        `msgid ${poText(english.get(key)?.text ?? text)}`,
        `msgstr ${poText(text)}`,
      ].join('\n'),
    );
  });
  const head = `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"`;
  return `${[head, ...entries].join('\n\n')}\n`;
}

/** The texts of a PO file by where they stand; lines that go on are joined. */
export function readPo(po) {
  const texts = new Map();
  for (const block of po.split(/\n\s*\n/)) {
    const field = (name) => {
      const [, lines] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block) ?? [];
      return lines
        ?.match(/"(?:[^"\\]|\\.)*"/g)
        ?.map((line) => JSON.parse(line))
        .join('');
    };
    const [place, text] = [field('msgctxt'), field('msgstr')];
    if (place && text) texts.set(place, text);
  }
  return texts;
}

const given = (text) => [...new Set(text.match(/\$\{[^}]*\}/g))].sort().join();

/** An English file as the first of another language. */
function begun(source, language) {
  return source
    .replace(/declare module [\s\S]*?\n\}\n\n/, '')
    .replace(/(from '\.[^']*\/(?:[a-z]+-)?)en\.ts'/g, `$1${language}.ts'`)
    .replace(/plural\('en'\)/g, `plural('${language}')`);
}

/** A source with the texts that are new, also those within what another text is filled with. */
function withTexts(source, entries) {
  const write = (start, end) => {
    let at = start;
    let written = '';
    for (const { start: from, end: to, raw, holes, next } of entries) {
      if (from < at || to > end) continue;
      written += source.slice(at, from);
      at = to;
      if (holes.length === 0) written += next === undefined ? source.slice(from, to) : quoted(next, raw);
      else if (next === undefined) {
        let inside = from;
        for (const hole of holes) {
          written += source.slice(inside, hole.start) + write(hole.start, hole.end);
          inside = hole.end;
        }
        written += source.slice(inside, to);
      } else {
        const filled = next.replace(/\$\{([^}]*)\}/g, (_, name) => {
          const hole = holes.find((one) => one.name === name);
          return `\${${write(hole.start, hole.end)}}`;
        });
        written += `\`${filled}\``;
      }
    }
    return written + source.slice(at, end);
  };
  return write(0, source.length);
}

/** The files that change, by name, and what of the texts cannot be taken. */
export function importTexts(language, po, read = readProject) {
  const texts = readPo(po);
  const files = new Map();
  const faults = [];
  for (const file of englishFiles()) {
    const own = nameOf(file, language);
    const known = read(own);
    const before = known ?? begun(read(file), language);
    const entries = textsIn(own, before).map((entry) => {
      const next = texts.get(`${file}: ${entry.key}`);
      if (next === undefined || next === entry.text) return entry;
      if (given(next) === given(entry.text)) return { ...entry, next };
      faults.push(`${own}: ${entry.key} must keep ${given(entry.text) || 'its text without braces'}`);
      return entry;
    });
    const after = withTexts(before, entries);
    if (after !== known) files.set(own, after);
  }
  return { files, faults };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , what, language, file] = process.argv;
  if (!/^[a-z]{2}$/.test(language ?? '') || !file || !/^(?:ex|im)port$/.test(what)) {
    process.stderr.write('npm run texts -- export|import <language> <file.po>\n');
    process.exitCode = 1;
  } else if (what === 'export') writeFileSync(file, exportTexts(language));
  else {
    const { files, faults } = importTexts(language, readFileSync(file, 'utf8'));
    for (const [name, text] of files) {
      mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
      writeFileSync(path.join(project, name), text);
    }
    process.stdout.write(
      `${files.size} files written\n${faults.map((fault) => `not taken: ${fault}\n`).join('')}`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
}
