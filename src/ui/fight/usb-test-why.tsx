import type { UsbTestModel } from '../../state/usb-test.ts';
import { useFormat, useTexts } from '../context.ts';
import { Bars } from '../parts/bars.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { ShareBar } from '../parts/share-bar.tsx';
import { Stepper } from '../parts/stepper.tsx';

/** The whole distribution, and why a die has the chance it has. */
export function UsbTestWhy({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { weights, reasons, wanted } = model.figures.value;
  const { atLeast } = model.inputs.value.value;
  return (
    <>
      <section class="card">
        <h2 class="card-title">{t.distribution}</h2>
        <Bars label={t.distribution} weights={weights} min={0} from={atLeast} columns={t.columns} />
        <Stepper
          label={t.atLeast}
          value={atLeast}
          min={0}
          max={weights.length - 1}
          onChange={(value) => model.change({ atLeast: value })}
        />
        <ShareBar label={t.atLeastChance(atLeast)} value={format.percent(wanted)} share={wanted} />
      </section>
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons
          items={reasons.map(({ rule, effect, amount = 0 }) => ({
            rule,
            text: t.reasons[effect](amount, format.signed(amount)),
          }))}
        />
      </section>
    </>
  );
}
