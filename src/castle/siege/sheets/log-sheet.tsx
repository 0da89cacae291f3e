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
import { eventText, fellOut, reasonItems, type SiegeProps } from '../text.ts';

interface SheetProps extends SiegeProps {
  readonly onClose: () => void;
}

const linesAtOnce = 12;

/** What happened, the newest first, each with its rules behind it; a tap goes back to where it had just happened. */
function Log({ model, siege, names }: SiegeProps) {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const most = useSignal(linesAtOnce);
  const describing = { t, terms, names, number: format.number, state: siege.state };
  const newest = siege.log.toReversed();
  const shown = newest.slice(0, most.value);

  const headOf = ({ phase, round, player }: (typeof newest)[number]['turn']) =>
    phase === 'set-up'
      ? t.before
      : `${t.roundNumber(format.number(round))} · ${t.turnOf(names.player(player))}`;

  return (
    <>
      <h3 class="label">{t.log}</h3>
      {newest.length === 0 && <p class="hint">{t.logEmpty}</p>}
      <ol class="siege-log">
        {shown.map((entry, index) => {
          const head = headOf(entry.turn);
          const before = shown[index - 1];
          const position = siege.log.length - 1 - index;
          const text = eventText(describing, entry, fellOut(siege.state, siege.log, position));
          return (
            <li key={position}>
              {(before === undefined || headOf(before.turn) !== head) && <h4 class="label">{head}</h4>}
              <Fold title={text}>
                <Reasons items={reasonItems(t, entry.reasons)} />
                {entry.overruled.length > 0 && (
                  <>
                    <p class="hint">{t.overruled}</p>
                    <Reasons items={reasonItems(t, entry.overruled, 'refused')} />
                  </>
                )}
                {position + 1 < siege.log.length && (
                  <Button icon="undo" label={t.backToThere(text)} onClick={() => model.goTo(position + 1)}>
                    {t.backTo}
                  </Button>
                )}
              </Fold>
            </li>
          );
        })}
      </ol>
      {newest.length > shown.length && (
        <Button
          onClick={() => {
            most.value += linesAtOnce;
          }}
        >
          {t.moreLines}
        </Button>
      )}
      {newest.length === shown.length && newest.length > 0 && (
        <Button kind="quiet" icon="undo" onClick={() => model.goTo(0)}>
          {t.toStart}
        </Button>
      )}
      {siege.earlier > 0 && newest.length === shown.length && <p class="hint">{t.earlier(siege.earlier)}</p>}
    </>
  );
}

/** What a siege needs now and then: its name, the screen kept awake, its end, the other ones. */
function More({ model, siege, names, onClose }: SheetProps) {
  const t = useTexts('castlesiege');
  const { takeOver } = useTexts('castlesiege');
  const { announcer, navigation } = useServices();
  // As it is typed: what is kept has no blank at its end.
  const typed = useSignal(siege.name);
  const awake = model.awake.value;
  const called = names.siege(siege.name);

  /** The screen changes beneath, and says itself where one goes on. */
  function leaveBy(act: () => void): void {
    onClose();
    act();
  }

  function finish(): void {
    const over = siege.ended === undefined;
    model.finish(over);
    announcer.announce(over ? t.finished : t.goOnAgain);
    onClose();
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
      <Button onClick={finish}>{siege.ended === undefined ? t.finish : t.goOnAgain}</Button>
      <SettingsButton onLeave={onClose} />
      <Button kind="quiet" icon="trash" onClick={() => leaveBy(() => model.remove(siege.id, called))}>
        {t.removeSiege}
      </Button>
    </Fold>
  );
}

interface LogSheetProps extends SheetProps {
  readonly onTable: () => void;
  readonly onHandOver: () => void;
}

/** Behind the list sign: the log of the siege with the way back to any step and forth again, and all that few need. */
export function LogSheet({ onTable, onHandOver, ...props }: LogSheetProps) {
  const { model, siege, names, onClose } = props;
  const { enter } = useTexts('tablemode');
  const t = useTexts('castlesiege');
  const { handOver } = useTexts('castlesiege');
  const called = names.siege(siege.name);
  return (
    <Dialog title={called} onClose={onClose}>
      {siege.ended !== undefined && <p class="note">{t.finished}</p>}
      {siege.canRedo && (
        <Button icon="repeat" onClick={() => model.goTo(Number.POSITIVE_INFINITY)}>
          {t.redoAll}
        </Button>
      )}
      <Button
        onClick={() => {
          onClose();
          onTable();
        }}
      >
        <AwakeIcon /> {enter}
      </Button>
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
