import type { UsbTestModel } from '../../../state/usb-test.ts';
import { useTexts } from '../../context.ts';
import { LinkedNote } from '../../parts/linked-note.tsx';
import { UsbTestForm } from './usb-test-form.tsx';
import { UsbTestOdds } from './usb-test-odds.tsx';
import { UsbTestThrow } from './usb-test-throw.tsx';
import { UsbTestWhy } from './usb-test-why.tsx';
import '../fight.css';
import './usb-test.css';

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
