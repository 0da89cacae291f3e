import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ResultReason } from '../../rules/usb/score.ts';

/** What a score is made of, point by point. */
export function scoreParts(
  t: Messages['usbchargeplay'],
  format: Format,
  reasons: readonly ResultReason[],
): readonly string[] {
  return reasons.map(({ effect, amount }) => t.score[effect](format.signed(amount)));
}
