import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../../kit/controls/dialog.tsx';
import { Portions } from '../../../kit/controls/portions.tsx';
import { markText } from '../../../kit/figures/battle-text.ts';
import { type BattleEvent, type BattleMark, battleSides, freshUnit } from '../../../rules/battle.ts';
import { battleAfter, unitsOnTable } from '../../../rules/battle-after.ts';
import { pointsLeft } from '../../../rules/battle-points.ts';
import type { BattleStep } from '../../../rules/battle-story.ts';
import { isSupply } from '../../../rules/battle-supply.ts';
import type { StoredPlay } from '../../../storage/plays.ts';
import type { BattleModel } from '../model.ts';
import { eventText, luckLines } from '../text.ts';
import './end.css';
import './log.css';

/** Who stood how after so many steps. */
function Then({ play, count }: { readonly play: StoredPlay; readonly count: number }) {
  const t = useTexts('battle');
  const format = useFormat();
  const state = useMemo(() => battleAfter(play, play.events.slice(0, count)), [play, count]);
  return (
    <div class="then">
      {battleSides.map((side) => {
        const units = unitsOnTable(play, state, side);
        return (
          units.length > 0 && (
            <section key={side} class="then-side" data-side={side}>
              <h3>{play[side].name}</h3>
              <ul>
                {units.map((unit) => {
                  const of = state.units.get(unit.id);
                  if (!of) return null;
                  const marks = Object.entries(of.marks).filter(
                    ([mark, value]) => (value ?? 0) > 0 && !isSupply(mark as BattleMark),
                  );
                  return (
                    <li key={unit.id} data-down={of.left === 0 || undefined}>
                      <span>
                        {unit.name}
                        {marks.length > 0 && (
                          <small>
                            {marks
                              .map(([mark, value = 0]) =>
                                markText(t, format, play, mark as BattleMark, value),
                              )
                              .join(' · ')}
                          </small>
                        )}
                      </span>
                      <b>
                        {t.powerOf(
                          format.number(pointsLeft(play.game, unit, of)),
                          format.number(pointsLeft(play.game, unit, freshUnit(unit))),
                        )}
                      </b>
                    </li>
                  );
                })}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

interface LookProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  /** After so many steps. */
  readonly at: number;
  readonly onBack: () => void;
  /** The battle goes on from there. */
  readonly onGone: () => void;
}

/** One step: what happened, the board as it stood then, and the way on from there. */
function Look({ model, play, at, onBack, onGone }: LookProps) {
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const format = useFormat();
  const count = useSignal(Math.min(at, play.events.length));
  const { length } = play.events;
  const event = play.events[count.value - 1];
  const { number } = format;
  const move = (by: number) => () => {
    count.value += by;
  };
  return (
    <Dialog title={event ? t.step(number(count.value), number(length)) : t.beginning} onClose={onBack}>
      <div class="stack" data-game={play.game}>
        <div class="then-steps">
          <Button icon="back" label={t.before} disabled={count.value === 0} onClick={move(-1)} />
          <p aria-live="polite">{event ? eventText(battle, format, play, event) : t.beginning}</p>
          <Button label={t.after} disabled={count.value >= length} onClick={move(1)}>
            <svg class="icon then-on" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m9 5 7 7-7 7" />
            </svg>
          </Button>
        </div>
        <Then play={play} count={count.value} />
        <Button
          kind="primary"
          wide
          icon="undo"
          disabled={count.value >= length}
          onClick={() => {
            model.backTo(play.id, count.value);
            onGone();
          }}
        >
          {t.goOnHere}
        </Button>
      </div>
    </Dialog>
  );
}

/** What is done in passing. */
const quiet: readonly BattleEvent['do'][] = ['act', 'hand', 'card', 'pack'];

interface LogProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly steps: readonly BattleStep[];
  /** This one at first; else all. */
  readonly at?: number | undefined;
  readonly onClose: () => void;
}

/** All that happened, round by round; each step can be looked at and gone back to. */
export function Log({ model, play, steps, at, onClose }: LogProps) {
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const format = useFormat();
  const looked = useSignal(at);
  const later = play.undone.length;
  const luck = luckLines(battle, format, play);
  // The last first; a new round begins with the step that says so.
  const roundOf = ({ round, event }: BattleStep) => (event.do === 'round' ? round + 1 : round);
  const rows = steps.toReversed().flatMap((step, place, all) => {
    const { at: before, event } = step;
    const above = all[place - 1];
    const row = (
      <li key={before}>
        <button
          type="button"
          class="log-step"
          data-quiet={quiet.includes(event.do) || undefined}
          onClick={() => {
            looked.value = before + 1;
          }}
        >
          <small>{format.number(before + 1)}</small>
          <span>{eventText(battle, format, play, event)}</span>
        </button>
      </li>
    );
    if (above && roundOf(above) === roundOf(step)) return [row];
    const title = battle.reportRound(format.number(roundOf(step)));
    return [
      <li key={title} class="log-round">
        {title}
      </li>,
      row,
    ];
  });
  return (
    <>
      <Dialog title={t.log} onClose={onClose}>
        <SheetNotice />
        <div class="stack" data-game={play.game}>
          {later > 0 && (
            <Button icon="repeat" onClick={() => model.bringBack(play.id)}>
              {t.bringBack(later)}
            </Button>
          )}
          {luck.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ol class="log">
            <Portions rows={rows} />
          </ol>
        </div>
      </Dialog>
      {looked.value !== undefined && (
        <Look
          model={model}
          play={play}
          at={looked.value}
          onBack={() => {
            looked.value = undefined;
          }}
          onGone={() => {
            looked.value = undefined;
            onClose();
          }}
        />
      )}
    </>
  );
}
