import type { Messages } from '../../platform/words.ts';
import { fighterText } from '../unit-names.ts';
import type { UsbShootInputs } from './inputs.ts';
import { decodeShoot } from './link.ts';

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
