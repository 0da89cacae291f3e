import type { Verdict } from '../../fight/compare.ts';
import { chanceAtLeast, chanceOf } from '../../rules/dice/distribution.ts';
import { fateChances } from '../../rules/usb/morale-odds.ts';
import type { MoraleVerdict } from '../../rules/usb/morale-scene.ts';
import { decodeMorale } from './link.ts';
import { moraleAnswerOf } from './model.ts';

/** The figures by which a question of morale is compared with others; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeMorale(query);
  if (!inputs) return undefined;
  const { falls, broken, wiped } = figuresOf(moraleAnswerOf(inputs).verdict);
  return {
    figures: [
      { id: 'usb-falls', chance: falls },
      { id: 'usb-broken', chance: broken },
      { id: 'usb-wiped', chance: wiped },
    ],
  };
}

function figuresOf(verdict: MoraleVerdict): {
  readonly falls: number;
  readonly broken: number;
  readonly wiped: number;
} {
  switch (verdict.kind) {
    case 'test':
    case 'losses': {
      const { panicked, destroyed, wiped } = fateChances(verdict.odds.outcomes);
      const falls = verdict.odds.outcomes.reduce(
        (sum, { models, chance }) => sum + (models > 0 ? chance : 0),
        0,
      );
      return { falls, broken: panicked + destroyed + wiped, wiped: destroyed + wiped };
    }
    case 'hits': {
      const { panicked, destroyed, wiped } = verdict.odds.fates;
      return {
        falls: chanceAtLeast(verdict.odds.models, 1),
        broken: panicked + destroyed + wiped,
        wiped: destroyed + wiped,
      };
    }
    case 'recovery':
      return {
        falls: 0,
        broken: verdict.odds.from === 'panicked' ? 1 - verdict.odds.chance : 0,
        wiped: 0,
      };
    case 'commander':
      return { falls: 0, broken: 1 - chanceOf(verdict.odds.failing, 0), wiped: 0 };
  }
}
