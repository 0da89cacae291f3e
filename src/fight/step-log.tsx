import { useServices, useTexts } from '../kit/context.ts';
import { Die } from '../kit/controls/die.tsx';
import type { Format } from '../platform/format.ts';
import { otherSide } from '../platform/whose.ts';
import type { Roll } from '../rules/dice/roll.ts';
import { useActing } from './acting.tsx';
import type { TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import './steps.css';

type Words = ReturnType<typeof useTexts<'fight'>>;

/** The words for each turn of a fight, the first at 0: in one that the other side takes, mine is theirs. */
export type TextsOfTurn<Inputs, Moment, Entry, Outcome> = (
  turn: number,
) => TableTexts<Inputs, Moment, Entry, Outcome>;

interface TableLogProps<Inputs, Moment, Entry, Outcome> {
  readonly label: string;
  readonly log: readonly Entry[];
  readonly inputs: Inputs;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** Of these only the successes are known. */
  readonly counted: ReadonlySet<Roll>;
  /** The last dice have just been thrown. */
  readonly tumble?: boolean;
}

/** All turns of a fight so far, the one in hand last. */
export function TableTurns<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  play,
  texts,
}: {
  readonly play: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly texts: TextsOfTurn<Inputs, Moment, Entry, Outcome>;
}) {
  const t = useTexts('fight');
  const acting = useActing();
  const { earlier, log, inputs, counted } = play;
  const whoActs = (turn: number) =>
    texts(0) === texts(1) ? undefined : turn % 2 === 0 ? acting : otherSide(acting);
  return (
    <>
      {earlier.map((turn, index) => (
        <div class="stack" key={index} data-acting={whoActs(index)}>
          <h3 class="label">{headOf(t, texts(index), index, turn.inputs)}</h3>
          <TableLog
            label={t.turnNumber(index + 1)}
            log={turn.log}
            inputs={turn.inputs}
            texts={texts(index)}
            counted={counted}
          />
          <p>{texts(index).outcome(turn.outcome, turn.inputs)}</p>
        </div>
      ))}
      {earlier.length > 0 && (
        <h3 class="label">{headOf(t, texts(earlier.length), earlier.length, inputs)}</h3>
      )}
      <TableLog
        label={t.record}
        log={log}
        inputs={inputs}
        texts={texts(earlier.length)}
        counted={counted}
        tumble
      />
    </>
  );
}

function headOf<Inputs>(
  t: Words,
  { title, turn = title }: Pick<TableTexts<Inputs, never, never, never>, 'title' | 'turn'>,
  index: number,
  inputs: Inputs,
): string {
  return t.turnOf(index + 1, (index === 0 ? title : turn)(inputs));
}

/** More dice than this are shown as faces. */
const mostDrawn = 24;

/** The record of a turn in words, with its dice. */
function TableLog<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  label,
  log,
  inputs,
  texts,
  counted,
  tumble = false,
}: TableLogProps<Inputs, Moment, Entry, Outcome>) {
  const { settings } = useServices();
  const t = useTexts('fight');
  if (log.length === 0) return null;
  return (
    <ol class="play-log" aria-label={label}>
      {log.map((entry, index) => {
        const { text, hint, result } = texts.line(entry, inputs);
        const { roll } = entry;
        const side = texts.side?.(entry, inputs) ?? 'mine';
        const shown = roll && !counted.has(roll) ? roll : undefined;
        const moves = tumble && index === log.length - 1 && settings.value.value.animation;
        return (
          <li key={index}>
            {shown && shown.dice.length <= mostDrawn && (
              <span class="play-dice">
                {shown.dice.map((die, place) => (
                  <Die
                    key={place}
                    sides={die.sides}
                    face={die.face}
                    bonus={die.bonusOf !== undefined}
                    faded={die.replaced === true}
                    tumble={moves}
                    side={side}
                    index={place}
                    size={36}
                  />
                ))}
              </span>
            )}
            <span class="play-words">
              <span>{text}</span>
              {hint && <span class="hint">{hint}</span>}
              {shown && shown.dice.length > mostDrawn && <span class="hint">{facesText(shown)}</span>}
              {roll && !shown && <span class="hint">{countedText(t, roll)}</span>}
            </span>
            {result && <b>{result}</b>}
          </li>
        );
      })}
    </ol>
  );
}

function facesText({ dice }: Roll): string {
  return dice.map(({ face }) => face).join(' ');
}

function countedText(t: Words, { total, dice }: Roll): string {
  return t.counted(total, dice.length);
}

/** What came of it, and how likely that was: by the bar, as it stood before the first die. */
export function endingOf<Inputs, Moment, Entry, Outcome>(
  t: Words,
  format: Format,
  { outcome: notify, ended }: TableTexts<Inputs, Moment, Entry, Outcome>,
  { outcome, inputs, begun, likelihood }: TablePlay<Inputs, Moment, Entry, Outcome>,
): readonly string[] {
  if (outcome === undefined) return [];
  const end = ended?.(outcome, begun);
  if (end) return [notify(outcome, inputs), t.endLikelihood(end.label, end.shown)];
  return [
    notify(outcome, inputs),
    ...(likelihood === undefined ? [] : [t.likelihood(format.hundredths(likelihood))]),
  ];
}

/** The whole fight as a text for a friend: a line for each step, with its faces. */
export function logText<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  t: Words,
  texts: TextsOfTurn<Inputs, Moment, Entry, Outcome>,
  play: TablePlay<Inputs, Moment, Entry, Outcome>,
  ending: readonly string[],
): string {
  const lines = (log: readonly Entry[], inputs: Inputs, turn: number) =>
    log.map((entry) => {
      const { text, result } = texts(turn).line(entry, inputs);
      const said = result === undefined ? text : t.announceLine(text, result);
      const { roll } = entry;
      return roll ? `${said} [${play.counted.has(roll) ? countedText(t, roll) : facesText(roll)}]` : said;
    });
  const first = play.earlier[0]?.inputs ?? play.inputs;
  const now = texts(play.earlier.length);
  return [
    texts(0).title(first),
    ...play.earlier.flatMap(({ inputs, log, outcome }, index) => [
      headOf(t, texts(index), index, inputs),
      ...lines(log, inputs, index),
      texts(index).outcome(outcome, inputs),
    ]),
    ...(play.earlier.length > 0 ? [headOf(t, now, play.earlier.length, play.inputs)] : []),
    ...lines(play.log, play.inputs, play.earlier.length),
    ...ending,
  ].join('\n');
}
