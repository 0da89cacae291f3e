import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { afterSheet } from './after-sheet.ts';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import type { CurrentSiege } from './view.ts';

interface SiegeMenuProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly onClose: () => void;
}

/** What a siege needs now and then: its name, the screen kept awake, its end, the other ones. */
export function SiegeMenu({ model, siege, names, onClose }: SiegeMenuProps) {
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
      <Button
        kind="quiet"
        icon="trash"
        onClick={() => leaveBy(() => model.remove(siege.id, called || siegeTexts.title))}
      >
        {t.removeSiege}
      </Button>
    </Dialog>
  );
}
