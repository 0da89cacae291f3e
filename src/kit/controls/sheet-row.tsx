import type { ComponentChildren } from 'preact';
import { Dialog, useShown } from './dialog.tsx';
import { Icon, type IconName } from './icon.tsx';
import './sheet-row.css';

interface RowProps {
  readonly icon?: IconName;
  readonly title: string;
  /** How it stands. */
  readonly stands: ComponentChildren;
  /** How much of it there is. */
  readonly badge?: string | undefined;
}

function RowWords({ icon, title, stands, badge }: RowProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>
        <b>{title}</b> <small>{stands}</small>
      </span>
      {badge !== undefined && <span class="sheet-row-badge">{badge}</span>}
      <span class="sheet-row-on">
        <Icon name="back" size={18} />
      </span>
    </>
  );
}

interface SheetRowProps extends RowProps {
  /** What can be read or set of it. */
  readonly children: () => ComponentChildren;
}

/** Something that can be read or set in a sheet, and how it stands. */
export function SheetRow({ children, ...row }: SheetRowProps) {
  const [open, show, hide] = useShown();
  return (
    <>
      <button type="button" class="sheet-row" aria-haspopup="dialog" onClick={show}>
        <RowWords {...row} />
      </button>
      {open && (
        <Dialog kind="sheet" title={row.title} onClose={hide}>
          {children()}
        </Dialog>
      )}
    </>
  );
}

/** The same for what leads elsewhere. */
export function WayRow({ onClick, ...row }: RowProps & { readonly onClick: () => void }) {
  return (
    <button type="button" class="sheet-row" onClick={onClick}>
      <RowWords {...row} />
    </button>
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
