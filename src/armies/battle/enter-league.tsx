import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { across, type Side, sides, type Winner } from '../../rules/brikwars/league/results.ts';
import type { PlayedLeague } from '../../storage/play-parts.ts';
import type { LeagueModel } from '../league/model.ts';
import { gamePath } from '../league/paths.ts';
import { nameIn } from '../league/view.ts';
import { type OpenGame, openGames } from './open-games.ts';

interface EnterProps {
  readonly open: () => Promise<LeagueModel>;
  readonly verdict: 'mine' | 'theirs' | 'draw';
  /** Which game it was, where that was said when the battle began. */
  readonly played?: PlayedLeague | undefined;
  readonly onClose: () => void;
}

/** Who won a game where this side is the player's own. */
export function winnerOf(own: Side, verdict: EnterProps['verdict']): Winner {
  return verdict === 'draw' ? 'draw' : verdict === 'mine' ? own : across(own);
}

/** Whose side of a game the player's own is, if it is the one that was played. */
function sideIn({ season, meeting }: OpenGame, played: PlayedLeague | undefined): Side | undefined {
  if (!played || season.id !== played.season || meeting.scenario !== played.scenario) return undefined;
  return sides.find((side) => meeting[side] === played.mine && meeting[across(side)] === played.theirs);
}

/** What a battle came to, entered as the result of a game of a season: one tap says which game, and who of its two I am. */
export function EnterLeague({ open, verdict, played, onClose }: EnterProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const league = useTexts('league');
  const games = useSignal<readonly OpenGame[] | undefined>(undefined);
  useEffect(() => {
    void open().then((model) => {
      const all = openGames(model);
      const same = all.filter((game) => sideIn(game, played) !== undefined).slice(0, 1);
      // Where its game is no longer open, it may have been another.
      games.value = same.length > 0 ? same : all;
    });
  }, [open]);
  async function enter({ season, meeting }: OpenGame, own: Side): Promise<void> {
    const found = await open();
    const winner = winnerOf(own, verdict);
    found.enter(
      season.id,
      meeting,
      { by: 'game', winner, secondary: { light: false, dark: false } },
      meeting.day ?? found.today(),
    );
    onClose();
    navigation.go(gamePath(season.id, meeting.id));
  }
  return (
    <Dialog title={t.toLeague} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {games.value?.length === 0 && <p class="note">{t.noGames}</p>}
        {games.value?.map(({ season, meeting }) => {
          const named = (side: Side) => nameIn(season, meeting[side]);
          const known = sideIn({ season, meeting }, played);
          const ways = known ? [known] : verdict === 'draw' ? sides.slice(0, 1) : sides;
          return (
            <section key={`${season.id} ${meeting.id}`} class="stack">
              <h3>
                {season.name || league.unnamed}: {t.title(named('light'), named('dark'))},{' '}
                {league.scenarios[meeting.scenario]}
              </h3>
              {ways.map((own) => {
                const winner = winnerOf(own, verdict);
                return (
                  <Button key={own} wide onClick={() => void enter({ season, meeting }, own)}>
                    {winner === 'draw' ? t.victory.draw : t.leagueWon(named(winner))}
                  </Button>
                );
              })}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
