import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog, useShown } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useRootSign } from '../../kit/root-sign.ts';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import type { SiegeProps } from './text.ts';

/** A sheet that closes goes back in the history, and the browser scrolls to where the page was: what scrolls elsewhere comes after that. */
export function afterSheet(act: () => void): void {
  addEventListener('popstate', () => requestAnimationFrame(act), { once: true });
}

/** What a siege needs now and then: its name, the screen kept awake, its end, the other ones. */
function SiegeMenu({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const { announcer } = useServices();
  // As it is typed: what is kept has no blank at its end.
  const typed = useSignal(siege.name);
  const awake = model.awake.value;
  const called = siege.name || siege.state.players.map((_, player) => names.player(player)).join(' – ');

  /** The screen changes beneath, and says itself where one goes on. */
  function leaveBy(act: () => void): void {
    onClose();
    act();
    afterSheet(() => scrollTo(0, 0));
  }

  function finish(): void {
    const over = siege.ended === undefined;
    model.finish(over);
    announcer.announce(over ? siegeTexts.finished : t.goOnAgain);
    onClose();
    // How it ended stands at the top.
    afterSheet(() => scrollTo(0, 0));
  }

  return (
    <Dialog title={called} onClose={onClose}>
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
      <Button onClick={() => leaveBy(model.leave)}>{t.newSiege}</Button>
      <Button onClick={finish}>{siege.ended === undefined ? t.finish : t.goOnAgain}</Button>
      <Button kind="quiet" icon="trash" onClick={() => leaveBy(() => model.remove(siege.id, called))}>
        {t.removeSiege}
      </Button>
    </Dialog>
  );
}

/** At the end of a turn the table says which tokens come off: the castle rules leave that to the base rules. */
function EndTurn({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const { navigation } = useServices();
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
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
                  ? t.comeOff(names.section(section), siegeTexts.tokens(tokens))
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
          if (model.play({ do: 'end-turn', tokensOff: off.value })) afterSheet(() => scrollTo(0, 0));
        }}
      >
        {siegeTexts.next.command}
      </Button>
    </Dialog>
  );
}

interface StepProps {
  readonly label: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

/** It keeps the focus where there is nothing left to take back: who holds the key goes on from here. */
function Step({ label, can, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="button"
      data-kind="plain"
      data-icon-only
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={() => {
        if (can) onClick();
      }}
    >
      <Icon name="undo" />
    </button>
  );
}

/** Always at hand: what comes next, and the way back. */
export function TurnBar({ model, siege, names }: SiegeProps) {
  useRootSign('siegeBar');
  const t = useTexts('castlesiege');
  const shell = useTexts('shell');
  const [ending, end, goOn] = useShown();
  const [more, showMore, hideMore] = useShown();
  const { phase } = siege.state.turn;

  function next(): void {
    if (phase === 'set-up') model.play({ do: 'begin' });
    else if (phase === 'before-command') model.play({ do: 'begin-command' });
    else if (siege.tokened.length > 0) end();
    else model.play({ do: 'end-turn', tokensOff: [] });
  }

  return (
    <>
      <div class="siege-bar">
        <Step label={shell.undo} can={siege.canUndo} onClick={model.undo} />
        <span class="siege-redo">
          <Step label={t.redo} can={siege.canRedo} onClick={model.redo} />
        </span>
        <span class="siege-next">
          {siege.ended === undefined && (
            <Button kind="primary" wide onClick={next}>
              {t.next[phase]}
            </Button>
          )}
        </span>
        <Button icon="more" label={t.more} onClick={showMore} />
      </div>
      {ending && <EndTurn model={model} siege={siege} names={names} onClose={goOn} />}
      {more && <SiegeMenu model={model} siege={siege} names={names} onClose={hideMore} />}
    </>
  );
}
