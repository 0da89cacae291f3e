import { useSignal } from '@preact/signals';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import type { Game } from '../rules/ids.ts';
import type { ArmiesModel } from './model.ts';

/** Begins an army; of which game is asked first where several are played. */
export function NewArmy({ model }: { readonly model: ArmiesModel }) {
  const { settings } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const asking = useSignal(false);
  const games = settings.games.value;
  const [only, ...others] = games;
  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        wide
        onClick={() => {
          if (only && others.length === 0) model.create(only);
          else asking.value = true;
        }}
      >
        {t.newArmy}
      </Button>
      {asking.value && (
        <Dialog
          title={t.whichGame}
          onClose={() => {
            asking.value = false;
          }}
        >
          <div class="stack">
            {inOrder(games, settings.currentGame.value).map((game) => (
              <div data-game={game} key={game}>
                <Button
                  wide
                  onClick={() => {
                    asking.value = false;
                    model.create(game);
                  }}
                >
                  {shell.games[game]}
                </Button>
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The game played last comes first. */
function inOrder(games: readonly Game[], last: Game): readonly Game[] {
  return [...games].sort((a, b) => Number(b === last) - Number(a === last));
}
