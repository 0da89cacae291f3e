import type { ToHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import { doesHit } from '../../../rules/mage-knight/attack/two-dice.ts';

/** What the base rules add to the defence of who stands higher. */
export const heightBonus = 1;

/** An attack that can be thrown for: what two dice must show, and what a hit does. */
export interface Exchange {
  /** It may be made at all. */
  readonly allowed: boolean;
  readonly need: ToHit;
  readonly damage: number;
}

/** Two dice thrown; `damage` is what they did. */
export interface AttackThrow {
  readonly first: number;
  readonly second: number;
  readonly hit: boolean;
  readonly damage: number;
  /** So many of the 36 throws would have hit. */
  readonly ways: number;
}

export function throwAt(
  { need, damage }: Pick<Exchange, 'need' | 'damage'>,
  first: number,
  second: number,
): AttackThrow {
  const hit = doesHit(first + second, need.needed, need.naturals);
  return { first, second, hit, damage: hit ? damage : 0, ways: need.ways };
}
