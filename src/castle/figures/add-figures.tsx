import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { FiguresSheet } from './figures-sheet.tsx';

interface AddFiguresProps {
  readonly disabled: boolean;
  readonly onPick: (figures: readonly Figure[]) => void;
}

/** So many are put into an army at once. */
const mostAtOnce = 20;

/** Takes stored figures with their values and points into the army. */
export function AddFigures({ disabled, onPick }: AddFiguresProps) {
  const t = useTexts('castlefigures');
  const picking = useSignal(false);
  return (
    <>
      <Button
        icon="castle"
        wide
        disabled={disabled}
        onClick={() => {
          picking.value = true;
        }}
      >
        {t.addFigures}
      </Button>
      {picking.value && (
        <FiguresSheet
          purpose="army"
          most={mostAtOnce}
          onTake={onPick}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
    </>
  );
}
