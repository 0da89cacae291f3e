import { useSignal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SheetNotice } from '../../kit/units/sheet-notice.tsx';
import { useViewFocus } from '../../kit/units/use-view-focus.ts';
import type { NamedUsbUnit, SavedUsbUnit } from '../../storage/usb-units.ts';
import type { UnitKind } from './choices.ts';
import { EditUnit } from './edit-sheet.tsx';
import type { UsbUnitsModel } from './model.ts';
import { NewUnit } from './new-unit.tsx';
import { ToUsbArmy } from './to-usb-army.tsx';
import { UnitList } from './unit-list.tsx';
import { useUnitName } from './unit-name.ts';
import { useUsbUnits } from './use-usb-units.ts';
import '../../kit/units/units.css';

export interface UnitBenchProps {
  /** What taking a new unit is called here. */
  readonly takes: 'take' | 'intoArmy';
  /** Begins with a new unit. */
  readonly build?: boolean;
  /** The unit in hand, to build on. */
  readonly from?: NamedUsbUnit | undefined;
  /** Only units of this kind. */
  readonly only?: UnitKind | undefined;
  /** What it may cost at most where it is taken to. */
  readonly dearest?: number | undefined;
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
export function UnitBench({ takes, build, from, only, dearest, onPick, onClose }: UnitBenchProps) {
  const model = useUsbUnits();
  const t = useTexts('units');
  const { bench } = useTexts('usbbuild');
  const shell = useTexts('shell');
  const nameOf = useUnitName();
  const view = useSignal<View>({ at: build ? 'new' : 'list' });
  const shown = view.value;
  const inside = useViewFocus(shown.at);
  const titles: Readonly<Record<View['at'], string>> = {
    list: only === 'hero' ? bench.pickHero : bench.pick,
    new: only === 'hero' ? bench.createHero : bench.create,
    edit: bench.editTitle,
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
            takes={takes}
            from={from}
            only={only}
            dearest={dearest}
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

interface InsideProps extends Omit<UnitBenchProps, 'onClose' | 'build'> {
  readonly model: UsbUnitsModel;
  readonly view: View;
  readonly onView: (view: View) => void;
}

function Inside({ model, view, onView, takes, from, only, dearest, onPick }: InsideProps) {
  const t = useTexts('usbbuild');
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
        />
      );
    case 'new':
      return (
        <NewUnit
          model={model}
          takeLabel={t[takes]}
          only={only}
          dearest={dearest}
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
