import { FiguresSheet } from '../../castle/figures/figures-sheet.tsx';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';

interface AddFiguresProps {
  readonly disabled: boolean;
  readonly onPick: (figures: readonly Figure[]) => void;
}

/** So many are put into an army at once. */
const mostAtOnce = 20;

/** Takes stored figures with their values and points into the army. */
export function AddFigures({ disabled, onPick }: AddFiguresProps) {
  const t = useTexts('castlefigures');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button icon="castle" wide disabled={disabled} onClick={pick}>
        {t.addFigures}
      </Button>
      {picking && <FiguresSheet purpose="army" most={mostAtOnce} onTake={onPick} onClose={stop} />}
    </>
  );
}
