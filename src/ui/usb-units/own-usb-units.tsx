import type { NamedUsbUnit, SavedUsbUnit, UsbUnitsModel } from '../../state/usb-units.ts';
import { useServices, useTexts } from '../context.ts';
import { useRowFocus } from '../fight/units/use-row-focus.ts';
import { Button } from '../parts/button.tsx';
import { useUnitName } from './unit-name.ts';
import { UsbUnitRow } from './usb-unit-row.tsx';

interface OwnUsbUnitsProps {
  readonly model: UsbUnitsModel;
  readonly units: readonly SavedUsbUnit[];
  readonly onPick: (unit: NamedUsbUnit) => void;
  /** Into an army with it. */
  readonly onWant: (unit: NamedUsbUnit) => void;
  readonly onEdit: (unit: SavedUsbUnit) => void;
}

/** The player's own units: taken by a tap; edited, copied, put into an army or deleted behind another. */
export function OwnUsbUnits({ model, units, onPick, onWant, onEdit }: OwnUsbUnitsProps) {
  const { announcer } = useServices();
  const t = useTexts('units');
  const nameOf = useUnitName();
  const { heading, list, focusRow } = useRowFocus();

  function copy(id: string, place: number): void {
    const made = model.copy(id);
    if (!made) return;
    focusRow(place + 1);
    announcer.announce(t.copied(nameOf(made)));
  }

  if (model.newer.value) return <p class="note">{t.newer}</p>;
  return (
    <section class="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t.own}
      </h3>
      {model.list.value.length === 0 && <p class="hint">{t.noOwn}</p>}
      <ul class="unit-rows" ref={list}>
        {units.map((unit, place) => (
          <UsbUnitRow
            key={unit.id}
            unit={unit}
            rules={model.rules.value}
            onPick={() => onPick(unit)}
            tools={
              <>
                <Button icon="edit" onClick={() => onEdit(unit)}>
                  {t.edit}
                </Button>
                <Button icon="copy" disabled={model.full.value} onClick={() => copy(unit.id, place)}>
                  {t.copy}
                </Button>
                <Button icon="armies" onClick={() => onWant(unit)}>
                  {t.toArmy}
                </Button>
                <Button
                  icon="trash"
                  onClick={() => {
                    focusRow(place);
                    model.remove(unit.id, nameOf(unit));
                  }}
                >
                  {t.remove}
                </Button>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
