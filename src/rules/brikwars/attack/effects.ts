import type { Explained, Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { circumstanceEffects } from './circumstances.ts';

/** What a rule did to a number; the screen phrases each code with its amount. */
export const brikwarsEffects = [
  // to a skill roll
  ...circumstanceEffects,
  'no-stationary-in-close-combat',
  'visible-thirds',
  'speed',
  'large-target',
  'no-cover-unseen',
  'head-on',
  'own-modifier',
  'target-hides',
  'master-of-weapon',
  'cranky-per-die',
  'cranky-per-roll',
  'floor',
  'critical-failure',
  'bonus-d6',
  'bonus-same',
  'bonus-declined',
  'automatic-hit',
  'attack-roll-known',
  // to what is compared
  'use',
  'edition-use',
  'swung-as-random-object',
  'range',
  'thrown-range',
  'thrown-range-critical-failure',
  // damage and armor
  'damage-beats-armor',
  'equal-damage-kills',
  'rolled-armor',
  'one-armor-roll',
  'damage-adds-up',
  'damage-each-alone',
  'takes-pip',
  'one-pip-a-turn',
  'damage-critical-failure-zero',
  'damage-critical-failure-total',
  // defences
  'counterattack',
  'counter-after-any-attack',
  'parry-number',
  'parry-reduces-damage',
  'riposte-penalty',
  'shield-parries-counterattack',
  'shield-against-missile',
  'no-counter-to-shooting',
  'weapon-lost-on-critical-failure',
  'weapon-lost-to-two-handed',
  'order-of-attack',
  'counter-after-failed-attack',
  'disrupted-no-counter',
  // shoves and withdrawals
  'shove-highest-use',
  'shove-bare-hands',
  'shield-shoves',
  'shield-shoves-back',
  'shove-parried',
  'shoved-inches',
  'shoved-apart',
  'bigger-target',
  'free-counterattack',
  'weapon-flies',
] as const;
export type BrikwarsEffect = (typeof brikwarsEffects)[number];

export type BrikwarsReason = Reason<BrikwarsRuleId, BrikwarsEffect>;
export type BrikwarsExplained = Explained<BrikwarsRuleId, BrikwarsEffect>;
