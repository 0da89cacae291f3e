import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button, focusMainThen } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { RenameField } from '../../kit/named-row.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { seasonBounds } from '../../storage/season.ts';
import { BroughtArmies } from './brought-armies.tsx';
import { readDay, timeOf } from './days.ts';
import { changePlayer, comeBack, hasResult, playerName, removePlayer } from './edit.ts';
import { type Beginning, beginFor } from './entered-game.ts';
import { EnteredSheet } from './game-sheet.tsx';
import { gamePath, seasonPath } from './paths.ts';
import type { SeasonProps } from './props.ts';
import { saidOf, saidOfPlace } from './text.ts';
import { nameIn, namesakes, rowIn, viewOf } from './view.ts';

interface PlayerPageProps extends SeasonProps {
  readonly id: string;
}

/** One player: why he stands where he stands, what he has still to play, and his armies. */
export function PlayerPage({ model, season, id }: PlayerPageProps) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const entering = useSignal<Beginning | undefined>(undefined);
  const player = season.players.find((each) => each.id === id);
  const view = viewOf(season, model.now());
  const row = rowIn(view, id);
  useEffect(() => {
    void model.readArmies(player?.armies.map((army) => army.id) ?? []);
  }, [player?.armies.map((army) => army.id).join()]);
  if (!player || !row) return <p class="note">{t.missingPlayer}</p>;
  const { left, byes = [] } = player;
  const name = nameIn(season, id);
  return (
    <>
      <div>
        <PageHeading name={name}>
          <small class="league-sub">
            {left === undefined
              ? t.standing(format.number(row.place), format.number(row.points))
              : t.leftOn(format.date(timeOf(readDay(left))), format.number(row.points))}
          </small>
        </PageHeading>
        {left === undefined && (
          <Reasons items={row.reasons.map((reason) => saidOfPlace(reason, t, format))} />
        )}
        {byes.length > 0 && <p class="hint">{t.satOut(format.list(byes.map((round) => t.round(round))))}</p>}
      </div>
      {left === undefined && (
        <section class="card">
          <h3 class="card-title">{view.over ? t.notPlayed : t.stillOpen}</h3>
          {row.open.length === 0 && <p>{t.allPlayed}</p>}
          {view.over && row.open.length > 0 && (
            <p>
              {format.list(
                row.open.map(({ scenario, side }) => t.slot(t.scenarios[scenario], t.sideOf[side])),
              )}
            </p>
          )}
          <div class="league-open">
            {!view.over &&
              row.open.map((slot) => (
                <Button
                  key={`${slot.scenario} ${slot.side}`}
                  onClick={() => {
                    entering.value = beginFor(view, id, slot);
                  }}
                >
                  <span>
                    <span class="visually-hidden">{t.enterResult}: </span>
                    {t.scenarios[slot.scenario]} <small>{t.sideOf[slot.side]}</small>
                  </span>
                </Button>
              ))}
          </div>
        </section>
      )}
      <Fold title={t.pointsOneByOne} count={row.lines.length}>
        {row.lines.length === 0 && <p class="hint">{t.noPoints}</p>}
        {row.lines.map((line) => {
          const meeting = view.played[line.event];
          if (!meeting) return null;
          const other = meeting.light === id ? meeting.dark : meeting.light;
          const side = meeting.light === id ? 'light' : 'dark';
          return (
            <section key={meeting.id} class="league-line">
              <a
                href={`#/${gamePath(season.id, meeting.id)}`}
                onClick={(event) => {
                  event.preventDefault();
                  navigation.go(gamePath(season.id, meeting.id));
                }}
              >
                <span>
                  {t.gameTitle(
                    t.slot(t.scenarios[meeting.scenario], t.sideOf[side]),
                    nameIn(season, other),
                    meeting.kind === 'playoff' ? t.playoff : t.kinds.game,
                  )}
                </span>
                <b>{meeting.kind === 'playoff' ? format.number(line.playoff) : format.signed(line.points)}</b>
              </a>
              <Reasons items={saidOf(line, t, format)} />
            </section>
          );
        })}
      </Fold>
      <BroughtArmies model={model} season={season} player={player} />
      <Fold title={t.part}>
        <RenameField
          label={t.playerName}
          longest={seasonBounds.player}
          needed={t.nameNeeded}
          name={player.name}
          onRename={(typed) => {
            const name = playerName(typed);
            if (name) model.type(season.id, (known) => changePlayer(known, id, { name }));
          }}
        />
        {namesakes(season.players, player.name).length > 1 && <p class="hint">{t.namesakes}</p>}
        {left !== undefined ? (
          <div>
            <Button
              icon="undo"
              onClick={() => model.edit(season.id, t.isBack(name), (known) => comeBack(known, id))}
            >
              {t.comeBack}
            </Button>
          </div>
        ) : hasResult(season, id) ? (
          <div class="stack">
            <p class="hint">{t.leaveHint}</p>
            <div>
              <Button icon="minus" onClick={() => model.leave(season.id, id)}>
                {t.leave}
              </Button>
            </div>
          </div>
        ) : (
          <div>
            <Button
              kind="danger"
              icon="trash"
              onClick={focusMainThen(() => {
                navigation.go(seasonPath(season.id));
                model.edit(season.id, t.playerRemoved(name), (known) => removePlayer(known, id));
              })}
            >
              {t.removePlayer}
            </Button>
          </div>
        )}
      </Fold>
      <EnteredSheet model={model} season={season} entering={entering} />
    </>
  );
}
