import type { Explained, Reason } from '../../reason.ts';
import type { ChargeCircumstanceEffect } from '../attack/circumstances.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** What a rule did to a figure of a Charge; the screen phrases each code with its amount. */
export const chargeEffects = [
  // how hard they meet
  'minifigs-only',
  'straight-run',
  'earlier-turns',
  'target-towards',
  'target-away',
  'angle-ignored',
  'fall-height',
  'point-per-two-inches',
  'capped-by-size',
  'capped-by-damage',
  'braced',
  'half-size-unbraced',
  'ground-without-limit',
  // one blow
  'body-hits-by-itself',
  'weapon-hits-by-itself',
  'own-modifier',
  'use',
  'skill-critical-failure',
  'die-per-point',
  'die-multiplied',
  'weapon-damage',
  'crushing',
  'momentum-die',
  'too-short-run',
  'damage-critical-failure',
  'shield-parries',
  'body-after-miss',
  'runs-past',
  'damage-beats-armor',
  'damage-takes-a-pip',
  'equal-damage-kills',
  // who strikes when
  'longer-first',
  'at-once',
  'knocked-back-first',
  'no-further-counter',
  'aims-apart',
  // what flies how far
  'knockback-contest',
  'less-own-size',
  'rooted-stays',
  'tie-stops-both',
  'within-size-stops',
  'within-size-runs-on',
  'bailed-no-opposition',
  'momentum-less-opposition',
  'one-roll-each',
  'same-momentum-die',
  'smash-beyond-obstacle',
  'smash-adds-up',
  'smash-alone',
  'opposition-taken-off',
  'opposition-compared',
  // where it lands
  'knocked-over',
  'crushed-behind',
  'trampled',
  'trampled-by-itself',
  'trampled-in-reach',
  'falls-behind',
  // several chargers
  'momentum-adds-up',
  'damage-adds-up',
  'damage-and-knockback-add-up',
  'knockback-alone',
  // shoving
  'shove-parried',
  'shove-momentum',
  // dice
  'cranky-per-die',
  'cranky-per-roll',
  'bonus-d6',
  'bonus-same',
  'bonus-declined',
] as const;
export type ChargeEffect = (typeof chargeEffects)[number] | ChargeCircumstanceEffect;

export type ChargeReason = Reason<BrikwarsRuleId, ChargeEffect>;
export type ChargeExplained = Explained<BrikwarsRuleId, ChargeEffect>;
