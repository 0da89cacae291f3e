import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { TableCard } from '../table-card.tsx';
import { shootTexts } from './shoot-texts.ts';

// Nobody needs it before a shooting has ended.
const ShootEnd = later(() => import('./shoot-end.tsx').then((module) => module.ShootEnd), ['usbafter']);

/** The shooting rolled step by step. */
export function ShootTable({ model }: { readonly model: UsbShootModel }) {
  const { dice } = useTexts('usbshootmore');
  const texts = shootTexts({
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
  });
  const { value } = model.play.play;
  return (
    <>
      <TableCard model={model.play} texts={texts} ready={model.answer.value.ok} />
      {value?.outcome !== undefined && !value.stale && <ShootEnd model={model} />}
    </>
  );
}
