import { useServices, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/controls/dialog.tsx';
import { NoticePlace } from '../kit/notice-place.tsx';
import { PlaceHead } from '../kit/question/place-head.tsx';
import { PlaceSheet } from '../kit/question/place-sheet.tsx';

/** The head of the place: the brick and its title. */
export function RulesHead() {
  const { settings } = useServices();
  const shell = useTexts('shell');
  const [open, show, hide] = useShown();
  const game = settings.currentGame.value;
  const title = shell.places.rules;
  return (
    <NoticePlace class="place-line" stays>
      <PlaceHead
        id="rules-rules"
        game={game}
        title={title}
        rules={shell.gamesShort[game]}
        name={`${title}, ${shell.games[game]}`}
        named
        ready
        onOpen={show}
      />
      {open && <PlaceSheet game={game} onGame={settings.useGame} onClose={hide} />}
    </NoticePlace>
  );
}
