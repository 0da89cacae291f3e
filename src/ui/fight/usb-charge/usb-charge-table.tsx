import type { UsbChargeModel } from '../../../state/usb-charge.ts';
import { usbChargeOptions } from '../../../state/usb-charge-options.ts';
import { afterPlay, usbChargeLikelihood } from '../../../state/usb-charge-play.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { TableCard } from '../table-card.tsx';
import { sidesOf } from './usb-charge-names.ts';
import { usbChargeTexts } from './usb-charge-texts.ts';

/** The melee rolled step by step, and what it leaves. */
export function UsbChargeTable({ model }: { readonly model: UsbChargeModel }) {
  const t = {
    charge: useTexts('usbcharge'),
    more: useTexts('usbchargemore'),
    play: useTexts('usbchargeplay'),
    units: useTexts('usbunits'),
  };
  const format = useFormat();
  return (
    <>
      <TableCard model={model.play} texts={usbChargeTexts(t, format)} ready={model.answer.value.ok} />
      <UsbChargeEnd model={model} />
    </>
  );
}

/** How likely the losses of a melee were, and the way on with what is left of both units. */
function UsbChargeEnd({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargeplay');
  const charge = useTexts('usbcharge');
  const more = useTexts('usbchargemore');
  const format = useFormat();
  const play = model.play.play.value;
  if (play?.outcome === undefined) return null;
  const { inputs, outcome } = play;
  const { models } = usbChargeLikelihood(inputs, outcome);
  const left = afterPlay(inputs, outcome);
  const sides = sidesOf(charge, inputs.setup);
  return (
    <section class="card">
      <h2 class="card-title">{t.left}</h2>
      {usbChargeOptions.roles.map((role) => (
        <div key={role}>
          <p>
            {t.lost(
              sides[role],
              t.lostModels(outcome[role].models),
              more.fates[outcome[role].fate].toLowerCase(),
            )}
          </p>
          {outcome[role].models > 0 && (
            <p class="hint">{t.likely(outcome[role].models, format.hundredths(models[role].atLeast))}</p>
          )}
        </div>
      ))}
      {left && (
        <>
          <Button onClick={() => model.use(left)}>{t.takeOver}</Button>
          <p class="hint">{t.takeOverHint}</p>
        </>
      )}
    </section>
  );
}
