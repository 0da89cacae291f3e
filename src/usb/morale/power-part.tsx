import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-bar.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { moraleBounds } from './inputs.ts';
import type { UsbMoraleModel } from './model.ts';

/** What a hero's Power points do for the die: how many may bend it, and what each is worth. */
export function PowerPart({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const format = useFormat();
  const { verdict } = model.answer.value;
  const luck = 'luck' in verdict ? verdict.luck : undefined;
  return (
    <>
      <Stepper
        label={t.power}
        value={model.inputs.value.value.power}
        min={0}
        max={moraleBounds.power}
        onChange={(power) => model.change({ power })}
      />
      <p class="hint">{t.powerHint}</p>
      {luck && (
        <>
          <h3 class="label">{t.luck}</h3>
          {luck.chances.map((chance, points) => (
            <ShareBar
              key={points}
              label={points === 0 ? t.luckNone : t.luckLine(points)}
              value={format.percent(chance)}
              share={chance}
            />
          ))}
          <p>{luck.sure === undefined ? t.neverSure : t.sure(luck.sure)}</p>
        </>
      )}
      <p>{t.inspiration}</p>
    </>
  );
}
