import { useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { UsbTestForm } from './form.tsx';
import type { UsbTestModel } from './model.ts';
import { UsbTestOdds } from './odds.tsx';
import { UsbTestThrow } from './throw.tsx';
import { UsbTestWhy } from './why-card.tsx';
import '../../fight/fight.css';
import './test.css';

/** A pool of USB tests: odds first, then the dice. */
export function UsbTest({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  return (
    <section class="fight" data-game="usb" aria-label={t.title}>
      <LinkedNote inputs={model.inputs} />
      <UsbTestOdds model={model} />
      <div class="columns">
        <div>
          <UsbTestThrow model={model} />
        </div>
        <div>
          <UsbTestForm model={model} />
          <UsbTestWhy model={model} />
        </div>
      </div>
    </section>
  );
}
