import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { across, type Side, sides } from '../../rules/brikwars/league/results.ts';
import type { PlayedLeague } from '../../storage/play-parts.ts';
import type { LeagueModel } from '../league/model.ts';
import { nameIn } from '../league/view.ts';
import { type OpenGame, openGames } from './open-games.ts';

interface LeagueGamesProps {
  readonly open: () => Promise<LeagueModel>;
  /** With the game, and what the other player is called. */
  readonly onChoose: (game: PlayedLeague, enemy: string) => void;
  readonly onClose: () => void;
}

/** The games of a season that may be played now, and who of the two plays on this phone. */
export function LeagueGames({ open, onChoose, onClose }: LeagueGamesProps) {
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const league = useTexts('league');
  const games = useSignal<readonly OpenGame[] | undefined>(undefined);
  useEffect(() => {
    void open().then((model) => {
      games.value = openGames(model);
    });
  }, [open]);
  return (
    <Dialog kind="sheet" title={t.leagueGame} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {games.value?.length === 0 && <p class="note">{battle.noGames}</p>}
        {games.value?.map(({ season, meeting }) => {
          const named = (side: Side) => nameIn(season, meeting[side]);
          return (
            <section key={`${season.id} ${meeting.id}`} class="stack">
              <h3>
                {season.name || league.unnamed}: {named('light')} – {named('dark')},{' '}
                {league.scenarios[meeting.scenario]}
              </h3>
              {sides.map((side) => (
                <Button
                  key={side}
                  wide
                  onClick={() => {
                    const other = across(side);
                    const { scenario } = meeting;
                    const players = { mine: meeting[side], theirs: meeting[other] };
                    onChoose({ season: season.id, scenario, ...players }, named(other));
                    onClose();
                  }}
                >
                  {t.iPlay(named(side))}
                </Button>
              ))}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
