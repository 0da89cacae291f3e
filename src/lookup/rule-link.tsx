import type { ComponentChildren } from 'preact';
import { useServices } from '../kit/context.ts';

interface RuleLinkProps {
  readonly id: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link to the page of a rule; Back returns to where it was tapped. */
export function RuleLink({ id, class: name, children }: RuleLinkProps) {
  const { navigation } = useServices();
  return (
    <a
      class={name}
      href={`#/rules/${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigation.go(`rules/${id}`);
      }}
    >
      {children}
    </a>
  );
}
