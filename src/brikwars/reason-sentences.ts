import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import { circumstanceEffects } from '../rules/brikwars/attack/circumstances.ts';
import type { BrikwarsEffect, BrikwarsReason } from '../rules/brikwars/attack/effects.ts';

type Texts = Messages['brikwars'];

interface Item {
  readonly text: string;
  readonly rule: string;
}

/** A reason given twice (by two blows, by both sides) is given once. */
export function eachOnce(items: readonly Item[]): readonly Item[] {
  return items.filter(
    (item, index) => items.findIndex(({ text, rule }) => text === item.text && rule === item.rule) === index,
  );
}

/** Effects whose amount is added to a roll. */
const signed: ReadonlySet<string> = new Set<BrikwarsEffect>([
  ...circumstanceEffects,
  'visible-thirds',
  'speed',
  'large-target',
  'own-modifier',
  'target-hides',
  'riposte-penalty',
]);

export function reasonText(t: Texts, format: Format, { effect, amount }: BrikwarsReason): string {
  const shown =
    amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
  return t.reasons[effect](shown);
}

export function reasonItems(t: Texts, format: Format, reasons: readonly BrikwarsReason[]): readonly Item[] {
  const items = reasons.map((reason) => ({ text: reasonText(t, format, reason), rule: reason.rule }));
  return eachOnce(items);
}
