import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { type Weighing, weighingBy } from '../../kit/controls/worth.tsx';
import { OwnUnits } from '../../kit/units/own-units.tsx';
import { matching, matchingArmies } from '../../kit/units/search.ts';
import { ArmyUnitRows, UnitSearch } from '../../kit/units/unit-rows.tsx';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import type { NamedUsbUnit, SavedUsbUnit } from '../../storage/units/usb-units.ts';
import { begunOf } from './builder-model.ts';
import { ofKind, type UnitKind } from './choices.ts';
import { mostUsbUnits, type UsbUnitsModel } from './model.ts';
import { UsbUnitRow, useUnitName } from './usb-unit-row.tsx';

/** What each unit would make of the odds of a fight. */
export interface UnitsWeighed {
  readonly weighing?: Weighing<{ readonly unit: UsbUnit; readonly id: string }> | undefined;
  /** What they are the chance of. */
  readonly watched?: string | undefined;
}

interface UnitListProps extends UnitsWeighed {
  readonly model: UsbUnitsModel;
  /** The unit in hand, to build on. */
  readonly from: NamedUsbUnit | undefined;
  /** Only units of this kind. */
  readonly only: UnitKind | undefined;
  readonly onPick: (unit: NamedUsbUnit, id: string) => void;
  /** Into an army with it. */
  readonly onWant: (unit: NamedUsbUnit) => void;
  readonly onEdit: (unit: SavedUsbUnit) => void;
  /** To the builder. */
  readonly onBuild: () => void;
}

/** The way to the builder, own units, and those of the armies. */
export function UnitList(props: UnitListProps) {
  const { model, from, only, onPick, onWant, onEdit, onBuild, weighing, watched } = props;
  const weighs = ({ unit }: NamedUsbUnit, id: string) => weighingBy(weighing, () => ({ unit, id }));
  const t = useTexts('units');
  const build = useTexts('usbbuilder');
  const { builder } = build;
  const format = useFormat();
  const nameOf = useUnitName();
  const query = useSignal('');
  const own = ofKind(model.list.value, only, ({ unit }) => unit);
  const armies = model.armyUnits.value.map((army) => ({
    ...army,
    units: ofKind(army.units, only, ({ unit }) => unit.unit),
  }));
  const begun = begunOf(model.fresh.draft.value);
  const half = only && begun?.unit.kind !== only ? undefined : begun;
  const total = own.length + armies.reduce((sum, { units }) => sum + units.length, 0);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = matchingArmies(armies, query.value, nameOf);

  function buildNew(): void {
    onBuild();
  }

  function buildFrom(unit: NamedUsbUnit): void {
    model.fresh.start({ name: unit.name, unit: unit.unit });
    onBuild();
  }

  return (
    <>
      <div class="row">
        <Button kind="primary" icon={half ? 'edit' : 'plus'} onClick={buildNew}>
          {half ? build.goOn(nameOf(half)) : only === 'hero' ? builder.createHero : builder.create}
        </Button>
        {from && !begun && (
          <Button icon="edit" onClick={() => buildFrom(from)}>
            {build.from(nameOf(from))}
          </Button>
        )}
      </div>
      <UnitSearch query={query} total={total} found={shownOwn.length + shownArmies.length} words={builder} />
      {weighing && watched && total > 0 && (
        <p class="way-head" aria-hidden="true">
          {watched}
        </p>
      )}
      <OwnUnits
        model={model}
        units={shownOwn}
        nameOf={nameOf}
        words={builder}
        row={(unit, tools) => (
          <UsbUnitRow
            key={unit.id}
            unit={unit}
            rules={model.rules.value}
            onPick={() => onPick(unit, unit.id)}
            weighing={weighs(unit, unit.id)}
            tools={tools}
          />
        )}
        onEdit={onEdit}
        onWant={onWant}
      />
      {model.full.value && <p class="note">{builder.full(format.number(mostUsbUnits))}</p>}
      <ArmyUnitRows
        armies={shownArmies}
        words={builder}
        row={({ line, count, unit }) => (
          <UsbUnitRow
            key={line}
            unit={unit}
            rules={model.rules.value}
            count={count}
            onPick={() => onPick(unit, line)}
            weighing={weighs(unit, line)}
            tools={
              !begun && (
                <Button icon="copy" onClick={() => buildFrom(unit)}>
                  {t.copy}
                </Button>
              )
            }
          />
        )}
      />
      {only === 'hero' && total === 0 && <p class="hint">{builder.noHeroes}</p>}
      {!only && armies.length > 0 && armies.every(({ units }) => units.length === 0) && (
        <p class="hint">{t.noArmyUnits}</p>
      )}
    </>
  );
}
