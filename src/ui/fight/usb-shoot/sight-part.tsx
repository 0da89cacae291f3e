import { sightLines } from '../../../state/usb-shoot-ground.ts';
import { useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';

/** What stands in the way of a look, and what does not. */
export function SightPart() {
  const t = useTexts('usbshootmore');
  return <Reasons items={sightLines.map(({ thing, rule }) => ({ text: t.sight[thing], rule }))} />;
}
