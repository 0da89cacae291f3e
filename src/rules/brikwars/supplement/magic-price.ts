// What a mage's magic costs when an army is made (P:1508-1530).
import type { BoughtCasts } from '../creation/creation.ts';
import type { PriceLine } from '../creation/price-lines.ts';
import { type TrainingIssue, trainingIssues, trainingLines } from '../creation/price-training.ts';
import { countIssues, type SupplementIssue } from './effects.ts';
import { areaCast, shieldCost } from './spell-values.ts';

/** All that is bought for a mage's magic; he himself is not in it. */
export interface BoughtMagic {
  readonly size: number;
  readonly magic: number;
  readonly area: readonly BoughtCasts[];
  /** Level of his magic shield; 0 is none. */
  readonly shield: number;
  readonly summoning: boolean;
  readonly necromancy: boolean;
  /** Construction Points kept for units that will be summoned, and for area spells of circles. */
  readonly reserve: number;
}

/** One line of a mage's bill. */
export type MagicLine =
  | PriceLine
  | {
      readonly code: 'area-casts' | 'magic-shield' | 'reserve';
      readonly rule: PriceLine['rule'];
      readonly amount: number;
      readonly place?: number;
    };

/** The bill of a mage's magic, line by line (BW-MAG-01, BW-MAG-03, BW-MAG-04, BW-MAG-06, BW-MAG-08). */
export function magicLines({
  size,
  magic,
  area,
  shield,
  summoning,
  necromancy,
  reserve,
}: BoughtMagic): readonly MagicLine[] {
  const lines: readonly MagicLine[] = [
    ...trainingLines(size, { magic, summoning, necromancy }),
    ...area.map(
      ({ level, casts }, place): MagicLine => ({
        code: 'area-casts',
        rule: 'BW-MAG-03',
        amount: areaCast(level) * casts,
        place,
      }),
    ),
    { code: 'magic-shield', rule: 'BW-MAG-04', amount: shieldCost(shield) },
    { code: 'reserve', rule: 'BW-MAG-06', amount: reserve },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** Everything wrong with a mage's magic: spells above his level, skills without the magic they ask, counts that are none (BW-MAG-01, BWC-159). */
export function magicIssues({
  magic,
  area,
  shield,
  summoning,
  necromancy,
  reserve,
}: BoughtMagic): readonly (SupplementIssue | TrainingIssue)[] {
  const above = (level: number, rule: SupplementIssue['rule'], path: SupplementIssue['path']) =>
    level > magic ? [{ code: 'above-level', rule, path, limit: magic } as const] : [];
  return [
    ...trainingIssues({ magic, summoning, necromancy }, [], true),
    ...countIssues({ shield }, 0, 'BW-MAG-01'),
    // Points keep their halves; what is no half fails as its double.
    ...countIssues({ reserve: 2 * reserve }, 0, 'BW-MAG-01'),
    ...area.flatMap(({ level, casts }, place) => [
      ...countIssues({ level, casts }, 1, 'BW-MAG-03').map((issue) => ({
        ...issue,
        path: ['area', place, ...issue.path],
      })),
      ...above(level, 'BW-MAG-03', ['area', place, 'level']),
    ]),
    ...above(shield, 'BWC-159', ['shield']),
  ];
}

/** Construction Points of a mage's magic. */
export function magicCost(bought: BoughtMagic): number {
  return magicLines(bought).reduce((sum, { amount }) => sum + amount, 0);
}
