import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../button.tsx';
import { useFormat, useTexts } from '../context.ts';
import { Icon } from '../icon.tsx';

interface UnitRowShellProps {
  readonly name: string;
  /** How many of it there are. */
  readonly count?: number | undefined;
  readonly price: string | undefined;
  readonly onPick: () => void;
  /** It cannot be taken as it is; its values say why. */
  readonly barred?: boolean;
  /** Whether a tap marks it, and how it stands; left out where a tap takes it. */
  readonly marked?: boolean | undefined;
  /** What is asked of it while it is marked. */
  readonly asked?: ComponentChildren;
  /** What else can be done with it; unfolded by a tap. */
  readonly tools?: ComponentChildren;
  /** Its values in one or two lines. */
  readonly children?: ComponentChildren;
}

/** A unit as a row: a tap takes or marks it. */
export function UnitRowShell({ name, count, price, onPick, tools, children, ...row }: UnitRowShellProps) {
  const { barred, marked, asked } = row;
  const t = useTexts('units');
  const format = useFormat();
  const unfolded = useSignal(false);
  return (
    <li class="unit-row" data-marked={marked || undefined}>
      <button type="button" class="unit-pick" disabled={barred} aria-pressed={marked} onClick={onPick}>
        {marked !== undefined && <span class="unit-tick">{marked && <Icon name="check" size={18} />}</span>}
        <b>{count === undefined ? name : t.times(format.number(count), name)}</b>
        {price !== undefined && <span class="unit-price">{price}</span>}
        {children}
      </button>
      {tools && (
        <span data-does="more">
          <Button
            kind="quiet"
            icon="more"
            label={t.moreFor(name)}
            expanded={unfolded.value}
            onClick={() => {
              unfolded.value = !unfolded.value;
            }}
          />
        </span>
      )}
      {asked && <div class="unit-tools">{asked}</div>}
      {unfolded.value && <div class="row unit-tools">{tools}</div>}
    </li>
  );
}
