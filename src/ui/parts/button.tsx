import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** Accessible name; needed when there are no words inside. */
  readonly label?: string;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

export function Button({ kind = 'plain', icon, label, wide, disabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      class="button"
      data-kind={kind}
      data-wide={wide || undefined}
      data-icon-only={children === undefined || undefined}
      aria-label={label}
      title={children === undefined ? label : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
