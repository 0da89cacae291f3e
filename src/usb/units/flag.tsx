import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { issueWords, type Told } from './issue-words.ts';
import { Offered } from './pick.tsx';

interface FlagProps {
  readonly builder: UnitBuilder;
  readonly label: string;
  /** What it does, in one line. */
  readonly does: string;
  readonly rule: UsbRuleId;
  readonly on: boolean;
  readonly told?: Told | undefined;
  /** What a tap makes of the unit. */
  readonly unit: UsbUnit;
}

/** Something that a unit has or has not: what it does, what it costs, why it may not be; its rule beside it. */
export function Flag({ builder, label, does, rule, on, told, unit }: FlagProps) {
  const { navigation } = useServices();
  const t = useTexts('usbbuild');
  const format = useFormat();
  const [refusal] = builder.refusals(unit);
  const own = refusal && refusal.code !== told?.code ? issueWords(t, format, refusal) : undefined;
  return (
    <div class="unit-flag">
      <button
        type="button"
        class="chip unit-flag-chip"
        aria-pressed={on}
        aria-disabled={refusal ? true : undefined}
        aria-describedby={refusal && !own ? told?.at : undefined}
        onClick={() => builder.change(unit)}
      >
        <span class="unit-flag-name">
          <Offered builder={builder} label={label} unit={unit} chosen={false} />
        </span>
        <small class="unit-flag-does">{own ?? does}</small>
      </button>
      <Button kind="quiet" icon="rules" label={t.rule(label)} onClick={() => navigation.openRule(rule)} />
    </div>
  );
}
