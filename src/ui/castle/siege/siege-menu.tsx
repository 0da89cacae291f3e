import { useSignal } from '@preact/signals';
import type { CastleSiegeModel } from '../../../state/castle-siege.ts';
import { siegeLimits } from '../../../state/castle-siege-shown.ts';
import type { CurrentSiege } from '../../../state/castle-siege-view.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Toggle } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { afterSheet } from './after-sheet.ts';
import type { SiegeNames } from './names.ts';

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
  // As it is typed: what is kept has no blank at its end.
  const typed = useSignal(siege.name);
  const awake = model.awake.value;
  const called = siege.name || siege.state.players.map((_, player) => names.player(player)).join(' – ');

  /** The screen changes beneath: who stood on a button goes on at the top of the place. */
  function leaveBy(act: () => void): void {
    onClose();
    act();
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
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
      <Button onClick={() => model.finish(siege.ended === undefined)}>
        {siege.ended === undefined ? t.finish : t.goOnAgain}
      </Button>
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
