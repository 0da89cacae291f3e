import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';

interface ModeBarProps<Mode extends string> {
  readonly modes: readonly Mode[];
  readonly names: Readonly<Record<Mode, string>>;
  readonly mode: Mode | undefined;
  readonly onChoose: (mode: Mode) => void;
}

/** The kinds of fight of a game: fight, shoot, charge and so on. */
export function ModeBar<Mode extends string>({ modes, names, mode, onChoose }: ModeBarProps<Mode>) {
  const t = useTexts('fightplace');
  return (
    <div class="mode-bar">
      <Choice
        legend={t.modeBar}
        hideLegend
        value={mode}
        options={modes.map((value) => ({ value, label: names[value] }))}
        onChange={onChoose}
      />
    </div>
  );
}
