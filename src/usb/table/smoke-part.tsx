import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { smokeChancesOf } from './facts.ts';

/** How soon smoke goes, and what a hero can do about it. */
export function SmokePart({ rules }: { readonly rules: UsbRules }) {
  const t = useTexts('usbfield');
  const format = useFormat();
  return (
    <>
      <p>{t.smokeHint}</p>
      {smokeChancesOf(rules).map((chance, points) => (
        <ShareBar
          key={points}
          label={points === 0 ? t.smokeGoes : t.smokePoints(points)}
          value={format.percent(chance)}
          share={chance}
        />
      ))}
      <Reasons items={[{ text: t.smokeWhy, rule: 'USB-SPEC-07' }]} />
    </>
  );
}
