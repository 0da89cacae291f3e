import type { UsbFrameModel } from '../../../state/usb-frame.ts';
import { useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { LateFold } from '../late-fold.tsx';

const AtTable = later(
  () => import('./at-table.tsx').then((module) => module.AtTable),
  ['usbfield', 'usbphase'],
);

/** What the table needs around every fight; fetched when it is opened. */
export function TableFold({ frame }: { readonly frame: UsbFrameModel }) {
  const t = useTexts('usbfights');
  return (
    <div data-game="usb">
      <LateFold title={t.atTable}>{() => <AtTable frame={frame} />}</LateFold>
    </div>
  );
}
