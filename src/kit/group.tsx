import type { ComponentProps } from 'preact';

interface GroupProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'label'> {
  /** Its name, where no heading in sight has it already (`aria-labelledby`). */
  readonly label?: string;
}

/** Controls that belong together, under a name for screen readers. */
export function Group({ label, ...box }: GroupProps) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight, and a line of its own for it
  return <div {...box} role="group" aria-label={label} />;
}
