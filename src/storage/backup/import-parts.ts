/**
 * Which of two different states of the same army or season wins: the one changed later, the backup's, or the one that is
 * here; or both stay, the army that comes beside the one that is here (of seasons the one changed later wins).
 */
export const armyChoices = ['newer', 'backup', 'mine', 'both'] as const;
export type ArmyChoice = (typeof armyChoices)[number];

/** What is taken from a backup or left, each by itself, in the order in which they are offered. */
export const importParts = [
  'armies',
  'trash',
  'seasons',
  'plays',
  'units',
  'figures',
  'castlePlans',
  'dials',
  'sieges',
  'fights',
  'savedRolls',
  'rolls',
  'tally',
  'drafts',
  'settings',
] as const;
export type ImportPart = (typeof importParts)[number];
export type ImportParts = Readonly<Record<ImportPart, boolean>>;
