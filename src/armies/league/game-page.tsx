import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { focusMainThen } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { explainPoints, type Scenario, sides } from '../../rules/brikwars/league/results.ts';
import { cardOf, goalsOf } from './card.ts';
import { CardCounts, StartCounts } from './card-counts.tsx';
import { Deployment } from './deployment.tsx';
import type { Beginning } from './entered-game.ts';
import { EnteredSheet } from './game-sheet.tsx';
import { MeetingCheck } from './meeting-check.tsx';
import { seasonPath } from './paths.ts';
import type { GameProps, SeasonProps } from './props.ts';
import { Item, Reinforcements } from './reinforcements.tsx';
import { saidOf } from './text.ts';
import { nameIn, rowIn, viewOf } from './view.ts';

const goalKinds = ['main', 'secondary'] as const;

const goalRules = {
  battle: 'BW-LG-15',
  flag: 'BW-LG-16',
  transport: 'BW-LG-17',
} as const satisfies Record<Scenario, string>;

/** One game: what each side has reached as it is played, what that would score, and how it ended. */
export function GamePage({ model, season, id }: SeasonProps & { readonly id: string }) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const entering = useSignal<Beginning | undefined>(undefined);
  const meeting = season.meetings.find((each) => each.id === id);
  if (!meeting) return <p class="note">{t.missingGame}</p>;
  const { kind, scenario, light, dark, result, card } = meeting;
  const goals = goalsOf(scenario, cardOf(meeting));
  const enter = () => {
    entering.value = { purpose: 'result', meeting, ...(result || !card ? {} : { outcome: goals }) };
  };
  return (
    <>
      <PageHeading name={t.versus(nameIn(season, light), nameIn(season, dark))}>
        <small class="league-sub">
          {t.scenarios[scenario]}
          {kind === 'playoff' && ` · ${t.playoff}`}
          {meeting.round !== undefined && ` · ${t.round(meeting.round)}`}
        </small>
      </PageHeading>
      {result ? (
        <GameResult model={model} season={season} meeting={meeting} />
      ) : (
        <>
          <Standing season={season} meeting={meeting} />
          <CardCounts model={model} season={season} meeting={meeting} />
          {scenario === 'transport' && (
            <Fold title={t.reinforcements} note={t.reserve(format.number(cardOf(meeting).reserve))}>
              <Reinforcements model={model} season={season} meeting={meeting} />
              <Item />
            </Fold>
          )}
          <Fold title={t.before}>
            <Why season={season} meeting={meeting} />
            <StartCounts model={model} season={season} meeting={meeting} />
            <Deployment season={season} meeting={meeting} />
            <MeetingCheck model={model} season={season} meeting={meeting} />
          </Fold>
        </>
      )}
      <ThumbBar
        {...(result
          ? {
              real: {
                label: t.takeBack,
                icon: 'undo' as const,
                onClick: () => model.takeBack(season.id, meeting),
              },
            }
          : {})}
        main={{ label: result ? t.changeResult : t.enterResult, onClick: enter }}
        more={{
          label: t.removeGame,
          icon: 'trash',
          onClick: focusMainThen(() => {
            navigation.go(seasonPath(season.id));
            model.removeGame(season.id, meeting);
          }),
        }}
      />
      <EnteredSheet model={model} season={season} entering={entering} />
    </>
  );
}

/** What each side has reached, and what the game would score if it ended now. */
function Standing({ season, meeting }: Omit<GameProps, 'model'>) {
  const t = useTexts('league');
  const format = useFormat();
  const { scenario } = meeting;
  const goals = goalsOf(scenario, cardOf(meeting));
  const over = 'over' in goals && goals.over === true;
  return (
    <section class="card">
      <table class="league-goals">
        <caption class="hint">{t.now}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t.why}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {nameIn(season, meeting[side])} <small>{t.sideOf[side]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.points}</th>
            {sides.map((side) => (
              <td key={side}>
                <b class="league-scored">{format.number(goals.points[side])}</b>
              </td>
            ))}
          </tr>
          {goalKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t.goalNames[kind]}</th>
              {sides.map((side) => (
                <td key={side}>
                  <Goal reached={goals[kind][side]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {over && <p>{t.over}</p>}
    </section>
  );
}

/** What made the points on the card, and what the goals are. */
function Why({ season, meeting }: Omit<GameProps, 'model'>) {
  const t = useTexts('league');
  const format = useFormat();
  const { scenario } = meeting;
  const explained = explainPoints(goalsOf(scenario, cardOf(meeting)));
  return (
    <section class="stack" aria-labelledby="league-why">
      <h3 id="league-why" class="card-title">
        {t.why}
      </h3>
      {sides.map((side) => (
        <section key={side}>
          <b>{nameIn(season, meeting[side])}</b>
          <Reasons items={saidOf(explained[side], t, format)} />
        </section>
      ))}
      <Reasons items={[{ text: t.goalsOf[scenario], rule: goalRules[scenario] }]} />
    </section>
  );
}

function Goal({ reached }: { readonly reached: boolean }) {
  const t = useTexts('league');
  return (
    <span class="league-goal" data-reached={reached || undefined}>
      <Icon name={reached ? 'check' : 'minus'} />
      <span class="visually-hidden">{reached ? t.reached : t.notReached}</span>
    </span>
  );
}

/** What a game brought both, reason by reason. */
function GameResult({ model, season, meeting }: GameProps) {
  const t = useTexts('league');
  const format = useFormat();
  const view = viewOf(season, model.now());
  const at = view.played.findIndex(({ id }) => id === meeting.id);
  return (
    <section class="card" aria-labelledby="league-counts">
      <h3 id="league-counts" class="card-title">
        {meeting.kind === 'playoff' ? t.playoff : t.counts}
      </h3>
      {sides.map((side) => {
        const line = rowIn(view, meeting[side])?.lines.find(({ event }) => event === at);
        if (!line) return null;
        const number = meeting.kind === 'playoff' ? line.playoff : line.points;
        return (
          <div key={side}>
            <b>{t.countsFor(nameIn(season, meeting[side]), format.number(number))}</b>{' '}
            <span class="hint">{t.sideOf[side]}</span>
            <Reasons items={saidOf(line, t, format)} />
          </div>
        );
      })}
    </section>
  );
}
