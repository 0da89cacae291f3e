import { useSignal } from '@preact/signals';
import { begunOf } from '../../state/unit-builder.ts';
import { newUnits } from '../../state/unit-choices.ts';
import { matching } from '../../state/unit-search.ts';
import {
  mostUsbUnits,
  type NamedUsbUnit,
  type SavedUsbUnit,
  type UsbUnitsModel,
} from '../../state/usb-units.ts';
import { useFormat, useTexts } from '../context.ts';
import { ArmyUnitRows } from '../fight/units/army-unit-rows.tsx';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { OwnUsbUnits } from './own-usb-units.tsx';
import { useUnitName } from './unit-name.ts';
import { UsbUnitRow } from './usb-unit-row.tsx';

interface UnitListProps {
  readonly model: UsbUnitsModel;
  /** The unit in hand, to build on. */
  readonly from: NamedUsbUnit | undefined;
  readonly onPick: (unit: NamedUsbUnit) => void;
  /** Into an army with it. */
  readonly onWant: (unit: NamedUsbUnit) => void;
  readonly onEdit: (unit: SavedUsbUnit) => void;
  /** To the bench. */
  readonly onBuild: () => void;
}

/** Fewer than this are seen at a glance. */
const searchFrom = 12;

/** The way to the bench, own units, and those of the armies. */
export function UnitList({ model, from, onPick, onWant, onEdit, onBuild }: UnitListProps) {
  const t = useTexts('units');
  const build = useTexts('usbbuild');
  const format = useFormat();
  const nameOf = useUnitName();
  const query = useSignal('');
  const own = model.list.value;
  const armies = model.armyUnits.value;
  const half = begunOf(model.fresh.draft.value);
  const total = own.length + armies.reduce((sum, { units }) => sum + units.length, 0);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = armies.flatMap((army) => {
    const units = matching(army.units, query.value, ({ unit }) => `${army.name} ${nameOf(unit)}`);
    return units.length > 0 ? [{ ...army, units }] : [];
  });

  function buildFrom(unit: NamedUsbUnit): void {
    model.fresh.start({ name: unit.name, unit: unit.unit });
    onBuild();
  }

  return (
    <>
      <div class="row">
        <Button
          kind="primary"
          icon={half ? 'edit' : 'plus'}
          onClick={() => (half ? onBuild() : buildFrom({ name: '', unit: newUnits.line }))}
        >
          {half ? build.goOn(nameOf(half)) : t.create}
        </Button>
        {from && !half && (
          <Button icon="edit" onClick={() => buildFrom(from)}>
            {build.from(nameOf(from))}
          </Button>
        )}
      </div>
      {total > searchFrom && (
        <Field
          label={t.search}
          type="search"
          inputMode="search"
          value={query.value}
          onInput={(text) => {
            query.value = text;
          }}
        />
      )}
      {query.value && shownOwn.length + shownArmies.length === 0 && (
        <p class="note">{t.nothingFound(query.value)}</p>
      )}
      <OwnUsbUnits model={model} units={shownOwn} onPick={onPick} onWant={onWant} onEdit={onEdit} />
      {model.full.value && <p class="note">{t.full(format.number(mostUsbUnits))}</p>}
      <ArmyUnitRows
        armies={shownArmies}
        row={({ line, count, unit }) => (
          <UsbUnitRow
            key={line}
            unit={unit}
            rules={model.rules.value}
            count={count}
            onPick={() => onPick(unit)}
            tools={
              !half && (
                <Button icon="copy" onClick={() => buildFrom(unit)}>
                  {t.copy}
                </Button>
              )
            }
          />
        )}
      />
      {armies.length > 0 && armies.every(({ units }) => units.length === 0) && (
        <p class="hint">{t.noArmyUnits}</p>
      )}
    </>
  );
}
