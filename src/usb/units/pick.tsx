import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import type { UnitIssue, UnitIssueCode } from '../../rules/usb/units/check-unit.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import type { UnitBuilder } from './builder-model.ts';

/** A refusal that is shown once for a whole group, and the element that shows it. */
export interface Description {
  readonly code: UnitIssueCode;
  readonly at: string;
}

/** What is wrong with a unit, as a sentence. */
export function issueWords(t: Messages['usbbuilder'], format: Format, issue: UnitIssue): string {
  const { code, of, lowest = 0, highest = 0, found = 0 } = issue;
  const words = t.issues[code](format.number(lowest), format.number(highest), format.number(found));
  return of === 'mount' ? t.issueOfMount(words) : words;
}

/** Something that may be chosen, and the unit that it makes. */
export interface Offer<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly unit: UsbUnit;
}

interface PickProps<Value extends string> {
  readonly builder: UnitBuilder;
  readonly legend: string;
  readonly value: Value | undefined;
  readonly offers: readonly Offer<Value>[];
  /** What the one chosen does. */
  readonly hint?: string | undefined;
  /** The rule that says so: the hint opens it. */
  readonly rule?: UsbRuleId | undefined;
}

/** One of a few for a unit: what each changes of the price, and why it is not allowed where it is not. */
export function Pick<Value extends string>(props: PickProps<Value>) {
  const { builder, legend, value, offers, hint, rule } = props;
  return (
    <div class="unit-pick-group">
      <Choice
        legend={legend}
        value={value}
        options={offers.map(({ value: offered, label, unit }) => ({
          value: offered,
          label: <Offered builder={builder} label={label} unit={unit} chosen={offered === value} />,
          disabled: offered !== value && builder.refusals(unit).length > 0,
        }))}
        onChange={(chosen) => {
          const offer = offers.find((each) => each.value === chosen);
          if (offer) builder.change(offer.unit);
        }}
      />
      {hint && (rule ? <Reasons items={[{ rule, text: hint }]} /> : <p class="hint">{hint}</p>)}
      <Refusals builder={builder} offers={offers.filter((offer) => offer.value !== value)} />
    </div>
  );
}

interface OfferedProps {
  readonly builder: UnitBuilder;
  readonly label: string;
  readonly unit: UsbUnit;
  readonly chosen: boolean;
}

/** What is offered, with what it changes of the price. */
export function Offered({ builder, label, unit, chosen }: OfferedProps) {
  const format = useFormat();
  const change = chosen ? 0 : builder.priceChange(unit);
  return (
    <>
      {label}
      {change !== 0 && <small class="unit-delta"> {format.signed(change)}</small>}
    </>
  );
}

/** Why some of the offers are not allowed, each reason once. */
function Refusals({
  builder,
  offers,
}: {
  readonly builder: UnitBuilder;
  readonly offers: readonly Offer<string>[];
}) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const byReason = new Map<string, string[]>();
  for (const { label, unit } of offers) {
    const [issue] = builder.refusals(unit);
    if (!issue) continue;
    const why = issueWords(t, format, issue);
    byReason.set(why, [...(byReason.get(why) ?? []), label]);
  }
  if (byReason.size === 0) return null;
  return (
    <ul class="hint">
      {[...byReason].map(([why, labels]) => (
        <li key={why}>{t.refused(format.list(labels), why)}</li>
      ))}
    </ul>
  );
}
