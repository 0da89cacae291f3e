import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';

interface WhoseCastleProps {
  /** Their places among the players. */
  readonly owners: readonly number[];
  readonly onDone: (owner: number | undefined) => void;
}

/** On the map several players have a castle; the list is about one of them. */
export function WhoseCastle({ owners, onDone }: WhoseCastleProps) {
  const t = useTexts('castletape');
  return (
    <Dialog title={t.whose} onClose={() => onDone(undefined)}>
      <div class="stack">
        {owners.map((owner) => (
          <Button key={owner} wide onClick={() => onDone(owner)}>
            {t.player(owner + 1)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
