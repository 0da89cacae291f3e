import type { ComponentChildren } from 'preact';
import { useServices, useTexts } from '../context.ts';
import { useShown } from '../controls/dialog.tsx';
import { NoticePlace } from '../notice-place.tsx';
import { PlaceHead } from './place-head.tsx';
import { PlaceSheet } from './place-sheet.tsx';

interface GameHeadProps {
  readonly place: 'armies' | 'rules';
  /** What the place can show. */
  readonly children?: ComponentChildren;
  /** What else stands behind the brick. */
  readonly rows?: (hide: () => void) => ComponentChildren;
}

/** The head of a place that is one of all games: the brick of the current one, and the title. */
export function GameHead({ place, children, rows }: GameHeadProps) {
  const { settings } = useServices();
  const shell = useTexts('shell');
  const [open, show, hide] = useShown();
  const game = settings.currentGame.value;
  const title = shell.places[place];
  return (
    <NoticePlace class="place-line" stays>
      <PlaceHead
        id={`${place}-rules`}
        game={game}
        title={title}
        rules={shell.gamesShort[game]}
        name={`${title}, ${shell.games[game]}`}
        named
        ready
        onOpen={show}
      >
        {children}
      </PlaceHead>
      {open && (
        <PlaceSheet game={game} onGame={settings.useGame} onClose={hide}>
          {rows?.(hide)}
        </PlaceSheet>
      )}
    </NoticePlace>
  );
}
