import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { UsbChargeAnswer } from './answer.ts';
import { reasonItems } from './reasons.ts';
import { usbChargeReasons } from './why.ts';

interface UsbChargeWhyProps {
  readonly label: string;
  readonly answer: UsbChargeAnswer;
}

/** Why a melee goes as it does: the dice of both sides with what helps and hinders them, then the rules in force. */
export function UsbChargeWhy({ label, answer }: UsbChargeWhyProps) {
  const more = useTexts('usbchargemore');
  const t = {
    charge: useTexts('usbcharge'),
    why: useTexts('usbmeleewhy'),
    modifiers: useTexts('usbwhy').modifiers,
    units: useTexts('usbunits'),
    play: useTexts('usbchargeplay'),
  };
  const format = useFormat();
  return (
    <>
      <h3 class="label">{more.why(label)}</h3>
      <Reasons items={reasonItems(t, format, answer.setup, usbChargeReasons(answer))} />
    </>
  );
}
