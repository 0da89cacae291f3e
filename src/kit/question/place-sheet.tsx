import type { ComponentChildren } from 'preact';
import type { Game } from '../../rules/ids.ts';
import { useServices, useTexts } from '../context.ts';
import { Choice } from '../controls/choice.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Die } from '../controls/die.tsx';
import { WayRow } from '../controls/sheet-row.tsx';
import './place-sheet.css';

interface PlaceSheetProps {
  readonly game: Game;
  /** Goes on with another game, here or in its own place. */
  readonly onGame: (game: Game) => void;
  readonly onClose: () => void;
  /** What else can be chosen of what is played, and what happened. */
  readonly children?: ComponentChildren;
}

/** What the brick of a place leads to: the game first, the settings last, under the thumb. */
export function PlaceSheet({ game, onGame, onClose, children }: PlaceSheetProps) {
  const { navigation, settings } = useServices();
  const t = useTexts('placehead');
  const shell = useTexts('shell');
  const games = settings.games.value;
  return (
    <Dialog title={t.title} kind="sheet" onClose={onClose}>
      <div class="place-sheet">
        {games.length > 1 && (
          <div class="place-tiles game-tiles">
            <Choice
              legend={t.game}
              hideLegend
              value={game}
              options={games.map((value) => ({
                value,
                label: (
                  <span class="game-tile" data-game={value}>
                    <Die sides={6} face={5} size={24} />
                    {shell.gamesShort[value]}
                  </span>
                ),
              }))}
              onChange={onGame}
            />
          </div>
        )}
        {children}
        <WayRow
          icon="gear"
          title={shell.openSettings}
          stands={t.inSettings}
          onClick={() => {
            onClose();
            navigation.go('settings');
          }}
        />
      </div>
    </Dialog>
  );
}
