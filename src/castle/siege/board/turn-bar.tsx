import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Dialog, useShown } from '../../../kit/controls/dialog.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { useRootSign } from '../../../kit/stage/root-sign.ts';
import '../../../kit/controls/thumb-bar.css';
import { eventText, type SiegeProps, tookOut } from '../text.ts';
import { lastTapOf } from '../turn-over.ts';

/** At the end of a turn the table says which tokens come off: the castle rules leave that to the base rules. */
function EndTurn({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const { navigation } = useServices();
  const t = useTexts('castlesiege');
  const { tokened } = siege;
  const off = useSignal<readonly number[]>([]);
  const choose = (sections: readonly number[]) => {
    off.value = sections;
  };

  return (
    <Dialog title={t.tokensQuestion} onClose={onClose}>
      <p>
        {t.tokensHint}{' '}
        <button type="button" class="siege-rule" onClick={() => navigation.openRule('MK-A-26')}>
          MK-A-26
        </button>
      </p>
      <div class="row">
        <Button onClick={() => choose(tokened.map(({ section }) => section))}>{t.allTokens}</Button>
        <Button onClick={() => choose(tokened.filter(({ acted }) => !acted).map(({ section }) => section))}>
          {t.notActed}
        </Button>
        <Button onClick={() => choose([])}>{t.noTokens}</Button>
      </div>
      <div class="chips">
        {tokened.map(({ section, tokens }) => {
          const comesOff = off.value.includes(section);
          return (
            <Toggle
              key={section}
              pressed={comesOff}
              onChange={(on) =>
                choose(on ? [...off.value, section] : off.value.filter((other) => other !== section))
              }
            >
              <span class="siege-condition">
                <Icon name={comesOff ? 'check' : 'close'} size={18} />{' '}
                {comesOff
                  ? t.comeOff(names.section(section), t.tokens(tokens))
                  : t.stay(names.section(section), tokens)}
              </span>
            </Toggle>
          );
        })}
      </div>
      <Button
        kind="primary"
        wide
        onClick={() => {
          onClose();
          model.play({ do: 'end-turn', tokensOff: off.value });
        }}
      >
        {t.next.command}
      </Button>
    </Dialog>
  );
}

interface StepProps {
  readonly label: string;
  readonly can: boolean;
  readonly detail?: string | undefined;
  readonly onClick: () => void;
}

/** It keeps the focus where there is nothing left to take back: who holds the key goes on from here. */
function Step({ label, can, detail, onClick }: StepProps) {
  const t = useTexts('castlesiege');
  return (
    <button
      type="button"
      class="button siege-step"
      data-kind="plain"
      aria-label={detail === undefined ? label : undefined}
      aria-disabled={!can}
      onClick={() => {
        if (can) onClick();
      }}
    >
      <Icon name="undo" />
      {detail !== undefined && (
        <span>
          {t.undoShort} <small>{detail}</small>
        </span>
      )}
    </button>
  );
}

/** The way to the log and to all that few need. */
export function MenuButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts('castlesiege');
  return (
    <button type="button" class="button" data-kind="plain" data-icon-only title={t.more} onClick={onClick}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d="M4 6h16M4 12h16M4 18h10"
          fill="none"
          stroke="currentColor"
          stroke-width="2.500"
          stroke-linecap="round"
        />
      </svg>
    </button>
  );
}

interface TurnBarProps extends SiegeProps {
  /** The buttons alone: table mode has a bar of its own. */
  readonly atTable: boolean;
  readonly onLog: () => void;
}

/** Always under the thumb: the way back, what comes next, and what happened. */
export function TurnBar({ model, siege, names, atTable, onLog }: TurnBarProps) {
  useRootSign('thumb');
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const shell = useTexts('shell');
  const format = useFormat();
  const [ending, end, goOn] = useShown();
  const { state } = siege;
  const { phase, player } = state.turn;
  // Where every step has its tap, the command phase has one as well.
  const next = phase === 'before-command' && state.habits?.turns !== 'tap' ? 'command' : phase;
  const tap = lastTapOf(siege.log);
  const last = tap.at(-1);
  // Several that came at once go back at once.
  const like = tap.filter(({ event }) => event.do === 'field').length;
  const detail =
    like > 1
      ? t.figures(like)
      : last &&
        eventText(
          { t, terms, names, number: format.number, state },
          last,
          tookOut(state, siege.log, siege.log.length - 1),
        );

  function go(): void {
    if (next === 'set-up') model.play({ do: 'begin' });
    else if (next === 'before-command') model.play({ do: 'begin-command' });
    else model.endTurn(end);
  }

  // Whose colour the main button has, in the bar and at the table.
  const of = phase === 'set-up' ? undefined : player;
  const buttons = (
    <>
      <Step
        label={shell.undo}
        can={siege.canUndo}
        detail={siege.canUndo ? detail : undefined}
        onClick={model.undo}
      />
      {siege.canRedo && !atTable && (
        <span class="siege-redo">
          <Step label={t.redo} can onClick={model.redo} />
        </span>
      )}
      <button type="button" class="button" data-kind="primary" data-player={of} onClick={go}>
        {t.next[next]}
      </button>
      <MenuButton onClick={onLog} />
    </>
  );
  return (
    <>
      {atTable ? buttons : <div class="thumb-bar siege-bar">{buttons}</div>}
      {ending && <EndTurn model={model} siege={siege} names={names} onClose={goOn} />}
    </>
  );
}
