import type { ComponentChildren } from 'preact';
import { useServices } from '../kit/context.ts';

interface RuleLinkProps<Id extends string> {
  readonly id: Id;
  readonly class?: string;
  /** It opens over the place, not in its own. */
  readonly over?: boolean | undefined;
  /** What a tap does instead. */
  readonly onOpen?: ((id: Id) => void) | undefined;
  readonly children: ComponentChildren;
}

/** A link to the page of a rule; Back returns to where it was tapped. */
export function RuleLink<Id extends string>({ id, class: name, over, onOpen, children }: RuleLinkProps<Id>) {
  const { navigation } = useServices();
  return (
    <a
      class={name}
      href={`#/rules/${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (onOpen) onOpen(id);
        else if (over) navigation.openRule(id);
        else navigation.go(`rules/${id}`);
      }}
    >
      {children}
    </a>
  );
}
