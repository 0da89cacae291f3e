import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import type { StoredPlay } from '../../../storage/plays.ts';
import type { BattleModel } from '../model.ts';
import { playPath } from '../paths.ts';

interface RematchProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly onClose: () => void;
}

/** The same armies again: who plays which is asked once. */
export function Rematch({ model, play, onClose }: RematchProps) {
  const { navigation } = useServices();
  const t = useTexts('aftermath');
  const again = (swapped: boolean) => {
    const id = model.rematch(play.id, swapped);
    onClose();
    if (id !== undefined) navigation.go(playPath(id));
  };
  return (
    <Dialog title={t.rematch} onClose={onClose} chooses>
      <div class="stack" data-game={play.game}>
        <p>{t.rematchHint}</p>
        <Button kind="primary" wide onClick={() => again(false)}>
          {t.rematches.kept}
        </Button>
        <Button wide icon="flip" onClick={() => again(true)}>
          {t.rematches.swapped}
        </Button>
      </div>
    </Dialog>
  );
}
