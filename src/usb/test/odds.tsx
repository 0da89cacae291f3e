import { useFormat, useTexts } from '../../kit/context.ts';
import type { UsbTestModel } from './model.ts';

/** What one die and the whole pool may be expected to do. */
export function UsbTestOdds({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { each, average, wanted } = model.figures.value;
  const { kind, dice, atLeast } = model.inputs.value.value;
  const label = each ? t.perDie : t.sumAverage;
  const needs = each && (each.sixThenSix ? t.needsTwoSixes(each.target) : t.needs(each.target));
  return (
    <section class="fight-answer usb-odds" aria-label={label}>
      <p class="usb-per-die">
        <b>{each ? format.percent(each.chance) : format.number(average)}</b>
        {kind === 'dispute' ? (
          <span>{t.eachSide}</span>
        ) : (
          <span>
            {label}
            {needs && (
              <>
                <br />
                {needs}
              </>
            )}
          </span>
        )}
      </p>
      {(dice > 1 || !each) && (
        <dl class="usb-figures">
          {each && (
            <div>
              <dt>{t.average}</dt>
              <dd>{format.number(average)}</dd>
            </div>
          )}
          <div>
            <dt>{t.atLeastChance(atLeast)}</dt>
            <dd>{format.percent(wanted)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
