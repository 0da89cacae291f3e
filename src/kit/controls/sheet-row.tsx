import type { ComponentChildren } from 'preact';
import { Dialog, useShown } from './dialog.tsx';
import { Icon } from './icon.tsx';
import './sheet-row.css';

interface SheetRowProps {
  readonly title: string;
  /** How it stands. */
  readonly stands: ComponentChildren;
  /** What can be read or set of it. */
  readonly children: () => ComponentChildren;
}

/** Something that can be read or set in a sheet, and how it stands. */
export function SheetRow({ title, stands, children }: SheetRowProps) {
  const [open, show, hide] = useShown();
  return (
    <>
      <button type="button" class="sheet-row" aria-haspopup="dialog" onClick={show}>
        <span>
          <b>{title}</b> <small>{stands}</small>
        </span>
        <Icon name="back" size={18} />
      </button>
      {open && (
        <Dialog kind="sheet" title={title} onClose={hide}>
          {children()}
        </Dialog>
      )}
    </>
  );
}

interface SwitchRowProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}

/** Something that is on or off, among rows: tapping the words switches it. */
export function SwitchRow({ on, onChange, children }: SwitchRowProps) {
  return (
    <button type="button" class="switch-row" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span>{children}</span>
      <i />
    </button>
  );
}
