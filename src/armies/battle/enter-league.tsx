import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { across, type Side, sides, type Winner } from '../../rules/brikwars/league/results.ts';
import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import type { LeagueModel } from '../league/model.ts';
import { gamePath } from '../league/paths.ts';
import { viewOf } from '../league/view.ts';

interface EnterProps {
  readonly open: () => Promise<LeagueModel>;
  readonly verdict: 'mine' | 'theirs' | 'draw';
  readonly onClose: () => void;
}

interface OpenGame {
  readonly season: StoredSeason;
  readonly meeting: SeasonMeeting;
}

/** Games of running seasons that are planned, and the one that brings each forward; the season changed last first. */
function openGames({ seasons, now, createId }: LeagueModel): readonly OpenGame[] {
  return seasons.peek().flatMap((season) => {
    const { planned, next } = viewOf(season, now());
    const proposed = next && {
      id: createId(),
      kind: 'game' as const,
      scenario: next.scenario,
      ...next.players,
    };
    return [...planned, ...(proposed ? [proposed] : [])].map((meeting) => ({ season, meeting }));
  });
}

/** Who won a game where this side is the player's own. */
export function winnerOf(own: Side, verdict: EnterProps['verdict']): Winner {
  return verdict === 'draw' ? 'draw' : verdict === 'mine' ? own : across(own);
}

/** What a battle came to, entered as the result of a game of a season: one tap says which game, and who of its two I am. */
export function EnterLeague({ open, verdict, onClose }: EnterProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const league = useTexts('league');
  const games = useSignal<readonly OpenGame[] | undefined>(undefined);
  useEffect(() => {
    void open().then((model) => {
      games.value = openGames(model);
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
          const named = (side: Side) =>
            season.players.find(({ id }) => id === meeting[side])?.name ?? league.unnamed;
          const ways = verdict === 'draw' ? sides.slice(0, 1) : sides;
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
