import { type AskTries, triesOf } from '../../fight/tries.ts';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { alike } from '../../rules/tries.ts';

/**
 * Who falls when the charger comes again and again, each time from as far: as long as both stand, all is as at first.
 * Undefined where somebody has pips to lose, since a Charge that is survived changes who is met then.
 */
export function chargeTries(ends: readonly Outcome[], plain: boolean): AskTries {
  return () => {
    const [dies, , falls] = ends;
    if (!plain || !dies || !falls) return undefined;
    return triesOf(
      { ends: [dies, falls], counts: 'attacks', assumes: 'again' },
      alike(dies.chance, falls.chance),
    );
  };
}
