import { useEffect } from 'preact/hooks';
import { newUnits } from '../../state/unit-choices.ts';
import type { NamedUsbUnit, UsbUnitsModel } from '../../state/usb-units.ts';
import { mostUsbUnits } from '../../state/usb-units.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Builder } from './builder.tsx';
import { useUnitName } from './unit-name.ts';

interface NewUnitProps {
  readonly model: UsbUnitsModel;
  /** What taking it is called here. */
  readonly takeLabel: string;
  readonly onTake: (unit: NamedUsbUnit) => void;
  readonly onWant: (unit: NamedUsbUnit) => void;
  readonly onDone: () => void;
}

/** A new unit on the bench: taken at once, kept, or put into an army. */
export function NewUnit({ model, takeLabel, onTake, onWant, onDone }: NewUnitProps) {
  const { announcer } = useServices();
  const t = useTexts('usbbuild');
  const units = useTexts('units');
  const format = useFormat();
  const nameOf = useUnitName();
  const { fresh } = model;
  // Goes on with what is half built.
  useEffect(() => fresh.resume({ name: '', unit: newUnits.line }, {}), []);
  const illegal = fresh.built.value?.issues.length !== 0;
  const barred = model.newer.value
    ? units.newer
    : model.full.value
      ? units.full(format.number(mostUsbUnits))
      : undefined;

  function take(): void {
    const unit = fresh.take();
    if (!unit) return;
    fresh.stop();
    onTake(unit);
  }

  function save(): void {
    const saved = fresh.save();
    if (!saved) return;
    announcer.announce(units.saved(nameOf(saved)));
    onDone();
  }

  return (
    <Builder
      builder={fresh}
      main={
        <Button kind="primary" icon="check" wide disabled={illegal} onClick={take}>
          {takeLabel}
        </Button>
      }
    >
      <Button icon="plus" disabled={illegal || barred !== undefined} onClick={save}>
        {t.saveOwn}
      </Button>
      <Button
        icon="armies"
        disabled={illegal}
        onClick={() => {
          const unit = fresh.take();
          if (unit) onWant(unit);
        }}
      >
        {units.toArmy}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          fresh.stop();
          onDone();
        }}
      >
        {t.discard}
      </Button>
      {barred && <p class="hint">{barred}</p>}
    </Builder>
  );
}
