import type { UsbTestModel } from '../../state/usb-test.ts';
import { useFormat, useTexts } from '../context.ts';

/** What one die and the whole pool may be expected to do. */
export function UsbTestOdds({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { target, sixThenSix, perDie, average, wanted } = model.figures.value;
  const { atLeast } = model.inputs.value.value;
  return (
    <section class="card usb-odds" aria-label={t.perDie}>
      <p class="usb-per-die">
        <b>{format.percent(perDie)}</b>
        <span>
          {t.perDie}
          <br />
          {sixThenSix ? t.needsTwoSixes(target) : t.needs(target)}
        </span>
      </p>
      <dl class="usb-figures">
        <div>
          <dt>{t.average}</dt>
          <dd>{format.number(average)}</dd>
        </div>
        <div>
          <dt>{t.atLeastChance(atLeast)}</dt>
          <dd>{format.percent(wanted)}</dd>
        </div>
      </dl>
    </section>
  );
}
