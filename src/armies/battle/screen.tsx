import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Portions } from '../../kit/controls/portions.tsx';
import { roundAfter } from '../../rules/battle-timeline.ts';
import { playKey, playKind, type StoredPlay } from '../../storage/plays.ts';
import type { LeagueModel } from '../league/model.ts';
import { Missing } from '../missing.tsx';
import { Begin } from './begin.tsx';
import { Board } from './board.tsx';
import { LeagueDoor } from './league-door.ts';
import type { BattleModel } from './model.ts';
import { playPath, readRoute } from './paths.ts';
import './battle.css';

function BattleRow({ play }: { readonly play: StoredPlay }) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const round = roundAfter(play.events);
  return (
    <li class="army-row" data-game={play.game}>
      <a
        href={`#/${playPath(play.id)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(playPath(play.id));
        }}
      >
        <b class="army-row-name">{play.name}</b>
        <span class="army-row-facts hint">
          <span>{play.ended === undefined ? t.running(format.number(round)) : t.ended}</span>
          <span>{format.dateTime(play.changed)}</span>
        </span>
      </a>
    </li>
  );
}

interface BattleScreenProps {
  readonly model: BattleModel;
  readonly league: () => Promise<LeagueModel>;
}

/** All battles, the beginning of one, or one of them: the rest of the address says which. */
export function BattleScreen({ model, league }: BattleScreenProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const armies = useTexts('armies');
  const route = readRoute(navigation.location.value.rest);
  const play = route.shows === 'play' ? model.plays.value.find(({ id }) => id === route.play) : undefined;
  if (play)
    return (
      <div class="screen battle" data-game={play.game}>
        <LeagueDoor.Provider value={league}>
          <Board
            key={play.id}
            model={model}
            play={play}
            focus={route.shows === 'play' ? route.unit : undefined}
          />
        </LeagueDoor.Provider>
      </div>
    );
  return (
    <div class="screen">
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
          {armies.allArmies}
        </Button>
      </div>
      {route.shows === 'begin' && <Begin key={route.army} model={model} army={route.army} />}
      {route.shows === 'play' && (
        <Missing
          record={playKey(route.play)}
          kind={playKind}
          missing={t.missing}
          unreadable={t.unreadable(1)}
          change={{ kind: 'plays' }}
        />
      )}
      {route.shows === 'list' && (
        <>
          <h2>{t.battles}</h2>
          {model.unreadable.value > 0 && <p class="note">{t.unreadable(model.unreadable.value)}</p>}
          {model.plays.value.length === 0 && <p class="hint">{t.none}</p>}
          <ul class="army-rows">
            <Portions rows={model.plays.value.map((one) => <BattleRow key={one.id} play={one} />)} />
          </ul>
        </>
      )}
    </div>
  );
}
