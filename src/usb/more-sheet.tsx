import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { KeepBar } from '../fight/keep-bar.tsx';
import { Button } from '../kit/button.tsx';

/** What the table needs around every fight: the place has it. */
export const TableHelpers = createContext<ComponentChildren>(undefined);

interface UsbMoreProps {
  /** What has a sheet of its own. */
  readonly ways: readonly { readonly label: string; readonly onClick: () => void }[];
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** The ways to all that is not on a stage of USB: its sheets, the table around it, what is kept. */
export function UsbMore({ ways, onClose, children }: UsbMoreProps) {
  const helpers = useContext(TableHelpers);
  return (
    <div class="stack">
      {ways.map(({ label, onClick }) => (
        <Button key={label} wide onClick={onClick}>
          {label}
        </Button>
      ))}
      {children}
      {helpers}
      <KeepBar onDone={onClose} />
    </div>
  );
}
