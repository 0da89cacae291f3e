import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { MoreWays, type MoreWaysProps } from '../fight/mode-sheets.tsx';

/** What the table needs around every fight: the place has it. */
export const TableHelpers = createContext<ComponentChildren>(undefined);

/** The ways to all that is not on a stage of USB: its sheets, the table around it, what is kept. */
export function UsbMore<Name extends string>({ children, ...ways }: MoreWaysProps<Name>) {
  const helpers = useContext(TableHelpers);
  return (
    <MoreWays {...ways}>
      {children}
      {helpers}
    </MoreWays>
  );
}
