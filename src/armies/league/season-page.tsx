import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { gamePoints, walkoverScore } from '../../rules/brikwars/league/results.ts';
import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import { readDay, timeOf } from './days.ts';
import { lastRound } from './edit.ts';
import { anyOpen, type Beginning } from './entered-game.ts';
import { EnteredSheet } from './game-sheet.tsx';
import { gamePath, playerPath } from './paths.ts';
import type { SeasonProps } from './props.ts';
import { SeasonSettings } from './season-settings.tsx';
import { SendSheet } from './send-sheet.tsx';
import { nameIn, type SeasonView, viewOf, waitingIn } from './view.ts';

interface PartProps extends SeasonProps {
  readonly view: SeasonView;
}

function SeasonTable({ season, view }: Omit<PartProps, 'model'>) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const playoffs = view.table.some(({ playoff }) => playoff > 0);
  const link = (player: string) => (
    <a
      href={`#/${playerPath(season.id, player)}`}
      onClick={(event) => {
        event.preventDefault();
        navigation.go(playerPath(season.id, player));
      }}
    >
      {nameIn(season, player)}
    </a>
  );
  return (
    <table class="league-table">
      <caption class="visually-hidden">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t.place}</span>
          </th>
          <th scope="col">{t.player}</th>
          <th scope="col">{t.points}</th>
          {playoffs && <th scope="col">{t.playoff}</th>}
          <th scope="col">{t.played}</th>
        </tr>
      </thead>
      <tbody>
        {view.table.map(({ player, place, points, playoff, scored, open }) => (
          <tr key={player}>
            <td>{format.number(place)}</td>
            <th scope="row">{link(player)}</th>
            <td>
              <b>{format.number(points)}</b>
            </td>
            {playoffs && <td>{format.number(playoff)}</td>}
            <td>{t.playedOf(format.number(scored.length), format.number(scored.length + open.length))}</td>
          </tr>
        ))}
        {view.gone.map(({ player, points, playoff }) => (
          <tr key={player}>
            <td>–</td>
            <th scope="row">{link(player)}</th>
            <td>
              <b>{format.number(points)}</b>
            </td>
            {playoffs && <td>{format.number(playoff)}</td>}
            <td>{t.leftShort}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A game in a list: who against whom, and how it ended. */
function GameRow({ season, meeting }: { readonly season: StoredSeason; readonly meeting: SeasonMeeting }) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const { id, kind, scenario, light, dark, day, result, round } = meeting;
  const score = result && (result.by === 'game' ? gamePoints(result) : walkoverScore(result));
  return (
    <li>
      <a
        class="league-game"
        href={`#/${gamePath(season.id, id)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(gamePath(season.id, id));
        }}
      >
        <b>{t.versus(nameIn(season, light), nameIn(season, dark))}</b>
        {score && <b>{t.score(format.number(score.light), format.number(score.dark))}</b>}
        <span class="hint">
          {[
            t.scenarios[scenario],
            ...(kind === 'playoff' ? [t.playoff] : []),
            ...(round === undefined ? [] : [t.round(round)]),
            ...(day ? [format.date(timeOf(readDay(day)))] : []),
          ].join(' · ')}
        </span>
      </a>
    </li>
  );
}

/** With fewer players a round is what is suggested. */
const fewestToDraw = 4;

/** What is to be played next: what is planned, else what would fill a slot of two. */
function NextGame({ model, season, view }: PartProps) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const [planned] = view.planned;
  const pairing = view.next;
  const waiting = waitingIn(season, view).length;
  const game = planned
    ? { scenario: planned.scenario, players: { light: planned.light, dark: planned.dark } }
    : pairing;
  if (!game || view.over) return null;
  const { light, dark } = game.players;
  const round = planned?.round;
  const out = season.players.filter(({ byes }) => round !== undefined && byes?.includes(round));
  return (
    <>
      <button
        type="button"
        class="league-next"
        onClick={() => navigation.go(gamePath(season.id, planned ? planned.id : model.plan(season.id, game)))}
      >
        <span class="hint">{planned ? t.next : t.suggested}</span>
        <b>{t.gameTitle(nameIn(season, light), nameIn(season, dark), t.scenarios[game.scenario])}</b>
        <Icon name="rules" />
      </button>
      {round !== undefined && out.length > 0 && (
        <p class="hint">{t.sitOut(round, format.list(out.map(({ id }) => nameIn(season, id))))}</p>
      )}
      {!planned && waiting >= fewestToDraw && (
        <div class="stack">
          <Button icon="dice" wide onClick={() => model.drawRound(season.id)}>
            {t.drawRound(format.number(lastRound(season) + 1), Math.floor(waiting / 2))}
          </Button>
          <p class="hint">{t.drawHint}</p>
        </div>
      )}
    </>
  );
}

function SeasonEnd({ season, view }: Omit<PartProps, 'model'>) {
  const t = useTexts('league');
  const format = useFormat();
  const day = format.date(timeOf(view.end));
  const end = view.over ? t.ended(day) : view.running ? t.endSooner(day) : t.end(day);
  return (
    <Reasons
      items={[
        ...(view.winner === undefined
          ? []
          : [{ text: t.won(nameIn(season, view.winner)), rule: 'BW-LG-13' }]),
        { text: end, rule: 'BW-LG-11' },
      ]}
    />
  );
}

/** One season: its table first, then what comes next and what was played. */
export function SeasonPage({ model, season }: SeasonProps) {
  const t = useTexts('league');
  const format = useFormat();
  const entering = useSignal<Beginning | undefined>(undefined);
  const [sending, send, stopSending] = useShown();
  const view = viewOf(season, model.now());
  const enough = season.players.length >= 2;
  // Decided once: the field for the next name must not move away under the second.
  const [beginning] = useState(!enough);
  const [planned] = view.planned;
  const begin = (purpose: Beginning['purpose']) => () => {
    const pairing = view.next ?? anyOpen(view);
    entering.value = {
      purpose,
      ...(purpose === 'result' && planned && !view.over ? { meeting: planned } : {}),
      ...(pairing ? { pairing } : {}),
    };
  };
  return (
    <>
      <PageHeading name={season.name || t.unnamed} />
      {beginning && <SeasonSettings model={model} season={season} open />}
      {enough ? (
        <>
          <section class="card league-standing">
            <SeasonTable season={season} view={view} />
          </section>
          {view.level.length > 0 && (
            <section class="note stack">
              <Reasons
                items={[
                  {
                    text: t.level(format.list(view.level.map((id) => nameIn(season, id)))),
                    rule: 'BW-LG-13',
                  },
                ]}
              />
              {view.planned.every(({ kind }) => kind === 'game') && (
                <Button icon="dice" onClick={() => model.drawPlayoff(season.id, view.level)}>
                  {t.drawPlayoff}
                </Button>
              )}
            </section>
          )}
          <NextGame model={model} season={season} view={view} />
          {view.planned.length > 1 && (
            <Fold title={t.toPlay} count={view.planned.length}>
              <Games season={season} meetings={view.planned} />
            </Fold>
          )}
          {view.played.length > 0 && (
            <Fold title={t.donePlaying} count={view.played.length}>
              <Games season={season} meetings={view.played.toReversed()} />
            </Fold>
          )}
          <SeasonEnd season={season} view={view} />
          {view.over && anyOpen(view) && (
            <div>
              <Button icon="plus" onClick={begin('result')}>
                {t.forgotten}
              </Button>
            </div>
          )}
        </>
      ) : (
        <p class="hint">{t.fewPlayers}</p>
      )}
      {!beginning && <SeasonSettings model={model} season={season} open={false} />}
      {enough && view.complete && <ThumbBar main={{ label: t.send, onClick: send }} />}
      {enough && !view.complete && (
        <ThumbBar
          real={{ label: t.plan, icon: 'plus', onClick: begin('plan') }}
          main={{ label: t.enterResult, onClick: begin('result') }}
          more={{ label: t.send, icon: 'share', onClick: send }}
        />
      )}
      <EnteredSheet model={model} season={season} entering={entering} />
      {sending && <SendSheet season={season} view={view} onClose={stopSending} />}
    </>
  );
}

interface GamesProps {
  readonly season: StoredSeason;
  readonly meetings: readonly SeasonMeeting[];
}

function Games({ season, meetings }: GamesProps) {
  return (
    <ul class="league-games">
      {meetings.map((meeting) => (
        <GameRow key={meeting.id} season={season} meeting={meeting} />
      ))}
    </ul>
  );
}
