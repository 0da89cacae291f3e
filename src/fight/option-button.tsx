import { useId } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';

interface OptionButtonProps {
  readonly name: string;
  /** What it comes to, where somebody can say. */
  readonly odds: string | undefined;
  /** Nothing that may be chosen beats it. */
  readonly best: boolean | undefined;
  readonly primary?: boolean;
  readonly onClick: () => void;
}

/** Something that may be chosen at the table, with what it comes to. */
export function OptionButton({ name, odds, best, primary, onClick }: OptionButtonProps) {
  const t = useTexts('fightplay');
  const id = useId();
  const kind = primary ? ({ kind: 'primary' } as const) : {};
  if (odds === undefined)
    return (
      <Button {...kind} onClick={onClick}>
        {name}
      </Button>
    );
  return (
    <Button {...kind} label={name} describedBy={id} onClick={onClick}>
      <span class="fight-option">
        <span>{name}</span>
        <span id={id} class="fight-option-odds">
          {best ? t.bestOdds(odds) : odds}
        </span>
      </span>
    </Button>
  );
}
