import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { KeepBar } from '../fight/keep-bar.tsx';

const Around = createContext<(() => ComponentChildren) | undefined>(undefined);

/** What the table needs around every fight inside. */
export const AroundProvider = Around.Provider;

interface UsbMoreProps {
  /** What the mode itself has no room for. */
  readonly children?: ComponentChildren;
  /** Closes the sheet that it stands in. */
  readonly onDone?: () => void;
}

/** All that has no room on the stage of a mode: its own, the helpers of the table, and what is kept. */
export function UsbMore({ children, onDone }: UsbMoreProps) {
  const around = useContext(Around);
  return (
    <div class="stack">
      {children}
      {around?.()}
      <KeepBar onDone={onDone} />
    </div>
  );
}
