import type { UsbRules } from '../../../rules/usb/house-rules.ts';
import { smokeChancesOf } from '../../../state/usb-at-table-facts.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';
import { ShareBar } from '../../parts/share-bar.tsx';

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
