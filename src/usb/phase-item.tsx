import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import { Reasons } from '../kit/reasons.tsx';
import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { MoveInches } from '../rules/usb/movement.ts';
import type { PhaseItem as ItemOfPhase, PhaseReason } from '../rules/usb/phase-items.ts';

type Texts = Messages['usbphase'];

interface PhaseItemProps {
  readonly item: ItemOfPhase<string>;
  readonly name: string;
}

/** One action: a sign and a word for whether it is allowed, its reach, and why. */
export function PhaseItem({ item, name }: PhaseItemProps) {
  const t = useTexts('usbphase');
  const format = useFormat();
  const id = useId();
  const { allowed, move, need, reasons } = item;
  const open = useSignal(false);
  const items = [...reasonItems(t, reasons), ...(move ? moveItems(t, format, move) : [])];
  return (
    <li data-allowed={allowed}>
      <button
        type="button"
        class="usb-phase-item"
        aria-expanded={open.value}
        aria-controls={id}
        disabled={items.length === 0}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name={allowed ? 'check' : 'close'} size={20} />
        <span class="usb-phase-name">
          {name}
          <span class="visually-hidden">: {allowed ? t.may : t.mayNot}</span>
        </span>
        {move && <b>{t.inches(format.number(move.value))}</b>}
        {need !== undefined && <b>{t.need(need)}</b>}
        {!open.value && reasons.length > 0 && (
          <span class="usb-phase-hint">{reasons.map(({ effect }) => t.effects[effect]).join(' ')}</span>
        )}
      </button>
      <div id={id}>{open.value && <Reasons items={items} />}</div>
    </li>
  );
}

function reasonItems(t: Texts, reasons: readonly PhaseReason[]) {
  return reasons.map(({ rule, effect }) => ({ rule, text: t.effects[effect] }));
}

function moveItems(t: Texts, format: Format, { reasons }: MoveInches) {
  const unsigned = new Set(['base', 'slow-ceiling']);
  return reasons.map(({ rule, effect, amount = 0 }) => ({
    rule,
    text: t.moves[effect](unsigned.has(effect) ? format.number(amount) : format.signed(amount)),
  }));
}
