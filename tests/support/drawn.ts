import { type ComponentChild, Fragment, isValidElement, type VNode } from 'preact';

export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Drawn[];
}

/** What a picture comes to on the page: its parts keep no state, so they are functions of what they are given. */
export function draw(child: ComponentChild): readonly Drawn[] {
  if (Array.isArray(child)) return child.flatMap(draw);
  if (!isValidElement(child)) return [];
  const { type, props } = child as VNode<Record<string, unknown>>;
  const { children, ...attributes } = props;
  if (type === Fragment) return draw(children as ComponentChild);
  if (typeof type === 'function') return draw((type as (given: object) => ComponentChild)(props));
  return [{ name: type, attributes, children: draw(children as ComponentChild) }];
}

export const all = (drawn: readonly Drawn[]): readonly Drawn[] =>
  drawn.flatMap((one) => [one, ...all(one.children)]);
