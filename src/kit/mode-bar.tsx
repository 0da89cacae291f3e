import { Choice } from './choice.tsx';

interface ModeBarProps<Mode extends string> {
  readonly legend: string;
  readonly modes: readonly Mode[];
  readonly names: Readonly<Record<Mode, string>>;
  readonly mode: Mode | undefined;
  readonly onChoose: (mode: Mode) => void;
}

/** What a place can show, one at a time: fight, shoot, charge and so on. */
export function ModeBar<Mode extends string>({ legend, modes, names, mode, onChoose }: ModeBarProps<Mode>) {
  return (
    <div class="mode-bar">
      <Choice
        legend={legend}
        hideLegend
        value={mode}
        options={modes.map((value) => ({ value, label: names[value] }))}
        onChange={onChoose}
      />
    </div>
  );
}
