/** An element of XML with what stands in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text inside, in order. */
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescaped(raw: string): string {
  if (/[<]/.test(raw)) throw new Error(`a bare sign in ${raw}`);
  return raw.replace(/&([^;&]*);?/g, (all, name: string) => {
    const sign = entities[name];
    if (sign === undefined || !all.endsWith(';')) throw new Error(`no entity: ${all}`);
    return sign;
  });
}

function attributesOf(raw: string): Record<string, string> {
  const found: Record<string, string> = {};
  const rest = raw.replace(/\s+([\w:-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    if (name in found) throw new Error(`${name} twice`);
    found[name] = unescaped(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`no attributes: ${rest}`);
  return found;
}

/** Reads the part of XML that a drawing needs; anything that a strict reader would refuse is an error. */
export function readXml(text: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) throw new Error('no sign of XML');
  if (!text.isWellFormed()) throw new Error('half a sign');
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack: Open[] = [root];
  for (const [, tag, words = ''] of text.matchAll(/<([^>]*)>|([^<]+)/g)) {
    const top = stack.at(-1);
    if (!top) throw new Error('more than one root');
    if (tag === undefined) {
      const read = unescaped(words);
      for (const each of stack) each.text += read;
      continue;
    }
    const [, closing, name = '', attributes = '', single] =
      /^(\/?)([\w:-]+)((?:\s[\s\S]*?)?)(\/?)$/.exec(tag) ?? [];
    if (name === '') throw new Error(`no tag: ${tag}`);
    if (closing) {
      if (top.name !== name) throw new Error(`${name} closes ${top.name}`);
      stack.pop();
      continue;
    }
    const element: Open = { name, attributes: attributesOf(attributes), children: [], text: '' };
    top.children.push(element);
    if (!single) stack.push(element);
  }
  const [first, ...others] = root.children;
  if (stack.length !== 1 || !first || others.length > 0 || text.indexOf('<') !== 0)
    throw new Error('not one element');
  return first;
}

/** The element and all inside it. */
export function everyElement(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}
