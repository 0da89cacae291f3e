import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { receivePath } from '../kit/receive-path.ts';
import { useRootSign } from '../kit/stage/root-sign.ts';
import type { Game } from '../rules/ids.ts';
import { type ArmiesModel, trashPath } from './model.ts';
import '../kit/controls/thumb-bar.css';
import './list.css';

const fetchMuster = () => import('./muster/entry.ts');

/** Begins an army; of which game is asked first where several are played. */
function NewArmy({ model }: { readonly model: ArmiesModel }) {
  const services = useServices();
  const { settings } = services;
  const t = useTexts('armies');
  const muster = useTexts('muster');
  const shell = useTexts('shell');
  const [asking, ask, stop] = useShown();
  const games = settings.games.value;
  const [only, ...others] = games;
  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        onClick={() => {
          if (only && others.length === 0) model.create(only);
          else ask();
        }}
      >
        {t.newArmy}
      </Button>
      {asking && (
        <Dialog title={t.whichGame} onClose={stop}>
          <div class="stack">
            {inOrder(games, settings.currentGame.value).map((game) => (
              <div class="new-army" data-game={game} key={game}>
                <Button
                  wide
                  onClick={() => {
                    stop();
                    model.create(game);
                  }}
                >
                  {shell.games[game]}
                </Button>
                <Button
                  icon="dice"
                  label={muster.byItself(shell.gamesShort[game])}
                  onClick={() => {
                    stop();
                    void fetchMuster().then(
                      ({ musterNow }) => musterNow(services, model, game),
                      () => services.offline.markOutdated(),
                    );
                  }}
                >
                  {muster.luck}
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

/** Under the thumb: an army more, made here or received, and where the deleted ones lie. */
export function ListBar({ model }: { readonly model: ArmiesModel }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const sent = useTexts('send');
  useRootSign('thumb');
  const trashed = model.trash.items.value.length;
  return (
    <div class="thumb-bar army-bar">
      <NewArmy model={model} />
      <Button icon="download" onClick={() => navigation.go(`armies/${receivePath}`)}>
        {sent.receive}
      </Button>
      {(trashed > 0 || model.list.total.value > 0) && (
        <div class="army-trash-way">
          <Button icon="trash" label={t.trash} onClick={() => navigation.go(`armies/${trashPath}`)} />
          {trashed > 0 && (
            <span class="badge" aria-hidden="true">
              {trashed}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
