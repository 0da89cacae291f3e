import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import { transportFactsOf } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

interface TransportPartProps {
  readonly model: AtTableModel;
  readonly rules: UsbRules;
  readonly units: readonly UsbUnit[];
}

/** Whether a cargo fits, and how it gets in and out. */
export function TransportPart({ model, rules, units }: TransportPartProps) {
  const t = useTexts('usbfield');
  const format = useFormat();
  const { infantry, heavy, holds } = model.value.value;
  const { fits, needed, own, boarding } = transportFactsOf(model.value.value, rules, units);
  return (
    <>
      <Stepper
        label={t.infantry}
        value={infantry}
        min={0}
        max={atTableBounds.cargo}
        onChange={(value) => model.change({ infantry: value })}
      />
      <Stepper
        label={t.heavy}
        value={heavy}
        min={0}
        max={atTableBounds.cargo}
        onChange={(value) => model.change({ heavy: value })}
      />
      <Stepper
        label={t.holds}
        value={holds}
        min={0}
        max={atTableBounds.holds}
        onChange={(value) => model.change({ holds: value })}
      />
      {own > 0 && own !== holds && (
        <Button onClick={() => model.change({ holds: own })}>{t.ownHolds(own)}</Button>
      )}
      <p>
        {fits ? t.fits : t.fitsNot} {t.holdsNeeded(needed, format.number(needed))}
      </p>
      <Reasons
        items={[
          { text: t.holdsWhy, rule: 'USB-TRANS-01' },
          ...(rules.cargoMix === 'heavyAsTwo' ? [{ text: t.heavyAsTwo, rule: 'USB-A-26' }] : []),
          { text: t.boarding(format.number(boarding)), rule: 'USB-TRANS-02' },
          { text: t.carrierGone, rule: 'USB-TRANS-04' },
        ]}
      />
    </>
  );
}
