import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/controls/die.tsx';
import type { ContestsModel } from './model.ts';
import type { ContestState, Thrown } from './play.ts';
import { tiedLine, verdict, verdictLine, whoName } from './record.ts';

interface ContestResultProps {
  readonly model: ContestsModel;
  readonly state: ContestState;
  /** The card and its buttons are gone. */
  readonly onCleared: () => void;
}

/** The verdict in the largest letters, and every round that led to it, the newest first. */
export function ContestResult({ model, state, onCleared }: ContestResultProps) {
  const t = useTexts('contests');
  const shell = useTexts('shell');
  const format = useFormat();
  const { outcome, due, rounds } = state;
  const { kind } = state.play.inputs;
  const name = (who: number) => whoName(t, kind, model.names.value, who);
  const names = () => format.list(due.map(name));
  const line = verdictLine(t, format, state);
  const leave = (act: () => void) => () => {
    act();
    if (!model.shown.peek()?.rounds.length) onCleared();
  };
  const card = useRef<HTMLElement>(null);
  const { rolls } = state.play;
  // The bar is in reach further down the page: the verdict then comes into sight.
  useLayoutEffect(() => {
    if (model.fresh.peek() && (card.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
  }, [model, rolls]);
  return (
    <section ref={card} class="card contest-result" aria-labelledby="contest-result">
      <h3 id="contest-result" class="contest-verdict" tabIndex={-1} data-open={outcome ? undefined : ''}>
        {verdict(t, state, model.names.value) ??
          (state.tied ? tiedLine(t, format, state, model.names.value) : t.waiting(names()))}
      </h3>
      {line && <p>{line}</p>}
      {outcome?.kind === 'first' && outcome.first === 'simultaneous' && <p class="hint">{t.tieNote}</p>}
      <ol class="contest-rounds" reversed>
        {rounds
          .map((round, index) => (
            <li key={index}>
              {rounds.length > 1 && <p class="label">{t.round(index + 1)}</p>}
              <Round
                round={round}
                name={name}
                mark={kind === 'wisg' || kind === 'starts'}
                tumble={index === rounds.length - 1 && model.fresh.value}
              />
            </li>
          ))
          .reverse()}
      </ol>
      <div class="row contest-tools">
        <Button kind="quiet" icon="undo" onClick={leave(model.undo)}>
          {shell.undo}
        </Button>
        <Button kind="quiet" icon="trash" onClick={leave(model.clear)}>
          {t.clear}
        </Button>
      </div>
    </section>
  );
}

interface RoundProps {
  readonly round: readonly Thrown[];
  readonly name: (who: number) => string;
  /** Whether the highest is marked. */
  readonly mark: boolean;
  readonly tumble: boolean;
}

function Round({ round, name, mark, tumble }: RoundProps) {
  const t = useTexts('contests');
  const format = useFormat();
  const { settings } = useServices();
  const top = Math.max(...round.map(({ roll }) => roll.total));
  const tied = round.filter(({ roll }) => roll.total === top).length > 1;
  return (
    <ul class="contest-throws">
      {round.map(({ who, roll }) => (
        <li key={who} data-top={(mark && roll.total === top) || undefined}>
          <span class="contest-name">{name(who)}</span>
          <span class="contest-dice">
            {roll.dice.map((die, index) => (
              <Die
                key={index}
                sides={die.sides}
                face={die.face}
                index={index}
                bonus={die.bonusOf !== undefined}
                tumble={tumble && !roll.typed && settings.value.value.animation}
                size={36}
              />
            ))}
          </span>
          <b class="contest-total">{format.number(roll.total)}</b>
          <span class="contest-mark">
            {mark && roll.total === top && (tied ? t.tiedMark : t.topMark)}
            {roll.typed && <small> {t.typed}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
