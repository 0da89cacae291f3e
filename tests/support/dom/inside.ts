// What the stand-in for the browser keeps inside, where to ask for it as a page does costs more than all else.
import { type Element as Inner, Node as InnerNode, PropertySymbol } from 'happy-dom';

const inner = (of: Node): Inner => of as unknown as Inner;

/** As `children`, without making a collection of them that lasts as long as its element. */
export const childrenOf = (of: Element | Document): readonly Element[] =>
  inner(of)[PropertySymbol.elementArray] as unknown as readonly Element[];

/** As `childNodes`, in the same way. */
export const nodesOf = (of: Node): readonly Node[] =>
  inner(of)[PropertySymbol.nodeArray] as unknown as readonly Node[];

/** All below an element, in its order. */
export function* below(of: Element | Document): Iterable<Element> {
  for (const element of childrenOf(of)) {
    yield element;
    yield* below(element);
  }
}

/** In no page, and in nothing that those in it have to know of. */
const isApart = (node: InnerNode): boolean =>
  !(
    node[PropertySymbol.isConnected] ||
    node[PropertySymbol.rootNode] ||
    node[PropertySymbol.styleNode] ||
    node[PropertySymbol.textAreaNode] ||
    node[PropertySymbol.formNode] ||
    node[PropertySymbol.selectNode]
  );

/**
 * A part of a page is put together from its leaves up. Each step notifies all leaves, though there is nothing to report
 * before the part stands in the page.
 */
export function recordOnceInPage(): void {
  const notify = InnerNode.prototype[PropertySymbol.connectedToNode];
  InnerNode.prototype[PropertySymbol.connectedToNode] = function (this: InnerNode) {
    const parent = this[PropertySymbol.parentNode];
    const nothingNew =
      parent &&
      this[PropertySymbol.ownerDocument] === parent[PropertySymbol.ownerDocument] &&
      isApart(this) &&
      isApart(parent);
    if (!nothingNew) notify.call(this);
  };
}
