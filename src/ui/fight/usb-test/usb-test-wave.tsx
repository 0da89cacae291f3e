import { useEffect, useRef } from 'preact/hooks';
import type { TypedWave, UsbTestModel } from '../../../state/usb-test.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Die } from '../../parts/die.tsx';
import { Stepper } from '../../parts/stepper.tsx';

interface UsbTestWaveProps {
  readonly model: UsbTestModel;
  readonly typing: TypedWave;
}

/** The dice of one roll from the table, counted by face. */
export function UsbTestWave({ model, typing }: UsbTestWaveProps) {
  const t = useTexts('usb');
  const shell = useTexts('shell');
  const { wave, counts, missing, index } = typing;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: without this the keyboard would start again at the top.
  useEffect(() => heading.current?.focus(), [index]);
  return (
    <section class="card" aria-labelledby="usb-wave">
      <h2 id="usb-wave" class="card-title" ref={heading} tabIndex={-1}>
        {t.typeWave[wave.purpose](wave.dice.length)}
      </h2>
      <ul class="usb-counts">
        {counts.map((count, place) => (
          <li key={place + 1}>
            <Die sides={6} face={place + 1} size={40} />
            <Stepper
              label={t.showing(place + 1)}
              hideLabel
              value={count}
              min={0}
              max={count + missing}
              onChange={(value) => model.setCount(place + 1, value)}
            />
          </li>
        ))}
      </ul>
      <p class="hint">{missing > 0 ? t.missing(missing) : '\u00a0'}</p>
      <Button kind="primary" wide disabled={missing > 0} onClick={model.finishWave}>
        {t.next}
      </Button>
      <div class="row">
        {index > 0 && (
          <Button kind="quiet" icon="undo" onClick={model.reopenWave}>
            {t.previousWave}
          </Button>
        )}
        <Button kind="quiet" icon="close" onClick={model.stopTyping}>
          {shell.cancel}
        </Button>
      </div>
    </section>
  );
}
