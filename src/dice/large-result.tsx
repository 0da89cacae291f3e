import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { useModal } from '../kit/modal.ts';
import { DrawnDice } from './drawn-dice.tsx';
import { RollWords } from './roll-words.tsx';
import type { RolledProps } from './rolled.tsx';
import './large-result.css';

/** The result over the whole screen, to be read across the table; a tap anywhere closes it. */
export function LargeResult({ model, last, onClose }: RolledProps & { readonly onClose: () => void }) {
  const { settings } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const dialog = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same as the tap
    <dialog
      ref={dialog}
      class="large-result"
      data-game={settings.currentGame.value}
      aria-label={t.large}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      <div class="large-result-face" data-flipped={model.flipped.value || undefined}>
        <RollWords last={last} />
        {last.roll && <DrawnDice roll={last.roll} tumble={false} scale={1.3} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a tap on a button from closing */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div class="large-result-foot" onClick={(event) => event.stopPropagation()}>
        <Button icon="flip" label={compose.flip} pressed={model.flipped.value} onClick={model.flip} />
        <Button wide icon="back" onClick={onClose}>
          {t.closeLarge}
        </Button>
      </div>
    </dialog>
  );
}
