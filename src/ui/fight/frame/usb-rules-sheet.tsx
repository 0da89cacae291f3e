import type { UsbFrameModel } from '../../../state/usb-frame.ts';
import { usbSwitchesOf } from '../../../state/usb-switches.ts';
import { plainUsbTable, withUsbWord } from '../../../state/usb-table-rules.ts';
import { useTexts } from '../../context.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Switches, SwitchList } from './switch-list.tsx';

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
