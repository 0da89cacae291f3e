import { useFormat, useTexts } from '../../kit/context.ts';
import type { UsbArmyModel } from './model.ts';

/** Ready armies that an empty one can start from. */
export function Samples({ army }: { readonly army: UsbArmyModel }) {
  const t = useTexts('usbarmy');
  const format = useFormat();
  return (
    <section class="card">
      <h2 class="card-title">{t.start}</h2>
      <p class="hint">{t.startHint}</p>
      <div class="chips">
        {army.samples.map(({ limit, heroes, others }) => {
          const points = format.number(limit);
          return (
            <button
              type="button"
              class="chip usb-sample"
              key={limit}
              onClick={() => army.startFrom(limit, t.sampleName(points))}
            >
              <b>{t.sample(points)}</b>
              <small>{t.sampleUnits(heroes, others)}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
