import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { UsbFrameModel } from '../place.ts';
import { AtTable } from './at-table.tsx';

/** What the table needs around every fight; made when it is opened. */
export function TableFold({ frame }: { readonly frame: UsbFrameModel }) {
  const t = useTexts('usbfights');
  return (
    <div data-game="usb">
      <Fold title={t.atTable}>{() => <AtTable frame={frame} />}</Fold>
    </div>
  );
}
