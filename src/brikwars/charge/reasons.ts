import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { circumstanceEffects } from '../../rules/brikwars/attack/circumstances.ts';
import type { ChargeReason } from '../../rules/brikwars/charge/charge-effects.ts';
import { eachOnce } from '../reason-sentences.ts';

type Texts = Messages['charge'];

const signed: ReadonlySet<string> = new Set<string>([
  ...circumstanceEffects,
  'own-modifier',
  'less-own-size',
  'target-towards',
  'target-away',
]);

/** Reasons in words, without repeats. */
export function chargeReasons(
  t: Texts,
  format: Format,
  reasons: readonly ChargeReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  const items = reasons.map(({ rule, effect, amount }) => {
    const shown =
      amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
    return { rule, text: t.reasons[effect](shown) };
  });
  return eachOnce(items);
}
