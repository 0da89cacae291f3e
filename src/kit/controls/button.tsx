import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

/** What was tapped goes away with it: who stood on it goes on at the top of the place. */
export function focusMainThen(act: () => void): () => void {
  return () => {
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    act();
  };
}

interface ButtonProps {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** Accessible name; needed when there are no words inside. */
  readonly label?: string;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  /** For a button that opens and closes something. */
  readonly expanded?: boolean;
  /** For a button that stays on. */
  readonly pressed?: boolean;
  /** The element that says more about it. */
  readonly describedBy?: string | undefined;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

export function Button({
  kind = 'plain',
  icon,
  label,
  wide,
  disabled,
  expanded,
  pressed,
  describedBy,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      type="button"
      class="button"
      data-kind={kind}
      data-wide={wide || undefined}
      data-icon-only={children === undefined || undefined}
      // Never both: a title beside the same name would be read out once more, as what describes it.
      aria-label={children === undefined ? undefined : label}
      title={children === undefined ? label : undefined}
      disabled={disabled}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
