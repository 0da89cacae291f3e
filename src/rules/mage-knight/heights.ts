import type { Sum } from './answer.ts';

/** Where somebody may be, as far as height matters. */
export const heightPlaces = ['ground', 'arch', 'yard', 'high-terrain', 'top', 'planking'] as const;
export type HeightPlace = (typeof heightPlaces)[number];

export const levels = ['ground', 'high'] as const;
export type Level = (typeof levels)[number];

const levelOfPlace: Readonly<Record<HeightPlace, Level>> = {
  ground: 'ground',
  arch: 'ground',
  yard: 'ground',
  'high-terrain': 'high',
  top: 'high',
  planking: 'high',
};

/** The level of a place: the tops of all sections are as high as one another and as any high terrain (MK-HGT-01). */
export function levelOf(place: HeightPlace): Level {
  return levelOfPlace[place];
}

/** Whether the first level is above the second. */
export function isHigher(level: Level, than: Level): boolean {
  return levels.indexOf(level) > levels.indexOf(than);
}

export const heightEffects = ['target-higher', 'target-not-higher', 'primary-level-counts'] as const;
export type HeightEffect = (typeof heightEffects)[number];

/** What the defence of a close combat target rises by: 1 if it is higher than the primary attacker (MK-CC-04, MK-A-11). */
export function higherTargetDefence(target: Level, primary: Level, gangUp = false): Sum<HeightEffect> {
  const value = isHigher(target, primary) ? 1 : 0;
  const height = {
    rule: 'MK-CC-04',
    effect: value > 0 ? 'target-higher' : 'target-not-higher',
    amount: value,
  } as const;
  return {
    value,
    reasons: gangUp ? [height, { rule: 'MK-A-11', effect: 'primary-level-counts' }] : [height],
  };
}
