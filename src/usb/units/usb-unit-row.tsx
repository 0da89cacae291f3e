import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { UnitRowShell } from '../../kit/units/unit-row-shell.tsx';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import type { NamedUsbUnit } from '../../storage/usb-units.ts';
import { statsText } from '../unit-names.ts';
import { unitText } from '../unit-text.ts';
import { issuesOf, pointsOf } from './choices.ts';
import { issueWords } from './pick.tsx';

/** What a unit is called: its name, or what it is. */
export function useUnitName(): (unit: NamedUsbUnit) => string {
  const t = useTexts('usbunits');
  const format = useFormat();
  return ({ name, unit }) => name.trim() || unitText(t, format, unit, unit.kind === 'line' ? unit.models : 1);
}

interface UsbUnitRowProps {
  readonly unit: NamedUsbUnit;
  readonly rules: UsbRules;
  readonly count?: number;
  readonly onPick: () => void;
  readonly tools?: ComponentChildren;
}

/** A unit of USB with its values and its price: a tap takes it, unless the house rules forbid it as it is. */
export function UsbUnitRow({ unit, rules, count, onPick, tools }: UsbUnitRowProps) {
  const t = useTexts('usbbuild');
  const nameOf = useUnitName();
  const format = useFormat();
  const [issue] = issuesOf(unit.unit, rules);
  return (
    <UnitRowShell
      name={nameOf(unit)}
      count={count === 1 ? undefined : count}
      price={t.points(pointsOf(unit.unit, rules))}
      onPick={onPick}
      barred={issue !== undefined}
      tools={tools}
    >
      <UsbUnitValues unit={unit} rules={rules} />
      {issue && (
        <span class="unit-values error">
          {t.illegal} {issueWords(t, format, issue)}
        </span>
      )}
    </UnitRowShell>
  );
}

interface UsbUnitValuesProps {
  readonly unit: NamedUsbUnit;
  readonly rules: UsbRules;
}

/** The four values of a unit, and what it is where its name does not say so. */
function UsbUnitValues({ unit: { name, unit }, rules }: UsbUnitValuesProps) {
  const t = useTexts('usbunits');
  const format = useFormat();
  return (
    <>
      <span class="unit-values hint">{statsText(t, unit, rules)}</span>
      {name.trim() && (
        <span class="unit-values hint">
          {unitText(t, format, unit, unit.kind === 'line' ? unit.models : 1)}
        </span>
      )}
    </>
  );
}
