import { type Signal, useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Chips, Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { gamePoints, scenarios, sides, walkoverScore } from '../../rules/brikwars/league/results.ts';
import { absences, type EnteredGame, outcomes } from '../../storage/half-entered.ts';
import { DayField } from './day-field.tsx';
import { hadPlayed } from './edit.ts';
import { absentSide, type Beginning, beginGame, meetingOf, placeOf, resultOf } from './entered-game.ts';
import type { SeasonProps } from './props.ts';
import { nameIn } from './view.ts';

interface GameSheetProps extends SeasonProps {
  readonly begin: Beginning;
  readonly onClose: () => void;
}

/** The sheet of the game that is entered, while one is. */
export function EnteredSheet({
  entering,
  ...of
}: SeasonProps & { readonly entering: Signal<Beginning | undefined> }) {
  const close = () => {
    entering.value = undefined;
  };
  return entering.value ? <GameSheet {...of} begin={entering.value} onClose={close} /> : null;
}

/** A game as it is planned, or how it ended: tap how, tap the secondary goals, save. */
function GameSheet({ model, season, begin, onClose }: GameSheetProps) {
  const t = useTexts('league');
  const { halfEntered } = model;
  const place = placeOf(season.id, begin);
  const kept = halfEntered.draft.peek();
  const entered = useSignal(kept?.of === place ? kept.game : beginGame(begin, season, model.today()));
  const game = entered.value;
  const set = (change: Partial<EnteredGame>) => {
    entered.value = { ...entered.peek(), ...change };
    halfEntered.set({ of: place, game: entered.value });
  };
  const { meeting: before, purpose } = begin;
  const meeting = meetingOf(game, before, model.createId);
  const absent = absentSide(game.end);
  const played = absent !== undefined && hadPlayed(season, game[absent], meeting);
  const result = resultOf(game, played);
  const two = game.light !== game.dark;
  function save(): void {
    if (purpose === 'plan') {
      const { scenario, light, dark, kind, day } = game;
      model.plan(season.id, { scenario, players: { light, dark } }, kind, day);
    } else if (result) model.enter(season.id, meeting, result, game.day || model.today());
    halfEntered.set(undefined);
    onClose();
  }
  const title = t.gameTitle(
    nameIn(season, game.light),
    nameIn(season, game.dark),
    t.scenarios[game.scenario],
  );
  return (
    <Dialog kind="sheet" title={purpose === 'plan' ? t.plan : t.enterResult} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {purpose === 'plan' ? (
          <WhichGame season={season} game={game} set={set} />
        ) : (
          <>
            <p>
              <b>{title}</b>
            </p>
            <Choice
              legend={t.whoWon}
              options={outcomes.map((value) => ({
                value,
                label: value === 'draw' ? t.draw : nameIn(season, game[value]),
              }))}
              value={absent ? undefined : game.end}
              onChange={(end) => set({ end })}
            />
            {!absent && (
              <Chips legend={t.secondary}>
                {sides.map((side) => (
                  <Toggle
                    key={side}
                    pressed={game.secondary[side]}
                    onChange={(on) => set({ secondary: { ...game.secondary, [side]: on } })}
                  >
                    {nameIn(season, game[side])}
                  </Toggle>
                ))}
              </Chips>
            )}
            <Scored game={game} result={result} season={season} />
          </>
        )}
        {!two && <p class="error">{t.twoNeeded}</p>}
        <div class="league-save">
          <Button
            kind="primary"
            icon="check"
            wide
            disabled={!two || (purpose === 'result' && !result)}
            onClick={save}
          >
            {purpose === 'plan' ? t.planIt : t.save}
          </Button>
        </div>
        {purpose === 'result' && (
          <>
            <Fold title={t.walkover}>
              <Choice
                legend={t.whoIsAbsent}
                options={absences.map((value) => ({
                  value,
                  label: nameIn(season, game[absentSide(value) ?? 'light']),
                }))}
                value={absent && game.end}
                onChange={(end) => set({ end })}
              />
              {absent && (
                <Toggle
                  pressed={game.absentPlayed ?? played}
                  onChange={(absentPlayed) => set({ absentPlayed })}
                >
                  {t.absentPlayed(nameIn(season, game[absent]))}
                </Toggle>
              )}
              <Reasons items={[{ text: t.annulled, rule: 'BW-LG-10' }]} />
            </Fold>
            <Fold title={t.change}>
              <WhichGame season={season} game={game} set={set} />
            </Fold>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly season: SeasonProps['season'];
  readonly game: EnteredGame;
  readonly set: (change: Partial<EnteredGame>) => void;
}

interface ScoredProps extends Pick<PartProps, 'season' | 'game'> {
  readonly result: ReturnType<typeof resultOf>;
}

/** The points that it brings both; the line is there before there are any. */
function Scored({ season, game, result }: ScoredProps) {
  const t = useTexts('league');
  const format = useFormat();
  const points = result && (result.by === 'game' ? gamePoints(result) : walkoverScore(result));
  return (
    <output class="league-scored">
      {points
        ? t.brings(
            nameIn(season, game.light),
            format.number(points.light),
            nameIn(season, game.dark),
            format.number(points.dark),
          )
        : '\u00a0'}
    </output>
  );
}

function WhichGame({ season, game, set }: PartProps) {
  const t = useTexts('league');
  return (
    <div class="stack">
      <Choice
        legend={t.scenario}
        options={scenarios.map((value) => ({ value, label: t.scenarios[value] }))}
        value={game.scenario}
        onChange={(scenario) => set({ scenario })}
      />
      {sides.map((side) => (
        <label key={side} class="field">
          <span class="label">{t[side]}</span>
          <select value={game[side]} onChange={(event) => set({ [side]: event.currentTarget.value })}>
            {season.players
              .filter(({ id, left }) => left === undefined || id === game[side])
              .map(({ id }) => (
                <option key={id} value={id}>
                  {nameIn(season, id)}
                </option>
              ))}
          </select>
        </label>
      ))}
      <Choice
        legend={t.kind}
        options={(['game', 'playoff'] as const).map((value) => ({ value, label: t.kinds[value] }))}
        value={game.kind}
        onChange={(kind) => set({ kind })}
      />
      <DayField label={t.day} value={game.day} onChange={(day) => set({ day })} />
    </div>
  );
}
