import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { useOwnUnits } from '../../kit/units/own-units.tsx';
import type { NamedUsbUnit } from '../../storage/units/usb-units.ts';
import { Builder } from './builder.tsx';
import type { UnitDraft } from './builder-model.ts';
import { openUsbUnits, type UsbUnitsModel } from './model.ts';
import { useUnitName } from './usb-unit-row.tsx';
import '../../kit/units/units.css';

/** The player's own units of USB, with his armies and house rules as they are now; undefined until they are read. */
export function useUsbUnits(): UsbUnitsModel | undefined {
  return useOwnUnits(openUsbUnits);
}

interface EditSheetProps {
  readonly unit: NamedUsbUnit;
  /** Whose it is: the line of an army. */
  readonly of: NonNullable<UnitDraft['of']>;
  /** What it may cost at most there. */
  readonly costliest?: number | undefined;
  readonly onClose: () => void;
}

/** The unit of an army's line in the builder, to be put back. */
export function EditSheet({ unit, of, costliest, onClose }: EditSheetProps) {
  const { builder } = useTexts('usbbuilder');
  const shell = useTexts('shell');
  const model = useUsbUnits();
  return (
    <Dialog title={builder.editTitle} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game="usb">
        {model ? (
          <EditUnit model={model} unit={unit} whose={{ of }} costliest={costliest} onDone={onClose} />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

interface EditUnitProps {
  readonly model: UsbUnitsModel;
  readonly unit: NamedUsbUnit;
  readonly whose: Pick<UnitDraft, 'id' | 'of'>;
  readonly costliest?: number | undefined;
  readonly onDone: () => void;
}

/** A unit that is kept already, being changed; goes on with what was half done. */
export function EditUnit({ model, unit, whose, costliest, onDone }: EditUnitProps) {
  const { notices } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const nameOf = useUnitName();
  const begun = useRef(false);
  const { edited } = model;
  const open = edited.draft.value;
  useEffect(() => {
    if (!begun.current) edited.resume(unit, whose);
    begun.current = true;
  }, []);
  if (!open) return null;

  function save(): void {
    const saved = edited.save();
    if (!saved) return;
    notices.show(t.saved(nameOf(saved)));
    onDone();
  }

  return (
    <Builder
      builder={edited}
      costliest={costliest}
      main={
        <Button
          kind="primary"
          icon="check"
          wide
          disabled={edited.built.value?.issues.length !== 0}
          onClick={save}
        >
          {shell.save}
        </Button>
      }
    >
      <Button
        kind="quiet"
        onClick={() => {
          edited.stop();
          onDone();
        }}
      >
        {shell.cancel}
      </Button>
    </Builder>
  );
}
