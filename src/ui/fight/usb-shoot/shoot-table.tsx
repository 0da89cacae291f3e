import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { useFormat, useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { ShootEnd } from './shoot-end.tsx';
import { shootTexts } from './shoot-texts.ts';

// Nobody needs it before a shooting has ended.
/** The shooting rolled step by step. */
export function ShootTable({ model }: { readonly model: UsbShootModel }) {
  const { dice } = useTexts('usbshootmore');
  const { endOdds } = useTexts('fightplay');
  const words = {
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
    endOdds,
  };
  const texts = shootTexts(words, useFormat());
  const { value } = model.play.play;
  return (
    <>
      <TableCard model={model.play} texts={texts} ready={model.answer.value.ok} />
      {value?.outcome !== undefined && !value.stale && <ShootEnd model={model} />}
    </>
  );
}
