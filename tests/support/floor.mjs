// What the built files need of a browser, by MDN's compatibility data, against the oldest that the app promises.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';

/** The oldest browsers that the app runs in; README and the settings say the same. */
export const floor = { chrome: 111, firefox: 121, safari: 16.4 };

const phones = { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' };

/** Versions as numbers of one scale: 16.10 is after 16.4. */
const scaled = (version) => {
  const [major, minor = 0] = String(version).replace('≤', '').split('.').map(Number);
  return major + minor / 100;
};

/** The browsers of the floor in which a feature is missing, or has another name. */
function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(floor)
    .filter(([browser, oldest]) =>
      [browser, phones[browser]].some((name) => {
        const stated = [support[name]].flat().filter(Boolean);
        if (stated.length === 0) return false;
        return !stated.some(
          ({
            version_added: added,
            version_removed: removed,
            prefix,
            alternative_name: other,
            flags,
            partial_implementation: partly,
          }) =>
            added &&
            !removed &&
            !prefix &&
            !other &&
            !flags &&
            !partly &&
            (added === 'preview' ? false : scaled(added) <= scaled(oldest)),
        );
      }),
    )
    .map(([browser]) => browser);
}

const at = (...keys) => keys.reduce((found, key) => found?.[key], bcd);

/** Everything of the data below a key, by its last name. */
function* below(tree, depth) {
  for (const [name, part] of Object.entries(tree)) {
    if (name === '__compat' || name === '__meta') continue;
    yield [name, part];
    if (depth > 1) yield* below(part, depth - 1);
  }
}

/** The features of style sheets: properties with their keywords, functions, selectors, rules. */
export function needsOfStyles(text) {
  const needs = new Map();
  const need = (name, feature) => {
    const browsers = lacking(feature);
    if (browsers.length > 0) needs.set(name, browsers);
  };
  const functions = new Map([...below(at('css', 'types'), 3)].filter(([name]) => !/_/.test(name)));
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule') need(`@${node.name}`, at('css', 'at-rules', node.name));
    if (node.type === 'rule')
      for (const [, pseudo] of node.selector.matchAll(/::?([-a-z]+)/g)) {
        if (!pseudo.startsWith('-')) need(`:${pseudo}`, at('css', 'selectors', pseudo));
      }
    if (node.type !== 'decl' || /^-/.test(node.prop)) return;
    const property = at('css', 'properties', node.prop);
    need(node.prop, property);
    for (const [, name] of node.value.matchAll(/([a-z][-a-z]*)\(/g)) need(`${name}()`, functions.get(name));
    for (const [word] of node.value.matchAll(/[a-z][-a-z]*/g)) {
      if (property && word in property) need(`${node.prop}: ${word}`, property[word]);
    }
  });
  return needs;
}

/** Names below a key that are newer than the floor, and not also those of something older. */
function newNames(trees) {
  const old = new Set();
  const young = new Map();
  for (const [name, feature] of trees.flatMap((tree) => [...below(tree, 2)])) {
    if (!feature.__compat) continue;
    const bare = name.replace(/_(?:static|event)$/, '');
    const browsers = lacking(feature);
    if (browsers.length === 0) old.add(bare);
    else young.set(bare, browsers);
  }
  return new Map([...young].filter(([name]) => !old.has(name)));
}

/** Words of the language itself that an app of ours uses as names of its own. */
const ownNames =
  /^(?:difference|union|take|drop|of|map|filter|yield|dispose|adopt|use|move|raw|resize|locale|to)$/;

/** The names in scripts of what is newer than the floor: of the language, of whole interfaces, and of the page. */
export function needsOfScripts(text) {
  const needs = new Map();
  const seek = (names, pattern) => {
    for (const [, one, two] of text.matchAll(pattern)) {
      const name = one ?? two;
      const browsers = names.get(name);
      if (browsers && !ownNames.test(name)) needs.set(name, browsers);
    }
  };
  const builtins = newNames([at('javascript', 'builtins')]);
  seek(builtins, /\.([a-zA-Z]\w*)\(/g);
  const interfaces = new Map(
    Object.entries(at('api')).flatMap(([name, feature]) => {
      const browsers = lacking(feature);
      return browsers.length > 0 ? [[name, browsers]] : [];
    }),
  );
  seek(interfaces, /\bnew ([A-Z]\w+)|\b([A-Z]\w+)\.(?=[a-z])/g);
  const objects = { navigator: 'Navigator', document: 'Document', window: 'Window', globalThis: 'Window' };
  for (const [object, name] of Object.entries(objects))
    seek(newNames([at('api', name)]), new RegExp(`\\b${object}\\??\\.(\\w+)`, 'g'));
  const lookbehind = lacking(at('javascript', 'regular_expressions', 'lookbehind_assertion'));
  if (/\(\?<[=!]/.test(text) && lookbehind.length > 0) needs.set('lookbehind', lookbehind);
  return needs;
}

/** All built files of one kind. */
export function builtText(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
