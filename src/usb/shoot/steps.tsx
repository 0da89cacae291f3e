import { TableCard } from '../../fight/step-card.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShootEnd } from './end.tsx';
import type { UsbShootModel } from './model.ts';
import { shootTexts } from './text.ts';

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
