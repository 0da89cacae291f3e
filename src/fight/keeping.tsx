import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { rest } from './fetch-rest.ts';
import type { KeepingFrame } from './kept-models.ts';

/** What keeps the fights of the modes inside. */
export const Keeping = createContext<KeepingFrame | undefined>(undefined);

export interface KeepBarProps {
  /** Closes the sheet that it stands in. */
  readonly onDone?: (() => void) | undefined;
}

/** What is kept of the fight shown, where something keeps it. */
export function KeepBar({ onDone }: KeepBarProps) {
  const frame = useContext(Keeping);
  const KeepButtons = rest.value?.KeepButtons;
  return frame && KeepButtons ? <KeepButtons frame={frame} onDone={onDone} /> : null;
}
