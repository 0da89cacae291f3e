import { chanceOf } from '../../dice/distribution.ts';
import type { UsbRules } from '../house-rules.ts';
import type { MoraleEnd } from './morale-record.ts';
import { type MoraleScene, moraleVerdict } from './morale-scene.ts';
import { recovered } from './recovery.ts';

/** How likely it was that a scene ended so; undefined where somebody chose whether to bend a die. */
export function moraleLikelihood(
  scene: MoraleScene,
  { fate, models, failing, chosen }: MoraleEnd,
  rules: UsbRules,
): number | undefined {
  if (chosen) return undefined;
  const verdict = moraleVerdict(scene, rules);
  switch (verdict.kind) {
    case 'test':
    case 'losses':
      return sumOf(verdict.odds.outcomes.filter((end) => end.fate === fate && end.models === models));
    case 'hits':
      return sumOf(verdict.odds.ends.filter((end) => end.fate === fate && end.models === models));
    case 'recovery': {
      const { chance, from } = verdict.odds;
      return fate === recovered[from] ? chance : 1 - chance;
    }
    case 'commander':
      return chanceOf(verdict.odds.failing, failing ?? 0);
  }
}

function sumOf(ends: readonly { readonly chance: number }[]): number {
  return ends.reduce((sum, { chance }) => sum + chance, 0);
}
