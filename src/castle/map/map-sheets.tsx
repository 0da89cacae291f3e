import type { Signal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { SettingsButton } from '../../kit/controls/settings-button.tsx';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { SavedPlans } from '../plans/model.ts';
import { PlanKeeping } from '../plans/plan-keeping.tsx';
import type { CastleMapModel } from './map-model.ts';
import { FindingsList, ThingsList } from './map-side.tsx';
import { TableSetup } from './table-setup.tsx';
import { MapHabits, ThingTools } from './thing-tools.tsx';

interface SheetProps {
  readonly model: CastleMapModel;
  readonly onClose: () => void;
}

/** All that is wrong; a tap on it goes to the piece. */
export function FindingsSheet({ model, onClose }: SheetProps) {
  const t = useTexts('castlemap');
  return (
    <Dialog kind="sheet" title={t.wrong(model.findings.value.length)} onClose={onClose}>
      <SheetNotice />
      <FindingsList model={model} onChosen={onClose} />
    </Dialog>
  );
}

interface PieceSheetProps extends SheetProps {
  readonly step: Signal<number>;
}

/** All that can be done to the chosen piece. */
export function PieceSheet({ model, step, onClose }: PieceSheetProps) {
  const phrases = useMapPhrases(model.plan.value);
  const chosen = model.rested.value;
  if (!chosen) return null;
  return (
    <Dialog kind="sheet" title={phrases.name(chosen)} onClose={onClose}>
      <SheetNotice />
      <ThingTools model={model} step={step} onGone={onClose} />
    </Dialog>
  );
}

/** What few need: the plan as a whole, all that stands on it as a list, habits, the table, and its players. */
export function MoreSheet({
  model,
  saved,
  onTable,
  onClose,
}: SheetProps & { readonly saved: SavedPlans | undefined; readonly onTable: () => void }) {
  const t = useTexts('castlemap');
  const castle = useTexts('castle');
  const leaveForTable = () => {
    onClose();
    onTable();
  };
  return (
    <Dialog kind="sheet" title={t.more} onClose={onClose}>
      <SheetNotice />
      <PlanKeeping model={model} saved={saved} onTable={leaveForTable} />
      <MapHabits model={model} />
      <ThingsList model={model} />
      <TableSetup model={model} />
      <SettingsButton kind="quiet" onLeave={onClose} />
      <p class="hint">{castle.edition}</p>
    </Dialog>
  );
}
