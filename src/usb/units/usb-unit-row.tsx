import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { type Weighing, Worth } from '../../kit/controls/worth.tsx';
import { UnitRowShell } from '../../kit/units/unit-rows.tsx';
import type { Format } from '../../platform/format.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import type { NamedUsbUnit } from '../../storage/units/usb-units.ts';
import { statsText, thingsOf, type UnitTexts, whoText } from '../unit-names.ts';
import { issuesOf, pointsOf } from './choices.ts';
import { issueWords } from './pick.tsx';

/** A unit as a phrase made of its choices: `10 Regulars: ranged weapon, shield`. */
function unitText(t: UnitTexts, format: Format, { unit }: NamedUsbUnit): string {
  const things = thingsOf(t, unit);
  const who = whoText(t, unit, unit.kind === 'line' ? unit.models : 1);
  return things.length > 0 ? t.with(who, format.list(things)) : who;
}

/** What a unit is called: its name, or what it is. */
export function useUnitName(): (unit: NamedUsbUnit) => string {
  const t = useTexts('usb');
  const format = useFormat();
  return (unit) => unit.name.trim() || unitText(t, format, unit);
}

interface UsbUnitRowProps {
  readonly unit: NamedUsbUnit;
  readonly rules: UsbRules;
  readonly count?: number;
  readonly onPick: () => void;
  /** What it would make of the odds. */
  readonly weighing?: Weighing<undefined> | undefined;
  readonly tools?: ComponentChildren;
}

/** A unit of USB with its values and its price: a tap takes it, unless the house rules forbid it as it is. */
export function UsbUnitRow({ unit, rules, count, onPick, weighing, tools }: UsbUnitRowProps) {
  const t = useTexts('usbbuilder');
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
      {weighing && <Worth weigh={() => weighing.worth(undefined)} of={weighing.of} />}
      <UsbUnitValues unit={unit} rules={rules} />
      {issue && (
        <span class="unit-values error">
          {t.illegal} {issueWords(t, format, issue)}
        </span>
      )}
    </UnitRowShell>
  );
}

/** The four values of a unit, and what it is where its name does not say so. */
function UsbUnitValues({ unit, rules }: Pick<UsbUnitRowProps, 'unit' | 'rules'>) {
  const t = useTexts('usb');
  const format = useFormat();
  return (
    <>
      <span class="unit-values hint">{statsText(t, unit.unit, rules)}</span>
      {unit.name.trim() && <span class="unit-values hint">{unitText(t, format, unit)}</span>}
    </>
  );
}
