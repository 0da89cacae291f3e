import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Dialog, SheetNotice } from '../../../kit/controls/dialog.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { SettingsButton } from '../../../kit/controls/settings-button.tsx';
import { receiveFrom } from '../../../kit/receive-path.ts';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { AwakeIcon } from '../../../kit/stage/table-mode.tsx';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { eventText, reasonItems, type SiegeProps, tookOut } from '../text.ts';
import { type LogTurn, roundsOf } from './log-lines.ts';

interface SheetProps extends SiegeProps {
  readonly onClose: () => void;
}

const turnsAtOnce = 6;

/** Turns of the log, the newest first: each with what was done in it, those without a deed between two others together. */
function foldedTurns(turns: readonly LogTurn[]): readonly (LogTurn | readonly LogTurn[])[] {
  const rows: (LogTurn | LogTurn[])[] = [];
  for (const turn of turns.toReversed()) {
    const last = rows.at(-1);
    if (turn.lines.length > 0) rows.push(turn);
    else if (Array.isArray(last)) last.push(turn);
    else rows.push([turn]);
  }
  return rows;
}

/** What happened, the newest first, each with its rules behind it; a tap goes back to where it had just happened. */
function Log({ model, siege, names }: SiegeProps) {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const most = useSignal(turnsAtOnce);
  const describing = { t, terms, names, number: format.number, state: siege.state };
  const rows = foldedTurns(roundsOf(siege.log));
  const shown = rows.slice(0, most.value);
  const all = shown.length === rows.length;

  const headOf = ({ phase, round, player }: LogTurn['turn']) =>
    phase === 'set-up'
      ? t.before
      : `${t.roundNumber(format.number(round))} · ${t.turnOf(names.player(player))}`;

  /** The way back to where so much had happened; none to where the siege stands. */
  const wayBack = (events: number, text: string, shown: string) =>
    events < siege.log.length && (
      <Button icon="undo" label={t.backToThere(text)} onClick={() => model.goTo(events)}>
        {shown}
      </Button>
    );

  return (
    <>
      <h3 class="label">{t.log}</h3>
      {rows.length === 0 && <p class="hint">{t.logEmpty}</p>}
      <ol class="siege-log">
        {shown.map((row) =>
          'lines' in row ? (
            <li key={row.end}>
              <h4 class="label">{headOf(row.turn)}</h4>
              {row.lines.toReversed().map(({ entry, at }) => {
                const text = eventText(describing, entry, tookOut(siege.state, siege.log, at));
                return (
                  <Fold key={at} title={text}>
                    <Reasons items={reasonItems(t, entry.reasons)} />
                    {entry.overruled.length > 0 && (
                      <>
                        <p class="hint">{t.overruled}</p>
                        <Reasons items={reasonItems(t, entry.overruled, 'refused')} />
                      </>
                    )}
                    {wayBack(at + 1, text, t.backTo)}
                  </Fold>
                );
              })}
            </li>
          ) : (
            <li key={row[0]?.end}>
              <Fold title={t.emptyTurns(row.length)}>
                {row.map((turn) => {
                  const head = headOf(turn.turn);
                  return wayBack(turn.end, head, head) || <p key={turn.end}>{head}</p>;
                })}
              </Fold>
            </li>
          ),
        )}
      </ol>
      {!all && (
        <Button
          onClick={() => {
            most.value += turnsAtOnce;
          }}
        >
          {t.moreLines}
        </Button>
      )}
      {all && rows.length > 0 && (
        <Button kind="quiet" icon="undo" onClick={() => model.goTo(0)}>
          {t.toStart}
        </Button>
      )}
      {siege.earlier > 0 && all && <p class="hint">{t.earlier(siege.earlier)}</p>}
    </>
  );
}

/** What a siege needs now and then: its name, the screen kept awake, its end, the other ones. */
function More({ model, siege, names, onClose }: SheetProps) {
  const t = useTexts('castlesiege');
  const { takeOver } = useTexts('castlesiege');
  const { navigation } = useServices();
  // As it is typed: what is kept has no blank at its end.
  const typed = useSignal(siege.name);
  const awake = model.awake.value;
  const called = names.siege(siege.name);

  /** The screen changes beneath, and says itself where one goes on. */
  function leaveBy(act: () => void): void {
    onClose();
    act();
  }

  return (
    <Fold title={t.more}>
      <Field
        label={t.siegeName}
        value={typed.value}
        maxLength={siegeLimits.name}
        placeholder={called}
        onInput={(name) => {
          typed.value = name;
          model.rename(siege.id, name);
        }}
      />
      {awake !== 'unsupported' && (
        <Toggle pressed={model.wanted.value} onChange={model.keepAwake}>
          {t.awake}
        </Toggle>
      )}
      <p class="hint">{t.awakeStates[awake]}</p>
      <Button
        icon="gear"
        onClick={() => {
          onClose();
          model.askHabits(() => undefined);
        }}
      >
        {t.habits.title}
      </Button>
      <Button icon="download" onClick={() => navigation.go(receiveFrom('siege'))}>
        {takeOver}
      </Button>
      <Button onClick={() => leaveBy(model.leave)}>{t.newSiege}</Button>
      <SettingsButton onLeave={onClose} />
      <Button kind="quiet" icon="trash" onClick={() => leaveBy(() => model.remove(siege.id, called))}>
        {t.removeSiege}
      </Button>
    </Fold>
  );
}

interface LogSheetProps extends SheetProps {
  /** None at the end: there is nothing to play at the table. */
  readonly onTable?: () => void;
  readonly onHandOver: () => void;
  /** Its picture goes out as soon as it is over; none at the end. */
  readonly onSend?: () => void;
}

/** Behind the list sign: the log of the siege with the way back to any step and forth again, and all that few need. */
export function LogSheet({ onTable, onHandOver, onSend, ...props }: LogSheetProps) {
  const { model, siege, names, onClose } = props;
  const { enter } = useTexts('tablemode');
  const t = useTexts('castlesiege');
  const { handOver } = useTexts('castlesiege');
  const { announcer } = useServices();
  const called = names.siege(siege.name);
  const finish = (then?: () => void) => () => {
    onClose();
    then?.();
    model.finish(true);
    announcer.announce(t.finished);
  };
  return (
    <Dialog title={called} onClose={onClose}>
      {siege.ended === undefined && (
        <>
          <Button icon="castle" onClick={finish()}>
            {t.finish}
          </Button>
          <Button icon="share" onClick={finish(onSend)}>
            {t.finishSend}
          </Button>
        </>
      )}
      {siege.canRedo && (
        <Button icon="repeat" onClick={() => model.goTo(Number.POSITIVE_INFINITY)}>
          {t.redoAll}
        </Button>
      )}
      {onTable && (
        <Button
          onClick={() => {
            onClose();
            onTable();
          }}
        >
          <AwakeIcon /> {enter}
        </Button>
      )}
      <Button
        icon="share"
        onClick={() => {
          onClose();
          onHandOver();
        }}
      >
        {handOver}
      </Button>
      <More {...props} />
      <Log {...props} />
      <SheetNotice />
    </Dialog>
  );
}
