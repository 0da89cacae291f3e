import { Switches, SwitchList } from '../fight/switch-list.tsx';
import { useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { plainUsbTable, withUsbWord } from './house-rules-link.ts';
import { usbSwitchesOf } from './house-switches.ts';
import type { UsbFrameModel } from './place.ts';

interface UsbRulesSheetProps {
  readonly frame: UsbFrameModel;
  readonly onClose: () => void;
}

/** By which house rules USB is played: those of the mode shown, and those of units and armies. */
export function UsbRulesSheet({ frame, onClose }: UsbRulesSheetProps) {
  const t = useTexts('usbfights');
  const keep = useTexts('fightsaved');
  const rules = useTexts('usbrules');
  const mode = frame.mode.value;
  if (mode === undefined) return null;
  const { mode: switches, army, elsewhere } = usbSwitchesOf(frame.table.value, mode);
  const shared = {
    words: rules.switches,
    own: rules.own,
    onChoose(id: string, word: string) {
      const table = withUsbWord(frame.table.peek(), id, word);
      if (table) frame.useTable(table);
    },
  };
  return (
    <Dialog title={keep.rulesTitle} onClose={onClose}>
      <SwitchList
        {...shared}
        title={keep.switchesOf(t.modes[mode])}
        switches={switches}
        elsewhere={elsewhere}
        changes={frame.changes.value}
        clear={rules.clear}
        onClear={() => frame.useTable(plainUsbTable)}
      >
        <h3>{rules.army}</h3>
        <Switches {...shared} switches={army} />
      </SwitchList>
    </Dialog>
  );
}
