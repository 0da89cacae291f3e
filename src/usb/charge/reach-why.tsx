import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { MoveReason } from '../../rules/usb/movement.ts';

/** Why a charge reaches so far. */
export function ReachWhy({ reasons }: { readonly reasons: readonly MoveReason[] }) {
  const { moves } = useTexts('usbphase');
  const format = useFormat();
  return (
    <Reasons
      items={reasons.map(({ rule, effect, amount = 0 }) => ({
        rule,
        text: moves[effect](
          effect === 'base' || effect === 'slow-ceiling' ? format.number(amount) : format.signed(amount),
        ),
      }))}
    />
  );
}
