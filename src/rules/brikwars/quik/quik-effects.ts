import type { Explained, Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** What a rule of QuikWars or LUGPolWars did to a figure; the screen phrases each code with its amount. */
export const quikEffects = [
  'no-roll-to-hit',
  'damage-dice',
  'dice-together',
  'rolled-apart',
  'hero-both-attacks',
  'hero-sum-doubled',
  'crew-dice',
  'crew-inches',
  'crew-limit',
  'throw-must-reach',
  'armor-roll',
  'protection-dice',
  'protection-once',
  'equal-lives',
  'equal-succeeds',
  'bonus-d6',
  'ones-count',
  'floor',
  'studs-held',
  'studs-spent',
  'inches-per-unit',
  'speed-limit',
  'unfit-for-terrain',
  'overloaded',
  'keeps-going',
  'crash-dice',
  'move-limit',
  'jump-height',
  'jump-distance',
  'swim-limit',
  'any-number-handled',
  'one-act',
  'studs-per-carrier',
  'unit-price',
  'item-price',
  'body-price',
  'ground-price',
  'flight-price',
  'difficulty',
  'nothing-to-roll',
] as const;
export type QuikEffect = (typeof quikEffects)[number];

export type QuikReason = Reason<BrikwarsRuleId, QuikEffect>;
export type QuikExplained = Explained<BrikwarsRuleId, QuikEffect>;
