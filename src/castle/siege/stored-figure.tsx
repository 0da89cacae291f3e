import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { FiguresSheet } from '../figures/figures-sheet.tsx';

/** One of the figures that are kept instead of a typed one. */
export function StoredFigure({ onTake }: { readonly onTake: (figure: Figure) => void }) {
  const t = useTexts('castlesiegeplay');
  const open = useSignal(false);
  return (
    <>
      <Button
        icon="keep"
        onClick={() => {
          open.value = true;
        }}
      >
        {t.storedFigures}
      </Button>
      {open.value && (
        <FiguresSheet
          most={1}
          onTake={([figure]) => {
            if (figure) onTake(figure);
          }}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
