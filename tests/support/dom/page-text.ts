// What a page says, line by line, as a person with a screen reader goes through it: what can be touched with its name
// and its state, headings, texts as they stand in their blocks, and sizes that are figures.
import { isChecked, isEverywhere, isHiddenItself, kindOf, nameOf, sheetsOverAll } from './find.ts';
import { nodesOf } from './inside.ts';

const blocks: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL P SECTION SUMMARY TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
);
const fields: ReadonlySet<string> = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

const states: readonly (readonly [attribute: string, told: string])[] = [
  ['aria-pressed', 'pressed'],
  ['aria-expanded', 'expanded'],
  ['aria-selected', 'selected'],
  ['aria-current', 'current'],
  ['aria-invalid', 'invalid'],
];

function stateOf(element: Element): string {
  const said = states.flatMap(([attribute, pageText]) => {
    const value = element.getAttribute(attribute);
    return value === null || value === 'false' ? [] : [pageText];
  });
  const box = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
  if (box && isChecked(element)) said.push('checked');
  if (element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true')
    said.push('disabled');
  if (fields.has(element.tagName) && !box) said.push(`= ${(element as HTMLInputElement).value}`);
  return said.length === 0 ? '' : ` [${said.join(', ')}]`;
}

function controlOf(element: Element): string | undefined {
  const { tagName } = element;
  if (['BUTTON', 'A', 'SUMMARY'].includes(tagName) || fields.has(tagName))
    return `${kindOf(element)} "${nameOf(element).trim().replace(/\s+/g, ' ')}"${stateOf(element)}`;
  return undefined;
}

/** All that stands below an element and is shown. */
export function pageText(root: Element = document.body): readonly string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (): void => {
    const said = text.replace(/\s+/g, ' ').trim();
    if (said !== '') lines.push(said);
    text = '';
  };
  const visit = (node: Node): void => {
    if (node instanceof Text) text += node.data;
    if (!(node instanceof Element) || isHiddenItself(node) || isEverywhere(node)) return;
    // A sheet over another is listed by itself; and what is written at a field is its name, unless a part of it is.
    if (node !== root && node instanceof HTMLDialogElement && sheetsOverAll.has(node)) return;
    if (node instanceof HTMLLabelElement && node.querySelector('input:not([aria-labelledby])')) {
      for (const field of node.querySelectorAll('input')) visit(field);
      return;
    }
    const control = controlOf(node);
    const block = blocks.has(node.tagName);
    if (control || block) flush();
    const style = node.getAttribute('style');
    // What is measured in pixels is no figure.
    if (style?.includes('--') && !style.includes('px')) lines.push(`~ ${style}`);
    const label = control ? null : node.getAttribute('aria-label');
    if (label !== null) {
      flush();
      lines.push(`(${label})`);
    }
    if (control) lines.push(control);
    else if (node.tagName !== 'svg' || label === null) for (const child of nodesOf(node)) visit(child);
    if (block) flush();
    else text += ' ';
  };
  visit(root);
  flush();
  return lines;
}

/** What came from one state of a page to another, in its order, and how much went. */
export function difference(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const came = after.filter((line) => {
    const there = left.get(line) ?? 0;
    left.set(line, there - 1);
    return there <= 0;
  });
  const gone = before.length - after.length + came.length;
  return [...(gone > 0 ? [`  −${gone}`] : []), ...came.map((line) => `  ${line}`)];
}
