import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { NumberPad } from '../../kit/number-pad.tsx';
import type { UsbArmyModel } from './model.ts';

const most = 99_999;

/** Asks for the limit that was agreed: the usual ones a tap each, any other on the pad. */
export function LimitChoice({ army }: { readonly army: UsbArmyModel }) {
  const t = useTexts('usbarmy');
  const format = useFormat();
  const typing = useSignal(false);
  return (
    <fieldset class="choice">
      <legend>{t.askLimit}</legend>
      <div class="chips">
        {army.limits.map((limit) => (
          <button type="button" class="chip" key={limit} onClick={() => army.setLimit(limit)}>
            <span>{format.number(limit)}</span>
          </button>
        ))}
        <button
          type="button"
          class="chip"
          aria-haspopup="dialog"
          onClick={() => {
            typing.value = true;
          }}
        >
          <span>{t.ownLimit}</span>
        </button>
      </div>
      <p class="hint">{t.askLimitHint}</p>
      {typing.value && (
        <NumberPad
          label={t.limitTitle}
          min={1}
          max={most}
          decimals={0}
          onDone={(limit) => {
            typing.value = false;
            if (limit !== undefined) army.setLimit(limit);
          }}
        />
      )}
    </fieldset>
  );
}
