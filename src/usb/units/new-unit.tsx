import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { NamedUsbUnit } from '../../storage/usb-units.ts';
import { Builder } from './builder.tsx';
import { begunOf } from './builder-model.ts';
import type { UnitKind } from './choices.ts';
import { mostUsbUnits, type UsbUnitsModel } from './model.ts';
import { useUnitName } from './unit-name.ts';

interface NewUnitProps {
  readonly model: UsbUnitsModel;
  /** What taking it is called here. */
  readonly takeLabel: string;
  readonly onTake: (unit: NamedUsbUnit) => void;
  /** It is of this kind. */
  readonly only?: UnitKind | undefined;
  /** What it may cost at most where it is taken to. */
  readonly dearest?: number | undefined;
  /** Into an army with it. */
  readonly onWant: ((unit: NamedUsbUnit) => void) | undefined;
  readonly onDone: () => void;
}

/** A new unit on the bench: taken at once, kept, or put into an army. */
export function NewUnit({ model, takeLabel, only, dearest, onTake, onWant, onDone }: NewUnitProps) {
  const { notices } = useServices();
  const t = useTexts('usbbuild');
  const units = useTexts('units');
  const format = useFormat();
  const nameOf = useUnitName();
  const { fresh } = model;
  // Goes on with what is half built.
  const before = useRef<UnitKind | undefined>(undefined);
  useEffect(() => {
    before.current = begunOf(fresh.draft.peek())?.unit.kind;
    fresh.propose(only ?? 'line', dearest);
    if (only) fresh.chooseKind(only);
  }, []);
  const illegal = fresh.built.value?.issues.length !== 0;
  const barred = model.newer.value
    ? t.bench.newer
    : model.full.value
      ? t.bench.full(format.number(mostUsbUnits))
      : undefined;

  function take(): void {
    const unit = fresh.take();
    if (!unit) return;
    // What was half built of another kind is not what was taken.
    if (only && before.current && before.current !== only) fresh.chooseKind(before.current);
    else fresh.stop();
    onTake(unit);
  }

  function save(): void {
    const saved = fresh.save();
    if (!saved) return;
    notices.show(units.saved(nameOf(saved)));
    onDone();
  }

  return (
    <Builder
      builder={fresh}
      only={only}
      dearest={dearest}
      main={
        <Button kind="primary" icon="check" wide disabled={illegal} onClick={take}>
          {takeLabel}
        </Button>
      }
    >
      <Button icon="plus" disabled={illegal || barred !== undefined} onClick={save}>
        {t.saveOwn}
      </Button>
      {onWant && (
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
      )}
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
