import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { CastleShotsModel } from './model.ts';
import { TakeShooter } from './take-shooter.tsx';

/** The way to the player's own figures, one of whom shoots. */
export function StoredShooter({ model }: { readonly model: CastleShotsModel }) {
  const castle = useTexts('castle');
  const open = useSignal(false);
  return (
    <div class="row">
      <Button
        icon="armies"
        onClick={() => {
          open.value = true;
        }}
      >
        {castle.storedFigures}
      </Button>
      {open.value && (
        <TakeShooter
          model={model}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}
