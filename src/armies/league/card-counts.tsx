import { Fragment } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips, Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { across, type Side, sides } from '../../rules/brikwars/league/results.ts';
import { type ScenarioCard, seasonBounds } from '../../storage/season.ts';
import {
  cardOf,
  mostUnits,
  withBreakthrough,
  withCaptures,
  withStart,
  withUnits,
  withWipedOut,
} from './card.ts';
import { changeMeeting } from './edit.ts';
import type { LeagueModel } from './model.ts';
import type { GameProps } from './props.ts';
import { nameIn } from './view.ts';

/** Changes the card as it is stored then; a notice takes the last step back. */
export function turnCard(
  model: LeagueModel,
  season: string,
  game: string,
  said: string,
  change: (card: ScenarioCard) => ScenarioCard,
): void {
  model.step(season, said, (known) => {
    const meeting = known.meetings.find(({ id }) => id === game);
    return meeting ? changeMeeting(known, game, { card: change(cardOf(meeting)) }) : known;
  });
}

type Turn = (what: string, change: (card: ScenarioCard) => ScenarioCard) => void;

function turner({ model, season, meeting }: GameProps, step: (what: string) => string): Turn {
  return (what, change) => turnCard(model, season.id, meeting.id, step(what), change);
}

interface PairProps extends Pick<GameProps, 'season' | 'meeting'> {
  readonly legend: string;
  readonly value: (side: Side) => number;
  readonly most: (side: Side) => number;
  readonly onChange: (side: Side, value: number, name: string) => void;
}

/** The same number of both sides, side by side. */
function Pair({ season, meeting, legend, value, most, onChange }: PairProps) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="league-pair">
        {sides.map((side) => {
          const name = nameIn(season, meeting[side]);
          return (
            <Stepper
              key={side}
              label={name}
              value={value(side)}
              min={0}
              max={most(side)}
              onChange={(next) => onChange(side, next, name)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** With how many units each side begins. */
export function StartCounts(props: GameProps) {
  const { season, meeting } = props;
  const t = useTexts('league');
  const card = cardOf(meeting);
  const turn = turner(props, t.step);
  return (
    <Pair
      season={season}
      meeting={meeting}
      legend={t.unitsStart}
      value={(side) => card[side].start}
      most={() => seasonBounds.units}
      onChange={(side, units, name) =>
        turn(`${t.unitsStart}, ${name}`, (known) => withStart(known, meeting.scenario, side, units))
      }
    />
  );
}

/** What is counted and ticked while the game is played. */
export function CardCounts(props: GameProps) {
  const { season, meeting } = props;
  const t = useTexts('league');
  const format = useFormat();
  const { scenario } = meeting;
  const card = cardOf(meeting);
  const turn = turner(props, t.step);
  const name = (side: Side) => nameIn(season, meeting[side]);
  return (
    <section class="card league-counts" aria-label={t.card}>
      <Pair
        season={season}
        meeting={meeting}
        legend={t.unitsNow}
        value={(side) => card[side].now}
        most={(side) => mostUnits(card, side)}
        onChange={(side, units, who) =>
          turn(`${t.unitsNow}, ${who}`, (known) => withUnits(known, scenario, side, units))
        }
      />
      {scenario === 'battle' && (
        <Chips legend={t.breakThrough}>
          {sides.map((side) => {
            const { enemiesThen } = card[side];
            return (
              <Fragment key={side}>
                <Toggle
                  pressed={enemiesThen !== null}
                  onChange={(on) =>
                    turn(`${t.breakThrough}, ${name(side)}`, (known) => withBreakthrough(known, side, on))
                  }
                >
                  {name(side)}
                </Toggle>
                {enemiesThen !== null && (
                  <small>
                    {t.breakThroughAt(format.number(enemiesThen), format.number(card[across(side)].start))}
                  </small>
                )}
              </Fragment>
            );
          })}
        </Chips>
      )}
      {scenario === 'flag' && (
        <>
          <Pair
            season={season}
            meeting={meeting}
            legend={t.captures}
            value={(side) => card[side].captures}
            most={() => seasonBounds.captures}
            onChange={(side, times, who) =>
              turn(`${t.captures}, ${who}`, (known) => withCaptures(known, side, times))
            }
          />
          {sides.map(
            (side) =>
              card[side].now === 0 &&
              card[side].captures > 0 && (
                <Toggle
                  key={side}
                  pressed={card[side].wipedOut}
                  onChange={(on) => turn(t.wipedOut(name(side)), (known) => withWipedOut(known, side, on))}
                >
                  {t.wipedOut(name(side))}
                </Toggle>
              ),
          )}
        </>
      )}
      {scenario === 'transport' && (
        <Choice
          legend={t.itemOff}
          options={(['nobody', ...sides] as const).map((value) => ({
            value,
            label: value === 'nobody' ? t.nobody : name(value),
          }))}
          value={card.itemOff}
          onChange={(itemOff) => turn(t.itemOff, (known) => ({ ...known, itemOff }))}
        />
      )}
    </section>
  );
}
