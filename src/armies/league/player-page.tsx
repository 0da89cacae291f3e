import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button, focusMainThen } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { RenameField } from '../../kit/named-row.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Slot } from '../../rules/brikwars/league/ledger.ts';
import { nextGame } from '../../rules/brikwars/league/next-game.ts';
import { across } from '../../rules/brikwars/league/results.ts';
import { seasonBounds } from '../../storage/season.ts';
import { BroughtArmies } from './brought-armies.tsx';
import { changePlayer, hasResult, playerName, removePlayer } from './edit.ts';
import type { Beginning } from './entered-game.ts';
import { EnteredSheet } from './game-sheet.tsx';
import { gamePath, seasonPath } from './paths.ts';
import type { SeasonProps } from './props.ts';
import { saidOf, saidOfPlace } from './text.ts';
import { nameIn, type SeasonView, viewOf } from './view.ts';

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
  const row = view.table.find((each) => each.player === id);
  useEffect(() => {
    void model.readArmies(player?.armies.map((army) => army.id) ?? []);
  }, [player?.armies.map((army) => army.id).join()]);
  if (!player || !row) return <p class="note">{t.missingPlayer}</p>;
  return (
    <>
      <div>
        <h2>
          {player.name}
          <small class="league-sub">{t.standing(format.number(row.place), format.number(row.points))}</small>
        </h2>
        <Reasons items={row.reasons.map((reason) => saidOfPlace(reason, t, format))} />
      </div>
      <section class="card">
        <h3 class="card-title">{t.stillOpen}</h3>
        {row.open.length === 0 && <p>{t.allPlayed}</p>}
        <div class="league-open">
          {row.open.map((slot) => (
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
      <Fold title={t.playerName}>
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
        {hasResult(season, id) ? (
          <p class="hint">{t.playerStays}</p>
        ) : (
          <div>
            <Button
              kind="danger"
              icon="trash"
              onClick={focusMainThen(() => {
                navigation.go(seasonPath(season.id));
                model.edit(season.id, t.playerRemoved(player.name), (known) => removePlayer(known, id));
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

/** A game for this slot: what is planned, else an opponent for whom it fills a slot too, else against anybody. */
function beginFor({ planned, table }: SeasonView, player: string, { scenario, side }: Slot): Beginning {
  const meeting = planned.find((each) => each.scenario === scenario && each[side] === player);
  if (meeting) return { purpose: 'result', meeting };
  const rivals = table.map((row) => ({
    ...row,
    open: row.open.filter(
      (slot) => slot.scenario === scenario && slot.side === (row.player === player ? side : across(side)),
    ),
  }));
  const pairing = nextGame(rivals, () => 0, player);
  if (pairing) return { purpose: 'result', pairing };
  const rival = table.find((row) => row.player !== player)?.player ?? player;
  const players = side === 'light' ? { light: player, dark: rival } : { light: rival, dark: player };
  return { purpose: 'result', pairing: { scenario, players } };
}
