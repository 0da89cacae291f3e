import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { useViewFocus } from '../../kit/units/own-units.tsx';
import type { NamedUsbUnit, SavedUsbUnit } from '../../storage/units/usb-units.ts';
import { Builder, type UsbArmyBudget } from './builder.tsx';
import { begunOf } from './builder-model.ts';
import type { UnitKind } from './choices.ts';
import { EditUnit, useUsbUnits } from './edit-sheet.tsx';
import { mostUsbUnits, type UsbUnitsModel } from './model.ts';
import { ToUsbArmy } from './to-usb-army.tsx';
import { UnitList, type UnitsWeighed } from './unit-list.tsx';
import { useUnitName } from './usb-unit-row.tsx';
import '../../kit/units/units.css';

interface NewUnitProps {
  readonly model: UsbUnitsModel;
  /** What taking it is called here. */
  readonly takeLabel: string;
  readonly onTake: (unit: NamedUsbUnit) => void;
  /** It is of this kind. */
  readonly only?: UnitKind | undefined;
  /** What it may cost at most where it is taken to. */
  readonly costliest?: number | undefined;
  /** What is left to spend there. */
  readonly left?: number | undefined;
  readonly budget?: UsbArmyBudget | undefined;
  /** Into an army with it. */
  readonly onWant: ((unit: NamedUsbUnit) => void) | undefined;
  readonly onDone: () => void;
}

/** A new unit in the builder: taken at once, kept, or put into an army. */
function NewUnit({ model, takeLabel, only, costliest, left, budget, onTake, onWant, onDone }: NewUnitProps) {
  const { notices } = useServices();
  const t = useTexts('usbbuilder');
  const units = useTexts('units');
  const format = useFormat();
  const nameOf = useUnitName();
  const { fresh } = model;
  // Goes on with what is half built.
  const before = useRef<UnitKind | undefined>(undefined);
  useEffect(() => {
    before.current = begunOf(fresh.draft.peek())?.unit.kind;
    const bounds = [costliest, left].filter((bound) => bound !== undefined);
    fresh.propose(only ?? 'line', bounds.length > 0 ? Math.min(...bounds) : undefined);
    if (only) fresh.chooseKind(only);
  }, []);
  const illegal = fresh.built.value?.issues.length !== 0;
  const barred = model.newer.value
    ? t.builder.newer
    : model.full.value
      ? t.builder.full(format.number(mostUsbUnits))
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
      costliest={costliest}
      budget={budget}
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

export interface UnitBuilderProps extends UnitsWeighed {
  /** What taking a new unit is called here. */
  readonly takes: 'take' | 'intoArmy';
  /** Begins with a new unit. */
  readonly build?: boolean;
  /** The unit in hand, to build on. */
  readonly from?: NamedUsbUnit | undefined;
  /** Only units of this kind. */
  readonly only?: UnitKind | undefined;
  /** What it may cost at most where it is taken to. */
  readonly costliest?: number | undefined;
  /** What is left to spend there. */
  readonly left?: number | undefined;
  /** The army that it is taken to. */
  readonly budget?: UsbArmyBudget | undefined;
  /** With the id of what is kept or of an army's line; a new unit has none. */
  readonly onPick: (unit: NamedUsbUnit, id?: string) => void;
  readonly onClose: () => void;
}

/** What the sheet shows: all units at hand, a new one being built, a kept one being changed, or where a unit goes. */
type View =
  | { readonly at: 'list' }
  | { readonly at: 'new' }
  | { readonly at: 'edit'; readonly unit: SavedUsbUnit }
  | { readonly at: 'army'; readonly unit: NamedUsbUnit; readonly back: 'list' | 'new' };

/** Units of one's own and of the stored armies in a sheet, and the bench where they are built. */
export function UnitBuilder({ build, onPick, onClose, ...given }: UnitBuilderProps) {
  const { only } = given;
  const model = useUsbUnits();
  const t = useTexts('units');
  const { builder } = useTexts('usbbuilder');
  const shell = useTexts('shell');
  const nameOf = useUnitName();
  const view = useSignal<View>({ at: build ? 'new' : 'list' });
  const shown = view.value;
  const inside = useViewFocus(shown.at);
  const titles: Readonly<Record<View['at'], string>> = {
    list: only === 'hero' ? builder.pickHero : builder.pick,
    new: only === 'hero' ? builder.createHero : builder.create,
    edit: builder.editTitle,
    army: shown.at === 'army' ? t.toArmyTitle(nameOf(shown.unit)) : '',
  };
  return (
    <Dialog title={titles[shown.at]} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game="usb" ref={inside} tabIndex={-1}>
        {model ? (
          <Inside
            model={model}
            view={shown}
            onView={(next) => {
              view.value = next;
            }}
            {...given}
            onPick={({ name, unit }, id) => {
              onClose();
              onPick({ name, unit }, id);
            }}
          />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

interface InsideProps extends Omit<UnitBuilderProps, 'onClose' | 'build'> {
  readonly model: UsbUnitsModel;
  readonly view: View;
  readonly onView: (view: View) => void;
}

function Inside({
  model,
  view,
  onView,
  takes,
  from,
  only,
  costliest,
  left,
  budget,
  onPick,
  ...odds
}: InsideProps) {
  const t = useTexts('usbbuilder');
  const toList = () => onView({ at: 'list' });
  switch (view.at) {
    case 'list':
      return (
        <UnitList
          model={model}
          from={from}
          only={only}
          onPick={onPick}
          onWant={(unit) => onView({ at: 'army', unit, back: 'list' })}
          onEdit={(unit) => onView({ at: 'edit', unit })}
          onBuild={() => onView({ at: 'new' })}
          {...odds}
        />
      );
    case 'new':
      return (
        <NewUnit
          model={model}
          takeLabel={t[takes]}
          only={only}
          costliest={costliest}
          left={left}
          budget={budget}
          onTake={onPick}
          // Who comes from an army takes it into that one.
          onWant={takes === 'intoArmy' ? undefined : (unit) => onView({ at: 'army', unit, back: 'new' })}
          onDone={toList}
        />
      );
    case 'edit':
      return <EditUnit model={model} unit={view.unit} whose={{ id: view.unit.id }} onDone={toList} />;
    case 'army':
      return <ToUsbArmy model={model} unit={view.unit} onDone={() => onView({ at: view.back })} />;
  }
}
