import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import { playKey, playKind } from '../../storage/plays.ts';
import type { LeagueModel } from '../league/model.ts';
import { Missing } from '../missing.tsx';
import { BattleList } from './battle-list.tsx';
import { Begin } from './begin.tsx';
import { Board } from './board.tsx';
import { LeagueDoor } from './league-door.ts';
import type { BattleModel } from './model.ts';
import { readRoute } from './paths.ts';
import { SideQuestion } from './side-question.tsx';
import './battle.css';
import './battle-bar.css';

async function loadEnd(model: BattleModel, id: string) {
  const { EndPage } = await import('./end/entry.ts');
  return () => <EndPage model={model} id={id} />;
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
  const shown = route.shows === 'play' ? route.play : undefined;
  const play = model.plays.value.find(({ id }) => id === shown);
  const read = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (shown === undefined) return;
    void model.open(shown).then(() => {
      read.value = shown;
    });
  }, [model, shown]);
  if (play?.handed)
    return (
      <div class="screen begin" data-game={play.game}>
        <SideQuestion model={model} play={play} />
      </div>
    );
  if (play)
    return (
      <div class="screen battle" data-game={play.game}>
        <LeagueDoor.Provider value={league}>
          {play.ended === undefined ? (
            <Board
              key={play.id}
              model={model}
              play={play}
              focus={route.shows === 'play' ? route.unit : undefined}
            />
          ) : (
            <Fetched key={play.id} load={() => loadEnd(model, play.id)} />
          )}
        </LeagueDoor.Provider>
      </div>
    );
  if (route.shows === 'begin') return <Begin {...{ model, league }} army={route.army} enemy={route.enemy} />;
  if (route.shows === 'list')
    return (
      <div class="screen">
        <BattleList model={model} />
      </div>
    );
  return (
    <div class="screen">
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
          {armies.allArmies}
        </Button>
      </div>
      {route.shows === 'play' && read.value === shown && (
        <Missing
          record={playKey(route.play)}
          kind={playKind}
          missing={t.missing}
          unreadable={t.unreadable(1)}
          change={{ kind: 'plays' }}
        />
      )}
    </div>
  );
}
