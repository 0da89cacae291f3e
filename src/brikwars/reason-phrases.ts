import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { BrikwarsEffect, BrikwarsReason } from '../rules/brikwars/effects.ts';

type Texts = Messages['fightwhy'];

/** Effects whose amount is added to a roll. */
const signed: ReadonlySet<BrikwarsEffect> = new Set([
  'target-still',
  'aimed',
  'visible-thirds',
  'speed',
  'large-target',
  'blind',
  'own-modifier',
  'riposte-penalty',
]);

export function reasonText(t: Texts, format: Format, { effect, amount }: BrikwarsReason): string {
  const shown =
    amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
  return t.reasons[effect](shown);
}

/** A reason told twice (by two blows, by both sides) is told once. */
export function reasonItems(
  t: Texts,
  format: Format,
  reasons: readonly BrikwarsReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  const items = reasons.map((reason) => ({ text: reasonText(t, format, reason), rule: reason.rule }));
  return items.filter(
    (item, index) =>
      items.findIndex((other) => other.rule === item.rule && other.text === item.text) === index,
  );
}
