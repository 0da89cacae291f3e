import { useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { sightLines } from './ground.ts';

/** What stands in the way of a look, and what does not. */
export function SightPart() {
  const t = useTexts('usbshootmore');
  return <Reasons items={sightLines.map(({ thing, rule }) => ({ text: t.sight[thing], rule }))} />;
}
