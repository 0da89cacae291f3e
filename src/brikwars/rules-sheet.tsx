import type { HouseSwitch } from '../fight/house-switch.ts';
import { SwitchList } from '../fight/switch-list.tsx';
import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { anyEditions } from './editions.ts';
import { quikSwitchesOf, switchesOf, withQuikSwitch, withSwitch } from './house-rules.ts';
import type { FightFrameModel } from './place.ts';

interface RulesSheetProps {
  readonly frame: FightFrameModel;
  readonly onClose: () => void;
}

/** Which edition is played, and by which house rules. */
export function RulesSheet({ frame, onClose }: RulesSheetProps) {
  const t = useTexts('fights');
  const keep = useTexts('fightsaved');
  const words = useTexts('houserules');
  const edition = frame.edition.value;
  const mode = frame.mode.value;
  const switches = switchesIn(frame);
  const changes = frame.changes.value;
  return (
    <Dialog title={keep.rulesTitle} onClose={onClose}>
      <Choice
        legend={keep.edition}
        value={edition}
        options={anyEditions.map((value) => ({ value, label: t.editions[value] }))}
        onChange={(value) => void frame.chooseEdition(value)}
      />
      {edition && <p class="hint">{keep.editionHints[edition]}</p>}
      {mode && (
        <SwitchList
          title={mode === 'quik' ? keep.switches : keep.switchesOf(t.modes[mode])}
          switches={switches}
          words={mode === 'quik' ? words.quik : words.table}
          own={keep.own}
          onChoose={(id, word) => setSwitch(frame, id, word)}
          elsewhere={changes - switches.filter(({ changed }) => changed).length}
          changes={changes}
          clear={keep.clearSwitches}
          onClear={() => clearSwitches(frame)}
        />
      )}
    </Dialog>
  );
}

/** The house rules that matter to the mode shown. */
function switchesIn({ mode, table, quikTable }: FightFrameModel): readonly HouseSwitch[] {
  const now = mode.value;
  if (now === 'quik') return quikTable.value ? quikSwitchesOf(quikTable.value) : [];
  return now && table.value ? switchesOf(table.value, now) : [];
}

function setSwitch(frame: FightFrameModel, id: string, word: string): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable(withSwitch(full, id, word));
  else if (short) frame.useQuikTable(withQuikSwitch(short, id, word));
}

/** Back to what the edition says of every switch. */
function clearSwitches(frame: FightFrameModel): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable({ ...full, house: {} });
  else if (short) frame.useQuikTable({ ...short, house: {} });
}
