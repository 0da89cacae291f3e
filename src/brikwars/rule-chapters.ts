import type { SwitchChapter } from '../fight/switch-list.tsx';
import type { HouseRuleId } from '../rules/brikwars/house-rules.ts';

/** What tables of BrikWars change most. */
export const frequentRules = ['bonus', 'equalDamage', 'heavyUse'] as const;

const chapters: readonly (readonly [SwitchChapter, readonly HouseRuleId[]])[] = [
  [
    'dice',
    [
      'bonus',
      'equalDamage',
      'skillCriticalFailure',
      'damageCriticalFailure',
      'rangeCriticalFailure',
      'cranky',
    ],
  ],
  [
    'close',
    [
      'heavyUse',
      'parryRolled',
      'parryUntil',
      'counterAfter',
      'cumulativeDamage',
      'knockedAway',
      'shoveTargets',
      'unarmedParry',
      'gangPenalty',
    ],
  ],
  [
    'shots',
    [
      'randomObjectUse',
      'automaticHits',
      'headOnIgnoresSpeed',
      'largeTarget',
      'blindCover',
      'heightCap',
      'blastRoll',
    ],
  ],
];

/** Where a house rule is looked for in the sheet. */
export function chapterOf(id: string): SwitchChapter {
  return chapters.find(([, ids]) => ids.some((known) => known === id))?.[0] ?? 'own';
}
