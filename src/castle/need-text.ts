import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { HitTerm, ToHit } from '../rules/mage-knight/attack/shooting-to-hit.ts';

interface NeedTexts {
  readonly t: Messages['castlecombat'];
  readonly format: Format;
}

/** What the dice must show. */
export function needText({ t, format }: NeedTexts, need: ToHit): string {
  if (need.ways === 36) return t.always;
  return need.ways === 0 ? t.never : t.atLeast(format.number(lowestHit(need)));
}

/** The lowest sum of two dice that hits. */
export function lowestHit({ needed, naturals }: Pick<ToHit, 'needed' | 'naturals'>): number {
  return Math.min(12, Math.max(naturals.twoMisses ? 3 : 2, needed));
}

/** "15 + 2 (fortification) + 1 (height)"; the first number says itself what it is. */
export function sumText({ t, format }: NeedTexts, terms: readonly HitTerm[]): string {
  return terms
    .map(({ part, amount }, place) => {
      if (place === 0) return format.number(amount);
      return `${amount < 0 ? '−' : '+'} ${format.number(Math.abs(amount))} (${t.parts[part]})`;
    })
    .join(' ');
}
