import type { ComponentChildren } from 'preact';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { seasonKey, seasonKind } from '../../storage/season.ts';
import { Missing } from '../missing.tsx';
import { GamePage } from './game-page.tsx';
import type { LeagueModel } from './model.ts';
import { leaguePath, readRoute, seasonPath } from './paths.ts';
import { PlayerPage } from './player-page.tsx';
import { SeasonList } from './season-list.tsx';
import { SeasonPage } from './season-page.tsx';
import './league.css';

/** The way back to what lies above. */
function Above({ path, children }: { readonly path: string; readonly children: ComponentChildren }) {
  const { navigation } = useServices();
  return (
    <div>
      <Button kind="quiet" icon="back" onClick={() => navigation.go(path)}>
        {children}
      </Button>
    </div>
  );
}

/** All seasons, one of them, or a player or a game of it: the rest of the address says which. */
export default function LeagueScreen({ model }: { readonly model: LeagueModel }) {
  useRootSign('league');
  const { navigation } = useServices();
  const { rest } = navigation.location.value;
  const t = useTexts('league');
  const armies = useTexts('armies');
  const route = readRoute(rest);
  const season = route.season === undefined ? undefined : model.find(route.season);
  if (route.season === undefined) {
    return (
      <div class="screen" data-game="brikwars">
        <Above path="armies">{armies.allArmies}</Above>
        <SeasonList model={model} />
      </div>
    );
  }
  const above = season && route.part ? seasonPath(season.id) : `armies/${leaguePath}`;
  return (
    <div class="screen league" data-game="brikwars">
      <Above path={above}>{season && route.part ? season.name || t.unnamed : t.allSeasons}</Above>
      {!season && (
        <Missing
          record={seasonKey(route.season)}
          kind={seasonKind}
          missing={t.missing}
          unreadable={t.unreadable(1)}
          change={{ kind: 'seasons' }}
        />
      )}
      {season && !route.part && <SeasonPage key={season.id} model={model} season={season} />}
      {season && route.part === 'player' && (
        <PlayerPage key={route.id} model={model} season={season} id={route.id ?? ''} />
      )}
      {season && route.part === 'game' && (
        <GamePage key={route.id} model={model} season={season} id={route.id ?? ''} />
      )}
    </div>
  );
}
