import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { issueWords, type Told } from './issue-words.ts';

interface CountRowProps {
  readonly builder: UnitBuilder;
  readonly label: string;
  readonly does: string;
  readonly count: number;
  readonly told: Told;
  /** The unit with so many of it. */
  readonly unit: (count: number) => UsbUnit;
}

/** So many pieces of a kind; one more says what it costs, or why there may be none. */
export function CountRow({ builder, label, does, count, told, unit }: CountRowProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const more = unit(count + 1);
  const [refusal] = builder.refusals(more);
  const own = refusal && refusal.code !== told.code ? issueWords(t, format, refusal) : undefined;
  return (
    <div class="unit-count">
      <Stepper
        label={`${label} ${format.signed(builder.priceChange(more))}`}
        value={count}
        min={0}
        max={refusal ? count : count + 1}
        describedBy={refusal && !own ? told.at : undefined}
        onChange={(next) => builder.change(unit(next))}
      />
      <p class="hint">{own ?? does}</p>
    </div>
  );
}
