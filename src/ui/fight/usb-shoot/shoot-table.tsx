import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { shootTexts } from './shoot-texts.ts';

/** The shooting rolled step by step. */
export function ShootTable({ model }: { readonly model: UsbShootModel }) {
  const { dice } = useTexts('usbshootmore');
  const texts = shootTexts({
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
  });
  return <TableCard model={model.play} texts={texts} ready={model.answer.value.ok} />;
}
