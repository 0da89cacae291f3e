import type { Verdict } from '../../fight/compare.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import { shootAnswerOf } from './explained-odds.ts';
import { decodeShoot } from './link.ts';

/** The figures by which a shooting is compared with other fights; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeShoot(query);
  const answer = inputs && shootAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { allModels, fates } = answer.value.odds;
  const gone = fates.destroyed + fates.wiped;
  return {
    figures: [
      { id: 'usb-falls', chance: chanceAtLeast(allModels, 1) },
      { id: 'usb-broken', chance: fates.panicked + gone },
      { id: 'usb-wiped', chance: gone },
    ],
  };
}
