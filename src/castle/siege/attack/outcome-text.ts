import { useFormat, useTexts } from '../../../kit/context.ts';
import type { ShotOutcome } from '../../../rules/mage-knight/attack/shooting-reasons.ts';

/** Why a shot cannot be made, in a few words. */
export function useOutcomeText(): (outcome: ShotOutcome, reach: number) => string {
  const { outcomes: t, inches } = useTexts('castlesiege');
  const format = useFormat();
  return (outcome, reach) =>
    outcome === 'out-of-range'
      ? t[outcome](inches(format.number(reach)))
      : outcome === 'hits-for'
        ? ''
        : t[outcome];
}
