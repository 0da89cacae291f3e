import type { Messages } from '../../../i18n/messages.ts';
import { decodeShoot } from '../../../state/usb-shoot-codec.ts';
import type { UsbShootInputs } from '../../../state/usb-shoot-inputs.ts';
import { fighterText } from '../usb/unit-names.ts';

type Texts = Messages['usbunits'] & Pick<Messages['usbshoot'], 'title'>;

/** One line that names a shooting. */
export function shootTitle(
  t: Texts,
  { shooter, target }: Pick<UsbShootInputs, 'shooter' | 'target'>,
): string {
  return t.title(fighterText(t, shooter.fighter), fighterText(t, target.fighter));
}

/** The line of a kept shooting; undefined where its inputs make none. */
export function titleOf(t: Texts, query: string): string | undefined {
  const inputs = decodeShoot(query);
  return inputs && shootTitle(t, inputs);
}
