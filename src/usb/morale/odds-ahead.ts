import type { OddsAhead } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import type { MoraleAhead } from '../../rules/usb/morale/morale-ahead.ts';
import { type Fate, fateChances, fates } from '../../rules/usb/morale/morale-odds.ts';
import type { MoraleVerdict } from '../../rules/usb/morale/morale-scene.ts';
import { type Begun, ofEach, weighed } from '../odds-ahead.ts';
import type { UsbMoraleInputs } from './inputs.ts';

export type MoraleBegun = Begun<UsbMoraleInputs, MoraleVerdict>;

/** Its ends are what can become of the unit, or how many of several fail. */
export function describeMorale(
  inputs: UsbMoraleInputs,
  { odds, options }: MoraleAhead,
): OddsAhead<MoraleBegun> {
  return {
    whole: { inputs, odds },
    ends: moraleEnds(odds),
    ...(options && {
      options: ofEach(options, moraleEnds),
      ...weighed(options, (of) => [holdChance(of), 0]),
    }),
  };
}

function moraleEnds(verdict: MoraleVerdict): readonly EndChance[] {
  const chances = fatesOf(verdict);
  if (chances) return fates.map((id) => ({ id, chance: chances[id] }));
  if (verdict.kind === 'recovery') {
    const { chance } = verdict.odds;
    return [
      { id: 'recovers', chance },
      { id: 'stays', chance: 1 - chance },
    ];
  }
  if (verdict.kind !== 'commander') return [];
  const { min, weights } = verdict.odds.failing;
  return Array.from(weights, (chance, at) => ({ id: `${min + at}`, chance }));
}

/** That the unit is neither panicked nor gone, or that it recovers. */
export function holdChance(verdict: MoraleVerdict): number {
  if (verdict.kind === 'recovery') return verdict.odds.chance;
  const chances = fatesOf(verdict);
  return chances ? chances.steady + chances.shaken : 0;
}

/** How often each thing becomes of the unit; undefined where the question is another. */
export function fatesOf(verdict: MoraleVerdict): Readonly<Record<Fate, number>> | undefined {
  switch (verdict.kind) {
    case 'test':
    case 'losses':
      return fateChances(verdict.odds.outcomes);
    case 'hits':
      return verdict.odds.fates;
    case 'recovery':
    case 'commander':
      return undefined;
  }
}
